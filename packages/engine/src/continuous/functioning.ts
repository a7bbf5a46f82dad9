/**
 * In which zones an ability functions.
 * 2006: 402.8, 405.2a · 2009, 2011: 112.6, 604.3, 614.12, 615.11 · 2026: 113.6, 604.3, 614.12, 615.12, 702.62c, 702.143c, 702.170e
 */
import type { Edition } from '../editions/edition.ts';
import type { StaticAbility, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { ContinuousPart, Rule, SpecialAction } from '../vocabulary/rules-effects.ts';
import { ZONES, type Zone } from '../vocabulary/words.ts';

/** A zone as a bit. */
export const zoneBit = (zone: Zone): number => 1 << ZONES.indexOf(zone);
export const ON_BATTLEFIELD = zoneBit('battlefield');
export const ON_STACK = zoneBit('stack');
export const IN_COMMAND = zoneBit('command');
const EVERYWHERE = (1 << ZONES.length) - 1;
const OUTSIDE_BATTLEFIELD = EVERYWHERE & ~ON_BATTLEFIELD;

const bits = (zones: Zone | readonly Zone[]): number =>
  typeof zones === 'string' ? zoneBit(zones) : zones.reduce((sum, zone) => sum | zoneBit(zone), 0);

/** Where one part of a static ability functions, as bits of zones. `usual` is the battlefield, the stack for instants and sorceries, the command zone for nontraditional cards. */
export function zonesOfPart(
  edition: Edition,
  ability: StaticAbility,
  part: ContinuousPart,
  defines: boolean,
  usual: number,
): number {
  if (ability.zones !== undefined) return bits(ability.zones);
  if (defines) return edition.cdaZones === 'everywhere' || definesTypeOrColor(part) ? EVERYWHERE : usual;
  switch (part.part) {
    case 'cost':
      // what it costs to cast this: wherever it may be cast from, and the stack (402.8c–d · 112.6d · 113.6d–e)
      return isSelf(part.change.what) && part.change.of === 'cast' ? OUTSIDE_BATTLEFIELD : usual;
    case 'rule':
      return zonesOfRule(part.rule, usual);
    case 'replacement':
      return zonesOfReplaced(part.replacement.event, usual);
    case 'change':
      return usual;
    case 'additionalCost':
    case 'alternativeCost':
    case 'castFrom':
    case 'payWith':
    case 'helped':
    case 'offering':
    case 'castTiming':
    case 'openingHand':
    case 'goesFirst':
    case 'forAnte':
    case 'deck':
      return OUTSIDE_BATTLEFIELD;
  }
}

/** 2006: 405.2a lets only these function outside play. */
function definesTypeOrColor(part: ContinuousPart): boolean {
  return (
    part.part === 'change' &&
    part.mods.every((mod) => mod.mod === 'types' || mod.mod === 'everyCreatureType' || mod.mod === 'color')
  );
}

/** Special actions with the card in hand that says so (2026: 116.2e, 116.2h, 116.2k). */
const FROM_HAND: ReadonlySet<SpecialAction> = new Set(['discard', 'foretell', 'plot']);

function zonesOfRule(rule: Rule, usual: number): number {
  switch (rule.rule) {
    case 'cantBeCountered':
      return rule.what.set === 'self' ? ON_STACK : usual;
    case 'cantCast':
    case 'mayCastAsThoughFlash':
      return isSelf(rule.what) ? OUTSIDE_BATTLEFIELD : usual;
    case 'maySpecially':
      return FROM_HAND.has(rule.action) ? zoneBit('hand') : usual;
    case 'mayPlay':
      return rule.what.set === 'self' ? OUTSIDE_BATTLEFIELD : usual;
    default: // all others function where the ability does
      return usual;
  }
}

/**
 * Where a triggered ability can trigger from, as bits. Abilities about their own object's zone change, casting or cycling are
 * matched with the event itself, wherever the object winds up (events/triggers.ts).
 */
export function zonesOfTrigger(ability: TriggeredAbility, usual: number): number {
  if (ability.zones !== undefined) return bits(ability.zones);
  return usual === IN_COMMAND ? IN_COMMAND : ON_BATTLEFIELD;
}

/** A replacement of its own object's zone change or discarding functions where that can happen to it (402.8f–g · 112.6g–k · 113.6h, k, m). */
function zonesOfReplaced(pattern: EventPattern, usual: number): number {
  switch (pattern.on) {
    case 'move':
      if (!isSelf(pattern.what)) return usual;
      if (pattern.from !== undefined) return bits(pattern.from);
      return pattern.to === 'battlefield' ? ON_BATTLEFIELD : EVERYWHERE;
    case 'discard':
      return pattern.what !== undefined && isSelf(pattern.what) ? zoneBit('hand') : usual;
    case 'countered':
      return isSelf(pattern.what) ? ON_STACK : usual;
    case 'either':
      return pattern.of.reduce((found, each) => found | zonesOfReplaced(each, usual), 0);
    default: // what happens to it elsewhere is replaced from where the ability functions
      return usual;
  }
}

/** Whether a pattern is about the very object the ability is on, not about a kind of objects that it is one of. */
export function isOfItself(pattern: EventPattern): boolean {
  if (pattern.on === 'either') return pattern.of.some(isOfItself);
  return 'what' in pattern && pattern.what !== undefined && isSelf(pattern.what);
}

/** Whether what a rule is about is the object that the rule is on, and nothing besides. */
export const isItself = (what: ObjectSet | Filter): boolean => ('is' in what ? isSelf(what) : isSelfSet(what));

function isSelf(filter: Filter): boolean {
  return (
    filter.is === 'self' ||
    (filter.is === 'and' && filter.of.some(isSelf)) ||
    (filter.is === 'in' && isSelfSet(filter.set))
  );
}
const isSelfSet = (set: ObjectSet): boolean => set.set === 'self';
