/** Imprint. 2006: 502.34 · 2009, 2011, 2026: an ability word, 207.2c */
import type { ScenarioInput } from '@rulewright/scenario';

export const imprint: readonly ScenarioInput[] = [
  {
    name: 'A card is imprinted on the permanent whose imprint ability removed it from the game, and on no other',
    editions: ['2006-10'],
    position: {
      sides: {
        A: {
          hand: ['Chrome Mox', { card: 'Chrome Mox', label: 'Second Mox' }, 'Shock', 'Unsummon'],
          exile: ['Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Chrome Mox' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Shock' },
      { as: 'A', cast: 'Second Mox' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { Shock: 'exile', Unsummon: 'exile' } } },
      { as: 'A', tap: 'Second Mox' },
      { expect: { mana: { A: 'U' } }, id: 'its own' },
      { as: 'A', tap: 'Chrome Mox' },
      { expect: { mana: { A: 'RU' } }, id: 'the other' },
    ],
    shows: [{ rule: '502.34a', edition: '2006-10', by: 'its own' }],
  },
];
