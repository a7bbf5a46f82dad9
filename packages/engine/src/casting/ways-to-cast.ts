/**
 * In which ways a card may be cast: for its mana cost, for an alternative cost, face down, each half of a split card, from where
 * it is by a permission; and whether the player may begin to now.
 * 2006: 401.4, 408.1, 409.4, 502.22, 502.26, 502.42a, 505 · 2009: 112.6, 307.1, 601.5, 702.8, 702.45a, 708
 * 2011: 112.6, 307.1, 601.5, 702.8, 702.46a, 708 · 2026: 117.1a, 205.4e, 601.2e, 601.3–601.5, 611.2f, 702.8, 702.48a, 702.96b, 702.102, 702.143f, 707.12, 709, 712.11, 715.3,
 * 718.3, 720.3
 */
import type { Cost } from '../vocabulary/costs.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Layout } from '../vocabulary/definition.ts';
import type { ContinuousPart, SpendingAsThough } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import type { EffectId, ObjectId, PlayerId } from '../state/ids.ts';
import { ownTag } from '../state/instances.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { AbilityRef, Characteristics, FaceDownBy, GameObject } from '../state/state.ts';
import { characteristics, controllerOf, profileOf, rulesOf } from '../continuous/derive.ts';
import { abilityAt } from '../abilities/lookup.ts';
import type { AbilityProfile, ActiveRule } from '../continuous/derived.ts';
import { holds } from '../meaning/condition.ts';
import { asSpell, lyingAs } from '../continuous/look-ahead.ts';
import { abilityContext, activeContext, type Context, extended, bind } from '../meaning/context.ts';
import type { CardType, Zone } from '../vocabulary/words.ts';
import { isType, matches } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { amountOf } from '../meaning/quantity.ts';
import { hasRule, isUnder, prohibiting } from '../continuous/prohibitions.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import { mayLookAt } from '../objects/may-look-at.ts';
import { turnsOver } from '../objects/double-faced.ts';
import { BOTH_HALVES } from '../objects/split.ts';
import { asProposed, isAsItLies, proposed, type Proposed } from './as-proposed.ts';
import { isAsInOwn } from './graveyards-as-own.ts';
import { isSorceryTime } from './activation-rules.ts';
import { isOpen, type Permission } from './permission.ts';
import { isAmong } from './targets/legal.ts';
import { mayLieIn } from './where-from.ts';
import { greater } from '../state/numbers.ts';
import { memoised } from '../state/memoised.ts';

/** A permanent sacrificed as the spell is cast: which, and what of it the spell costs less. */
export interface Offering {
  what: Filter;
  less: 'manaCost' | 'manaValue' | 'power';
}

/** A permanent is tapped for its power, if its player likes; else one is sacrificed. */
export const isTapped = ({ less }: Offering): boolean => less === 'power';

/** One way to cast a card. */
export interface Way {
  object: ObjectId;
  face: number;
  /** what lets it be cast face down, null: it is cast face up */
  faceDown: FaceDownBy | null;
  /** as in the action: '' for the mana cost from the hand, else the tag of the alternative cost or permission */
  by: string;
  /** recorded as paid */
  tag: string;
  /** replaces the mana cost; null: the mana cost is paid */
  cost: Cost | 'free' | null;
  /** where the words of the alternative cost are read */
  ref: AbilityRef | null;
  permission: Permission | null;
  /** a permanent is sacrificed for it */
  offering: Offering | null;
  /** additional costs of casting it so (retrace; as though it had flash) */
  plus?: readonly Cost[];
  /** as what mana is spent on it, where what has it cast says so; else as its permission says */
  spending?: SpendingAsThough;
}

/** From the hand, for the mana cost. */
export const PLAIN_WAY: Way = {
  object: 0,
  face: 0,
  faceDown: null,
  by: '',
  tag: '',
  cost: null,
  ref: null,
  permission: null,
  offering: null,
};

const TWO_FACES = [0, 1];
const FUSED_TOO = [...TWO_FACES, BOTH_HALVES];
const FRONT = [0];

