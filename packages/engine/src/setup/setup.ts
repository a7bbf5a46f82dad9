/** Starting the game: who begins, opening hands, mulligans. 2006: 101 · 2009: 103 · 2011: 103, 904.5 · 2026: 103, 702.106a, 904.5 */
import { archenemyOf } from '../multiplayer/schemes.ts';
import { goingFirst } from './goes-first.ts';
import { beginJunkyards } from '../resolving/verbs/attractions.ts';
import { hideAgendas } from './agendas.ts';
import { revealCompanions } from './companions.ts';
import { setStartingPlanes } from './planar-decks.ts';
import { shuffleSupplementary } from './supplementary-decks.ts';
import type { Game } from '../running/game.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, playersFrom } from '../state/objects.ts';
import { beginCommanding } from '../multiplayer/commander.ts';
import { beginDeploying } from '../multiplayer/deploy.ts';
import { mayGoFirst } from '../multiplayer/options.ts';
import { measureReach } from '../events/reach.ts';
import { putUpAnte } from './ante.ts';
import { primaryOf, sharesTurns, teamOf } from '../state/teams.ts';
import { randomBelow } from '../state/random.ts';
import type { AbilityRef, Frame, PlayerState } from '../state/state.ts';
import { askObjects, askOrder, askYesNo } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { drawEvent, shuffleEvent } from '../events/kinds/cards.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { BOTTOM } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { profileOf } from '../continuous/derive.ts';
import { abilityContext } from '../meaning/context.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { greater } from '../state/numbers.ts';

type OpeningHand = Extract<ContinuousPart, { part: 'openingHand' }>;
type SetupFrame = Extract<Frame, { frame: 'setup' }>;

/** One tick of set-up. */
export function tickSetup(game: Game, frame: SetupFrame): void {
  const { state } = game;
  switch (frame.stage) {
    case 'begin': {
      measureReach(game);
      beginDeploying(game);
      beginCommanding(game);
      beginJunkyards(game);
      const archenemy = archenemyOf(game);
      if (archenemy >= 0) frame.player = archenemy;
      const [claiming, ...others] = goingFirst(game);
      // of several none supersedes the others
      if (claiming !== undefined && others.every((player) => player === claiming)) frame.player = claiming;
      if (frame.player < 0) {
        const seats = mayGoFirst(game);
        frame.player = seats[randomBelow(state, 'starting player', seats.length)] as PlayerId;
      }
      frame.player = primaryOf(game, frame.player);
      state.turn.startingPlayer = frame.player;
      state.turn.lastInOrder = frame.player;
      state.turn.active = frame.player;
      note(game, (w) => `${w.player(frame.player)} goes first.`);
      hideAgendas(game, frame.player);
      revealCompanions(game, frame.player);
      happen(
        game,
        playersFrom(game, frame.player).map((player) => shuffleEvent(player, byRule('103.3'))),
      );
      shuffleSupplementary(game);
      if (state.options.ante && state.main === null) putUpAnte(game, frame.player);
      for (const p of playersFrom(game, frame.player)) drawHand(game, p, handOf(game, p));
      frame.stage = game.edition.mulligan === 'paris-in-turn' ? 'mulligansInTurn' : 'mulligansTogether';
      return;
    }
    case 'mulligansInTurn': {
      // the starting player, or team, takes all of theirs, then the next (101.4)
      const [next] = undecided(game);
      if (next === undefined) return afterMulligans(game);
      return mulligans(
        game,
        teamOf(game, next).filter((p) => !(state.players[p] as PlayerState).kept),
      );
    }
    case 'mulligansTogether': {
      const deciding = undecided(game);
      return deciding.length === 0 ? afterMulligans(game) : mulligans(game, deciding);
    }
    default:
      throw new Error(`The set-up has no stage ${frame.stage}`);
  }
}

/** Once all have kept, each in turn order uses cards of the opening hand (2009: 103.5 · 2011: 103.5 · 2026: 103.6). */
function afterMulligans(game: Game): void {
  for (const player of playersFrom(game, game.state.turn.startingPlayer))
    if (game.state.players[player]?.left === false) useOpeningHand(game, player, 'kept');
  setStartingPlanes(game);
  game.state.agenda.pop();
}

/** What cards in the hand let their player do before the game begins, in any order and with each card once. */
function useOpeningHand(game: Game, player: PlayerId, when: OpeningHand['when']): void {
  const used: ObjectId[] = [];
  for (;;) {
    const { hand, library } = game.state.players[player] as PlayerState;
    const has = (id: ObjectId): boolean => openingPart(game, id, when) !== undefined;
    const [card] = askObjects(game, {
      player,
      source: 0,
      purpose: 'use before the game begins',
      ids: hand.filter((id) => !used.includes(id) && has(id)),
      min: 0,
      max: 1,
      // whoever has such a card in the deck is asked, in the opening hand or not
      unseen: [...hand, ...library].some(has),
    });
    if (card === undefined) return;
    used.push(card);
    const { ref, part } = openingPart(game, card, when) as { ref: AbilityRef; part: OpeningHand };
    carryOut(game, abilityContext(player, card, ref), part.effect, null);
  }
}

