/** Many games at once, with the same checksum whatever the machine. */
export type { BotCommand, Tally } from '@rulewright/bots';
export { type Batch, batchesOf, type PlayBatches } from './batches.ts';
export { onThisMachine, openThreads, type Threads } from './on-this-machine.ts';
export {
  type Contestant,
  isBot,
  nameOf,
  type OwnPlayer,
  PlayerFailure,
  type PlayerMaker,
  type PlayerModule,
} from './contestant.ts';
export { decksAt, isPlayed, type Match, type OpeningHand, type Played, newGame, playOne, seedOf } from './one-game.ts';
export { type PlayableDeck, type PlayableResult, playableDeck } from './playable-deck.ts';
export { type SimulationOptions, matchOf, simulate } from './simulate.ts';
export {
  addTallies,
  endingsOf,
  gameLine,
  type Simulation,
  type SimulationFailure,
  totals,
  untimed,
  wilson,
  Z95,
} from './totals.ts';