const CHOOSING: readonly Layout[] = ['split', 'room', 'modal-double-faced', 'adventure', 'omen', 'prototype'];

/**
 * The faces that can be cast: either half of a split card, or with fuse from the hand both as one spell (2026: 702.102a); either face of a
 * modal double-faced one; normally, or with its alternative characteristics (2026: 715.3, 718.3, 720.3); else the front.
 */
export function castableFaces(game: Game, object: GameObject): readonly number[] {
  if (object.kind !== 'card') return FRONT;
  const { layout } = definitionOf(game, object);
  if (layout === 'split' && object.zone === 'hand' && characteristics(game, object.id).keywords.includes('fuse'))
    return FUSED_TOO;
  return CHOOSING.includes(layout) ? TWO_FACES : FRONT;
}

/** Parts about casting that this face has. */
type CastingPart = { ref: AbilityRef; part: ContinuousPart };
type AlternativeCost = Extract<ContinuousPart, { part: 'alternativeCost' }>;

/** All ways in which the player may begin to cast the card now. */
export function waysToCast(game: Game, player: PlayerId, id: ObjectId): Way[] {
  const object = objectOf(game, id);
  if (object === null || object.kind === 'ability') return [];
  const found: Way[] = [];
  const inHand = object.zone === 'hand' && object.owner === player;
  const byItself = isHeld(game, player, object) && object.zone !== 'battlefield' && object.zone !== 'library';
  for (const face of castableFaces(game, object)) {
    const permissions = permissionsFor(game, player, { ...PLAIN_WAY, object: id, face });
    if (!byItself && permissions.length === 0 && !mayPermitChanged(game, object)) continue;
    const is = proposed(game, object, face, null);
    const casting = castingOf(game, player, object, face, is);
    const open = inHand ? [null, ...permissions] : permissions;
    // a land is cast only face down
    const land = isType(is.characteristics, 'land');
    const proposal = { object: id, face, faceDown: null };
    const xs = land ? [] : xsToTry(game, { ...PLAIN_WAY, ...proposal }, 'mayCastAsThoughFlash', player);
    const timely = xs.some((x) =>
      asProposed(game, proposal, x, () => isTimely(game, player, object, is, casting, false)),
    );
    const candidate: Candidate = { object, face, is, casting };
    waysOfFace(game, player, candidate, open, timely, found);
    for (const { ref, part } of casting) {
      const plus = part.part === 'castTiming' && !timely ? part.plus : undefined;
      if (part.part !== 'offering' && plus === undefined) continue;
      if (!isTimely(game, player, object, is, casting, true)) continue;
      const ways: Way[] = [];
      waysOfFace(game, player, candidate, open, true, ways);
      if (plus !== undefined) addForMore(ways, ref, plus, found);
      else if (part.part === 'offering') addOffering(ways, part.what, found);
    }
  }
  waysTransformed(game, player, object, found);
  return found.length === 0 ? found : found.filter((way) => mayBegin(game, player, way));
}

/** For as much less as a permanent costs that is sacrificed. */
function addOffering(ways: readonly Way[], what: Filter, found: Way[]): void {
  for (const way of ways)
    if (way.faceDown === null && way.offering === null)
      found.push({ ...way, by: `${way.by} offering`.trim(), offering: { what, less: 'manaCost' } });
}

/** As though it had flash, if more is paid for it (2026: 601.3c): each way that is not there at this time without. */
function addForMore(ways: readonly Way[], ref: AbilityRef, more: Cost, found: Way[]): void {
  for (const way of ways) {
    const { face, by, tag, plus = [] } = way;
    if (way.faceDown !== null || found.some((other) => other.face === face && other.by === by)) continue;
    const named = tag === '' ? 'flash' : tag;
    found.push({ ...way, by: `${by} flash`.trim(), tag: named, ref: way.ref ?? ref, plus: [...plus, more] });
  }
}

