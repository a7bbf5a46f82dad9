/** The limited range of influence: whom a player can attack, target, choose and see. 2006: 601.2–601.11 · 2009, 2011, 2026: 801.2–801.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const FIVE = ['A', 'B', 'C', 'D', 'E'];

export const rangeOfInfluence: readonly ScenarioInput[] = [
  {
    name: 'With a range of one seat only the neighbours can be attacked',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [{ until: 'declareAttackers' }, { expect: { mayAttack: { 'Hill Giant': ['B', 'E'] } }, id: 'near' }],
    shows: across('near', '601.3', '801.3', '801.3', '801.3'),
  },
  {
    name: 'Ranges may differ: who is seen need not see',
    editions: [...ALL],
    players: FIVE,
    range: [2, 1, 1, 1, 1],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, C: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'B', 'C', 'D', 'E'] } }, id: 'far' },
      { as: 'A', answer: 'C' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', cast: 'Shock 2' },
      { expect: { asks: { as: 'C', kind: 'target', offers: ['B', 'C', 'D'], options: 3 } }, id: 'near' },
      { as: 'C', answer: 'D' },
    ],
  },
  {
    name: 'Only players in range and what they control are targets',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: [{ card: 'Hill Giant', controller: 'C' }] },
        C: { battlefield: [{ card: 'Gray Ogre', controller: 'B' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', lacks: ['C', 'D', 'Hill Giant'] } }, id: 'beyond' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Gray Ogre', 'B', 'E'] } }, id: 'controlled' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A'] } }, id: 'oneself' },
      { as: 'A', answer: 'Gray Ogre' },
    ],
    shows: [
      ...across('beyond', '601.4', '801.4', '801.4', '801.4'),
      ...across('controlled', '601.2d', '801.2d', '801.2d', '801.2d'),
      ...across('oneself', '601.2b', '801.2b', '801.2b', '801.2b'),
    ],
  },
  {
    name: 'Who has come into range by a player’s leaving is there from the next turn on',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2'],
          hand: [
            { card: 'Shock', label: 'Early' },
            { card: 'Shock', label: 'Late' },
          ],
        },
      },
    },
    script: [
      { concede: 'B' },
      { as: 'A', cast: 'Early' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'E'], options: 2 } }, id: 'same turn' },
      { as: 'A', answer: 'E' },
      { until: 'turn' },
      { until: 'draw' },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Late' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'C', 'E'], options: 3 } } },
      { as: 'A', answer: 'C' },
    ],
    shows: across('same turn', '601.2c', '801.2c', '801.2c', '801.2c'),
  },
  {
    name: 'What is chosen is within range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Clone'] },
        B: { battlefield: ['Gray Ogre'] },
        C: { battlefield: ['Hill Giant'] },
        E: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Gray Ogre', 'Grizzly Bears'], options: 2 } },
        id: 'near',
      },
      { as: 'A', answer: 'Gray Ogre' },
    ],
    shows: across('near', '601.5a', '801.5a', '801.5a', '801.5a'),
  },
  {
    name: 'Between options one out of the controller’s range may choose, and is who sits closest to the left',
    editions: [...ALL],
    players: ['A', 'B', 'C', 'D', 'E', 'F'],
    variant: 'emperor',
    range: 1,
    cards: {
      Judgment: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'bind',
                  name: 'cards',
                  value: { objects: { set: 'top', zone: 'library', of: { who: 'you' }, count: 3 } },
                },
                {
                  do: 'piles',
                  what: { set: 'ref', name: 'cards' },
                  by: { who: 'opponent' },
                  chooser: { who: 'you' },
                  chosen: 'kept',
                  other: 'lost',
                },
                { do: 'move', what: { set: 'ref', name: 'kept' }, to: { zone: 'hand' } },
              ],
            },
          },
        ],
      },
    },
    position: { active: 'B', sides: { B: { hand: ['Judgment'], library: ['Forest', 'Island', 'Swamp', 'Plains'] } } },
    script: [
      { as: 'B', cast: 'Judgment' },
      { until: 'resolved' },
      { expect: { asks: { as: 'D', kind: 'piles', offers: ['Forest', 'Island', 'Swamp'] } }, id: 'closest' },
      { as: 'D', answer: ['Forest'] },
      { as: 'B', answer: 'First pile' },
      { expect: { hand: { B: ['Forest'] } } },
    ],
    shows: across('closest', '601.5c', '801.5c', '801.5c', '801.5c'),
  },
  {
    name: 'Who chooses between options may choose one about what is out of range',
    editions: [...ALL],
    players: FIVE,
    range: [2, 1, 1, 1, 1],
    cards: {
      Bargain: {
        cost: '{0}',
        type: 'Sorcery',
        text: 'An opponent chooses one —\n• You draw two cards.\n• Creatures you control get +2/+2 until end of turn.',
      },
    },
    position: { sides: { A: { battlefield: ['Hill Giant'], hand: ['Bargain'] } } },
    script: [
      { as: 'A', cast: 'Bargain' },
      { as: 'A', answer: 'C', kind: 'player' },
      { expect: { asks: { as: 'C', kind: 'mode', options: 2 } }, id: 'both' },
      { as: 'C', answer: 1 },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '5/5' } }, id: 'grown' },
    ],
    shows: across('grown', '601.5b', '801.5b', '801.5b', '801.5b'),
  },
  {
    name: 'Abilities that any player may activate, only by those in range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'A',
      sides: {
        A: { battlefield: ['Forest ×2'] },
        B: { battlefield: ['Excavation'] },
        C: { battlefield: ['Forest ×2'] },
        D: { battlefield: ['Forest ×2'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Excavation' }] } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { can: [{ as: 'C', activate: 'Excavation' }] } },
      { as: 'C', pass: true },
      { expect: { asks: { as: 'D', kind: 'priority' }, cannot: [{ as: 'D', activate: 'Excavation' }] }, id: 'far' },
    ],
    shows: across('far', '601.6', '801.6', '801.6', '801.6'),
  },
  {
    name: 'An ability triggers only on what happens within range entirely',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    cards: {
      Wail: {
        type: 'Enchantment — Aura',
        text: 'Enchant creature\nWhenever enchanted creature becomes blocked, you gain 1 life.',
      },
      Howl: {
        type: 'Enchantment — Aura',
        text: 'Enchant creature\nWhenever enchanted creature becomes blocked by a creature, you gain 5 life.',
      },
    },
    position: {
      active: 'B',
      sides: {
        A: {
          battlefield: [
            { card: 'Wail', attachedTo: 'Hill Giant' },
            { card: 'Howl', attachedTo: 'Hill Giant' },
          ],
        },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: { 'Hill Giant': 'C' } },
      { until: 'declareBlockers' },
      { as: 'C', block: { 'Grizzly Bears': 'Hill Giant' } },
      { expect: { stack: ['Wail'] }, id: 'entirely' },
      { until: 'empty' },
      { expect: { life: { A: 21 } } },
    ],
    shows: across('entirely', '601.7', '801.7', '801.7', '801.7'),
  },
  {
    name: 'What leaves the battlefield is looked at where it was',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [{ card: 'Soul Net', label: 'Owner’s net' }, 'Forest'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
        C: {
          battlefield: [{ card: 'Soul Net', label: 'Controller’s net' }, 'Forest'],
        },
        // owned by A's neighbour, in A's range: the graveyard it goes to
        E: { battlefield: [{ card: 'Grizzly Bears', controller: 'C' }] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { stack: ['Controller’s net'], graveyard: { E: ['Grizzly Bears'] } }, id: 'before' },
    ],
    shows: across('before', '601.7a', '801.7a', '801.7a', '801.7a'),
  },
  {
    name: 'An effect on all does what it can within range',
    editions: [...ALL],
    players: FIVE,
    range: 1,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4'], hand: ['Pyroclasm', 'Flame Rift'] },
        B: { battlefield: ['Gray Ogre'] },
        C: { battlefield: ['Runeclaw Bear'] },
        D: { battlefield: ['Storm Crow'] },
        E: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      {
        expect: {
          graveyard: { B: ['Gray Ogre'], E: ['Grizzly Bears'] },
          zone: { 'Runeclaw Bear': 'battlefield', 'Storm Crow': 'battlefield' },
        },
        id: 'creatures',
      },
      { as: 'A', cast: 'Flame Rift' },
      { until: 'resolved' },
      { expect: { life: { A: 16, B: 16, C: 20, D: 20, E: 16 } } },
    ],
    shows: across('creatures', '601.10', '801.10', '801.10', '801.10'),
  },
  {
    name: 'An ability counts what is within its controller’s range, whosever creature it is about',
    editions: [...ALL],
    players: ['A', 'B', 'C', 'D', 'E', 'F'],
    range: 1,
    cards: {
      Muster: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'type', type: 'creature' } },
                mods: [
                  {
                    mod: 'modifyPT',
                    power: { q: 'count', of: { set: 'all', where: { is: 'type', type: 'creature' } } },
                    toughness: 0,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Muster', 'Gray Ogre'] },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Runeclaw Bear'] },
        F: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { expect: { pt: { 'Gray Ogre': '5/2', 'Hill Giant': '6/3' } }, id: 'counted' },
      { expect: { pt: { 'Grizzly Bears': '5/2', 'Runeclaw Bear': '2/2' } }, id: 'beyond' },
    ],
    shows: across('counted', '601.11', '801.11', '801.11', '801.11'),
  },
  {
    name: 'A battle is within range of those whose range its protector is in',
    editions: ['2026-02'],
    players: FIVE,
    range: 1,
    cards: {
      Invasion: { type: 'Battle — Siege', defense: '4', wording: '2026-02' },
      Spark: { cost: '{0}', type: 'Instant', text: 'Spark deals 2 damage to any target.', wording: '2026-02' },
    },
    position: {
      sides: {
        A: { hand: ['Spark'] },
        C: {
          battlefield: [
            { card: 'Invasion', label: 'Near', protector: 'B', counters: { defense: 4 } },
            { card: 'Invasion', label: 'Far', protector: 'D', counters: { defense: 4 } },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Spark' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Near'], lacks: ['Far', 'C'] } }, id: 'protected' },
      { as: 'A', answer: 'Near' },
      { until: 'resolved' },
      { expect: { counters: { Near: { defense: 2 } } } },
    ],
    shows: across('protected', null, null, null, '801.2d'),
  },
];
