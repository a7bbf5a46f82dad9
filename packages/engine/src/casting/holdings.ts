/**
 * What a player has that could be cast or activated at all, worked out once for each derived table.
 * 2006: 402.8, 408.1, 408.2h · 2009: 112.6, 601.5, 602.5, 702.34d · 2011: 112.6, 601.5, 602.5, 702.35d ·
 * 2026: 113.6, 116.2j, 601.3, 602.5, 702.37e, 702.62c, 702.106c, 702.127a, 709.5a, 709.5d
 */
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Game } from '../running/game.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { AbilityRef, Characteristics, GameObject, PlayerState } from '../state/state.ts';
import { characteristics, derive, profileOf } from '../continuous/derive.ts';
import type { Derived } from '../continuous/derived.ts';
import { doorsOf } from '../objects/room.ts';
import { isType } from '../meaning/filter.ts';
import { activatesFrom } from './activated-where.ts';
import { graveyardsAsOwn } from './graveyards-as-own.ts';
import { castableFaces, needsLegend } from './ways-to-cast.ts';
import { parseMana } from '../objects/mana-needs.ts';
import { memoised } from '../state/memoised.ts';
import { hasPrices, spellTexts } from './body.ts';

/** An activated ability of an object where it functions. */
export interface HeldAbility {
  object: ObjectId;
  ref: AbilityRef;
  ability: ActivatedAbility;
  index: number;
}

/** A card that may be cast from where it is, effects that allow more aside. */
export interface HeldSpell {
  object: ObjectId;
  /** only when a sorcery could be cast, as far as the card itself goes */
  slow: boolean;
  /** from the hand for its mana cost, without X or anything to decide about the cost */
  plain: boolean;
}

export interface Holdings {
  /** length and last object of the hand, graveyard, exile and battlefield that this was worked out for */
  lists: readonly number[];
  spells: HeldSpell[];
  abilities: HeldAbility[];
  mana: HeldAbility[];
  faceDown: ObjectId[];
  /** permanents with a locked half */
  rooms: ObjectId[];
  suspend: ObjectId[];
}

/** by game: a variant of it that is looked into has a table of its own */
const known = new WeakMap<Game, { derived: Derived; byPlayer: Holdings[] }>();

/** The player's holdings under the table at hand: what moves in public, turns over or changes control makes a new table. */
export function holdingsOf(game: Game, player: PlayerId): Holdings {
  const derived = derive(game);
  let kept = known.get(game);
  if (kept === undefined) known.set(game, (kept = { derived, byPlayer: [] }));
  if (kept.derived !== derived) {
    kept.derived = derived;
    kept.byPlayer = [];
  }
  const { byPlayer } = kept;
  let holdings = byPlayer[player];
  if (holdings === undefined || !isCurrent(game, player, holdings) || graveyardsAsOwn(game, player).length > 0) {
    holdings = gather(game, player);
    byPlayer[player] = holdings;
  }
  return holdings;
}

/** Cards can come and go off the table without a new one. What comes is put last under a new id, so length and last tell. */
function isCurrent(game: Game, player: PlayerId, { lists }: Holdings): boolean {
  const { hand, graveyard } = game.state.players[player] as PlayerState;
  const { exile, battlefield } = game.state;
  return (
    lists[6] === battlefield.length &&
    lists[7] === (battlefield.at(-1) ?? 0) &&
    lists[0] === hand.length &&
    lists[1] === (hand.at(-1) ?? 0) &&
    lists[2] === graveyard.length &&
    lists[3] === (graveyard.at(-1) ?? 0) &&
    lists[4] === exile.length &&
    lists[5] === (exile.at(-1) ?? 0)
  );
}

