/** How a report looks, in both themes; nothing is loaded from anywhere. */
export const STYLE = `
:root { color-scheme: light dark; --bg: #f3efe7; --panel: #fbf9f5; --line: #d5cdbe; --text: #1c1914; --text2: #4d473d; --text3: #6f685c; --lamp: #ffbe3d; --mark: #7d4e00; --good: 125, 78, 0; }
@media (prefers-color-scheme: dark) { :root { --bg: #181613; --panel: #211f1b; --line: #38342d; --text: #f5f0e6; --text2: #bdb5a6; --text3: #8f887b; --lamp: #ffc24b; --mark: #ffcf73; --good: 255, 194, 75; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 "Instrument Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 900px; margin: 0 auto; padding: 24px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 9px; }
h2 { font-size: 20px; margin: 30px 0 9px; border-top: 1px solid var(--line); padding-top: 14px; }
p, figcaption { color: var(--text2); max-width: 68ch; }
figure { margin: 14px 0; }
figcaption strong { color: var(--text); }
svg { display: block; width: 100%; height: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; }
svg text { font: 12px "Instrument Sans", system-ui, sans-serif; fill: var(--text2); }
svg .label { font-size: 13px; fill: var(--text); }
svg .grid { stroke: var(--line); }
svg .axis { stroke: var(--text3); }
svg .middle { stroke: var(--text3); stroke-dasharray: 4 4; }
svg .interval { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
svg .value { fill: var(--lamp); stroke: var(--mark); stroke-width: 2; }
svg .bar { fill: var(--lamp); stroke: var(--mark); }
.wide { overflow-x: auto; }
.wide:focus-visible, summary:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
table { border-collapse: collapse; margin: 9px 0; }
caption { text-align: left; color: var(--text3); padding-bottom: 5px; }
th, td { padding: 5px 9px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th[scope="row"], thead th:first-child { text-align: left; }
th { font-weight: 600; }
.matrix td { border: 1px solid var(--line); min-width: 76px; text-align: center; background: rgba(var(--good), calc(var(--share) * 0.5)); }
.matrix td.none { background: none; color: var(--text3); }
.matrix small { display: block; color: var(--text2); }
details { margin: 5px 0; }
summary { cursor: pointer; color: var(--text2); }
footer { margin-top: 30px; color: var(--text3); font-size: 13px; overflow-wrap: anywhere; }
`;
