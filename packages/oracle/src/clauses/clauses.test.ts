import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const ONE = { min: 1, max: 1 };
const t1 = { set: 'ref', name: 't1' };
const p1 = { who: 'ref', name: 't1' };
const self = { set: 'self' };
const endOfTurn = { until: 'endOfTurn' };
const type = (name: string) => ({ is: 'type', type: name });
const and = (...of: object[]) => ({ is: 'and', of });
const or = (...of: object[]) => ({ is: 'or', of });
const color = (c: string) => ({ is: 'color', color: c });
const target = (where: object, more: object = {}) => ({ name: 't1', count: ONE, objects: { where, ...more } });
const targetPlayer = { name: 't1', count: ONE, players: { who: 'all' } };
const anyTarget = { name: 't1', count: ONE, objects: { where: { is: 'anyTarget' } }, players: { who: 'all' } };

// Trees are written from what the rules say the words do.
describe('moving objects', () => {
  it('destroys all, destroys a target, forbids regeneration', () => {
    expect(effectOf('Destroy all lands.')).toEqual({
      effect: [{ do: 'destroy', what: { set: 'all', where: type('land') } }],
    });
    expect(effectOf('Destroy target artifact or enchantment.')).toEqual({
      targets: [target(or(type('artifact'), type('enchantment')))],
      effect: [{ do: 'destroy', what: t1 }],
    });
    expect(effectOf("Destroy target nonartifact, nonblack creature. It can't be regenerated.")).toEqual({
      targets: [target(and({ is: 'not', of: type('artifact') }, { is: 'not', of: color('B') }, type('creature')))],
      effect: [{ do: 'destroy', what: t1, noRegenerate: true }],
    });
    expect(effectOf("Destroy all green creatures. They can't be regenerated.")).toEqual({
      effect: [{ do: 'destroy', what: { set: 'all', where: and(color('G'), type('creature')) }, noRegenerate: true }],
    });
  });

  it('returns, with what is returned going to its owner', () => {
    expect(effectOf("Return target creature to its owner's hand.")).toEqual({
      targets: [target(type('creature'))],
      effect: [{ do: 'move', what: t1, to: { zone: 'hand' } }],
    });
    expect(effectOf("Put two target lands on top of their owners' libraries.")).toEqual({
      targets: [{ name: 't1', count: { min: 2, max: 2 }, objects: { where: type('land') } }],
      effect: [{ do: 'move', what: t1, to: { zone: 'library', position: 'top' } }],
    });
  });

  it('exiles from a single graveyard, up to a number', () => {
    expect(effectOf('Exile up to three target cards from a single graveyard.')).toEqual({
      targets: [
        {
          name: 't1',
          count: { min: 0, max: 3 },
          objects: { where: { is: 'any' }, zone: 'graveyard' },
          singleOwner: true,
        },
      ],
      effect: [{ do: 'move', what: t1, to: { zone: 'exile' } }],
    });
  });

  it('has the player sacrifice one of their own', () => {
    expect(effectOf('Target player sacrifices a creature.')).toEqual({
      targets: [targetPlayer],
      effect: [
        {
          do: 'sacrifice',
          who: p1,
          what: {
            set: 'choice',
            by: { who: 'actor' },
            from: { set: 'all', where: and(type('creature'), { is: 'controlledBy', player: { who: 'actor' } }) },
            count: ONE,
          },
        },
      ],
    });
  });

  it('counters, with where the spell goes instead, and unless something is paid', () => {
    const spell = target({ is: 'spell' }, { zone: 'stack' });
    expect(effectOf('Counter target spell.')).toEqual({ targets: [spell], effect: [{ do: 'counter', what: t1 }] });
    expect(
      effectOf(
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      ),
    ).toEqual({ targets: [spell], effect: [{ do: 'counter', what: t1, to: { zone: 'exile' } }] });
    expect(effectOf('Counter target spell unless its controller pays {3}.')).toEqual({
      targets: [spell],
      effect: [
        { do: 'pay', else: [{ do: 'counter', what: t1 }], who: { who: 'controllers', of: t1 }, cost: { mana: ['3'] } },
      ],
    });
  });
});

