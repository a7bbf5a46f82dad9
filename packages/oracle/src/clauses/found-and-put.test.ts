/** What is found, named, drawn or put somewhere, and is spoken of after it. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const o = (name: string) => ({ set: 'ref', name });

describe('cards from outside the game', () => {
  it('are of any kind, or of one, and as many as it says', () => {
    const chosen = (where: object, min: number, max: number) => ({
      effect: [
        {
          do: 'choose',
          who: you,
          what: { choose: 'objects', from: { set: 'all', where, zone: 'outside', of: you }, count: { min, max } },
        },
        {},
      ],
    });
    expect(effectOf('Choose a card you own from outside the game and put it into your hand.')).toMatchObject(
      chosen({ is: 'any' }, 1, 1),
    );
    expect(
      effectOf('Choose up to four cards you own from outside the game and shuffle them into your library.'),
    ).toMatchObject(chosen({ is: 'any' }, 0, 4));
    expect(effectOf('Choose a sorcery card you own from outside the game and put it into your hand.')).toMatchObject(
      chosen({ is: 'type', type: 'sorcery' }, 1, 1),
    );
  });
});

describe('cards revealed until one is found', () => {
  it('are put elsewhere, but for the one that was found', () => {
    const text =
      'Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and all other cards revealed this way into your graveyard.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'reveal', out: 'o1' },
        { do: 'move', what: { set: 'where', of: o('o1') }, to: { zone: 'hand' }, out: 'o2' },
        { do: 'move', what: { set: 'except', of: o('o1'), not: o('o2') }, to: { zone: 'graveyard' } },
      ],
    });
  });

  it('may be looked for by name', () => {
    const text = 'Name a card. Reveal cards from the top of your library until you reveal the named card.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'choose', what: { choose: 'cardName' }, out: 'o1' },
        { do: 'reveal', what: { set: 'topUntil', where: { is: 'named', name: { ref: 'o1' } } } },
      ],
    });
  });
});

describe('cards that were drawn', () => {
  it('are those of which one is discarded', () => {
    expect(effectOf('Draw three cards, then discard one of them.')).toMatchObject({
      effect: [
        { do: 'draw', count: 3, out: 'o1' },
        { do: 'discard', what: { set: 'choice', from: o('o1'), count: { min: 1, max: 1 } } },
      ],
    });
  });

  it('are spoken of at once', () => {
    expect(() => effectOf('Draw three cards. You gain 1 life. Discard one of them.')).toThrow();
  });
});

describe('"for each player"', () => {
  it('you search, and that player shuffles', () => {
    const text =
      "For each opponent, search that player's library for a land card and exile it, then that player shuffles his or her library.";
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          do: 'forEachPlayer',
          who: { who: 'opponents' },
          effect: [
            { do: 'bind', name: 'searched', value: { players: { who: 'actor' } } },
            { do: 'search', who: you, of: { who: 'ref', name: 'searched' }, out: 'o1' },
            { do: 'move', what: o('o1'), to: { zone: 'exile' } },
            { do: 'shuffle', who: { who: 'actor' } },
          ],
        },
      ],
    });
  });

  it('of those cards you may cast any number in any order', () => {
    const text = 'Exile the top two cards of your library. You may cast those cards without paying their mana costs.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'move', out: 'o1' },
        {
          do: 'may',
          effect: [
            { do: 'cast', what: { set: 'choice', by: you, from: o('o1'), count: { min: 0, max: null } }, free: true },
          ],
        },
      ],
    });
  });
});

describe('life gained for damage', () => {
  const text =
    "~ deals 2 damage to target creature or player. You gain life equal to the damage dealt, but not more life than the player's life total before ~ dealt damage or the creature's toughness.";

  it('is no more than the mana of a color that was spent on X', () => {
    const bounded =
      "~ deals X damage to target creature or player. You gain life equal to the damage dealt, but not more than the amount of {B} spent on X, the player's life total before ~ dealt damage, or the creature's toughness.";
    expect(effectOf(bounded.replaceAll('~', 'Test Name'), { wording: '2017-01', manaCost: '{X}{2}{B}' })).toMatchObject(
      {
        effect: [
          { do: 'bind' },
          { do: 'damage', out: 'o1' },
          {
            do: 'gainLife',
            amount: { q: 'min', of: [{ q: 'ref', name: 'o1' }, { q: 'manaSpentOnX', type: 'B' }, { q: 'add' }] },
          },
        ],
      },
    );
  });

  it('is no more than there was, noted before the damage', () => {
    expect(effectOf(text.replaceAll('~', 'Test Name'), { wording: '2017-01' })).toMatchObject({
      effect: [
        { do: 'bind', name: 'o2', value: { number: { q: 'life', of: { who: 'ref', name: 't1' } } } },
        { do: 'damage', out: 'o1' },
        {
          do: 'gainLife',
          amount: {
            q: 'min',
            of: [
              { q: 'ref', name: 'o1' },
              {
                q: 'add',
                of: [
                  { q: 'ref', name: 'o2' },
                  { q: 'stat', stat: 'toughness', of: o('t1') },
                ],
              },
            ],
          },
        },
      ],
    });
  });
});

describe('an Aura that brings back what it enchants', () => {
  it('can enchant that alone, whose controller sacrifices it', () => {
    const text = [
      'Enchant creature card in a graveyard',
      'When Test Name enters the battlefield, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with Test Name." Return enchanted creature card to the battlefield under your control and attach Test Name to it. When Test Name leaves the battlefield, that creature\'s controller sacrifices it.',
    ].join('\n');
    const graveyard = {
      is: 'and',
      of: [
        { is: 'type', type: 'creature' },
        { is: 'zone', zone: 'graveyard' },
      ],
    };
    const put = { is: 'and', of: [{}, { is: 'in', set: { set: 'linked', link: 'put' } }] };
    expect(abilitiesOf(text, { types: ['Enchantment'], subtypes: ['Aura'], wording: '2017-01' })).toMatchObject([
      { keyword: 'enchant', quality: graveyard },
      {
        body: {
          effect: [
            {
              parts: [
                {
                  mods: [
                    { mod: 'lose', keyword: 'enchant', quality: graveyard },
                    { mod: 'gain', abilities: [{ keyword: 'enchant', quality: put }] },
                  ],
                },
              ],
            },
            { do: 'move', what: { set: 'host' }, to: { zone: 'battlefield', link: 'put' }, out: 'o1' },
            { do: 'attach', to: o('o1') },
            {
              do: 'delayed',
              body: { effect: [{ do: 'sacrifice', who: { who: 'controllers', of: o('o1') }, what: o('o1') }] },
            },
          ],
        },
      },
    ]);
  });
});
