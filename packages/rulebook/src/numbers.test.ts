import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { sameRule } from './concordance.ts';
import {
  childrenOf,
  isHeading,
  isRule,
  isWithin,
  numbersNear,
  parentOf,
  rulesBetween,
  rulesCited,
  rulesOf,
  titleOf,
} from './numbers.ts';

describe('numbers', () => {
  test('are all there, each once', () => {
    expect(EDITIONS.map((edition) => rulesOf(edition).length)).toEqual([972, 1599, 1865, 3120]);
    for (const edition of EDITIONS) expect(new Set(rulesOf(edition)).size).toBe(rulesOf(edition).length);
  });

  test('stand under each other', () => {
    expect(['502.26a', '502.26', '502', '5'].map(parentOf)).toEqual(['502.26', '502', '5', '']);
    expect(childrenOf('2006-10', '502.26')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `502.26${letter}`));
    expect(childrenOf('2006-10', '5')).toContain('503');
    expect(isWithin('502.26a', '502')).toBe(true);
    expect(isWithin('502.26a', '502.2')).toBe(false);
    expect(isRule('2006-10', '502.26g')).toBe(false);
  });

  test('keep a subrule whose rule has no text', () => {
    expect(isRule('2006-10', '432.2b')).toBe(true);
    expect(rulesOf('2006-10')).not.toContain('432.2');
  });

  test('have titles where they are chapters, sections or headings', () => {
    expect(titleOf('2006-10', '502.26')).toBe('Morph');
    expect(titleOf('2006-10', '503')).toBe('Copying Objects');
    expect(titleOf('2026-02', '7')).toBe('Additional Rules');
    expect(titleOf('2006-10', '502.26a')).toBeNull();
    expect(isHeading('2006-10', '502.26')).toBe(true);
    expect(isHeading('2006-10', '503')).toBe(false);
  });

  test('are cited with what stands under them, or from one to another', () => {
    expect(rulesCited('2006-10', '503.10').length).toBeGreaterThan(0);
    expect(rulesCited('2006-10', '409.1b–409.1d')).toEqual(['409.1b', '409.1c', '409.1d']);
    expect(rulesCited('2006-10', '999')).toEqual([]);
    expect(rulesBetween('2006-10', '502.3', '502.3b')).toEqual(['502.3', '502.3a', '502.3b']);
    expect(rulesBetween('2006-10', '502.3', '502.3')).toEqual(['502.3']);
  });

  test('near one that does not exist are found', () => {
    expect(numbersNear('2006-10', '502.26z')).toEqual(expect.arrayContaining(['502.26', '502.26a']));
  });
});

describe('the same rule', () => {
  test.each([
    ['2006-10', '502.26a', '2026-02', '702.37a'],
    ['2026-02', '702.37a', '2006-10', '502.26a'],
    ['2006-10', '503', '2011-09', '706'],
    ['2026-02', '121', '2006-10', '423'],
    ['2026-02', '301', '2006-10', '212.2'],
    ['2006-10', '418.5', '2026-02', '613'],
    ['2006-10', '420.5c', '2026-02', '704.5g'],
    ['2009-10', '601.2b', '2011-09', '601.2b'],
    ['2006-10', '300.3', '2006-10', '300.3'],
  ] as const)('of %s %s is in %s %s', (edition, number, other, expected) => {
    expect(sameRule(edition, number, other)).toBe(expected);
  });

  test('is null where there is none', () => {
    expect(sameRule('2026-02', '702.21a', '2006-10')).toBeNull();
  });

  test('is always a number that exists, and the way back leads back', () => {
    for (const edition of EDITIONS)
      for (const other of EDITIONS)
        for (const rule of rulesOf(edition)) {
          const same = sameRule(edition, rule, other);
          if (same === null) continue;
          expect(isRule(other, same), `${edition} ${rule}`).toBe(true);
          expect(sameRule(other, same, edition)).toBe(rule);
        }
  });
});
