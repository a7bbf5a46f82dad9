/** Plots as SVG that stands alone: each has a title, a description and, beside it, its figures as a table. */
import { escaped, table } from './markup.ts';

const WIDTH = 720;
const ROW = 28;
const LABELS = 230;
const RIGHT = 24;

/** A value with an interval, on a line of its own. */
export interface Mark {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Figure {
  readonly id: string;
  readonly title: string;
  /** what it shows, in a sentence or two */
  readonly says: string;
  readonly svg: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A plot with its caption, and its figures as a table that can be opened. */
export function figure({ id, title, says, svg, headings, rows }: Figure): string {
  return `<figure aria-labelledby="${id}-caption">
${svg}
<figcaption id="${id}-caption"><strong>${escaped(title)}.</strong> ${escaped(says)}</figcaption>
<details><summary>The figures as a table</summary>${table(title, headings, rows)}</details>
</figure>`;
}

const frame = (id: string, title: string, says: string, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title ${id}-says"><title id="${id}-title">${escaped(title)}</title><desc id="${id}-says">${escaped(says)}</desc>${inside}</svg>`;

/** Points with intervals, one a row. `middle`: the value that a line marks; `tick`: how a value is written. */
export function intervals(
  id: string,
  title: string,
  says: string,
  marks: readonly Mark[],
  { from, to, middle, tick }: { from: number; to: number; middle: number; tick: (value: number) => string },
): string {
  const height = marks.length * ROW + 36;
  const bottom = height - 26;
  const x = (value: number): string =>
    (LABELS + ((Math.min(Math.max(value, from), to) - from) / (to - from)) * (WIDTH - LABELS - RIGHT)).toFixed(1);
  const ticks = ticksBetween(from, to).map(
    (value) =>
      `<line class="grid" x1="${x(value)}" x2="${x(value)}" y1="4" y2="${bottom}"/><text class="tick" x="${x(value)}" y="${height - 8}" text-anchor="middle">${escaped(tick(value))}</text>`,
  );
  const rows = marks.map(({ label, value, low, high }, at) => {
    const y = at * ROW + ROW / 2 + 4;
    return `<text class="label" x="${LABELS - 12}" y="${y + 4}" text-anchor="end">${escaped(clipped(label, 32))}</text><line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="value" cx="${x(value)}" cy="${y}" r="5"/>`;
  });
  const line = `<line class="middle" x1="${x(middle)}" x2="${x(middle)}" y1="4" y2="${bottom}"/>`;
  return frame(id, title, says, height, [...ticks, line, ...rows].join(''));
}

/** Bars beside each other. */
export function bars(
  id: string,
  title: string,
  says: string,
  columns: readonly { readonly label: string; readonly value: number }[],
): string {
  const [height, top, bottom] = [240, 20, 210];
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = (WIDTH - 2 * RIGHT) / Math.max(1, columns.length);
  const drawn = columns.map(({ label, value }, at) => {
    const tall = ((bottom - top) * value) / most;
    const left = RIGHT + at * step;
    const middle = (left + step / 2).toFixed(1);
    const count =
      value === 0
        ? ''
        : `<text class="tick" x="${middle}" y="${(bottom - tall - 5).toFixed(1)}" text-anchor="middle">${value}</text>`;
    return `<rect class="bar" x="${(left + 2).toFixed(1)}" y="${(bottom - tall).toFixed(1)}" width="${(step - 4).toFixed(1)}" height="${tall.toFixed(1)}"/>${count}<text class="tick" x="${middle}" y="${bottom + 18}" text-anchor="middle">${escaped(label)}</text>`;
  });
  return frame(
    id,
    title,
    says,
    height,
    `${drawn.join('')}<line class="axis" x1="${RIGHT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}"/>`,
  );
}

/** Round values, some five of them. */
function ticksBetween(from: number, to: number): number[] {
  const rough = (to - from) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * size).find((each) => each >= rough) ?? 10 * size;
  const ticks: number[] = [];
  for (let value = Math.ceil(from / step) * step; value <= to + step / 1000; value += step)
    ticks.push(Math.round(value * 1e6) / 1e6);
  return ticks;
}

const clipped = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
