/** Whether plain data has the shape that its type says. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */

/**
 * A shape as `npm run schemas` writes it: s a string, w a string that is a subtype used as a word, n a whole number, b a boolean, z null,
 * f a function, * anything, `#12` the shape in line 12; `in` one of these values, `spoken` where they are colours used as words; `a` a list, `t` a
 * list that begins with these (and ends there without `a`), `r` a record; `o` and `q` an object with these required and optional fields and no
 * others; `u` and `or` one of these, or by the word in the field `by` one of those in `of`.
 */
export type Shape = string | Compound;
export interface Compound {
  readonly in?: readonly unknown[];
  readonly spoken?: true;
  readonly a?: Shape;
  readonly t?: readonly Shape[];
  readonly r?: Shape;
  readonly o?: Readonly<Record<string, Shape>>;
  readonly q?: Readonly<Record<string, Shape>>;
  readonly u?: readonly Shape[];
  readonly or?: readonly Shape[];
  readonly by?: string;
  readonly of?: Readonly<Record<string, readonly Shape[]>>;
}

/** What does not fit: where (`players[1].life`), and what is wanted there. */
export interface Misfit {
  readonly path: string;
  readonly message: string;
}

/** How deep what comes from outside may be, and how many of its values are looked at: many times what any game has. */
const DEEPEST = 500;
const MOST_LOOKS = 20_000_000;

/** The shapes by their numbers. */
export type Shapes = readonly Shape[];

export const shapesIn = (lines: string): Shape[] => lines.split('\n').map((line) => JSON.parse(line) as Shape);

/** A shape, and not its number. */
export function shapeAt(shapes: Shapes, shape: Shape): Shape {
  let found = shape;
  while (typeof found === 'string' && found.startsWith('#')) found = shapes[Number(found.slice(1))] as Shape;
  return found;
}

/**
 * The first thing that does not fit the shape; null if all does. Never throws, whatever the value. `more`: objects may have fields that the
 * shape does not know, as callers' own have.
 */
export function misfit(shapes: Shapes, shape: Shape, value: unknown, more = false): Misfit | null {
  try {
    return fit({ shapes, looks: 0, more }, shape, value, 0);
  } catch {
    // a getter or a proxy threw
    return { path: '', message: 'is not plain data' };
  }
}

interface Looker {
  readonly shapes: Shapes;
  looks: number;
  readonly more: boolean;
}

/** The same misfit as seen from the object or list that holds the value: paths are made only where something does not fit. */
const within = (key: string, { path, message }: Misfit): Misfit => ({
  path: path === '' || path.startsWith('[') ? `${key}${path}` : `${key}.${path}`,
  message,
});

const wants = (what: string, value: unknown): Misfit => ({
  path: '',
  message: `is ${briefly(value)}, and must be ${what}`,
});

const SIMPLE: Readonly<Record<string, readonly [string, (value: unknown) => boolean]>> = {
  s: ['a text', (value) => typeof value === 'string'],
  w: ['a text', (value) => typeof value === 'string'],
  n: ['a whole number', (value) => Number.isSafeInteger(value)],
  b: ['true or false', (value) => typeof value === 'boolean'],
  z: ['null', (value) => value === null],
  f: ['a function', (value) => typeof value === 'function'],
  '*': ['anything', () => true],
};

function fit(looker: Looker, shape: Shape, value: unknown, depth: number): Misfit | null {
  if (++looker.looks > MOST_LOOKS) return { path: '', message: 'is too large' };
  if (depth > DEEPEST) return { path: '', message: 'is too deep' };
  if (typeof shape === 'string') {
    const simple = SIMPLE[shape];
    if (simple === undefined) return fit(looker, shapeAt(looker.shapes, shape), value, depth);
    return simple[1](value) ? null : wants(simple[0], value);
  }
  if (shape.in !== undefined)
    return shape.in.includes(value) ? null : wants(oneOf(shape.in.map((each) => JSON.stringify(each))), value);
  if (shape.a !== undefined || shape.t !== undefined) return fitList(looker, shape, value, depth);
  if (shape.u !== undefined) return fitUnion(looker, shape, value, depth);
  return fitObject(looker, shape, value, depth);
}

function fitList(looker: Looker, { a, t }: Compound, value: unknown, depth: number): Misfit | null {
  if (!Array.isArray(value)) return wants('a list', value);
  if (t !== undefined && (a === undefined ? value.length !== t.length : value.length < t.length))
    return wants(`a list of ${t.length}${a === undefined ? '' : ' or more'}`, value);
  // by index, since a list may have holes, which fit nothing
  for (let i = 0; i < value.length; i++) {
    const wrong = fit(looker, (t?.[i] ?? a) as Shape, value[i], depth + 1);
    if (wrong !== null) return within(`[${i}]`, wrong);
  }
  return null;
}

function fitObject(looker: Looker, { o, q, r }: Compound, value: unknown, depth: number): Misfit | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wants('an object', value);
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record)) {
    const of = r ?? own(o, key) ?? own(q, key);
    if (of === undefined && looker.more) continue;
    if (of === undefined) return { path: key.slice(0, 40), message: 'is not a field there' };
    const field = record[key];
    if (field === undefined && own(o, key) === undefined) continue;
    const wrong = fit(looker, of, field, depth + 1);
    if (wrong !== null) return within(key, wrong);
  }
  for (const key in o) {
    if (Object.hasOwn(value, key)) continue;
    // what a class gives its objects counts as theirs where more than plain data may come
    if (!looker.more || !(key in value)) return { path: key, message: 'is missing' };
    const wrong = fit(looker, o[key] as Shape, record[key], depth + 1);
    if (wrong !== null) return within(key, wrong);
  }
  return null;
}

/** What a record has of its own under a key. */
export const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** Whether it is one of a union's words, numbers and the like. */
const isSimply = (simple: Shape, value: unknown): boolean =>
  typeof simple === 'string' ? SIMPLE[simple]?.[1](value) === true : simple.in?.includes(value) === true;

function fitUnion(looker: Looker, shape: Compound, value: unknown, depth: number): Misfit | null {
  for (const simple of shape.u ?? []) if (isSimply(simple, value)) return null;
  const open = [...(shape.or ?? [])];
  if (shape.by !== undefined && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const word = (value as Readonly<Record<string, unknown>>)[shape.by];
    const of = typeof word === 'string' ? own(shape.of, word) : undefined;
    if (of === undefined) return { path: shape.by, message: `is ${briefly(word)}, which is not known` };
    open.push(...of);
  }
  let closest: Misfit | null = null;
  for (const each of open) {
    const wrong = fit(looker, each, value, depth + 1);
    if (wrong === null) return null;
    // the one that fits longest tells most
    if (closest === null || wrong.path.length > closest.path.length) closest = wrong;
  }
  return closest ?? { path: '', message: `is ${briefly(value)}, which is not one of what it may be` };
}

const oneOf = (words: readonly string[]): string =>
  words.length > 12 ? `one of ${words.length} words` : words.join(' or ');

function briefly(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  const text = typeof value === 'string' ? JSON.stringify(value) : `${value as number | bigint | boolean | null}`;
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
