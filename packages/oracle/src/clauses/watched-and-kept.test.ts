/** What is watched for a turn, put somewhere in some way, made or put with an object, kept or excepted. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;
const artifact = { types: ['Artifact'], wording };
const enchantment = { types: ['Enchantment'], wording };
const creature = { types: ['Creature'], power: '1', toughness: '1', wording };
const isCreature = { is: 'type', type: 'creature' };
const ref = (name: string) => ({ set: 'ref', name });

describe('watched for a turn', () => {
  it('a target', () => {
    const text = "{T}: This turn, when target creature you control attacks and isn't blocked, you gain 1 life.";
    expect(abilitiesOf(text, artifact)).toMatchObject([
      {
        body: {
          targets: [{ name: 't1' }],
          effect: [
            {
              do: 'delayed',
              pattern: { on: 'unblocked', what: { is: 'in', set: ref('t1') } },
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ]);
  });

  it('what fights assigns the damage, not what is dealt it', () => {
    const text =
      "Until end of turn, whenever a creature you control attacks and isn't blocked, you may choose to have it deal damage equal to its power to a target creature. If you do, it assigns no combat damage this turn.";
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        {
          do: 'delayed',
          repeat: true,
          body: {
            effect: [
              { do: 'may', effect: [{ source: ref('event.object'), to: { objects: ref('t1') } }] },
              { do: 'if', then: [{ parts: [{ rule: { rule: 'noCombatDamage', what: ref('event.object') } }] }] },
            ],
          },
        },
      ],
    });
  });
});

describe('put somewhere', () => {
  it('blocking, or face up', () => {
    const put = 'you may put a creature card from your hand onto the battlefield';
    expect(abilitiesOf(`Whenever Test Name blocks a creature, ${put} blocking that creature.`, creature)).toMatchObject(
      [{ body: { effect: [{ effect: [{ to: { blocking: true, blocks: ref('event.other') } }] }] } }],
    );
    expect(abilitiesOf(`When Test Name dies, ${put} face up.`, creature)).toMatchObject([
      { body: { effect: [{ effect: [{ to: { zone: 'battlefield' } }] }] } },
    ]);
  });

  it('with the object that says it', () => {
    const text = `When Test Name enters the battlefield, return target creature card from your graveyard to the battlefield.
When the creature put onto the battlefield with Test Name dies, exile it.`;
    expect(abilitiesOf(text, enchantment)).toMatchObject([
      { body: { effect: [{ do: 'move', to: { zone: 'battlefield', link: 'put' } }] } },
      {
        event: { on: 'move', what: { is: 'in', set: { set: 'where', of: { set: 'linked', link: 'put' } } } },
        body: { effect: [{ do: 'move', what: ref('event.object') }] },
      },
    ]);
  });

  it('the token is that of another ability', () => {
    const text = `When Test Name enters, create a 1/1 green Elf creature token.
When the token leaves the battlefield, sacrifice Test Name.`;
    expect(abilitiesOf(text, { types: ['Enchantment'], wording: '2026-02' })).toMatchObject([
      {},
      { event: { what: { is: 'in', set: { set: 'createdWith', source: { set: 'self' } } } } },
    ]);
  });
});

describe('kept, obliged, excepted', () => {
  it('all but so many', () => {
    const text = 'Target opponent chooses a number. That player sacrifices all but that many permanents.';
    const kept = { q: 'subtract', of: { q: 'ref', name: 'o1' } };
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'choose', out: 'o1' },
        { do: 'sacrifice', what: { count: { min: kept, max: kept } } },
      ],
    });
  });

  it('one of certain objects is among the targets', () => {
    const text =
      'While choosing targets as part of casting a spell or activating an ability, your opponents must choose at least one Flagbearer on the battlefield if able.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        parts: [
          {
            rule: {
              rule: 'mustTarget',
              who: { who: 'opponents' },
              what: { set: 'all', where: { is: 'subtype', subtype: 'Flagbearer' } },
            },
          },
        ],
      },
    ]);
  });

  it('who attacks only alone, and who can attack', () => {
    expect(abilitiesOf('Test Name can only attack alone.', creature)).toMatchObject([
      { parts: [{ rule: { rule: 'attacksAlone', what: { set: 'self' } } }] },
    ]);
    const text = "Except for creatures named Test Name and artifact creatures, creatures you control can't attack.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        parts: [
          { rule: { what: { where: { of: [isCreature, { is: 'controlledBy' }, { is: 'not' }, { is: 'not' }] } } } },
        ],
      },
    ]);
  });

  it('the equal have the highest life total', () => {
    const text =
      'At the beginning of your upkeep, the player with the highest life total wins the game. If two or more players are tied for highest life total, the game is a draw.';
    expect(abilitiesOf(text, enchantment)).toMatchObject([
      { body: { effect: [{ do: 'if', then: [{ do: 'drawGame' }], else: [{ do: 'winGame' }] }] } },
    ]);
  });

  it('a permanent does not untap, and has a counter less instead', () => {
    const text =
      "If a permanent with a wind counter on it would untap during its controller's untap step, remove all wind counters from it instead.";
    expect(abilitiesOf(text, enchantment)).toMatchObject([
      {
        parts: [
          {
            replacement: {
              event: { on: 'untap' },
              condition: { if: 'and', of: [{ if: 'step', step: ['untap'] }, { if: 'turn' }] },
              instead: { instead: 'do', effect: [{ do: 'removeCounters' }] },
            },
          },
        ],
      },
    ]);
  });
});

it.each([
  'When the token leaves the battlefield, sacrifice Test Name.',
  'When the creature put onto the battlefield with Test Name dies, exile it.',
])('%s is refused', (text) => {
  expect(() => abilitiesOf(text, enchantment)).toThrow();
});
