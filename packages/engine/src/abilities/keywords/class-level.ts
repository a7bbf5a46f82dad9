/** Class level. A class level bar is two abilities: one gains the level, the other has what the bar says from that level on (716.2a). */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers, self } from './terms.ts';

const levelIs = (op: '=' | '≥', right: number): Condition => ({
  if: 'compare',
  left: { q: 'level', of: self },
  op,
  right,
});

export const classLevel: Keyword<'class level'> = {
  name: 'class level',
  rules: numbers(null, null, null, '716.2'),
  needs: ['n', 'cost', 'abilities'],
  expand: (ability) => {
    const { n, abilities } = ability;
    const level = n as number;
    return [
      activated(ability, costOf(ability), [{ do: 'setLevel', what: self, level }], {
        timing: 'sorcery',
        condition: levelIs('=', level - 1),
      }),
      {
        ability: 'static',
        keyword: 'class level',
        condition: levelIs('≥', level),
        parts: [{ part: 'change', affects: self, mods: [{ mod: 'gain', abilities: abilities ?? [] }] }],
      },
    ];
  },
};
