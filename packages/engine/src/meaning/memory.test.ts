/** What one ability of an object remembers and another knows. 2006: 217.7d · 2009, 2011: 607.1, 702.69b, 702.70b · 2026: 607.1, 702.72b, 714.2b */
import { expect, it } from 'vitest';
import * as keywords from '../abilities/keywords/index.ts';
import type { Keyword } from '../abilities/keywords/definition.ts';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import { abilityContext } from './context.ts';
import { bound, memoryOf } from './memory.ts';

const all: readonly Keyword[] = Object.values(keywords);

/** Two instances of the keyword and an ability of none: who of them knows what the first remembers. */
function known({ name, needs = [] }: Keyword): readonly boolean[] {
  const b = board(testEdition('2026-02'));
  const instance: KeywordAbility = {
    ability: 'keyword',
    keyword: name as KeywordAbility['keyword'],
    ...(needs.includes('body') && { body: { effect: [] } }),
    ...(needs.includes('abilities') && { abilities: [] }),
  };
  const id = b.put({});
  const object = objectOf(b.game, id) as GameObject;
  const { faces, ...rest } = b.game.definitions.get(object.def) as CardDefinition;
  const abilities = [instance, { ...instance }, { ability: 'static', parts: [] } as const];
  b.game.definitions.set('words', { ...rest, key: 'words', faces: [{ ...faces[0], abilities }] });
  const read = (path: string) => abilityContext(0, id, { def: 'words', path: `faces/0/abilities/${path}` });
  (object as WritableObject).memory = [memoryOf(b.game, read('0#0'), 'it', 'number', { amount: 1 })];
  return ['0#1', '1#0', '2'].map((path) => bound(b.game, read(path), 'it') !== null);
}

it('instances of a keyword keep apart what they remember, but where their text is the card’s own', () => {
  const shared = all.filter((keyword) => known(keyword)[1]).map(({ name }) => name);
  expect(shared.sort()).toEqual([
    'boast',
    'chapter',
    'class level',
    'cleave',
    'exhaust',
    'forecast',
    'infinity',
    'max speed',
    'room',
    'visit',
  ]);
});

it.each(all.map((keyword) => [keyword.name, keyword] as const))(
  'what %s remembers all of one instance knows, and what is of no keyword',
  (_, keyword) => {
    const [own, , other] = known(keyword);
    expect([own, other]).toEqual([true, true]);
  },
);
