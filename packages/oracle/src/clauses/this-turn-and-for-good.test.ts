/** Damage and life replaced for a turn, steps skipped for a turn, tokens of a computed size, and what is given up in any number. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const CREATURE = { types: ['Creature'] };

describe('for this turn', () => {
  it('damage is another amount, to whom it would be dealt', () => {
    const text =
      'If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature instead.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          parts: [{ replacement: { event: { on: 'damage', combat: true }, instead: { instead: 'amount' } } }],
          duration: { until: 'endOfTurn' },
        },
      ],
    });
  });

  it('any source is a source', () => {
    const text =
      'If any source would deal 1 or more damage to a creature or player this turn, it deals 2 damage to that creature or player instead.';
    expect(effectOf(text)).toMatchObject({
      effect: [{ parts: [{ replacement: { event: { source: { is: 'any' } }, instead: { amount: 2 } } }] }],
    });
  });

  it('a player gains no life', () => {
    expect(effectOf('If target player would gain life this turn, that player gains no life instead.')).toMatchObject({
      effect: [{ parts: [{ replacement: { event: { on: 'gainLife' }, instead: { instead: 'nothing' } } }] }],
    });
  });

  it('what one source would deal is prevented', () => {
    expect(
      abilitiesOf('{2}: Prevent the next 1 damage that would be dealt by Test Name this turn.', CREATURE),
    ).toMatchObject([
      { body: { effect: [{ parts: [{ shield: 1, replacement: { event: { source: { is: 'in' } } } }] }] } },
    ]);
  });

  it('and all combat phases of a next turn are skipped', () => {
    expect(effectOf('Target opponent skips all combat phases of his or her next turn.')).toMatchObject({
      effect: [{ do: 'skip', what: 'combat', times: 'allOfNextTurn' }],
    });
  });
});

it('half of damage is dealt to whom all of it would be', () => {
  const text =
    'If a source would deal damage to a creature or player, it deals half that damage, rounded down, to that creature or player instead.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { parts: [{ replacement: { instead: { amount: { q: 'half', round: 'down' } } } }] },
  ]);
});

describe('targets of the same player', () => {
  it('are one of them and the other', () => {
    const text =
      'Choose two target creatures controlled by the same player. Exile one of those creatures and put two +1/+1 counters on the other.';
    expect(effectOf(text)).toMatchObject({
      targets: [{ together: { share: 'controller' } }],
      effect: [{}, { out: 'o1' }, { on: { set: 'except', of: { name: 't1' }, not: { name: 'o1' } } }],
    });
  });
});

describe('tokens', () => {
  it.each(['', " that's attacking"])('have the size of what is spoken of%s', (attacking) => {
    const text = `Destroy target creature. Create a black Spirit creature token${attacking}. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.`;
    expect(effectOf(text)).toMatchObject({
      effect: [{}, { do: 'createTokens', token: { power: { of: { name: 't1' } }, toughness: { of: { name: 't1' } } } }],
    });
  });

  it('of each of several players have an ability', () => {
    const text =
      'Each player creates a green Elephant creature token. Those creatures have "This creature\'s power and toughness are each equal to the number of creature cards in its controller\'s graveyard."';
    expect(effectOf(text)).toMatchObject({ effect: [{ who: { who: 'all' }, token: { abilities: [{ cda: true }] } }] });
  });
});

describe('what is paid', () => {
  it('may be any number', () => {
    const text =
      'As an additional cost to cast Test Name, you may sacrifice any number of Spirits.\nTarget player loses 2 life plus 2 life for each Spirit sacrificed this way.';
    expect(abilitiesOf(text, { types: ['Sorcery'] })).toMatchObject([
      { parts: [{ part: 'additionalCost', cost: { actions: [{ what: { count: { min: 0, max: null } } }] } }] },
      { body: { effect: [{ do: 'loseLife', amount: { q: 'add' } }] } },
    ]);
  });

  it('is less for each of some things', () => {
    const text =
      'At the beginning of your upkeep, sacrifice Test Name unless you pay {10}. This cost is reduced by {2} for each artifact you control.';
    expect(abilitiesOf(text, CREATURE)).toMatchObject([
      { body: { effect: [{ do: 'pay', cost: { generic: { q: 'subtract', from: 10 } } }] } },
    ]);
  });

  it('keeps a creature from being destroyed, which cannot be regenerated', () => {
    const text =
      "Destroy target creature unless its controller pays life equal to its toughness. A creature destroyed this way can't be regenerated.";
    expect(effectOf(text)).toMatchObject({ effect: [{ do: 'pay', else: [{ do: 'destroy', noRegenerate: true }] }] });
  });
});

describe('changes without an end', () => {
  it('are those that state none (2006: 418.3 · 2009, 2011, 2026: 611.2a)', () => {
    expect(abilitiesOf('{R}: Test Name gets +2/+0 and gains flying.', CREATURE)).toMatchObject([
      { body: { effect: [{ duration: { until: 'forever' } }] } },
    ]);
    expect(effectOf('Target creature gets +2/+0 and gains flying.')).toMatchObject({
      effect: [{ duration: { until: 'forever' } }],
    });
  });
});

it.each([
  [
    '{B}: Return Test Name from your graveyard to the battlefield. Activate this ability only if two or more creature cards are above Test Name.',
    'exists',
  ],
  ['{R}: Untap Test Name. Activate this ability only if at least one creature is blocking Test Name.', 'exists'],
])('%s', (text, condition) => {
  expect(abilitiesOf(text, CREATURE)).toMatchObject([{ condition: { if: condition } }]);
});

it('an ability may be activated only once, and only where something is so', () => {
  const text = 'Untap Test Name. Activate this ability only';
  expect(abilitiesOf(`{R}: ${text} once and only if you control a Mountain.`, CREATURE)).toMatchObject([
    { once: true },
  ]);
  expect(
    abilitiesOf(`{R}: ${text} during your turn, only if you control a Mountain, and only once each turn.`, CREATURE),
  ).toMatchObject([{ perTurn: 1, condition: { if: 'and' } }]);
});

it('a land of each basic land type is found', () => {
  const text =
    'Search your library for a land card of each basic land type and put them onto the battlefield. Then shuffle your library.';
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'search', count: { min: 5, max: 5 } }, { do: 'move' }, {}] });
});

it('cards are put both in one place or both in another', () => {
  const text = 'Put two cards from your hand both on top of your library or both on the bottom of your library.';
  const put = (position: string) => ({ effect: [{ do: 'move', to: { zone: 'library', position } }] });
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'oneOf', options: [put('top'), put('bottom')] }] });
});
