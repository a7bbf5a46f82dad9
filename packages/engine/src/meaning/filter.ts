/**
 * Whether an object is of the kind a noun names, and one that the controller can affect or see.
 * 2006: 200–212, 601.4–601.11 · 2009: 105.2a, 109.2, 110.4a, 112.7, 113.7, 201–209, 300–310, 801.4–801.11 · 2011: 105.2a, 109.2, 110.4a, 112.7,
 * 114.8, 201–209, 300–310, 801.4–801.11 · 2026: 105.2a, 109.2, 110.4a, 113.7, 115.9, 201–209, 300–310, 700.6, 700.9, 701.27g, 701.54d, 709.4b,
 * 801.4–801.11; beside targets that have become illegal, 2026: 608.2b
 */
import { isCommander } from '../state/commander.ts';
import {
  COLORS,
  type CardType,
  type Color,
  type Comparison,
  type Stat,
  TYPES_OF_PERMANENTS,
} from '../vocabulary/words.ts';
import type { Filter, ObjectHistory, ObjectSet, SharedKind } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { isAttraction } from '../state/nontraditional.ts';
import { lastKnown, objectOf, objectOrLast } from '../state/objects.ts';
import type { Characteristics, Kinds } from '../state/state.ts';
import { characteristics, controllerOf, copyEffectOn, profileOf, rulesOf } from '../continuous/derive.ts';
import { objectRule } from '../continuous/prohibitions.ts';
import { CREATURE_BIT, isCreatureType, isLandType, PLANESWALKER_BIT, typeBit, typeBits } from '../objects/subtypes.ts';
import { attachmentsOf } from '../state/attached.ts';
import { activeContext, type Context, withBinding } from './context.ts';
import { rememberedObjects, SECTORS, wordsOf } from './memory.ts';
import { isObjectInRange } from './range.ts';
import { isAskedAbout } from './players.ts';
import { activePlayers, sharesTurns } from '../state/teams.ts';
import { askedAbout, asLastThere, foundAgain, objectsOf } from './objects.ts';
import { goadersOf } from './goaded.ts';
import { partnerOf } from './pairs.ts';
import { timesPaidOf } from './paid.ts';
import { isTransformed } from '../objects/double-faced.ts';
import { hasAlternative } from '../objects/alternative.ts';
import { canAttach } from '../objects/attachments.ts';
import { DEFENSE, isBattle } from '../objects/battle.ts';
import { loyaltyOf } from '../objects/loyalty.ts';
import { isKeywordOf } from '../abilities/lookup.ts';
import { isAttacking, isBlockedBy, isBlocking } from './fighting.ts';
import { askedKey } from '../abilities/asked.ts';
import { costsTap } from '../abilities/tap-symbol.ts';
import { couldPay } from '../objects/mana-matching.ts';
import { manaBit, SNOW } from '../objects/mana-needs.ts';
import { namesOf } from '../objects/split.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import { someNode } from '../vocabulary/some-node.ts';
import { isUnknown } from './unknown-targets.ts';
import { amountOf, comparedAmounts } from './quantity.ts';
import { memoised } from '../state/memoised.ts';
import { greater } from '../state/numbers.ts';

export const colorBit = (color: Color): number => 1 << COLORS.indexOf(color);
const PERMANENT_TYPES = typeBits(TYPES_OF_PERMANENTS);
export const isPermanentType = ({ types }: Pick<Characteristics, 'types'>): boolean => (types & PERMANENT_TYPES) !== 0;

export const isType = (c: Characteristics, type: CardType): boolean => (c.types & typeBit(type)) !== 0;

export function hasSubtype(_game: Game, c: Characteristics, subtype: string): boolean {
  return c.subtypes.includes(subtype) || (c.allCreatureTypes && isCreatureType(subtype));
}

export function compare(left: number, op: Comparison, right: number): boolean {
  switch (op) {
    case '=':
      return left === right;
    case '≠':
      return left !== right;
    case '<':
      return left < right;
    case '≤':
      return left <= right;
    case '>':
      return left > right;
    case '≥':
      return left >= right;
  }
}

