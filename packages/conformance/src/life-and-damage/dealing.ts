/** Damage: what deals it and to what, and what it does. 2006: 419.5a · 2009: 118 · 2011: 119 · 2026: 120 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const EXCESS: ScenarioInput['cards'] = {
  'Flame Spill': {
    wording: '2026-02',
    cost: '{2}{R}',
    type: 'Instant',
    text: "Flame Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
  },
};

export const dealing: readonly ScenarioInput[] = [
  {
    name: 'No damage is dealt to what is neither a creature nor a planeswalker',
    editions: [...SINCE_2009],
    cards: {
      'Falling Embers': {
        cost: '{R}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [{ do: 'damage', amount: 1, to: { objects: { set: 'all', where: { is: 'permanent' } } } }],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Grizzly Bears', 'Darksteel Ingot'], hand: ['Falling Embers'] },
        B: { battlefield: [{ card: 'Liliana Vess', counters: { loyalty: 5 } }, 'Ornithopter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Falling Embers' },
      { until: 'resolved' },
      {
        expect: {
          damage: { 'Grizzly Bears': 1, Ornithopter: 1, 'Darksteel Ingot': 0, Mountain: 0 },
          counters: { 'Liliana Vess': { loyalty: 4 } },
        },
        id: 'only those',
      },
    ],
    shows: across('only those', null, '118.1a', '119.1a', '120.1a'),
  },
  {
    name: 'Any object deals damage: an artifact that is no creature, an enchantment',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Goblin Bombardment', 'Grizzly Bears', 'Rod of Ruin', 'Plains ×3'] } },
    },
    script: [
      { as: 'A', activate: 'Goblin Bombardment', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Rod of Ruin', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'any object' },
    ],
    shows: across('any object', null, '118.2', '119.2', '120.2'),
  },
  {
    name: 'In combat attackers and blockers deal damage equal to their power',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: { A: { battlefield: ['Hill Giant', 'Craw Wurm'] }, B: { battlefield: ['Giant Spider'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant', 'Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Giant Spider': 'Hill Giant' } },
      { until: 'endCombat' },
      { expect: { damage: { 'Giant Spider': 3, 'Hill Giant': 2, 'Craw Wurm': 0 }, life: { B: 14 } }, id: 'power' },
    ],
    shows: across('power', null, '118.2a', '119.2a', '120.2a'),
  },
  {
    name: 'Damage with infect gives a player poison counters and takes no life',
    editions: ['2011-09', '2026-02'],
    position: { step: 'beginCombat', sides: { A: { battlefield: ['Glistener Elf'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Glistener Elf'] },
      { until: 'endCombat' },
      { expect: { poison: { B: 1 }, life: { B: 20 } }, id: 'poison' },
    ],
    shows: across('poison', null, null, '119.3b', '120.3b'),
  },
  {
    name: 'Damage with lifelink is life for the source’s controller besides its other results, without the stack',
    editions: [...SINCE_2009],
    position: { step: 'beginCombat', sides: { A: { battlefield: ['Child of Night'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Child of Night'] },
      { until: 'combatDamage' },
      { expect: { life: { A: 22, B: 18 }, stack: [] }, id: 'besides' },
    ],
    shows: across('besides', null, '118.3e', '119.3f', '120.3f'),
  },
  {
    name: 'Damage is prevented first, what is left is turned into results, and an effect on those applies to them',
    editions: [...SINCE_2009],
    cards: {
      'Withering Cat': { cost: '{W}{B}', type: 'Creature — Cat', text: 'Wither, lifelink', pt: '3/3' },
    },
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Withering Cat', 'Boon Reflection'] },
        B: { battlefield: ['Grizzly Bears', 'Plains'], hand: ['Healing Salve'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Withering Cat'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Withering Cat' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Healing Salve', modes: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      {
        expect: { counters: { 'Grizzly Bears': {} }, life: { A: 20 }, damage: { 'Withering Cat': 2 } },
        id: 'prevented',
      },
    ],
    shows: across('prevented', null, '118.4a', '119.4a', '120.4b'),
  },
  {
    name: 'What is doubled as it is dealt is doubled in all its results',
    editions: [...SINCE_2009],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Child of Night', 'Furnace of Rath', 'Boon Reflection'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Child of Night'] },
      { until: 'combatDamage' },
      { expect: { life: { A: 28, B: 16 } }, id: 'doubled' },
    ],
    shows: across('doubled', null, '118.4a', '119.4a', '120.4b'),
  },
  {
    name: 'Damage destroys nothing: state-based actions do, after the spell has resolved',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Magma Jet'], library: ['Forest', 'Plains', 'Island'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Magma Jet', targets: ['Grizzly Bears'] },
      { until: 'asked' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 2 } }, id: 'not yet' },
      { as: 'A', answer: [] },
      { as: 'A', answer: [0, 1] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: across('not yet', null, '118.5', '119.5', '120.5'),
  },
  {
    name: 'Damage stays on what is no creature any more, until the cleanup step',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Plains ×2', 'Opalescence', 'Glorious Anthem'], hand: ['Shock', 'Disenchant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Glorious Anthem'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Disenchant', targets: ['Opalescence'] },
      { until: 'resolved' },
      { expect: { types: { 'Glorious Anthem': ['enchantment'] }, damage: { 'Glorious Anthem': 2 } }, id: 'stays' },
      { until: 'turn' },
      { expect: { damage: { 'Glorious Anthem': 0 } }, id: 'removed' },
    ],
    shows: across('stays', null, '118.6', '119.6', '120.6'),
  },
  {
    name: 'A source to choose is any permanent or spell, also one that could never deal damage',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Circle of Protection: Red', 'Plains'] },
        B: { battlefield: ['Blood Moon', 'Mountain', 'Hill Giant', 'Grizzly Bears'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'asked' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Shock', 'Blood Moon', 'Hill Giant'],
            lacks: ['Grizzly Bears', 'Mountain'],
          },
        },
        id: 'any',
      },
      { as: 'A', answer: ['Shock'] },
      { until: 'empty' },
      { expect: { life: { A: 20 } } },
    ],
    shows: across('any', null, '118.7', '119.7', '120.7'),
  },
  {
    name: 'The damage that an ability speaks of is that of its own source alone',
    editions: ['2026-02'],
    position: {
      step: 'beginCombat',
      sides: { A: { life: 10, battlefield: ['Exalted Angel', 'Craw Wurm'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Exalted Angel', 'Craw Wurm'] },
      { until: 'combatDamage' },
      { until: 'empty' },
      { expect: { life: { A: 14, B: 10 } }, id: 'its own' },
    ],
    shows: across('its own', null, null, null, '120.9'),
  },
  {
    name: 'All that damage dealt at once does happens at once',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'beginCombat',
      sides: {
        A: { life: 2, battlefield: ['Child of Night'] },
        B: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Hill Giant', 'Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { 'Child of Night': 'Grizzly Bears' } },
      { until: 'combatDamage' },
      {
        expect: { life: { A: 1 }, result: null, zone: { 'Child of Night': 'graveyard', 'Grizzly Bears': 'graveyard' } },
        id: 'at once',
      },
    ],
    shows: across('at once', null, '118.4c', '119.4c', '120.4d'),
  },
  {
    name: 'Combat damage to a player by a creature with toxic gives its total toxic value in poison counters, and other damage none',
    editions: ['2026-02'],
    cards: {
      'Venom Mite': {
        wording: '2026-02',
        cost: '{G}',
        type: 'Creature — Phyrexian Insect',
        text: 'Toxic 2\n{T}: This creature deals 1 damage to target player.',
        pt: '1/1',
      },
      'Poison Ring': {
        wording: '2026-02',
        cost: '{1}',
        type: 'Enchantment',
        text: 'Creatures you control have toxic 1.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Venom Mite', { card: 'Venom Mite', label: 'Pinger' }, 'Poison Ring'] } },
    },
    script: [
      { as: 'A', activate: 'Pinger', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 19 }, poison: { B: 0 } } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Venom Mite'] },
      { until: 'endCombat' },
      { expect: { life: { B: 18 }, poison: { B: 3 } }, id: 'total' },
    ],
    shows: across('total', null, null, null, '120.3g'),
  },
  {
    name: 'Excess damage that goes to a player instead: what is over the toughness that is left',
    editions: ['2026-02'],
    cards: EXCESS,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×6'], hand: ['Flame Spill ×2'] },
        B: {
          battlefield: [
            { card: 'Hill Giant', damage: 1 },
            { card: 'Craw Wurm', label: 'Wurm' },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Flame Spill', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, life: { B: 18 } }, id: 'two left' },
      { as: 'A', cast: 'Flame Spill 2', targets: ['Wurm'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 }, zone: { Wurm: 'graveyard' } }, id: 'none' },
    ],
    shows: [...across('two left', null, null, null, '120.4a'), ...across('none', null, null, null, '120.4a')],
  },
  {
    name: 'A permanent has been dealt excess damage by its sources together, by combat damage with deathtouch all but 1',
    editions: ['2026-02'],
    cards: {
      ...EXCESS,
      'Wide Eye': {
        wording: '2026-02',
        cost: '{R}',
        type: 'Enchantment',
        text: 'Whenever a creature is dealt excess damage, you gain 1 life.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Wide Eye', 'Typhoid Rats', 'Ambush Viper', 'Grizzly Bears', 'Runeclaw Bear'] },
        B: { battlefield: ['Hill Giant', 'Craw Wurm', { card: 'Giant Spider', label: 'Spider' }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Ambush Viper', 'Typhoid Rats', 'Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Craw Wurm': 'Ambush Viper', 'Hill Giant': 'Typhoid Rats', Spider: 'Grizzly Bears' } },
      { until: 'combatDamage' },
      // to the Wurm 2 of the Viper, where 1 is enough; to the Viper 6 and to the Rats 3, where 1 each is enough; to the others no more than it takes
      { as: 'A', answer: [0, 1, 2], kind: 'triggerOrder' },
      { expect: { stack: ['Wide Eye', 'Wide Eye', 'Wide Eye'] }, id: 'three' },
      { until: 'empty' },
      { expect: { life: { A: 23 } } },
    ],
    shows: [...across('three', null, null, null, '120.10'), ...across('three', null, null, null, '702.2c')],
  },
];
