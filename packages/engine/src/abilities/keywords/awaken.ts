/** Awaken. Its text follows the spell's own, and has a target only if the awaken cost was paid. */
import type { Keyword } from './definition.ts';
import { and, controlledBy, costOf, exactly, lasting, numberOf, numbers, ofType, parts, ref, you } from './terms.ts';

export const awaken: Keyword<'awaken'> = {
  name: 'awaken',
  rules: numbers(null, null, null, '702.113'),
  printed: ['awaken {n}—{mana}'],
  needs: ['n', 'cost'],
  expand: (ability) => [
    parts('awaken', { part: 'alternativeCost', cost: costOf(ability), tag: 'awaken' }),
    {
      ability: 'spell',
      body: {
        targets: [
          {
            name: 'awakened',
            count: exactly(1),
            objects: { where: and(ofType('land'), controlledBy(you)) },
            ifPaid: 'awaken',
          },
        ],
        effect: [
          { do: 'putCounters', counter: '+1/+1', count: numberOf(ability), on: ref('awakened') },
          lasting(
            { until: 'forever' },
            {
              part: 'change',
              affects: ref('awakened'),
              mods: [
                { mod: 'types', op: 'add', types: ['creature'], subtypes: ['Elemental'] },
                { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] },
                { mod: 'setPT', power: 0, toughness: 0 },
              ],
            },
          ),
        ],
      },
    },
  ],
};
