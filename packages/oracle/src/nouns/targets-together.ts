/** Targets that are chosen together: of one kind, of one player, so much in all. 2009, 2011: 601.2c · 2026: 601.2c, 608.2b */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from './filters.ts';
import { digits } from './numbers.ts';
import { inZone } from './zones.ts';

export const TOGETHER = [
  ['that share a creature type', { share: 'creature' }],
  ['that share a card type', { share: 'card' }],
  ['that share no creature types', { differ: 'creature' }],
  ['controlled by the same player', { share: 'controller' }],
  ['controlled by different players', { differ: 'controller' }],
  ['with different names', { differ: 'name' }],
  ['with different <mana values>', { differ: 'manaValue' }],
  ['with different powers', { differ: 'power' }],
] as const;
export const TOTALS = [
  ['<mana value>', { manaValue: '$d' }],
  ['power', { power: '$d' }],
] as const;

/** `many`: how many; `kind`: of what. */
export const targetsTogether = (many: () => Rule, kind: () => Rule): readonly Rule[] => [
  ...TOGETHER.map(([words, together]) =>
    phrase(
      `{n#} target {k#} ${words}`,
      { set: 'target', spec: { count: '$n', objects: '$k', together } },
      { n: many, k: kind },
      { agree: 'n' },
    ),
  ),
  ...TOGETHER.map(([words, together]) =>
    phrase(
      `{n#} target {f#} ${words} {z}`,
      { set: 'target', spec: { count: '$n', objects: { where: '$f', '...': '$z' }, together, $place: 'last' } },
      { n: many, f: () => cardFilter, z: inZone },
      { agree: 'n' },
    ),
  ),
  ...TOTALS.map(([words, together]) =>
    phrase(
      `{n#} target {f#} with total ${words} {d} or less {z}`,
      { set: 'target', spec: { count: '$n', objects: { where: '$f', '...': '$z' }, together } },
      { n: many, f: () => cardFilter, d: digits, z: inZone },
      { agree: 'n' },
    ),
  ),
  ...TOTALS.map(([words, together]) =>
    phrase(
      `{n#} target {k#} with total ${words} {d} or less`,
      { set: 'target', spec: { count: '$n', objects: '$k', together } },
      { n: many, k: kind, d: digits },
      { agree: 'n' },
    ),
  ),
  phrase(
    '{n#} target {f#} from a single graveyard',
    { set: 'target', spec: { count: '$n', objects: { where: '$f', zone: 'graveyard' }, singleOwner: true } },
    { n: many, f: () => cardFilter },
    { agree: 'n' },
  ),
];
