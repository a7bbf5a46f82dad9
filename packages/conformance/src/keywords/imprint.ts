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
  {
    name: 'Each of several creature cards imprinted on one permanent is an imprinted creature card',
    editions: ['2006-10'],
    cards: {
      'Hoarding Prism': {
        cost: '{3}',
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: {},
            body: {
              effect: [
                {
                  do: 'move',
                  what: {
                    set: 'choice',
                    by: { who: 'you' },
                    from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'you' } },
                    count: { min: 1, max: 1 },
                  },
                  to: { zone: 'exile', link: 'exiled' },
                },
              ],
            },
          },
          {
            ability: 'activated',
            cost: {},
            body: {
              effect: [
                {
                  do: 'gainLife',
                  who: { who: 'you' },
                  amount: {
                    q: 'count',
                    of: {
                      set: 'where',
                      of: { set: 'linked', link: 'exiled' },
                      filter: { is: 'type', type: 'creature' },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Hoarding Prism'], hand: ['Grizzly Bears', 'Hill Giant', 'Shock'], exile: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', activate: 'Hoarding Prism', ability: 0 },
      { until: 'asked' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { as: 'A', activate: 'Hoarding Prism', ability: 0 },
      { until: 'asked' },
      { as: 'A', answer: ['Hill Giant'] },
      { as: 'A', activate: 'Hoarding Prism', ability: 0 },
      { until: 'resolved' },
      { expect: { hand: { A: 0 } } },
      { as: 'A', activate: 'Hoarding Prism', ability: 1 },
      { until: 'resolved' },
      { expect: { life: { A: 22 } }, id: 'both creatures' },
    ],
    shows: [{ rule: '502.34b', edition: '2006-10', by: 'both creatures' }],
  },
];
