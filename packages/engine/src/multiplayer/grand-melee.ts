/**
 * Grand Melee: several players take turns at the same time, each with a turn marker. One turn at a time is attended to and is what the
 * state shows; the others lie aside, each with its own priority, combat and stack. 2006: 608 · 2009: 808 · 2011, 2026: 807
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nextPlayer, playersFrom } from '../state/objects.ts';
import { freshOwn } from '../state/fresh.ts';
import type { GameState, OwnOfTurn, PendingTrigger, TurnMarker } from '../state/state.ts';
import { askOption } from '../decisions/ask.ts';
import { controllerOf } from '../continuous/derive.ts';
import { beginTurn, emptyMana, skipsTurn } from '../turn/turns.ts';
import { isInRange } from '../meaning/range.ts';
import { lesser } from '../state/numbers.ts';
import { APART, firstHolders, isGrandMelee, markersFor } from '../state/turn-markers.ts';

const attended = ({ markers }: GameState): TurnMarker => markers.find((marker) => marker.aside === null) as TurnMarker;

/** Whether that player is in the middle of a turn that lies aside. */
export const takesAnotherTurn = ({ markers }: GameState, player: PlayerId): boolean =>
  markers.some((m) => m.aside !== null && m.taking && m.holder === player);

/** Who has each turn marker, in which step of a turn (null: the turn has not begun), and what is on its stack. */
export const turnsOf = ({ turn, stack, markers }: GameState) =>
  markers.map(({ holder, taking, aside }) => ({
    player: holder,
    step: taking ? (aside?.turn ?? turn).step : null,
    stack: aside?.stack ?? stack,
  }));

/** The number of the turn that began first of those being taken. */
export const oldestTurn = ({ turn, markers }: GameState): number =>
  markers.reduce(
    (oldest, m) => (m.taking && m.aside !== null ? lesser(oldest, m.aside.turn.number) : oldest),
    turn.number,
  );

/** The starting player gets the first marker, and every fourth player to the left one more: their turns begin at once (608.4b · 808.4b · 807.4b). */
function deal(game: Game): void {
  const { state } = game;
  handOut(game, state.turn.startingPlayer, freshOwn);
  for (const marker of state.markers) {
    attend(game, marker);
    begin(game, marker);
  }
  attend(game, state.markers[0] as TurnMarker);
}

/** Gives the markers out, the first of which is attended to; what each other turn is at first is made for its holder. */
function handOut(game: Game, first: PlayerId, turnOf: (holder: PlayerId) => OwnOfTurn): void {
  game.state.markers = firstHolders(game, first).map((holder, i) => {
    const aside = i === 0 ? null : { ...turnOf(holder), agenda: [{ frame: 'turn' as const }] };
    return { number: i + 1, holder, taking: false, due: true, kept: false, removals: 0, aside };
  });
}

/** In a position every turn has come to the same step. */
export function placeMarkers(game: Game): void {
  if (!isGrandMelee(game)) return;
  const { state } = game;
  const { turn, priority, combat, agenda } = state;
  handOut(game, turn.active, (holder) => ({
    ...freshOwn(),
    turn: { ...turn, upcoming: [...turn.upcoming], active: holder },
    priority: { ...priority, player: holder },
    combat: combat === null ? null : { ...combat, attackers: [], blockers: [] },
  }));
  for (const marker of state.markers) {
    Object.assign(marker, { taking: true, due: false });
    if (marker.aside === null) continue;
    marker.aside.turn.number = ++turn.begun;
    marker.aside.agenda = agenda.map((frame) => ({ ...frame }));
  }
}

/** Turns to that turn: what belongs to the present one is laid aside. What is to come is known in all of them. */
function attend(game: Game, marker: TurnMarker): void {
  const { state } = game;
  if (marker.aside === null) return;
  const { turn, priority, stack, combat, agenda, history, lastTurnHistory, loop } = state;
  attended(state).aside = { turn, priority, stack, combat, agenda, history, lastTurnHistory, loop };
  Object.assign(state, marker.aside);
  marker.aside = null;
  const { begun, extraTurns, skips, controls } = turn;
  Object.assign(state.turn, { begun, extraTurns, skips, controls });
  state.unsettled = true;
  game.derived = null;
}