/** What the card has where it lies, looked at as that face. */
export const lyingFor = (
  game: Game,
  object: GameObject,
  face: number,
  { characteristics: is, profile }: Proposed,
): Pick<Characteristics, 'abilities'> & Pick<AbilityProfile, 'casting'> =>
  isAsItLies(game, object, face)
    ? { abilities: is.abilities, casting: profile.casting }
    : lyingAs(game, object, face, is);

/** Parts about casting: those of that face, those that effects have given to the card, and those they give to the spell (2026: 601.3e, 702.1b). */
function castingOf(
  game: Game,
  player: PlayerId,
  object: GameObject,
  face: number,
  is: Proposed,
): readonly CastingPart[] {
  const { profile } = is;
  const isGiven = ({ ref }: CastingPart): boolean => ref.def !== object.def;
  const own = lyingFor(game, object, face, is).casting;
  const toCard = own === profile.casting ? [] : own.filter(isGiven);
  const toSpell = (asSpell(game, object, player, face, null)?.casting ?? []).filter(
    (given) => isGiven(given) && own.every(({ part }) => part !== given.part),
  );
  return toCard.length + toSpell.length === 0 ? profile.casting : [...profile.casting, ...toCard, ...toSpell];
}

/** Whether a card that could not be played from where it is may be cast as what it would be face down, or bestowed (2026: 601.3e, 702.103d). */
const mayPermitChanged = (game: Game, { zone }: GameObject): boolean =>
  game.edition.castPermission === 'look-ahead' && permittingIn(game, zone).length > 0;

/**
 * With its back face up, by an ability of its front face: looked at is the face that will be up, and that ability (2026: 712.11a, c–d).
 */
function waysTransformed(game: Game, player: PlayerId, object: GameObject, found: Way[]): void {
  if (!turnsOver(game, object)) return;
  const { id: card, zone } = object;
  const own = profileOf(game, card).casting;
  for (const { ref, part } of own) {
    if (part.part !== 'alternativeCost' || part.transformed !== true) continue;
    if (!mayUse(game, player, object, ref, part.condition)) continue;
    const is = proposed(game, object, 1, null);
    const proposal = { object: card, face: 1, faceDown: null };
    if (!asProposed(game, proposal, 0, () => isTimely(game, player, object, is, is.profile.casting, false))) continue;
    const { tag, cost } = part;
    const way = { object: card, face: 1, faceDown: null, tag, cost, ref, offering: null };
    if (object.owner === player && zone === (part.from ?? 'hand')) found.push({ by: tag, permission: null, ...way });
    else if (part.from === undefined)
      for (const permission of permissionsFor(game, player, { ...PLAIN_WAY, object: card, face: 1 }))
        if (permission.rule.types !== 'lands' && !isPriced(permission))
          found.push({ by: `may ${permission.key} ${tag}`, permission, ...way });
  }
}

/**
 * Whether no effect keeps the player from beginning to cast it so. Until 2011 the card is looked at as it is (2006: 409.4 · 2009, 2011:
 * 601.5); today what the choice of X could make of it counts too (2026: 601.3a).
 */
const mayBegin = (game: Game, player: PlayerId, way: Way): boolean =>
  xsToTry(game, way, 'cantCast', player).some((x) => !isProhibited(game, player, way, x));

/** Whether the spell proposed so could turn out not to be one that may be cast so, by the X that is chosen for it (2026: 601.2e, 601.5). */
export function mayBecomeIllegal(game: Game, player: PlayerId, way: Way): boolean {
  const { last, isLegal } = legalXs(game, player, way);
  return range(0, last).some((x) => !isLegal(x));
}

/**
 * With which X what is proposed so may be cast: what lets it be cast from where it is, or as though it had flash, lets only a spell of that
 * quality be (2026: 601.2e, 601.3b, 601.5). Asked while the card is where it is cast from; beyond `last` it depends on whether X is odd alone.
 */