/**
 * Whether a comparison holds of one of the numbers on either side; that they differ is so where none is equal (2006: 505.6 · 2009, 2011: 708.6a–b).
 */
export const compareAny = (left: readonly number[], op: Comparison, right: readonly number[]): boolean =>
  op === '≠' ? !compareAny(left, '=', right) : left.some((l) => right.some((r) => compare(l, op, r)));

/** What is compared as that number of an object: a split card may have two mana values, one of each half (2006: 505.6 · 2009, 2011: 708.6a). */
export function comparedStats(game: Game, id: ObjectId, stat: Stat): readonly number[] {
  const { manaValues } = characteristics(game, id);
  return stat === 'manaValue' && manaValues.length > 1 ? manaValues : [statOf(game, id, stat)];
}

/** A permanent that is no creature has neither power nor toughness, whatever is printed on it (2006, 2011, 2026: 208.3 · 2009: 207.3). */
export function lacksPT(game: Game, id: ObjectId, c: Characteristics): boolean {
  return (c.types & CREATURE_BIT) === 0 && objectOrLast(game, id)?.zone === 'battlefield';
}

const isPT = (stat: Stat): boolean =>
  stat === 'power' ||
  stat === 'toughness' ||
  stat === 'powerAndToughness' ||
  stat === 'basePower' ||
  stat === 'baseToughness';

/** A power, toughness or life total as whatever does not change it reads it (2006: 104.2 · later: 107.1b). */
export const asRead = (game: Game, n: number): number => (n < 0 && game.edition.belowZero === 'zero' ? 0 : n);

/** By how much more power it crews, or saddles, than it has (2026: 702.122a, 702.171a). */
const moreFor = (game: Game, id: ObjectId, stat: 'crewing' | 'saddling'): number =>
  rulesOf(game, 'crewsBetter').reduce((more, active) => {
    const { what, more: by, crewing } = active.rule;
    const helps = (stat === 'crewing' || crewing !== true) && objectsOf(game, activeContext(active), what).includes(id);
    return helps ? more + by : more;
  }, 0);

/** One numeric value of an object, current or last known. */
export function statOf(game: Game, id: ObjectId, stat: Stat): number {
  const c = characteristics(game, id);
  if (isPT(stat) && lacksPT(game, id, c)) return 0;
  switch (stat) {
    case 'power':
      return asRead(game, c.power);
    case 'toughness':
      return asRead(game, c.toughness);
    case 'powerAndToughness':
      return asRead(game, c.power) + asRead(game, c.toughness);
    case 'crewing':
    case 'saddling':
      return asRead(game, c.power) + moreFor(game, id, stat);
    case 'basePower':
      return asRead(game, c.basePower);
    case 'baseToughness':
      return asRead(game, c.baseToughness);
    case 'manaValue': {
      // X counts what was chosen while the spell is on the stack, 0 elsewhere (2006: 203.3 · 2026: 202.3e)
      const stack = objectOrLast(game, id)?.stack;
      return c.manaValue + (stack?.x ?? 0) * (c.manaCost?.filter((s) => s === 'X').length ?? 0);
    }
    case 'loyalty':
      // only planeswalkers have any (2009, 2011, 2026: 306.5)
      return (c.types & PLANESWALKER_BIT) === 0 ? 0 : loyaltyOf(c, objectOrLast(game, id));
    case 'defense': {
      // on the battlefield it is the counters (2026: 310.4)
      const object = objectOrLast(game, id);
      if (!isBattle(c)) return 0;
      return object?.zone === 'battlefield' ? (object.counters?.[DEFENSE] ?? 0) : c.defense;
    }
    case 'damageMarked':
      return objectOrLast(game, id)?.damage ?? 0;
  }
}

/** A mana cost whatever the order of its symbols. */
const inOrder = (symbols: readonly string[]): string => symbols.toSorted().join(' ');

/** Whether the object, as it is or last was, fits the description. */
export const matches = (game: Game, ctx: Context, id: ObjectId, filter: Filter): boolean =>
  (game.state.reach === null || isObjectInRange(game, ctx.controller, id)) && testOf(filter)(game, ctx, id, null);

/** `is`: the object's characteristics, where whoever asks has them at hand. Range is looked at beforehand. */
export type Test = (game: Game, ctx: Context, id: ObjectId, is: Characteristics | null) => boolean;

