/**
 * Cards outside the game: sideboards, and for a subgame also what is in its main game.
 * 2006: 217.1e, 506.5 · 2009: 400.10, 712.4 · 2011: 400.10, 715.4 · 2026: 400.11, 728.4, 903.11
 */
import { type CardType, NONTRADITIONAL } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { CardInDeck, GameObject, GameState, PlayerState, WritableObject } from '../state/state.ts';
import { componentsOf, objectOf } from '../state/objects.ts';
import { fitsIdentity } from '../objects/commander-colors.ts';
import { newObject } from './objects.ts';

/** Nontraditional cards are not brought into the game by what brings cards in (2009, 2011: 108.5 · 2026: 108.5, 309.2d). */
const NEVER_BROUGHT_IN: readonly CardType[] = [...NONTRADITIONAL, 'dungeon'];

/** The games that this one is a subgame of, the nearest first. */
function* mainGames({ main }: GameState): Generator<GameState> {
  for (let at = main; at !== null; at = at.state.main) yield at.state;
}

/** Only what says so specifically brings cards into a game led by commanders (2026: 903.11). */
const isClosed = ({ state, edition }: Game): boolean =>
  state.options.commander && edition.commander?.outside === 'closed';

/**
 * Whether a card outside such a game cannot be brought in by anything: its owner has a card of that name in the game, as all of the starting
 * deck is, or a colour of it is none of the commander's (2026: 903.11a).
 */
export function isKeptOut(game: Game, { zone, owner, def }: GameObject): boolean {
  const definition = game.definitions.get(def);
  if (zone !== 'outside' || definition === undefined || !isClosed(game)) return false;
  const isNamesake = (other: GameObject | null): boolean =>
    other?.kind === 'card' &&
    other.owner === owner &&
    other.zone !== 'outside' &&
    componentsOf(other).some((part) => game.definitions.get(part.def)?.name === definition.name);
  return !fitsIdentity(game, owner, definition) || game.state.objects.some(isNamesake);
}

/** Lays out what a player owns outside the game, as objects that can be chosen; what lies hidden from the player is not known to be there. */
export function lookOutside(game: Game, player: PlayerId): void {
  const { state } = game;
  if (isClosed(game)) return;
  const own = state.players[player] as PlayerState;
  const staysOutside = ({ def }: CardInDeck): boolean =>
    game.definitions.get(def)?.faces[0].types.some((type) => NEVER_BROUGHT_IN.includes(type)) === true;
  for (const card of own.sideboard) if (!staysOutside(card)) lay(state, own, card.def);
  own.sideboard = own.sideboard.filter(staysOutside);
  if (state.main === null) return;
  const seen = new Set(own.outside.map((id) => (objectOf(game, id) as GameObject).card));
  for (const { card } of state.main.cards) seen.add(card);
  for (const main of mainGames(state))
    for (const there of main.objects) {
      if (there?.kind !== 'card' || there.owner !== player || seen.has(there.card)) continue;
      if (there.hidden && (there.known & (1 << player)) === 0) continue;
      seen.add(there.card);
      const laid = lay(state, own, there.def);
      laid.card = there.card;
      // a melded permanent is both its cards, each with its front face (2026: 712.8a, 712.21)
      laid.components = cardsUnder(there);
    }
}

function cardsUnder({ components }: GameObject): GameObject['components'] {
  const cards = (components ?? []).filter(({ kind }) => kind === 'card').map((card) => ({ ...card, face: 0 }));
  return cards.length === 0 ? null : cards;
}

/** One card of that kind leaves the sideboard, if one is there. */
export function takeFromSideboard(own: PlayerState, def: string): boolean {
  const at = own.sideboard.findIndex((card) => card.def === def);
  if (at >= 0) own.sideboard = own.sideboard.filter((_, i) => i !== at);
  return at >= 0;
}

/** A card that its owner shows from outside the game, where it stays. */
export function showOutside({ state }: Game, player: PlayerId, card: CardInDeck): GameObject {
  const own = state.players[player] as PlayerState;
  takeFromSideboard(own, card.def);
  const object = lay(state, own, card.def);
  object.known = (1 << state.players.length) - 1;
  return object;
}

function lay(state: GameState, own: PlayerState, def: string): WritableObject {
  const object = newObject(state, { kind: 'card', owner: own.id, zone: 'outside', def, known: 1 << own.id });
  own.outside.push(object.id);
  return object;
}

/** A card has come into the game from outside: a subgame gives it to its main game in the end (2006: 506.6 · 2009: 712.5 · 2011: 715.5 · 2026: 728.5). */
export function broughtIn(state: GameState, object: GameObject): void {
  if (state.main === null) return;
  const { owner } = object;
  const brought = componentsOf(object).map(({ card, def }) => ({ card, def, owner, from: 'outside' as const }));
  state.main = { ...state.main, cards: [...state.main.cards, ...brought] };
}

/** What a player owns outside the game and no main game, as it was brought along. */
export function sideboardOf(game: Game, { sideboard, outside }: PlayerState): CardInDeck[] {
  const inMain = new Set([...mainGames(game.state)].flatMap((main) => main.objects.map((o) => o?.card)));
  const laid = outside
    .map((id) => objectOf(game, id) as GameObject)
    .filter(({ card }) => !inMain.has(card))
    .map(({ def }) => ({ def, name: game.definitions.get(def)?.name ?? '' }));
  return [...sideboard, ...laid];
}
