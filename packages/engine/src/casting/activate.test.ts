/** Activating abilities, mana abilities, special actions, lands. 2006: 408–411, 502.18 · 2009, 2011, 2026: 305, 602, 605, 606 */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../state/names.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import { legalActions } from './legal-actions.ts';
import {
  add,
  AUTO,
  card,
  creature,
  draw,
  instant,
  mana,
  one,
  self,
  table,
  tapSelf,
  target,
  you,
  yours,
} from './table-in-tests.ts';

const pinger = card(
  'Pinger',
  '1 U',
  ['creature'],
  [
    {
      ability: 'activated',
      cost: { actions: [tapSelf] },
      body: {
        targets: [{ name: 't', count: one, players: { who: 'all' } }],
        effect: [{ do: 'damage', amount: 1, to: { players: { who: 'ref', name: 't' } } }],
      },
    },
  ],
);
const gainer = (more: Partial<ActivatedAbility>, cost: ActivatedAbility['cost'] = {}): ReturnType<typeof card> =>
  card(
    'Gainer',
    '',
    ['artifact'],
    [{ ability: 'activated', cost, body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] }, ...more }],
  );

describe.each(EDITIONS)('activating under %s', (edition) => {
  test('{T} needs an untapped creature that was there as the turn began (212.3d · 302.6, 602.5a)', () => {
    const t = table(edition, [pinger], { battlefield: ['Pinger'] });
    t.act('activate Pinger');
    expect(t.the('Pinger').tapped).toBe(false);
    t.choose({ player: 1 });
    expect(t.the('Pinger').tapped).toBe(true);
    t.resolve();
    expect(t.game.state.players[1]?.life).toBe(19);
    expect(table(edition, [pinger], { battlefield: [{ name: 'Pinger', sick: true }] }).actions()).toEqual([]);
    expect(table(edition, [pinger], { battlefield: [{ name: 'Pinger', tapped: true }] }).actions()).toEqual([]);
    const hasty = card(
      'Hasty',
      '',
      ['creature'],
      [
        { ability: 'keyword', keyword: 'haste' },
        { ability: 'activated', cost: { actions: [tapSelf] }, body: { effect: [draw(1)] } },
      ],
    );
    expect(table(edition, [hasty], { battlefield: [{ name: 'Hasty', sick: true }] }).actions()).toEqual([
      'activate Hasty',
    ]);
  });

  test('once each turn, only as a sorcery, only if, only its controller unless it says otherwise', () => {
    const t = table(edition, [gainer({ perTurn: 1 })], { battlefield: ['Gainer'] });
    t.act('activate Gainer');
    expect(t.actions()).toEqual([]);
    expect(
      table(edition, [gainer({ timing: 'sorcery' })], { battlefield: ['Gainer'] }, {}, { step: 'upkeep' }).actions(),
    ).toEqual([]);
    expect(
      table(edition, [gainer({ condition: { if: 'turn', of: { who: 'opponents' } } })], {
        battlefield: ['Gainer'],
      }).actions(),
    ).toEqual([]);
    expect(table(edition, [gainer({})], {}, { battlefield: ['Gainer'] }).actions()).toEqual([]);
    expect(table(edition, [gainer({ anyPlayer: true })], {}, { battlefield: ['Gainer'] }).actions()).toEqual([
      'activate Gainer',
    ]);
  });

  test('a permanent tapped for its own ability makes no mana for it', () => {
    const elf = card(
      'Elf',
      'G',
      ['creature'],
      [
        mana({ actions: [tapSelf] }, add('G')),
        { ability: 'activated', cost: { mana: ['G'], actions: [tapSelf] }, body: { effect: [draw(1)] } },
      ],
    );
    expect(table(edition, [elf], { battlefield: ['Elf'] }).actions()).toEqual([]);
    expect(table(edition, [elf], { battlefield: ['Elf', 'Forest'] }).actions()).toEqual(['activate Elf 1']);
    const two = table(edition, [elf], { battlefield: ['Elf', 'Elf'] });
    expect(two.actions()).toEqual(['activate Elf 1', 'activate Elf 1']);
    two.act('activate Elf 1');
    two.choose(AUTO);
    expect(two.game.state.objects.filter((o) => o?.zone === 'battlefield' && o.tapped)).toHaveLength(2);
  });

  test('creatures tapped for a cost are not those tapped for its mana where there are others', () => {
    const elf = card('Elf', 'G', ['creature'], [mana({ actions: [tapSelf] }, add('G'))]);
    const bear = card('Bear', '1 G', ['creature']);
    const drum = (count: number): ReturnType<typeof card> =>
      gainer(
        {},
        {
          mana: ['G'],
          actions: [
            {
              do: 'tap',
              what: {
                set: 'choice',
                by: you,
                from: { set: 'all', where: { is: 'and', of: [creature, yours, { is: 'untapped' }] } },
                count: { min: count, max: count },
              },
            },
          ],
        },
      );
    expect(table(edition, [elf, bear, drum(1)], { battlefield: ['Gainer', 'Elf'] }).actions()).toEqual([]);
    expect(table(edition, [elf, bear, drum(1)], { battlefield: ['Gainer', 'Elf', 'Elf'] }).actions()).toEqual([
      'activate Gainer',
    ]);
    expect(table(edition, [elf, bear, drum(2)], { battlefield: ['Gainer', 'Elf', 'Elf', 'Bear'] }).actions()).toEqual([
      'activate Gainer',
    ]);
    expect(table(edition, [elf, bear, drum(3)], { battlefield: ['Gainer', 'Elf', 'Elf', 'Bear'] }).actions()).toEqual(
      [],
    );
    const t = table(edition, [elf, bear, drum(1)], { battlefield: ['Gainer', 'Elf', 'Bear'] });
    t.act('activate Gainer');
    t.choose(AUTO);
    expect(t.the('Elf').tapped && t.the('Bear').tapped).toBe(true);
  });

  test('cycling: from the hand, discarding the card, which is then found (502.18 · 702.29)', () => {
    const cycler = card(
      'Cycler',
      '5 R',
      ['creature'],
      [
        { ability: 'keyword', keyword: 'cycling', cost: { mana: ['R'] } },
        {
          ability: 'triggered',
          event: { on: 'cycle', what: { is: 'self' } },
          body: { effect: [{ do: 'gainLife', who: you, amount: 3 }] },
        },
      ],
    );
    const t = table(edition, [cycler], { hand: ['Cycler'], battlefield: ['Mountain'] });
    t.act('activate Cycler');
    t.choose(AUTO);
    expect(t.the('Cycler').zone).toBe('graveyard');
    expect(t.game.state.stack).toHaveLength(2);
    t.resolve();
    t.resolve();
    expect(t.game.state.players[0]).toMatchObject({ life: 23 });
    expect(t.game.state.players[0]?.hand).toHaveLength(1);
  });

  test('paying life takes life that is there', () => {
    const pay = (n: number): ReturnType<typeof card> =>
      gainer({}, { actions: [{ do: 'payLife', who: you, amount: n }] });
    expect(table(edition, [pay(3)], { battlefield: ['Gainer'] }, {}, { life: [2, 20] }).actions()).toEqual([]);
    const t = table(edition, [pay(3)], { battlefield: ['Gainer'] }, {}, { life: [4, 20] });
    t.act('activate Gainer');
    expect(t.game.state.players[0]?.life).toBe(1);
  });

  test('mana that hurts is taken before life is paid: then it is not sure', () => {
    const pain = card(
      'Pain',
      null,
      ['land'],
      [mana({ actions: [tapSelf] }, add('R'), { do: 'damage', amount: 1, to: { players: you } })],
    );
    const pay = gainer({}, { mana: ['R'], actions: [{ do: 'payLife', who: you, amount: 3 }] });
    const poor = table(edition, [pain, pay], { battlefield: ['Gainer', 'Pain'] }, {}, { life: [3, 20] });
    expect(poor.actions('certain')).toEqual([]);
    expect(poor.actions('attempt')).toEqual(['activate Gainer']);
    const rich = table(edition, [pain, pay], { battlefield: ['Gainer', 'Pain'] }, {}, { life: [4, 20] });
    expect(rich.actions('certain')).toEqual(['activate Gainer']);
  });

  test('counters are removed as a cost only where there are enough', () => {
    const charge = gainer({}, { actions: [{ do: 'removeCounters', counter: 'charge', count: 2, from: self }] });
    expect(table(edition, [charge], { battlefield: [{ name: 'Gainer', counters: { charge: 1 } }] }).actions()).toEqual(
      [],
    );
    const t = table(edition, [charge], { battlefield: [{ name: 'Gainer', counters: { charge: 3 } }] });
    t.act('activate Gainer');
    expect(t.the('Gainer').counters).toMatchObject({ charge: 1 });
    expect(t.actions()).toEqual([]);
  });

  test('a mana ability resolves at once, also with priority, and asks for a colour (605.3b)', () => {
    const bird = card(
      'Bird',
      'G',
      ['creature'],
      [mana({ actions: [tapSelf] }, { do: 'addMana', who: you, mana: { types: { any: 1 } } })],
    );
    const t = table(edition, [bird], { battlefield: ['Bird'] });
    t.act('mana Bird');
    expect(t.decision()).toMatchObject({ kind: 'manaType' });
    t.choose({ mana: 'B' });
    expect(t.game.state.players[0]?.mana.map((u) => u.type)).toEqual(['B']);
    expect(t.game.state.stack).toEqual([]);
  });

  test('a plan chooses the colours that are needed, and keeps lands that make more', () => {
    const bird = card(
      'Bird',
      'G',
      ['creature'],
      [mana({ actions: [tapSelf] }, { do: 'addMana', who: you, mana: { types: { any: 1 } } })],
    );
    const gold = instant('Gold', 'U B', { effect: [draw(1)] });
    const t = table(edition, [bird, gold], { hand: ['Gold'], battlefield: ['Bird', 'Island', 'Swamp'] });
    t.act('cast Gold');
    t.choose(AUTO);
    expect(t.the('Bird').tapped).toBe(false);
    const u = table(edition, [bird, gold], { hand: ['Gold'], battlefield: ['Bird', 'Swamp', 'Forest'] });
    u.act('cast Gold');
    u.choose(AUTO);
    expect(u.the('Gold').stack?.manaSpent.toSorted()).toEqual(['B', 'U']);
    expect(u.the('Forest').tapped).toBe(false);
  });

  test('mana of an amount nobody knows beforehand is an attempt', () => {
    const coin = card(
      'Coin',
      '',
      ['artifact'],
      [
        mana(
          { actions: [tapSelf] },
          { do: 'flipCoin', who: you, out: 'flip' },
          { do: 'if', condition: { if: 'wonFlip', name: 'flip' }, then: [add('R')] },
        ),
      ],
    );
    const bolt = instant('Bolt', 'R', { effect: [draw(1)] });
    const t = table(edition, [coin, bolt], { hand: ['Bolt'], battlefield: ['Coin'] });
    expect(t.actions('certain')).toEqual([]);
    expect(t.actions('attempt')).toEqual(['cast Bolt']);
  });

  test('one land each turn, in one’s own main phase with the stack empty (212.6 · 305.2)', () => {
    const t = table(edition, [], { hand: ['Forest', 'Forest'] });
    expect(t.actions()).toEqual(['play Forest', 'play Forest']);
    t.act('play Forest');
    expect(t.game.state.players[0]?.landsPlayed).toBe(1);
    expect(t.actions()).toEqual([]);
    const more = card(
      'More',
      '',
      ['enchantment'],
      [{ ability: 'static', parts: [{ part: 'rule', rule: { rule: 'extraLandPlays', who: you, n: 1 } }] }],
    );
    const u = table(edition, [more], { hand: ['Forest', 'Forest'], battlefield: ['More'] });
    u.act('play Forest');
    expect(u.actions()).toEqual(['play Forest']);
  });

  test('nothing can be activated or cast while something forbids it, mana aside', () => {
    const calm = card(
      'Calm',
      '',
      ['enchantment'],
      [
        {
          ability: 'static',
          parts: [
            {
              part: 'rule',
              rule: { rule: 'cantActivate', of: { set: 'all', where: { is: 'any' } }, exceptMana: true },
            },
          ],
        },
      ],
    );
    const t = table(edition, [calm, pinger], { battlefield: ['Calm', 'Pinger', 'Forest'] });
    expect(t.actions()).toEqual([]);
    expect(legalActions(t.game, 0).certain).toMatchObject([{ act: 'mana', object: t.the('Forest').id }]);
  });

  test('what cannot be the target of an opponent’s spells or abilities is not offered', () => {
    const hex = card(
      'Hex',
      '',
      ['creature'],
      [
        {
          ability: 'static',
          parts: [{ part: 'rule', rule: { rule: 'cantBeTargeted', what: self, of: { who: 'opponents' } } }],
        },
      ],
    );
    const terror = instant('Terror', 'B', {
      targets: [{ name: 't', count: one, objects: { where: creature } }],
      effect: [{ do: 'destroy', what: target('t') }],
    });
    expect(
      table(edition, [hex, terror], { hand: ['Terror'], battlefield: ['Swamp'] }, { battlefield: ['Hex'] }).actions(),
    ).toEqual([]);
    expect(table(edition, [hex, terror], { hand: ['Terror'], battlefield: ['Swamp', 'Hex'] }).actions()).toEqual([
      'cast Terror',
    ]);
  });

  test('a triggered ability without a legal target is not put on the stack, with one it is (410.4 · 603.3d)', () => {
    const trigger = card(
      'Hunter',
      '1 G',
      ['creature'],
      [
        {
          ability: 'triggered',
          event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
          body: {
            targets: [{ name: 't', count: one, objects: { where: { is: 'and', of: [creature, { is: 'other' }] } } }],
            effect: [{ do: 'destroy', what: target('t') }],
          },
        },
      ],
    );
    const bear = card('Bear', '1 G', ['creature']);
    const alone = table(edition, [trigger], { hand: ['Hunter'], battlefield: ['Forest', 'Forest'] });
    alone.act('cast Hunter');
    alone.choose(AUTO);
    alone.resolve();
    expect(alone.game.state.stack).toEqual([]);
    const t = table(
      edition,
      [trigger, bear],
      { hand: ['Hunter'], battlefield: ['Forest', 'Forest'] },
      { battlefield: ['Bear'] },
    );
    t.act('cast Hunter');
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.stack).toHaveLength(1);
    t.resolve();
    expect(t.the('Bear').zone).toBe('graveyard');
  });

  test('"unless its controller pays" is paid with mana abilities while it resolves', () => {
    const spike = instant('Leak', 'U', {
      targets: [{ name: 's', count: one, objects: { where: { is: 'spell' }, zone: 'stack' } }],
      effect: [
        {
          do: 'pay',
          who: { who: 'controllers', of: target('s') },
          cost: { mana: ['2'] },
          else: [{ do: 'counter', what: target('s') }],
        },
      ],
    });
    const bear = card('Bear', '1 G', ['creature']);
    const play = (lands: string[]): ReturnType<typeof table> => {
      const t = table(
        edition,
        [spike, bear],
        { hand: ['Bear'], battlefield: ['Forest', 'Forest', ...lands] },
        { hand: ['Leak'], battlefield: ['Island'] },
      );
      t.act('cast Bear');
      t.choose(AUTO);
      t.say([0]);
      t.act('cast Leak');
      t.choose(AUTO);
      t.resolve();
      return t;
    };
    const paid = play(['Plains', 'Plains']);
    expect(paid.decision()).toMatchObject({ kind: 'pay', player: 0 });
    paid.choose({ yes: true });
    paid.choose(AUTO);
    expect(paid.the('Bear').zone).toBe('stack');
    const poor = play(['Plains']);
    expect(poor.the('Bear').zone).toBe('graveyard');
  });

  test('several mana abilities with a cost of mana feed each other', () => {
    const signet = card('Signet', '', ['artifact'], [mana({ mana: ['1'], actions: [tapSelf] }, add('W', 'U'))]);
    const gold = instant('Gold', 'W U', { effect: [draw(1)] });
    expect(table(edition, [signet, gold], { hand: ['Gold'], battlefield: ['Signet'] }).actions()).toEqual([]);
    const t = table(edition, [signet, gold], { hand: ['Gold'], battlefield: ['Signet', 'Mountain'] });
    t.act('cast Gold');
    t.choose(AUTO);
    expect(t.the('Gold').stack?.manaSpent.toSorted()).toEqual(['U', 'W']);
  });
});

describe.each(['2009-10', '2011-09', '2026-02'] as const)('planeswalkers under %s', (edition) => {
  test('one loyalty ability each turn, in one’s main phase (606.3)', () => {
    const walker = card(
      'Walker',
      '',
      ['planeswalker'],
      [
        { ability: 'activated', cost: {}, loyalty: 1, body: { effect: [draw(1)] } },
        { ability: 'activated', cost: {}, loyalty: -5, body: { effect: [draw(7)] } },
      ],
      { loyalty: 3 },
    );
    const t = table(edition, [walker], { battlefield: [{ name: 'Walker', counters: { loyalty: 3 } }] });
    expect(t.actions()).toEqual(['activate Walker']);
    t.act('activate Walker');
    expect(t.the('Walker').counters).toMatchObject({ loyalty: 4 });
    t.resolve();
    expect(t.actions()).toEqual(['play Plains']);
  });
});
