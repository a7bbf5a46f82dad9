/**
 * Which targets are legal, now and as the spell or ability resolves.
 * 2006: 413.2a, 415, 416.2, 502.7 · 2009: 113, 608.2b, 609.2 · 2011: 114, 608.2b, 609.2 · 2026: 115, 608.2b, 609.2, 702.11, 702.16, 702.18,
 * 707.10d
 */
import type { StaticAbility, TargetSpec } from '../../vocabulary/abilities.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';
import type { Zone } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, isOwnedZone, objectOf, zoneList } from '../../state/objects.ts';
import type { ChosenTargets, GameObject } from '../../state/state.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { controllerOf, rulesOf } from '../../continuous/derive.ts';
import type { ActiveRule } from '../../continuous/derived.ts';
import { activeContext, type Context, bind } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { fitTogether } from '../../meaning/together.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { specAt, type Text, textsOnStack } from '../body.ts';
import { sourceOnStack, stackContext } from '../stack-context.ts';

/** What can be targeted. */
export interface Candidates {
  objects: ObjectId[];
  players: PlayerId[];
}

/** What targets: the spell, or the ability on the stack (0 if not there yet), and the object whose qualities count. */
export interface Targeting {
  /** the object on the stack, which cannot target itself (2006: 415.6 · 2009: 113.4 · 2011: 114.4 · 2026: 115.5) */
  on: ObjectId;
  /** the spell, or the object that the ability is on */
  source: ObjectId;
  /** the source is a card that would be a spell: it is looked at as that spell (2026: 601.3e) and will be on the stack, no longer where it is */
  proposed?: boolean;
}

const BATTLEFIELD: readonly Zone[] = ['battlefield'];

/** Calls `visit` for every object the specification allows until it says to stop; returns whether it did. */
function visitObjects(
  game: Game,
  ctx: Context,
  spec: TargetSpec,
  by: Targeting,
  visit: (id: ObjectId) => boolean,
  allowed = allowedObject,
): boolean {
  const { objects } = spec;
  if (objects === undefined) return false;
  const zones =
    objects.zone === undefined ? BATTLEFIELD : typeof objects.zone === 'string' ? [objects.zone] : objects.zone;
  const whose = objects.of === undefined ? null : playersOf(game, ctx, objects.of);
  for (const zone of zones) {
    if (isOwnedZone(zone)) {
      for (const player of whose ?? apnap(game)) {
        for (const id of zoneList(game.state, zone, player))
          if (allowed(game, ctx, objects, by, id) && visit(id)) return true;
      }
      continue;
    }
    for (const id of zoneList(game.state, zone, 0)) {
      const object = objectOf(game, id) as GameObject;
      if (object.phasedOut || (whose !== null && !whose.includes(object.owner))) continue;
      if (allowed(game, ctx, objects, by, id) && visit(id)) return true;
    }
  }
  return false;
}

type AllowedObjects = NonNullable<TargetSpec['objects']>;

const fits = (game: Game, ctx: Context, objects: AllowedObjects, by: Targeting, id: ObjectId): boolean =>
  !isItself(by, id) && matches(game, ctx, id, objects.where);

const isItself = ({ on, source, proposed }: Targeting, id: ObjectId): boolean =>
  id === on || (proposed === true && id === source);

const allowedObject = (game: Game, ctx: Context, objects: AllowedObjects, by: Targeting, id: ObjectId): boolean =>
  fits(game, ctx, objects, by, id) && canTarget(game, ctx.controller, by, id);

function visitPlayers(
  game: Game,
  ctx: Context,
  spec: TargetSpec,
  by: Targeting,
  visit: (player: PlayerId) => boolean,
): boolean {
  if (spec.players === undefined) return false;
  const { announced } = spec;
  return playersOf(game, ctx, spec.players).some(
    (player) =>
      (announced === undefined || isPlayer(game, ctx, announced, player)) &&
      canTargetPlayer(game, ctx.controller, by, player) &&
      visit(player),
  );
}

/** Everything the specification allows, in the order of zones and turn order. */
export function candidatesFor(game: Game, ctx: Context, spec: TargetSpec, by: Targeting): Candidates {
  const found: Candidates = { objects: [], players: [] };
  visitObjects(game, ctx, spec, by, (id) => {
    found.objects.push(id);
    return false;
  });
  visitPlayers(game, ctx, spec, by, (player) => {
    found.players.push(player);
    return false;
  });
  return found;
}

