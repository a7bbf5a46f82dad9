/** What players may do, pay and choose as something resolves, once or for each; how a resolution begins and ends. 2006: 413 · 2009, 2011, 2026: 608 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../casting/table-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import type { Ability, Body } from '../vocabulary/abilities.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';

const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const actor = { who: 'actor' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const each: ObjectSet = { set: 'ref', name: 'each.object' };
const ones = (of: PlayerSet, where: Filter = creature): ObjectSet =>
  all({ is: 'and', of: [where, { is: 'controlledBy', player: of }] });
const one = (from: ObjectSet): ObjectSet => ({ set: 'choice', by: actor, from, count: { min: 1, max: 1 } });
const gain = (amount: Quantity, who: PlayerSet = you): Instruction => ({ do: 'gainLife', who, amount });
const lose = (amount: Quantity, who: PlayerSet = you): Instruction => ({ do: 'loseLife', who, amount });
const charge = (on: ObjectSet): Instruction => ({ do: 'putCounters', counter: 'charge', count: 1, on });
const did = (name: string): Condition => ({ if: 'did', name });
const payLife = (amount: number): { actions: Instruction[] } => ({ actions: [{ do: 'payLife', who: actor, amount }] });

/** A player has a Bear 1/1 and a Wolf 2/2 and has cast a Deed, the other has a Giant 4/4. Nothing has been answered. */
function deed(body: readonly Instruction[] | Body, more: { edition?: EditionName; log?: true } = {}): Table {
  const whole: Body = 'effect' in body ? body : { effect: body };
  const t = table(
    more.edition ?? '2026-02',
    [
      instant('Deed', '0', whole),
      instant('Bolt', '0', { effect: [{ do: 'move', what: named('Bear'), to: { zone: 'exile' } }] }),
      card('Bear', '1 G', ['creature'], [], { power: 1, toughness: 1 }),
      card('Wolf', '1 G', ['creature']),
      card('Giant', '4 R', ['creature'], [], { power: 4, toughness: 4 }),
    ],
    { hand: ['Deed', 'Bolt'], battlefield: ['Bear', 'Wolf'] },
    { battlefield: ['Giant'] },
  );
  if (more.log === true) t.game.entries = [];
  t.act('cast Deed');
  return t;
}
function during(effect: readonly Instruction[], more: { edition?: EditionName } = {}): Table {
  const t = deed(effect, more);
  t.resolve();
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);
const charges = (t: Table): (number | undefined)[] =>
  ['Bear', 'Wolf', 'Giant'].map((name) => t.the(name).counters?.['charge']);
const answered = (t: Table, ...answers: (readonly number[])[]): Table => {
  for (const answer of answers) t.say([...answer]);
  return t;
};
const [YES, NO] = [[0], [1]] as const;

describe('may', () => {
  const may = (effect: readonly Instruction[], more: object = {}): Instruction =>
    ({ do: 'may', who: you, effect, ...more }) as Instruction;
  const afterwards: Instruction = { do: 'if', condition: did('it'), then: [gain(100)], else: [lose(1)] };
  test.each<[string, readonly number[], number]>([
    ['yes', YES, 125],
    ['no', NO, 19],
  ])('what follows knows: %s', (_, answer, life) => {
    expect(lives(answered(during([may([gain(5)], { out: 'it' }), afterwards]), answer))[0]).toBe(life);
  });
  test('or else', () => {
    expect(lives(answered(during([may([gain(5)], { else: [lose(3)] })]), NO))).toEqual([17, 20]);
    expect(lives(answered(during([may([gain(5)], { else: [lose(3)] })]), YES))).toEqual([25, 20]);
  });
  test('what cannot be done is not offered', () => {
    const t = during([may([{ do: 'destroy', what: named('Nobody') }], { else: [lose(3)] })]);
    expect([t.decision().kind, lives(t)[0]]).toEqual(['priority', 17]);
  });
  test('of several players each in turn, and of each what that player did', () => {
    const t = during([
      { do: 'may', who: everybody, effect: [gain(5, actor)], out: 'it' },
      { do: 'if', condition: did('it'), then: [lose(1)] },
    ]);
    expect(t.decision()).toMatchObject({ player: 0 });
    t.say([...NO]);
    expect(t.decision()).toMatchObject({ player: 1 });
    t.say([...YES]);
    expect(lives(t)).toEqual([19, 25]);
  });
  test('each moves something of theirs: all of it at once, once all have answered', () => {
    const t = during([
      { do: 'may', who: everybody, effect: [{ do: 'move', what: one(ones(actor)), to: { zone: 'exile' } }], out: 'it' },
      { do: 'if', condition: did('it'), then: [gain(1)] },
    ]);
    t.say([...YES]);
    t.choose('Wolf');
    expect(t.the('Wolf').zone).toBe('battlefield');
    t.say([...YES]);
    expect([t.the('Bear').zone, t.the('Wolf').zone, t.the('Giant').zone, lives(t)[0]]).toEqual([
      'battlefield',
      'exile',
      'exile',
      21,
    ]);
  });
  test('of those none', () => {
    const t = during([
      { do: 'may', who: everybody, effect: [{ do: 'move', what: one(ones(actor)), to: { zone: 'exile' } }], out: 'it' },
      { do: 'if', condition: did('it'), then: [gain(1)] },
    ]);
    answered(t, NO, NO);
    expect([t.the('Giant').zone, lives(t)[0]]).toEqual(['battlefield', 20]);
  });
});

