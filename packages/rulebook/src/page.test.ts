import { describe, expect, test } from 'vitest';
import { examplesOf, pageOf } from './page.ts';
import { search } from './search.ts';

const claims = [{ scenario: 'Turned up', edition: '2006-10', rule: '502.26a', passed: true }] as const;

describe('a page', () => {
  test('of a rule says where it stands, what it is elsewhere and what shows it', () => {
    expect(pageOf('2006-10', '502.26a', claims)).toMatchObject({
      under: [
        { number: '5', title: 'Additional Rules' },
        { number: '502', title: 'Keyword Abilities' },
        { number: '502.26', title: 'Morph' },
      ],
      same: { '2006-10': '502.26a', '2026-02': '702.37a' },
      entry: { standing: 'shown', shownBy: ['Turned up'] },
      children: [],
    });
  });

  test('of a section has its rules, and counts all that stands under it', () => {
    const page = pageOf('2006-10', '502', claims);
    expect(page).toMatchObject({ entry: null, title: 'Keyword Abilities' });
    expect(page?.children.find(({ number }) => number === '502.26')).toMatchObject({
      title: 'Morph',
      entry: { standing: 'shown' },
      tally: { rules: 7, shown: 2 },
    });
  });

  test('has the summary of the nearest edition, and the examples with their numbers', () => {
    expect(pageOf('2006-10', '503.10', [])).toMatchObject({
      summary: { edition: '2006-10' },
      examples: [{ example: 1, cards: ['Fork', 'Emerald Charm'], standing: 'not-yet' }, { example: 2 }],
    });
  });

  test('has the examples beyond the seeds that scenarios play, in their order; a term of the glossary likewise', () => {
    const played = (scenario: string, example: number, of: { rule: string } | { glossary: string }) =>
      ({ scenario, edition: '2006-10', example, passed: true, ...of }) as const;
    const claimed = [
      played('A third', 3, { rule: '503.10' }),
      played('Forked', 2, { rule: '503.10' }),
      { ...played('One that fails', 4, { rule: '503.10' }), passed: false },
      played('Three cards', 1, { glossary: 'Search' }),
    ];
    expect(pageOf('2006-10', '503.10', claimed)?.examples).toMatchObject([
      { example: 1, standing: 'not-yet', shownBy: [] },
      { example: 2, standing: 'shown', shownBy: ['Forked'] },
      { example: 3, standing: 'shown', shownBy: ['A third'], summary: 'A third', cards: [] },
    ]);
    expect(examplesOf('2006-10', 'Search', claimed)).toMatchObject([
      { of: 'Search', example: 1, shownBy: ['Three cards'] },
    ]);
    expect(examplesOf('2026-02', 'Search', claimed)).toEqual([]);
    // a rule of 2009 alone, of which no edition near it has a summary
    expect(pageOf('2009-10', '108.2a', [])?.summary).toBeNull();
  });

  test('is not there where the edition has no such number', () => {
    expect(pageOf('2006-10', '702.26a', [])).toBeNull();
  });
});

describe('a search', () => {
  const scenarios = [
    { name: 'A wall that blocks', editions: ['2006-10'], cards: ['Air Elemental'], rules: ['502.4b'] },
  ] as const;
  const names = (words: string) => search(words, scenarios, ['2006-10']).map(({ kind, name }) => `${kind} ${name}`);

  test('finds numbers, titles, summaries, glossary, cards and scenarios', () => {
    expect(names('502.26a')[0]).toBe('rule 502.26a');
    expect(names('morph')[0]).toBe('rule 502.26');
    expect(names('Sacrifice')).toContain('glossary Sacrifice');
    expect(names('emerald charm')[0]).toBe('example 503.10, example 1');
    expect(names('air elemental')[0]).toBe('scenario A wall that blocks');
    expect(names('wall')).toContain('scenario A wall that blocks');
    expect(names('502.4b')).toContain('scenario A wall that blocks');
  });

  test('puts first what has every word, by its beginning, and leaves out what has little of them', () => {
    expect(names('wall block')[0]).toBe('scenario A wall that blocks');
    expect(names('wall of zeppelins and airships')).toEqual([]);
    expect(names('all')).not.toContain('scenario A wall that blocks');
    expect(names('  ')).toEqual([]);
  });
});
