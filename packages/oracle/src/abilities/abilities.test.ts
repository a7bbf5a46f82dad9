import { describe, expect, it } from 'vitest';
import { abilitiesOf, cardWith } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';
import { print } from '../print.ts';

const you = { who: 'you' };
const self = { set: 'self' };
const ONE = { min: 1, max: 1 };
const creature = { types: ['Creature'], power: '2', toughness: '2' };
const type = (name: string) => ({ is: 'type', type: name });
const subtype = (name: string) => ({ is: 'subtype', subtype: name });
const and = (...of: object[]) => ({ is: 'and', of });
const mine = { is: 'controlledBy', player: you };
const tapSelf = { do: 'tap', what: self };

describe('activated abilities', () => {
  it('reads costs and restrictions', () => {
    expect(
      abilitiesOf(
        '{1}{G}: Test Name gets +2/+2 until end of turn. Activate this ability only once each turn.',
        creature,
      ),
    ).toEqual([
      {
        ability: 'activated',
        cost: { mana: ['1', 'G'] },
        perTurn: 1,
        body: {
          effect: [
            {
              do: 'effect',
              parts: [{ part: 'change', affects: self, mods: [{ mod: 'modifyPT', power: 2, toughness: 2 }] }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ]);
    expect(
      abilitiesOf('Tap an untapped creature you control: Tap target artifact, creature, or land.', {
        types: ['Enchantment'],
      }),
    ).toEqual([
      {
        ability: 'activated',
        cost: {
          actions: [
            {
              do: 'tap',
              what: {
                set: 'choice',
                by: you,
                from: { set: 'all', where: and({ is: 'untapped' }, type('creature'), mine) },
                count: ONE,
              },
            },
          ],
        },
        body: {
          targets: [
            {
              name: 't1',
              count: ONE,
              objects: { where: { is: 'or', of: [type('artifact'), type('creature'), type('land')] } },
            },
          ],
          effect: [{ do: 'tap', what: { set: 'ref', name: 't1' } }],
        },
      },
    ]);
  });

  it('works from the graveyard where the text moves the card from there', () => {
    const [ability] = abilitiesOf(
      '{2}{R}: Return Test Name from your graveyard to your hand. Activate this ability only during your upkeep.',
    );
    expect(ability).toEqual({
      ability: 'activated',
      cost: { mana: ['2', 'R'] },
      zone: 'graveyard',
      condition: {
        if: 'and',
        of: [
          { if: 'turn', of: you },
          { if: 'step', step: ['upkeep'] },
        ],
      },
      body: { effect: [{ do: 'move', what: self, to: { zone: 'hand' } }] },
    });
  });

  it('reads a threshold condition under its ability word', () => {
    const [ability] = abilitiesOf(
      'Threshold — {G}, {T}, Sacrifice Test Name: Target creature gets +3/+3 until end of turn. Activate this ability only if seven or more cards are in your graveyard.',
      { types: ['Land'] },
    );
    expect(ability).toMatchObject({
      ability: 'activated',
      abilityWord: 'Threshold',
      cost: { mana: ['G'], actions: [tapSelf, { do: 'sacrifice', who: you, what: self }] },
      condition: { if: 'exists', what: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you }, atLeast: 7 },
    });
  });
});

describe('triggered abilities', () => {
  it('reads events', () => {
    const event = (text: string) => {
      const [ability] = abilitiesOf(`${text}, you gain 1 life.`, creature);
      return ability?.ability === 'triggered' ? ability.event : undefined;
    };
    expect(event('Whenever another creature enters the battlefield')).toEqual({
      on: 'move',
      what: and({ is: 'other' }, type('creature')),
      to: 'battlefield',
    });
    expect(event('When Test Name dies')).toEqual({
      on: 'move',
      what: { is: 'self' },
      from: 'battlefield',
      to: 'graveyard',
    });
    expect(event('Whenever Test Name deals combat damage to a player')).toEqual({
      on: 'damage',
      source: { is: 'self' },
      combat: true,
      toPlayer: { who: 'all' },
    });
    expect(event('At the beginning of your upkeep')).toEqual({ on: 'step', step: 'upkeep', whose: you });
    expect(event('At the beginning of each end step')).toEqual({ on: 'step', step: 'end' });
    expect(event('Whenever an opponent casts a green spell')).toEqual({
      on: 'cast',
      who: { who: 'opponents' },
      what: and({ is: 'color', color: 'G' }, { is: 'spell' }),
    });
    expect(event('When Test Name is turned face up')).toEqual({ on: 'turnedFaceUp', what: { is: 'self' } });
    expect(event('Whenever an artifact is put into a graveyard from the battlefield')).toEqual({
      on: 'move',
      what: type('artifact'),
      from: 'battlefield',
      to: 'graveyard',
    });
  });

  it('takes an "if" right after the event as part of the trigger', () => {
    const [ability] = abilitiesOf(
      'At the beginning of your upkeep, if Test Name is in your graveyard, you may pay {2}{G}. If you do, return target creature card from your graveyard to your hand.',
      creature,
    );
    expect(ability).toEqual({
      ability: 'triggered',
      event: { on: 'step', step: 'upkeep', whose: you },
      condition: { if: 'selfIn', zone: 'graveyard' },
      zones: ['graveyard'],
      body: {
        targets: [{ name: 't1', count: ONE, objects: { where: type('creature'), zone: 'graveyard', of: you } }],
        effect: [
          { do: 'pay', who: you, cost: { mana: ['2', 'G'] }, out: 'o1' },
          {
            do: 'if',
            condition: { if: 'did', name: 'o1' },
            then: [{ do: 'move', what: { set: 'ref', name: 't1' }, to: { zone: 'hand' } }],
          },
        ],
      },
    });
  });

  it('sacrifices unless something is done', () => {
    const [ability] = abilitiesOf(
      'At the beginning of your upkeep, sacrifice Test Name unless you discard a card.',
      creature,
    );
    expect(ability).toMatchObject({
      body: {
        effect: [
          {
            do: 'pay',
            who: you,
            cost: {
              actions: [
                {
                  do: 'discard',
                  who: you,
                  what: {
                    set: 'choice',
                    by: you,
                    from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: you },
                    count: ONE,
                  },
                },
              ],
            },
            else: [{ do: 'sacrifice', who: you, what: self }],
          },
        ],
      },
    });
  });

  it('triggers on a state', () => {
    const [ability] = abilitiesOf('When you control no artifacts, sacrifice Test Name.', creature);
    expect(ability).toEqual({
      ability: 'triggered',
      event: {
        on: 'state',
        condition: { if: 'not', of: { if: 'exists', what: { set: 'all', where: and(type('artifact'), mine) } } },
      },
      body: { effect: [{ do: 'sacrifice', who: you, what: self }] },
    });
  });
});

describe('static abilities', () => {
  it('joins changes of one subject', () => {
    expect(abilitiesOf('Other Merfolk creatures get +1/+1 and have islandwalk.', creature)).toEqual([
      {
        ability: 'static',
        parts: [
          {
            part: 'change',
            affects: { set: 'all', where: and({ is: 'other' }, subtype('Merfolk'), type('creature')) },
            mods: [
              { mod: 'modifyPT', power: 1, toughness: 1 },
              { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'landwalk', quality: subtype('Island') }] },
            ],
          },
        ],
      },
    ]);
  });

  it('enters tapped, with counters', () => {
    const enters = (how: object) => [
      {
        ability: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
              instead: { instead: 'enters', ...how },
            },
          },
        ],
      },
    ];
    expect(abilitiesOf('Test Name enters the battlefield tapped.', { types: ['Land'] })).toEqual(
      enters({ tapped: true }),
    );
    expect(abilitiesOf('Test Name enters the battlefield with three +1/+1 counters on it.', creature)).toEqual(
      enters({ counters: [{ counter: '+1/+1', count: 3 }] }),
    );
  });

  it('changes costs', () => {
    expect(abilitiesOf('Spells cost {1} more to cast.', { types: ['Artifact'] })).toEqual([
      {
        ability: 'static',
        parts: [{ part: 'cost', change: { of: 'cast', what: { is: 'spell' }, add: { generic: 1 } } }],
      },
    ]);
    expect(abilitiesOf('Goblin spells you cast cost {1} less to cast.', creature)).toEqual([
      {
        ability: 'static',
        parts: [
          { part: 'cost', change: { of: 'cast', what: and(subtype('Goblin'), { is: 'spell' }), who: you, reduce: 1 } },
        ],
      },
    ]);
  });

  it('reads additional and alternative costs of the spell itself', () => {
    const [additional] = abilitiesOf('As an additional cost to cast Test Name, sacrifice an artifact.\nDraw a card.');
    expect(additional).toEqual({
      ability: 'static',
      parts: [
        {
          part: 'additionalCost',
          cost: {
            actions: [
              {
                do: 'sacrifice',
                who: you,
                what: { set: 'choice', by: you, from: { set: 'all', where: and(type('artifact'), mine) }, count: ONE },
              },
            ],
          },
        },
      ],
    });
    const [alternative] = abilitiesOf(
      "You may return two Islands you control to their owner's hand rather than pay Test Name's mana cost.\nDraw two cards.",
    );
    expect(alternative).toEqual({
      ability: 'static',
      parts: [
        {
          part: 'alternativeCost',
          tag: 'alternative',
          cost: {
            actions: [
              {
                do: 'move',
                what: {
                  set: 'choice',
                  by: you,
                  from: { set: 'all', where: and(subtype('Island'), mine) },
                  count: { min: 2, max: 2 },
                },
                to: { zone: 'hand' },
              },
            ],
          },
        },
      ],
    });
  });

  it('functions where its condition says', () => {
    expect(
      abilitiesOf(
        'As long as Test Name is in your graveyard and you control an Island, creatures you control have flying.',
        creature,
      ),
    ).toEqual([
      {
        ability: 'static',
        zones: ['graveyard'],
        condition: {
          if: 'and',
          of: [
            { if: 'selfIn', zone: 'graveyard' },
            { if: 'exists', what: { set: 'all', where: and(subtype('Island'), mine) } },
          ],
        },
        parts: [
          {
            part: 'change',
            affects: { set: 'all', where: and(type('creature'), mine) },
            mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] }],
          },
        ],
      },
    ]);
  });

  it('defines characteristics', () => {
    const count = { q: 'count', of: { set: 'all', where: type('creature'), zone: 'graveyard' } };
    const [ability] = abilitiesOf(
      "Test Name's power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.",
      { types: ['Creature'], power: '*', toughness: '1+*' },
    );
    expect(ability).toEqual({
      ability: 'static',
      cda: true,
      parts: [
        {
          part: 'change',
          affects: self,
          mods: [{ mod: 'setPT', power: count, toughness: { q: 'add', of: [count, 1] } }],
        },
      ],
    });
  });

  it('reads abilities in quotation marks', () => {
    const [, ability] = abilitiesOf(
      'Enchant land\nEnchanted land has "{T}: Create a 1/1 green Squirrel creature token."',
      {
        types: ['Enchantment'],
        subtypes: ['Aura'],
      },
    );
    expect(ability).toEqual({
      ability: 'static',
      parts: [
        {
          part: 'change',
          affects: { set: 'host' },
          mods: [
            {
              mod: 'gain',
              abilities: [
                {
                  ability: 'activated',
                  cost: { actions: [tapSelf] },
                  body: {
                    effect: [
                      {
                        do: 'createTokens',
                        who: you,
                        count: 1,
                        token: { colors: ['G'], types: ['creature'], subtypes: ['Squirrel'], power: 1, toughness: 1 },
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('modes', () => {
  it('are a list today and were one sentence before', () => {
    const today = 'Choose one —\n• Draw a card.\n• Destroy target artifact.';
    const before = 'Choose one — Draw a card; or destroy target artifact.';
    expect(abilitiesOf(before, { wording: '2006-10' })).toEqual(abilitiesOf(today));
    const compiled = compile(cardWith(today));
    expect(compiled.ok && print(compiled.definition, '2011-09', compiled.phrasing)).toBe(before);
  });
});

describe('what is refused', () => {
  it('names the place where it stopped understanding', () => {
    const text = 'Draw a card.\nFrobnicate target creature.';
    const compiled = compile(cardWith(text));
    expect(compiled.ok).toBe(false);
    if (!compiled.ok) expect(compiled.refused[0]).toMatchObject({ from: text.indexOf('Frobnicate') });
  });

  it('refuses an effect on a permanent', () => {
    expect(compile(cardWith('Draw a card.', { types: ['Artifact'] })).ok).toBe(false);
  });

  it('refuses an effect in quotation marks, which nothing would resolve', () => {
    const given = (quoted: string) => compile(cardWith(`Target creature gains "${quoted}"`)).ok;
    expect(given("Target creature can't be regenerated this turn.")).toBe(false);
    expect(given("{T}: Target creature can't be regenerated this turn.")).toBe(true);
  });

  it('gives two cards of the same text the same tree', () => {
    const a = abilitiesOf('{T}: First Thing deals 1 damage to target creature or player.', {
      ...creature,
      name: 'First Thing',
    });
    const b = abilitiesOf('{T}: Other deals 1 damage to target creature or player.', { ...creature, name: 'Other' });
    expect(a).toEqual(b);
  });

  it.each([
    'Whenever a player casts a spell from a graveyard, Test Name deals 3 damage to that player.',
    'Whenever a player casts a spell cast from a graveyard, Test Name deals 3 damage to that player.',
    'As long as you control your commander, Test Name gets +2/+2.',
    'As long as you control a commander you own, Test Name gets +2/+2.',
  ])('says one thing in either way, and prints it as it was said: %s', (text) => {
    const compiled = compile(cardWith(text, creature));
    expect(compiled.ok && print(compiled.definition, '2026-02', compiled.phrasing)).toBe(text);
  });
});
