/** A room for tests of what happens at one table: silent, without pauses, and nothing is stored. */
import { deckLimits } from '@rulewright/cards';
import { pino } from 'pino';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { onThisComputer } from '../hosting/on-this-computer.ts';
import type { Room } from './playing.ts';

/** `more`: what is otherwise. */
export const roomInTests = ({ cards = openCatalogue(), ...more }: Partial<Room> = {}): Room => ({
  cards,
  sets: onThisComputer.sets,
  deckLimits: deckLimits(),
  storage: {
    shared: false,
    keep: () => Promise.resolve(),
    find: () => Promise.resolve(null),
    release: () => Promise.resolve(),
    fileOf: () => Promise.resolve(null),
  },
  logger: pino({ level: 'silent' }),
  ended: () => undefined,
  busyWith: () => undefined,
  isOwn: () => true,
  pace: 0,
  partsWithin: 0,
  thinker: { think: () => Promise.reject(new Error('nobody thinks here')), close: () => Promise.resolve() },
  mostTables: 1,
  mostWeight: 1024,
  weighs: () => undefined,
  heavy: Promise.resolve(),
  draining: false,
  closing: new AbortController().signal,
  ...more,
});
