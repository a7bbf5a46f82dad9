/** An ability as it was understood, as an outline for people. 2006: 402–405 · 2009, 2011: 112 · 2026: 113 */
const WIDTH = 88;

/** Lines of `name: value`, one level of indentation a level of the tree; what fits on a line stands on it. */
export function outline(node: unknown, indent = ''): string {
  if (Array.isArray(node)) {
    if (node.length === 0) return `${indent}none`;
    return node.map((item) => `${indent}- ${outline(item, `${indent}  `).slice(indent.length + 2)}`).join('\n');
  }
  if (typeof node !== 'object' || node === null) return `${indent}${scalar(node)}`;
  return Object.entries(node)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const short = inline(value);
      return short !== undefined && indent.length + key.length + 2 + short.length <= WIDTH
        ? `${indent}${key}: ${short}`
        : `${indent}${key}:\n${outline(value, `${indent}  `)}`;
    })
    .join('\n');
}

/** A value on one line; undefined where it would be hard to read there. */
function inline(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    if (value.every((item) => typeof item !== 'object' || item === null)) return value.map(scalar).join(', ');
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return scalar(value);
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const text = inline(inner);
    if (
      text === undefined ||
      (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 2)
    )
      return undefined;
    parts.push(`${key} ${typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? `(${text})` : text}`);
  }
  return parts.length > 4 ? undefined : parts.join(', ');
}

const scalar = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** An ability without its printed text, which stands above it. */
export function withoutText(ability: object): object {
  return Object.fromEntries(Object.entries(ability).filter(([key]) => key !== 'text'));
}
