/** Changing the targets of what is on the stack, and choosing new ones for a copy. 2006: 415.7, 503.10 · 2009: 113.6, 706.9c · 2011: 114.6, 706.10c · 2026: 115.7, 707.10c–d */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { ChosenTargets, GameObject, StackInfo } from '../state/state.ts';
import { ask, answererFor } from '../decisions/ask.ts';
import type { OptionValue } from '../decisions/decision.ts';
import { announce } from './announced.ts';
import { announceTargets, optionValues } from './choose-targets.ts';
import { candidatesFor, sourceOnStack, type Targeting, TextContexts } from './targets.ts';

/**
 * Lets the player choose new targets. `optional`: any of them may stay as it is ("may choose new targets"); otherwise each
 * changes to another legal target if there is one. `to` limits what the new ones may be. Returns whether any changed.
 */
export function chooseNewTargets(
  game: Game,
  player: PlayerId,
  stackObject: ObjectId,
  how: { optional: boolean; to: readonly ObjectId[] | null; announced?: false },
): boolean {
  const object = objectOf(game, stackObject);
  if (object === null || object.stack === null) return false;
  const contexts = new TextContexts(game, object);
  const by: Targeting = { on: object.id, source: sourceOnStack(object) };
  const targets: ChosenTargets[] = [];
  let changed = false;
  for (const chosen of object.stack.targets) {
    const { ctx, spec } = contexts.at(chosen);
    const found = candidatesFor(game, ctx, spec, by);
    const { to } = how;
    const allowed = (spec.other ?? []).flatMap((name) => ctx.env[name]?.objects ?? []);
    const objects = found.objects.filter(
      (id) => !allowed.includes(id) && (to === null || to.includes(id) || chosen.objects.includes(id)),
    );
    const players = to === null ? found.players : found.players.filter((p) => chosen.players.includes(p));
    const next = how.optional
      ? anew(game, player, object.id, chosen, objects, players)
      : eachChanged(game, player, object.id, chosen, objects, players);
    if (!sameTargets(next, chosen)) changed = true;
    targets.push(next);
    ctx.env = { ...ctx.env, [chosen.name]: { objects: next.objects, players: next.players } };
  }
  if (!changed) return false;
  const before = object.stack.targets;
  announce(game, object.id, { targets } satisfies Partial<StackInfo>);
  if (how.announced !== false) announceTargets(game, object.id, targets, before);
  return true;
}

/**
 * The targets of a copy that has that object for its target: every target of the original must be one that it could be, and the
 * same; null where it could not (2026: 707.10d).
 */
export function targetsTurnedTo(game: Game, original: GameObject, id: ObjectId): ChosenTargets[] | null {
  const contexts = new TextContexts(game, original);
  const by: Targeting = { on: original.id, source: sourceOnStack(original) };
  const turned: ChosenTargets[] = [];
  for (const target of original.stack?.targets ?? []) {
    const { ctx, spec } = contexts.at(target);
    const slots = target.objects.length + target.players.length;
    if (slots > 1 || !candidatesFor(game, ctx, spec, by).objects.includes(id)) return null;
    turned.push(slots === 0 ? target : { ...target, objects: [id], players: [] });
  }
  return turned.some((target) => target.objects.includes(id)) ? turned : null;
}

/** A copy comes with the targets that its player has decided on, and all of them become targets (2009: 706.9c · 2011: 706.10c · 2026: 707.10c). */
export function targetsOfCopy(game: Game, player: PlayerId, copy: ObjectId, anew: boolean): void {
  if (anew) chooseNewTargets(game, player, copy, { optional: true, to: null, announced: false });
  announceTargets(game, copy, objectOf(game, copy)?.stack?.targets ?? []);
}

const sameTargets = (a: ChosenTargets, b: ChosenTargets): boolean =>
  a.objects.length === b.objects.length &&
  a.objects.every((id, i) => id === b.objects[i]) &&
  a.players.every((p, i) => p === b.players[i]) &&
  a.players.length === b.players.length;

type Slot = { object: ObjectId } | { player: PlayerId };
const slotsOf = (chosen: ChosenTargets): Slot[] => [
  ...chosen.objects.map((object) => ({ object })),
  ...chosen.players.map((player) => ({ player })),
];
const same = (a: Slot, b: Slot): boolean =>
  'object' in a ? 'object' in b && a.object === b.object : 'player' in b && a.player === b.player;

/** The same number of targets, each new or as it was. An illegal one may stay (2026: 115.7d). */
function anew(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  chosen: ChosenTargets,
  objects: readonly ObjectId[],
  players: readonly PlayerId[],
): ChosenTargets {
  const slots = slotsOf(chosen);
  if (slots.length === 0) return chosen;
  return replaceEach(game, player, source, chosen, slots, optionValues(objects, players), true);
}

function eachChanged(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  chosen: ChosenTargets,
  objects: readonly ObjectId[],
  players: readonly PlayerId[],
): ChosenTargets {
  return replaceEach(game, player, source, chosen, slotsOf(chosen), optionValues(objects, players), false);
}

function replaceEach(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  chosen: ChosenTargets,
  slots: readonly Slot[],
  options: readonly OptionValue[],
  mayStay: boolean,
): ChosenTargets {
  const result: Slot[] = [...slots];
  for (let i = 0; i < slots.length; i++) {
    const now = slots[i] as Slot;
    const others = (options as readonly Slot[]).filter((o) => !result.some((taken) => same(taken, o)));
    const open: Slot[] = mayStay ? [now, ...others] : others;
    if (open.length === 0) continue;
    let at = 0;
    if (open.length > 1) {
      const decision = {
        form: 'choose' as const,
        kind: 'target' as const,
        player,
        by: answererFor(game, player),
        source,
        purpose: 'choose a new target',
        options: open,
        min: 1,
        max: 1,
      };
      at = ask(game, decision)[0] as number;
    }
    result[i] = open[at] as Slot;
  }
  return rebuild(chosen, result);
}

/** Objects first, then players; a division stays as it was announced, each new target taking the old one's share. */
function rebuild(chosen: ChosenTargets, slots: readonly Slot[]): ChosenTargets {
  const shares = slots.map((slot, i) => ({ slot, share: chosen.divided?.[i] ?? 0 }));
  const objects = shares.filter((s) => 'object' in s.slot);
  const players = shares.filter((s) => 'player' in s.slot);
  return {
    ...chosen,
    objects: objects.map((s) => (s.slot as { object: ObjectId }).object),
    players: players.map((s) => (s.slot as { player: PlayerId }).player),
    divided: chosen.divided === null ? null : [...objects, ...players].map((s) => s.share),
  };
}
