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