describe('pay', () => {
  const pay = (who: PlayerSet, more: object): Instruction =>
    ({ do: 'pay', who, cost: payLife(2), ...more }) as Instruction;
  const paid: Quantity = { q: 'ref', name: 'it' };
  test('if it was paid, and else', () => {
    const either = pay(you, { then: [gain(10)], else: [lose(1)] });
    expect(lives(answered(during([either]), YES))).toEqual([28, 20]);
    expect(lives(answered(during([either]), NO))).toEqual([19, 20]);
  });
  test('what cannot be paid is not offered', () => {
    const t = during([{ ...pay(you, { else: [lose(1)] }), cost: payLife(21) } as Instruction]);
    expect([t.decision().kind, lives(t)[0]]).toEqual(['priority', 19]);
  });
  test('one of two costs', () => {
    const or = pay(you, { or: [payLife(5)], then: [gain(100)] });
    expect(lives(answered(during([or]), NO, YES))).toEqual([115, 20]);
    expect(lives(answered(during([or]), YES))).toEqual([118, 20]);
    expect(lives(answered(during([or]), NO, NO))).toEqual([20, 20]);
  });
  test('any number of times', () => {
    const often = pay(you, { times: 'any', out: 'it' });
    expect(lives(answered(during([often, gain({ q: 'times', of: paid, by: 10 })]), YES, YES, NO))).toEqual([36, 20]);
    expect(lives(answered(during([often, gain(paid)]), NO))).toEqual([20, 20]);
  });
  test('so many times over, all of it or none', () => {
    expect(lives(answered(during([pay(you, { times: 3, then: [gain(100)] })]), YES))).toEqual([114, 20]);
    expect(during([pay(you, { times: 11, then: [gain(100)] })]).decision().kind).toBe('priority');
  });
  test('any of several players: nobody is asked once one has paid', () => {
    const any = pay(everybody, { then: [gain(100)], else: [lose(1)], out: 'it' });
    expect(lives(answered(during([any]), YES))).toEqual([118, 20]);
    expect(lives(answered(during([any]), NO, YES))).toEqual([120, 18]);
    expect(lives(answered(during([any]), NO, NO))).toEqual([19, 20]);
  });
  test('each of several players: all must have', () => {
    const all = pay(everybody, { each: true, then: [gain(100)], else: [lose(1)], out: 'it' });
    expect(lives(answered(during([all]), YES, YES))).toEqual([118, 18]);
    expect(lives(answered(during([all]), YES, NO))).toEqual([17, 20]);
  });
  test('each of several players: of each what that player paid', () => {
    const shared = gain({ q: 'times', of: { q: 'ref', name: 'it', share: true }, by: 10 }, everybody);
    expect(lives(answered(during([pay(everybody, { each: true, out: 'it' }), shared]), YES, NO))).toEqual([28, 20]);
    expect(lives(answered(during([pay(everybody, { each: true, out: 'it' }), shared]), NO, YES))).toEqual([20, 28]);
  });
  test('for each of several: what is not paid for goes at once', () => {
    const unless: Instruction = {
      do: 'forEach',
      over: all(creature),
      effect: [pay({ who: 'controllers', of: each }, { else: [{ do: 'destroy', what: each }] })],
    };
    const t = during([unless]);
    answered(t, YES);
    expect(t.the('Bear').zone).toBe('battlefield');
    answered(t, NO, NO);
    expect([t.the('Bear').zone, t.the('Wolf').zone, t.the('Giant').zone, lives(t)]).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
      [18, 20],
    ]);
  });
});

