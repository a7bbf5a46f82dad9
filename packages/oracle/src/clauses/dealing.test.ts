import { describe, expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const ONE = { min: 1, max: 1 };
const creature = { is: 'type', type: 'creature' };
const t1 = { set: 'ref', name: 't1' };
const you = { who: 'you' };

describe('damage and life', () => {
  test('damage divided evenly', () => {
    expect(effectOf('Test Name deals 5 damage divided evenly, rounded down, among all creatures.')).toEqual({
      effect: [
        {
          do: 'damage',
          source: { set: 'self' },
          amount: 5,
          to: { objects: { set: 'all', where: creature } },
          evenly: true,
        },
      ],
    });
  });

  test('damage divided by who is named, among those that something was done to', () => {
    const wolves = { set: 'all', where: { is: 'subtype', subtype: 'Wolf' } };
    expect(
      effectOf(
        'Tap all Wolves. Each Wolf tapped this way deals damage equal to its power to target creature. That creature deals damage equal to its power divided as its controller chooses among any number of those Wolves.',
      ),
    ).toEqual({
      targets: [{ name: 't1', count: ONE, objects: { where: creature } }],
      effect: [
        { do: 'tap', what: wolves, out: 'o1' },
        {
          do: 'damage',
          source: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: { is: 'subtype', subtype: 'Wolf' } },
          amount: { q: 'stat', stat: 'power', of: { set: 'ref', name: 'each.object' } },
          to: { objects: t1 },
        },
        {
          do: 'damageSplit',
          source: t1,
          amount: { q: 'stat', stat: 'power', of: t1 },
          by: { who: 'controllers', of: t1 },
          among: { set: 'ref', name: 'o1' },
        },
      ],
    });
  });

  test('a life total exchanged with a toughness', () => {
    const [ability] = abilitiesOf("{T}: Exchange target opponent's life total with Test Name's toughness.", {
      types: ['Creature'],
      power: '0',
      toughness: '13',
    });
    expect(ability).toMatchObject({
      body: {
        targets: [{ name: 't1', count: ONE, players: { who: 'opponents' } }],
        effect: [{ do: 'exchangeLifeWith', who: { who: 'ref', name: 't1' }, what: { set: 'self' }, stat: 'toughness' }],
      },
    });
  });

  test('a life total that damage does not take below a number', () => {
    const floored = (n: number) => ({
      part: 'replacement',
      replacement: {
        event: { on: 'loseLife', who: you, byDamage: true },
        condition: {
          if: 'and',
          of: [
            { if: 'compare', left: { q: 'life', of: you }, op: '≥', right: n },
            {
              if: 'compare',
              left: { q: 'subtract', from: { q: 'life', of: you }, of: { q: 'ref', name: 'event.amount' } },
              op: '<',
              right: n,
            },
          ],
        },
        instead: { instead: 'amount', amount: { q: 'subtract', from: { q: 'life', of: you }, of: n } },
      },
    });
    const permanent = { types: ['Enchantment'] };
    const text = 'amage that would reduce your life total to less than 7 reduces it to 7 instead.';
    expect(abilitiesOf(`D${text}`, permanent)).toEqual([{ ability: 'static', parts: [floored(7)] }]);
    expect(abilitiesOf(`If you control a creature, d${text}`, permanent)).toMatchObject([
      { condition: { if: 'exists' }, parts: [floored(7)] },
    ]);
    expect(() => abilitiesOf(`D${text.replace('reduces it to 7', 'reduces it to 6')}`, permanent)).toThrow();
  });
});

describe('mana that does something to what it pays for', () => {
  const added = (text: string) => {
    const [ability] = abilitiesOf(`{T}: Add {C} to your mana pool. ${text}`, { types: ['Land'] });
    return ability?.ability === 'activated' ? ability.body.effect : undefined;
  };
  const artifactSpell = { is: 'and', of: [{ is: 'type', type: 'artifact' }, { is: 'spell' }] };
  test('of its own will', () => {
    expect(added("If that mana is spent on an artifact spell, that spell can't be countered.")).toEqual([
      { do: 'addMana', who: you, mana: { types: ['C'], rider: { spell: artifactSpell, does: 'uncounterable' } } },
    ]);
  });
  test('that it may be spent on alone', () => {
    expect(added("Spend this mana only to cast an artifact spell, and that spell can't be countered.")).toEqual([
      {
        do: 'addMana',
        who: you,
        mana: {
          types: ['C'],
          restriction: { cast: artifactSpell },
          rider: { spell: { is: 'any' }, does: 'uncounterable' },
        },
      },
    ]);
  });
});

