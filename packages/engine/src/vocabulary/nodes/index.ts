/** The vocabulary described once: for each kind of node its keys, what they hold, and what it reads. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616 */
import { ABILITIES } from './abilities.ts';
import { CHOICES, DURATIONS, EXCEPTIONS, INSTEADS, MODIFICATIONS, PARTS, RULES } from './effects.ts';
import { EVENTS } from './events.ts';
import type { Discriminant, Keys, Read } from './holds.ts';
import { INSTRUCTIONS, outcomeOf } from './instructions.ts';
import { CONDITIONS, FILTERS, OBJECT_HISTORIES, PLAYERS, QUANTITIES, SETS, TURN_HISTORIES } from './nouns.ts';

export type { Discriminant, Keys, Place, Read } from './holds.ts';

type Reads = readonly Read[] | ((node: never) => readonly Read[]) | undefined;
type Described = Readonly<Record<string, { readonly holds: Keys; readonly reads?: Reads }>>;

/** Families whose nodes say what they read, by the key that tells which node it is. */
export const READING = {
  set: SETS,
  who: PLAYERS,
  is: FILTERS,
  q: QUANTITIES,
  if: CONDITIONS,
} as const satisfies Record<string, Described>;

const keysIn = (table: Described): Readonly<Record<string, Keys>> =>
  Object.fromEntries(Object.entries(table).map(([kind, { holds }]) => [kind, holds]));

/** The keys of each node, by family and kind. */
export const NODES: Readonly<Record<Discriminant, Readonly<Record<string, Keys>>>> = {
  ability: ABILITIES,
  do: Object.fromEntries(Object.entries(INSTRUCTIONS).map(([kind, keys]) => [kind, { ...keys, ...outcomeOf(kind) }])),
  set: keysIn(SETS),
  who: keysIn(PLAYERS),
  is: keysIn(FILTERS),
  q: keysIn(QUANTITIES),
  if: keysIn(CONDITIONS),
  on: EVENTS,
  mod: MODIFICATIONS,
  rule: RULES,
  part: PARTS,
  instead: INSTEADS,
  until: DURATIONS,
  choose: CHOICES,
  except: EXCEPTIONS,
  did: OBJECT_HISTORIES,
  of: TURN_HISTORIES,
};