export function legalXs(game: Game, player: PlayerId, way: Way): { last: number; isLegal: (x: number) => boolean } {
  const object = objectOf(game, way.object);
  const asks = QUALIFYING.some((kind) => rulesOf(game, kind).length > 0);
  if (object === null || !asks || !xMatters(game, way)) return { last: 0, isLegal: () => true };
  const { permission, face, faceDown } = way;
  const is = proposed(game, object, face, null);
  const casting = faceDown === null ? castingOf(game, player, object, face, is) : [];
  const inTime = (x: number): boolean =>
    asProposed(game, way, x, () => isTimely(game, player, object, is, casting, false));
  const last = lastXToTry(game, way, player);
  const timely = range(0, last).map(inTime);
  // else something other than the quality of the spell makes it the time
  const depends = faceDown === null && timely.includes(true);
  const legal = timely.map(
    (now, x) =>
      (now || !depends) &&
      !isProhibited(game, player, way, x) &&
      (permission === null || permissionsFor(game, player, way, x).some(({ key }) => key === permission.key)),
  );
  return { last, isLegal: (x) => legal[x <= last ? x : last - ((x - last) % 2)] === true };
}

/** The rules that may ask of which quality a spell is. */
const QUALIFYING = ['cantCast', 'castLimit', 'mayCastAsThoughFlash', 'mayPlay'] as const;

/** The values of X that could make a difference to whether it may be begun to cast by rules of that kind. */
const xsToTry = (game: Game, way: Way, kind: (typeof QUALIFYING)[number], player: PlayerId): readonly number[] =>
  rulesOf(game, kind).length + (kind === 'cantCast' ? rulesOf(game, 'castLimit').length : 0) > 0 && xMatters(game, way)
    ? range(0, lastXToTry(game, way, player))
    : JUST_ZERO;
const JUST_ZERO = [0];

/**
 * The last value of X that need be tried: with the last two the spell's mana value is beyond every number that anything compares it with, once
 * odd and once even.
 */
function lastXToTry(game: Game, way: Way, player: PlayerId): number {
  let most = 0;
  for (const kind of QUALIFYING)
    for (const active of rulesOf(game, kind)) {
      const ctx = banContext(active, player, way);
      for (const than of comparedWith(active.rule)) most = greater(most, amountOf(game, ctx, than));
    }
  return most + 2;
}

/** What a rule compares anything with. */
const comparedWith: (node: object) => readonly Quantity[] = memoised((node: object): readonly Quantity[] =>
  Object.entries(node).flatMap(([key, child]: [string, unknown]) => [
    ...(key === 'than' ? [child as Quantity] : []),
    ...(typeof child === 'object' && child !== null ? comparedWith(child) : []),
  ]),
);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function xMatters(game: Game, way: Way): boolean {
  if (game.edition.castPermission !== 'look-ahead' || way.cost !== null) return false;
  const object = objectOf(game, way.object);
  return (
    object !== null && (proposed(game, object, way.face, way.faceDown).characteristics.manaCost?.includes('X') ?? false)
  );
}

/**
 * Whether the card could begin to be cast from the hand as far as timing and prohibitions go, whatever it would cost
 * (2006: 502.59a · 2009: 702.59a · 2011: 702.60a · 2026: 702.62a, c).
 */
export function couldBegin(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null) return false;
  const is = proposed(game, object, 0, null);
  const way: Way = { ...PLAIN_WAY, object: id, cost: 'free' };
  return (
    asProposed(game, way, 0, () => isTimely(game, player, object, is, is.profile.casting, false)) &&
    !isProhibited(game, player, way)
  );
}

/** Whether the card is the player's, or lies where it is as good as that. */
const isHeld = (game: Game, player: PlayerId, { owner, zone }: GameObject): boolean =>
  owner === player || (zone === 'graveyard' && isAsInOwn(game, player, owner));

/** A face of a card, as it would be cast. */
interface Candidate {
  readonly object: GameObject;
  readonly face: number;
  readonly is: Proposed;
  readonly casting: readonly CastingPart[];
}

