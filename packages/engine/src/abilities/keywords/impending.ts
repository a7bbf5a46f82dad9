/** Impending. Cast for another cost it is no creature until its time counters are gone. */
import type { Keyword } from './definition.ts';
import {
  atYour,
  costOf,
  countersOn,
  enters,
  atLeast,
  noCreatureWhile,
  numberOf,
  numbers,
  paid,
  parts,
  self,
  whenever,
} from './terms.ts';

const waiting = { if: 'and', of: [paid('impending'), atLeast(countersOn('time'), 1)] } as const;

export const impending: Keyword<'impending'> = {
  name: 'impending',
  rules: numbers(null, null, null, '702.176'),
  printed: ['impending {n}—{mana}'],
  needs: ['n', 'cost'],
  expand: (ability) => [
    parts('impending', { part: 'alternativeCost', cost: costOf(ability), tag: 'impending' }),
    enters('impending', { counters: [{ counter: 'time', count: numberOf(ability) }] }, paid('impending')),
    noCreatureWhile('impending', waiting),
    whenever('impending', atYour('end'), [{ do: 'removeCounters', counter: 'time', count: 1, from: self }], {
      condition: waiting,
    }),
  ],
};