/** The description as a function, made once: every derivation asks it of every permanent for every static ability. */
export const testOf: (filter: Filter) => Test = memoised((filter: Filter): Test => {
  switch (filter.is) {
    case 'any':
      return () => true;
    case 'type': {
      const bit = typeBit(filter.type);
      return (game, _ctx, id, is) => ((is ?? characteristics(game, id)).types & bit) !== 0;
    }
    case 'supertype': {
      const { supertype } = filter;
      return (game, _ctx, id, is) => (is ?? characteristics(game, id)).supertypes.includes(supertype);
    }
    case 'subtype': {
      const { subtype } = filter;
      if (typeof subtype !== 'string')
        return (game, ctx, id, is) =>
          wordsOf(game, ctx, subtype).some((word) => hasSubtype(game, is ?? characteristics(game, id), word));
      return (game, _ctx, id, is) => hasSubtype(game, is ?? characteristics(game, id), subtype);
    }
    case 'color': {
      const { color } = filter;
      if (typeof color !== 'string')
        return (game, ctx, id, is) => {
          const { colors } = is ?? characteristics(game, id);
          return wordsOf(game, ctx, color).some((word) => (colors & colorBit(word as Color)) !== 0);
        };
      const bit = colorBit(color);
      return (game, _ctx, id, is) => ((is ?? characteristics(game, id)).colors & bit) !== 0;
    }
    case 'colorless':
      return (game, _ctx, id, is) => (is ?? characteristics(game, id)).colors === 0;
    case 'hasKeyword': {
      const { keyword, quality } = filter;
      if (quality !== undefined)
        return (game, _ctx, id, is) =>
          (is ?? characteristics(game, id)).abilities.some(({ ref }) => isKeywordOf(game, ref, keyword, quality));
      return (game, _ctx, id, is) => (is ?? characteristics(game, id)).keywords.includes(keyword);
    }
    case 'controlledBy': {
      const { player } = filter;
      if (player.who === 'you')
        return (game, ctx, id) => {
          const controller = controllerOf(game, id);
          return controller === ctx.controller || (sharesTurns(game) && isAskedAbout(game, ctx, player, controller));
        };
      return (game, ctx, id) => isAskedAbout(game, ctx, player, controllerOf(game, id));
    }
    case 'self':
      return isSource;
    case 'other':
      return (game, ctx, id) => !isSource(game, ctx, id);
    case 'not': {
      const not = testOf(filter.of);
      if (someNode(filter.of, ({ set, who }) => set === 'ref' || who === 'ref'))
        return (game, ctx, id, is) => !isUnknown(ctx, filter.of) && !not(game, ctx, id, is);
      return (game, ctx, id, is) => !not(game, ctx, id, is);
    }
    case 'and': {
      const all = filter.of.map(testOf);
      return (game, ctx, id, is) => {
        for (const test of all) if (!test(game, ctx, id, is)) return false;
        return true;
      };
    }
    case 'or': {
      const some = filter.of.map(testOf);
      return (game, ctx, id, is) => {
        for (const test of some) if (test(game, ctx, id, is)) return true;
        return false;
      };
    }
    default: // its type says that `fits` knows each of the others
      return (game, ctx, id) => fits(game, ctx, id, filter);
  }
});

/** Whether it is the object that the ability is on, also as what that has become (2006: 217.1c · 2009, 2011, 2026: 400.7). */
function isSource(game: Game, ctx: Context, id: ObjectId): boolean {
  if (id === ctx.source) return true;
  return ctx.source !== 0 && objectOf(game, ctx.source) === null && foundAgain(game, ctx, ctx.source).includes(id);
}

type Compiled =
  | 'any'
  | 'type'
  | 'supertype'
  | 'subtype'
  | 'color'
  | 'colorless'
  | 'hasKeyword'
  | 'controlledBy'
  | 'self'
  | 'other'
  | 'not'
  | 'and'
  | 'or';