/** Whether there are at least that many; stops at the last one needed. */
export function hasCandidates(game: Game, ctx: Context, spec: TargetSpec, by: Targeting, atLeast: number): boolean {
  let left = atLeast;
  if (left <= 0) return true;
  const counted = (): boolean => --left <= 0;
  if (visitObjects(game, ctx, spec, by, counted)) return true;
  return visitPlayers(game, ctx, spec, by, counted);
}

/** What keeps an object from being targeted that fits the specification; null: nothing keeps any. */
export function keptFromTargeting(game: Game, ctx: Context, spec: TargetSpec, by: Targeting): ActiveRule | null {
  let found: ActiveRule | null = null;
  const keeps = (id: ObjectId): boolean => (found = targetBan(game, ctx.controller, by, id)) !== null;
  visitObjects(game, ctx, spec, by, keeps, fits);
  return found;
}

/** Whether rules let a source of that player's target the object: shroud, hexproof, protection and the like. */
const canTarget = (game: Game, player: PlayerId, by: Targeting, id: ObjectId): boolean =>
  targetBan(game, player, by, id) === null;

/** Whether it is such a spell, or of such a source. */
function isBy(game: Game, ctx: Context, { source, proposed }: Targeting, filter: Filter): boolean {
  if (proposed === true) bind(ctx, 'proposed.spell', { objects: [source] });
  return matches(game, ctx, source, filter);
}

function targetBan(game: Game, player: PlayerId, by: Targeting, id: ObjectId): ActiveRule | null {
  const rules = rulesOf(game, 'cantBeTargeted');
  for (const active of rules) {
    const { rule } = active;
    const ctx = activeContext(active);
    if (!isAmong(game, ctx, rule.what, id)) continue;
    if (rule.of !== undefined && !isPlayer(game, ctx, rule.of, player)) continue;
    if (rule.by !== undefined && !isBy(game, ctx, by, rule.by)) continue;
    if (!asThoughWithout(game, player, active, id)) return active;
  }
  return null;
}

/** Whether that player's spells and abilities target the object as though it didn't have the keyword that forbids it. */
function asThoughWithout(game: Game, player: PlayerId, { effect, ref }: ActiveRule<Rule>, id: ObjectId): boolean {
  const { keyword } = effect === 0 ? (abilityAt(game, ref) as StaticAbility) : {};
  if (keyword !== 'shroud' && keyword !== 'hexproof') return false;
  return rulesOf(game, 'targetAsThough').some((active) => {
    const { what, of, without } = active.rule;
    const ctx = activeContext(active);
    return without === keyword && isPlayer(game, ctx, of, player) && isAmong(game, ctx, what, id);
  });
}

function canTargetPlayer(game: Game, player: PlayerId, by: Targeting, target: PlayerId): boolean {
  return !rulesOf(game, 'playerCantBeTargeted').some((active) => {
    const { rule } = active;
    const ctx = activeContext(active);
    if (!isPlayer(game, ctx, rule.who, target)) return false;
    if (rule.of !== undefined && !isPlayer(game, ctx, rule.of, player)) return false;
    return rule.by === undefined || isBy(game, ctx, by, rule.by);
  });
}

/** Whether the object is in the set, without making the list where that is easy. */
export function isAmong(game: Game, ctx: Context, set: ObjectSet, id: ObjectId): boolean {
  if (set.set === 'self') return ctx.source === id;
  if (set.set === 'all' && set.zone === undefined && set.of === undefined)
    return objectOf(game, id)?.zone === 'battlefield' && matches(game, ctx, id, set.where);
  return objectsOf(game, ctx, set).includes(id);
}

