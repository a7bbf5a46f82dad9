/** What is said of an ability in its modes or before them. 2006: 403 · 2009, 2011, 2026: 602.5, 700.2 */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = (text: string) => abilitiesOf(text, { types: ['Artifact'] });
const options = [{ effect: [{ do: 'gainLife' }] }, { effect: [{ do: 'draw' }] }];

it.each([
  ['{X}', "X can't be 0", { cost: { mana: ['X'], leastX: 1 } }],
  ['{X}', 'Spend only white mana on X', { cost: { mana: ['X'], onX: ['W'] } }],
  ['{1}', 'Activate this ability only once each turn', { perTurn: 1 }],
])('%s: %s', (cost, rider, said) => {
  const amount = cost === '{X}' ? 'X' : '2';
  const cards = cost === '{X}' ? 'X cards' : 'two cards';
  const each = `${cost}: Choose one —\n• You gain ${amount} life. ${rider}.\n• Draw ${cards}. ${rider}.`;
  const first = `${cost}: Choose one. ${rider}.\n• You gain ${amount} life.\n• Draw ${cards}.`;
  for (const text of [each, first]) expect(artifact(text)).toMatchObject([{ ...said, body: { modes: { options } } }]);
});

it('is refused where only one mode says so', () => {
  expect(() => artifact("{X}: Choose one —\n• You gain X life. X can't be 0.\n• Draw X cards.")).toThrow();
});
