/** The `id` of a message that is not read, so that its error can name what it answers. */

/** How far it is looked for, in characters. */
const FAR = 4096;
const STRING = /"((?:[^"\\]|\\.)*)"/y;
const NUMBER = /\s*:\s*(-?\d{1,16})(?=[\s,}])/y;

/** The `id` at the top level of a JSON object among its first 4,096 characters, in linear time; null where there is none. */
export function idIn(text: string): number | null {
  const seen = text.slice(0, FAR);
  let depth = 0;
  for (let at = 0; at < seen.length; at += 1) {
    const letter = seen[at];
    if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === '"') {
      STRING.lastIndex = at;
      const [whole, key] = STRING.exec(seen) ?? [];
      if (whole === undefined) return null;
      at += whole.length - 1;
      NUMBER.lastIndex = at + 1;
      const id = depth === 1 && key === 'id' ? NUMBER.exec(seen)?.[1] : undefined;
      if (id !== undefined) return Number.isSafeInteger(Number(id)) ? Number(id) : null;
    }
  }
  return null;
}