describe('cards', () => {
  it('draws, then discards', () => {
    expect(effectOf('Draw two cards, then discard two cards.')).toEqual({
      effect: [
        { do: 'draw', who: you, count: 2 },
        {
          do: 'discard',
          who: you,
          what: {
            set: 'choice',
            by: you,
            from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: you },
            count: { min: 2, max: 2 },
          },
        },
      ],
    });
  });

  it('lets a second verb share the subject', () => {
    const discard = (more: object) => ({
      do: 'discard',
      who: p1,
      what: {
        set: 'choice',
        by: { who: 'actor' },
        from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'actor' } },
        count: ONE,
        ...more,
      },
    });
    expect(effectOf('Target opponent discards a card at random, then discards a card.')).toEqual({
      targets: [{ name: 't1', count: ONE, players: { who: 'opponents' } }],
      effect: [discard({ random: true }), discard({})],
    });
  });

  it('searches, puts what was found somewhere, and shuffles', () => {
    expect(
      effectOf(
        'Search your library for a Plains or Island card and put it onto the battlefield. Then shuffle your library.',
      ),
    ).toEqual({
      effect: [
        {
          do: 'search',
          who: you,
          of: you,
          zones: ['library'],
          where: or({ is: 'subtype', subtype: 'Plains' }, { is: 'subtype', subtype: 'Island' }),
          count: ONE,
          out: 'o1',
        },
        { do: 'move', what: { set: 'ref', name: 'o1' }, to: { zone: 'battlefield' } },
        { do: 'shuffle', who: you },
      ],
    });
  });

  it('mills where the older wording puts cards into a graveyard', () => {
    expect(effectOf('Put the top two cards of your library into your graveyard.')).toEqual({
      effect: [{ do: 'mill', who: you, count: 2 }],
    });
  });

  it('chooses from a revealed hand', () => {
    expect(
      effectOf(
        'Target opponent reveals his or her hand. You choose a noncreature, nonland card from it. That player discards that card.',
      ),
    ).toEqual({
      targets: [{ name: 't1', count: ONE, players: { who: 'opponents' } }],
      effect: [
        {
          do: 'reveal',
          who: p1,
          what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'actor' } },
          out: 'o1',
        },
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: {
              set: 'where',
              of: { set: 'ref', name: 'o1' },
              filter: and({ is: 'not', of: type('creature') }, { is: 'not', of: type('land') }),
            },
            count: ONE,
          },
          out: 'o2',
        },
        { do: 'discard', who: p1, what: { set: 'ref', name: 'o2' } },
      ],
    });
  });
});

describe('life and damage', () => {
  it('deals damage to any target, to groups, divided', () => {
    expect(effectOf('Test Name deals 3 damage to target creature or player.')).toEqual({
      targets: [anyTarget],
      effect: [{ do: 'damage', source: self, amount: 3, to: { objects: t1, players: p1 } }],
    });
    expect(
      effectOf('Test Name deals X damage to each creature without flying and each player.', { manaCost: '{X}{R}' }),
    ).toEqual({
      effect: [
        {
          do: 'damage',
          source: self,
          amount: { q: 'x' },
          to: {
            objects: {
              set: 'all',
              where: and(type('creature'), { is: 'not', of: { is: 'hasKeyword', keyword: 'flying' } }),
            },
            players: { who: 'all' },
          },
        },
      ],
    });
    expect(
      effectOf('Test Name deals 2 damage divided as you choose among one or two target creatures and/or players.'),
    ).toEqual({
      targets: [
        {
          name: 't1',
          count: { min: 1, max: 2 },
          objects: { where: { is: 'anyTarget' } },
          players: { who: 'all' },
          divide: 2,
        },
      ],
      effect: [{ do: 'damageDivided', source: self, targets: 't1' }],
    });
  });

  it('gains, loses, and gains as much as something says', () => {
    expect(effectOf('You draw two cards and you lose 2 life.')).toEqual({
      effect: [
        { do: 'draw', who: you, count: 2 },
        { do: 'loseLife', who: you, amount: 2 },
      ],
    });
    expect(effectOf('Exile target creature. Its controller gains life equal to its power.')).toEqual({
      targets: [target(type('creature'))],
      effect: [
        { do: 'move', what: t1, to: { zone: 'exile' } },
        { do: 'gainLife', who: { who: 'controllers', of: t1 }, amount: { q: 'stat', of: t1, stat: 'power' } },
      ],
    });
  });
});

