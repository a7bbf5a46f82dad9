/** How much the program can count: a game that goes beyond ends with a fault. 2006: 100 · 2009, 2011, 2026: 100 (no rule: a limit of the program) */
import { SLOTS } from './ids.ts';

/**
 * `too-many-ticks`: more ticks without a question than `GameOptions.mostTicks` allows. `too-many-objects`: more objects at once than
 * there are numbers for them. `too-much-mana`, `too-great-numbers`: more than can be counted.
 */
export type GameFault = 'too-many-ticks' | 'too-many-objects' | 'too-much-mana' | 'too-great-numbers';

/** A running game ends by it (`advance`). */
export class BeyondLimits extends Error {
  readonly fault: GameFault;

  constructor(fault: GameFault, what: string) {
    super(what);
    this.name = 'BeyondLimits';
    this.fault = fault;
  }
}

/** So far below what a number holds exactly that sums stay exact as well. */
export const MOST_COUNTED = 2 ** 40;
/** What is done one after the other takes its time each time. */
const MOST_IN_TURN = SLOTS;
/** Instances of one keyword that counters give an object: each is an ability. */
export const MOST_INSTANCES = 1024;
/** Each unit is kept by itself. */
export const MOST_MANA = SLOTS;

/** The number, or what is just beyond counting: the event that it is the amount of then ends the game. */
export const counted = (n: number): number =>
  n > MOST_COUNTED ? MOST_COUNTED + 1 : n < -MOST_COUNTED ? -MOST_COUNTED - 1 : n;

/** How often something is done one after the other: no more often than the program has time for. */
export function soOften(times: number): number {
  if (times > MOST_IN_TURN) throw new BeyondLimits('too-great-numbers', `more than ${MOST_IN_TURN} times in a row`);
  return times;
}

/** Mana so many times, or more than can be kept: the event that adds it then ends the game. */
export const manaTimes = (types: string, times: number): string =>
  types.length * times <= MOST_MANA ? types.repeat(times) : types.repeat(Math.ceil((MOST_MANA + 1) / types.length));