/** Which of the choices made are legal now (2006: 413.2a · later: 608.2b). Divided amounts stay with their targets. */
export function stillLegal(
  game: Game,
  ctx: Context,
  spec: TargetSpec,
  by: Targeting,
  chosen: ChosenTargets,
): ChosenTargets {
  const objects: ObjectId[] = [];
  const players: PlayerId[] = [];
  const divided: number[] = [];
  chosen.objects.forEach((id, i) => {
    if (!isLegalObject(game, ctx, spec, by, id)) return;
    const of = chosen.of?.[i];
    if (of !== undefined && !isOf(game, id, of)) return;
    objects.push(id);
    divided.push(chosen.divided?.[i] ?? 0);
  });
  const allowed = spec.players === undefined || chosen.players.length === 0 ? [] : playersOf(game, ctx, spec.players);
  chosen.players.forEach((player, i) => {
    if (!allowed.includes(player) || !canTargetPlayer(game, ctx.controller, by, player)) return;
    players.push(player);
    divided.push(chosen.divided?.[chosen.objects.length + i] ?? 0);
  });
  if (spec.together !== undefined && !fitTogether(game, ctx, objects, spec.together))
    return { ...chosen, objects: [], players: [], divided: null };
  return { ...chosen, objects, players, divided: chosen.divided === null ? null : divided };
}

/** Whether it is that player's: under their control or, where nobody controls it, theirs. */
export function isOf(game: Game, id: ObjectId, player: PlayerId): boolean {
  const object = objectOf(game, id);
  return (object?.zone === 'battlefield' ? controllerOf(game, id) : object?.owner) === player;
}

/** An object is illegal once it is no longer in the zone it was in, for it is another object there (400.7). */
function isLegalObject(game: Game, ctx: Context, spec: TargetSpec, by: Targeting, id: ObjectId): boolean {
  const object = objectOf(game, id);
  const { objects } = spec;
  if (object === null || objects === undefined || object.phasedOut) return false;
  const inZone =
    objects.zone === undefined
      ? object.zone === 'battlefield'
      : typeof objects.zone === 'string'
        ? object.zone === objects.zone
        : objects.zone.includes(object.zone);
  if (!inZone) return false;
  if (objects.of !== undefined && !isPlayer(game, ctx, objects.of, object.owner)) return false;
  return allowedObject(game, ctx, objects, by, id);
}

/** Where the choices of each text of an object on the stack are read: a text knows the choices made for it, and no other's. */
export class TextContexts {
  private readonly texts: readonly Text[];
  private readonly contexts: Context[];
  /** `controller`: of a copy of the object that is still to be made */
  constructor(game: Game, object: GameObject, controller?: PlayerId) {
    this.texts = textsOnStack(game, object);
    this.contexts = this.texts.map(({ ref }) => stackContext(game, object, ref));
    if (controller !== undefined) this.contexts = this.contexts.map((ctx) => ({ ...ctx, controller }));
  }

  at({ text, spec }: ChosenTargets): { ctx: Context; spec: TargetSpec } {
    return { ctx: this.contexts[text] as Context, spec: specAt((this.texts[text] as Text).body, spec) };
  }
}

const without = (all: readonly number[], some: readonly number[]): number[] => all.filter((id) => !some.includes(id));

/** With those that have become illegal, where what is done to the others may still ask about them (seam `askingIllegalTargets`). */
function withIllegal(game: Game, chosen: ChosenTargets, now: ChosenTargets): ChosenTargets {
  if (game.edition.askingIllegalTargets === 'unknown') return now;
  const illegal = without(chosen.objects, now.objects);
  const illegalPlayers = without(chosen.players, now.players);
  if (illegal.length + illegalPlayers.length === 0) return now;
  return {
    ...now,
    ...(illegal.length === 0 ? {} : { illegal }),
    ...(illegalPlayers.length === 0 ? {} : { illegalPlayers }),
  };
}

/** The targets of an object on the stack that are legal now, whether any is, and whether it had any at all. */
export function legalTargetsNow(
  game: Game,
  object: GameObject,
): { legal: ChosenTargets[]; any: boolean; had: boolean } {
  const { stack } = object;
  if (stack === null || stack.targets.length === 0) return { legal: [], any: false, had: false };
  const contexts = new TextContexts(game, object);
  const by: Targeting = { on: object.id, source: sourceOnStack(object) };
  const legal: ChosenTargets[] = [];
  let any = false;
  let had = false;
  for (const chosen of stack.targets) {
    const { ctx, spec } = contexts.at(chosen);
    const now = stillLegal(game, ctx, spec, by, chosen);
    legal.push(withIllegal(game, chosen, now));
    if (chosen.objects.length + chosen.players.length > 0) had = true;
    if (now.objects.length + now.players.length > 0) any = true;
    // later specifications may refer to what was chosen for earlier ones
    bind(ctx, chosen.name, { objects: chosen.objects, players: chosen.players });
  }
  return { legal, any, had };
}
