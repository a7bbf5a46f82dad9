/** Conditions one after another, and what "otherwise" and "that many" mean after them. */
import { someNode } from '@rulewright/engine/vocabulary';
import { expect, test } from 'vitest';
import { compile } from '../compile.ts';

const read = (text: string) =>
  compile(
    {
      name: 'Odd Blast',
      layout: 'normal',
      typeLine: 'Sorcery',
      supertypes: [],
      types: ['Sorcery'],
      subtypes: [],
      text,
    },
    { wording: '2026-02' },
  );

test('what is done otherwise after two conditions is refused: only the last would be asked', () => {
  const cases = 'If it was a creature card, draw a card. If it was a land card, you gain 1 life.';
  expect(read(`Exile target card from a graveyard. ${cases} Otherwise, you gain 3 life.`)).toMatchObject({
    ok: false,
    refused: [{ reason: expect.stringContaining('after several conditions') }],
  });
  const one = 'If it was a creature card, draw a card. Otherwise, you gain 3 life.';
  expect(read(`Exile target card from a graveyard. ${one}`).ok).toBe(true);
});

test('where there was excess damage, that many is as much', () => {
  const damage = 'Odd Blast deals 5 damage to target creature.';
  const compiled = read(`${damage} If excess damage was dealt this way, create that many Treasure tokens.`);
  if (!compiled.ok) throw new Error(compiled.refused[0]?.reason);
  const counts = (node: Readonly<Record<string, unknown>>): boolean =>
    node['do'] === 'createTokens' && JSON.stringify(node['count']).includes('.excess');
  expect(someNode(compiled.definition.faces[0].abilities, counts)).toBe(true);
});