/** What each unit of mana that was spent on this spell or ability can pay. */
function spentHere(game: Game, { stack }: Context): number[] {
  const { manaSpent = [], manaFrom = [] } = stack ?? {};
  const isSnow = (source = 0): boolean => characteristics(game, source).supertypes.includes('snow');
  return manaSpent.map((type, i) => manaBit(type) | (isSnow(manaFrom[i]) ? SNOW : 0));
}

const isDesignatedAs = (game: Game, id: ObjectId, word: string): boolean =>
  objectOrLast(game, id)?.memory?.some((m) => m.link === word) === true;

/** The other nouns. */
function fits(game: Game, ctx: Context, id: ObjectId, filter: Exclude<Filter, { is: Compiled }>): boolean {
  switch (filter.is) {
    case 'anyTarget': {
      const is = characteristics(game, id);
      return game.edition.anyTarget.some((type) => isType(is, type));
    }
    case 'permanent': {
      const object = objectOrLast(game, id);
      if (object === null) return false;
      return object.zone === 'battlefield' || (object.kind !== 'ability' && isPermanentType(characteristics(game, id)));
    }
    case 'typeWord':
      return wordsOf(game, ctx, filter.type).some((word) => isType(characteristics(game, id), word as CardType));
    case 'multicolored': {
      const { colors } = characteristics(game, id);
      return (colors & (colors - 1)) !== 0;
    }
    case 'monocolored': {
      const { colors } = characteristics(game, id);
      return colors !== 0 && (colors & (colors - 1)) === 0;
    }
    case 'named': {
      const { names } = characteristics(game, id);
      if (typeof filter.name === 'object' && 'of' in filter.name) {
        return askedAbout(game, ctx, filter.name.of).some((other) =>
          characteristics(game, other).names.some((n) => names.includes(n)),
        );
      }
      return wordsOf(game, ctx, filter.name).some((name) => namesOf(name).some((each) => names.includes(each)));
    }
    case 'spell': {
      // what is proposed to be cast is looked at as the spell it will be (2026: 601.3e)
      if (ctx.env['proposed.spell']?.objects?.includes(id) === true) return true;
      const object = objectOrLast(game, id);
      return object !== null && object.zone === 'stack' && object.kind !== 'ability';
    }
    case 'ability':
      return objectOrLast(game, id)?.kind === 'ability' && stackKind(game, id) !== 'damage';
    case 'activatedAbility':
      return stackKind(game, id) === 'activated';
    case 'triggeredAbility':
      return stackKind(game, id) === 'triggered';
    case 'abilityOf': {
      const { kind, stack } = objectOrLast(game, id) ?? {};
      return kind === 'ability' && stack != null && testOf(filter.source)(game, ctx, stack.source, null);
    }
    case 'card':
      return objectOrLast(game, id)?.kind === 'card';
    case 'token':
      return objectOrLast(game, id)?.kind === 'token';
    case 'tapped':
      return objectOrLast(game, id)?.tapped === true;
    case 'untapped':
      return objectOrLast(game, id)?.tapped === false;
    case 'faceDown':
      return game.scope.overlay.find((ahead) => ahead.id === id)?.faceDown ?? objectOrLast(game, id)?.faceDown === true;
    case 'attacking':
      return isAttacking(game, ctx, id, filter.whom);
    case 'blocking':
      return isBlocking(game, ctx, id, filter.whom);
    case 'blockedBy':
      return isBlockedBy(game, ctx, id, filter.by);
    case 'blocked':
      return game.state.combat?.attackers.find((a) => a.id === id)?.blocked ?? lastKnown(game, id)?.blocked === true;
    case 'unblocked':
      return (
        game.state.combat?.attackers.find((a) => a.id === id)?.blocked === false &&
        game.state.turn.step !== 'declareAttackers'
      );
    case 'bandedWith': {
      // 2006: 502.10c · 2009: 702.19c · 2011: 702.20c · 2026: 702.22c
      const attackers = game.state.combat?.attackers ?? [];
      const band = attackers.find((a) => a.id === id)?.band ?? 0;
      if (band === 0) return false;
      const others = objectsOf(game, ctx, filter.with);
      return !others.includes(id) && attackers.some((a) => a.band === band && others.includes(a.id));
    }
    case 'enchanted':
      return attachmentsOf(game, id).some((a) => hasSubtype(game, characteristics(game, a), 'Aura'));
    case 'equipped':
      return attachmentsOf(game, id).some((a) => hasSubtype(game, characteristics(game, a), 'Equipment'));
    case 'modified':
      return (
        Object.values(objectOrLast(game, id)?.counters ?? {}).some((n) => n > 0) ||
        attachmentsOf(game, id).some((a) => {
          const is = characteristics(game, a);
          return (
            hasSubtype(game, is, 'Equipment') ||
            (hasSubtype(game, is, 'Aura') && controllerOf(game, a) === controllerOf(game, id))
          );
        })
      );
    case 'attachedTo': {
      const host = objectOrLast(game, id)?.attachedTo ?? 0;
      if (host === 0 && ctx.recalls !== true) return false;
      // to what has left as it last was there (2006: 413.2f · 2009, 2011: 608.2g · 2026: 608.2h)
      return asLastThere(game, ctx, filter.to).some(
        (to) => to === host || (objectOf(game, to) === null && attachmentsOf(game, to).includes(id)),
      );
    }
    case 'attachedToPlayer':
      return isAskedAbout(game, ctx, filter.player, objectOrLast(game, id)?.attachedPlayer ?? -1);
    case 'hasAbility':
      return hasAbility(game, id, filter.kind);
    case 'hasCounter': {
      // 2009: 120 · 2011: 121 · 2026: 122
      const counters = objectOrLast(game, id)?.counters;
      if (counters == null) return false;
      const { counter, atLeast = 1 } = filter;
      return counter === undefined
        ? Object.values(counters).some((n) => n >= atLeast)
        : (counters[counter] ?? 0) >= atLeast;
    }
    case 'costHas':
      return characteristics(game, id).manaCost?.includes(filter.symbol) === true;
    case 'costs': {
      const { manaCost } = characteristics(game, id);
      return manaCost !== null && inOrder(manaCost) === inOrder(filter.mana);
    }
    case 'payableFromX':
      return couldPay(spentHere(game, ctx), characteristics(game, id).manaCost, amountOf(game, ctx, { q: 'x' }));
    case 'costRepeats': {
      const symbols = characteristics(game, id).manaCost ?? [];
      return new Set(symbols).size < symbols.length;
    }
    case 'stat': {
      if (isPT(filter.stat) && lacksPT(game, id, characteristics(game, id))) return false;
      return compareAny(
        comparedStats(game, id, filter.stat),
        filter.op,
        comparedAmounts(game, besideItself(ctx, id, filter.than), filter.than),
      );
    }
    case 'parity': {
      if (isPT(filter.stat) && lacksPT(game, id, characteristics(game, id))) return false;
      const isOdd = (n: number): boolean => n % 2 !== 0;
      return comparedStats(game, id, filter.stat).some((n) => isOdd(n) === (filter.odd === true));
    }
    case 'ownedBy':
      return isAskedAbout(game, ctx, filter.player, objectOrLast(game, id)?.owner ?? -1);
    case 'in':
      return (
        objectsOf(game, ctx, filter.set).includes(id) ||
        (objectOf(game, id) === null && wasIn(game, ctx, filter.set, id))
      );
    case 'sharesColor': {
      const { colors } = characteristics(game, id);
      return askedAbout(game, ctx, filter.with).some((other) => (characteristics(game, other).colors & colors) !== 0);
    }
    case 'sharesType':
      return askedAbout(game, ctx, filter.with).some((other) => sharesType(game, id, other, filter.of, filter.among));
    case 'sharesName': {
      const { names } = characteristics(game, id);
      return askedAbout(game, ctx, filter.with).some(
        (other) =>
          (filter.another !== true || other !== id) &&
          characteristics(game, other).names.some((n) => names.includes(n)),
      );
    }
    case 'differsInName': {
      const { names } = characteristics(game, id);
      const others = askedAbout(game, ctx, filter.from).flatMap((other) => characteristics(game, other).names);
      return names.length > 0 && !others.some((name) => names.includes(name));
    }
    case 'targets':
      return targetsSuch(game, ctx, id, filter);
    case 'history':
      return happenedTo(game, ctx, id, filter.event);
    case 'castBy': {
      const object = objectOrLast(game, id);
      return (
        object !== null &&
        (object.spell ?? object.stack)?.castFrom != null &&
        isAskedAbout(game, ctx, filter.player, object.controller)
      );
    }
    case 'designated':
      return wordsOf(game, ctx, filter.as).some((word) => isDesignatedAs(game, id, word));
    case 'sameSector': // 2026: 702.158e
      return objectsOf(game, ctx, filter.with).every((other) =>
        SECTORS.some((sector) => isDesignatedAs(game, id, sector) && isDesignatedAs(game, other, sector)),
      );
    case 'transformed': {
      const object = objectOrLast(game, id);
      return object !== null && isTransformed(game, object);
    }
    case 'astrotorium': {
      const object = objectOrLast(game, id);
      return object !== null && isAttraction(game, object);
    }
    case 'ofExpansion': {
      // the symbol is copied with the rest (2006: 503.2 · 2009, 2011: 706.2)
      const object = objectOrLast(game, id);
      if (object === null || object.faceDown) return false;
      const { def } = copyEffectOn(game, id)?.snapshot ?? object.copied ?? object;
      return game.definitions.get(def)?.[game.edition.ofExpansion] === filter.expansion;
    }
    case 'historic': {
      const c = characteristics(game, id);
      return isType(c, 'artifact') || c.supertypes.includes('legendary') || c.subtypes.includes('Saga');
    }
    case 'attachable':
      return objectsOf(game, ctx, filter.to).some((host) => couldAttach(game, ctx, id, host));
    case 'hostFor':
      return objectsOf(game, ctx, filter.what).some((what) => couldAttach(game, ctx, what, id));
    case 'mayCrew':
      return !objectRule(game, 'cantCrew', id);
    case 'goaded':
      return goadersOf(game, id).length > 0;
    case 'paired':
      return partnerOf(game, id) !== 0;
    case 'ringBearer':
      return game.state.players.some(
        (p) => p.ringBearer === id && controllerOf(game, id) === p.id && isAskedAbout(game, ctx, filter.of, p.id),
      );
    case 'hasAlternative': {
      // an Adventure, an omen (2026: 715.2, 720.2)
      const object = objectOrLast(game, id);
      return object !== null && hasAlternative(game, object, filter.kind);
    }
    case 'suspended': {
      // 2006: 502.59b · 2009: 702.59b · 2011: 702.60b · 2026: 702.62b
      const object = objectOf(game, id);
      const counters = object?.counters?.['time'] ?? 0;
      return object?.zone === 'exile' && counters > 0 && characteristics(game, id).keywords.includes('suspend');
    }
    case 'commander': {
      // 2009, 2011, 2026: 903.3
      const object = objectOrLast(game, id);
      return object !== null && isCommander(game, object);
    }
    case 'paid': {
      const object = objectOrLast(game, id);
      return timesPaidOf((object?.stack ?? object?.spell)?.paid ?? {}, filter.cost) > 0;
    }
    case 'castFrom': {
      const object = objectOrLast(game, id);
      if (object === null || (object.stack?.castFrom ?? object.zone) !== filter.zone) return false;
      // a card is in no hand, library or graveyard but its owner's, and “your” is its caster's (2006: 217.1a · 2009, 2011, 2026: 109.5, 400.3)
      if (filter.of === undefined) return true;
      const casting = object.stack === null ? ctx : withBinding(ctx, 'actor', { players: [object.controller] });
      return isAskedAbout(game, casting, filter.of, object.owner);
    }
    case 'zone':
      return objectOrLast(game, id)?.zone === filter.zone;
  }
}

