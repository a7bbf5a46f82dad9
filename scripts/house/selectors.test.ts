import { expect, test } from 'vitest';
import { freshSelections } from './selectors.mjs';

test('a fallback behind the selection is none', () => {
  expect(freshSelections('const own = useApp((state) => state.seated)?.seats ?? [];')).toEqual([]);
  expect(freshSelections('const all = useMemo(() => (list ?? []).map(one), [list]);')).toEqual([]);
});

test('a list made in the selector is found with its line', () => {
  expect(freshSelections('\nconst own = useApp((state) => state.seated?.seats ?? []);')).toMatchObject([{ line: 2 }]);
  expect(freshSelections('const by = useLab((lab) => lab.names ?? {});')).toHaveLength(1);
});
