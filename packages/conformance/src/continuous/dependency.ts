/** Dependency between effects of one layer. 2006: 418.5b–d · 2009: 613.5–613.7b · 2011: 613.5–613.7c · 2026: 613.6–613.8c */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

const URBORG = 'Urborg, Tomb of Yawgmoth';

export const dependency: readonly ScenarioInput[] = [
  {
    name: 'An effect whose ability another takes away in its layer waits for that, whatever the timestamps: Urborg under Blood Moon',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [URBORG, 'Forest', 'Blood Moon'] } } },
    script: [
      { expect: { subtypes: { [URBORG]: ['Mountain'], Forest: ['Forest'] }, abilities: { [URBORG]: 1 } }, id: 'waits' },
    ],
    shows: [
      { rule: '418.5c', edition: '2006-10', by: 'waits' },
      { rule: '418.5d', edition: '2006-10', by: 'waits' },
      { rule: '613.7a', edition: '2009-10', by: 'waits' },
      { rule: '613.7b', edition: '2009-10', by: 'waits' },
      { rule: '613.7a', edition: '2011-09', by: 'waits' },
      { rule: '613.7b', edition: '2011-09', by: 'waits' },
      { rule: '613.8a', edition: '2026-02', by: 'waits' },
      { rule: '613.8b', edition: '2026-02', by: 'waits' },
    ],
  },
  {
    name: 'An effect waits for one that changes what it applies to: lands made Forests, and Forests that live',
    editions: [...ALL],
    cards: {
      'Green Tide': { cost: '{G}', type: 'Enchantment', text: 'All Islands are Forests.' },
    },
    position: { sides: { A: { battlefield: ['Living Lands', 'Island', 'Green Tide'] } } },
    script: [
      {
        expect: { subtypes: { Island: ['Forest'] }, types: { Island: ['creature', 'land'] }, pt: { Island: '1/1' } },
        id: 'alive',
      },
    ],
    shows: [
      { rule: '613.9', edition: '2026-02', by: 'alive' },
      { rule: '613.8', edition: '2011-09', by: 'alive' },
      { rule: '613.8', edition: '2009-10', by: 'alive' },
      { rule: '418.5h', edition: '2006-10', by: 'alive' },
      { rule: '613.7', edition: '2009-10', by: 'alive' },
      { rule: '613.7', edition: '2011-09', by: 'alive' },
      { rule: '613.8', edition: '2026-02', by: 'alive' },
    ],
  },
  {
    name: 'An effect that has begun in one layer goes on in the next although its ability is gone: Humility made a creature first',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Humility', 'Opalescence', 'Grizzly Bears'] } } },
    script: [
      { expect: { pt: { 'Grizzly Bears': '1/1' }, abilities: { Humility: 0 } }, id: 'goes on' },
      { expect: { pt: { Humility: '4/4' }, types: { Opalescence: ['enchantment'] } }, id: 'the later sets' },
    ],
    shows: [
      { rule: '418.5b', edition: '2006-10', by: 'goes on' },
      { rule: '613.5', edition: '2009-10', by: 'goes on' },
      { rule: '613.6', edition: '2009-10', by: 'the later sets' },
      { rule: '613.5', edition: '2011-09', by: 'goes on' },
      { rule: '613.6', edition: '2011-09', by: 'the later sets' },
      { rule: '613.6', edition: '2026-02', by: 'goes on' },
      { rule: '613.7', edition: '2026-02', by: 'the later sets' },
    ],
  },
  {
    name: 'Humility that came later makes itself 1/1',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Opalescence', 'Humility'] } } },
    script: [{ expect: { pt: { Humility: '1/1' } }, id: 'later' }],
    shows: [
      { rule: '418.5f', edition: '2006-10', by: 'later' },
      { rule: '613.6a', edition: '2009-10', by: 'later' },
      { rule: '613.6a', edition: '2011-09', by: 'later' },
      { rule: '613.7a', edition: '2026-02', by: 'later' },
    ],
  },
  {
    name: 'Effects that depend on each other apply by timestamp: creatures of the chosen type, then what lives',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×6', 'Grizzly Bears', 'Island ×5'], hand: ['Xenograft', 'Life and Limb'] } },
    },
    script: [
      { as: 'A', cast: 'Xenograft' },
      { until: 'resolved' },
      { as: 'A', answer: 'Saproling' },
      { as: 'A', cast: 'Life and Limb' },
      { until: 'resolved' },
      {
        expect: {
          types: { 'Grizzly Bears': ['creature', 'land'] },
          pt: { 'Grizzly Bears': '1/1' },
          subtypes: { Forest: ['Forest', 'Saproling'] },
        },
        id: 'chosen type first',
      },
    ],
    shows: [
      { rule: '418.5d', edition: '2006-10', by: 'chosen type first' },
      { rule: '613.7b', edition: '2009-10', by: 'chosen type first' },
      { rule: '613.7b', edition: '2011-09', by: 'chosen type first' },
      { rule: '613.8b', edition: '2026-02', by: 'chosen type first' },
    ],
  },
  {
    name: 'The same loop the other way about: what lives, then creatures of the chosen type',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×6', 'Grizzly Bears', 'Island ×5'], hand: ['Xenograft', 'Life and Limb'] } },
    },
    script: [
      { as: 'A', cast: 'Life and Limb' },
      { until: 'resolved' },
      { as: 'A', cast: 'Xenograft' },
      { until: 'resolved' },
      { as: 'A', answer: 'Saproling' },
      {
        expect: {
          types: { 'Grizzly Bears': ['creature'] },
          pt: { 'Grizzly Bears': '2/2' },
          subtypes: { 'Grizzly Bears': ['Bear', 'Saproling'] },
        },
        id: 'what lives first',
      },
    ],
    shows: [
      { rule: '418.5d', edition: '2006-10', by: 'what lives first' },
      { rule: '613.7b', edition: '2009-10', by: 'what lives first' },
      { rule: '613.7b', edition: '2011-09', by: 'what lives first' },
      { rule: '613.8b', edition: '2026-02', by: 'what lives first' },
    ],
  },
  {
    name: 'What sets types waits for what makes creatures, whichever came first: lands that live are of the chosen type',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Forest ×10', 'Hill Giant'],
          hand: ['Conspiracy', 'Life and Limb', 'Grizzly Bears'],
          graveyard: ['Fugitive Wizard'],
        },
        B: { battlefield: ['Gray Ogre', 'Storm Crow'] },
      },
    },
    script: [
      { as: 'A', cast: 'Conspiracy' },
      { until: 'resolved' },
      { as: 'A', answer: 'Ogre' },
      {
        expect: {
          subtypes: {
            'Hill Giant': ['Ogre'],
            'Grizzly Bears': ['Ogre'],
            'Fugitive Wizard': ['Ogre'],
            'Storm Crow': ['Bird'],
          },
        },
      },
      { as: 'A', cast: 'Life and Limb' },
      { until: 'resolved' },
      {
        expect: { types: { 'Forest 10': ['creature', 'land'] }, subtypes: { 'Forest 10': ['Forest', 'Ogre'] } },
        id: 'waits',
      },
    ],
    shows: [
      { rule: '418.5c', edition: '2006-10', by: 'waits' },
      { rule: '418.5d', edition: '2006-10', by: 'waits' },
      { rule: '613.7a', edition: '2009-10', by: 'waits' },
      { rule: '613.7b', edition: '2009-10', by: 'waits' },
      { rule: '613.7a', edition: '2011-09', by: 'waits' },
      { rule: '613.7b', edition: '2011-09', by: 'waits' },
      { rule: '613.8a', edition: '2026-02', by: 'waits' },
      { rule: '613.8b', edition: '2026-02', by: 'waits' },
    ],
  },
  {
    name: 'A token closes the loop: each effect then changes what the other applies to, and the earlier comes first',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Forest ×10', 'Hill Giant'], hand: ['Conspiracy', 'Life and Limb', 'Sprout'] },
      },
    },
    script: [
      { as: 'A', cast: 'Conspiracy' },
      { until: 'resolved' },
      { as: 'A', answer: 'Giant' },
      { as: 'A', cast: 'Life and Limb' },
      { until: 'resolved' },
      { expect: { subtypes: { 'Forest 10': ['Forest', 'Giant'] } } },
      { as: 'A', cast: 'Sprout' },
      { until: 'resolved' },
      { expect: { subtypes: { 'Forest 10': ['Forest', 'Saproling'] } }, id: 'a loop' },
      { expect: { types: { Saproling: ['creature'] }, subtypes: { Saproling: ['Giant'] } }, in: [...UNTIL_2011] },
      {
        expect: { types: { 'Saproling Token': ['creature'] }, subtypes: { 'Saproling Token': ['Giant'] } },
        in: ['2026-02'],
      },
    ],
    shows: [
      { rule: '418.5d', edition: '2006-10', by: 'a loop' },
      { rule: '613.7b', edition: '2009-10', by: 'a loop' },
      { rule: '613.7b', edition: '2011-09', by: 'a loop' },
      { rule: '613.8b', edition: '2026-02', by: 'a loop' },
    ],
  },
  {
    name: 'Whether a dependency that one effect brings about counts for the others',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×2',
            'Forest',
            { card: 'Evil Presence', attachedTo: 'Forest' },
            'Kormus Bell',
            'Conversion',
          ],
          hand: ['Magical Hack ×2'],
        },
      },
    },
    script: [
      // Evil Presence: a Mountain. Kormus Bell: Plains are creatures. Conversion, the last: Mountains are Plains.
      { as: 'A', cast: 'Magical Hack', targets: ['Evil Presence'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { as: 'A', answer: 'Mountain' },
      { as: 'A', cast: 'Magical Hack 2', targets: ['Kormus Bell'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Swamp' },
      { as: 'A', answer: 'Plains' },
      { expect: { subtypes: { Forest: ['Plains'] } } },
      { expect: { types: { Forest: ['land'] } }, in: ['2006-10', '2009-10'], id: 'found at the start' },
      { expect: { types: { Forest: ['creature', 'land'] } }, in: ['2011-09', '2026-02'], id: 'looked at again' },
    ],
    shows: [
      { rule: '613.7c', edition: '2011-09', by: 'looked at again' },
      { rule: '613.8c', edition: '2026-02', by: 'looked at again' },
    ],
  },
  {
    name: 'A colour that an object gives itself, under an effect that takes abilities: one layer in 2006, two since',
    editions: ['2006-10', '2009-10', '2011-09'],
    cards: {
      'Dryad Arbor': { type: 'Land Creature — Forest Dryad', pt: '1/1', text: 'Dryad Arbor is green.' },
    },
    position: { sides: { A: { battlefield: ['Dryad Arbor', 'Humility'] } } },
    script: [
      { expect: { colors: { 'Dryad Arbor': '' } }, in: ['2006-10'], id: 'the ability waits' },
      { expect: { colors: { 'Dryad Arbor': 'G' } }, in: ['2009-10', '2011-09'], id: 'colours before abilities' },
      { expect: { pt: { 'Dryad Arbor': '1/1' } } },
    ],
    shows: [
      { rule: '418.5c', edition: '2006-10', by: 'the ability waits' },
      { rule: '613.1e', edition: '2009-10', by: 'colours before abilities' },
      { rule: '613.1e', edition: '2011-09', by: 'colours before abilities' },
    ],
  },
  {
    name: 'Gaining and losing one ability do not depend on each other: the later has the last word',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Gravity Sphere', 'Levitation', 'Grizzly Bears'] },
        B: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      { expect: { keywords: { 'Grizzly Bears': ['flying'] }, lacks: { 'Storm Crow': ['flying'] } }, id: 'later' },
    ],
    shows: [
      { rule: '113.10', edition: '2026-02', by: 'later' },
      { rule: '112.10', edition: '2011-09', by: 'later' },
      { rule: '112.10', edition: '2009-10', by: 'later' },
      { rule: '407.1', edition: '2006-10', by: 'later' },
      { rule: '613.7a', edition: '2009-10', by: 'later' },
      { rule: '613.7a', edition: '2011-09', by: 'later' },
      { rule: '613.8a', edition: '2026-02', by: 'later' },
    ],
  },
];
