/** Subgames: a game within a game, played with the libraries as decks. 2006: 506 · 2009: 712 · 2011: 715 · 2026: 728 */
import type { Game } from '../state/game.ts';
import { cloneState } from '../state/clone.ts';
import { freshPlayer, freshState } from '../state/fresh.ts';
import { objectOf, playersFrom, zoneList } from '../state/objects.ts';
import type { BroughtCard, GameObject, GameState, MainGame } from '../state/state.ts';
import { happen } from '../events/happen.ts';
import { arrival, makeEvent } from '../events/make.ts';
import { cease, newObject } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { startingLife } from '../multiplayer/teams.ts';

/** The main game stops where it is, and a game with a table of its own takes its place. `out`: the name its winners are bound under. */
export function beginSubgame(game: Game, out: string | null): void {
  const main = game.state;
  const cards = libraryCards(game);
  note(game, () => 'A subgame begins.');
  main.agenda.push({ frame: 'subgame', out });
  const seats = main.players.map((p) => ({
    ...freshPlayer(p.id, p.team, startingLife(game, p.id)),
    lost: p.left,
    left: p.left,
  }));
  const sub: GameState = {
    ...freshState(main.edition, main.options, { ...main.random }, seats),
    ...running(main),
    main: { state: main, cards },
    agenda: [{ frame: 'turn' }, { frame: 'setup', stage: 'begin', player: -1 }],
  };
  game.state = sub;
  game.derived = null;
  for (const { card, def, owner } of cards) {
    const object = newObject(sub, { kind: 'card', owner, zone: 'library', def });
    object.card = card;
    zoneList(sub, 'library', owner).push(object.id);
  }
}

/** What goes on from one game to the other, so that no id or number means two things. */
const running = (from: GameState) => ({
  nextObject: from.nextObject,
  nextCard: from.nextCard,
  nextTimestamp: from.nextTimestamp,
  nextEffect: from.nextEffect,
  nextOrder: from.nextOrder,
  tick: from.tick,
  logged: from.logged,
  barrier: from.barrier,
});

/** Takes the libraries out of the main game; in 2006 by way of removing them from it face down (506.3). */
function libraryCards(game: Game): BroughtCard[] {
  const libraries = (): GameObject[] =>
    game.state.players.flatMap((p) => p.library.map((id) => objectOf(game, id) as GameObject));
  let leaving = libraries();
  if (game.edition.subgame.libraries === 'exile') {
    const moves = leaving.map(({ id, owner }) =>
      makeEvent('move', { object: id, from: 'library', to: 'exile', arrival: arrival(owner, { faceDown: 'effect' }) }),
    );
    leaving = happen(game, moves).flatMap((outcome) => objectOf(game, outcome.object) ?? []);
  }
  const cards = leaving.map(({ card, def, owner }) => ({ card, def, owner }));
  for (const { id } of leaving) cease(game, id);
  return cards;
}

/** The subgame is over: its cards go to their owners' main-game libraries, and the main game goes on where it stopped. */
export function endSubgame(game: Game): void {
  const sub = game.state;
  const { state, cards } = sub.main as MainGame;
  const main = cloneState(state);
  game.state = Object.assign(main, running(sub), { random: sub.random });
  game.derived = null;
  if (sub.result?.result === 'unresolved-loop') {
    main.result = sub.result;
    return;
  }
  // what was removed from the game in the subgame stays so in 2006 (506.6)
  const exiled = new Map(
    sub.exile.map((id) => objectOf({ ...game, state: sub }, id) as GameObject).map((o) => [o.card, o]),
  );
  for (const { card, def, owner } of cards) {
    const there = game.edition.subgame.exiled === 'stays' ? exiled.get(card) : undefined;
    const zone = there === undefined ? 'library' : 'exile';
    const object = newObject(main, { kind: 'card', owner, zone, def });
    object.card = card;
    if (there !== undefined) {
      object.faceDown = there.faceDown;
      object.hidden = there.hidden;
      object.known = there.known;
    }
    zoneList(main, zone, owner).push(object.id);
  }
  note(game, () => 'The subgame ends.');
  happen(
    game,
    playersFrom(game, main.turn.active).map((player) => makeEvent('shuffle', { player, cause: 'effect' })),
  );
  const ended = main.agenda.pop();
  const resolving = main.agenda.at(-1);
  if (ended?.frame !== 'subgame' || resolving?.frame !== 'resolve')
    throw new Error('A subgame belongs to a resolution');
  const winners = sub.result?.result === 'won' ? sub.result.winners : [];
  if (ended.out !== null)
    resolving.env = { ...resolving.env, [ended.out]: { players: winners, did: winners.length > 0 } };
}
