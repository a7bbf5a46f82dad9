/** Subgames: a game within a game, played with the libraries as decks. 2006: 506 · 2009: 712 · 2011: 715 · 2026: 728 */
import type { Game } from '../running/game.ts';
import { cloneState } from '../state/clone.ts';
import { freshPlayer, freshState, goingOn } from '../state/fresh.ts';
import { slotOf } from '../state/ids.ts';
import { objectOf, playersFrom, zoneList } from '../state/objects.ts';
import type {
  AbilityRef,
  BroughtCard,
  Frame,
  GameObject,
  GameState,
  MainGame,
  PlayerState,
  StackInfo,
} from '../state/state.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { shuffleEvent } from '../events/kinds/cards.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { cease, newObject } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { sideboardOf, takeFromSideboard } from '../events/outside.ts';
import { extended, type Context } from '../meaning/context.ts';
import { isCommander, isLedBy, newCommander } from '../state/commander.ts';
import { isVanguard } from '../state/nontraditional.ts';
import { turnDownAll } from './planar-decks.ts';
import { wholeDecks } from './whole-decks.ts';
import { shuffleSupplementary } from './supplementary-decks.ts';
import { startingLife } from '../state/teams.ts';

/** The main game stops where it is, and a game with a table of its own takes its place. `out`: the name its winners are bound under. */
export function beginSubgame(game: Game, ctx: Context, out: string | null): void {
  const main = game.state;
  const life = main.players.map((p) => startingLife(game, p.id));
  const along = game.edition.subgame.commanders === 'along' ? fromCommand(game) : [];
  const cards = [...libraryCards(game), ...along];
  note(game, () => 'A subgame begins.');
  const { controller } = ctx;
  main.agenda.push({ frame: 'subgame', out, ref: ctx.ref as AbilityRef, stack: ctx.stack as StackInfo, controller });
  const seats = main.players.map((p) => ({
    ...freshPlayer(p.id, p.team, life[p.id] as number, sideboardOf(game, p)),
    maxHandSize: p.maxHandSize,
    ...(p.schemes && { schemes: p.schemes }),
    ...(p.attractions && { attractions: p.attractions }),
    ...(p.planes && { planes: p.planes }),
    lost: p.left,
    left: p.left,
  }));
  // supplementary decks go over and are shuffled there; what is face up of them stays (2011: 715.2a · 2026: 728.2a)
  for (const player of main.players) {
    if (player.schemes) player.schemes = [];
    if (player.attractions) player.attractions = [];
    if (player.planes) player.planes = [];
  }
  const sub: GameState = {
    ...freshState(main.edition, main.options, { ...main.random }, seats),
    ...goingOn(main),
    main: { state: main, cards },
    agenda: [{ frame: 'turn' }, { frame: 'setup', stage: 'begin', player: -1 }],
  };
  if (main.planarDeck) {
    sub.planarDeck = main.planarDeck;
    main.planarDeck = [];
  }
  game.state = sub;
  game.derived = null;
  for (const { card, def, owner, from } of cards) {
    const zone = from === 'command' ? 'command' : 'library';
    const object = newObject(sub, { kind: 'card', owner, zone, def, known: zone === 'command' ? 0xffff : 0 });
    object.card = card;
    zoneList(sub, zone, owner).push(object.id);
    const player = sub.players[owner] as PlayerState;
    if (isLedBy(main.players[owner], card)) player.commanders = [...player.commanders, newCommander(card)];
  }
}

/** Takes the libraries out of the main game; in 2006 by way of removing them from it face down (506.3). */
function libraryCards(game: Game): BroughtCard[] {
  const libraries = (): GameObject[] =>
    game.state.players.flatMap((p) => p.library.map((id) => objectOf(game, id) as GameObject));
  let leaving = libraries();
  if (game.edition.subgame.cardsLeave === 'exile') {
    const moves = leaving.map(({ id, owner }) =>
      moveEvent(
        { object: id, from: 'library', to: 'exile', arrival: arrival(owner, { faceDown: 'effect' }) },
        byRule('728.1', 'effect'),
      ),
    );
    leaving = happen(game, moves).flatMap((outcome) => objectOf(game, outcome.object) ?? []);
  }
  const cards = leaving.map(({ card, def, owner }) => ({ card, def, owner, from: 'library' as const }));
  for (const { id } of leaving) cease(game, id);
  return cards;
}

