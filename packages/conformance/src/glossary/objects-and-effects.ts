/** Effects, sources, text, sacrifice, snow, subtypes and some keywords: the glossary. 2006: 104.3, 205, 402, 412, 418–419, 502 · 2009, 2011, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { glossary } from '../shows.ts';

const editions: ScenarioInput['editions'] = ['2006-10'];

export const objectsAndEffects: readonly ScenarioInput[] = [
  {
    name: 'A replacement effect puts another event in place of the one it watches for',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Kumano, Master Yamabushi'] },
        B: { battlefield: ['Festering Goblin', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', activate: 'Kumano, Master Yamabushi', targets: ['Festering Goblin'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Festering Goblin': 'exile' }, stack: [], graveyard: { B: [] } },
        id: 'never in the graveyard',
      },
    ],
    shows: glossary('Replacement Effect', 'never in the graveyard'),
  },
  {
    name: 'A shield stops what it says and is used up',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Mountain ×2'],
          hand: ['Healing Salve', 'Shock', { card: 'Shock', label: 'Second Shock' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: [1], targets: ['A'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } }, id: 'stopped' },
      { as: 'A', cast: 'Second Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 19 } }, id: 'one left' },
    ],
    shows: glossary('Shield', 'one left'),
  },
  {
    name: 'A card whose rules text changes has other properties',
    editions,
    cards: {
      Rewriting: {
        cost: '{U}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 'one', count: { min: 1, max: 1 }, objects: { where: { is: 'permanent' } } }],
              effect: [
                {
                  do: 'effect',
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'ref', name: 'one' },
                      mods: [{ mod: 'text', from: 'B', to: 'R' }],
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
      sides: {
        A: { battlefield: ['Island', 'Mountain', 'Swamp ×2'], hand: ['Rewriting', 'Shock', 'Last Gasp'] },
        B: { battlefield: ['White Knight'] },
      },
    },
    script: [
      { as: 'A', cast: 'Rewriting', targets: ['White Knight'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'B'], lacks: ['White Knight'] } },
        id: 'protected from red',
      },
      { as: 'A', answer: 'B' },
      { as: 'A', cast: 'Last Gasp', targets: ['White Knight'] },
      { until: 'empty' },
      { expect: { zone: { 'White Knight': 'graveyard' } }, id: 'no longer from black' },
    ],
    shows: glossary('Rules Text', 'protected from red'),
  },
  {
    name: 'A sacrificed permanent is not destroyed: regeneration is no help',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Innocent Blood'] },
        B: { battlefield: ['Swamp ×2', 'Drudge Skeletons'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard', 'Grizzly Bears': 'graveyard' } }, id: 'not replaced' },
    ],
    shows: glossary('Sacrifice', 'not replaced'),
  },
  {
    name: 'A player sacrifices permanents of their own only, and the owner gets the card',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Hill Giant', { card: 'Grizzly Bears', controller: 'B' }],
          hand: ['Diabolic Edict'],
        },
        B: { battlefield: [{ card: 'Storm Crow', controller: 'A' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Diabolic Edict', targets: ['B'] },
      { until: 'resolved' },
      {
        expect: { graveyard: { A: ['Diabolic Edict', 'Grizzly Bears'], B: [] }, zone: { 'Storm Crow': 'battlefield' } },
        id: 'own only',
      },
    ],
    shows: glossary('Sacrifice', 'own only'),
  },
  {
    name: 'Shadow is blocked by shadow alone, and blocks nothing else',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Dauthi Slayer', 'Grizzly Bears'] },
        B: { battlefield: ['Soltari Foot Soldier', 'Hill Giant'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Dauthi Slayer', 'Grizzly Bears'] },
      { until: 'declareBlockers' },
      {
        expect: { mayBlock: { 'Soltari Foot Soldier': ['Dauthi Slayer'], 'Hill Giant': ['Grizzly Bears'] } },
        id: 'each its kind',
      },
    ],
    shows: glossary('Shadow', 'each its kind'),
  },
  {
    name: 'Snow landwalk asks for a snow land of that type',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Legions of Lim-Dûl'] },
        B: { battlefield: ['Swamp', 'Snow-Covered Forest', 'Hill Giant'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Legions of Lim-Dûl'] },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Hill Giant': ['Legions of Lim-Dûl'] } }, id: 'no snow Swamp' },
    ],
    shows: glossary('Snow Landwalk', 'no snow Swamp'),
  },
  {
    name: 'Snow landwalk: not blocked while the defending player has such a land',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Legions of Lim-Dûl'] },
        B: { battlefield: ['Snow-Covered Swamp', 'Hill Giant'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Legions of Lim-Dûl'] },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } }, id: 'unblockable' },
    ],
    shows: glossary('Snow Landwalk', 'unblockable'),
  },
  {
    name: 'Snow mana comes from a snow permanent, whatever its colour',
    editions,
    position: { sides: { A: { battlefield: ['Swamp', 'Snow-Covered Forest', 'Chilling Shade'] } } },
    script: [
      { as: 'A', tap: 'Snow-Covered Forest' },
      { as: 'A', activate: 'Chilling Shade' },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Chilling Shade': '2/2' },
          tapped: { Swamp: false },
          cannot: [{ as: 'A', activate: 'Chilling Shade' }],
        },
        id: 'snow only',
      },
    ],
    shows: glossary('Snow Mana', 'snow only'),
  },
  {
    name: 'What is snow-covered by name is snow by supertype',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Snow-Covered Island ×2'], hand: ['Skred'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Skred', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: {
          damage: { 'Hill Giant': 2 },
          name: { 'Snow-Covered Island': 'Snow-Covered Island' },
          subtypes: { 'Snow-Covered Island': ['Island'] },
        },
        id: 'counted',
      },
    ],
    shows: glossary('Snow-Covered (Obsolete)', 'counted'),
  },
  {
    name: 'Soulshift returns a Spirit of at most its number',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Gibbering Kami'],
          hand: ['Murder'],
          graveyard: ['Thief of Hope', 'Waxmane Baku', 'Kami of Lunacy', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Gibbering Kami'] },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Thief of Hope', 'Waxmane Baku'],
            lacks: ['Kami of Lunacy', 'Grizzly Bears', 'Gibbering Kami'],
          },
        },
        id: 'small Spirits',
      },
      { as: 'A', answer: 'Waxmane Baku' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { hand: { A: ['Waxmane Baku'] } } },
    ],
    shows: glossary('Soulshift', 'small Spirits'),
  },
  {
    name: 'The source of an ability is the object it is on',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Prodigal Sorcerer'] },
        B: { battlefield: ['Yavimaya Barbarian', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears'], lacks: ['Yavimaya Barbarian'] } },
        id: 'a blue source',
      },
      { as: 'A', answer: 'Grizzly Bears' },
    ],
    shows: glossary('Source of an Ability', 'a blue source'),
  },
  {
    name: 'A creature whose combat damage is on the stack can be chosen as a source though it is gone',
    editions,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains', 'Circle of Protection: Red', 'Raging Goblin'] },
        B: { battlefield: ['Mogg Fanatic', 'Swamp'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Mogg Fanatic'] },
      { until: 'combatDamage' },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['Raging Goblin'] },
      { until: 'resolved' },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { until: 'empty' },
      { expect: { life: { A: 20 } }, id: 'prevented' },
    ],
    shows: glossary('Source of Damage', 'prevented'),
  },
  {
    name: 'A static ability does what it says as long as its permanent is in play',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Glorious Anthem', 'Grizzly Bears'], hand: ['Disenchant'] },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '3/3' }, stack: [] } },
      { as: 'A', cast: 'Disenchant', targets: ['Glorious Anthem'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'no longer' },
    ],
    shows: glossary('Static Ability', 'no longer'),
  },
  {
    name: 'Storm copies the spell for each spell played before it this turn',
    editions,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', 'Mountain'], hand: ['Tendrils of Agony', 'Shock'] },
        B: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Theirs', targets: ['A'] },
      { until: 'empty' },
      { as: 'A', cast: 'Tendrils of Agony', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { as: 'A', answer: 'A' },
      { expect: { stack: ['Tendrils of Agony', 'Tendrils of Agony', 'Tendrils of Agony'] }, id: 'two copies' },
      { until: 'empty' },
      { expect: { life: { A: 22, B: 14 } }, id: 'new targets' },
    ],
    shows: glossary('Storm', 'two copies'),
  },
  {
    name: 'Each word after the dash is a subtype of its own',
    editions,
    position: { sides: { A: { battlefield: ['Raging Goblin', 'Goblin King', 'Hill Giant'] } } },
    script: [
      {
        expect: {
          subtypes: { 'Raging Goblin': ['Goblin', 'Berserker'] },
          pt: { 'Raging Goblin': '2/2', 'Hill Giant': '3/3' },
        },
        id: 'a Goblin too',
      },
    ],
    shows: glossary('Subtype', 'a Goblin too'),
  },
];
