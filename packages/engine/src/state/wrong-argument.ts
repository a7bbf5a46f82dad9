/** What the functions that others call are given, when it is nothing that they take. 2006: 100 · 2009, 2011, 2026: 100 */

/** A function was given what it does not take; the message says what it takes. */
export class WrongArgument extends TypeError {
  override readonly name = 'WrongArgument';
}

/** @throws WrongArgument: `door` takes such and nothing else */
export function takes(door: string, what: string, holds: boolean): void {
  if (!holds) throw new WrongArgument(`${door} takes ${what}`);
}

/** Whether it is an object that has those keys. */
export const hasKeys = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** @throws WrongArgument where it is no game */
export const takesGame = (door: string, game: unknown): void =>
  takes(door, 'a game, as createGame gives it', hasKeys(game, 'state', 'log', 'definitions'));

/** What an argument is to be, in words, and whether a value is that. */
export type Form = readonly [what: string, is: (value: unknown) => boolean];

export const NUMBER: Form = ['a number', (value) => typeof value === 'number'];
export const TEXT: Form = ['a text', (value) => typeof value === 'string'];
export const TEXTS: Form = ['a list of texts', (value) => Array.isArray(value) && value.every(TEXT[1])];
export const SEED: Form = ['a number or a text', (value) => NUMBER[1](value) || TEXT[1](value)];
/** An object with those keys, such as another function gives it. */
export const withKeys = (what: string, ...keys: readonly string[]): Form => [what, (value) => hasKeys(value, ...keys)];
/** A list, each part of which has that form. */
export const listOf = ([what, is]: Form): Form => [
  `a list, each part of it ${what}`,
  (value) => Array.isArray(value) && value.every(is),
];

/**
 * Looks at the arguments of a function that others call, in their order.
 * @throws WrongArgument: names the first that is something else, and what it is to be
 */
export function takesAll(door: string, ...given: readonly (readonly [value: unknown, form: Form])[]): void {
  for (const [at, [value, [what, is]]] of given.entries()) takes(door, `as argument ${at + 1} ${what}`, is(value));
}
