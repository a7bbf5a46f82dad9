/** A target that may be cast this turn and what becomes of that spell; exceptions of copies; costs of abilities; limits on spells; so much twice over. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;
const creature = { ...today, types: ['Creature'], power: '1', toughness: '1' };
const artifact = { ...today, types: ['Artifact'] };

test('a target may be cast this turn, and the spell that it is cast as goes elsewhere', () => {
  const text =
    'You may cast target instant or sorcery card from your graveyard this turn. If that spell would be put into your graveyard, exile it instead.';
  expect(effectOf(text, today)).toMatchObject({
    effect: [
      { parts: [{ rule: { rule: 'mayPlay', what: { set: 'ref', name: 't1' }, types: 'spells' } }] },
      { parts: [{ replacement: { event: { what: { set: { set: 'castAs', of: { name: 't1' } } } } } }] },
    ],
  });
});

test('spells among cards that may be cast free this turn', () => {
  const text =
    'Exile the top eight cards of your library. You may cast instant and sorcery spells from among them this turn without paying their mana costs.';
  expect(effectOf(text, today)).toMatchObject({
    effect: [{ do: 'move' }, { parts: [{ rule: { free: true, types: 'spells', what: { set: 'where' } } }] }],
  });
});

test.each([
  [
    "Create a token that's a copy of target creature, except it's 1/4 and has flying.",
    [{ except: 'pt', power: 1, toughness: 4 }, { except: 'gain' }],
  ],
  [
    "Create a token that's a copy of target land, except it's a Cave in addition to its other types.",
    [{ subtypes: ['Cave'] }],
  ],
])('%s', (text, except) => {
  expect(effectOf(text, today)).toMatchObject({ effect: [{ do: 'copyToken', except }] });
});

test('a copy of a spell that is a Spirit besides', () => {
  const text =
    'Whenever you cast a creature spell, you may copy it, except the copy is a 1/1 Spirit in addition to its other types.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      body: {
        effect: [{ effect: [{ do: 'copySpell', except: [{ power: 1, toughness: 1 }, { subtypes: ['Spirit'] }] }] }],
      },
    },
  ]);
});

test.each([
  ['Activated abilities of creature cards in your graveyard cost {1} less to activate.', { of: 'activate', reduce: 1 }],
  ["This artifact's equip abilities cost {2} less to activate.", { what: { is: 'self' }, keyword: 'equip', reduce: 2 }],
])('%s', (text, change) => {
  expect(abilitiesOf(text, artifact)).toMatchObject([{ parts: [{ part: 'cost', change }] }]);
});

test('spells only in the own turn, and so many each turn', () => {
  const text = 'You can cast spells only during your turn and you can cast no more than two spells each turn.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    { parts: [{ rule: { rule: 'cantCast', who: { who: 'you' } } }, { rule: { rule: 'castLimit', n: 2 } }] },
  ]);
});

test('creatures that fight', () => {
  expect(abilitiesOf('Whenever a creature you control fights, draw a card.', artifact)).toMatchObject([
    { event: { on: 'action', action: 'fight' } },
  ]);
  expect(
    abilitiesOf('Whenever this creature attacks, blocks, or becomes the target of a spell, draw a card.', creature),
  ).toMatchObject([{ event: { on: 'either', of: [{ on: 'attacks' }, { on: 'blocks' }, { on: 'becomesTarget' }] } }]);
  expect(effectOf('Target creature you control fights target creature with the same mana value.', today)).toMatchObject(
    { targets: [{}, { objects: { where: { is: 'and' } } }] },
  );
});

test('so much mana, and so many cards, twice over', () => {
  const twice = { q: 'times', of: { q: 'x' }, by: 2 };
  const x = { ...today, manaCost: '{X}{U}' };
  expect(effectOf('Counter target spell unless its controller pays twice {X}.', x)).toMatchObject({
    effect: [{ do: 'pay', cost: { generic: twice } }],
  });
  expect(effectOf('Look at twice X cards from the top of your library.', x)).toMatchObject({
    effect: [{ do: 'lookAt', what: { set: 'top', count: twice } }],
  });
});

test('for each opponent, of what that opponent controls', () => {
  expect(effectOf('For each opponent, tap up to one target land that opponent controls.', today)).toMatchObject({
    targets: [{ forEach: { who: 'opponents' } }],
  });
});

test('what triggers on its being cast would have to know the spell', () => {
  const text =
    'You may cast target creature card in a graveyard this turn. When you cast that card this turn, you gain 1 life.';
  expect(() => effectOf(text, today)).toThrow('as which spell');
});
