extension HTMLReport {
  /// Shows a flow at a time and the step that is chosen, by the mouse, with the arrow keys or by a
  /// link such as `#flow-0-step-3`.
  static let script = """
    "use strict";
    const sections = [...document.querySelectorAll("section")];
    const links = [...document.querySelectorAll("nav a")];
    const choose = () => {
      const [, flow, step] = location.hash.match(/^#flow-(\\d+)(?:-step-(\\d+))?$/) || [];
      const failed = sections.findIndex((section) => section.className === "failed");
      const index = sections[flow] ? Number(flow) : Math.max(failed, 0);
      sections.forEach((section, other) => { section.hidden = other !== index; });
      links.forEach((link, other) => {
        link.toggleAttribute("aria-current", other === index);
      });
      const button = step && sections[index].querySelector(`[data-step="${step}"]`);
      if (button) button.click();
    };
    for (const section of sections) {
      const data = JSON.parse(section.querySelector(".data").textContent);
      const buttons = [...section.querySelectorAll("button[data-step]")];
      const size = [Number(section.dataset.width), Number(section.dataset.height)];
      const make = (name, text, kind) => {
        const element = document.createElement(name);
        element.textContent = text;
        if (kind) element.className = kind;
        return element;
      };
      const picture = (figure, index, words) => {
        const image = section.querySelector(figure + " img");
        image.hidden = index === undefined || index === null;
        if (image.hidden) return null;
        image.src = "data:image/png;base64," + data.pictures[index];
        image.alt = words;
        return image;
      };
      const fingers = (step, image) => {
        const drawing = section.querySelector("svg");
        drawing.replaceChildren();
        drawing.toggleAttribute("hidden", !image || step.touches.length === 0);
        if (!image || step.touches.length === 0) return;
        const shape = (name, attributes) => {
          const element = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          drawing.append(element);
        };
        const fit = () => {
          const turned = image.naturalWidth > image.naturalHeight === size[0] < size[1];
          drawing.setAttribute("viewBox", "0 0 " + (turned ? size[1] + " " + size[0]
            : size[0] + " " + size[1]));
        };
        image.complete && image.naturalWidth ? fit() : image.addEventListener("load", fit, { once: true });
        let points = [];
        const draw = () => {
          if (points.length > 1) shape("polyline", { points: points.join(" "), class: "path" });
        };
        for (const [x, y, begins] of step.touches) {
          if (begins) {
            draw();
            points = [];
            shape("circle", { cx: x, cy: y, r: 18, class: "finger" });
          }
          points.push(x + "," + y);
        }
        draw();
      };
      const show = (button) => {
        const step = data.steps[Number(button.dataset.step) - 1];
        for (const other of buttons) other.setAttribute("aria-pressed", other === button);
        fingers(step, picture(".before", step.before, "The screen before: " + step.title));
        picture(".after", step.after, "The screen after: " + step.title);
        const facts = section.querySelector(".facts");
        facts.replaceChildren(
          make("h3", step.title),
          make("div", step.place + " · " + step.status + " · from " + step.start + ", "
            + step.duration, "place"),
          make("pre", step.source));
        if (step.details) facts.append(make("pre", step.details, "failure"));
        if (step.files.length) {
          const list = document.createElement("ul");
          for (const file of step.files) list.append(make("li", file, "place"));
          facts.append(list);
        }
      };
      for (const [index, button] of buttons.entries()) {
        button.addEventListener("click", () => show(button));
        button.addEventListener("keydown", (event) => {
          const next = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (!next || !buttons[index + next]) return;
          event.preventDefault();
          buttons[index + next].focus();
          show(buttons[index + next]);
        });
      }
      const first = buttons.find((button) => button.getAttribute("aria-pressed") === "true");
      if (first) show(first);
    }
    addEventListener("hashchange", choose);
    choose();
    """
}
