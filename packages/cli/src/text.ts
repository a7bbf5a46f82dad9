/** Laying out text for a terminal: columns, wrapping, counted nouns. */

/** `1 card`, `2 cards`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : plural}`;

/** 16976 as `16,976`. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Rows under each other; a column of numbers only is set to the right. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string {
  const widths: number[] = [];
  const numeric: boolean[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
      numeric[column] = (numeric[column] ?? true) && /^[\d,.%–/ -]*$/.test(cell);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

/** Breaks lines at spaces so that none is longer than `width`; lines after the first begin with `indent`. */
export function wrapped(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      let current = '';
      for (const word of line.split(' ')) {
        const next = current === '' ? word : `${current} ${word}`;
        if (next.length > width && current.trim() !== '') {
          lines.push(current);
          current = `${indent}${word}`;
        } else current = next;
      }
      return [...lines, current].join('\n');
    })
    .join('\n');
}

/** Wrapped and moved to the right by so many columns. */
export const indented = (text: string, width: number, by: number): string =>
  wrapped(text, width - by, '  ').replaceAll(/^/gm, ' '.repeat(by));

/** At most `width` characters, the last an ellipsis where something was cut off. */
export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : width <= 1 ? text.slice(0, Math.max(0, width)) : `${text.slice(0, width - 1)}…`;