/** Does that for each of the turns, as if it were attended to. */
export function inEachTurn(game: Game, act: () => void): void {
  const { markers } = game.state;
  if (markers.length === 0) return act();
  const present = attended(game.state);
  for (const marker of markers) {
    attend(game, marker);
    act();
  }
  attend(game, present);
}

/**
 * The rules leave open which of the turns goes on first. Where each has its own stack they go on by turns, with every pass; where there is
 * one stack (2006) a step is finished before another turn goes on.
 */
export function moveOn(game: Game, after: 'pass' | 'step' | 'waiting'): void {
  const { markers, pending } = game.state;
  if (markers.length < 2) return;
  // what has triggered goes on the stack of the turn in which it did
  const may = pending.length === 0 && (after === 'pass') === (game.edition.grandMelee.stacks === 'each');
  if (after !== 'waiting' && !may) return;
  const at = markers.indexOf(attended(game.state));
  attend(game, markers[(at + 1) % markers.length] as TurnMarker);
}

type Turn = Pick<OwnOfTurn, 'turn' | 'stack'>;

/**
 * Whether a player gets priority: near the turn marker, or near the controller of something on its stack (808.5a · 807.5a). While the
 * active player is gone, the marker is where that player sat.
 */
export function getsPriority(game: Game, player: PlayerId, { turn, stack }: Turn = game.state): boolean {
  const { state, edition } = game;
  if (state.players[player]?.left !== false) return false;
  if (state.markers.length === 0 || edition.grandMelee.stacks === 'one') return true;
  const { active } = turn;
  const near =
    state.players[active]?.left === true
      ? nextPlayer(game, active) === player || previousPlayer(game, active) === player
      : isInRange(game, player, active);
  return near || stack.some((id) => isInRange(game, player, controllerOf(game, id)));
}

/**
 * A triggered ability goes on the stack of the turn attended to if something on that set it off; else on that of any turn which its
 * controller has priority for (808.5b · 807.5b).
 */
export function onSomeStack(
  game: Game,
  { controller, source, bySpell }: PendingTrigger,
  put: () => ObjectId,
): ObjectId {
  const { state } = game;
  const open = bySpell ? [] : state.markers.filter(({ aside }) => getsPriority(game, controller, aside ?? state));
  if (open.length < 2 || game.edition.grandMelee.stacks === 'one') return put();
  const holders = open.map(({ holder }) => ({ player: holder }));
  const chosen =
    open[
      askOption(game, {
        player: controller,
        source,
        kind: 'player',
        purpose: 'put it on the stack of whose turn',
        options: holders,
      })
    ];
  const present = attended(state);
  attend(game, chosen as TurnMarker);
  const placed = put();
  state.priority.passes = 0;
  attend(game, present);
  return placed;
}

const previousPlayer = (game: Game, before: PlayerId): PlayerId | undefined =>
  playersFrom(game, before)
    .filter((player) => player !== before)
    .at(-1);

/** The tick of a turn that is over: its marker goes on, and its next holder begins a turn unless another is too close. */
export function passMarker(game: Game): void {
  const { state, edition } = game;
  if (state.markers.length === 0) return deal(game);
  const marker = attended(state);
  const ended = marker.taking;
  marker.taking = false;
  if (ended) emptyMana(game, 'phase');
  if (ended && marker.removals > 0) return remove(game, marker);
  const { passing, extraTurns } = edition.grandMelee;
  // it is kept for an extra turn, unless another is too close on the right (808.4d · 807.4i)
  if (ended)
    marker.kept =
      extraTurnOf(state, marker.holder) !== undefined &&
      (extraTurns === 'at-once' || !isNear(state, marker, marker.holder, RIGHT));
  if (!marker.due) {
    if (marker.kept && extraTurnOf(state, marker.holder) !== undefined) {
      if (extraTurns === 'apart' && isNear(state, marker, marker.holder, LEFT)) return moveOn(game, 'waiting');
      return begin(game, marker);
    }
    if (passing === 'waits' && mustWait(game, marker)) {
      if (!state.markers.every((each) => !each.taking && !each.due && mustWait(game, each)))
        return moveOn(game, 'waiting');
      // where everybody waits for the next, all are passed at once
      for (const each of state.markers) pass(game, each);
    } else pass(game, marker);
  }
  if (passing === 'at-once' && isNear(state, marker, marker.holder, LEFT)) return moveOn(game, 'waiting');
  begin(game, marker);
}

