/** However great a number grows, the game goes on or ends with a fault: nothing leaves it as an exception. 2006: 104.1 · 2009, 2011, 2026: 107.1 */
import { expect, test } from 'vitest';
import { decision, load, save } from '../game.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import { card, creature, instant, table, you } from '../casting/table-in-tests.ts';
import { MOST_COUNTED, MOST_MANA, counted } from '../state/limits.ts';

const creatures: ObjectSet = { set: 'all', where: creature };
const mine: ObjectSet = { set: 'all', where: { is: 'and', of: [creature, { is: 'controlledBy', player: you }] } };
const token = { colors: [], types: ['creature'], subtypes: [], power: 1, toughness: 1 } as const;

/** What can be done so many times, or by so much. */
const DONE: Record<string, (n: Quantity) => Instruction> = {
  'cards drawn': (count) => ({ do: 'draw', who: you, count }),
  'cards milled': (count) => ({ do: 'mill', who: you, count }),
  scry: (count) => ({ do: 'scry', who: you, count }),
  surveil: (count) => ({ do: 'surveil', who: you, count }),
  fateseal: (count) => ({ do: 'fateseal', who: you, count }),
  damage: (amount) => ({ do: 'damage', source: { set: 'self' }, amount, to: { objects: creatures } }),
  'life gained': (amount) => ({ do: 'gainLife', who: you, amount }),
  'life lost': (amount) => ({ do: 'loseLife', who: you, amount }),
  'a life total': (amount) => ({ do: 'setLife', who: you, amount }),
  counters: (count) => ({ do: 'putCounters', counter: '+1/+1', count, on: creatures }),
  'keyword counters': (count) => ({ do: 'putCounters', counter: 'exalted', count, on: creatures }),
  'counters removed': (count) => ({ do: 'removeCounters', counter: '+1/+1', count, from: creatures }),
  poison: (count) => ({ do: 'playerCounters', counter: 'energy', count, who: you }),
  tokens: (count) => ({ do: 'createTokens', who: you, count, token }),
  bolster: (count) => ({ do: 'bolster', who: you, count }),
  amass: (count) => ({ do: 'amass', who: you, count, subtype: 'Zombie' }),
  monstrosity: (count) => ({ do: 'monstrosity', what: mine, count }),
  connive: (count) => ({ do: 'connive', what: mine, count }),
  'extra turns': (count) => ({ do: 'extraTurn', who: you, count }),
  'turns skipped': (times) => ({ do: 'skip', who: you, what: 'turn', times }),
  incubate: (count) => ({ do: 'incubate', who: you, count }),
  'a process': (times) => ({ do: 'repeat', effect: [{ do: 'gainLife', who: you, amount: 1 }], times }),
  mana: (count) => ({ do: 'addMana', who: you, mana: { types: { type: 'R', count } } }),
  power: (n) => ({
    do: 'effect',
    parts: [{ part: 'change', affects: creatures, mods: [{ mod: 'modifyPT', power: n, toughness: n }] }],
    duration: { until: 'endOfTurn' },
  }),
};

const GREAT: readonly [string, Quantity][] = [
  ['the greatest that is counted', MOST_COUNTED],
  ['more than is counted', { q: 'times', of: MOST_COUNTED, by: 2 }],
];
/** What takes longer the more there is of it until the limit is reached. */
const SLOW = ['tokens'];

for (const [what, does] of Object.entries(DONE))
  test.each(SLOW.includes(what) ? GREAT.slice(0, 1) : GREAT)(`${what}, so many: %s`, (_, number) => {
    const spell = instant('Growth', '', { effect: [does(number)] });
    const t = table('2026-02', [spell, card('Bear', 'G', ['creature'])], { hand: ['Growth'], battlefield: ['Bear'] });
    t.act('cast Growth');
    while (decision(t.game)?.kind === 'priority' && t.game.state.stack.length > 0) t.resolve();
    const { result } = t.game.state;
    if (result?.result === 'fault') expect(result.reason).toContain('a limit of the program');
    const kept = load(JSON.parse(JSON.stringify(save(t.game))));
    expect(kept.ok ? '' : kept.error).toBe('');
  });

test('mana that doubles beyond what is kept ends the game', () => {
  const times: Instruction = { do: 'addMana', who: you, mana: { types: { type: 'R', count: MOST_MANA + 1 } } };
  const t = table('2026-02', [instant('Growth', '', { effect: [times] })], { hand: ['Growth'] });
  t.act('cast Growth');
  t.resolve();
  expect(t.game.state.result).toMatchObject({ result: 'fault', fault: 'too-much-mana' });
});

test('what no number holds is counted as just beyond the greatest', () => {
  expect([Infinity, 2 ** 60, -Infinity, 7].map(counted)).toEqual([
    MOST_COUNTED + 1,
    MOST_COUNTED + 1,
    -MOST_COUNTED - 1,
    7,
  ]);
});
