/** Targets that are chosen together: of one kind, of one player, so much in all. 2009, 2011: 601.2c · 2026: 601.2c, 608.2b */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from './filters.ts';
import { digits } from './numbers.ts';
import { inZone } from './zones.ts';

const phrase = phrasesOf(() => ({ cardFilter, digits, inZone }));

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
export const targetsTogether = (many: () => Rule, kind: () => Rule): readonly Rule[] => {
  const withMany = phrase.with({ many, kind });
  return [
    ...TOGETHER.map(([words, together]) =>
      withMany(
        `{n#:many} target {k#:kind} ${words}`,
        { set: 'target', spec: { count: '$n', objects: '$k', together } },
        { agree: 'n' },
      ),
    ),
    ...TOGETHER.map(([words, together]) =>
      withMany(
        `{n#:many} target {f#:cardFilter} ${words} {z:inZone}`,
        { set: 'target', spec: { count: '$n', objects: { where: '$f', '...': '$z' }, together, $place: 'last' } },
        { agree: 'n' },
      ),
    ),
    ...TOTALS.map(([words, together]) =>
      withMany(
        `{n#:many} target {f#:cardFilter} with total ${words} {d:digits} or less {z:inZone}`,
        { set: 'target', spec: { count: '$n', objects: { where: '$f', '...': '$z' }, together } },
        { agree: 'n' },
      ),
    ),
    ...TOTALS.map(([words, together]) =>
      withMany(
        `{n#:many} target {k#:kind} with total ${words} {d:digits} or less`,
        { set: 'target', spec: { count: '$n', objects: '$k', together } },
        { agree: 'n' },
      ),
    ),
    withMany(
      '{n#:many} target {f#:cardFilter} from a single graveyard',
      { set: 'target', spec: { count: '$n', objects: { where: '$f', zone: 'graveyard' }, singleOwner: true } },
      { agree: 'n' },
    ),
  ];
};