function waysOfFace(
  game: Game,
  player: PlayerId,
  candidate: Candidate,
  permissions: readonly (Permission | null)[],
  timely: boolean,
  found: Way[],
): void {
  const { object, face, is, casting } = candidate;
  for (const permission of permissions) {
    if (!lets(permission, face)) continue;
    const inTime = timely || (permission?.rule.flash === true && isTimely(game, player, object, is, casting, true));
    addWays(game, player, candidate, permission, inTime, found);
  }
  addChangedWays(game, player, candidate, permissions, found);
  if (permissions.includes(null) || !timely) return;
  if (!isHeld(game, player, object)) return;
  // from another zone by the card's own alternative cost (flashback: 2006: 502.22 · 2009: 702.31 · 2011: 702.32 · 2026: 702.34)
  // or with an additional one (retrace, aftermath, jump-start: 2009: 702.78 · 2011: 702.79 · 2026: 702.81, 702.127, 702.133)
  for (const { ref, part } of casting) {
    if (part.part === 'castFrom' && part.from === object.zone && is.characteristics.manaCost !== null) {
      const { tag, plus, types } = part;
      if (!isOneOf(is, types)) continue;
      const way = { object: object.id, face, faceDown: null, by: tag, tag, cost: null, ref, plus: [plus] };
      found.push({ permission: null, offering: null, ...way });
    }
    if (part.part !== 'alternativeCost' || part.from !== object.zone || part.faceDown !== undefined) continue;
    if (part.transformed === true || !mayUse(game, player, object, ref, part.condition)) continue;
    if (!isOneOf(is, part.types)) continue;
    const price = priceOf(part.cost);
    // a mana cost that is not there can't be paid (2006: 203.4 · 2009, 2011: 202.1b · 2026: 118.6)
    if (price.cost === null && is.characteristics.manaCost === null) continue;
    const offering = offeringOf(part);
    const { tag } = part;
    found.push({ object: object.id, face, faceDown: null, by: tag, tag, ref, permission: null, offering, ...price });
  }
}

/** Whether the resulting spell has one of the types that it must have (2026: 702.34a, 702.133a). */
const isOneOf = (is: Proposed, types: readonly CardType[] | undefined): boolean =>
  types === undefined || types.some((type) => isType(is.characteristics, type));

/** A cost that is the card's own mana cost is that of the face which is cast, with what is paid besides and what it is reduced by. */
function priceOf(cost: Cost | 'free'): Pick<Way, 'cost' | 'plus'> {
  if (cost === 'free' || cost.own !== true) return { cost };
  const plus = besides(cost);
  return plus === null ? { cost: null } : { cost: null, plus: [plus] };
}
const besides = memoised(({ actions, less }: Cost): Cost | null =>
  actions === undefined && less === undefined
    ? null
    : { ...(actions !== undefined && { actions }), ...(less !== undefined && { less }) },
);

/** Whether what lets the card be cast says for what: no other alternative cost is paid then. */
const isPriced = ({ rule }: Permission): boolean =>
  rule.free === true || rule.cost !== undefined || rule.keywordCost !== undefined;

type Price = Pick<Way, 'cost' | 'plus' | 'ref'>;
const PLAIN_PRICE: readonly Price[] = [{ cost: null, ref: null }];

/** For what the card may be cast by that permission: its mana cost, what the permission says, or each cost that the card has for a keyword. */
function pricesOf(game: Game, { id }: GameObject, is: Proposed, permission: Permission | null): readonly Price[] {
  if (permission === null) return PLAIN_PRICE;
  const { ref, rule } = permission;
  if (rule.keywordCost === undefined) {
    const cost = rule.free === true ? 'free' : rule.cost;
    return [cost === undefined ? { cost: null, ref } : { ...priceOf(cost), ref }];
  }
  const given = characteristics(game, id).abilities;
  return [...is.characteristics.abilities, ...given].flatMap((one) => {
    const ability = abilityAt(game, one.ref);
    if (ability.ability !== 'keyword' || ability.keyword !== rule.keywordCost || ability.cost === undefined) return [];
    return { ...priceOf(ability.cost), ref: one.ref };
  });
}

function offeringOf({ offering, tapping }: AlternativeCost): Offering | null {
  if (tapping !== undefined) return { what: tapping, less: 'power' };
  return offering === undefined ? null : { what: offering, less: 'manaValue' };
}

