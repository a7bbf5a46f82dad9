/** Where abilities function, and what is independent of their source. 2006: 402 · 2009, 2011: 112 · 2026: 113 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const functioning: readonly ScenarioInput[] = [
  {
    name: 'An ability is no spell: what counters spells does not counter it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Prodigal Sorcerer'] },
        B: { battlefield: ['Island ×4'], hand: ['Counterspell', 'Stifle'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Counterspell' }], can: [{ as: 'B', cast: 'Stifle' }] }, id: 'no spell' },
      { as: 'B', cast: 'Stifle', targets: ['Prodigal Sorcerer'] },
      { until: 'empty' },
      { expect: { life: { B: 20 } }, id: 'countered' },
    ],
    shows: across('no spell', '402.5', '112.9', '112.9', '113.9'),
  },
  {
    name: 'An ability on the stack does without its source, which deals its damage as it last was',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Prodigal Sorcerer'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Prodigal Sorcerer'] },
      { until: 'resolved' },
      { expect: { zone: { 'Prodigal Sorcerer': 'graveyard' }, stack: ['Prodigal Sorcerer'] } },
      { until: 'resolved' },
      { expect: { life: { B: 19 } }, id: 'without it' },
    ],
    shows: across('without it', '402.6', '112.7a', '112.7a', '113.7a'),
  },
  {
    name: 'Two instances of one triggered ability trigger each on its own',
    editions: [...ALL],
    cards: {
      'Squire of Two Schools': {
        cost: '{1}{G}',
        type: 'Creature — Human Knight',
        text: 'Flanking\nFlanking',
        pt: '2/2',
      },
    },
    position: {
      step: 'beginCombat',
      sides: { A: { battlefield: ['Squire of Two Schools'] }, B: { battlefield: ['Giant Spider'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Squire of Two Schools'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Giant Spider': 'Squire of Two Schools' } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Giant Spider': '0/2' } }, id: 'twice' },
    ],
    shows: across('twice', '402.7', '112.2c', '112.2c', '113.2c'),
  },
  {
    name: 'An instant in hand does nothing, and a creature card in hand has no ability that functions',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Soul Warden', 'Forest ×2'], hand: ['Grizzly Bears', 'Soul Warden', 'Sulfuric Vortex'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { life: { A: 21 } }, id: 'one of two' },
      { until: 'upkeep' },
      { expect: { stack: [] } },
    ],
    shows: across('one of two', '402.8', '112.6', '112.6', '113.6'),
  },
  {
    name: 'An ability that says from where it works is dead elsewhere',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Squee, Goblin Nabob'], graveyard: ['Squee, Goblin Nabob'] } },
    },
    script: [
      { until: 'upkeep' },
      { expect: { stack: ['Squee, Goblin Nabob 2'] }, id: 'from the graveyard alone' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { hand: { A: ['Squee, Goblin Nabob 2'] } } },
    ],
    shows: across('from the graveyard alone', '402.8b', '112.6b', '112.6b', '113.6b'),
  },
  {
    name: 'An ability whose cost can only be paid from a hand works there, and not on the battlefield',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Gempalm Incinerator'], hand: ['Gempalm Incinerator'], library: ['Forest'] },
      },
    },
    script: [
      {
        expect: {
          cannot: [{ as: 'A', activate: 'Gempalm Incinerator' }],
          can: [{ as: 'A', activate: 'Gempalm Incinerator 2' }],
        },
        id: 'in hand',
      },
    ],
    shows: across('in hand', '402.8e', '112.6g', '112.6i', '113.6j'),
  },
  {
    name: 'An ability that moves its object out of a zone functions in that zone alone',
    editions: [...ALL],
    position: {
      active: 'A',
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Swamp ×3', 'Undead Gladiator'], graveyard: ['Undead Gladiator'], hand: ['Forest'] },
      },
    },
    script: [
      {
        expect: {
          cannot: [{ as: 'A', activate: 'Undead Gladiator' }],
          can: [{ as: 'A', activate: 'Undead Gladiator 2' }],
        },
        id: 'there alone',
      },
      { as: 'A', activate: 'Undead Gladiator 2' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Undead Gladiator 2'] } } },
    ],
    shows: across('there alone', '402.8g', '112.6i', '112.6k', '113.6m'),
  },
  {
    name: 'What changes the cost of its own card functions on the stack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Seat of the Synod ×3', 'Island'], hand: ['Thoughtcast', 'Frogmite'] } } },
    script: [
      { as: 'A', cast: 'Frogmite' },
      { expect: { stack: ['Frogmite'], tapped: { 'Seat of the Synod': true } }, id: 'cheaper' },
      { until: 'resolved' },
      { as: 'A', cast: 'Thoughtcast' },
      { until: 'resolved' },
      { expect: { hand: { A: 2 } } },
    ],
    shows: [
      { rule: '113.6e', edition: '2026-02', by: 'cheaper' },
      { rule: '402.8c', edition: '2006-10', by: 'cheaper' },
      { rule: '112.6c', edition: '2009-10', by: 'cheaper' },
      { rule: '112.6c', edition: '2011-09', by: 'cheaper' },
      { rule: '113.6d', edition: '2026-02', by: 'cheaper' },
    ],
  },
  {
    name: 'Abilities that keep a card from being cast function where it would be cast from',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Panic'] } } },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Panic' }] }, id: 'not now' }],
    shows: [
      ...across('not now', '402.8d', '112.6d', '112.6d', '113.6e'),
      ...across('not now', '412.4', '604.6', '604.6', '604.6'),
    ],
  },
];
