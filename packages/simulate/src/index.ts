/** Many games at once, with the same checksum whatever the machine. */
export type { BotCommand, Tally } from '@rulewright/bots';
export { type Contestant, isBot, nameOf } from './contestant.ts';
export { decksAt, type Match, type Played, newGame, playOne, seedOf } from './one-game.ts';
export { type PlayableDeck, type PlayableResult, playableDeck } from './playable-deck.ts';
export { type SimulationOptions, matchOf, simulate } from './simulate.ts';
export { type Simulation, type SimulationFailure, totals, wilson } from './totals.ts';
