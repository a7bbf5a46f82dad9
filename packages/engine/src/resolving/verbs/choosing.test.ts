/** What players choose, flip and divide into piles as something resolves, and what is said of it. 2006: 413, 511 · 2009, 2011: 608.2, 705 · 2026: 608.2, 700.3, 705 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../../casting/table-in-tests.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';

const everybody = { who: 'all' } as const;
const opponents = { who: 'opponents' } as const;
const actor = { who: 'actor' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const it: ObjectSet = { set: 'ref', name: 'it' };
const gain = (amount: Doing<'gainLife'>['amount'], who: PlayerSet = you): Instruction => ({
  do: 'gainLife',
  who,
  amount,
});
const charge = (on: ObjectSet): Instruction => ({ do: 'putCounters', counter: 'charge', count: 1, on });

/** A player has a Bear and a Wolf, the other a Giant; the Deed resolves. */
function during(effect: readonly Instruction[], rule?: Rule): Table {
  const t = table(
    '2026-02',
    [
      instant('Deed', '0', { effect }),
      card(
        'Law',
        '1',
        ['enchantment'],
        rule === undefined ? [] : [{ ability: 'static', parts: [{ part: 'rule', rule }] }],
      ),
      ...['Bear', 'Wolf', 'Giant'].map((name) => card(name, '1 G', ['creature'])),
    ],
    { hand: ['Deed'], battlefield: ['Bear', 'Wolf', 'Law'] },
    { battlefield: ['Giant'] },
  );
  t.game.entries = [];
  t.act('cast Deed');
  t.resolve();
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);
const told = (t: Table): string[] =>
  (t.game.entries ?? []).map(({ text }) => text).filter((text) => /chooses|flip/.test(text));
const words = (t: Table): (string | undefined)[] => {
  const decision = t.decision();
  return decision.form === 'choose' ? decision.options.map((o) => ('word' in o ? o.word : undefined)) : [];
};
const charges = (t: Table): (number | undefined)[] =>
  ['Bear', 'Wolf', 'Giant'].map((name) => t.the(name).counters?.['charge']);
const choose = (what: Doing<'choose'>['what'], more: object = {}): Instruction =>
  ({ do: 'choose', who: you, what, out: 'it', ...more }) as Instruction;

