/** Questions made from scenarios: the right outcome and the wrong ones, all tried on the game. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from './format.ts';
import { readNotation } from './notation/index.ts';
import { askedAbout, questionOfDay, quizOf } from './quiz.ts';

const read = (text: string): Scenario => {
  const found = readNotation(text);
  if (!found.ok) throw new Error(found.message);
  return found.notation.scenarios[0] as Scenario;
};

const CLASH = read(`
A larger creature fights a smaller one                     2006 2026
  Card Ox | {G} | Creature — Ox | 2/3
  Card Calf | {G} | Creature — Ox | 1/1
  A: Ox
  B: Calf
  All pass until the declare attackers step
  A attacks with Ox
  All pass until the declare blockers step
  B blocks Ox with Calf
  All pass until the end of combat
  Then Calf is in the graveyard; Ox is on the battlefield  [dies: 510.2, 2006 310.4]
`);

describe('a question', () => {
  it('has one outcome that is so, and others that are not', () => {
    const quiz = quizOf(CLASH, '2026-02');
    expect(quiz?.lines).toHaveLength(5);
    expect(quiz?.options.filter(({ right }) => right).map(({ text }) => text)).toEqual([
      'Calf is in the graveyard; Ox is on the battlefield',
    ]);
    expect(quiz?.options).toHaveLength(4);
    expect(new Set(quiz?.options.map(({ text }) => text)).size).toBe(4);
    // as it was before anything happened
    expect(quiz?.options.map(({ text }) => text)).toContain('Calf is on the battlefield; Ox is on the battlefield');
    expect(quizOf(CLASH, '2026-02')).toEqual(quiz);
  });

  it('takes what another edition makes of the position for a wrong outcome, and says whose it is', () => {
    const legends = read(`
One legend for each player                                 2011 2026
  Card Elder | {G} | Legendary Creature — Elder | 2/2
  A: Forest | hand: Elder (called mine)
  B: Elder (called theirs)
  A casts mine
  All pass until it resolves
  2011: Then mine, theirs are in the graveyard  [704.5k]
  2026: Then mine, theirs are on the battlefield  [704.5j]
`);
    const options = quizOf(legends, '2026-02')?.options ?? [];
    expect(options.find(({ soIn }) => soIn !== null)).toEqual({
      text: 'mine is in the graveyard; theirs is in the graveyard',
      right: false,
      soIn: '2006-10',
    });
  });

  it('is made of short scenarios only, which end with a few plain facts and give nothing away', () => {
    const without = (script: Scenario['script']): boolean => askedAbout({ ...CLASH, script }, '2026-02') !== null;
    expect(askedAbout(CLASH, '2026-02')).toEqual({ by: 'dies' });
    expect(askedAbout(CLASH, '2009-10')).toBeNull();
    expect(without(CLASH.script.slice(0, -1))).toBe(false);
    expect(without(CLASH.script.slice(-1))).toBe(false);
    expect(without([...CLASH.script.slice(-1), ...CLASH.script])).toBe(false);
    expect(without([...CLASH.script.slice(0, -1), { expect: { stack: [] } }])).toBe(false);
    expect(without([...Array.from({ length: 9 }, () => ({ until: 'turn' as const })), ...CLASH.script.slice(-1)])).toBe(
      false,
    );
  });

  it('of the day is another every day, and the same all day', () => {
    const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
    expect(new Set(days.map((date) => questionOfDay(date, 1, 500))).size).toBe(28);
    expect(questionOfDay('2026-11-22', 1, 500)).toBe(questionOfDay('2026-11-22', 1, 500));
    expect(questionOfDay('2026-11-22', 2, 500)).not.toBe(questionOfDay('2026-11-22', 1, 500));
    expect(questionOfDay('1960-01-01', 1, 500)).toBeGreaterThanOrEqual(0);
  });
});
