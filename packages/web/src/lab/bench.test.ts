/** What the Lab's worker answers: readings with their faults, told steps, places to look at, lines for answers, why, facts. */
import { describe, expect, test } from 'vitest';
import { type Reading, newBench, newPlaces } from './bench.ts';
import { newCloser } from './closer.ts';
import { EXAMPLE } from './example.ts';

const places = newPlaces(undefined);
const bench = newBench(places);
const closer = newCloser(places, undefined);
const reads = (text: string): Extract<Reading, { ok: true }> => {
  const reading = bench.read(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading;
};

describe('reading', () => {
  test('a text is its head and its steps, and these are the text', () => {
    const { head, steps, name, editions, faults } = reads(EXAMPLE);
    expect([name, editions.length, faults]).toEqual(['What if a small creature grows', 4, []]);
    expect(steps).toHaveLength(8);
    expect(`${[head, ...steps].join('\n')}\n`).toBe(EXAMPLE);
  });

  test('a fault has its line, its column and what was possible', () => {
    const reading = bench.read('Bears  2026\n  A: Forest\n  A pases\n');
    expect(reading).toMatchObject({ ok: false, fault: { line: 3, column: 5 } });
    expect(JSON.stringify(reading)).toContain('possible here');
  });

  test('what is not understood of a card is underlined where it stands', () => {
    const text =
      'Card Odd | {R} | Instant\n  Odd deals 3 damage to any frobnicator.\nBears  2026\n  A: Forest | hand: Odd\n';
    const [fault] = reads(text).faults;
    expect(fault?.line).toBe(2);
    expect(text.split('\n')[1]?.slice((fault?.column ?? 0) - 1, (fault?.end ?? 0) - 1)).toContain('frobnicator');
    expect(fault?.message).toContain('Odd is not understood');
  });

  test('several positions are offered one by one, JSON becomes notation', () => {
    const several = bench.read('One  2026\n  A: Forest\nTwo  2026\n  A: Island\n');
    expect('several' in several && several.several.map(({ name }) => name)).toEqual(['One', 'Two']);
    const json = {
      name: 'J',
      editions: ['2026-02'],
      position: { sides: { A: {} } },
      script: [{ as: 'A', pass: true }],
    };
    expect(reads(JSON.stringify(json)).steps).toEqual(['  A passes']);
    expect(bench.read('{')).toMatchObject({ ok: false, fault: { line: 1 } });
  });

  test('a text that is too long is refused', () => {
    expect(bench.read('x'.repeat(200_001))).toMatchObject({ ok: false, fault: { line: 1 } });
  });
});

describe('playing', () => {
  test('each step is told, one that is not for the edition is left out, and the end is as the rules of the edition have it', () => {
    const ends = (['2006-10', '2026-02'] as const).map((edition) => {
      const told = bench.tell(EXAMPLE, edition);
      if (!told.ok) throw new Error(told.message);
      expect(told.steps).toHaveLength(8);
      expect(told.steps.filter((step) => step === null)).toHaveLength(1);
      expect(told.steps.flatMap((step) => step?.faults ?? [])).toEqual([]);
      return told.end.permanents.find(({ label }) => label === 'Cub')?.is.pt;
    });
    // adding and setting share a sublayer in 2006 (418.5a); today what sets comes first (613.4b, c)
    expect(ends).toEqual(['1/1', '4/4']);
  });

  test('a line that cannot be played ends it, with its fault; there is no place behind it', () => {
    const text = 'Bears  2026\n  A: Forest\n  B passes\n  A passes\n';
    const told = bench.tell(text, '2026-02');
    expect(told.ok && told.steps.map((step) => step?.faults.length)).toEqual([1]);
    expect(bench.look(text, '2026-02', 0)).not.toBeNull();
    expect(bench.look(text, '2026-02', 1)).toBeNull();
  });

  test('a position that cannot be set up says why', () => {
    expect(bench.tell('Bears  2026\n  A: Nobody Knows It\n', '2026-02')).toMatchObject({ ok: false });
  });

  test('every hand is open, and each object has the name that the script gives it', () => {
    const looked = bench.look(EXAMPLE, '2026-02', 0);
    expect(looked?.view.players.map(({ hand }) => hand.map(({ name }) => name))).toEqual([
      ['Old Pact', 'Sprout'],
      ['Sprout'],
    ]);
    expect(Object.values(looked?.labels ?? {})).toEqual(expect.arrayContaining(['Cub', 'Cub 2', 'Forest 2']));
  });

  test('an answer has a line, which goes on from there', () => {
    const decision = bench.look(EXAMPLE, '2026-02', 0)?.view.decision;
    const at = decision?.options?.findIndex(({ label }) => label.startsWith('Cast Sprout')) ?? -1;
    expect(closer.line(EXAMPLE, '2026-02', 0, [at])).toEqual({ ok: true, line: 'A casts Sprout' });
    expect(closer.line(EXAMPLE, '2026-02', 0, [99])).toMatchObject({ ok: false });
  });

  test('why it is so, and what is so', () => {
    const looked = bench.look(EXAMPLE, '2026-02', 4);
    const cub = Object.entries(looked?.labels ?? {}).find(([, label]) => label === 'Cub')?.[0];
    const why = closer.why(EXAMPLE, '2026-02', 4, Number(cub));
    expect(
      why?.applications
        .filter(({ changes }) => changes.some(({ field }) => field === 'power'))
        .map(({ source, rule }) => [source, rule]),
    ).toEqual([
      ['Old Pact', '613.4b'],
      ['Sprout', '613.4c'],
    ]);
    const facts = closer.facts(EXAMPLE, '2026-02', 4);
    expect(facts).toContain('Cub is 4/4');
    expect(reads(`${EXAMPLE}  Then ${facts.join('; ')}\n`).steps).toHaveLength(9);
  });
});

test.each([
  ['2006-10', 'When Odd Owl comes into play, draw a card.'],
  ['2009-10', 'When Odd Owl enters the battlefield, draw a card.'],
  ['2026-02', 'When Odd Owl enters, draw a card.'],
] as const)('in %s a face says "%s"', (edition, words) => {
  const text =
    'Words  2006 2009 2026\n  Card Odd Owl | {U} | Creature — Bird | 1/1\n    When Odd Owl enters the battlefield, draw a card.\n  A: Odd Owl\n';
  expect(bench.look(text, edition, 0)?.view.battlefield[0]?.abilities).toEqual([words]);
});
