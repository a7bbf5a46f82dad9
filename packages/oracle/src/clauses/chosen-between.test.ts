/** One of two things that are said, one of several that were found, and what is counted, compared or paid for them. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const t1 = { set: 'ref', name: 't1' };
const ref = (name: string) => ({ set: 'ref', name });
const old = { wording: '2017-01' } as const;
const creature = { types: ['Creature'], power: '1', toughness: '1', ...old };

describe('one of two', () => {
  it('kinds of what is destroyed is chosen, and what died is counted on either way', () => {
    const text =
      "Destroy all green creatures or all white creatures. They can't be regenerated. You lose 2 life for each creature that died this way.";
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          do: 'oneOf',
          options: [
            { effect: [{ do: 'destroy', noRegenerate: true, out: 'o1' }] },
            { effect: [{ do: 'destroy', noRegenerate: true, out: 'o2' }] },
          ],
        },
        {
          do: 'loseLife',
          amount: {
            of: 2,
            by: {
              of: {
                of: {
                  set: 'union',
                  of: [
                    { set: 'before', name: 'o1' },
                    { set: 'before', name: 'o2' },
                  ],
                },
              },
            },
          },
        },
      ],
    });
  });

  it('counters is put there, or one of two keywords is lost', () => {
    expect(effectOf('Put a +0/+1 counter or a +1/+0 counter on target creature.')).toMatchObject({
      effect: [{ do: 'forEach', over: t1, effect: [{ do: 'oneOf', who: you }] }],
    });
    expect(effectOf('Target creature loses first strike or swampwalk until end of turn.')).toMatchObject({
      effect: [
        { do: 'oneOf', options: [{}, { effect: [{ parts: [{ mods: [{ mod: 'lose', keyword: 'landwalk' }] }] }] }] },
      ],
    });
  });

  it('things that may be done follows the other', () => {
    const text = 'You may tap or untap target permanent, then you may tap or untap another target permanent.';
    expect(effectOf(text)).toMatchObject({ effect: [{ do: 'may' }, { do: 'may' }] });
  });
});

describe('one of several', () => {
  it('is chosen among what was found', () => {
    const text =
      'Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'search', out: 'o1' },
        { do: 'reveal' },
        { do: 'choose', who: { who: 'ref', name: 't1' }, what: { choose: 'objects', from: ref('o1') }, out: 'o2' },
        { do: 'move', what: ref('o2'), to: { zone: 'hand' } },
        { do: 'move', what: { set: 'except', of: ref('o1'), not: ref('o2') }, to: { zone: 'graveyard' } },
        { do: 'shuffle' },
      ],
    });
  });

  it('leaves no rest on top of a graveyard: others lie there then', () => {
    expect(() =>
      effectOf(
        'Target opponent chooses one of the top two cards of your graveyard. Exile that card and put the other one into your hand.',
      ),
    ).toThrow();
  });
});

describe('what is set beside something', () => {
  it('shares a color with any of a kind', () => {
    expect(effectOf('Counter target spell if it shares a color with a creature you control.')).toMatchObject({
      effect: [
        { do: 'if', condition: { if: 'matches', what: t1, filter: { is: 'sharesColor', with: { set: 'all' } } } },
      ],
    });
  });

  it('is not set beside itself', () => {
    expect(() =>
      effectOf(
        'Choose a permanent you control. Prevent all combat damage target creature would deal this turn if it shares a color with that permanent.',
      ),
    ).toThrow();
  });

  it('is in excess of it, or nothing is', () => {
    const text =
      'Test Name deals damage to target creature equal to the number of creatures you control in excess of the number of creatures target opponent controls.';
    expect(effectOf(text)).toMatchObject({ effect: [{ amount: { q: 'max', of: [0, { q: 'subtract' }] } }] });
  });

  it('is of the same name and another', () => {
    const text = 'Destroy target permanent if another permanent with the same name is on the battlefield.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          condition: {
            what: {
              where: {
                of: [{ is: 'not', of: { is: 'in', set: t1 } }, {}, { is: 'sharesName', with: t1 }],
              },
            },
          },
        },
      ],
    });
  });

  it('is the number that was chosen', () => {
    const text =
      'Choose a number. Destroy all creatures with converted mana cost equal to that number. Then target player reveals his or her hand and discards all nonland cards with converted mana cost equal to the number.';
    expect(JSON.stringify(effectOf(text)).match(/"name":"o1"/g)).toHaveLength(2);
  });
});

describe('any player may activate it', () => {
  it('but only in a turn of his or her own', () => {
    const turn = { if: 'turn', of: you };
    const text = (when: string) => `{2}: Draw a card. Any player may activate this ability but only during ${when}.`;
    expect(abilitiesOf(text('his or her turn'), creature)).toMatchObject([{ anyPlayer: true, condition: turn }]);
    expect(abilitiesOf(text('his or her draw step'), creature)).toMatchObject([
      { anyPlayer: true, condition: { of: [turn, { if: 'step', step: ['draw'] }] } },
    ]);
    expect(abilitiesOf(text('his or her turn before the end step'), creature)).toMatchObject([
      { anyPlayer: true, condition: { of: [turn, { if: 'not' }] } },
    ]);
    expect(() =>
      abilitiesOf('{2}: Draw a card. Activate this ability only during his or her turn.', creature),
    ).toThrow();
  });
});

describe('damage', () => {
  it('that is prevented from a source of a kind is asked about as that source', () => {
    const text =
      'The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage from a black source is prevented this way, you gain that much life.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        {},
        {
          parts: [
            {
              replacement: {
                instead: {
                  then: [{ do: 'if', condition: { if: 'matches', what: ref('event.source'), filter: { color: 'B' } } }],
                },
              },
            },
          ],
        },
      ],
    });
  });

  it('is dealt besides, or is half of X', () => {
    const text = 'Test Name deals 1 damage to each creature and an additional 1 damage to each green creature.';
    expect(effectOf(text)).toMatchObject({ effect: [{ amount: 1, with: [{ amount: 1 }] }] });
    const halves = 'Test Name deals half X damage, rounded down, to any target, and half X damage, rounded up, to you.';
    expect(effectOf(halves, { manaCost: '{X}{B}' })).toMatchObject({
      effect: [{ amount: { q: 'half', round: 'down' }, with: [{ amount: { q: 'half', round: 'up' } }] }],
    });
  });
});

describe('a target of what happens later', () => {
  it('is chosen now', () => {
    expect(
      effectOf('Until end of turn, whenever target creature deals damage, you gain that much life.'),
    ).toMatchObject({
      targets: [{ name: 't1' }],
      effect: [{ do: 'delayed', pattern: { on: 'damage', source: { is: 'in', set: t1 } }, repeat: true }],
    });
  });

  it('is none of a triggered ability, which has its event first', () => {
    expect(() => abilitiesOf('Whenever target creature deals damage, you gain that much life.', creature)).toThrow();
  });
});

describe('up to', () => {
  it('is what a permission is', () => {
    expect(effectOf('You may play up to three additional lands this turn.')).toMatchObject({
      effect: [{ parts: [{ rule: { rule: 'extraLandPlays', n: 3 } }] }],
    });
    expect(effectOf('Target creature can block up to two additional creatures this turn.')).toMatchObject({
      effect: [{ parts: [{ rule: { rule: 'extraBlocks', n: 2 } }] }],
    });
  });

  it('is by how much a cost is reduced', () => {
    const text =
      'You may put a creature card from your hand onto the battlefield. If you do, sacrifice it unless you pay its mana cost reduced by up to {2}.';
    expect(effectOf(text)).toMatchObject({
      effect: [{}, { then: [{ do: 'pay', cost: { costOf: ref('o2'), less: 2 } }] }],
    });
  });
});
