/** What is said of other players, and of spells and sources that something is shared with. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const you = { who: 'you' };
const opponents = { who: 'opponents' };

describe('"he or she"', () => {
  it('is the target that is named beside the creatures, whoever was named before', () => {
    const text =
      "When a player doesn't pay Test Name's cumulative upkeep, Test Name deals X damage to target player and each creature he or she controls, where X is twice the number of age counters on Test Name minus 2.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'damage',
              amount: { q: 'subtract', from: { q: 'times', by: 2 }, of: 2 },
              to: {
                players: { who: 'ref', name: 't1' },
                objects: { where: { of: [{}, { is: 'controlledBy', player: { who: 'ref', name: 't1' } }] } },
              },
            },
          ],
        },
      },
    ]);
  });
});

describe('another player', () => {
  it('may pay what that spell costs', () => {
    const text =
      "Whenever a player casts a spell, any other player may pay that spell's mana cost. If a player does, counter the spell.";
    expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'pay',
              who: { who: 'except', of: { who: 'all' }, not: { who: 'ref', name: 'event.player' } },
              cost: { costOf: { set: 'ref', name: 'event.object' } },
            },
            { do: 'if', condition: { if: 'did' }, then: [{ do: 'counter' }] },
          ],
        },
      },
    ]);
  });

  it('chooses what is discarded', () => {
    const text = "Reveal your hand and discard a card of target opponent's choice.";
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'reveal' },
        { do: 'discard', who: you, what: { by: { who: 'ref', name: 't1' }, from: { zone: 'hand', of: you } } },
      ],
    });
  });

  it('cast a card of that name this turn', () => {
    const text =
      'Search your library for a nonland card and reveal it. Each opponent who cast a card this turn with the same name as that card loses 6 life. Then shuffle your library.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'search', out: 'o1' },
        { do: 'reveal' },
        {
          do: 'loseLife',
          who: {
            who: 'where',
            of: opponents,
            condition: {
              left: { event: { of: 'spellsCast', where: { is: 'sharesName', with: { set: 'ref', name: 'o1' } } } },
              op: '≥',
              right: 1,
            },
          },
        },
        { do: 'shuffle' },
      ],
    });
  });
});

it('a spell costs less for the cards of its name', () => {
  const text =
    'Spells you cast cost {1} less to cast for each card with the same name as that spell in your graveyard.';
  const named = { is: 'sharesName', with: { set: 'ref', name: 'proposed.spell' } };
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ change: { who: you, reduce: { by: { q: 'count', of: { where: named, zone: 'graveyard' } } } } }] },
  ]);
});

it('the life that is paid is no more than is counted', () => {
  const text =
    "As Test Name enters the battlefield, pay any amount of life. The amount you pay can't be more than the number of creatures on the battlefield.";
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            instead: { choices: [{ what: { max: { q: 'min', of: [{ q: 'life' }, { q: 'count' }] } } }, {}] },
          },
        },
      ],
    },
  ]);
});

it('a source of your choice shares a color', () => {
  const text =
    'Prevent all damage that would be dealt this turn by a source of your choice that shares a color with Test Name.';
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'choose' }, { do: 'effect' }] });
});

it('a spell that targets only it is copied for each other creature', () => {
  const text =
    'Whenever a player casts an instant or sorcery spell, if that spell targets only Test Name, copy the spell for each other creature that spell could target. Each copy targets a different one of those creatures.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      condition: { if: 'matches', filter: { is: 'targets', what: { set: 'self' }, only: true } },
      body: { effect: [{ do: 'copySpell', forEach: { set: 'all', where: { of: [{ is: 'other' }, {}] } } }] },
    },
  ]);
});

it('power of 1 or more is asked for, and what one sentence does is done to two', () => {
  const text =
    "If Test Name's power is 1 or more, it gets -1/-0 until end of turn and put a -0/-1 counter on target creature blocking or blocked by Test Name.";
  expect(abilitiesOf(`{B}: ${text}`, creature)).toMatchObject([
    { body: { effect: [{ do: 'if', then: [{ do: 'effect' }, { do: 'putCounters', counter: '-0/-1' }] }] } },
  ]);
});

it('something is done for each life lost', () => {
  const text = 'Whenever you lose life, for each 1 life you lost, sacrifice a permanent unless you discard a card.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    {
      event: { on: 'loseLife' },
      body: { effect: [{ do: 'repeat', times: { q: 'ref', name: 'event.amount' }, effect: [{ do: 'pay' }] }] },
    },
  ]);
});
