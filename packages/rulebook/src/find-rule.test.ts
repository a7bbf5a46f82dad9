import { expect, test } from 'vitest';
import { ruleMeant } from './find-rule.ts';

test.each([
  ['702.19', 'number', '702.19'],
  ['702.', 'number', '702'],
  ['Trample', 'keyword', '702.19'],
  ['first-strike', 'keyword', '702.7'],
  ['legend rule', 'title', '704.5j'],
  ['Commander Tax', 'term', '903.8'],
  ['tramble', 'words', '702.19'],
  ['cmc', 'words', '202.3'],
])('%s is meant by its %s', (words, by, number) => {
  expect(ruleMeant('2026-02', words)).toMatchObject({ by, number });
});

test('what an edition does not have is not found in it', () => {
  expect(ruleMeant('2006-10', '702.19')).toBeNull();
  expect(ruleMeant('2006-10', 'trample')).toMatchObject({ number: '502.9' });
  expect(ruleMeant('2026-02', 'zeppelin')).toBeNull();
  expect(ruleMeant('2026-02', '∞∞')).toBeNull();
  expect(ruleMeant('2026-02', '   ')).toBeNull();
});
