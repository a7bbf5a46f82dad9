import { expect, test } from 'vitest';
import { begun, done, EMPTY, type History } from './open-deck.ts';

const deck = (list: string, name = '') => ({ ...EMPTY, list, name });
const after = (...deeds: Parameters<typeof done>[1][]): History => deeds.reduce(done, begun(EMPTY));

test('each deed can be undone and done again, and a new one forgets those that were undone', () => {
  const both = after({ do: 'set', deck: deck('1 Shock') }, { do: 'set', deck: deck('2 Shock') });
  const undone = done(both, { do: 'undo' });
  expect(undone.now.list).toBe('1 Shock');
  expect(done(undone, { do: 'redo' }).now.list).toBe('2 Shock');
  const other = done(undone, { do: 'set', deck: deck('3 Shock') });
  expect(other.after).toEqual([]);
  expect(done(other, { do: 'redo' })).toBe(other);
  expect(done(done(other, { do: 'undo' }), { do: 'undo' }).now).toEqual(EMPTY);
});

test('typing on is one deed; what changes nothing is none', () => {
  const typed = after(
    { do: 'set', deck: deck('1'), typing: true },
    { do: 'set', deck: deck('1 S'), typing: true },
    { do: 'set', deck: deck('1 S') },
    { do: 'note', about: { id: 'x' } },
  );
  expect(typed.before).toEqual([EMPTY]);
  expect(typed.now).toEqual({ ...deck('1 S'), id: 'x' });
  expect(done(typed, { do: 'undo' }).now).toEqual(EMPTY);
});

test('not everything is kept for ever', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ do: 'set' as const, deck: deck(String(at)) })).reduce(
    done,
    begun(EMPTY),
  );
  expect(many.before).toHaveLength(200);
});
