extension HTMLReport {
  /// The page's look, in light and dark.
  static let style = """
    :root {
      color-scheme: light dark;
      --back: #f5f5f7; --paper: #ffffff; --ink: #1d1d1f; --faint: #6e6e73; --line: #d9d9de;
      --accent: #0066cc; --chosen: #e8f1fc; --good: #1e7f37; --bad: #c62828; --doubt: #9a5b00;
      --bad-paper: #fdecec; --doubt-paper: #fff5e0; --shade: 0 1px 2px #0001, 0 8px 24px #0001;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #131315; --paper: #1d1d20; --ink: #f2f2f5; --faint: #9c9ca3; --line: #36363b;
        --accent: #4da3ff; --chosen: #1c3350; --good: #5fd07a; --bad: #ff7b72; --doubt: #f0b458;
        --bad-paper: #3a1d1d; --doubt-paper: #382c14; --shade: 0 1px 2px #0006, 0 8px 24px #0006;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.45 Inter, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
    }
    code, pre, .source, .place { font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
    header { padding: 28px 32px 12px; }
    h1 { margin: 0; font-size: 28px; letter-spacing: -.02em; }
    header p { margin: 6px 0 0; color: var(--faint); }
    .verdict { font-weight: 600; margin-right: 12px; }
    .verdict.passed { color: var(--good); }
    .verdict.failed { color: var(--bad); }
    main { padding: 8px 32px 48px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 20px; }
    nav a {
      display: grid; grid-template-columns: auto 1fr; column-gap: 8px; align-items: center;
      padding: 8px 14px; border-radius: 12px; background: var(--paper); color: inherit;
      text-decoration: none; border: 1px solid var(--line); max-width: 100%;
    }
    nav a:hover, nav a[aria-current] { border-color: var(--accent); }
    nav .name { font-weight: 600; overflow-wrap: anywhere; }
    nav .detail { grid-column: 2; font-size: 12px; color: var(--faint); }
    section {
      background: var(--paper); border: 1px solid var(--line); border-radius: 18px;
      padding: 20px 24px 24px; margin-bottom: 24px; box-shadow: var(--shade);
    }
    h2 { margin: 0; font-size: 20px; display: flex; gap: 10px; align-items: center;
      overflow-wrap: anywhere; }
    .status { font-size: 13px; font-weight: 600; color: var(--faint); }
    .failed .status { color: var(--bad); }
    .passed .status { color: var(--good); }
    .about { margin: 4px 0 16px; color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    .tag { display: inline-block; padding: 1px 8px; margin-left: 4px; border-radius: 9px;
      background: var(--chosen); color: var(--ink); font-size: 12px; }
    .sign { width: 10px; height: 10px; border-radius: 50%; background: var(--faint); flex: none;
      display: inline-block; }
    .passed > .sign, .passed > h2 > .sign, .completed .sign { background: var(--good); }
    .failed > .sign, .failed > h2 > .sign, li.failed .sign { background: var(--bad); }
    li.warned .sign { background: var(--doubt); }
    li.skipped .sign, .canceled > .sign { background: none; border: 2px solid var(--faint); }
    section[hidden] { display: none; }
    .trace { display: grid; grid-template-columns: minmax(280px, 440px) minmax(0, 1fr); gap: 24px; }
    .steps { list-style: none; margin: 0; padding: 0; align-self: start; max-height: 84vh;
      overflow: auto; border: 1px solid var(--line); border-radius: 12px; }
    .steps button {
      display: grid; grid-template-columns: 10px 1fr auto; gap: 10px; align-items: baseline;
      width: 100%; padding: 9px 14px 9px calc(14px + var(--depth) * 18px); border: 0;
      background: none; color: inherit; font: inherit; text-align: left; cursor: pointer;
    }
    .steps li + li { border-top: 1px solid var(--line); }
    .steps button:hover { background: color-mix(in srgb, var(--chosen) 45%, transparent); }
    .steps button[aria-pressed=true] { background: var(--chosen); }
    .steps button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    .what { overflow-wrap: anywhere; }
    .message { display: block; color: var(--bad); font-size: 13px; }
    li.warned .message { color: var(--doubt); }
    .steps .source { display: block; color: var(--faint); font-size: 11px; }
    .time { color: var(--faint); font-size: 12px; font-variant-numeric: tabular-nums;
      white-space: nowrap; }
    .stage { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 24px;
      align-content: start; position: sticky; top: 16px; align-self: start; }
    figure { margin: 0; }
    figcaption { margin-top: 8px; text-align: center; color: var(--faint); font-size: 13px; }
    .screen { position: relative; width: fit-content; margin: 0 auto; border-radius: 22px; overflow: hidden; background: #000;
      border: 1px solid var(--line); box-shadow: var(--shade); line-height: 0; }
    .screen:not(:has(img:not([hidden]))) { display: none; }
    figure:not(:has(img:not([hidden]))) { display: none; }
    .screen img { display: block; max-width: 100%; max-height: 64vh; }
    .screen img[hidden] { display: none; }
    .screen svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .finger { fill: #ff3b3055; stroke: #ff3b30; stroke-width: 2; }
    .path { fill: none; stroke: #ff3b30; stroke-width: 3; stroke-linecap: round;
      stroke-linejoin: round; stroke-dasharray: 1 7; }
    .facts { grid-column: 1 / -1; font-size: 13px; min-width: 0; }
    .facts h3 { margin: 0 0 4px; font-size: 15px; overflow-wrap: anywhere; }
    .facts .place { color: var(--faint); overflow-wrap: anywhere; }
    pre { margin: 8px 0 0; padding: 10px 14px; border-radius: 10px; background: var(--back);
      white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12.5px; }
    pre.failure { background: var(--bad-paper); color: var(--bad); }
    pre.warnings { background: var(--doubt-paper); color: var(--doubt); margin-bottom: 12px; }
    .facts ul { margin: 8px 0 0; padding: 0; list-style: none; }
    .facts li { color: var(--faint); overflow-wrap: anywhere; }
    @media (max-width: 980px) {
      header, main { padding-left: 16px; padding-right: 16px; }
      section { padding: 16px; }
      .trace { grid-template-columns: minmax(0, 1fr); }
      .steps { max-height: 44vh; }
      .stage { position: static; gap: 12px; }
    }
    """
}