function pass(game: Game, marker: TurnMarker): void {
  marker.holder = nextPlayer(game, marker.holder);
  marker.due = true;
}

/** A player can't receive a marker while one of the three players to the left has one (608.4c · 808.4c). */
const mustWait = (game: Game, marker: TurnMarker): boolean =>
  isNear(game.state, marker, nextPlayer(game, marker.holder), LEFT);

/** Extra turns that wait are taken first (608.4e · 808.4f · 807.4j), then the holder's own. */
function begin(game: Game, marker: TurnMarker): void {
  const { turn } = game.state;
  const { holder } = marker;
  const extra = extraTurnOf(game.state, holder);
  if (extra === undefined) marker.due = false;
  else turn.extraTurns = turn.extraTurns.filter((each) => each !== extra);
  if (skipsTurn(game, holder, extra !== undefined)) return;
  marker.taking = true;
  beginTurn(game, holder, extra?.id ?? 0);
}

const extraTurnOf = ({ turn }: GameState, player: PlayerId) => turn.extraTurns.findLast((t) => t.player === player);

const LEFT = 1;
const RIGHT = -1;

/** Whether another marker is with that player, or with one of the three on that side. */
function isNear({ markers, players }: GameState, marker: TurnMarker, player: PlayerId, side: 1 | -1): boolean {
  let seats = APART;
  for (let away = 0; away < players.length && seats > 0; away++) {
    const seat = (player + side * away + players.length) % players.length;
    if (markers.some((other) => other !== marker && other.holder === seat)) return true;
    if (players[seat]?.left === false) seats--;
  }
  return false;
}

/**
 * Players have left: who received a marker passes it on (807.4c), and fewer players need fewer markers, of which some are designated for
 * removal (608.4d · 808.4e · 807.4e–g).
 */
export function settleMarkers(game: Game, left: readonly PlayerId[]): void {
  const { state } = game;
  for (const marker of state.markers) if (marker.due && state.players[marker.holder]?.left === true) pass(game, marker);
  const wanted = markersFor(playersFrom(game, 0).length);
  let excess = state.markers.reduce((sum, { removals }) => sum + 1 - removals, 0) - wanted;
  for (; excess > 0; excess--) {
    const candidates = left.map((player) => markerToRight(state, player));
    const first = candidates.reduce((lowest, each) => (each.number < lowest.number ? each : lowest));
    first.removals++;
  }
  const idle = state.markers.find((marker) => marker.removals > 0 && !marker.taking);
  if (idle !== undefined) remove(game, idle);
}

/** The next marker to the right of that seat, at last the one in it. */
function markerToRight({ markers, players }: GameState, seat: PlayerId): TurnMarker {
  const distance = ({ holder }: TurnMarker): number => (seat - holder - 1 + players.length) % players.length;
  return markers.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest));
}

/** A marker is removed between turns; what it is designated for beyond that passes on to the right (807.4g). */
function remove(game: Game, marker: TurnMarker): void {
  const { state } = game;
  const others = state.markers.filter((each) => each !== marker);
  const right = markerToRight({ ...state, markers: others }, marker.holder);
  if (marker.aside === null) attend(game, right);
  state.markers = others;
  right.removals += marker.removals - 1;
  if (right.removals > 0 && !right.taking) remove(game, right);
}
