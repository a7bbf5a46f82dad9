/** A card whose keyword is known from its reminder text alone is accepted only where that is asked for. */
import { expect, test } from 'vitest';
import { createGame } from '../game.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

const card = (name: string, byReminder?: readonly string[]): CardDefinition => ({
  key: `test:${name}`,
  name,
  layout: 'normal',
  ...(byReminder && { byReminder }),
  faces: [{ name, manaCost: null, supertypes: [], types: ['artifact'], subtypes: [], abilities: [] }],
});
const cards = [card('Plain'), card('Strange', ['Frobnicate'])];
const created = (byReminder?: 'accept' | 'refuse', used = cards) =>
  createGame({
    seed: 1,
    players: [0, 1].map((player) => ({ name: `${player}`, deck: used.map(({ key, name }) => ({ def: key, name })) })),
    definitions: cards,
    ...(byReminder && { byReminder }),
  });

test.each([undefined, 'refuse'] as const)('a game is not begun with it: %s', (byReminder) => {
  const made = created(byReminder);
  expect(made).toMatchObject({ ok: false, errors: [{ error: 'definition', card: 'Strange' }] });
  expect(made.ok ? '' : made.errors[0]?.message).toContain('"Frobnicate"');
});

test('it is begun where such cards are accepted, or are in no deck', () => {
  expect(created('accept').ok).toBe(true);
  expect(created('refuse', cards.slice(0, 1)).ok).toBe(true);
});
