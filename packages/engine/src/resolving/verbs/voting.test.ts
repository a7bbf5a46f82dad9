/** Who votes, how often and in which order, what is told of it, and what is known afterwards. 2006, 2009, 2011: none · 2026: 701.38 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../../casting/table-in-tests.ts';
import type { Ballot, Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';

const everybody = { who: 'all' } as const;
const opponents = { who: 'opponents' } as const;
const creatures: ObjectSet = { set: 'all', where: creature };
const ref = (name: string): ObjectSet => ({ set: 'ref', name });
const words: Ballot = {
  words: [
    { word: 'peace', out: 'peace' },
    { word: 'war', out: 'war' },
  ],
};
type Vote = Doing<'vote'>;
const gain = (name: string): Instruction => ({ do: 'gainLife', who: you, amount: { q: 'ref', name } });

/** The Council resolves: everybody votes, and the rest is done. A has a Bear, B an Elf. */
function council(vote: Partial<Vote>, more: { then?: Instruction[]; rule?: Rule } = {}): Table {
  const effect: Instruction[] = [{ do: 'vote', who: everybody, for: words, out: 'won', ...vote }, ...(more.then ?? [])];
  const law = card(
    'Law',
    '1',
    ['enchantment'],
    more.rule ? [{ ability: 'static', parts: [{ part: 'rule', rule: more.rule }] }] : [],
  );
  const t = table(
    '2026-02',
    [instant('Council', '0', { effect }), law, card('Bear', '1', ['creature']), card('Elf', '1', ['creature'])],
    { hand: ['Council'], battlefield: ['Bear', 'Law'] },
    { battlefield: ['Elf'] },
  );
  t.act('cast Council');
  t.game.entries = [];
  t.resolve();
  return t;
}
const told = (t: Table) => (t.game.entries ?? []).map(({ text }) => text).filter((text) => text.includes('votes'));
const life = (t: Table) => t.game.state.players.map((p) => p.life);
const by = (t: Table) => t.decision().player;

describe('votes', () => {
  test('are given in turn order, beginning with whose spell it is, and told at once', () => {
    const t = council({}, { then: [gain('peace'), gain('war'), gain('war')] });
    expect([by(t), t.decision().kind]).toEqual([0, 'word']);
    t.say([1]);
    expect([by(t), told(t)]).toEqual([1, ['A votes for war.']]);
    t.say([0]);
    expect(told(t)).toEqual(['A votes for war.', 'B votes for peace.']);
    expect(life(t)).toEqual([23, 20]);
  });
  test('that are secret are told when all are given', () => {
    const t = council({ secret: true });
    t.say([1]);
    expect(told(t)).toEqual([]);
    t.say([0]);
    expect(told(t)).toEqual(['A votes for war.', 'B votes for peace.']);
  });
  test('begin with whom the text names', () => {
    expect(by(council({ from: opponents }))).toBe(1);
  });
  test('are given by whom the text names alone', () => {
    const t = council({ who: opponents }, { then: [gain('war')] });
    expect(by(t)).toBe(1);
    t.say([1]);
    expect(life(t)).toEqual([21, 20]);
  });
  test.each<[string, Rule, number, string[]]>([
    ['one more', { rule: 'extraVotes', who: you, n: 1 }, 3, ['A', 'A', 'B']],
    ['two more', { rule: 'extraVotes', who: opponents, n: 2 }, 4, ['A', 'B', 'B', 'B']],
  ])('are more where a rule says so: %s', (_, rule, count, voters) => {
    const t = council({}, { rule });
    for (let n = 0; n < count; n++) t.say([0]);
    expect(told(t)).toEqual(voters.map((voter) => `${voter} votes for peace.`));
  });
  test.each([
    [0, 3],
    [1, 2],
  ])('of which some may be left out: %i', (answer, votes) => {
    const t = council({}, { rule: { rule: 'extraVotes', who: you, n: 1, optional: true } });
    expect(t.decision()).toMatchObject({ purpose: 'vote an additional time', player: 0 });
    t.say([answer]);
    for (let n = 0; n < votes; n++) t.say([0]);
    expect(told(t)).toHaveLength(votes);
  });
});

describe('what won', () => {
  test('of objects is known', () => {
    const t = council({ for: { objects: creatures } }, { then: [{ do: 'destroy', what: ref('won') }] });
    expect(t.decision().kind).toBe('objects');
    t.choose('Elf');
    t.choose('Elf');
    expect([told(t), t.the('Elf').zone, t.the('Bear').zone]).toEqual([
      ['A votes for Elf.', 'B votes for Elf.'],
      'graveyard',
      'battlefield',
    ]);
  });
  test('is all of those with the most votes', () => {
    const t = council({ for: { objects: creatures } }, { then: [{ do: 'destroy', what: ref('won') }] });
    t.choose('Elf');
    t.choose('Bear');
    expect([t.the('Elf').zone, t.the('Bear').zone]).toEqual(['graveyard', 'graveyard']);
  });
  test('of players is known', () => {
    const t = council(
      { for: { players: everybody } },
      { then: [{ do: 'gainLife', who: { who: 'ref', name: 'won' }, amount: 5 }] },
    );
    expect(t.decision().kind).toBe('player');
    t.choose({ player: 1 });
    t.choose({ player: 1 });
    expect([told(t), life(t)]).toEqual([
      ['A votes for B.', 'B votes for B.'],
      [20, 25],
    ]);
  });
  test('of words is known, and how many voted for it', () => {
    const t = council({}, { then: [gain('won')] });
    t.say([1]);
    t.say([1]);
    expect(life(t)).toEqual([22, 20]);
  });
  test('is nothing where nobody votes', () => {
    const nobody = { who: 'except', of: everybody, not: everybody } as const;
    const t = council(
      { who: nobody },
      {
        then: [
          gain('won'),
          { do: 'if', condition: { if: 'did', name: 'won' }, then: [{ do: 'gainLife', who: you, amount: 3 }] },
        ],
      },
    );
    expect([told(t), life(t)]).toEqual([[], [20, 20]]);
  });
  test('is nothing where there is nothing to vote for', () => {
    const none: ObjectSet = { set: 'all', where: { is: 'named', name: 'Nobody' } };
    expect(told(council({ for: { objects: none } }))).toEqual([]);
  });
});
