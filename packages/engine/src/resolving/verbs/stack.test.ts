/** Spells and abilities on the stack that are countered, copied, aimed anew or cast by an effect. 2006: 413, 503.10 · 2009: 608, 706.9 · 2011: 608, 706.10 · 2026: 608, 701.6, 707.10 */
import { describe, expect, test } from 'vitest';
import { card, creature, draw, instant, table, type Table, you } from '../../casting/table-in-tests.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';

const everybody = { who: 'all' } as const;
const one = { min: 1, max: 1 } as const;
const ref = (name: string): ObjectSet => ({ set: 'ref', name });
const t1 = ref('t1');
const gain = (amount: Doing<'gainLife'>['amount']): Instruction => ({
  do: 'gainLife',
  who: you,
  amount,
});
const ifDid: Instruction = { do: 'if', condition: { if: 'did', name: 'it' }, then: [gain(10)] };

/** A player has cast a Bolt at the other, or activated a Machine, and in response the Deed, which targets what is on the stack; both resolve. */
function responding(
  effect: readonly Instruction[],
  more: { machine?: true; rule?: Rule; watch?: Ability; answers?: readonly number[][] } = {},
): Table {
  const { rule, watch, answers = [] } = more;
  const law: Ability[] = rule === undefined ? [] : [{ ability: 'static', parts: [{ part: 'rule', rule }] }];
  const machine: Ability = {
    ability: 'activated',
    cost: {},
    body: { effect: [{ do: 'loseLife', who: { who: 'opponents' }, amount: 3 }] },
  };
  const bolt = instant('Bolt', '0', {
    targets: [{ name: 'b', count: one, objects: { where: creature }, players: everybody }],
    effect: [{ do: 'damage', amount: 3, to: { objects: ref('b'), players: { who: 'ref', name: 'b' } } }],
  });
  const onStack = { name: 't1', count: one, objects: { where: { is: 'any' }, zone: 'stack' } } as const;
  const t = table(
    '2026-02',
    [
      bolt,
      instant('Deed', '0', { targets: [onStack], effect }),
      card('Machine', '1', ['artifact'], [machine]),
      card('Law', '1', ['enchantment'], [...law, ...(watch === undefined ? [] : [watch])]),
      card('Bear', '1 G', ['creature'], [], { power: 1, toughness: 9 }),
      instant('Gift', '9', { effect: [draw(1)] }),
    ],
    { hand: ['Bolt', 'Deed', 'Gift'], battlefield: ['Machine', 'Law', 'Bear'] },
  );
  if (more.machine === true) t.act('activate Machine');
  else {
    t.act('cast Bolt');
    t.choose({ player: 1 });
  }
  t.act('cast Deed');
  t.resolve();
  for (const answer of answers) t.say([...answer]);
  for (let n = 0; n < 9 && t.game.state.stack.length > 0; n++) {
    const asked = t.decision();
    if (asked.form === 'order') t.say(asked.options.map((_, at) => at));
    else t.resolve();
  }
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);

describe('a spell that is countered', () => {
  const countered = (more: object = {}): Instruction =>
    ({ do: 'counter', what: t1, out: 'it', ...more }) as Instruction;
  test('does nothing, goes to the graveyard, and is known', () => {
    const t = responding([countered(), ifDid, gain({ q: 'count', of: ref('it.countered') })]);
    expect([lives(t), t.the('Bolt').zone]).toEqual([[31, 20], 'graveyard']);
  });
  test('or goes where the effect says', () => {
    const t = responding([countered({ to: { zone: 'exile' } }), ifDid]);
    expect([lives(t), t.the('Bolt').zone]).toEqual([[30, 20], 'exile']);
  });
  test('is not, where it cannot be', () => {
    const rule: Rule = {
      rule: 'cantBeCountered',
      what: { set: 'all', where: { is: 'named', name: 'Bolt' }, zone: 'stack' },
    };
    const t = responding([countered(), ifDid, gain({ q: 'count', of: ref('it.countered') })], { rule });
    expect(lives(t)).toEqual([20, 17]);
  });
  test('as is an ability, which ceases to exist', () => {
    const t = responding([countered(), ifDid], { machine: true });
    expect([lives(t), t.the('Machine').zone]).toEqual([[30, 20], 'battlefield']);
  });
});

describe('a copy', () => {
  const copied = (count: number, more: object = {}): Instruction =>
    ({ do: 'copySpell', what: t1, who: you, count, out: 'it', ...more }) as Instruction;
  const watch: Ability = {
    ability: 'triggered',
    event: { on: 'action', action: 'copy', who: you },
    body: { effect: [gain(1)] },
  };
  test.each([0, 1, 2])('of a spell has its targets: %s', (count) => {
    const t = responding([copied(count), gain({ q: 'times', of: { q: 'ref', name: 'it' }, by: 10 })], { watch });
    expect(lives(t)).toEqual([20 + 11 * count, 17 - 3 * count]);
  });
  test.each<[string, number, number[], number]>([
    ['stays as it was', 0, [20, 14], 0],
    ['is a creature', 1, [20, 17], 3],
    ['is another player', 2, [17, 17], 0],
  ])('may be aimed anew: its target %s', (_, at, life, damage) => {
    const t = responding([copied(1, { newTargets: true })], { answers: [[at]] });
    expect([lives(t), t.the('Bear').damage]).toEqual([life, damage]);
  });
  test('of an ability is no copy of a spell', () => {
    expect(lives(responding([copied(1)], { machine: true, watch }))).toEqual([20, 14]);
  });
});

describe('new targets', () => {
  const aimed = (more: object): Instruction =>
    ({ do: 'changeTargets', of: t1, by: you, out: 'it', ...more }) as Instruction;
  test('are those that the effect says', () => {
    expect(lives(responding([aimed({ toPlayer: you }), ifDid]))).toEqual([27, 20]);
  });
  test('or none, where that cannot be one', () => {
    expect(lives(responding([aimed({ to: { set: 'all', where: { is: 'named', name: 'Law' } } }), ifDid]))).toEqual([
      20, 17,
    ]);
  });
  test('nor of what has no targets', () => {
    expect(lives(responding([aimed({ toPlayer: you }), ifDid], { machine: true }))).toEqual([20, 17]);
  });
});

describe('a card that an effect lets one cast', () => {
  const gift: ObjectSet = { set: 'all', where: { is: 'named', name: 'Gift' }, zone: 'hand', of: you };
  const cast = (more: object): Instruction => ({ do: 'cast', who: you, what: gift, out: 'it', ...more }) as Instruction;
  test.each<[string, object, readonly number[][], boolean]>([
    ['free', { free: true }, [], true],
    ['not where it cannot be paid for', {}, [], false],
    ['where the player likes', { free: true, optional: true }, [[0]], true],
    ['not where the player does not', { free: true, optional: true }, [[1]], false],
    ['only as what fits', { free: true, as: creature }, [], false],
  ])('%s', (_, more, answers, done) => {
    const t = responding(
      [cast(more), ifDid, { do: 'if', condition: { if: 'did', name: 'it' }, then: [], else: [gain(1)] }],
      { answers },
    );
    expect([t.the('Gift').zone, lives(t)[0]]).toEqual(done ? ['graveyard', 30] : ['hand', 21]);
  });
});