describe('attacks and untap steps to come', () => {
  test('attacks in the next turn of whoever is named', () => {
    const attackers = {
      set: 'all',
      where: { is: 'and', of: [creature, { is: 'controlledBy', player: { who: 'ref', name: 't1' } }] },
    };
    const effect = (rule: object) => [
      {
        do: 'effect',
        duration: { until: 'endOfNextTurn', of: { who: 'ref', name: 't1' } },
        parts: [{ part: 'rule', rule: { rule: 'mustAttack', what: attackers, ...rule } }],
      },
    ];
    const said = (whom: string) =>
      (
        effectOf(`During target player's next turn, creatures that player controls attack ${whom} if able.`) as {
          effect: unknown;
        }
      ).effect;
    expect(said('you')).toEqual(effect({ whom: you }));
    const [walker] = abilitiesOf(
      "+2: During target player's next turn, creatures that player controls attack Test Name if able.",
      { types: ['Planeswalker'] },
    );
    expect(walker).toMatchObject({ loyalty: 2, body: { effect: effect({ attacked: { set: 'self' } }) } });
    expect(() => said('you each turn')).toThrow();
    expect(() => effectOf("During target player's next turn, creatures you control attack you if able.")).toThrow();
  });
});

describe('conditions', () => {
  test('counters of a planeswalker, spoken of as him', () => {
    expect(
      abilitiesOf('When Test Name has two or fewer loyalty counters on him, draw a card.', { types: ['Planeswalker'] }),
    ).toMatchObject([
      {
        event: {
          on: 'state',
          condition: { if: 'compare', left: { q: 'counters', counter: 'loyalty' }, op: '≤', right: 2 },
        },
      },
    ]);
  });
  test('what is destroyed on a condition is not regenerated', () => {
    expect(
      effectOf("Destroy target creature if it's white. A creature destroyed this way can't be regenerated."),
    ).toMatchObject({
      effect: [
        {
          do: 'if',
          condition: { if: 'matches', what: t1, filter: { is: 'color', color: 'W' } },
          then: [{ do: 'destroy', what: t1, noRegenerate: true }],
        },
      ],
    });
  });
  test('what is done first belongs to the process that is repeated', () => {
    const shown = { if: 'matches', what: { set: 'ref', name: 'o1' }, filter: { is: 'type', type: 'land' } };
    expect(
      effectOf(
        "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.",
      ),
    ).toEqual({
      effect: [
        {
          do: 'repeat',
          while: shown,
          effect: [
            { do: 'reveal', who: you, what: { set: 'top', of: you, zone: 'library', count: 1 }, out: 'o1' },
            {
              do: 'if',
              condition: shown,
              then: [{ do: 'move', what: { set: 'ref', name: 'o1' }, to: { zone: 'graveyard' } }],
            },
          ],
        },
      ],
    });
  });
  test('one or more colors, and X loyalty', () => {
    expect(
      abilitiesOf("−X: Exile each permanent with converted mana cost X or less that's one or more colors.", {
        types: ['Planeswalker'],
      }),
    ).toMatchObject([
      {
        loyalty: '-x',
        body: { effect: [{ do: 'move', what: { where: { of: [{}, {}, { is: 'not', of: { is: 'colorless' } }] } } }] },
      },
    ]);
  });
});

describe('cards drawn this turn, and targets as though without a keyword', () => {
  test('each is paid for or put back', () => {
    const card = { set: 'ref', name: 'each.object' };
    expect(
      effectOf(
        'Choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.',
      ),
    ).toEqual({
      effect: [
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: {
              set: 'all',
              where: { is: 'and', of: [{ is: 'any' }, { is: 'history', event: { did: 'drawn' } }] },
              zone: 'hand',
              of: you,
            },
            count: { min: 2, max: 2 },
          },
          out: 'o1',
        },
        {
          do: 'forEach',
          over: { set: 'ref', name: 'o1' },
          effect: [
            {
              do: 'pay',
              who: you,
              cost: { actions: [{ do: 'payLife', who: you, amount: 4 }] },
              else: [{ do: 'move', what: card, to: { zone: 'library', position: 'top' } }],
            },
          ],
        },
      ],
    });
  });
  test('whose spells and abilities may target it', () => {
    expect(
      abilitiesOf(
        "Creatures your opponents control can be the targets of spells and abilities you control as though they didn't have hexproof.",
        { types: ['Enchantment'] },
      ),
    ).toMatchObject([{ parts: [{ part: 'rule', rule: { rule: 'targetAsThough', of: you, without: 'hexproof' } }] }]);
    expect(() =>
      abilitiesOf(
        "{T}: Until end of turn, Test Name can be the target of spells and abilities controlled by target player as though it didn't have flying.",
        { types: ['Creature'] },
      ),
    ).toThrow();
  });
});
