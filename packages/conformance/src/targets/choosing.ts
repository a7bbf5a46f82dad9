/** What has targets, when they are chosen, and what they may be. 2006: 415.1–415.6, 415.7c · 2009: 113.1–113.5, 113.9 · 2011: 114.1–114.5, 114.9 · 2026: 115.1–115.6, 115.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const choosing: readonly ScenarioInput[] = [
  {
    name: 'Targets are declared as the spell is cast, and not asked about again',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Terror'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'] } }, id: 'declared' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield' } }, id: 'the one' },
    ],
    shows: [
      ...across('declared', null, '113.1', '114.1', '115.1'),
      ...across('declared', '415.1', '113.1a', '114.1a', '115.1a'),
    ],
  },
  {
    name: 'An ability of a sorcery may be targeted while the spell is not',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5', 'Grizzly Bears', 'Hill Giant'], hand: ['Dirge of Dread ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dirge of Dread' },
      { expect: { asks: { as: 'A', kind: 'priority' }, stack: ['Dirge of Dread'] }, id: 'no target' },
      { until: 'resolved' },
      { as: 'A', activate: 'Dirge of Dread 2' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'] } }, id: 'its trigger' },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'asked' },
      { as: 'A', answer: true },
    ],
    shows: [
      ...across('no target', '415.1', '113.1a', '114.1a', '115.1a'),
      ...across('its trigger', '415.2', '113.1d', '114.1d', '115.1d'),
    ],
  },
  {
    name: 'An Aura spell has a target',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Cephalid Illusionist', 'Blastoderm'], hand: ['Holy Strength'] },
      },
    },
    script: [
      { as: 'A', cast: 'Holy Strength' },
      { expect: { stack: ['Holy Strength', 'Cephalid Illusionist'] }, id: 'spell' },
      { until: 'empty' },
      { expect: { attached: { 'Holy Strength': 'Cephalid Illusionist' } } },
    ],
    shows: across('spell', '415.3', '113.1b', '114.1b', '115.1b'),
  },
  {
    name: 'An Aura on the battlefield targets nothing: it comes to and stays on what cannot be targeted',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Plains', 'Blastoderm'], hand: ['Show and Tell', 'Holy Strength'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Holy Strength' }] } },
      { as: 'A', cast: 'Show and Tell' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { attached: { 'Holy Strength': 'Blastoderm' }, pt: { Blastoderm: '6/7' } }, id: 'permanent' },
    ],
    shows: across('permanent', '415.3', '113.1b', '114.1b', '115.1b'),
  },
  {
    name: 'The target of an activated ability is chosen as it is activated',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Prodigal Sorcerer'] }, B: { battlefield: ['Blastoderm', 'Grizzly Bears'] } },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'B'], lacks: ['Blastoderm'] } },
        id: 'activated',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { damage: { 'Grizzly Bears': 1 } } },
    ],
    shows: [
      ...across('activated', '415.2', null, null, null),
      ...across('activated', null, '113.1c', '114.1c', '115.1c'),
    ],
  },
  {
    name: 'Equip targets, though its line of text does not say so',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Bonesplitter', 'Blastoderm', 'Grizzly Bears', 'Cephalid Illusionist'] },
      },
    },
    script: [
      { as: 'A', activate: 'Bonesplitter' },
      {
        expect: {
          asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Cephalid Illusionist'], lacks: ['Blastoderm'] },
        },
        id: 'equip',
      },
      { as: 'A', answer: ['Cephalid Illusionist'] },
      { expect: { stack: ['Bonesplitter', 'Cephalid Illusionist'] }, id: 'becomes' },
      { until: 'empty' },
      { expect: { pt: { 'Cephalid Illusionist': '3/1' } } },
    ],
    shows: across('equip', '415.3', '113.1e', '114.1e', '115.1e'),
  },
  {
    name: 'Only permanents are targets where nothing else is named',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Island ×4', 'Forest ×2'],
          hand: ['Grizzly Bears', 'Terror', 'Counterspell'],
          graveyard: ['Craw Wurm'],
        },
        B: { battlefield: ['Gray Ogre', 'Merfolk of the Pearl Trident'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', cast: 'Terror' },
      {
        expect: {
          asks: { as: 'A', kind: 'target', offers: ['Gray Ogre', 'Merfolk of the Pearl Trident'], options: 2 },
        },
        id: 'permanents',
      },
      { as: 'A', answer: ['Gray Ogre'] },
      { as: 'A', cast: 'Counterspell' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Terror'], options: 2 } }, id: 'spells' },
      { as: 'A', answer: ['Terror'] },
      { until: 'resolved' },
    ],
    shows: [
      ...across('permanents', '415.5', '113.2', '114.2', '115.2'),
      ...across('spells', '415.6', '113.4', '114.4', '115.5'),
    ],
  },
  {
    name: 'One instance of the word has two different targets, two instances may have the same',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5', 'Plains', 'Grizzly Bears'], hand: ['Plow Under', 'Seeds of Strength'] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Seeds of Strength' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Gray Ogre'] } }, id: 'each instance' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } } },
    ],
    shows: across('each instance', null, '113.3', '114.3', '115.3'),
  },
  {
    name: 'Two targets of one instance are two objects',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Llanowar Elves ×5'], hand: ['Plow Under'] },
        B: { battlefield: ['Mountain'] },
      },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Plow Under' }] }, id: 'two' }],
    shows: across('two', null, '113.3', '114.3', '115.3'),
  },
  {
    name: 'Any target is a creature, a planeswalker or a player, and nothing else',
    editions: ['2026-02'],
    cards: {
      Shock: { cost: '{R}', type: 'Instant', wording: '2026-02', text: 'Shock deals 2 damage to any target.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Ornithopter', 'Darksteel Ingot'], hand: ['Shock'] },
        B: { battlefield: ['Grizzly Bears', { card: 'Liliana Vess', counters: { loyalty: 5 } }, 'Glorious Anthem'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Grizzly Bears', 'Liliana Vess', 'Ornithopter', 'A', 'B'],
            lacks: ['Darksteel Ingot', 'Glorious Anthem', 'Shock'],
            options: 5,
          },
        },
        id: 'any',
      },
      { as: 'A', answer: ['Liliana Vess'] },
      { until: 'resolved' },
      { expect: { counters: { 'Liliana Vess': { loyalty: 3 } } } },
    ],
    shows: across('any', null, null, null, '115.4'),
  },
  {
    name: 'Where no target was chosen the spell is not targeted: it has none that could become illegal',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Grizzly Bears'],
          hand: ["Illusionist's Stratagem"],
          library: ['Forest', 'Swamp'],
        },
      },
    },
    script: [
      { as: 'A', cast: "Illusionist's Stratagem", targets: [[]] },
      { until: 'resolved' },
      { expect: { hand: { A: ['Forest'] } }, id: 'not targeted' },
    ],
    shows: across('not targeted', '415.4', '113.5', '114.5', '115.6'),
  },
  {
    name: 'With a target chosen the same spell is targeted, and does nothing when that has become illegal',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Grizzly Bears'],
          hand: ["Illusionist's Stratagem"],
          library: ['Forest', 'Swamp'],
        },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: "Illusionist's Stratagem", targets: [['Grizzly Bears']] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { hand: { A: [] }, library: { A: 2 } }, id: 'targeted' },
    ],
    shows: across('targeted', '415.4', '113.5', '114.5', '115.6'),
  },
  {
    name: 'What is affected without being a target is chosen as the spell resolves',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Diabolic Edict'] },
        B: { battlefield: ['Blastoderm', 'Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Diabolic Edict', targets: ['B'] },
      { expect: { asks: { as: 'A', kind: 'priority' } } },
      { until: 'asked' },
      {
        expect: { asks: { as: 'B', kind: 'objects', offers: ['Blastoderm', 'Grizzly Bears', 'Hill Giant'] } },
        id: 'as it resolves',
      },
      { as: 'B', answer: ['Blastoderm'] },
      { expect: { zone: { Blastoderm: 'graveyard' } } },
    ],
    shows: across('as it resolves', null, '113.9', '114.9', '115.10'),
  },
  {
    name: 'What is affected is no target unless the text says target',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Wrath of God'] },
        B: { battlefield: ['Cephalid Illusionist', 'Blastoderm'], library: ['Plains ×5'] },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { expect: { stack: ['Wrath of God'] }, id: 'no target' },
      { until: 'resolved' },
      { expect: { zone: { 'Cephalid Illusionist': 'graveyard', Blastoderm: 'graveyard' }, library: { B: 5 } } },
    ],
    shows: across('no target', null, '113.9a', '114.9a', '115.10a'),
  },
  {
    name: '“You” is no target',
    editions: [...ALL],
    cards: {
      'Sacred Nectar': { cost: '{1}{W}', type: 'Sorcery', text: 'You gain 4 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'True Believer'], hand: ['Sacred Nectar', 'Healing Salve'] },
      },
    },
    script: [
      { as: 'A', cast: 'Sacred Nectar' },
      { until: 'resolved' },
      { expect: { life: { A: 24 } }, id: 'you' },
      { as: 'A', cast: 'Healing Salve', modes: 0 },
      { until: 'resolved' },
      { expect: { life: { A: 24, B: 23 } } },
    ],
    shows: across('you', '415.7c', '113.9b', '114.9b', '115.10b'),
  },
];
