/** Where a rule of an edition is: the seams that stand beside it. */
import { EDITIONS } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { SEAMS } from './data/seams.ts';
import { seamsWhere } from './implementations.ts';
import { linesOf } from './numbers.ts';

test('a rule leads to the seams beside it, in the editions that have it under that number', () => {
  expect(seamsWhere('2006-10').get('300.3')).toContain('manaBurn');
  expect([...seamsWhere('2026-02').values()].flat()).not.toContain('manaBurn');
  expect(seamsWhere('2026-02').get('704.5j')).toContain('legendRule');
  expect(seamsWhere('2006-10').get('420.5e')).toContain('legendRule');
  // four numbers in a row are those of the four editions
  expect(seamsWhere('2009-10').get('103.4')).toContain('mulligan');
  expect(seamsWhere('2026-02').get('103.5')).toContain('mulligan');
  expect(seamsWhere('2026-02').get('103.4') ?? []).not.toContain('mulligan');
});

test('each seam with numbers is beside a rule that an edition has', () => {
  const reached = new Set(EDITIONS.flatMap((edition) => [...seamsWhere(edition).values()].flat()));
  const named = linesOf(SEAMS).map((line) => line.split('|')[0] ?? '');
  expect(named.filter((seam) => !reached.has(seam))).toEqual([]);
});