function openingPart(game: Game, id: ObjectId, when: OpeningHand['when']) {
  return profileOf(game, id).casting.find(({ part }) => part.part === 'openingHand' && part.when === when);
}

const undecided = (game: Game): PlayerId[] =>
  playersFrom(game, game.state.turn.startingPlayer).filter((p) => !(game.state.players[p] as PlayerState).kept);

/** All of them declare in turn order, then all who do so mulligan at once (2006: 101.4a · 2009, 2011: 103.4 · 2026: 103.5). */
function mulligans(game: Game, deciding: readonly PlayerId[]): void {
  const { players } = game.state;
  // anybody may concede while another is asked, and then declares, keeps and takes nothing
  const plays = (p: PlayerId): boolean => players[p]?.left === false;
  const taking = deciding.filter((p) => {
    if (plays(p)) useOpeningHand(game, p, 'mulligan');
    return plays(p) && wantsMulligan(game, p);
  });
  for (const p of deciding) if (plays(p) && !taking.includes(p)) keep(game, p);
  for (const p of taking) if (plays(p)) takeMulligan(game, p);
}

/** How many cards a player begins with: seven, but for a vanguard (2009, 2011: 902.5 · 2026: 103.5a, 902.5). */
const handOf = ({ state }: Game, player: PlayerId): number => (state.players[player] as PlayerState).maxHandSize;

function drawHand(game: Game, player: PlayerId, count: number): void {
  for (let n = 0; n < count; n++) happen(game, [drawEvent(player, byRule('103.5'))]);
}

function wantsMulligan(game: Game, player: PlayerId): boolean {
  const own = game.state.players[player] as PlayerState;
  return handSize(game, own) > 0 && askYesNo(game, { player, source: 0, kind: 'mulligan', purpose: 'mulligan' });
}

/** Cards the next mulligan would leave (Paris), or the hand before the bottom (London). */
function handSize(game: Game, player: PlayerState): number {
  if (exilesToMulligan(game)) return player.hand.length;
  return player.maxHandSize - counted(game, player);
}

/** Mulligans that cost a card: in multiplayer games, or only in Two-Headed Giant, the first is free. */
function counted(game: Game, player: PlayerState): number {
  // 2026: 903.12g
  const free =
    game.state.options.brawl ||
    (game.edition.freeMulligan === 'multiplayer' ? game.state.players.length > 2 : sharesTurns(game));
  return greater(0, player.mulligans - (free ? 1 : 0));
}

function takeMulligan(game: Game, player: PlayerId): void {
  const own = game.state.players[player] as PlayerState;
  own.mulligans++;
  note(game, (w) => `${w.player(player)} takes a mulligan.`);
  if (exilesToMulligan(game)) return exileAndDraw(game, player);
  happen(
    game,
    own.hand.map((object) => moveEvent({ object, from: 'hand', to: 'library', position: 0 }, byRule('103.5'))),
  );
  happen(game, [shuffleEvent(player, byRule('103.5'))]);
  drawHand(game, player, game.edition.mulligan === 'london' ? own.maxHandSize : own.maxHandSize - counted(game, own));
}

/** Keeping: with the London mulligan a card goes to the bottom for each one taken, in any order (103.5). */
function keep(game: Game, player: PlayerId): void {
  const own = game.state.players[player] as PlayerState;
  own.kept = true;
  note(game, (w) => `${w.player(player)} keeps ${own.hand.length} cards.`);
  if (exilesToMulligan(game)) return shuffleExiledIn(game, player);
  const away = game.edition.mulligan === 'london' ? counted(game, own) : 0;
  if (away === 0) return;
  const question = { player, source: 0, kind: 'bottom', purpose: 'put on the bottom, last is lowest' } as const;
  const chosen =
    away < own.hand.length
      ? askObjects(game, { ...question, ids: own.hand, min: away, max: away })
      : askOrder(game, { ...question, items: own.hand, option: (object) => ({ object }) });
  for (const object of chosen)
    happen(game, [moveEvent({ object, from: 'hand', to: 'library', position: BOTTOM }, byRule('103.5'))]);
}

/** Where commanders lead the decks cards may be exiled for one fewer (2009: 103.4d, 903.7 · 2011: 103.4d, 903.8). */
const exilesToMulligan = ({ state, edition }: Game): boolean =>
  state.options.commander && edition.commander?.mulligan === 'exiling';

function exileAndDraw(game: Game, player: PlayerId): void {
  const { hand } = game.state.players[player] as PlayerState;
  const exiled = askObjects(game, {
    player,
    source: 0,
    purpose: 'exile for one card fewer',
    ids: hand,
    min: 0,
    max: hand.length,
  });
  happen(
    game,
    exiled.map((object) => moveEvent({ object, from: 'hand', to: 'exile' }, byRule('2011-09:903.8'))),
  );
  drawHand(game, player, exiled.length - 1);
}

function shuffleExiledIn(game: Game, player: PlayerId): void {
  const exiled = game.state.exile.filter((id) => objectOf(game, id)?.owner === player);
  if (exiled.length === 0) return;
  happen(
    game,
    exiled.map((object) => moveEvent({ object, from: 'exile', to: 'library', position: 0 }, byRule('2011-09:903.8'))),
  );
  happen(game, [shuffleEvent(player, byRule('2011-09:903.8'))]);
}
