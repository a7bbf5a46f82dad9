/** Players named by what they own, what is exiled as it leaves, base power alone, and costs of two sacrifices. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const target = { set: 'ref', name: 't1' };
const you = { who: 'you' };

describe('the owner and the controller of a target', () => {
  it('act, and do it with their own library', () => {
    const text = 'The owner of target permanent shuffles it into his or her library, then draws two cards.';
    expect(effectOf(text)).toMatchObject({
      targets: [{ name: 't1', objects: { where: { is: 'permanent' } } }],
      effect: [
        { do: 'shuffle', who: { who: 'owners', of: target }, cards: target },
        { do: 'draw', who: { who: 'owners', of: target }, count: 2 },
      ],
    });
    expect(effectOf('The controller of target artifact sacrifices it.')).toMatchObject({
      effect: [{ do: 'sacrifice', who: { who: 'controllers', of: target }, what: target }],
    });
  });

  it.each([
    'The owner of target permanent shuffles it into your library.',
    'The owner of two target permanents draws a card.',
    'The owner of all creatures draws a card.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});

describe('what would leave the battlefield', () => {
  const back = 'Return target creature card from your graveyard to the battlefield.';
  const instead = { instead: 'zone', zone: 'exile' };

  it('is exiled instead, for good, if it is what came back', () => {
    const text = `${back} If it would leave the battlefield, exile it instead of putting it anywhere else.`;
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'move', what: target, out: 'o1' },
        {
          do: 'effect',
          duration: { until: 'forever' },
          parts: [
            {
              replacement: {
                event: {
                  on: 'move',
                  what: { is: 'in', set: { set: 'ref', name: 'o1' } },
                  from: 'battlefield',
                  notTo: 'exile',
                },
                instead,
              },
            },
          ],
        },
      ],
    });
  });

  it('may be a permanent that says so of itself', () => {
    const text = 'If this permanent would leave the battlefield, exile it instead of putting it anywhere else.';
    expect(abilitiesOf(text, { ...creature, wording: '2026-02' })).toMatchObject([
      { parts: [{ replacement: { event: { what: { is: 'self' }, notTo: 'exile' }, instead } }] },
    ]);
  });

  it.each([
    'exile it.',
    'exile it instead of putting it into a graveyard.',
    'exile you instead of putting it anywhere else.',
  ])('%s is refused', (then) => {
    expect(() => effectOf(`${back} If it would leave the battlefield, ${then}`)).toThrow();
  });
});

it('base power alone leaves toughness as it is', () => {
  expect(effectOf('Target creature has base power 0 until end of turn.')).toMatchObject({
    effect: [{ do: 'effect', parts: [{ mods: [{ mod: 'setPT', power: 0 }] }] }],
  });
  const abilities = abilitiesOf('Creatures your opponents control have base toughness 1.', creature);
  expect(abilities).toMatchObject([{ parts: [{ mods: [{ mod: 'setPT', toughness: 1 }] }] }]);
  expect(JSON.stringify(abilities)).not.toContain('"power"');
});

describe('costs of two sacrifices', () => {
  const costOf = (text: string) => (abilitiesOf(`${text}: Draw a card.`, creature)[0] as { cost: object }).cost;
  const chosen = (where: object) => ({ do: 'sacrifice', what: { set: 'choice', from: where } });
  const mine = (...of: object[]) => ({
    set: 'all',
    where: { is: 'and', of: [...of, { is: 'controlledBy', player: you }] },
  });

  it.each([
    [
      'Sacrifice a Swamp and a Forest',
      [mine({ is: 'subtype', subtype: 'Swamp' }), mine({ is: 'subtype', subtype: 'Forest' })],
    ],
  ])('%s', (text, which) => {
    expect(costOf(text)).toMatchObject({ actions: which.map(chosen) });
  });

  it('may be of the permanent itself and of another', () => {
    const isCreature = { is: 'type', type: 'creature' };
    expect(costOf('Sacrifice Test Name and another creature')).toMatchObject({
      actions: [{ do: 'sacrifice', what: { set: 'self' } }, chosen(mine({ is: 'other' }, isCreature))],
    });
    expect(costOf('Sacrifice Test Name and a creature')).toMatchObject({
      actions: [{ do: 'sacrifice', what: { set: 'self' } }, chosen(mine(isCreature))],
    });
  });
});

it('how often it was kicked is a number', () => {
  const text =
    'Multikicker {U}\nWhen Test Name enters the battlefield, draw X cards, where X is the number of times Test Name was kicked.';
  expect(abilitiesOf(text, creature)[1]).toMatchObject({
    body: { effect: [{ do: 'draw', count: { q: 'timesPaid', cost: 'kicker' } }] },
  });
});

describe('what it costs less where an opponent has more', () => {
  it('compares with so many more', () => {
    const text = 'If an opponent controls at least four more lands than you, Test Name costs {6} less to cast.';
    const count = (player: object) => ({
      q: 'count',
      of: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'type', type: 'land' },
            { is: 'controlledBy', player },
          ],
        },
      },
    });
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        parts: [
          {
            change: {
              of: 'cast',
              what: { is: 'self' },
              reduce: 6,
              condition: {
                if: 'existsPlayer',
                who: {
                  of: { who: 'opponents' },
                  condition: {
                    left: count({ who: 'actor' }),
                    op: '≥',
                    right: { q: 'add', of: [count(you), 4] },
                  },
                },
              },
            },
          },
        ],
      },
    ]);
  });

  it('counts the cards of all graveyards together', () => {
    const text = 'If there are ten or more creature cards total in all graveyards, Test Name costs {6} less to cast.';
    expect(JSON.stringify(abilitiesOf(text, creature))).toContain(
      JSON.stringify({ set: 'all', where: { is: 'type', type: 'creature' }, zone: 'graveyard' }),
    );
    expect(() => abilitiesOf(text.replace('all graveyards', 'all your graveyards'), creature)).toThrow();
  });
});

it('what neither attacks nor blocks may be a target', () => {
  expect(effectOf('Target nonattacking, nonblocking creature gets +0/+2 until end of turn.')).toMatchObject({
    targets: [
      {
        objects: {
          where: {
            is: 'and',
            of: [
              { is: 'not', of: { is: 'attacking' } },
              { is: 'not', of: { is: 'blocking' } },
              { is: 'type', type: 'creature' },
            ],
          },
        },
      },
    ],
  });
});

it('what was sacrificed or discarded is put from the graveyard where it went', () => {
  const text =
    'Whenever an opponent sacrifices a nontoken permanent or discards a permanent card, you may put that card from a graveyard onto the battlefield under your control.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'may',
            effect: [
              {
                do: 'move',
                what: { set: 'where', filter: { is: 'zone', zone: 'graveyard' } },
                to: { under: { who: 'you' } },
              },
            ],
          },
        ],
      },
    },
  ]);
});
