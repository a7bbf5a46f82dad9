/** Dethrone. */
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Keyword } from './definition.ts';
import { grow, isSelf, numbers, whenever } from './terms.ts';

const life: Quantity = { q: 'life', of: { who: 'actor' } };

/** The player with the most life, or tied for it. */
const healthiest: PlayerSet = {
  who: 'where',
  of: { who: 'all' },
  condition: {
    if: 'compare',
    left: life,
    op: '≥',
    right: { q: 'greatestAmong', players: { who: 'all' }, amount: life },
  },
};

export const dethrone: Keyword<'dethrone'> = {
  name: 'dethrone',
  rules: numbers(null, null, null, '702.105'),
  printed: ['dethrone'],
  expand: () => [whenever('dethrone', { on: 'attacks', what: isSelf, whom: healthiest }, [grow(1)])],
};