/** What is not on the battlefield would be put there by whoever controls the ability (2006: 212.4j · later: 303.4f). */
const couldAttach = (game: Game, ctx: Context, id: ObjectId, host: ObjectId): boolean =>
  canAttach.to(game, id, host, objectOf(game, id)?.zone === 'battlefield' ? undefined : ctx.controller, false, true);

const stackKind = (game: Game, id: ObjectId): string | null => {
  const object = objectOrLast(game, id);
  return object?.kind === 'ability' ? (object.stack?.kind ?? null) : null;
};

function hasAbility(game: Game, id: ObjectId, kind: Extract<Filter, { is: 'hasAbility' }>['kind']): boolean {
  const profile = profileOf(game, id);
  switch (kind) {
    case 'activated':
      return profile.activated.length > 0;
    case 'triggered':
      return profile.triggered.length > 0;
    case 'tapping':
      return profile.activated.some(({ ability }) => costsTap(ability));
    case 'nonManaActivated':
      return profile.activated.some((a) => !a.mana);
    case 'mana':
      return profile.activated.some((a) => a.mana);
    case 'any': // an effect may have left it without (2006: 418.5a · 2009, 2011, 2026: 613.1f)
      return characteristics(game, id).abilities.length > 0;
  }
}

/** Whether what has left was one of those that an object made or remembers. */
function wasIn(game: Game, ctx: Context, set: ObjectSet, id: ObjectId): boolean {
  if (set.set === 'where') return wasIn(game, ctx, set.of, id) && matches(game, ctx, id, set.filter);
  if (set.set === 'linked') return rememberedObjects(game, ctx, set.link).includes(id);
  const createdBy = set.set === 'createdWith' ? (lastKnown(game, id)?.object.createdBy ?? 0) : 0;
  return createdBy !== 0 && set.set === 'createdWith' && objectsOf(game, ctx, set.source).includes(createdBy);
}

