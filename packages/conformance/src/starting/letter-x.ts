/** The letter X: who says what it is, and where it is 0. 2006: 104.3c · 2009, 2011, 2026: 107.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const letterX: readonly ScenarioInput[] = [
  {
    name: 'An X that the text defines is not asked for, and is what it comes to as the spell resolves',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Flood Plain'], hand: ['Tribal Flames'], library: ['Island'] } },
    },
    script: [
      { as: 'A', cast: 'Tribal Flames', targets: ['B'] },
      { expect: { stack: ['Tribal Flames'], asks: { as: 'A', kind: 'priority' } }, id: 'not asked' },
      { as: 'A', activate: 'Flood Plain' },
      { until: 'resolved' },
      { as: 'A', answer: ['Island'] },
      { until: 'empty' },
      { expect: { life: { B: 18 } }, id: 'as it resolves' },
    ],
    shows: [
      ...across('not asked', null, '107.3', '107.3', '107.3'),
      ...across('as it resolves', null, '107.3c', '107.3c', '107.3c'),
    ],
  },
  {
    name: 'The X of a spell that is cast without its mana cost being paid is 0',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×8', { card: 'Djinn of Wishes', counters: { wish: 1 } }],
          library: ['Blaze', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['B'] },
      { expect: { stack: ['Blaze'], manaValue: { Blaze: 1 } }, id: 'nothing' },
      { until: 'empty' },
      { expect: { life: { B: 20 }, zone: { Blaze: 'graveyard' } } },
    ],
    shows: across('nothing', null, '107.3b', '107.3b', '107.3b'),
  },
  {
    name: 'X is 0 in a mana cost anywhere but on the stack, though a counter remembers it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×4'], hand: ['Ivy Elemental'], graveyard: ['Blaze'] } } },
    script: [
      { expect: { manaValue: { 'Ivy Elemental': 1, Blaze: 1 } } },
      { as: 'A', cast: 'Ivy Elemental', x: 3 },
      { expect: { manaValue: { 'Ivy Elemental': 4 } }, id: 'on the stack' },
      { until: 'resolved' },
      { expect: { pt: { 'Ivy Elemental': '3/3' } }, id: 'as it enters' },
      { expect: { manaValue: { 'Ivy Elemental': 1 } }, id: 'elsewhere' },
    ],
    shows: [
      ...across('elsewhere', null, '107.3f', '107.3f', '107.3g'),
      ...across('as it enters', null, null, null, '107.3m'),
    ],
  },
  {
    name: 'An ability that triggers as a permanent enters knows the X of the spell that it was',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×9'], hand: ['Verdeloth the Ancient'] } } },
    script: [
      { as: 'A', cast: 'Verdeloth the Ancient', costs: [true], x: 3 },
      { until: 'empty' },
      { expect: { count: { Saproling: 3 } }, in: ['2006-10', '2009-10', '2011-09'] },
      { expect: { count: { 'Saproling Token': 3 } }, in: ['2026-02'], id: 'three' },
    ],
    shows: across('three', null, null, null, '107.3m'),
  },
  {
    name: 'Each X of one spell is the same number',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×6'], hand: ['Gelatinous Genesis'] } } },
    script: [
      { as: 'A', cast: 'Gelatinous Genesis', x: 2 },
      { expect: { tapped: { 'Forest 5': true, 'Forest 6': false } } },
      { until: 'resolved' },
      {
        expect: { count: { Ooze: 2 }, pt: { 'Ooze #1': '2/2', 'Ooze #2': '2/2' } },
        in: ['2009-10', '2011-09'],
        id: 'two',
      },
      {
        expect: { count: { 'Ooze Token': 2 }, pt: { 'Ooze Token #1': '2/2', 'Ooze Token #2': '2/2' } },
        in: ['2026-02'],
        id: 'two today',
      },
    ],
    shows: [...across('two', null, '107.3g', '107.3g', null), ...across('two today', null, null, null, '107.3i')],
  },
  {
    name: 'The X of an ability that an object has gained is its own, not that of the object',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Mountain ×4'], hand: ['Ivy Elemental', 'Elemental Mastery', 'Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Ivy Elemental', x: 1 },
      { until: 'resolved' },
      { as: 'A', cast: 'Elemental Mastery', targets: ['Ivy Elemental'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', cast: 'Giant Growth', targets: ['Ivy Elemental'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Ivy Elemental' },
      { until: 'resolved' },
      { expect: { pt: { 'Ivy Elemental': '4/4' }, count: { Elemental: 4 } }, in: ['2006-10', '2009-10', '2011-09'] },
      { expect: { pt: { 'Ivy Elemental': '4/4' }, count: { 'Elemental Token': 4 } }, in: ['2026-02'], id: 'four' },
    ],
    shows: across('four', null, null, null, '107.3j'),
  },
  {
    name: 'Each activation has an X of its own',
    editions: [...ALL],
    cards: { Tower: { cost: '{G}', type: 'Enchantment', text: '{X}: Put X charge counters on Tower.' } },
    position: { sides: { A: { battlefield: ['Forest ×3', 'Tower'] } } },
    script: [
      { as: 'A', activate: 'Tower', x: 1 },
      { as: 'A', activate: 'Tower', x: 2 },
      { until: 'resolved' },
      { expect: { counters: { Tower: { charge: 2 } } }, id: 'two' },
      { until: 'empty' },
      { expect: { counters: { Tower: { charge: 3 } } }, id: 'and one' },
    ],
    shows: across('and one', null, null, null, '107.3k'),
  },
  {
    name: 'A delayed trigger means by X what the spell that made it meant',
    editions: [...ALL],
    cards: {
      'Slow Spark': {
        cost: '{X}{R}',
        type: 'Sorcery',
        text: 'At the beginning of the next end step, each opponent loses X life.',
      },
    },
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: ['Slow Spark'] } } },
    script: [
      { as: 'A', cast: 'Slow Spark', x: 3 },
      { until: 'end' },
      { until: 'empty' },
      { expect: { life: { B: 17 } }, id: 'three' },
    ],
    shows: across('three', null, null, null, '107.3n'),
  },
  {
    name: 'A number that can’t be determined is 0',
    editions: [...SINCE_2009],
    cards: {
      'Hollow Vessel': {
        cost: '{3}',
        type: 'Artifact Creature — Golem',
        text: 'When Hollow Vessel enters the battlefield, you may exile a creature card from your hand.\nHollow Vessel gets +X/+0, where X is the exiled card’s power.',
        pt: '2/2',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'self' },
                mods: [
                  {
                    mod: 'modifyPT',
                    power: { q: 'add', of: [1, { q: 'stat', stat: 'power', of: { set: 'linked', link: 'exiled' } }] },
                    toughness: 0,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Hollow Vessel'] } } },
    script: [{ expect: { pt: { 'Hollow Vessel': '3/2' } }, id: 'nothing exiled' }],
    shows: across('nothing exiled', null, '107.2', '107.2', '107.2'),
  },
  {
    name: '“Any number” may be none',
    editions: ['2011-09', '2026-02'],
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: ['Landslide ×2'] } } },
    script: [
      { as: 'A', cast: 'Landslide', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: [] },
      { expect: { life: { B: 20 }, zone: { Mountain: 'battlefield', Landslide: 'graveyard' } }, id: 'none' },
      { as: 'A', cast: 'Landslide 2', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Mountain', 'Mountain 2', 'Mountain 3'] },
      { expect: { life: { B: 17 } } },
    ],
    shows: across('none', null, null, '107.1c', '107.1c'),
  },
  {
    name: 'An X that nothing defines is chosen by the controller of the ability as it is carried out',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Myr Battlesphere', 'Myr Enforcer', 'Myr Sire', 'Gold Myr'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Myr Battlesphere'] },
      { expect: { stack: ['Myr Battlesphere'], asks: { as: 'A', kind: 'priority' } } },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['Myr Enforcer', 'Gold Myr'] },
      { expect: { stack: [], pt: { 'Myr Battlesphere': '6/7' }, life: { B: 18 } }, id: 'two' },
    ],
    shows: across('two', null, '107.3e', '107.3e', '107.3f'),
  },
  {
    name: 'A Y is what it is defined as, and apart from X',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5', 'Grizzly Bears'], hand: ['Aspect of Wolf'] },
      },
    },
    script: [
      { as: 'A', cast: 'Aspect of Wolf', targets: ['Grizzly Bears'] },
      { expect: { asks: { as: 'A', kind: 'priority' } } },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/5' } }, id: 'Y' },
    ],
    shows: across('Y', null, '107.3h', '107.3h', '107.3p'),
  },
];