describe('continuous effects', () => {
  it('changes power and toughness until end of turn', () => {
    expect(effectOf('Target creature gets +3/+3 until end of turn.')).toEqual({
      targets: [target(type('creature'))],
      effect: [
        {
          do: 'effect',
          parts: [{ part: 'change', affects: t1, mods: [{ mod: 'modifyPT', power: 3, toughness: 3 }] }],
          duration: endOfTurn,
        },
      ],
    });
  });

  it('multiplies by a count', () => {
    const [ability] = abilitiesOf(
      'Whenever Test Name attacks, it gets +2/+0 until end of turn for each other attacking Goblin.',
      {
        types: ['Creature'],
        power: '1',
        toughness: '2',
      },
    );
    expect(ability).toEqual({
      ability: 'triggered',
      event: { on: 'attacks', what: { is: 'self' } },
      body: {
        effect: [
          {
            do: 'effect',
            parts: [
              {
                part: 'change',
                affects: self,
                mods: [
                  {
                    mod: 'modifyPT',
                    power: {
                      q: 'times',
                      of: 2,
                      by: {
                        q: 'count',
                        of: {
                          set: 'all',
                          where: and({ is: 'other' }, { is: 'attacking' }, { is: 'subtype', subtype: 'Goblin' }),
                        },
                      },
                    },
                    toughness: 0,
                  },
                ],
              },
            ],
            duration: endOfTurn,
          },
        ],
      },
    });
  });

  it('becomes something, keeping or losing what it was', () => {
    const [ability] = abilitiesOf(
      "{1}: Test Name becomes a 1/1 Blinkmoth artifact creature with flying until end of turn. It's still a land.",
      {
        types: ['Land'],
      },
    );
    expect(ability).toEqual({
      ability: 'activated',
      cost: { mana: ['1'] },
      body: {
        effect: [
          {
            do: 'effect',
            parts: [
              {
                part: 'change',
                affects: self,
                mods: [
                  { mod: 'types', op: 'add', types: ['artifact', 'creature'], subtypes: ['Blinkmoth'] },
                  { mod: 'setPT', power: 1, toughness: 1 },
                  { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] },
                ],
              },
            ],
            duration: endOfTurn,
          },
        ],
      },
    });
    expect(effectOf('Target land becomes a Swamp until end of turn.')).toEqual({
      targets: [target(type('land'))],
      effect: [
        {
          do: 'effect',
          parts: [{ part: 'change', affects: t1, mods: [{ mod: 'types', op: 'set', subtypes: ['Swamp'] }] }],
          duration: endOfTurn,
        },
      ],
    });
  });

  it('prevents the next damage, redirects it', () => {
    const [ability] = abilitiesOf(
      '{0}: The next 1 damage that would be dealt to Test Name this turn is dealt to target creature you control instead.',
      {
        types: ['Creature'],
        power: '1',
        toughness: '1',
      },
    );
    expect(ability).toEqual({
      ability: 'activated',
      cost: { mana: ['0'] },
      body: {
        targets: [target(and(type('creature'), { is: 'controlledBy', player: you }))],
        effect: [
          {
            do: 'effect',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', to: { is: 'self' } },
                  instead: { instead: 'redirect', to: { objects: t1 } },
                },
                shield: 1,
              },
            ],
            duration: endOfTurn,
          },
        ],
      },
    });
  });
});

