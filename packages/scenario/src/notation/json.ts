/**
 * JSON within the notation: trees of abilities, and what no line says.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { type Line, NotationFault } from './tokens.ts';

const WIDTH = 116;
const DEEPEST = 64;

/** JSON that begins in a line behind so many characters and goes on in the lines below. */
export function readJson(lines: readonly Line[], from: number): unknown {
  const [first] = lines;
  const place = { line: first?.number ?? 1, column: (first?.indent ?? 0) + from + 1 };
  const text = lines.map((line, at) => (at === 0 ? line.text.slice(from) : line.text)).join('\n');
  if (depthOf(text) > DEEPEST) throw new NotationFault(place, `this JSON is nested more than ${DEEPEST} deep`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new NotationFault(place, `this is not JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** How deep brackets are nested, those in strings aside. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{\]}]/g)) {
    if (piece === '{' || piece === '[') deepest = Math.max(deepest, ++depth);
    else if (piece === '}' || piece === ']') depth -= 1;
  }
  return deepest;
}

/** A value behind `lead` on one line where it fits, else on several, each level indented. */
export function jsonLines(value: unknown, lead: string): string[] {
  const [first = '', ...more] = broken(value, lead.length);
  return [lead + first, ...more];
}

function broken(value: unknown, used: number): string[] {
  const whole = oneLine(value);
  if (whole.length + used <= WIDTH || typeof value !== 'object' || value === null) return [whole];
  const list = Array.isArray(value);
  const members = list
    ? value.map((one) => broken(one, 2))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => {
          const lead = `${JSON.stringify(key)}: `;
          const [first = '', ...more] = broken(one, lead.length + 2);
          return [lead + first, ...more];
        });
  return [
    list ? '[' : '{',
    ...members.flatMap((lines, at) =>
      lines.map((line, i) => `  ${line}${i === lines.length - 1 && at < members.length - 1 ? ',' : ''}`),
    ),
    list ? ']' : '}',
  ];
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [`${JSON.stringify(key)}: ${oneLine(one)}`],
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
