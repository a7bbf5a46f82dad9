/** Who is asked, and when, does not depend on cards that somebody has not seen. 2006: 217.1b, 217.3 · 2009, 2011, 2026: 400.2, 402.3 */
import { expect, test } from 'vitest';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import { leastAnswer } from '../decisions/ask.ts';
import { answer, createGame, decision } from '../game.ts';
import type { Game } from '../running/game.ts';
import { EVERYBODY } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { isUnseen, isUnseenBy } from './unseen.ts';

const card = (
  name: string,
  type: 'creature' | 'land' | 'sorcery',
  abilities: readonly Ability[] = [],
): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost: type === 'sorcery' ? [] : null,
      supertypes: [],
      types: [type],
      subtypes: [],
      abilities,
      ...(type === 'creature' && { power: 2, toughness: 2 }),
    } as unknown as CardDefinition['faces'][0],
  ],
});

const YOU = { who: 'you' } as const;
const ONE = { min: 1, max: 1 } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const held = (where: Filter): ObjectSet => ({ set: 'all', where, zone: 'hand', of: YOU });
const oneHeld: ObjectSet = { set: 'choice', by: YOU, from: held(creature), count: ONE };
const top: ObjectSet = { set: 'top', of: YOU, zone: 'library', count: 1 };
const putIn = (what: ObjectSet): Instruction => ({ do: 'move', what, to: { zone: 'battlefield' } });
const may = (effect: readonly Instruction[]): Instruction => ({ do: 'may', who: YOU, effect });

/** Ann casts a spell with that effect; below are her hand and her library. */
function questions(effect: readonly Instruction[], hand: readonly string[], library: readonly string[]): string[] {
  const spell = card('Spell', 'sorcery', [{ ability: 'spell', body: { effect } } as unknown as Ability]);
  const placed = (zone: 'hand' | 'library', names: readonly string[]) =>
    names.map((name) => ({ name, def: name, player: 0, zone }));
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [spell, card('Bear', 'creature'), card('Field', 'land')],
    position: { objects: [...placed('hand', ['Spell', ...hand]), ...placed('library', library)] },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  const { game } = created;
  const cast = (one: Game): number[] => {
    const asked = decision(one);
    if (asked?.form !== 'choose') throw new Error('nothing is asked');
    return [
      asked.options.findIndex(
        (o) => 'action' in o && o.action.act === 'cast' && objectOf(one, o.action.object)?.def === 'Spell',
      ),
    ];
  };
  const given = answer(game, cast(game));
  if (!given.ok) throw new Error(given.wrong.message);
  const asked: string[] = [];
  for (let now = decision(game); now !== null && asked.length < 20; now = decision(game)) {
    if (now.kind === 'priority' && game.state.stack.length === 0) return asked;
    if (now.kind !== 'priority') asked.push(`${now.kind} of ${now.by}`);
    const done = answer(game, now.kind === 'priority' ? [0] : leastAnswer(now));
    if (!done.ok) throw new Error(done.wrong.message);
  }
  return asked;
}

/** What Ann is asked first, whatever she holds and her library holds: it all looks the same to Ben. */
const cases: readonly [string, readonly Instruction[], string][] = [
  [
    'searching a library for a creature',
    [{ do: 'search', who: YOU, of: YOU, zones: ['library'], where: creature, count: ONE, out: 'found' }],
    'search of 0',
  ],
  ['discarding a creature card', [{ do: 'discard', who: YOU, what: oneHeld }], 'objects of 0'],
  ['putting a creature onto the battlefield if one likes', [may([putIn(oneHeld)])], 'yesNo of 0'],
  [
    'looking at the top card, which may be put onto the battlefield if it is a creature',
    [
      { do: 'lookAt', who: YOU, what: top },
      { do: 'if', condition: { if: 'matches', what: top, filter: creature }, then: [may([putIn(top)])] },
    ],
    'yesNo of 0',
  ],
  [
    'discarding a creature card or losing life',
    [
      {
        do: 'pay',
        who: YOU,
        cost: { actions: [{ do: 'discard', who: YOU, what: oneHeld }] },
        else: [{ do: 'loseLife', who: YOU, amount: 1 }],
      },
    ],
    'pay of 0',
  ],
];

test.each(cases)('%s', (_, effect, asked) => {
  for (const cards of [
    ['Field', 'Field'],
    ['Field', 'Bear'],
    ['Bear', 'Field'],
    ['Bear', 'Bear'],
  ])
    expect(questions(effect, cards, cards)[0]).toBe(asked);
});

test('a card is unseen where it lies hidden from somebody', () => {
  const { game, put } = board(testEdition('2026-02'));
  const seen = { known: EVERYBODY };
  expect(isUnseen(game, put({}, { zone: 'hand', known: 1 }))).toBe(true);
  expect(isUnseen(game, put({}, { zone: 'library', known: 0 }))).toBe(true);
  expect(isUnseen(game, put({}, { zone: 'exile', known: 1, faceDown: true }))).toBe(true);
  expect(isUnseen(game, put({}, { zone: 'hand', ...seen }))).toBe(false);
  expect(isUnseen(game, put({}, { zone: 'exile', faceDown: true, ...seen }))).toBe(false);
  expect(isUnseen(game, put({}, { zone: 'exile', known: 1 }))).toBe(false);
  expect(isUnseen(game, put({}, { zone: 'battlefield', known: 1, faceDown: true }))).toBe(false);
  const own = put({}, { zone: 'hand', known: 1 });
  expect(isUnseenBy(game, own, 0)).toBe(false);
  expect(isUnseenBy(game, own, 1)).toBe(true);
  expect(isUnseen(game, own + 1)).toBe(false);
});
