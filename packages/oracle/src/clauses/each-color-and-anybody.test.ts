/** For each color, unless anybody does something, protection on conditions, sources chosen, and what something is attached to. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;
const ref = (name: string) => ({ set: 'ref', name });
const creature = { types: ['Creature'], power: '1', toughness: '1', wording };

describe('for each', () => {
  it('color there is a target', () => {
    const effect = effectOf(
      'For each color, return up to one target card of that color from your graveyard to your hand.',
      { wording },
    );
    expect(effect).toMatchObject({
      targets: ['W', 'U', 'B', 'R', 'G'].map((color) => ({
        count: { min: 0, max: 1 },
        objects: { where: { is: 'color', color }, zone: 'graveyard' },
      })),
      effect: [{ do: 'move', what: { set: 'union', of: ['t1', 't2', 't3', 't4', 't5'].map(ref) } }],
    });
  });

  it('condition there is a protection', () => {
    const text =
      'Until end of turn, creatures you control gain protection from white if you control a Plains and from blue if you control an Island.';
    const gained = (color: string) => ({
      do: 'if',
      condition: { if: 'exists' },
      then: [{ parts: [{ mods: [{ abilities: [{ keyword: 'protection', quality: { is: 'color', color } }] }] }] }],
    });
    expect(effectOf(text, { wording })).toMatchObject({ effect: [gained('W'), gained('U')] });
  });

  it('Aura it is what that is attached to', () => {
    expect(
      effectOf("Each Aura attached to a creature deals 2 damage to the creature it's attached to.", { wording }),
    ).toMatchObject({
      effect: [
        {
          do: 'damage',
          source: { set: 'all' },
          to: { objects: { set: 'where', of: { set: 'hostOf', of: ref('each.object') } } },
        },
      ],
    });
  });
});

it('is done unless anybody does something', () => {
  const text = '{1}: Test Name gets +2/+2 until end of turn unless a player has Test Name deal 4 damage to him or her.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      body: {
        effect: [
          { do: 'may', who: { who: 'all' }, effect: [{ do: 'damage', to: { players: { who: 'actor' } } }], out: 'o1' },
          { do: 'if', condition: { if: 'not', of: { if: 'did', name: 'o1' } }, then: [{ do: 'effect' }] },
        ],
      },
    },
  ]);
});

it('a source that is chosen is what it becomes', () => {
  const text =
    'Choose a source you control and flip a coin. If you win the flip, the next time that source would deal damage this turn, it deals double that damage instead.';
  const source = { is: 'in', set: { set: 'whatBecameOf', of: ref('o2') } };
  expect(effectOf(text, { wording })).toMatchObject({
    effect: [
      { do: 'choose', what: { from: { set: 'damageSources' } }, out: 'o2' },
      { do: 'flipCoin' },
      { do: 'if', then: [{ parts: [{ replacement: { event: { source } } }] }] },
    ],
  });
});

it('that player is whoever’s turn it is', () => {
  const text = `Cast Test Name only during an opponent's turn.
Tap target creature that player controls.`;
  expect(abilitiesOf(text, { types: ['Instant'], wording })).toMatchObject([
    {},
    { body: { targets: [{ objects: { where: { of: [{}, { player: { who: 'active' } }] } } }] } },
  ]);
});

it('whatever is there is sacrificed', () => {
  const text = 'Whenever an untapped land is on the battlefield, its controller sacrifices it.';
  const lands = { set: 'all', where: { of: [{ is: 'untapped' }, { is: 'type', type: 'land' }] } };
  expect(abilitiesOf(text, { types: ['Artifact'], wording })).toMatchObject([
    {
      event: { on: 'state', condition: { if: 'exists', what: lands } },
      body: { effect: [{ do: 'sacrifice', who: { who: 'controllers', of: lands }, what: lands }] },
    },
  ]);
});

it.each(['Tap target creature that player controls.', 'For each color, draw a card.'])('%s is refused', (text) => {
  expect(() => effectOf(text, { wording })).toThrow();
});