describe('control flow', () => {
  it('asks, pays, and does it only if that was done', () => {
    const [ability] = abilitiesOf(
      "Whenever Test Name attacks and isn't blocked, you may draw a card. If you do, Test Name assigns no combat damage this turn.",
      {
        types: ['Creature'],
        power: '1',
        toughness: '3',
      },
    );
    expect(ability).toEqual({
      ability: 'triggered',
      event: { on: 'unblocked', what: { is: 'self' } },
      body: {
        effect: [
          { do: 'may', who: you, effect: [{ do: 'draw', who: you, count: 1 }], out: 'o1' },
          {
            do: 'if',
            condition: { if: 'did', name: 'o1' },
            then: [
              {
                do: 'effect',
                parts: [{ part: 'rule', rule: { rule: 'noCombatDamage', what: self } }],
                duration: endOfTurn,
              },
            ],
          },
        ],
      },
    });
  });

  it('does something else instead if the spell was kicked', () => {
    const abilities = abilitiesOf(
      "Kicker {8}{R}\nTest Name can't be countered by spells or abilities.\nTest Name deals 3 damage to target creature or player. If Test Name was kicked, instead it deals 10 damage to that creature or player and the damage can't be prevented.",
    );
    expect(abilities).toEqual([
      { ability: 'keyword', keyword: 'kicker', cost: { mana: ['8', 'R'] } },
      { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantBeCountered', what: self } }] },
      {
        ability: 'spell',
        body: {
          targets: [anyTarget],
          effect: [
            {
              do: 'if',
              condition: { if: 'paid', cost: 'kicker' },
              then: [{ do: 'damage', source: self, amount: 10, to: { objects: t1, players: p1 }, unpreventable: true }],
              else: [{ do: 'damage', source: self, amount: 3, to: { objects: t1, players: p1 } }],
            },
          ],
        },
      },
    ]);
  });

  it('chooses modes', () => {
    const [ability] = abilitiesOf(
      "Choose one —\n• Counter target spell if it's blue.\n• Destroy target permanent if it's blue.",
    );
    const blue = { if: 'matches', what: t1, filter: color('U') };
    expect(ability).toEqual({
      ability: 'spell',
      body: {
        effect: [],
        modes: {
          count: ONE,
          options: [
            {
              targets: [target({ is: 'spell' }, { zone: 'stack' })],
              effect: [{ do: 'if', condition: blue, then: [{ do: 'counter', what: t1 }] }],
            },
            {
              targets: [{ ...target({ is: 'permanent' }), name: 't2' }],
              effect: [
                {
                  do: 'if',
                  condition: { ...blue, what: { set: 'ref', name: 't2' } },
                  then: [{ do: 'destroy', what: { set: 'ref', name: 't2' } }],
                },
              ],
            },
          ],
        },
      },
    });
  });

  it('does things later', () => {
    const [ability] = abilitiesOf("Return Test Name to its owner's hand at the beginning of the next end step.");
    expect(ability).toEqual({
      ability: 'spell',
      body: {
        effect: [
          {
            do: 'delayed',
            body: { effect: [{ do: 'move', what: self, to: { zone: 'hand' } }] },
            pattern: { on: 'step', step: 'end' },
          },
        ],
      },
    });
  });
});

describe('mana and tokens', () => {
  it('adds mana of kinds and in numbers', () => {
    const mana = (text: string) => {
      const [ability] = abilitiesOf(`{T}: ${text}`, { types: ['Land'] });
      return ability?.ability === 'activated' ? ability.body.effect : undefined;
    };
    expect(mana('Add {C}{C} to your mana pool.')).toEqual([{ do: 'addMana', who: you, mana: { types: ['C', 'C'] } }]);
    expect(mana('Add {G} or {U} to your mana pool.')).toEqual([
      { do: 'addMana', who: you, mana: { types: { any: 1, among: ['G', 'U'] } } },
    ]);
    expect(mana('Add one mana of any color to your mana pool.')).toEqual([
      { do: 'addMana', who: you, mana: { types: { any: 1 } } },
    ]);
    expect(mana('Add {G} to your mana pool for each Elf on the battlefield.')).toEqual([
      {
        do: 'addMana',
        who: you,
        mana: {
          types: { type: 'G', count: { q: 'count', of: { set: 'all', where: { is: 'subtype', subtype: 'Elf' } } } },
        },
      },
    ]);
  });

  it('creates tokens', () => {
    expect(effectOf('Create X 4/4 white Angel creature tokens with flying.', { manaCost: '{X}{W}' })).toEqual({
      effect: [
        {
          do: 'createTokens',
          who: you,
          count: { q: 'x' },
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Angel'],
            power: 4,
            toughness: 4,
            abilities: [{ ability: 'keyword', keyword: 'flying' }],
          },
        },
      ],
    });
  });
});
