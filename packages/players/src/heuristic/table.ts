/**
 * What the heuristic player reads of a game: its own hand, public zones, and derived characteristics only.
 * 2006: 217 · 2009, 2011, 2026: 400.2
 */
import type {
  AbilityRef,
  CardType,
  Characteristics,
  Color,
  Context,
  Face,
  Game,
  GameObject,
  KeywordName,
  ObjectId,
  PlayerId,
} from '@rulewright/engine';
import { CARD_TYPES, COLORS, characteristics, controllerOf, isActivePlayer, objectOf } from '@rulewright/engine';

export interface Table {
  readonly game: Game;
  /** the seat that decides */
  readonly me: PlayerId;
}

export const tableOf = (game: Game, me: PlayerId): Table => ({ game, me });

export function opponentsOf(table: Table): PlayerId[] {
  const mine = table.game.state.players[table.me]?.team;
  return table.game.state.players
    .filter((p) => p.id !== table.me && !p.left && !p.lost && (p.team !== mine || p.team < 0))
    .map((p) => p.id);
}

export const isMine = (table: Table, id: ObjectId): boolean => controllerOf(table.game, id) === table.me;

export const traits = (table: Table, id: ObjectId): Characteristics => characteristics(table.game, id);

export function hasType(traits: Characteristics, type: CardType): boolean {
  return (traits.types & (1 << CARD_TYPES.indexOf(type))) !== 0;
}

export function hasColor(traits: Characteristics, color: Color): boolean {
  return (traits.colors & (1 << COLORS.indexOf(color))) !== 0;
}

export function hasKeyword(traits: Characteristics, keyword: KeywordName): boolean {
  return traits.keywords.includes(keyword);
}

/** The damage that would kill a creature. */
export const leftOf = (table: Table, id: ObjectId): number =>
  traits(table, id).toughness - (objectOf(table.game, id)?.damage ?? 0);

/** Permanents in play of a player, those phased out left aside. */
export function permanentsOf(table: Table, player: PlayerId): ObjectId[] {
  return table.game.state.battlefield.filter(
    (id) => controllerOf(table.game, id) === player && !objectOf(table.game, id)?.phasedOut,
  );
}

export function creaturesOf(table: Table, player: PlayerId): ObjectId[] {
  return permanentsOf(table, player).filter((id) => hasType(traits(table, id), 'creature'));
}

export function landsOf(table: Table, player: PlayerId): ObjectId[] {
  return permanentsOf(table, player).filter((id) => hasType(traits(table, id), 'land'));
}

/** The face of a card that this seat may look at. */
export function faceOf(table: Table, object: GameObject, face: number): Face | null {
  return table.game.definitions.get(object.def)?.faces[face] ?? null;
}

export const lifeOf = (table: Table, player: PlayerId): number => table.game.state.players[player]?.life ?? 0;
export const handOf = (table: Table): readonly ObjectId[] => table.game.state.players[table.me]?.hand ?? [];
export const librarySize = (table: Table, player: PlayerId): number =>
  table.game.state.players[player]?.library.length ?? 0;
export const isMyTurn = (table: Table): boolean => isActivePlayer(table.game, table.me);

/** What a point of life of a player at that life total is worth. */
export const lifePoint = (life: number): number => 0.25 + 6 / Math.max(life, 1);

/** In what an ability of that source is read for this player. */
export const contextOf = (table: Table, source: ObjectId, ref: AbilityRef, x: number | null): Context => ({
  controller: table.me,
  source,
  env: ref.env ?? {},
  x,
  ref,
  stack: null,
});
