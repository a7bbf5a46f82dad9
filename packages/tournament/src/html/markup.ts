/** Text for HTML, escaped where it comes from outside. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** `57 %`, `57.3 %`. */
export const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)}\u00a0%`;

/** A share with its 95 % interval in words. */
export const range = ([low, high]: readonly [number, number]): string =>
  `${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)}\u00a0%`;

/** A table with a caption; the first cell of each row is its heading. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const head = headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const others = cells.map((value) => `<td>${escaped(String(value))}</td>`).join('');
    return `<tr><th scope="row">${escaped(String(first))}</th>${others}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
