/** What goes through a lens tells nothing of where a card was, and what comes back means what was seen. */
import { expect, test } from 'vitest';
import type { Decision } from '../decisions/decision.ts';
import { answer, createGame, fork, undo } from '../game.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { answerMeant, type Lens, look, newLens, restored } from './lens.ts';

const card = (name: string, types: readonly ['artifact' | 'creature' | 'land']): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost: null,
      supertypes: [],
      types,
      subtypes: [],
      abilities: [],
      ...(types[0] === 'creature' && { power: 2, toughness: 2 }),
    } as CardDefinition['faces'][0],
  ],
});

/** Ann has a Bear ready to attack and a Field in hand; Ben holds the named cards, drawn in that order. */
function position(...hand: readonly string[]): Game {
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [card('Bear', ['creature']), card('Field', ['land']), card('Stone', ['artifact'])],
    position: {
      objects: [
        { name: 'Bear', def: 'Bear', player: 0, zone: 'battlefield' },
        { name: 'Field', def: 'Field', player: 0, zone: 'hand' },
        ...hand.map((name) => ({ name, def: name, player: 1, zone: 'hand' as const })),
        { name: 'Stone', def: 'Stone', player: 0, zone: 'library' },
        { name: 'Stone', def: 'Stone', player: 1, zone: 'library' },
      ],
    },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  return created.game;
}

const handOf = (game: Game): GameObject[] =>
  (game.state.players[1]?.hand ?? []).map((id) => objectOf(game, id) as GameObject);
const reveal = (game: Game, known = 0xffff): void => {
  for (const object of handOf(game)) (object as WritableObject).known = known;
};
/** As though somebody had answered something meanwhile. */
const goOn = (game: Game): void => void game.log.push({ answer: 0 });
const ben = ({ view }: ReturnType<typeof look>) => view.players[1]?.hand.map(({ id, name }) => `${name} ${id}`);

test('handles begin with 1, stay while an object is seen, and tell neither slots nor draws', () => {
  const game = position('Stone', 'Bear');
  const first = look(game, newLens(0, 'x'));
  expect(first.view.players[0]?.hand.map(({ id }) => id)).toEqual([1]);
  expect(first.view.battlefield.map(({ id }) => id)).toEqual([2]);
  expect(look(game, first.lens)).toEqual(first);
  goOn(game);
  expect(look(game, first.lens).view.battlefield.map(({ id }) => id)).toEqual([2]);
  expect(JSON.stringify(first.view)).not.toMatch(/\d{5}/);
});

test('what was seen and lay hidden again has another handle; to its owner it was never hidden', () => {
  const game = position('Stone');
  let [opponent, owner]: Lens[] = [newLens(0, 'x'), newLens(1, 'y')];
  const see = () => {
    goOn(game);
    const [theirs, own] = [look(game, opponent as Lens), look(game, owner as Lens)];
    [opponent, owner] = [theirs.lens, own.lens];
    return [ben(theirs), ben(own)];
  };
  expect(see()).toEqual([[], ['Stone 1']]);
  reveal(game);
  expect(see()).toEqual([['Stone 3'], ['Stone 1']]);
  reveal(game, 1 << 1);
  expect(see()).toEqual([[], ['Stone 1']]);
  reveal(game);
  expect(see()).toEqual([['Stone 4'], ['Stone 1']]);
});

test('a hand that is not one’s own has no order but that of what is seen', () => {
  const [game, twin] = [position('Stone', 'Bear', 'Field'), position('Field', 'Stone', 'Bear')];
  for (const one of [game, twin]) reveal(one);
  for (const seat of [0, -1]) expect(look(twin, newLens(seat, 'x')).view).toEqual(look(game, newLens(seat, 'x')).view);
  expect(ben(look(game, newLens(0, 'x')))).toEqual(['Bear 2', 'Field 3', 'Stone 4']);
  // its owner sees it as it was drawn
  expect(look(game, newLens(1, 'x')).view.players[1]?.hand.map(({ name }) => name)).toEqual(['Stone', 'Bear', 'Field']);
});

const blind = (game: Game): Decision => ({
  form: 'choose',
  kind: 'discard',
  player: 0,
  by: 0,
  source: 0,
  purpose: 'choose a card unseen',
  options: [{ yes: true }, ...handOf(game).map(({ id }) => ({ object: id }))],
  min: 1,
  max: 1,
});