export function shareCreatureType(a: Kinds, b: Kinds): boolean {
  const among = (one: Kinds, other: Kinds): boolean =>
    one.subtypes.some((s) => isCreatureType(s) && (other.allCreatureTypes || other.subtypes.includes(s)));
  return (a.allCreatureTypes && b.allCreatureTypes) || among(a, b) || among(b, a);
}

/** The most of those that have one creature type in common (2006: 205.3 · 2009: 204.3k · 2011, 2026: 205.3m). */
export function mostOfOneType(all: readonly Kinds[]): number {
  const every = all.filter(({ allCreatureTypes }) => allCreatureTypes).length;
  const types = new Set(all.flatMap(({ subtypes }) => subtypes.filter(isCreatureType)));
  const withType = (type: string): number =>
    all.filter(({ subtypes, allCreatureTypes }) => !allCreatureTypes && subtypes.includes(type)).length;
  return [...types].reduce((most, type) => greater(most, every + withType(type)), every);
}

export function sharesType(game: Game, a: ObjectId, b: ObjectId, of: SharedKind, among?: readonly CardType[]): boolean {
  const ca = characteristics(game, a);
  const cb = characteristics(game, b);
  if (of === 'card') return (ca.types & cb.types & (among === undefined ? ~0 : typeBits(among))) !== 0;
  if (of === 'permanent') return (ca.types & cb.types & PERMANENT_TYPES) !== 0;
  if (of === 'creature') return shareCreatureType(ca, cb);
  return ca.subtypes.some((s) => isLandType(s) && cb.subtypes.includes(s));
}