function addWays(
  game: Game,
  player: PlayerId,
  { object, face, is, casting }: Candidate,
  permission: Way['permission'],
  timely: boolean,
  found: Way[],
): void {
  const { id } = object;
  const base = permission === null ? '' : `may ${permission.key}`;
  const tag = permission?.rule.tag ?? '';
  if (timely) {
    const prices = pricesOf(game, object, is, permission);
    for (let at = 0; at < prices.length; at++) {
      const { cost, ref, plus } = prices[at] as Price;
      if (cost === null && is.characteristics.manaCost === null) continue;
      const by = at === 0 ? base : `${base} ${at + 1}`;
      const way: Way = { object: id, face, faceDown: null, by, tag, cost, ref, permission, offering: null };
      found.push(plus === undefined ? way : { ...way, plus });
    }
  }
  for (const { ref, part } of casting) {
    if (part.part !== 'alternativeCost') continue;
    if (part.faceDown !== undefined || part.tag === BESTOW) continue;
    // "from your hand": by no permission
    const fromHand = part.from === 'hand' && permission === null;
    const inTime =
      part.during !== undefined
        ? mayUse(game, player, object, ref, part.during) && isTimely(game, player, object, is, casting, true)
        : timely;
    if (!inTime || (part.from !== undefined && !fromHand) || part.transformed === true) continue;
    // one alternative cost only (2006: 409.1b · later: 601.2b)
    if (permission !== null && isPriced(permission)) continue;
    if (!mayUse(game, player, object, ref, part.condition)) continue;
    found.push({
      object: id,
      face,
      faceDown: null,
      by: permission === null ? part.tag : `${base} ${part.tag}`,
      tag: part.own === true ? ownTag(part.tag, ref) : part.tag,
      cost: part.cost,
      ref,
      permission,
      offering: offeringOf(part),
    });
  }
}

/** Whether a spell is cast by that, and with that face. */
function lets(permission: Permission | null, face: number): boolean {
  if (permission === null) return true;
  const { types, normally, adventure } = permission.rule;
  return types !== 'lands' && (face > 0 ? normally : adventure) !== true;
}

/**
 * Face down, and bestowed: the spell is another than the card. Today it is looked at as that, also by what lets it be cast from where it is
 * (2026: 601.3e, 702.103d, 708.4).
 */
function addChangedWays(
  game: Game,
  player: PlayerId,
  { object, face, is, casting }: Candidate,
  open: readonly (Permission | null)[],
  found: Way[],
): void {
  const { id } = object;
  for (const { ref, part } of casting) {
    if (part.part !== 'alternativeCost' || (part.faceDown === undefined && part.tag !== BESTOW)) continue;
    const { tag, cost, faceDown = null } = part;
    const way: Way = { ...PLAIN_WAY, object: id, face, faceDown, by: tag, tag, cost, ref };
    // a face-down spell is a creature spell without the card's own timing (2006: 502.26b · later: 702.37c)
    const timely =
      faceDown === null
        ? asProposed(game, way, 0, () => isTimely(game, player, object, is, casting, false))
        : face === 0 && (isSorceryTime(game, player) || faceDownFlash(game, player, object, faceDown));
    if (!timely || (faceDown === null && !mayUse(game, player, object, ref, part.condition))) continue;
    const permissions = mayPermitChanged(game, object)
      ? [...open.filter((permission) => permission === null), ...permissionsFor(game, player, way)]
      : open;
    for (const permission of permissions) {
      // one alternative cost only (2006: 409.1b · later: 601.2b)
      if (!lets(permission, face) || permission?.rule.free === true) continue;
      if (faceDown === null && permission !== null && isPriced(permission)) continue;
      found.push(permission === null ? way : { ...way, by: `may ${permission.key} ${tag}`, permission });
    }
  }
}

