/** Both of two, what is shared or lowest, what is done for each counter removed, and what is done another time. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;
const artifact = { types: ['Artifact'], wording };
const enchantment = { types: ['Enchantment'], wording };
const creature = { types: ['Creature'], power: '1', toughness: '1', wording };
const isCreature = { is: 'type', type: 'creature' };
const event = (name: string) => ({ set: 'ref', name });

describe('of two', () => {
  it('both are what the event is about', () => {
    const text = 'Whenever Test Name blocks or becomes blocked by a creature, destroy both creatures.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ do: 'destroy', what: { set: 'union', of: [{ set: 'self' }, event('event.other')] } }] } },
    ]);
  });

  it('each fights the other', () => {
    expect(
      effectOf('Choose two target creatures that share no creature types. Those creatures fight each other.', {
        wording,
      }),
    ).toMatchObject({ effect: [{ do: 'bind' }, { do: 'fight', a: event('t1') }] });
  });

  it('another is other than what it shares a type with', () => {
    const text =
      "Whenever a nonartifact permanent enters the battlefield under your control, you may return another permanent you control that shares a permanent type with it to its owner's hand.";
    const [{ body }] = abilitiesOf(text, artifact) as unknown as [{ body: { effect: { effect: unknown[] }[] } }];
    expect(body.effect[0]?.effect[0]).toMatchObject({
      what: {
        from: {
          where: {
            of: [
              { is: 'not', of: { is: 'in', set: event('event.object') } },
              { is: 'permanent' },
              { is: 'controlledBy' },
              { is: 'sharesType', of: 'permanent', with: event('event.object') },
            ],
          },
        },
      },
    });
  });

  it('another card is other than the one discarded before', () => {
    expect(
      effectOf(
        'Target player discards a card at random. Then that player discards another card at random unless he or she pays {1}.',
        { wording },
      ),
    ).toMatchObject({
      effect: [
        { do: 'discard', out: 'o1' },
        { do: 'pay', else: [{ what: { from: { where: { of: [{ is: 'not', of: { set: event('o1') } }, {}] } } } }] },
      ],
    });
  });
});

describe('shared, lowest and so many', () => {
  it('a color is shared', () => {
    const colors = ['W', 'U', 'B', 'R', 'G'].map((color) => ({
      if: 'matches',
      what: { set: 'all', where: isCreature },
      filter: { is: 'color', color },
    }));
    expect(abilitiesOf('Creatures get +2/+2 as long as they all share a color.', enchantment)).toMatchObject([
      { condition: { if: 'or', of: colors } },
    ]);
  });

  it('the target has the lowest mana value', () => {
    expect(effectOf('Destroy target creature with the lowest converted mana cost.', { wording })).toMatchObject({
      targets: [
        {
          objects: {
            where: { of: [isCreature, { is: 'stat', stat: 'manaValue', op: '=', than: { q: 'least' } }] },
          },
        },
      ],
    });
  });

  it.each([
    ['Remove all delay counters from Test Name. For each delay counter removed this way, you lose 1 life.', 'delay'],
    ['Remove two ki counters from Test Name. For each counter removed, you lose 1 life.', 'ki'],
  ])('%s', (text, counter) => {
    expect(abilitiesOf(`{1}: ${text}`, artifact)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'removeCounters', counter, out: 'o1' },
            { do: 'repeat', times: { q: 'ref', name: 'o1' }, effect: [{ do: 'loseLife' }] },
          ],
        },
      },
    ]);
  });

  it('mana of a color is paid for each', () => {
    const text =
      'At the beginning of your upkeep, sacrifice Test Name unless you pay {G} for each wind counter on it. If you pay, Test Name deals 1 damage to each player.';
    expect(abilitiesOf(text, enchantment)).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'pay',
              cost: { mana: ['G'] },
              times: { q: 'counters', counter: 'wind' },
              then: [{ do: 'damage' }],
              else: [{ do: 'sacrifice' }],
            },
          ],
        },
      },
    ]);
  });

  it('only colored mana is less', () => {
    const text =
      'Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { parts: [{ part: 'cost', change: { reduceMana: ['W', 'B'], coloredOnly: true } }] },
    ]);
  });
});

describe('of a turn and of what has left', () => {
  it('what dealt it damage is changed', () => {
    const text =
      'When Test Name dies, change the base power and toughness of all creatures that dealt damage to it this turn to 0/2.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            {
              parts: [
                {
                  affects: {
                    where: {
                      of: [isCreature, { is: 'history', event: { did: 'dealtDamage', whom: { set: 'self' } } }],
                    },
                  },
                  mods: [{ mod: 'setPT', power: 0, toughness: 2 }],
                },
              ],
              duration: { until: 'forever' },
            },
          ],
        },
      },
    ]);
  });

  it('a step of this turn is skipped', () => {
    expect(abilitiesOf('{1}: You skip your draw step this turn.', artifact)).toMatchObject([
      {
        body: {
          effect: [
            {
              parts: [{ replacement: { event: { on: 'step', step: 'draw' }, instead: { instead: 'nothing' } } }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ]);
  });

  it('what is so until the end of that turn belongs to what happens then', () => {
    const text =
      'At the beginning of your next upkeep, choose a basic land type. Test Name gains landwalk of the chosen type until the end of that turn.';
    expect(abilitiesOf(`{5}: ${text}`, creature)).toMatchObject([
      { body: { effect: [{ do: 'delayed', body: { effect: [{ do: 'choose' }, { do: 'effect' }] } }] } },
    ]);
  });
});

it.each([
  'Destroy both creatures.',
  'Target player discards another card at random.',
  'Test Name deals 1 damage to each player. For each delay counter removed this way, you lose 1 life.',
  'They all share a color.',
])('%s is refused', (text) => {
  expect(() => effectOf(text, { wording })).toThrow();
});