/** What is targeted now, but how often and how many as it was put on the stack or changed (2009: 113.7 · 2011: 114.8 · 2026: 115.9). */
function targetsSuch(game: Game, ctx: Context, id: ObjectId, filter: Extract<Filter, { is: 'targets' }>): boolean {
  const targets = objectOrLast(game, id)?.stack?.targets ?? [];
  const objects = targets.flatMap((chosen) => chosen.objects);
  const players = targets.flatMap((chosen) => chosen.players);
  const count = objects.length + players.length;
  if (count === 0 || (filter.single === true && count !== 1)) return false;
  if (filter.only === true && new Set(objects).size + new Set(players).size !== 1) return false;
  const { what, player } = filter;
  if (what === undefined && player === undefined) return true;
  return (
    (what !== undefined && asLastThere(game, ctx, what).some((object) => objects.includes(object))) ||
    (player !== undefined && players.some((p) => isAskedAbout(game, ctx, player, p)))
  );
}

const NONE_EARLIER = { attackers: 0, blockers: 0 };
/** How many attacked and blocked this turn before the time that is asked about. */
const earlier = ({ state }: Game, { combat }: { combat?: true }): typeof NONE_EARLIER =>
  combat === true && state.combat !== null ? (state.combat.before ?? NONE_EARLIER) : NONE_EARLIER;

