/**
 * How a node of the vocabulary is described: what stands under each of its keys. The types below refuse a description that disagrees with the node's
 * own type, in its keys, in what they hold, and in which may be absent. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616
 */

/** The key that tells which node of a family a tree is: `do` of instructions, `set` of objects. */
export type Discriminant =
  | 'ability'
  | 'do'
  | 'set'
  | 'who'
  | 'is'
  | 'q'
  | 'if'
  | 'on'
  | 'mod'
  | 'rule'
  | 'part'
  | 'instead'
  | 'until'
  | 'choose'
  | 'except'
  | 'did'
  | 'of';

/** What can stand in a place of a tree. */
export type Place =
  /** `among`: only nodes of these kinds */
  | { readonly holds: 'node'; readonly family: Discriminant; readonly among?: readonly string[] }
  | { readonly holds: 'record'; readonly keys: () => Keys }
  | { readonly holds: 'list'; readonly of: Place }
  | { readonly holds: 'either'; readonly of: readonly Place[] }
  /** without a list: any word. Spoken: a colour or subtype used as a word, which effects that change text change */
  | { readonly holds: 'word'; readonly words: readonly string[] | null; readonly spoken?: true }
  | { readonly holds: 'number' }
  | { readonly holds: 'value'; readonly value: boolean | null }
  | { readonly holds: 'maybe'; readonly of: Place };
export type Keys = Readonly<Record<string, Place>>;

declare const HELD: unique symbol;
/** A place for values of exactly that type. */
export type Holds<T> = Exclude<Place, { holds: 'maybe' }> & { readonly [HELD]?: (value: T) => T };
/** A key that may be absent. */
export type Maybe<T> = { readonly holds: 'maybe'; readonly of: Place } & { readonly [HELD]?: (value: T) => T };

/** A place for each key of that type. */
export type KeysOf<T, Without extends PropertyKey = never> = {
  readonly [K in Exclude<keyof T, Without>]-?: T extends { [X in K]: unknown }
    ? Holds<T[K]>
    : Maybe<Exclude<T[K], undefined>>;
};
type Kinds<U, D extends keyof U> = U[D] & string;
/** A description of each node of a family, without the keys that all of them have. */
export type Table<U, D extends keyof U, Common extends string = never> = {
  readonly [K in Kinds<U, D>]: KeysOf<Extract<U, { readonly [X in D]: K }>, D | Common>;
};

/** What working out a noun, number or condition may read: characteristics of objects, and other parts of the state. */
export type Read =
  | 'types'
  | 'color'
  | 'abilities'
  | 'pt'
  | 'control'
  | 'name'
  | 'manaCost'
  | 'tapped'
  | 'life'
  | 'hands'
  | 'combat'
  | 'turn'
  | 'history'
  | 'damage'
  | 'stack'
  | 'effects'
  | 'everything';
/** A description of each node of a family, with what the node itself reads; what its parts read comes to it. */
export type ReadingTable<U, D extends keyof U> = {
  readonly [K in Kinds<U, D>]: {
    readonly holds: KeysOf<Extract<U, { readonly [X in D]: K }>, D>;
    readonly reads?: readonly Read[] | ((node: Extract<U, { readonly [X in D]: K }>) => readonly Read[]);
  };
};

export const node = <T>(family: Discriminant): Holds<T> => ({ holds: 'node', family });
export const nodeAmong = <T>(family: Discriminant, among: readonly string[]): Holds<T> => ({
  holds: 'node',
  family,
  among,
});
export const record = <T>(keys: () => KeysOf<T>): Holds<T> => ({ holds: 'record', keys });
export const list = <T>(of: Holds<T>): Holds<readonly T[]> => ({ holds: 'list', of });
export const either = <T extends readonly unknown[]>(
  ...of: { readonly [K in keyof T]: Holds<T[K]> }
): Holds<T[number]> => ({
  holds: 'either',
  of,
});
export const maybe = <T>(of: Holds<T>): Maybe<T> => ({ holds: 'maybe', of });
export const word = <const W extends readonly string[]>(...words: W): Holds<W[number]> => ({ holds: 'word', words });
export const anyWord = <T extends string = string>(): Holds<T> => ({ holds: 'word', words: null });
export const spoken = <T extends string>(of: Holds<T>): Holds<T> => ({ ...of, spoken: true }) as Holds<T>;
export const value = <const V extends boolean | null>(of: V): Holds<V> => ({ holds: 'value', value: of });
