import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const YOU = { who: 'you' };
const artifact = { types: ['Artifact'] };
const rulesOf = (text: string) =>
  abilitiesOf(text, artifact).flatMap((a) => (a.ability === 'static' ? a.parts.map((p) => 'rule' in p && p.rule) : []));

it.each([
  ['You may spend white mana as though it were red mana.', [{ rule: 'spendAsThough', who: YOU, mana: 'W', as: 'R' }]],
  ['Players may spend mana as though it were mana of any color.', [{ rule: 'spendAsThough', who: { who: 'all' } }]],
  [
    'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
    [
      { rule: 'spendAsThough', who: YOU, mana: 'W' },
      { rule: 'spendAsColorless', who: YOU, except: 'W' },
    ],
  ],
  [
    "You may spend blue mana as though it were mana of any color to pay the activation costs of Test Name's abilities.",
    [{ rule: 'spendAsThough', who: YOU, mana: 'U', for: { is: 'self' }, activate: true }],
  ],
])('%s', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
});

it('other mana than which is asked', () => {
  expect(() => rulesOf('You may spend other mana only as though it were colorless mana.')).toThrow();
});
