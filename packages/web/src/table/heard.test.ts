/** What is heard of a game: the most telling of what happened. */
import { expect, test } from 'vitest';
import { heard } from './heard.ts';
import { messages, priorityDecision } from './fixture-in-tests.ts';

test('each by what happened, nothing where nothing did', () => {
  const view = messages(priorityDecision).flatMap((one) => (one.type === 'view' ? [one.view] : []))[0];
  if (view === undefined) throw new Error('The fixture has no view.');
  const withLife = (seat: number, life: number) => ({
    ...view,
    players: view.players.map((player) => (player.id === seat ? { ...player, life } : player)),
  });
  const none = { ...view, stack: [], battlefield: [] };
  expect(heard(view, view)).toBeNull();
  expect(heard(view, { ...view, result: { result: 'draw', reason: '' } })).toBe('over');
  expect([heard(view, withLife(0, 1)), heard(view, withLife(1, 1)), heard(view, withLife(0, 40))]).toEqual([
    'hurt',
    'hit',
    null,
  ]);
  expect(heard({ ...view, battlefield: [] }, view)).toBe('attack');
  expect(heard({ ...view, stack: [] }, view)).toBe('cast');
  expect(heard(none, { ...none, turn: { ...view.turn, number: 8, active: 0 } })).toBe('turn');
  expect(heard(none, { ...none, battlefield: view.battlefield.slice(0, 1) })).toBe('arrive');
});