function mayUse(
  game: Game,
  player: PlayerId,
  object: GameObject,
  ref: AbilityRef,
  condition: Parameters<typeof holds>[2] | undefined,
): boolean {
  return condition === undefined || holds(game, abilityContext(player, object.id, ref), condition);
}

/** The effects that let the player play cards, whatever these are. */
export function permissionsOf(game: Game, player: PlayerId): readonly Permission[] {
  const rules = rulesOf(game, 'mayPlay');
  return rules.length === 0
    ? rules
    : rules.filter((active) => isPlayer(game, permitting(active, player), active.rule.who, player));
}

function permitting(active: Permission, player: PlayerId): Context {
  const ctx = activeContext(active);
  bind(ctx, 'actor', { players: [player] });
  return ctx;
}

/** The effects that let somebody play cards and can be about cards there. */
function permittingIn(game: Game, zone: Zone): readonly Permission[] {
  const rules = rulesOf(game, 'mayPlay');
  return rules.length === 0 ? rules : rules.filter(({ rule }) => mayLieIn(rule.what, zone));
}

/** Effects that let the player play the card from where it is, looked at as the spell that would be cast so (2026: 601.3e). */
function permissionsFor(game: Game, player: PlayerId, way: Way, x = 0): readonly Permission[] {
  const object = objectOf(game, way.object);
  const rules = object === null ? NO_PERMISSIONS : permittingIn(game, object.zone);
  if (object === null || rules.length === 0) return NO_PERMISSIONS;
  // what lets cards of a quality be cast lets only those be whose face the player may see (2026: 406.3b, 601.3f)
  const unseen = object.hidden && !mayLookAt(game, player, way.object);
  return asProposed(game, way, x, () =>
    rules.filter((active) => {
      const { who, what, later, sorcery } = active.rule;
      if (!isOpen(game, active)) return false;
      if (later === true && !beganEarlier(game, active.effect)) return false;
      if (sorcery === true && !isSorceryTime(game, player)) return false;
      if (unseen && (what.set === 'all' || what.set === 'where')) return false;
      const ctx = permitting(active, player);
      return isPlayer(game, ctx, who, player) && isAmong(game, ctx, what, way.object);
    }),
  );
}
const NO_PERMISSIONS: readonly Permission[] = [];

/** Whether the turn is over in which the effect began. */
function beganEarlier({ state }: Game, id: EffectId): boolean {
  const effect = state.effects.find((each) => each.id === id);
  return effect !== undefined && state.players.some(({ turnBegan }) => effect.timestamp < turnBegan);
}

/** What keeps a player from beginning to cast a card at this time. */
export type CastingObstacle = 'legend' | 'ownTiming' | 'sorcery' | 'onlySorceryTiming';

const isTimely = (
  game: Game,
  player: PlayerId,
  object: GameObject,
  is: Proposed,
  casting: readonly CastingPart[],
  offered: boolean,
): boolean => obstacleToTiming(game, player, object, is, casting, offered) === null;

/**
 * Timing: with priority for instants, what has flash and what a permanent is offered for, else when a sorcery could be cast; and what the card
 * itself says. Null: it could be cast now; `sorcery`: it is not the time for a sorcery.
 */
export function obstacleToTiming(
  game: Game,
  player: PlayerId,
  object: GameObject,
  is: Proposed,
  casting: readonly CastingPart[],
  offered: boolean,
): CastingObstacle | null {
  if (!hasLegendFor(game, player, is.characteristics)) return 'legend';
  let flash = offered || isType(is.characteristics, 'instant');
  for (const { ref, part } of casting) {
    if (part.part !== 'castTiming') continue;
    if (part.when === 'flash') flash ||= part.plus === undefined && mayUse(game, player, object, ref, part.given);
    else if (!mayUse(game, player, object, ref, part.when)) return 'ownTiming';
  }
  if (isSorceryTime(game, player)) return null;
  if (!flash && !flashFor(game, player, object)) return 'sorcery';
  return castsTooEarly(game, player) ? 'onlySorceryTiming' : null;
}

