import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { keywordNamed, keywordOfRule, keywordPage, keywords } from './keywords.ts';
import { isRule } from './numbers.ts';

describe('keywords', () => {
  test('have a name, an address of their own, and numbers that there are', () => {
    const all = keywords();
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    for (const { name, slug, numbers } of all) {
      expect(slug, name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      for (const edition of EDITIONS)
        if (numbers[edition] !== null) expect(isRule(edition, numbers[edition])).toBe(true);
    }
  });

  test('are found by name in every edition that has them', () => {
    expect(keywordNamed('Trample')?.numbers).toEqual({
      '2006-10': '502.9',
      '2009-10': '702.17',
      '2011-09': '702.18',
      '2026-02': '702.19',
    });
    expect(keywordNamed('first strike')).toMatchObject({ slug: 'first-strike', kind: 'ability' });
    expect(keywordNamed('proliferate')).toMatchObject({ kind: 'action', numbers: { '2009-10': null } });
    expect(keywordNamed('zeppelin')).toBeNull();
  });

  test('are known by their rules', () => {
    expect(keywordOfRule('2006-10', '502.9b')?.slug).toBe('trample');
    expect(keywordOfRule('2026-02', '613.8')).toBeNull();
  });
});

test('the page of a keyword says since when, what it means and what differs', () => {
  const trample = keywordNamed('trample');
  expect(trample && keywordPage(trample)).toMatchObject({
    from: '2006-10',
    to: '2026-02',
    meaning: { term: 'Trample' },
    topics: [{ topic: 'Trample where the blockers are gone' }],
  });
  const substance = keywordNamed('substance');
  expect(substance && keywordPage(substance)).toMatchObject({ from: '2006-10', to: '2006-10', changes: [] });
});