test('cards chosen unseen come by chance, by their own and not by their place; an answer means what was shown', () => {
  const names = ['Stone', 'Bear', 'Field', 'Bear', 'Stone', 'Field'];
  const places = new Set<string>();
  for (const secret of ['a', 'b', 'c', 'd']) {
    const game = position(...names);
    game.pending = blind(game);
    const { view, lens } = look(game, newLens(0, secret));
    expect(view.decision?.options?.map(({ label }) => label)).toEqual([
      'Yes',
      ...names.map((_, at) => `a card [${at + 1}]`),
    ]);
    expect(lens.order?.[0]).toBe(0);
    expect(new Set(lens.order).size).toBe(names.length + 1);
    places.add(JSON.stringify(lens.order));
    expect(answerMeant(game, lens, [2])).toEqual({ ok: true, answer: [lens.order?.[2]] });
    // what is no option stays none
    expect(answerMeant(game, lens, [9])).toEqual({ ok: true, answer: [9] });
    // once something was answered they come otherwise and are called otherwise
    const before = view.decision?.options?.map(({ object }) => object) ?? [];
    goOn(game);
    const after = look(game, lens).view.decision?.options?.map(({ object }) => object) ?? [];
    expect(after.filter((handle) => handle !== 0 && before.includes(handle))).toEqual([]);
  }
  expect(places.size).toBeGreaterThan(1);
});

test('answers in handles: what was never seen, what is out of sight, and a look that is over', () => {
  const game = position('Stone');
  game.pending = {
    form: 'attackers',
    kind: 'attackers',
    player: 0,
    by: 0,
    source: 0,
    purpose: '',
    candidates: [{ attacker: game.state.battlefield[0] ?? 0, targets: [{ player: 1 }] }],
  };
  reveal(game);
  const first = look(game, newLens(0, 'x'));
  const bear = game.state.battlefield[0];
  expect(answerMeant(game, first.lens, [{ attacker: 3, target: 0 }])).toEqual({
    ok: true,
    answer: [{ attacker: bear, target: 0 }],
  });
  expect(answerMeant(game, first.lens, [{ attacker: 77, target: 0 }])).toMatchObject({
    wrong: { error: 'never-seen' },
  });
  expect(answerMeant(game, first.lens, [{ attacker: bear ?? 0, target: 0 }])).toMatchObject({
    wrong: { error: 'never-seen' },
  });
  reveal(game, 1 << 1);
  goOn(game);
  expect(answerMeant(game, first.lens, [{ attacker: 2, target: 0 }])).toMatchObject({ wrong: { error: 'stale-view' } });
  const { lens } = look(game, first.lens);
  expect(answerMeant(game, lens, [{ attacker: 2, target: 0 }])).toMatchObject({ wrong: { error: 'out-of-sight' } });
  expect(answerMeant(game, newLens(1, 'x'), [0])).toMatchObject({ wrong: { error: 'not-your-decision' } });
});

test('after an undo what is seen again has its handle, and no handle or number of a decision comes twice', () => {
  const game = position('Stone');
  const before = look(game, newLens(0, 'x'));
  const land = before.view.decision?.options?.findIndex(({ label }) => label === 'Play Field') ?? -1;
  expect(answer(game, [land])).toEqual({ ok: true });
  const after = look(game, before.lens);
  const played = after.view.battlefield.find(({ name }) => name === 'Field')?.id ?? 0;
  expect(played).toBe(before.lens.next);
  expect(undo(game)).toBe(true);
  const again = look(game, restored(before.lens, after.lens));
  expect(again.view).toEqual(before.view);
  expect(again.lens.asked).toBe(3);
  answer(game, [land]);
  expect(look(game, again.lens).view.battlefield.find(({ name }) => name === 'Field')?.id).toBe(played + 1);
});

test('a lens is plain data beside the game, which knows nothing of it', () => {
  const game = position('Stone');
  const state = JSON.stringify(game.state);
  const { lens } = look(game, newLens(0, 'x'));
  expect(JSON.parse(JSON.stringify(lens))).toEqual(lens);
  expect(JSON.stringify(game.state)).toBe(state);
  expect(look(fork(game), lens).view).toEqual(look(game, lens).view);
});