/** Commanders in the command zone and vanguards come along (2011: 715.2b–c · 2026: 728.2b–c). */
function fromCommand(game: Game): BroughtCard[] {
  const leading = game.state.command
    .flatMap((id) => objectOf(game, id) ?? [])
    .filter((o) => isCommander(game, o) || isVanguard(game, o));
  for (const { id } of leading) cease(game, id);
  return leading.map(({ card, def, owner }) => ({ card, def, owner, from: 'command' as const }));
}

/** The subgame is over: its cards go to their owners' main-game libraries, and the main game goes on where it stopped. */
export function endSubgame(game: Game): void {
  const sub = game.state;
  const { state, cards } = sub.main as MainGame;
  const main = cloneState(state);
  game.state = Object.assign(main, goingOn(sub), { random: sub.random });
  game.derived = null;
  if (sub.result?.result === 'unresolved-loop' || sub.result?.result === 'fault') {
    main.result = sub.result;
    return;
  }
  // what was removed from the game in the subgame stays so in 2006 (506.6)
  const exiled = new Map(
    sub.exile.map((id) => objectOf({ ...game, state: sub }, id) as GameObject).map((o) => [o.card, o]),
  );
  // 2011: 715.5a · 2026: 728.5a
  const ended = { ...game, state: sub };
  turnDownAll(ended);
  for (const player of main.players) {
    Object.assign(player, wholeDecks(ended, sub.players[player.id] as PlayerState));
    if (player.planes) player.planes = sub.players[player.id]?.planes ?? [];
  }
  if (main.planarDeck) main.planarDeck = sub.planarDeck ?? [];
  shuffleSupplementary(game);
  const resolving = main.agenda.findLast((f): f is ResolveFrame => f.frame === 'resolve');
  for (const brought of cards) if (brought.from === 'outside') takeFromMain(game, brought);
  for (const { card, def, owner } of cards) {
    const there = game.edition.subgame.exiled === 'stays' ? exiled.get(card) : undefined;
    // a commander or vanguard goes back from one command zone to the other (2011: 715.5b–c · 2026: 728.5b–c)
    const leads = sub.command.some((id) => sub.objects[slotOf(id)]?.card === card);
    const zone = leads ? 'command' : there === undefined ? 'library' : 'exile';
    const object = newObject(main, { kind: 'card', owner, zone, def });
    object.card = card;
    if (leads) object.known = 0xffff;
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
    playersFrom(game, main.turn.active).map((player) => shuffleEvent(player, byRule('728.5', 'effect'))),
  );
  const frame = main.agenda.pop();
  if (frame?.frame !== 'subgame' || resolving === undefined || resolving !== main.agenda.at(-1))
    throw new Error('A subgame belongs to a resolution');
  const winners = sub.result?.result === 'won' ? sub.result.winners : [];
  if (frame.out !== null)
    resolving.env = extended(resolving.env, { [frame.out]: { players: winners, did: winners.length > 0 } });
  // the spell finishes resolving though its card is on the stack no more (2009: 712.5 · 2011: 715.5 · 2026: 728.5)
  if (objectOf(game, resolving.object) === null) {
    const { ref, stack, controller } = frame;
    const { next, env } = resolving;
    main.agenda.splice(-1, 1, { frame: 'rest', ref, stack, controller, next, env });
    main.unsettled = true;
  }
}

type ResolveFrame = Extract<Frame, { frame: 'resolve' }>;

/**
 * A card that the subgame took from outside itself leaves the main game, in 2006 by being removed from it, or what is outside that; what
 * triggers on it waits until the main game goes on (2006: 506.5a · 2009: 712.4a · 2011: 715.4a · 2026: 728.4a).
 */
function takeFromMain(game: Game, { card, def, owner }: BroughtCard): void {
  const { state } = game;
  const there = state.objects.find((o) => o?.kind === 'card' && o.card === card);
  if (there != null) {
    const to = game.edition.subgame.cardsLeave === 'exile' ? 'exile' : 'outside';
    if (there.zone === 'outside' || there.zone === to) return cease(game, there.id);
    const [moved] = happen(game, [moveEvent({ object: there.id, from: there.zone, to }, byRule('728.4a', 'effect'))]);
    if (moved !== undefined) cease(game, moved.object);
    return;
  }
  const own = state.players[owner] as PlayerState;
  if (!takeFromSideboard(own, def) && state.main !== null)
    state.main = { ...state.main, cards: [...state.main.cards, { card, def, owner, from: 'outside' }] };
}
