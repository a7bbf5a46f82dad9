/** What a message says of itself, found before it is read: the `id`, so that its error can name what it answers, and the `type`. */

/** How far it is looked for, in characters. */
const FAR = 4096;
const STRING = /"((?:[^"\\]|\\.)*)"/y;
const NUMBER = /\s*:\s*(-?\d{1,16})(?=[\s,}])/y;
const WORD = /\s*:\s*"([a-z-]{1,40})"/y;

/** What stands behind a key at the top level of a JSON object among its first 4,096 characters, in linear time; null: nothing of that form. */
function behind(text: string, wanted: string, form: RegExp): string | null {
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
      form.lastIndex = at + 1;
      const found = depth === 1 && key === wanted ? form.exec(seen)?.[1] : undefined;
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** The `id` at the top level of a JSON object among its first 4,096 characters, in linear time; null where there is none. */
export function idIn(text: string): number | null {
  const id = behind(text, 'id', NUMBER);
  return id !== null && Number.isSafeInteger(Number(id)) ? Number(id) : null;
}

/** The `type` at the top level of a JSON object among its first 4,096 characters, in linear time; null where there is none. */
export const typeIn = (text: string): string | null => behind(text, 'type', WORD);
