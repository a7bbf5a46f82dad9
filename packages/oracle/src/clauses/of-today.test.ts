/** What is taken from outside, lasts to an end step, follows a reflexive trigger, or is so of all spells of the turn. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };
const creature = { is: 'type', type: 'creature' };

test.each([
  [
    'You may reveal a creature card you own from outside the game and put it into your hand.',
    creature,
    ['reveal', 'move'],
  ],
  ['You may put a card you own from outside the game into your hand.', { is: 'any' }, ['move']],
])('%s', (text, where, [first, ...more]) => {
  const what = { set: 'choice', from: { where, zone: 'outside', of: you } };
  expect(effectOf(text, modern)).toMatchObject({
    effect: [{ do: 'may', effect: [{ do: first, what }, ...more.map((doing) => ({ do: doing }))] }],
  });
});

test('a card of one kind or of another is taken from one zone', () => {
  expect(
    effectOf(
      'You may put a red creature card or an artifact creature card from your hand onto the battlefield.',
      modern,
    ),
  ).toMatchObject({
    effect: [
      { effect: [{ what: { from: { where: { is: 'or' }, zone: 'hand', of: you } }, to: { zone: 'battlefield' } }] },
    ],
  });
});

test('all that follows "when you do" is part of the reflexive ability', () => {
  const text = 'You may discard a card. When you do, untap target creature. It gains trample until end of turn.';
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      { do: 'may' },
      { do: 'if', then: [{ do: 'reflexive', body: { targets: [{}], effect: [{ do: 'untap' }, { do: 'effect' }] } }] },
    ],
  });
});

test.each([
  ['You may sacrifice a land. When you do, if you control a Swamp, draw a card.', { if: 'exists' }],
  ['When you discard a card this way, if you control a Swamp, draw a card.', { if: 'exists' }],
  ['It connives. When it connives this way, if you control a Swamp, draw a card.', { if: 'exists' }],
])('a condition right after what a reflexive ability triggers on is of the ability: %s', (text, condition) => {
  const before = text.startsWith('When')
    ? `Discard a card. ${text}`
    : text.replace('It connives', 'Target creature connives');
  const [, after = {}] = (effectOf(before, modern) as { effect: readonly Record<string, unknown>[] }).effect;
  const [reflexive] = (after['then'] ?? after['effect']) as readonly unknown[];
  expect(reflexive).toMatchObject({ do: 'reflexive', condition, body: { effect: [{ do: 'draw' }] } });
});

test('the condition of a reflexive ability is of all that follows, and "otherwise" makes it one of the effect', () => {
  const may = 'You may sacrifice a land. When you do, if you control a Swamp,';
  expect(effectOf(`${may} untap target creature. It gains trample until end of turn.`, modern)).toMatchObject({
    effect: [
      {},
      {
        then: [{ condition: { if: 'exists' }, body: { targets: [{}], effect: [{ do: 'untap' }, { do: 'effect' }] } }],
      },
    ],
  });
  const [, { then }] = (effectOf(`${may} draw a card. Otherwise, you gain 2 life.`, modern) as { effect: never[] })
    .effect as unknown as [unknown, { then: readonly object[] }];
  expect(then).toMatchObject([{ do: 'reflexive', body: { effect: [{ do: 'if', else: [{ do: 'gainLife' }] }] } }]);
  expect(then[0]).not.toHaveProperty('condition');
});

test('what lasts until the next end step', () => {
  expect(
    effectOf('Exile the top card of your library. You may play that card until your next end step.', modern),
  ).toMatchObject({ effect: [{ do: 'move' }, { duration: { until: 'nextEndStep', of: you } }] });
});

test('so much mana of one type, as a word', () => {
  expect(effectOf('Add seven {R}.', modern)).toMatchObject({ effect: [{ mana: { types: { type: 'R', count: 7 } } }] });
  expect(effectOf('Add {R}{R}.', modern)).toMatchObject({ effect: [{ mana: { types: ['R', 'R'] } }] });
});

test('spells that are cast later in the turn too', () => {
  const ability = abilitiesOf("{1}: Creature spells you cast this turn can't be countered.", {
    ...modern,
    types: ['Artifact'],
  });
  const where = { is: 'and', of: [creature, { is: 'spell' }, { is: 'castBy', player: you }] };
  expect(ability).toMatchObject([
    { body: { effect: [{ parts: [{ rule: { rule: 'cantBeCountered', what: { where, zone: 'stack' } } }] }] } },
  ]);
  expect(
    effectOf('Noncreature spells your opponents cast cost {2} more to cast until your next turn.', modern),
  ).toMatchObject({
    effect: [{ parts: [{ part: 'cost', change: { add: { generic: 2 } } }], duration: { until: 'nextTurn' } }],
  });
});

test.each([
  ['with total power and toughness 5 or less', { is: 'stat', stat: 'powerAndToughness', op: '≤', than: 5 }],
  [
    "that's a Cat, Dog, or Bear",
    { is: 'or', of: ['Cat', 'Dog', 'Bear'].map((subtype) => ({ is: 'subtype', subtype })) },
  ],
])('Destroy target creature %s.', (words, quality) => {
  expect(effectOf(`Destroy target creature ${words}.`, modern)).toMatchObject({
    targets: [{ objects: { where: { is: 'and', of: [creature, quality] } } }],
  });
});

test('of two nouns each has its own "noncreature"', () => {
  const not = { is: 'not', of: creature };
  const kinds = ['artifact', 'enchantment'].map((type) => ({ is: 'and', of: [not, { is: 'type', type }] }));
  expect(effectOf('Exile target noncreature artifact or noncreature enchantment.', modern)).toMatchObject({
    targets: [{ objects: { where: { is: 'or', of: kinds } } }],
  });
});

test('one of two costs is chosen as costs are, whatever they are', () => {
  const text = 'As an additional cost to cast this spell, discard a card or pay 3 life.\nDraw a card.';
  expect(abilitiesOf(text, modern)[0]).toMatchObject({
    parts: [{ part: 'additionalCost', choices: [{ actions: [{ do: 'discard' }] }, { actions: [{ do: 'payLife' }] }] }],
  });
});

test('an X that later sentences speak of is noted once', () => {
  const text =
    'Look at the top X cards of your library, where X is your devotion to blue. Put one of them into your hand and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, you win the game.';
  const x = { q: 'ref', name: 'o1' };
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      { do: 'bind', name: 'o1', value: { number: { q: 'devotion', colors: ['U'] } } },
      { do: 'lookAt', what: { count: x } },
      { do: 'move' },
      { do: 'move' },
      { do: 'if', condition: { if: 'compare', left: x, op: '≥' }, then: [{ do: 'winGame' }] },
    ],
  });
});

test('a mana cost is one or another', () => {
  const text =
    'Search your library for an artifact card with mana cost {0} or {1}, reveal it, put it into your hand, then shuffle.';
  const costs = ['0', '1'].map((symbol) => ({ is: 'costs', mana: [symbol] }));
  expect(effectOf(text, modern)).toMatchObject({
    effect: [{ do: 'search', where: { is: 'and', of: [{ is: 'type' }, { is: 'or', of: costs }] } }, {}, {}, {}],
  });
});

test.each([
  ['You may play them this turn without paying their mana costs.', {}],
  ['You may cast them this turn without paying their mana costs.', { types: 'spells' }],
])('Exile the top two cards of your library. %s', (text, types) => {
  expect(effectOf(`Exile the top two cards of your library. ${text}`, modern)).toMatchObject({
    effect: [
      { do: 'move' },
      { parts: [{ rule: { rule: 'mayPlay', free: true, ...types } }], duration: { until: 'endOfTurn' } },
    ],
  });
});

test('a quotation within a quotation has the marks of its time', () => {
  const text = (open: string) =>
    `Target creature gains "{2}: Create a 1/1 red Goblin creature token with ${open}This creature can't block.'"`;
  expect(effectOf(text("'"), modern)).toMatchObject({ effect: [{ do: 'effect' }] });
  expect(effectOf(text('‘'), { wording: '2017-01' })).toMatchObject({ effect: [{ do: 'effect' }] });
});

test('what a permanent produced, and what they also get and have', () => {
  const artifact = { ...modern, types: ['Artifact'] };
  expect(
    abilitiesOf(
      'Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.',
      artifact,
    ),
  ).toMatchObject([
    { body: { effect: [{ mana: { types: { anyTypeProduced: true, by: { name: 'event.object' } } } }] } },
  ]);
  const also = 'Creatures you control also get +1/+0 and have trample as long as you control six or more creatures.';
  expect(abilitiesOf(also, artifact)).toMatchObject([
    { condition: { if: 'exists' }, parts: [{ mods: [{ mod: 'modifyPT' }, { mod: 'gain' }] }] },
  ]);
});

test('what has come back is of one type', () => {
  const text =
    "When Test Name dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.";
  const mods = [{ mod: 'types', op: 'set', types: ['enchantment'] }];
  const creatures = { ...modern, types: ['Enchantment', 'Creature'], power: '1', toughness: '1' };
  expect(abilitiesOf(text, creatures)).toMatchObject([
    { body: { effect: [{ do: 'move' }, { parts: [{ mods }], duration: { until: 'forever' } }] } },
  ]);
});

test('the greatest number that one of several has', () => {
  const text = 'This spell costs {X} less to cast, where X is the greatest number of artifacts an opponent controls.';
  expect(abilitiesOf(`${text}\nDraw a card.`, modern)[0]).toMatchObject({
    parts: [{ change: { reduce: { q: 'greatestAmong', players: { who: 'opponents' }, amount: { q: 'count' } } } }],
  });
});

test('loyalty abilities at instant speed: its own, or those of a kind', () => {
  const rule = (text: string) => abilitiesOf(text, { ...modern, types: ['Planeswalker'] })[0];
  expect(
    rule("You may activate this planeswalker's loyalty abilities any time you could cast an instant."),
  ).toMatchObject({ parts: [{ rule: { rule: 'activateAsInstant', who: you, loyaltyOf: { set: 'self' } } }] });
  expect(
    rule(
      "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
    ),
  ).toMatchObject({ parts: [{ rule: { loyaltyOf: { set: 'all', where: { is: 'and' } } } }] });
});

test('a rule and protection for the player, for as long as both last', () => {
  const text = "Until your next turn, your life total can't change and you gain protection from everything.";
  const rules = ['cantGainLife', 'cantLoseLife', 'playerCantBeTargeted', 'playerCantBeEnchanted'];
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      {
        parts: [...rules.map((rule) => ({ rule: { rule, who: you } })), { part: 'replacement' }],
        duration: { until: 'nextTurn' },
      },
    ],
  });
});

test('kicked twice is with two kickers, or twice with one', () => {
  const text = 'Kicker {B} and/or {R}\nWhen Test Name enters, if it was kicked twice, draw a card.';
  const creatures = { ...modern, types: ['Creature'], power: '1', toughness: '1' };
  expect(abilitiesOf(text, creatures)[1]).toMatchObject({
    condition: { if: 'compare', left: { q: 'timesPaid', cost: 'kicker' }, op: '≥', right: 2 },
  });
});
