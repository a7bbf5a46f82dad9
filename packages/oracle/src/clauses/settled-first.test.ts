/** What is settled before anything is done, counted over flips, found and left, and targets spoken of again. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;
const artifact = { types: ['Artifact'], wording };
const enchantment = { types: ['Enchantment'], wording };
const aura = { types: ['Enchantment'], subtypes: ['Aura'], wording };
const ref = (name: string) => ({ set: 'ref', name });
const isType = (type: string) => ({ is: 'type', type });

describe('settled before', () => {
  it('either of two is done', () => {
    expect(
      effectOf('Simultaneously untap all tapped creatures and tap all untapped creatures.', { wording }),
    ).toMatchObject({
      effect: [
        {
          do: 'bind',
          name: 'untapped',
          value: { objects: { where: { of: [{ is: 'untapped' }, isType('creature')] } } },
        },
        { do: 'untap', what: { where: { of: [{ is: 'tapped' }, isType('creature')] } } },
        { do: 'tap', what: ref('untapped') },
      ],
    });
  });

  it('flips that were won are counted', () => {
    expect(
      effectOf('Flip a coin until you lose a flip. You gain 1 life for each flip you win.', { wording }),
    ).toMatchObject({
      effect: [
        { do: 'repeat', effect: [{ do: 'bind' }, { do: 'repeat', while: { if: 'wonFlip' } }] },
        { do: 'gainLife', amount: { q: 'ref', name: 'flipsWon' } },
      ],
    });
  });

  it('the rest is what was not found, and what was found was chosen', () => {
    const text =
      'Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any order.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'search', zones: ['library', 'graveyard'], out: 'o1' },
        { do: 'move', what: { set: 'except', of: { zone: ['library', 'graveyard'] }, not: ref('o1') } },
        { do: 'move', what: ref('o1'), to: { position: 'top' } },
      ],
    });
  });

  it('all but one of those looked at', () => {
    const text =
      '{X}, {T}: The next time you would draw a card this turn, instead look at the top X cards of your library, put all but one of them on the bottom of your library in a random order, then draw a card.';
    expect(abilitiesOf(text, artifact)).toMatchObject([
      {
        body: {
          effect: [
            {
              parts: [
                { times: 1, replacement: { instead: { effect: [{ do: 'lookAt' }, { do: 'move' }, { do: 'draw' }] } } },
              ],
            },
          ],
        },
      },
    ]);
  });
});

describe('targets', () => {
  it('share one of the types that another names', () => {
    const text =
      'Exchange control of target artifact or creature and another target permanent that shares one of those types with it.';
    expect(effectOf(text, { wording })).toMatchObject({
      targets: [
        { name: 't1' },
        {
          other: ['t1'],
          objects: {
            where: { of: [{}, { is: 'sharesType', of: 'card', among: ['artifact', 'creature'], with: ref('t1') }] },
          },
        },
      ],
    });
  });

  it('are spoken of again', () => {
    const text =
      '{4}: Whenever target creature deals combat damage to a creature this turn, destroy that creature. When the targeted creature leaves the battlefield this turn, sacrifice Test Name.';
    expect(abilitiesOf(text, artifact)).toMatchObject([
      { body: { effect: [{}, { do: 'delayed', pattern: { on: 'move', what: { is: 'in', set: ref('t1') } } }] } },
    ]);
  });
});

describe('so long as it is so', () => {
  it('the chosen color is the most common', () => {
    const text = `As Test Name enters the battlefield, choose a color.
Creatures get +1/+1 as long as the chosen color is the most common color among permanents you control but isn't tied for most common.`;
    const [, ability] = abilitiesOf(text, enchantment) as unknown as [unknown, { condition: { of: unknown[] } }];
    expect(ability.condition.of).toHaveLength(5);
    expect(ability.condition.of[0]).toMatchObject({
      of: [{ if: 'isWord', name: 'chosenColor', word: 'W' }, { op: '>' }],
    });
  });

  it('there are so many of a name', () => {
    const text =
      'If there are exactly two permanents named Test Name on the battlefield, the "legend rule" doesn\'t apply to them.';
    expect(abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1', wording })).toMatchObject([
      { condition: { if: 'compare', op: '=', right: 2 }, parts: [{ rule: { rule: 'legendRuleOff' } }] },
    ]);
  });

  it('each creature that blocks is paid for, and an Equipment is what it is attached to', () => {
    const text = `Enchant Equipment
You control enchanted Equipment.`;
    expect(abilitiesOf(text, aura)).toMatchObject([{}, { parts: [{ affects: { set: 'host' } }] }]);
    const presence = `Enchant creature
Enchanted creature can't be blocked unless defending player pays {3} for each creature he or she controls that's blocking it.`;
    expect(abilitiesOf(presence, aura)).toMatchObject([
      {},
      { parts: [{ rule: { rule: 'blockCost', whom: { set: 'host' }, cost: { mana: ['3'] } } }] },
    ]);
  });

  it('damage to any creature is taken by who likes to', () => {
    const text =
      'Until end of turn, if damage would be dealt to any creature, you may have that damage dealt to you instead.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [{ parts: [{ replacement: { optional: { who: 'you' }, instead: { instead: 'redirect' } } }] }],
    });
  });

  it('damage is as much as each player lost of what was destroyed', () => {
    const text =
      'Destroy all artifacts. Test Name deals damage to each player equal to the number of artifacts he or she controlled put into a graveyard this way.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'destroy' },
        {
          do: 'damage',
          amount: { q: 'count', of: { set: 'where', filter: { is: 'controlledBy', player: { who: 'actor' } } } },
        },
      ],
    });
  });
});

it.each([
  'Sacrifice the targeted creature.',
  'Exchange control of target creature and another target permanent that shares one of those types with it.',
  'Exile the rest.',
])('%s is refused', (text) => {
  expect(() => effectOf(text, { wording })).toThrow();
});
