/** State-based actions, one by one. 2006: 420.5 · 2009, 2011, 2026: 704.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const each: readonly ScenarioInput[] = [
  {
    name: 'A player with no life left has lost, and with both so the game is drawn',
    editions: [...ALL],
    position: { sides: { A: { life: 2, battlefield: ['Mountain ×3'], hand: ['Earthquake'] }, B: { life: 2 } } },
    script: [
      { as: 'A', cast: 'Earthquake', x: 2 },
      { until: 'over' },
      { expect: { life: { A: 0, B: 0 }, result: 'draw' }, id: 'both' },
    ],
    shows: [
      ...across('both', '420.5a', '704.5a', '704.5a', '704.5a'),
      ...across('both', '420.3', '704.3', '704.3', '704.3'),
    ],
  },
  {
    name: 'At negative life too',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { life: 2 } } },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { until: 'over' },
      { expect: { life: { B: -1 }, result: ['A'], lost: ['B'] }, id: 'lost' },
    ],
    shows: across('lost', '420.5a', '704.5a', '704.5a', '704.5a'),
  },
  {
    name: 'Drawing from an empty library loses the game at the next check, and not before',
    editions: [...ALL],
    position: {
      sides: { A: { life: 3, battlefield: ['Island ×3'], hand: ['Ancestral Recall'], library: ['Plains'] } },
    },
    script: [
      { as: 'A', cast: 'Ancestral Recall', targets: ['A'] },
      { expect: { result: null } },
      { until: 'over' },
      { expect: { hand: { A: ['Plains'] }, result: ['B'] }, id: 'lost' },
    ],
    shows: across('lost', '420.5g', '704.5b', '704.5b', '704.5b'),
  },
  {
    name: 'An empty library alone loses nothing',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'], library: [] } } },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { until: 'resolved' },
      { expect: { result: null, library: { A: 0 } }, id: 'not yet' },
    ],
    shows: across('not yet', '420.5g', '704.5b', '704.5b', '704.5b'),
  },
  {
    name: 'The tenth poison counter loses the game, the ninth does not',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Marsh Viper', 'Pit Scorpion'] }, B: { poison: 7 } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Marsh Viper'] },
      { until: 'main2' },
      { expect: { poison: { B: 9 }, result: null }, id: 'nine' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Pit Scorpion'] },
      { until: 'over' },
      { expect: { poison: { B: 10 }, result: ['A'] }, id: 'ten' },
    ],
    shows: across('ten', '420.5h', '704.5c', '704.5c', '704.5c'),
  },
  {
    name: 'Toughness 0 puts a creature into the graveyard; a regeneration shield is no help',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×4', 'Drudge Skeletons', 'Hill Giant'], hand: ['Infest'] } },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Infest' },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard', 'Hill Giant': 'battlefield' } }, id: 'no help' },
    ],
    shows: across('no help', '420.5b', '704.5f', '704.5f', '704.5f'),
  },
  {
    name: 'Damage as great as the toughness is lethal, less is not; a destroyed creature may be regenerated',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Mountain ×2', 'Drudge Skeletons', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Pyroclasm'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield', 'Drudge Skeletons': 'battlefield' },
          damage: { 'Hill Giant': 2, 'Drudge Skeletons': 0 },
          tapped: { 'Drudge Skeletons': true },
        },
        id: 'lethal',
      },
    ],
    shows: across('lethal', '420.5c', '704.5g', '704.5g', '704.5g'),
  },
  {
    name: 'A planeswalker without loyalty goes to the graveyard',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 1 } }] } },
    },
    script: [
      { as: 'A', activate: 'Jace Beleren', ability: 1, targets: ['A'] },
      { expect: { zone: { 'Jace Beleren': 'graveyard' } }, id: 'gone' },
    ],
    shows: across('gone', null, '704.5i', '704.5i', '704.5i'),
  },
  {
    name: 'Two planeswalkers of one type: both go, or each player may have one',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
        B: { battlefield: [{ card: 'Jace, the Mind Sculptor', label: 'Other Jace', counters: { loyalty: 3 } }] },
      },
    },
    script: [
      {
        expect: { zone: { 'Jace Beleren': 'graveyard', 'Other Jace': 'graveyard' } },
        in: ['2009-10', '2011-09'],
        id: 'both go',
      },
      { expect: { zone: { 'Jace Beleren': 'battlefield', 'Other Jace': 'battlefield' } }, in: ['2026-02'] },
    ],
    shows: across('both go', null, '704.5j', '704.5j', null),
  },
  {
    name: 'A world permanent that comes sends the earlier one away, whoever controls it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×4'], hand: ['Living Plane'] },
        B: { battlefield: ['Concordant Crossroads'] },
      },
    },
    script: [
      { as: 'A', cast: 'Living Plane' },
      { until: 'resolved' },
      { expect: { zone: { 'Concordant Crossroads': 'graveyard', 'Living Plane': 'battlefield' } }, id: 'newer stays' },
    ],
    shows: across('newer stays', '420.5i', '704.5m', '704.5m', '704.5k'),
  },
  {
    name: 'What counts is how long it has been a world permanent, not how long it has been there',
    editions: [...ALL],
    cards: {
      'World Shaping': {
        cost: '{W}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [
                { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'enchantment' } } },
              ],
              effect: [
                {
                  do: 'effect',
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'ref', name: 't1' },
                      mods: [{ mod: 'types', op: 'add', supertypes: ['world'] }],
                    },
                  ],
                  duration: { until: 'forever' },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Plains', 'Levitation', 'Concordant Crossroads'], hand: ['World Shaping'] } },
    },
    script: [
      { as: 'A', cast: 'World Shaping', targets: ['Levitation'] },
      { until: 'resolved' },
      { expect: { zone: { 'Concordant Crossroads': 'graveyard', Levitation: 'battlefield' } }, id: 'newly world' },
    ],
    shows: across('newly world', '420.5i', '704.5m', '704.5m', '704.5k'),
  },
  {
    name: 'Two world permanents that came at one moment both go',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4'],
          hand: ['Replenish'],
          graveyard: ['Concordant Crossroads', 'Living Plane'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'resolved' },
      { as: 'A', answer: ['Living Plane', 'Concordant Crossroads'] },
      { expect: { zone: { 'Concordant Crossroads': 'graveyard', 'Living Plane': 'graveyard' } }, id: 'a tie' },
    ],
    shows: across('a tie', '420.5i', '704.5m', '704.5m', '704.5k'),
  },
  {
    name: 'An Aura whose host is no longer what it enchants goes to the graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Forest', { card: 'Evil Presence', attachedTo: 'Forest' }],
          hand: ['Boomerang'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Boomerang', targets: ['Forest'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Evil Presence', 'Boomerang'] } }, id: 'fell' },
    ],
    shows: across('fell', '420.5d', '704.5n', '704.5n', '704.5m'),
  },
  {
    name: 'An Aura on what has become illegal to enchant goes, an Equipment only comes off',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Plains', 'Treetop Village', 'Forest ×2', 'Bonesplitter'],
          hand: ['Holy Strength'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Treetop Village' },
      { until: 'resolved' },
      { as: 'A', cast: 'Holy Strength', targets: ['Treetop Village'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Bonesplitter', targets: ['Treetop Village'] },
      { until: 'resolved' },
      { expect: { pt: { 'Treetop Village': '6/5' } } },
      { until: 'turn' },
      {
        expect: {
          zone: { 'Holy Strength': 'graveyard', Bonesplitter: 'battlefield' },
          attached: { Bonesplitter: null },
        },
        id: 'off',
      },
    ],
    shows: [
      ...across('off', '420.5d', '704.5n', '704.5n', '704.5m'),
      ...across('off', '420.5k', '704.5p', '704.5p', '704.5n'),
    ],
  },
  {
    name: 'What is attached and is neither an Aura nor an Equipment any more comes off',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['Song of the Dryads'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '4/2' } } },
      { as: 'A', cast: 'Song of the Dryads', targets: ['Bonesplitter'] },
      { until: 'resolved' },
      {
        expect: {
          subtypes: { Bonesplitter: ['Forest'] },
          zone: { Bonesplitter: 'battlefield' },
          attached: { Bonesplitter: null },
        },
        id: 'off',
      },
    ],
    shows: across('off', '420.5m', '704.5q', '704.5q', '704.5p'),
  },
  {
    name: 'An Equipment that has become a creature comes off',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['March of the Machines'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '4/2' } } },
      { as: 'A', cast: 'March of the Machines' },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: null }, pt: { 'Grizzly Bears': '2/2', Bonesplitter: '1/1' } }, id: 'off' },
    ],
    shows: across('off', '420.5k', '704.5q', '704.5q', '704.5p'),
  },
  {
    name: 'Pairs of +1/+1 and -1/-1 counters are removed, as many as there are of the fewer',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×4', { card: 'Hill Giant', counters: { '+1/+1': 2 } }],
          hand: ['Skinrender'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Skinrender' },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { until: 'resolved' },
      { expect: { counters: { 'Hill Giant': { '+1/+1': 0, '-1/-1': 1 } }, pt: { 'Hill Giant': '2/2' } }, id: 'pairs' },
    ],
    shows: across('pairs', '420.5n', '704.5r', '704.5r', '704.5q'),
  },
  {
    name: 'A token that has left the battlefield is no more; it cannot be returned',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×2', 'Island'], hand: ['Raise the Alarm', 'Unsummon'] } } },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Unsummon', targets: ['Soldier #1'], in: ['2006-10', '2009-10', '2011-09'] },
      { as: 'A', cast: 'Unsummon', targets: ['Soldier Token #1'], in: ['2026-02'] },
      { until: 'resolved' },
      { expect: { hand: { A: 0 } }, id: 'no more' },
    ],
    shows: across('no more', '420.5f', '704.5d', '704.5d', '704.5d'),
  },
  {
    name: 'All that is due happens at once, and then it is looked again: what a dying lord kept alive dies in a second check',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Lord of Atlantis', 'Merfolk of the Pearl Trident', 'Grizzly Bears'],
          hand: ['Pyroclasm'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      {
        expect: {
          zone: {
            'Lord of Atlantis': 'graveyard',
            'Merfolk of the Pearl Trident': 'graveyard',
            'Grizzly Bears': 'graveyard',
          },
        },
        id: 'again',
      },
    ],
    shows: across('again', '420.3', '704.3', '704.3', '704.3'),
  },
];