function gather(game: Game, player: PlayerId): Holdings {
  const { battlefield, command, objects, players, exile } = game.state;
  const { hand, graveyard } = players[player] as PlayerState;
  const found: Holdings = {
    lists: [hand, graveyard, exile, battlefield].flatMap((list) => [list.length, list.at(-1) ?? 0]),
    spells: [],
    abilities: [],
    mana: [],
    faceDown: [],
    rooms: [],
    suspend: [],
  };
  const { controllers } = derive(game);
  for (const id of battlefield) {
    const slot = slotOf(id);
    const object = objects[slot] as GameObject;
    if (object.phasedOut) continue;
    const own = controllers[slot] === player;
    if (own && object.faceDown) found.faceDown.push(id);
    if (own && doorsOf(game, id, false).length > 0) found.rooms.push(id);
    addAbilities(game, object, own, found);
  }
  for (const id of command) {
    const object = objectOf(game, id) as GameObject;
    if (object.faceDownBy === 'agenda' && object.controller === player) found.faceDown.push(id);
    addAbilities(game, object, object.controller === player, found);
  }
  for (const id of hand) {
    const object = objectOf(game, id) as GameObject;
    const spell = heldSpell(game, object);
    if (spell !== null) found.spells.push(spell);
    addAbilities(game, object, true, found);
    if (characteristics(game, id).keywords.includes('suspend')) found.suspend.push(id);
  }
  for (const id of graveyard) {
    if (mayBeCastFromThere(game, id)) found.spells.push({ object: id, slow: false, plain: false });
    addAbilities(game, objectOf(game, id) as GameObject, true, found);
  }
  for (const owner of graveyardsAsOwn(game, player))
    for (const id of (players[owner] as PlayerState).graveyard)
      if (mayBeCastFromThere(game, id)) found.spells.push({ object: id, slow: false, plain: false });
  for (const id of exile) {
    const object = objectOf(game, id) as GameObject;
    if (object.owner !== player || object.hidden) continue;
    if (mayBeCastFromThere(game, id)) found.spells.push({ object: id, slow: false, plain: false });
    addAbilities(game, object, true, found);
  }
  return found;
}

/** It says so itself, or effects that give cards abilities may let another face of it be cast (2026: 601.3e). */
const mayBeCastFromThere = (game: Game, id: ObjectId): boolean =>
  profileOf(game, id).casting.length > 0 ||
  (derive(game).toCards && castableFaces(game, objectOf(game, id) as GameObject).length > 1);

function addAbilities(game: Game, object: GameObject, own: boolean, found: Holdings): void {
  const { activated } = profileOf(game, object.id);
  for (const { ref, ability, index, mana } of activated) {
    const open = own || ability.anyPlayer === true || ability.onlyOpponents === true || ability.onlyOwner === true;
    if (!open || !activatesFrom(game, object, ability)) continue;
    const held: HeldAbility = { object: object.id, ref, ability, index };
    (mana ? found.mana : found.abilities).push(held);
  }
}

/** Whether the card there can be cast only when a sorcery could be, as far as the card itself goes. */
export function isSlow(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null || object.kind !== 'card' || object.faceDown || object.hidden) return false;
  return spellCard(characteristics(game, id), game, object)?.slow === true;
}

type SpellCard = Omit<HeldSpell, 'object'>;
/** What is so of a card whatever it is one of: cards with the same characteristics share them. */
function heldSpell(game: Game, object: GameObject): HeldSpell | null {
  const is = characteristics(game, object.id);
  const card = spellCard(is, game, object);
  return card === null ? null : { object: object.id, slow: card.slow, plain: card.plain };
}

const spellCard = memoised((is: Characteristics, game: Game, object: GameObject): SpellCard | null => {
  const faces = object.kind === 'card' ? definitionOf(game, object).faces.length : 1;
  const { casting } = profileOf(game, object.id);
  if (faces === 1 && casting.length === 0 && isType(is, 'land')) return null;
  const timed = faces > 1 || casting.some(({ part }) => hasTimeOfItsOwn(part));
  const cost = is.manaCost === null ? null : parseMana(is.manaCost);
  return {
    slow: !timed && !isType(is, 'instant'),
    plain:
      faces === 1 &&
      casting.length === 0 &&
      cost !== null &&
      cost.xs === 0 &&
      !needsLegend(game, is) &&
      !spellTexts(game, object).some(({ body }) => hasPrices(body)),
  };
});

/** Whether it can let the card be cast when a sorcery could not be. */
const hasTimeOfItsOwn = (part: ContinuousPart): boolean =>
  part.part === 'castTiming' ||
  part.part === 'offering' ||
  (part.part === 'alternativeCost' && part.during !== undefined);
