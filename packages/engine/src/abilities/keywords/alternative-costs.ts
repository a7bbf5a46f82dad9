/** Keywords by which a spell is cast for another cost, or does more for more: surge, dash, emerge, awaken, escalate. 2026: 702.109, 702.113, 702.117, 702.119–120 */
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import {
  and,
  atLeast,
  controlledBy,
  costOf,
  creature,
  define,
  enters,
  exactly,
  lasting,
  numberOf,
  numbers,
  ofType,
  opponents,
  paid,
  parts,
  ref,
  self,
  you,
} from './terms.ts';

/** You, and whoever is on your team. */
const yourTeam: PlayerSet = { who: 'except', of: { who: 'all' }, not: opponents };

/** An alternative cost once you or a teammate has cast another spell this turn. */
export const surge = define(
  'surge',
  numbers(null, null, null, '702.117'),
  (ability) => [
    parts('surge', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'surge',
      condition: atLeast({ q: 'history', event: { of: 'spellsCast', by: yourTeam } }, 1),
    }),
  ],
  { needs: ['cost'] },
);

/** It has haste, and goes back to its owner's hand as the turn ends: that is set up as the spell becomes a permanent. */
export const dash = define(
  'dash',
  numbers(null, null, null, '702.109'),
  (ability) => [
    parts('dash', { part: 'alternativeCost', cost: costOf(ability), tag: 'dash' }),
    enters(
      'dash',
      {
        choices: [
          {
            do: 'delayed',
            pattern: { on: 'step', step: 'end' },
            body: { effect: [{ do: 'move', what: self, to: { zone: 'hand' } }] },
          },
        ],
      },
      paid('dash'),
    ),
    {
      ...parts('dash', {
        part: 'change',
        affects: self,
        mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
      }),
      condition: paid('dash'),
    },
  ],
  { needs: ['cost'] },
);

export const escalate = define(
  'escalate',
  numbers(null, null, null, '702.120'),
  (ability) => [parts('escalate', { part: 'additionalCost', cost: costOf(ability), perMode: true })],
  { needs: ['cost'] },
);

/** With a creature sacrificed, for generic mana of its mana value less. */
export const emerge = define(
  'emerge',
  numbers(null, null, null, '702.119'),
  (ability) => [parts('emerge', { part: 'alternativeCost', cost: costOf(ability), tag: 'emerge', offering: creature })],
  { needs: ['cost'] },
);

/** What follows the spell's own text, with a target only if the cost was paid. */
export const awaken = define(
  'awaken',
  numbers(null, null, null, '702.113'),
  (ability) => [
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
  { needs: ['n', 'cost'] },
);
