/** Max speed. The object has the abilities behind those words as long as its controller's speed is four, wherever they function. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Zone } from '../../vocabulary/words.ts';
import type { Keyword } from './definition.ts';
import { gainsWhile, numbers, you } from './terms.ts';

const zonesOf = (ability: Ability): readonly Zone[] => {
  if (ability.ability === 'activated') return [ability.zone ?? 'battlefield'];
  if (ability.ability === 'triggered' || ability.ability === 'static') return ability.zones ?? ['battlefield'];
  return ['battlefield'];
};

export const maxSpeed: Keyword<'max speed'> = {
  name: 'max speed',
  rules: numbers(null, null, null, '702.178'),
  needs: ['abilities'],
  expand: ({ abilities = [] }) => [
    {
      ...gainsWhile('max speed', abilities, { if: 'compare', left: { q: 'speed', of: you }, op: '=', right: 4 }),
      zones: [...new Set(abilities.flatMap(zonesOf))],
    },
  ],
};
