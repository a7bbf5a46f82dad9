/** "Can't" against "may", and against "instead". 2006: 103.2, 419 · 2009, 2011: 101.2, 614 · 2026: 101.2, 614.17 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const opposedEffects: readonly ScenarioInput[] = [
  {
    name: 'One effect lets a creature be destroyed by regeneration’s loss: "can’t be regenerated" wins over the shield',
    editions: [...ALL],
    cards: texts('Drudge Skeletons', 'Wrath of God', 'Day of Judgment'),
    position: { sides: { A: { battlefield: ['Plains ×4', 'Swamp', 'Drudge Skeletons'], hand: ['Wrath of God'] } } },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'dead' },
    ],
    shows: [
      { rule: '101.2', edition: '2011-09', by: 'dead' },
      { rule: '101.2', edition: '2009-10', by: 'dead' },
      { rule: '103.2', edition: '2006-10', by: 'dead' },
      { rule: '101.2', edition: '2026-02', by: 'dead' },
    ],
  },
  {
    name: 'The shield replaces a destruction that nothing forbids to regenerate',
    editions: [...ALL],
    cards: texts('Drudge Skeletons', 'Day of Judgment'),
    position: { sides: { A: { battlefield: ['Plains ×4', 'Swamp', 'Drudge Skeletons'], hand: ['Day of Judgment'] } } },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Day of Judgment' },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'battlefield' }, tapped: { 'Drudge Skeletons': true } }, id: 'alive' },
    ],
    shows: [
      { rule: '614.8', edition: '2011-09', by: 'alive' },
      { rule: '614.8', edition: '2009-10', by: 'alive' },
      { rule: '419.6b', edition: '2006-10', by: 'alive' },
      { rule: '614.8', edition: '2026-02', by: 'alive' },
    ],
  },
  {
    name: 'A gain of life that cannot happen is not replaced',
    editions: ['2026-02'],
    cards: {
      'No Comfort': { cost: '{R}', type: 'Enchantment', text: "Players can't gain life." },
      'Wise Cleric': {
        cost: '{W}',
        type: 'Enchantment',
        text: 'If you would gain life, draw that many cards instead.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'gainLife', who: { who: 'you' } },
                  instead: {
                    instead: 'do',
                    effect: [{ do: 'draw', who: { who: 'you' }, count: { q: 'ref', name: 'event.amount' } }],
                  },
                },
              },
            ],
          },
        ],
      },
      Balm: { cost: '{W}', type: 'Sorcery', text: 'You gain 2 life.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'No Comfort', 'Wise Cleric'], hand: ['Balm'] } } },
    script: [
      { as: 'A', cast: 'Balm' },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, hand: { A: 0 } }, id: 'nothing' },
    ],
    shows: [{ rule: '614.17c', edition: '2026-02', by: 'nothing' }],
  },
  {
    name: 'A creature that can’t block is not made to by "all creatures able to block do so"',
    editions: [...ALL],
    cards: {
      ...texts('Pacifism', 'Grizzly Bears', 'Hill Giant'),
      Tempter: { cost: '{G}', type: 'Creature — Beast', text: 'All creatures able to block Tempter do so.', pt: '1/1' },
    },
    position: {
      sides: {
        A: { battlefield: ['Tempter'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Tempter'] },
      { until: 'declareBlockers' },
      { as: 'B', refused: {} },
      { as: 'B', block: { 'Hill Giant': 'Tempter' } },
      { expect: { blocked: { Tempter: ['Hill Giant'] } }, id: 'one' },
    ],
    shows: [
      { rule: '500.1', edition: '2006-10', by: 'one' },
      { rule: '509.1c', edition: '2026-02', by: 'one' },
    ],
  },
];