describe('for each', () => {
  test('object', () => {
    const t = during([
      { do: 'forEach', over: all(creature), effect: [gain({ q: 'stat', stat: 'power', of: each }), charge(each)] },
    ]);
    expect([lives(t)[0], charges(t)]).toEqual([27, [1, 1, 1]]);
  });
  test('object a token, of all of them at once', () => {
    const token = { colors: [], types: ['artifact'], subtypes: [] } as const;
    const t = during([
      {
        do: 'forEach',
        over: all(creature),
        effect: [{ do: 'createTokens', who: { who: 'controllers', of: each }, count: 1, token }],
      },
    ]);
    const tokens = t.game.state.objects.filter((o) => o?.kind === 'token').map((o) => o?.controller);
    expect([0, 1].map((player) => tokens.filter((controller) => controller === player).length)).toEqual([2, 1]);
  });
  test('object within what is done for another, which is meant again afterwards', () => {
    const within: Instruction = { do: 'forEach', over: named('Wolf'), effect: [charge(each), charge(each)] };
    const t = during([{ do: 'forEach', over: named('Bear'), effect: [within, charge(each)] }, charge(each)]);
    expect(charges(t)).toEqual([1, 2, undefined]);
  });
  test('player within what is done for another, who is meant again afterwards', () => {
    const within: Instruction = { do: 'may', who: opponents, effect: [gain(5, actor)] };
    const t = during([{ do: 'forEachPlayer', who: you, effect: [within, gain(1, actor)] }]);
    expect(lives(answered(t, YES))).toEqual([21, 25]);
  });
  test('object, if something is done besides, one after another and all of it', () => {
    const toLibrary: Instruction = {
      do: 'forEachPlayer',
      who: { who: 'owners', of: each },
      effect: [{ do: 'move', what: each, to: { zone: 'library', position: 'bottom' } }],
    };
    const t = during([{ do: 'forEach', over: all(creature), effect: [toLibrary, gain(1)] }]);
    expect([lives(t)[0], t.the('Bear').zone, t.the('Giant').zone]).toEqual([23, 'library', 'library']);
  });
  test('of none nothing', () => {
    expect(lives(during([{ do: 'forEach', over: named('Nobody'), effect: [gain(1)] }]))).toEqual([20, 20]);
  });
  test('player, from the active one on', () => {
    const t = during([{ do: 'forEachPlayer', who: everybody, effect: [lose({ q: 'count', of: ones(actor) }, actor)] }]);
    expect(lives(t)).toEqual([18, 19]);
  });
  test('player that moves something, at once', () => {
    const t = during([
      { do: 'forEachPlayer', who: everybody, effect: [{ do: 'move', what: one(ones(actor)), to: { zone: 'hand' } }] },
    ]);
    t.choose('Bear');
    expect([t.the('Bear').zone, t.the('Wolf').zone, t.the('Giant').zone]).toEqual(['hand', 'battlefield', 'hand']);
  });
  test('so often', () => {
    expect(lives(during([{ do: 'repeat', times: 3, effect: [gain(2)] }]))[0]).toBe(26);
    expect(lives(during([{ do: 'repeat', times: 0, effect: [gain(2)] }]))[0]).toBe(20);
  });
  test('while that holds, once at least', () => {
    const few: Condition = { if: 'compare', left: { q: 'life', of: you }, op: '<', right: 25 };
    expect(lives(during([{ do: 'repeat', while: few, effect: [gain(2)] }]))[0]).toBe(26);
    expect(lives(during([gain(9), { do: 'repeat', while: few, effect: [gain(2)] }]))[0]).toBe(31);
  });
  test('as often as the player likes', () => {
    expect(lives(answered(during([{ do: 'repeat', optional: you, effect: [gain(2)] }]), YES, YES, NO))[0]).toBe(26);
  });
});

describe('one of several', () => {
  const options = [
    { label: 'much', effect: [gain(5, actor)] },
    { label: 'little', effect: [gain(1, actor)] },
    { label: 'nothing', effect: [{ do: 'destroy', what: named('Nobody') }] },
  ] as const;
  test('that are possible is chosen', () => {
    const t = during([
      {
        do: 'oneOf',
        who: you,
        options: options.map((o) => ({ ...o, effect: o.effect.map((i) => ('who' in i ? { ...i, who: you } : i)) })),
      },
    ] as Instruction[]);
    expect(t.decision()).toMatchObject({ options: [{ text: 'much' }, { text: 'little' }] });
    t.say([1]);
    expect(lives(t)[0]).toBe(21);
  });
  test('by each player', () => {
    const t = during([{ do: 'oneOf', who: everybody, options } as Instruction]);
    t.say([0]);
    expect(lives(t)).toEqual([20, 20]);
    t.say([1]);
    expect(lives(t)).toEqual([25, 21]);
  });
});

