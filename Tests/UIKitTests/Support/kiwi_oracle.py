#!/usr/bin/env python3
"""Answers for systems of linear constraints, from kiwisolver (pip install kiwisolver).

usage: kiwi_oracle.py < CASES.json > ANSWERS.json
       kiwi_oracle.py --fixture COUNT SEED > FIXTURE.json     random cases with their answers

A case is {"nonNegative": [bool per variable], "constraints": [{"terms": [[variable, coefficient]],
"relation": -1 | 0 | 1, "constant": number, "priority": number}]}. An answer is {"rejected":
[numbers of the required constraints that can't hold, in order], "errors": [[priority, sum of
errors], highest priority first]}. Where the optimum isn't unique the sums still are.
"""
import json
import os
import random
import sys

import kiwisolver as kiwi

STEPS = [1e6, 1e3, 1.0]


def build(case, skip):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(str(i)) for i in range(len(case["nonNegative"]))]
    for variable, bounded in zip(variables, case["nonNegative"]):
        if bounded:
            solver.addConstraint(variable >= 0)
    optional = sorted({c["priority"] for c in case["constraints"] if c["priority"] < 1000})[::-1]
    strengths = dict(zip(optional, STEPS))
    for number, c in enumerate(case["constraints"]):
        if number in skip:
            continue
        expression = sum((k * variables[int(v)] for v, k in c["terms"]), kiwi.Expression([], 0.0))
        constraint = kiwi.Constraint(
            expression - c["constant"],
            {-1: "<=", 0: "==", 1: ">="}[c["relation"]],
            kiwi.strength.required if c["priority"] >= 1000 else strengths[c["priority"]],
        )
        try:
            solver.addConstraint(constraint)
        except kiwi.UnsatisfiableConstraint:
            return None, number
    solver.updateVariables()
    return [v.value() for v in variables], None


def answer(case):
    rejected = []
    while True:
        values, bad = build(case, set(rejected))
        if bad is None:
            break
        rejected.append(bad)
    errors = {}
    for c in case["constraints"]:
        if c["priority"] >= 1000:
            continue
        off = sum(k * values[int(v)] for v, k in c["terms"]) - c["constant"]
        missed = abs(off) if c["relation"] == 0 else max(0.0, -off * c["relation"])
        errors[c["priority"]] = errors.get(c["priority"], 0.0) + missed
    return {"rejected": rejected, "errors": [[p, errors[p]] for p in sorted(errors, reverse=True)]}


def answers(cases):
    done = []
    while len(done) < len(cases):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(writing, "w") as out:
                for case in cases[len(done) :]:
                    print(json.dumps(answer(case)), file=out, flush=True)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as lines:
            done += [json.loads(line) for line in lines]
        os.waitpid(child, 0)
        if len(done) < len(cases):
            done.append(None)
    return done


def random_case(rng):
    count = rng.randint(2, 7)
    constraints = []
    for _ in range(rng.randint(2, 14)):
        chosen = rng.sample(range(count), rng.randint(1, min(3, count)))
        constraints.append(
            {
                "terms": [[v, rng.choice([-2, -1, -1, 1, 1, 2, 0.5])] for v in chosen],
                "relation": rng.choice([-1, 0, 0, 1]),
                "constant": rng.randint(-40, 100),
                "priority": rng.choice([1000, 1000, 750, 500, 250]),
            }
        )
    return {
        "nonNegative": [rng.random() < 0.3 for _ in range(count)],
        "constraints": constraints,
    }


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--fixture":
        rng = random.Random(int(sys.argv[3]))
        cases = [random_case(rng) for _ in range(int(sys.argv[2]))]
        lines = [json.dumps({"case": c, "answer": answer(c)}, separators=(",", ":")) for c in cases]
        print("[\n" + ",\n".join(lines) + "\n]")
        return
    json.dump(answers(json.load(sys.stdin)), sys.stdout)


main()