describe('a word', () => {
  test('is chosen out of those there are, and said', () => {
    const t = during([choose({ choose: 'word', options: ['odd', 'even'] })]);
    expect([words(t), told(t)]).toEqual([['odd', 'even'], []]);
    t.say([1]);
    expect(told(t)).toEqual(['A chooses even.']);
  });
  test('that is secret is not said', () => {
    const t = during([choose({ choose: 'word', options: ['odd', 'even'] }, { secret: true })]);
    t.say([1]);
    expect(told(t)).toEqual([]);
  });
  test('that is chosen at random is not asked for', () => {
    const t = during([choose({ choose: 'word', options: ['odd', 'even'] }, { random: true })]);
    expect([t.decision().kind, told(t)]).toEqual(['priority', [expect.stringMatching(/^A chooses (odd|even)\.$/)]]);
  });
  test.each<[string, Doing<'choose'>['what'], string[]]>([
    ['a color', { choose: 'color' }, ['W', 'U', 'B', 'R', 'G']],
    ['one of some colors', { choose: 'color', among: ['R', 'G'] }, ['R', 'G']],
    ['a basic land type', { choose: 'basicLandType' }, ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']],
    ['one of some card types', { choose: 'cardType', among: ['land', 'creature'] }, ['creature', 'land']],
  ])('%s', (_, what, options) => {
    expect(new Set(words(during([choose(what)])))).toEqual(new Set(options));
  });
  test('a creature type but those left out', () => {
    const whole = words(during([choose({ choose: 'creatureType' })]));
    const less = words(during([choose({ choose: 'creatureType', not: ['Wall'] })]));
    expect([whole.includes('Wall'), less.includes('Wall'), whole.length - less.length]).toEqual([true, false, 1]);
  });
});

describe('a choice', () => {
  test('of a number, within bounds', () => {
    const t = during([choose({ choose: 'number', min: 1, max: 4 }), gain({ q: 'ref', name: 'it' })]);
    expect(t.decision()).toMatchObject({ form: 'number', min: 1, max: 4 });
    t.say(3);
    expect(lives(t)[0]).toBe(23);
  });
  test('of a player', () => {
    const t = during([choose({ choose: 'player', among: everybody }), gain(5, { who: 'ref', name: 'it' })]);
    t.say([1]);
    expect(lives(t)).toEqual([20, 25]);
  });
  test('of a player at random', () => {
    const t = during([
      choose({ choose: 'player', among: opponents }, { random: true }),
      gain(5, { who: 'ref', name: 'it' }),
    ]);
    expect(lives(t)).toEqual([20, 25]);
  });
  test('of objects, no more than there are', () => {
    const t = during([choose({ choose: 'objects', from: all(creature), count: { min: 1, max: 9 } }), charge(it)]);
    expect(t.decision()).toMatchObject({ min: 1, max: 3 });
    t.choose('Bear', 'Giant');
    expect(charges(t)).toEqual([1, undefined, 1]);
  });
  test('of objects at random', () => {
    const t = during([
      choose({ choose: 'objects', from: all(creature), count: { min: 2, max: 2 } }, { random: true }),
      charge(it),
    ]);
    expect([t.decision().kind, charges(t).filter((n) => n === 1).length]).toEqual(['priority', 2]);
  });
  test('of one of each kind', () => {
    const named = (name: string): Filter => ({ is: 'named', name });
    const filters = [{ is: 'or', of: [named('Bear'), named('Wolf')] }, named('Giant')] as const;
    const t = during([choose({ choose: 'onePerFilter', from: all(creature), filters }), charge(it)]);
    t.choose('Wolf');
    expect(charges(t)).toEqual([undefined, 1, 1]);
    const none = during([choose({ choose: 'onePerFilter', from: all(creature), filters, upTo: true }), charge(it)]);
    none.say([]);
    none.say([]);
    expect(charges(none)).toEqual([undefined, undefined, undefined]);
  });
  test('of several players: of each what that player chose', () => {
    const own = all({ is: 'and', of: [creature, { is: 'controlledBy', player: actor }] });
    const t = during([
      choose({ choose: 'objects', from: own, count: { min: 0, max: null } }, { who: everybody }),
      { do: 'loseLife', who: everybody, amount: { q: 'ref', name: 'it', share: true } },
      charge(it),
    ]);
    t.choose('Bear', 'Wolf');
    t.choose('Giant');
    expect([lives(t), charges(t), told(t)]).toEqual([[18, 19], [1, 1, 1], []]);
  });
});

describe('coins', () => {
  const flip = (more: object = {}): Instruction => ({ do: 'flipCoin', who: you, out: 'it', ...more }) as Instruction;
  const won: Instruction = { do: 'if', condition: { if: 'did', name: 'it' }, then: [gain(100)], else: [gain(1)] };
  test('are called by who flips, and it is said who won', () => {
    const outcomes = [0, 1].map((call) => {
      const t = during([flip(), won]);
      expect(words(t)).toEqual(['heads', 'tails']);
      t.say([call]);
      return [lives(t)[0], ...told(t)];
    });
    expect(outcomes).toContainEqual([120, 'A wins the flip.']);
    expect(outcomes).toContainEqual([21, 'A loses the flip.']);
  });
  test('are won where an effect says so, whatever is called', () => {
    for (const call of [0, 1]) {
      const t = during([flip(), won], { rule: 'winsFlips', who: you });
      t.say([call]);
      expect(lives(t)[0]).toBe(120);
    }
  });
  test('that nobody calls: how many came up heads, and whose', () => {
    const heads = during([flip({ who: everybody, sides: true }), gain({ q: 'ref', name: 'it' })], {
      rule: 'winsFlips',
      who: everybody,
    });
    expect([lives(heads)[0], told(heads)]).toEqual([22, ['A flips heads.', 'B flips heads.']]);
    const each = during([flip({ who: everybody, sides: true }), won, gain(5, { who: 'ref', name: 'it' })]);
    const up = told(each).filter((text) => text.includes('heads'));
    expect(lives(each)).toEqual([
      20 + (up.length > 0 ? 100 : 1) + (up.includes('A flips heads.') ? 5 : 0),
      20 + (up.includes('B flips heads.') ? 5 : 0),
    ]);
  });
  test('two in place of one: which is kept is asked where they differ', () => {
    const t = during([{ do: 'repeat', times: 12, effect: [flip({ sides: true }), gain({ q: 'ref', name: 'it' })] }], {
      rule: 'flipsTwice',
      who: you,
    });
    let asked = 0;
    while (t.decision().kind !== 'priority') {
      expect(words(t)).toEqual(['heads', 'tails']);
      t.say([0]);
      asked += 1;
    }
    const up = told(t).filter((text) => text === 'A flips heads.').length;
    expect([asked > 0, asked < 12, up >= asked, told(t).length, lives(t)[0]]).toEqual([true, true, true, 12, 20 + up]);
  });
});

describe('two piles', () => {
  const piles: Instruction = {
    do: 'piles',
    by: you,
    what: all(creature),
    chooser: opponents,
    chosen: 'it',
    other: 'rest',
  };
  test.each<[number, (number | undefined)[]]>([
    [0, [1, undefined, undefined]],
    [1, [undefined, 1, 1]],
  ])('one makes them, another chooses one: %s', (at, charged) => {
    const t = during([piles, charge(it), { do: 'tap', what: { set: 'ref', name: 'rest' } }]);
    t.choose('Bear');
    expect(t.decision()).toMatchObject({
      player: 1,
      options: [{ text: 'First pile: 1 card' }, { text: 'Second pile: 2 cards' }],
    });
    t.say([at]);
    expect(charges(t)).toEqual(charged);
    expect(['Bear', 'Wolf', 'Giant'].map((name) => t.the(name).tapped)).toEqual(charged.map((n) => n === undefined));
  });
});

test.each<[string, Doing<'bind'>['value'], boolean]>([
  ['objects', { objects: all(creature) }, true],
  ['no objects', { objects: all({ is: 'named', name: 'Nobody' }) }, false],
  ['players', { players: opponents }, true],
  ['a number', { number: 0 }, true],
])('what is kept for later is something or nothing: %s', (_, value, is) => {
  const t = during([
    { do: 'bind', name: 'it', value },
    { do: 'if', condition: { if: 'did', name: 'it' }, then: [gain(1)] },
  ]);
  expect(lives(t)[0]).toBe(is ? 21 : 20);
});