describe('a resolution', () => {
  const target = (name: string, count = 1): NonNullable<Body['targets']>[number] => ({
    name,
    count: { min: count, max: count },
    objects: { where: creature },
  });
  const theTarget = (name: string): ObjectSet => ({ set: 'ref', name });
  const isGone = (t: Table): Table => {
    t.act('cast Bolt');
    t.resolve();
    t.resolve();
    return t;
  };
  test.each<[EditionName, RegExp]>([
    ['2026-02', /doesn’t resolve/],
    ['2006-10', /is countered/],
  ])('without a legal target does nothing: %s', (edition, said) => {
    const t = deed({ targets: [target('t')], effect: [gain(5)] }, { edition, log: true });
    t.choose('Bear');
    isGone(t);
    expect([lives(t)[0], t.the('Deed').zone, t.game.state.stack]).toEqual([20, 'graveyard', []]);
    expect(t.game.entries?.some(({ text }) => said.test(text))).toBe(true);
  });
  test('with one of two legal targets does what it can', () => {
    const t = deed({
      targets: [target('t', 2)],
      effect: [charge(theTarget('t')), gain({ q: 'count', of: theTarget('t') })],
    });
    t.choose('Bear', 'Wolf');
    isGone(t);
    expect([lives(t)[0], t.the('Wolf').counters?.['charge'], t.the('Bear').counters]).toEqual([21, 1, null]);
  });
  test('follows the modes in printed order, each with its own targets', () => {
    const option = (name: string, effect: Instruction[]) => ({ targets: [target(name)], effect });
    const t = deed({
      effect: [],
      modes: {
        count: { min: 2, max: 2 },
        options: [
          option('a', [charge(theTarget('a'))]),
          option('b', [{ do: 'tap', what: theTarget('b') }]),
          { effect: [gain(5)] },
        ],
      },
    } as Body);
    t.say([0, 1]);
    t.choose('Bear');
    t.choose('Wolf');
    t.resolve();
    expect([t.the('Bear').counters?.['charge'], t.the('Bear').tapped, t.the('Wolf').tapped, lives(t)[0]]).toEqual([
      1,
      false,
      true,
      20,
    ]);
  });
  test('of a mode chosen twice takes each time its own target', () => {
    const t = deed({
      effect: [],
      modes: {
        count: { min: 2, max: 2 },
        repeat: true,
        options: [{ targets: [target('a')], effect: [charge(theTarget('a'))] }],
      },
    } as Body);
    if (t.decision().kind !== 'target') t.say([0, 0]);
    t.choose('Bear');
    t.choose('Giant');
    t.resolve();
    expect(charges(t)).toEqual([1, undefined, 1]);
  });
  test('of a triggered ability asks its condition again', () => {
    const rich: Condition = { if: 'compare', left: { q: 'life', of: you }, op: '≥', right: 20 };
    const trigger: Ability = {
      ability: 'triggered',
      event: { on: 'loseLife', who: opponents },
      condition: rich,
      body: { effect: [gain(100)] },
    };
    for (const [loss, life] of [
      [0, 120],
      [1, 19],
    ] as const) {
      const t = table(
        '2026-02',
        [
          card('Watcher', '1', ['artifact'], [trigger]),
          instant('Deed', '0', { effect: [lose(1, opponents)] }),
          instant('Pain', '0', { effect: [lose(loss)] }),
        ],
        { hand: ['Deed', 'Pain'], battlefield: ['Watcher'] },
      );
      t.act('cast Deed');
      t.resolve();
      t.act('cast Pain');
      t.resolve();
      t.resolve();
      expect([lives(t)[0], t.game.state.stack]).toEqual([life, []]);
    }
  });
  test('of a permanent puts it there, of an Aura attached', () => {
    const aura = card('Aura', '0', ['enchantment'], [{ ability: 'keyword', keyword: 'enchant', quality: creature }], {
      subtypes: ['Aura'],
    });
    const t = table(
      '2026-02',
      [aura, card('Bear', 'G', ['creature']), card('Wolf', 'G', ['creature'])],
      { hand: ['Aura'], battlefield: ['Bear', 'Wolf'] },
      {},
      {},
    );
    t.act('cast Aura');
    t.choose('Wolf');
    t.resolve();
    expect([t.the('Aura').zone, t.the('Aura').attachedTo]).toEqual(['battlefield', t.the('Wolf').id]);
    expect(t.decision()).toMatchObject({ kind: 'priority', player: 0 });
  });
});
