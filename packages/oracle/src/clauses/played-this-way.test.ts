import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const exile = 'Exile target nonland permanent. For as long as that card remains exiled, its owner may play it.';
const rules = (text: string) => effectOf(text, { wording: '2026-02' });

it('a card that is exiled may be played by its owner, for more', () => {
  const card = { set: 'ref', name: 'o1' };
  const rule = { rule: 'mayPlay', who: { who: 'owners', of: card }, what: card };
  const more = { cost: { mana: ['2'] } };
  expect(rules(exile)).toMatchObject({ effect: [{ do: 'move' }, { do: 'effect', parts: [{ rule }] }] });
  expect(rules(`${exile} A spell cast this way costs {2} more to cast.`)).toMatchObject({
    effect: [{}, { parts: [{ rule: { ...rule, more } }], duration: { until: 'asLongAs' } }],
  });
  expect(rules(`${exile} A spell cast by an opponent this way costs {2} more to cast.`)).toMatchObject({
    effect: [{}, { parts: [{ rule: { ...rule, more: { ...more, who: { who: 'opponents' } } } }] }],
  });
});

it('life is paid rather than the mana cost of what is cast this way', () => {
  const text =
    'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.';
  expect(abilitiesOf(text, { types: ['Artifact'], wording: '2026-02' })).toMatchObject([
    { parts: [{ rule: { rule: 'mayPlay', cost: { actions: [{ do: 'payLife', amount: { stat: 'manaValue' } }] } } }] },
  ]);
});

it('escape is given at the own mana cost and more', () => {
  const text =
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.";
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { parts: [{ mods: [{ abilities: [{ keyword: 'escape', cost: { own: true, actions: [{ do: 'move' }] } }] }] }] },
  ]);
});

it('what delves says "exiled with it" of the cards it was cast for', () => {
  const text = 'Test Name enters with a +1/+1 counter on it for each instant card exiled with it.';
  const creature = { types: ['Creature'], power: '3', toughness: '3', wording: '2026-02' } as const;
  const [, entering] = abilitiesOf(`Delve\n${text}`, creature);
  expect(JSON.stringify(entering)).toContain('"set":"delved"');
  expect(() => abilitiesOf(text, creature)).toThrow();
});

it('as though they had flash', () => {
  const text =
    'You may cast noncreature spells from the top of your library. If you cast a spell this way, you may cast it as though it had flash.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { parts: [{ rule: { rule: 'mayPlay', types: 'spells', flash: true } }] },
  ]);
});
