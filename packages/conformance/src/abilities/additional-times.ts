/** Abilities that trigger additional times, and those that trigger because of what was done as something resolved. 2026: 603.2d, 603.12 · 2006, 2009, 2011: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const ARTIST: NonNullable<ScenarioInput['cards']> = {
  'Fireblade Artist': {
    cost: '{B}{R}',
    type: 'Creature — Human Shaman',
    wording: '2026-02',
    text: 'Haste\nAt the beginning of your upkeep, you may sacrifice a creature. When you do, this creature deals 2 damage to target opponent or planeswalker.',
    pt: '2/2',
  },
};

export const additionalTimes: readonly ScenarioInput[] = [
  {
    name: 'A triggered ability that triggers an additional time does so for each effect that says so',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Panharmonicon', 'Panharmonicon', 'Soul Warden'],
          hand: ['Storm Crow', 'Island'],
        },
        B: { battlefield: ['Soul Warden'] },
      },
    },
    script: [
      { as: 'A', play: 'Island' },
      { as: 'A', cast: 'Storm Crow' },
      { until: 'resolved' },
      { expect: { stack: ['Soul Warden', 'Soul Warden', 'Soul Warden', 'Soul Warden 2'] }, id: 'three and one' },
      { until: 'empty' },
      { expect: { life: { A: 23, B: 21 } } },
    ],
    shows: [{ rule: '603.2d', edition: '2026-02', by: 'three and one' }],
  },
  {
    name: 'What is done when a player does something triggers as that is done, and chooses its target on the stack',
    editions: ['2026-02'],
    cards: ARTIST,
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Fireblade Artist', 'Storm Crow'] }, B: {} },
    },
    script: [
      { until: 'upkeep' },
      { expect: { stack: ['Fireblade Artist'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['Storm Crow'] },
      { expect: { asks: { as: 'A', kind: 'priority' } } },
      { expect: { graveyard: { A: ['Storm Crow'] }, stack: ['Fireblade Artist'], life: { B: 20 } }, id: 'triggered' },
      { until: 'resolved' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [{ rule: '603.12', edition: '2026-02', by: 'triggered' }],
  },
  {
    name: 'Who does not do it sets off nothing',
    editions: ['2026-02'],
    cards: ARTIST,
    position: { active: 'B', step: 'end', sides: { A: { battlefield: ['Fireblade Artist'] }, B: {} } },
    script: [
      { until: 'upkeep' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { stack: [], life: { B: 20 } }, id: 'nothing' },
    ],
    shows: [{ rule: '603.12', edition: '2026-02', by: 'nothing' }],
  },
  {
    name: 'What triggers on what is done as something resolves does so for each time that it is done',
    editions: ['2026-02'],
    cards: {
      'Double Encore': {
        cost: '{2}{R}',
        type: 'Sorcery',
        wording: '2026-02',
        text: "Discard two cards, then draw a card. When you discard a nonland card this way, Double Encore deals damage equal to that card's mana value to target creature or planeswalker.",
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3'],
          hand: ['Double Encore', 'Shock', 'Hill Giant'],
          library: ['Island', 'Island'],
        },
        B: { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Double Encore' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { as: 'A', answer: 'Grizzly Bears' },
      { as: 'A', answer: 'Craw Wurm' },
      { expect: { stack: ['Double Encore', 'Double Encore'] }, id: 'for each' },
      { until: 'empty' },
      { expect: { damage: { 'Grizzly Bears': 1 }, graveyard: { B: ['Craw Wurm'] } }, id: 'that card' },
    ],
    shows: [
      { rule: '603.12a', edition: '2026-02', by: 'for each' },
      { rule: '603.12', edition: '2026-02', by: 'that card' },
    ],
  },
  {
    name: 'What may be done only once each turn triggers no more once it has been done, and before that it does',
    editions: ['2026-02'],
    cards: {
      'Proud Scribe': {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature enters the battlefield under your control, you may draw a card. Do this only once each turn.',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Island ×2', 'Proud Scribe'],
          hand: ['Memnite', 'Ornithopter', 'Phyrexian Walker'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Memnite' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'A', cast: 'Ornithopter' },
      { until: 'resolved' },
      { expect: { stack: ['Proud Scribe'] }, id: 'not done yet' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', cast: 'Phyrexian Walker' },
      { until: 'resolved' },
      { expect: { stack: [], hand: { A: 1 } }, id: 'no more' },
    ],
    shows: [{ rule: '603.2h', edition: '2026-02', by: 'no more' }],
  },
];
