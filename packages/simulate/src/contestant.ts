/** Who plays in a simulation: a built-in player, a program, or a player of one's own. */
import type { BotCommand } from '@rulewright/bots';
import type { Agent } from '@rulewright/engine';
import type { AgentName } from '@rulewright/players';

/** A player that is made for each game, from a seed of its own for what it draws at random. */
export interface PlayerMaker {
  /** in reports; default `player` */
  readonly name?: string;
  readonly newPlayer: (seed: string) => Agent;
}

/** A module whose default export is a function that answers, or a maker: so a player can be on any thread. */
export interface PlayerModule {
  /** the address of the module (`file:…`), or the name of a package */
  readonly module: string;
}

/** The same whatever it is given before: what a game does depends on its seed and its answers alone. */
export type OwnPlayer = Agent | PlayerMaker;

/** Plain data, but for functions, which stay on the thread that they are on. */
export type Contestant = AgentName | BotCommand | PlayerModule | OwnPlayer;

/** Who is to play cannot. */
export class PlayerFailure extends Error {
  override readonly name = 'PlayerFailure';
}

const has = <Key extends string>(value: object, key: Key): value is Record<Key, unknown> => key in value;

export const isBot = (contestant: Contestant): contestant is BotCommand =>
  typeof contestant === 'object' && has(contestant, 'program');

export const isModule = (contestant: Contestant): contestant is PlayerModule =>
  typeof contestant === 'object' && has(contestant, 'module');

/** A function, or one that makes them. */
export const isOwn = (contestant: Contestant): contestant is OwnPlayer =>
  typeof contestant === 'function' ||
  (typeof contestant === 'object' && has(contestant, 'newPlayer') && typeof contestant.newPlayer === 'function');

/** The player of one's own for one game. */
export const ownPlayer = (contestant: OwnPlayer, seed: string): Agent =>
  typeof contestant === 'function' ? contestant : contestant.newPlayer(seed);

/** In reports: the built-in player's name, the program or the module as it was given, what the function is called. */
export function nameOf(contestant: Contestant): string {
  if (typeof contestant === 'string') return contestant;
  if (isBot(contestant)) return contestant.program;
  if (isModule(contestant)) return contestant.module;
  return contestant.name || 'player';
}

/** The contestant itself, or what its module has. @throws PlayerFailure where there is no such module, or no player in it */
export async function loadedPlayer(contestant: Contestant): Promise<Exclude<Contestant, PlayerModule>> {
  if (!isModule(contestant)) return contestant;
  const { module } = contestant;
  let found: { readonly default?: unknown };
  try {
    found = (await import(/* @vite-ignore */ module)) as typeof found;
  } catch (error) {
    throw new PlayerFailure(`${module} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  const player = found.default as Contestant;
  if (player !== undefined && player !== null && isOwn(player)) return player;
  throw new PlayerFailure(
    `${module} exports no player: its default export is a function from a decision and a game to an answer, or { newPlayer }`,
  );
}
