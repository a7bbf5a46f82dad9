/**
 * Casting a spell.
 * 2006: 409, 503.12 · 2009: 307.5a, 400.7f, 601, 706.11 · 2011: 307.5a, 400.7f, 601, 706.12 · 2026: 118.8c, 307.5a, 310.11b, 400.7g, 601, 700.14, 707.12
 */
import type { Cost } from '../vocabulary/costs.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { SpendingAsThough } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, isHiddenZone, objectOf } from '../state/objects.ts';
import type { AbilityRef, DerivedAbility, GameObject, StackInfo } from '../state/state.ts';
import type { Action } from '../decisions/decision.ts';
import { askOption } from '../decisions/ask.ts';
import { characteristics, profileOf } from '../continuous/derive.ts';
import { asSpell } from '../continuous/look-ahead.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { abilityContext } from '../meaning/context.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { castEvent } from '../events/kinds/ability.ts';
import { moveEvent, ontoStackEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { isType } from '../meaning/filter.ts';
import { turnsOver } from '../objects/double-faced.ts';
import { faceName } from '../objects/face-names.ts';
import { isSorceryTime } from './activation-rules.ts';
import { blankStackInfo } from '../state/stack.ts';
import { noteAsCast } from './as-cast.ts';
import { asProposed, proposed } from './as-proposed.ts';
import { commitCrime, expend } from './targets/crimes.ts';
import { completeAnnouncement, whileAnnouncing } from './announcing.ts';
import { completable, proposeSpell, type Proposal, supplyOnce } from './proposal.ts';
import { inPool, type Supply } from './mana/payability.ts';
import { usePermission } from './permission.ts';
import { reverse } from '../decisions/reversal.ts';
import {
  allowsItself,
  castableFaces,
  isProhibited,
  legalXs,
  lyingFor,
  waysToCast,
  type Way,
  castsTooEarly,
} from './ways-to-cast.ts';

/** Casts as the action says. Reverses the action if it turns out that it cannot be completed. */
export function castSpell(game: Game, player: PlayerId, action: Extract<Action, { act: 'cast' }>): void {
  const way = waysToCast(game, player, action.object).find(
    (w) => w.by === action.by && w.face === action.face && (w.faceDown !== null) === action.faceDown,
  );
  if (way === undefined) reverse(game, 'the card cannot be cast so');
  castInWay(game, player, way, false, legalXs(game, player, way).isLegal);
}

/** The whole procedure (2006: 409.1a–i · later: 601.2a–i), with an X that is legal. Returns the spell. */
function castInWay(
  game: Game,
  player: PlayerId,
  way: Way,
  copy: boolean,
  isLegal: (x: number) => boolean = () => true,
): ObjectId {
  const card = objectOf(game, way.object);
  // its owner may leave instead of being asked, and takes it along
  if (card === null) reverse(game, 'the card has left the game');
  const timely = isSorceryTime(game, player);
  const before = proposeSpell(game, player, way);
  const castFrom = card.zone;
  const stack = blankStackInfo(
    'spell',
    null,
    0,
    {},
    {
      castFrom,
      paid: before.paid,
      copy,
      ...givenFor(game, player, card, way),
    },
  );
  const event = copy
    ? ontoStackEvent(
        {
          definition: card.def,
          player,
          face: way.face,
          stack,
          arrival: arrival(player, { copied: card.copied }),
        },
        byPlayer(player, 'cast', card.id),
      )
    : moveEvent(
        { object: card.id, from: castFrom, to: 'stack', player, face: way.face, stack, faceDown: way.faceDown },
        byPlayer(player, 'cast'),
      );
  let on = 0;
  whileAnnouncing(game, player, () => {
    on = happen(game, [event])[0]?.object ?? 0;
    if (on === 0) reverse(game, 'the card cannot be put on the stack');
    const spell = proposeSpell(game, player, { ...way, object: on });
    const proposal: Proposal = { ...spell, on, base: before.base, paid: before.paid };
    const legal =
      game.edition.castPermission === 'begin'
        ? () => true
        : () => isLegal(proposal.x ?? 0) && !isProhibited(game, player, { ...way, object: on });
    completeAnnouncement(game, proposal, legal);
  });
  usePermission(game, way.permission);
  noteAsCast(game, on, player);
  // the spell becomes cast (409.1i · 601.2i)
  happen(game, [castEvent(on, player, byPlayer(player, 'effect', on))]);
  expend(game, on, player);
  commitCrime(game, on, player);
  if (!timely) followUntimely(game, player, { ...way, object: on });
  return on;
}

/**
 * What an effect gave the card for it to be cast by goes on applying to the spell, and a keyword that an effect gives the spell to the
 * permanent that it becomes (2009, 2011: 400.7f · 2026: 400.7b, g, 611.3d).
 */
function givenFor(
  game: Game,
  player: PlayerId,
  card: GameObject,
  { ref, face, faceDown }: Way,
): Pick<StackInfo, 'given'> {
  if (ref === null) return {};
  const isGiven = (ability: DerivedAbility): boolean => ability.granted !== 0 && isOf(ref, ability.ref);
  const lies =
    faceDown === null ? lyingFor(game, card, face, proposed(game, card, face, null)) : characteristics(game, card.id);
  let given = lies.abilities.filter(isGiven);
  if (given.length === 0 && ref.path.includes('#'))
    given = asSpell(game, card, player, face, faceDown)?.abilities.filter(isGiven) ?? given;
  return given.length === 0 ? {} : { given };
}

/** Whether it is that ability, or what that keyword means. */
const isOf = (ref: AbilityRef, ability: AbilityRef): boolean =>
  ref.def === ability.def &&
  ref.env === ability.env &&
  (ref.path === ability.path || ref.path.startsWith(`${ability.path}#`));

/** What the spell says of being cast when a sorcery could not have been (2009, 2011, 2026: 307.5a). */
function followUntimely(game: Game, player: PlayerId, { object, faceDown }: Way): void {
  if (faceDown !== null) return;
  for (const { ref, part } of profileOf(game, object).casting)
    if (part.part === 'castTiming' && part.untimely !== undefined)
      carryOut(game, abilityContext(player, object, ref), part.untimely, null);
}

/** Casting while something resolves: without regard to timing (2006: 413.2 · later: 608.2g). */
export interface CastHow {
  free: boolean;
  cost: Cost | null;
  tag: string;
  copy: boolean;
  /** face down, by the effect */
  faceDown: boolean;
  /** with its back face up */
  transformed: boolean;
  spending: SpendingAsThough | undefined;
  /** whether the spell it would be is one that may be cast so */
  fits?: () => boolean;
}

/** The faces with which it may be cast so. */
function facesFor(game: Game, object: GameObject, { faceDown, transformed }: CastHow): readonly number[] {
  if (faceDown) return [0];
  if (transformed) return turnsOver(game, object) ? [1] : [];
  return castableFaces(game, object);
}

/** `having`: what there is to pay with, of all that could be. */
function waysFrom(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  how: CastHow,
  having: (supply: Supply) => Supply = (supply) => supply,
): Way[] {
  const object = objectOf(game, id);
  // nothing is cast at such a time, whatever lets it be, nor a token at any (2011: 110.5g · 2026: 111.8)
  if (object === null || object.kind === 'ability' || object.kind === 'token' || castsTooEarly(game, player)) return [];
  return facesFor(game, object, how)
    .map(
      (face): Way => ({
        object: id,
        face,
        faceDown: how.faceDown ? 'effect' : null,
        by: '',
        tag: how.tag,
        cost: how.free ? 'free' : how.cost,
        ref: null,
        permission: null,
        offering: null,
        ...(how.spending === undefined ? {} : { spending: how.spending }),
      }),
    )
    .filter((way) => {
      const castable = asProposed(
        game,
        way,
        0,
        () => !isType(characteristics(game, id), 'land') && how.fits?.() !== false,
      );
      if (!castable || isProhibited(game, player, way) || !allowsItself(game, player, way)) return false;
      if (way.cost === null && asProposed(game, way, 0, () => characteristics(game, id).manaCost) === null)
        return false;
      const proposal = proposeSpell(game, player, way);
      const supply = supplyOnce(game, proposal);
      return completable(game, proposal, () => having(supply())) !== 'no';
    });
}

/** Whether the player can cast it so: targets and payment can be found. */
export function canCastFrom(game: Game, player: PlayerId, id: ObjectId, how: CastHow): boolean {
  return waysFrom(game, player, id, how).length > 0;
}

/** Whether casting it takes mana that is not there yet: nobody is made to activate mana abilities (2011: 117.3c · 2026: 118.3c). */
export const takesNewMana = (game: Game, player: PlayerId, id: ObjectId, how: CastHow): boolean =>
  waysFrom(game, player, id, how, inPool).length === 0;

/** Whether casting it costs cards of some quality from a hidden zone: nobody is made to show that there are such (2026: 118.8c). */
export function costsHiddenCards(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null || game.edition.hiddenCosts === 'required') return false;
  return proposed(game, object, object.face, null).profile.casting.some(
    ({ part }) =>
      part.part === 'additionalCost' && part.optional !== true && (part.cost.actions ?? []).some(isOfHiddenQuality),
  );
}

function isOfHiddenQuality(action: Instruction): boolean {
  if (action.do !== 'discard' && action.do !== 'reveal' && action.do !== 'move') return false;
  const { what } = action;
  if (what.set !== 'choice' || what.from.set !== 'all') return false;
  const { zone, where } = what.from;
  return typeof zone === 'string' && isHiddenZone(zone) && where.is !== 'card' && where.is !== 'any';
}

/** Casts it and returns the spell; 0 if it cannot be cast. */
export function castFrom(game: Game, player: PlayerId, id: ObjectId, how: CastHow): ObjectId {
  const ways = waysFrom(game, player, id, how);
  if (ways.length === 0) return 0;
  const at = askOption(game, {
    player,
    source: id,
    purpose: 'which half',
    options: ways.map((way) => ({ text: faceName(definitionOf(game, objectOf(game, id) as GameObject), way.face) })),
  });
  return castInWay(game, player, ways[at] as Way, how.copy);
}