function happenedTo(game: Game, ctx: Context, id: ObjectId, event: ObjectHistory): boolean {
  const { history } = game.state;
  switch (event.did) {
    case 'attacked':
      return history.attackers.slice(earlier(game, event).attackers).some((a) => a.object === id);
    case 'hadToAttack':
      return game.state.combat?.hadToAttack?.includes(id) === true;
    case 'blocked':
      return history.blockers.slice(earlier(game, event).blockers).includes(id);
    case 'blockedOne': {
      const whom = asLastThere(game, ctx, event.whom);
      return history.blocks?.some((b) => b.blocker === id && !b.entered && whom.includes(b.attacker)) === true;
    }
    case 'becameBlocked': {
      const by = event.by === undefined ? null : asLastThere(game, ctx, event.by);
      return history.blocks?.some((b) => b.attacker === id && (by === null || by.includes(b.blocker))) === true;
    }
    case 'attackedLastTurn':
      return game.state.players[controllerOf(game, id)]?.attackedLastTurn?.includes(id) === true;
    case 'dealtDamage': {
      const { to } = event;
      const whom = event.whom === undefined ? null : askedAbout(game, ctx, event.whom);
      return history.damage.some(
        ({ source, recipient }) =>
          source === id &&
          (to === undefined || ('player' in recipient && isAskedAbout(game, ctx, to, recipient.player))) &&
          (whom === null || ('object' in recipient && whom.includes(recipient.object))),
      );
    }
    case 'wasDealtDamage': {
      const by = event.by === undefined ? null : asLastThere(game, ctx, event.by);
      return history.damage.some(
        (d) =>
          'object' in d.recipient &&
          d.recipient.object === id &&
          (by === null || by.includes(d.source)) &&
          (event.controllers === undefined || isAskedAbout(game, ctx, event.controllers, d.sourceController)),
      );
    }
    case 'activated':
      return history.activated.includes(id);
    case 'entered':
      return history.entered.includes(id);
    case 'underwent': {
      const asked = askedKey(event.event);
      const others = event.other === undefined ? null : asLastThere(game, ctx, event.other);
      return (
        history.happened?.some(
          (e) =>
            e.asked === asked &&
            (e.object === id || e.before === id) &&
            e.player === ctx.controller &&
            (others === null || (e.other !== undefined && others.includes(e.other))),
        ) === true
      );
    }
    case 'beganTurnUntapped':
      return history.began?.untapped.some(({ object }) => object === id) === true;
    case 'drawn':
      return history.drawnCards?.some(({ object }) => object === id) === true;
    case 'changedHands': {
      const object = objectOrLast(game, id);
      const [active] = activePlayers(game);
      return object !== null && object.controlledSince >= (game.state.players[active ?? -1]?.turnBegan ?? 0);
    }
    case 'controlledSinceTurnBegan': {
      const object = objectOrLast(game, id);
      return object !== null && object.controlledSince < (game.state.players[controllerOf(game, id)]?.turnBegan ?? 0);
    }
    case 'controlledSinceLastUpkeep': {
      // 2006: 502.19a · 2009: 702.27a · 2011: 702.28a · 2026: 702.30a
      const object = objectOrLast(game, id);
      return (
        object !== null && object.controlledSince < (game.state.players[controllerOf(game, id)]?.previousUpkeep ?? 0)
      );
    }
  }
}

/** A number with which the object is compared may be its own: "with toughness greater than its power". */
const besideItself = (ctx: Context, id: ObjectId, than: Quantity): Context =>
  typeof than === 'number' || !speaksOfCandidate(than) ? ctx : withBinding(ctx, 'candidate', { objects: [id] });
const speaksOfCandidate = memoised((than: Exclude<Quantity, number>): boolean =>
  someNode(than, ({ set, name }) => set === 'ref' && name === 'candidate'),
);

/** Whether the filter asks for cards, not for the permanents that they represent (2026: 712.21). */
export function speaksOfCards(what: Filter): boolean {
  if (what.is === 'and' || what.is === 'or') return what.of.some(speaksOfCards);
  return what.is === 'card';
}
