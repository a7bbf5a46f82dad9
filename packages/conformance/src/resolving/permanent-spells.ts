/** Permanent spells that resolve, and what goes on although its spell has left. 2006: 413 · 2009, 2011, 2026: 608.2–608.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';
import { across } from '../shows.ts';

const GATE: NonNullable<ScenarioInput['cards']> = {
  'Closed Gate': {
    cost: '{W}',
    type: 'Artifact',
    abilities: [
      {
        ability: 'static',
        parts: [{ part: 'rule', rule: { rule: 'cantEnter', what: { is: 'type', type: 'creature' } } }],
      },
    ],
  },
};

export const permanentSpells: readonly ScenarioInput[] = [
  {
    name: 'An Aura spell that resolves is attached to its target; without the target it goes to the graveyard',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Mountain'],
          hand: [
            { card: 'Pacifism', label: 'first' },
            { card: 'Pacifism', label: 'second' },
          ],
        },
        B: { battlefield: ['Mountain', 'Storm Crow', 'Hill Giant'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'first', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attached: { first: 'Hill Giant' }, controller: { first: 'A' } }, id: 'attached' },
      { as: 'A', cast: 'second', targets: ['Storm Crow'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Storm Crow'] },
      { until: 'empty' },
      { expect: { zone: { second: 'graveyard' } }, id: 'without its target' },
    ],
    shows: [
      ...across('attached', null, '608.3a', '608.3a', '608.3c'),
      ...across('without its target', null, '608.3a', '608.3a', '608.3b'),
    ],
  },
  {
    name: 'A permanent spell that resolves, but may not enter, is put into the graveyard',
    editions: [...SINCE_2009],
    cards: GATE,
    position: { sides: { A: { battlefield: ['Forest ×2', 'Closed Gate'], hand: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { stack: ['Grizzly Bears'] } },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: [] }, id: 'in the graveyard' },
    ],
    shows: across('in the graveyard', null, '608.3b', '608.3b', '608.3e'),
  },
  {
    name: 'A spell that leaves the stack while it resolves is followed to its end',
    editions: [...SINCE_2009],
    cards: { 'Last Page': { cost: '{U}', type: 'Instant', text: 'Exile Last Page. You draw two cards.' } },
    position: { sides: { A: { battlefield: ['Island'], hand: ['Last Page'] } } },
    script: [
      { as: 'A', cast: 'Last Page' },
      { until: 'resolved' },
      { expect: { zone: { 'Last Page': 'exile' }, hand: { A: 2 } }, id: 'to its end' },
    ],
    shows: across('to its end', null, '608.2j', '608.2j', '608.2m'),
  },
  {
    name: 'An ability about an object that it triggered on is about it still though the object has changed',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Aether Charge', 'Forest ×5', 'Island'],
          hand: ['Barkhide Mauler', 'Artificial Evolution'],
        },
        B: { battlefield: ['Goblin Piker'] },
      },
    },
    script: [
      { as: 'A', cast: 'Barkhide Mauler' },
      { until: 'resolved' },
      { as: 'A', cast: 'Artificial Evolution', targets: ['Barkhide Mauler'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Beast' },
      { as: 'A', answer: 'Goblin' },
      { expect: { subtypes: { 'Barkhide Mauler': ['Goblin'] }, stack: ['Aether Charge'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { B: 16 } }, id: 'it still does' },
    ],
    shows: across('it still does', null, '608.2i', '608.2i', '608.2k'),
  },
  {
    name: 'As though it were so is so for that alone',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Rolling Stones', 'Wall of Wood', 'Overgrown Battlement'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Wall of Wood'] },
      { expect: { attacking: ['Wall of Wood'], keywords: { 'Wall of Wood': ['defender'] } } },
      { as: 'A', tap: 'Overgrown Battlement' },
      { expect: { mana: { A: 'GG' } }, id: 'with defender' },
    ],
    shows: across('with defender', null, '609.4', '609.4', '609.4'),
  },
  {
    name: 'Mana spent as though it were of any colour is still of its own',
    editions: ['2026-02'],
    cards: {
      'Clear Prism': {
        cost: '{2}',
        type: 'Artifact',
        abilities: [
          {
            ability: 'static',
            parts: [{ part: 'rule', rule: { rule: 'spendAsAnyColor', who: { who: 'you' }, for: { is: 'any' } } }],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Clear Prism', 'Mountain ×5'], hand: ['Etched Oracle', 'Merfolk of the Pearl Trident'] },
      },
    },
    script: [
      { as: 'A', cast: 'Merfolk of the Pearl Trident' },
      { until: 'resolved' },
      { as: 'A', cast: 'Etched Oracle' },
      { until: 'resolved' },
      { expect: { counters: { 'Etched Oracle': { '+1/+1': 1 } } }, id: 'one colour' },
    ],
    shows: [{ rule: '609.4b', edition: '2026-02', by: 'one colour' }],
  },
  {
    name: 'What a dashed spell has set up for later is about the permanent that it became',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Mardu Scout'] } } },
    script: [
      { as: 'A', cast: 'Mardu Scout', by: 'dash' },
      { until: 'resolved' },
      { expect: { keywords: { 'Mardu Scout': ['haste'] } } },
      { until: 'end' },
      { expect: { stack: ['Mardu Scout'] } },
      { until: 'resolved' },
      { expect: { zone: { 'Mardu Scout': 'hand' } }, id: 'returned' },
    ],
    shows: [{ rule: '608.3g', edition: '2026-02', by: 'returned' }],
  },
  {
    name: 'Who may do something and says so has done it, though something else happens instead',
    editions: [...ALL],
    cards: {
      'Costly Book': {
        cost: '{1}',
        type: 'Artifact',
        text: '{T}: You may draw a card. If you do, you lose 1 life.',
      },
    },
    position: { sides: { A: { battlefield: ['Forest', 'Words of Wilding', 'Costly Book'] } } },
    script: [
      { as: 'A', activate: 'Words of Wilding' },
      { until: 'resolved' },
      { as: 'A', activate: 'Costly Book' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { hand: { A: 0 }, life: { A: 19 } }, id: 'chosen' },
    ],
    shows: across('chosen', '419.5b', null, null, null),
  },
  {
    name: 'What would be a creature on the battlefield does not enter where creatures cannot',
    editions: ['2026-02'],
    cards: GATE,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×10', 'Closed Gate'],
          hand: ['Glorious Anthem', 'Opalescence', 'Glorious Anthem'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Glorious Anthem' },
      { until: 'resolved' },
      { as: 'A', cast: 'Opalescence' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Glorious Anthem': 'battlefield', Opalescence: 'battlefield' },
          pt: { 'Glorious Anthem': '4/4' },
        },
      },
      { as: 'A', cast: 'Glorious Anthem 2' },
      { until: 'resolved' },
      { expect: { zone: { 'Glorious Anthem 2': 'graveyard' } }, id: 'as it would be' },
    ],
    shows: [{ rule: '614.17d', edition: '2026-02', by: 'as it would be' }],
  },
  {
    name: 'Two things as though they were otherwise let a creature attack that neither would',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Rolling Stones',
            { card: 'Wall of Wood', label: 'both', sick: true },
            { card: 'Instill Energy', attachedTo: 'both' },
            { card: 'Wall of Wood', label: 'stones', sick: true },
            { card: 'Wall of Heat', label: 'old' },
            { card: 'Angelic Wall', label: 'new', sick: true },
          ],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { both: ['B'], stones: [], old: ['B'], new: [] } }, id: 'both together' },
    ],
    shows: across('both together', null, '609.4a', '609.4a', '609.4a'),
  },
  {
    name: 'What looks back on the turn does not mind where the card is now',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×6', 'Mountain', 'Grizzly Bears'], hand: ['Shock', 'Headstone', 'Flesh Allergy'] },
        B: { battlefield: ['Storm Crow', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Headstone', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { zone: { 'Storm Crow': 'exile' } } },
      { as: 'A', cast: 'Flesh Allergy', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { life: { B: 17 } }, id: 'three had died' },
    ],
    shows: [{ rule: '608.2i', edition: '2026-02', by: 'three had died' }],
  },
];