/** Whether the player can cast spells only when a sorcery could be cast, and that is not now. */
export const castsTooEarly = (game: Game, player: PlayerId): boolean =>
  hasRule(game, 'onlySorceryTiming', player) && !isSorceryTime(game, player);

/** Whether what the card itself says about when or from where it is cast holds, whatever lets it be cast. */
export function allowsItself(game: Game, player: PlayerId, way: Way): boolean {
  const object = objectOf(game, way.object);
  if (object === null || way.faceDown !== null) return object !== null;
  const is = proposed(game, object, way.face, null);
  return (
    hasLegendFor(game, player, is.characteristics) &&
    is.profile.casting.every(
      ({ ref, part }) =>
        part.part !== 'castTiming' || part.when === 'flash' || mayUse(game, player, object, ref, part.when),
    )
  );
}

export const needsLegend = (game: Game, spell: Characteristics): boolean =>
  spell.supertypes.includes('legendary') &&
  game.edition.legendarySpells === 'needs-legend' &&
  (isType(spell, 'instant') || isType(spell, 'sorcery'));

/** A legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker (2026: 205.4e). */
function hasLegendFor(game: Game, player: PlayerId, spell: Characteristics): boolean {
  if (!needsLegend(game, spell)) return true;
  return game.state.battlefield.some((id) => {
    const is = characteristics(game, id);
    return (
      is.supertypes.includes('legendary') &&
      (isType(is, 'creature') || isType(is, 'planeswalker')) &&
      controllerOf(game, id) === player &&
      objectOf(game, id)?.phasedOut === false
    );
  });
}

/** What lets creature spells be cast as though they had flash lets a face-down one (2009, 2011: 707.4 · 2026: 708.4). */
function faceDownFlash(game: Game, player: PlayerId, object: GameObject, by: FaceDownBy): boolean {
  if (rulesOf(game, 'mayCastAsThoughFlash').length === 0) return false;
  const way: Way = { ...PLAIN_WAY, object: object.id, faceDown: by };
  return asProposed(game, way, 0, () => flashFor(game, player, object));
}

function flashFor(game: Game, player: PlayerId, object: GameObject): boolean {
  return rulesOf(game, 'mayCastAsThoughFlash').some((active) => {
    const ctx = activeContext(active);
    bind(ctx, 'proposed.spell', { objects: [object.id] });
    return isPlayer(game, ctx, active.rule.who, player) && matches(game, ctx, object.id, active.rule.what);
  });
}

/** The player who would cast it, and the spell that it would be. */
function banContext(active: ActiveRule, player: PlayerId, way: Way): Context {
  const ctx = prohibiting(active);
  const spell = { objects: [way.object] };
  ctx.env = extended(ctx.env, { 'proposed.spell': spell, actor: { players: [player] }, 'event.object': spell });
  return ctx;
}

export const isProhibited = (game: Game, player: PlayerId, way: Way, x = 0): boolean =>
  castingBan(game, player, way, x) !== null;

/** "Can't cast", and "can't cast more than n each turn" (2006: 409.4 · later: 601.3), with that X; null: neither. */
export function castingBan(game: Game, player: PlayerId, way: Way, x = 0): ActiveRule | null {
  const bans = rulesOf(game, 'cantCast');
  const limits = rulesOf(game, 'castLimit');
  if (bans.length === 0 && limits.length === 0) return null;
  return asProposed(game, way, x, () => {
    for (const active of bans) {
      const { rule } = active;
      const ctx = banContext(active, player, way);
      if (!isUnder(game, active, rule.who, player) || !matches(game, ctx, way.object, rule.what)) continue;
      if (rule.when === undefined || holds(game, ctx, rule.when)) return active;
    }
    const reached = limits.find((active) => {
      const { rule } = active;
      const ctx = banContext(active, player, way);
      if (!isPlayer(game, ctx, rule.who, player) || !matches(game, ctx, way.object, rule.what)) return false;
      const cast = game.state.history.spellsCast.filter(
        (s) => s.player === player && matches(game, ctx, s.object, rule.what),
      ).length;
      return cast >= rule.n;
    });
    return reached ?? null;
  });
}
