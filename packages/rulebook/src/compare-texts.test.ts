/** Two texts of the rules compared: each rule is new, gone, changed, renumbered or the same, once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { type OfficialText, readOfficialText } from './official-text.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const text = (rules: Readonly<Record<string, string>>): OfficialText => ({
  edition: '2026-02',
  date: null,
  isRun: true,
  rules: new Map(Object.entries(rules).map(([number, said]) => [number, { number, text: said, examples: [] }])),
  glossary: new Map(),
});

test('what is put in between renumbers what follows, and numbers of other rules count for nothing', () => {
  const before = text({
    '700': 'Title',
    '700.1': 'Draw a card.',
    '700.2': 'See rule 700.1.',
    '700.3': 'Gone soon.',
    '700.4': 'It is so.',
  });
  const after = text({
    '700': 'Title',
    '700.1': 'A new thing.',
    '700.2': 'Draw a card.',
    '700.3': 'See rule 700.2.',
    '700.4': 'It is not so.',
    '700.5': 'Also new.',
  });
  expect(compareTexts(before, after)).toEqual({
    added: ['700.1', '700.5'],
    gone: ['700.3'],
    changed: ['700.4'],
    renumbered: [
      { from: '700.1', to: '700.2' },
      { from: '700.2', to: '700.3' },
    ],
  });
  expect(compareTexts(before, before)).toEqual({ added: [], gone: [], changed: [], renumbered: [] });
});

test('words that several rules have tell of none where it went', () => {
  const before = text({ '700.1': 'Reserved.', '700.2': 'Other.' });
  const after = text({ '700.2': 'Reserved.', '700.3': 'Reserved.' });
  expect(compareTexts(before, after)).toEqual({
    added: ['700.3'],
    gone: ['700.1'],
    changed: ['700.2'],
    renumbered: [],
  });
});

test.skipIf(!existsSync(shared))('texts of two dates: every rule of either is counted once (needs ../shared)', () => {
  const [autumn, today] = ['2025-09', '2026-02'].map((date) => {
    const read = readOfficialText(readFileSync(join(shared, 'rules', `${date}.txt`), 'utf8'));
    if (!read.ok) throw new Error(read.reason);
    return read.official;
  }) as [OfficialText, OfficialText];
  expect(autumn).toMatchObject({ edition: '2026-02', date: '2025-09-19', isRun: false });
  expect(today).toMatchObject({ edition: '2026-02', date: '2026-02-27', isRun: true });
  const { added, gone, changed, renumbered } = compareTexts(autumn, today);
  const count = ({ rules }: OfficialText): number => [...rules.keys()].filter((number) => number.includes('.')).length;
  const kept = count(autumn) - gone.length - renumbered.length - changed.length;
  expect(count(today)).toBe(kept + added.length + renumbered.length + changed.length);
  expect(new Set([...added, ...changed, ...renumbered.map(({ to }) => to)]).size).toBe(
    added.length + changed.length + renumbered.length,
  );
});
