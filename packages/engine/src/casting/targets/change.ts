/** Changing the targets of what is on the stack, and choosing new ones for a copy. 2006: 415.7, 503.10 · 2009: 113.6, 706.9c · 2011: 114.3, 114.6–114.7, 706.10c · 2026: 115.3, 115.7–115.8, 707.10c–e */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import type { ChosenTargets, GameObject, StackInfo } from '../../state/state.ts';
import { askOption } from '../../decisions/ask.ts';
import { type Context, withBinding } from '../../meaning/context.ts';
import { fitTogether } from '../../meaning/together.ts';
import { announce } from '../../events/announced.ts';
import { announceTargets, openTo, optionValues } from './choose.ts';
import { candidatesFor, isOf, type Targeting, TextContexts } from './legal.ts';
import { sourceOnStack } from '../stack-context.ts';

export type Slot = { object: ObjectId } | { player: PlayerId };

/** One of the targets: what it is now, and to which of the choices it belongs. */
interface Place {
  at: number;
  now: Slot;
}

interface Rechoosing {
  game: Game;
  by: Targeting;
  texts: TextContexts;
  chosen: readonly ChosenTargets[];
  places: readonly Place[];
  /** what the new ones may be; null: anything legal */
  to: readonly Slot[] | null;
}

/** Whether the target at that place is to change. */
type Freedom = (place: Place) => 'must' | 'may' | 'not';

/**
 * Lets the player change targets: all of them or none ("change the target"), one ("change a target"), or any ("change any targets",
 * "choose new targets"), each to another legal one. Returns whether any changed.
 */
export function chooseNewTargets(
  game: Game,
  player: PlayerId,
  stackObject: ObjectId,
  how: { which: 'all' | 'one' | 'any'; to: readonly Slot[] | null; announced?: false },
): boolean {
  const object = objectOf(game, stackObject);
  if (object === null || object.stack === null) return false;
  const before = object.stack.targets;
  const start: Rechoosing = {
    game,
    by: { on: object.id, source: sourceOnStack(object) },
    texts: new TextContexts(game, object),
    chosen: before,
    places: placesOf(before),
    to: how.to,
  };
  const targets =
    how.which === 'any'
      ? (rechosen(start, player, () => 'may') ?? before)
      : how.which === 'one'
        ? withOneChanged(start, player)
        : withAllChanged(start, player);
  // whoever is asked may leave instead, and a copy of theirs leaves too (2006: 600.4a · later: 800.4a)
  if (objectOf(game, object.id) === null) return false;
  if (targets.every((next, i) => sameTargets(next, before[i] as ChosenTargets))) return false;
  announce(game, stackObject, { targets } satisfies Partial<StackInfo>);
  if (how.announced !== false) announceTargets(game, stackObject, targets, before);
  return true;
}

/**
 * The targets of a copy under that player's control that has that object for its target: every target of the original must be one that it
 * could be, and the same; null where it could not (2026: 707.10d–e).
 */
export function targetsTurnedTo(
  game: Game,
  player: PlayerId,
  original: GameObject,
  id: ObjectId,
): ChosenTargets[] | null {
  const contexts = new TextContexts(game, original, player);
  const by: Targeting = { on: original.id, source: sourceOnStack(original) };
  const turned: ChosenTargets[] = [];
  for (const target of original.stack?.targets ?? []) {
    const { ctx, spec } = contexts.at(target);
    const slots = target.objects.length + target.players.length;
    if (slots > 1 || !candidatesFor(game, ctx, spec, by).objects.includes(id)) return null;
    const of = target.of?.[0];
    if (of !== undefined && !isOf(game, id, of)) return null;
    turned.push(slots === 0 ? target : { ...target, objects: [id], players: [] });
  }
  return turned.some((target) => target.objects.includes(id)) ? turned : null;
}

/** A copy comes with the targets that its player has decided on, and all of them become targets (2009: 706.9c · 2011: 706.10c · 2026: 707.10c). */
export function targetsOfCopy(game: Game, player: PlayerId, copy: ObjectId, anew: boolean): void {
  if (anew) chooseNewTargets(game, player, copy, { which: 'any', to: null, announced: false });
  announceTargets(game, copy, objectOf(game, copy)?.stack?.targets ?? []);
}

/** All of them or none; by the older rules each that can (2006: 415.7a · 2009: 113.6 · 2011: 114.6a · 2026: 115.7a). */
function withAllChanged(start: Rechoosing, player: PlayerId): readonly ChosenTargets[] {
  if (start.game.edition.changingTargets === 'all-or-none')
    return rechosen(start, player, () => 'must') ?? start.chosen;
  let r = start;
  for (const i of start.places.keys()) {
    const chosen = rechosen(r, player, (place) => (place === r.places[i] ? 'must' : 'not'));
    if (chosen !== null) r = { ...r, chosen, places: placesOf(chosen) };
  }
  return r.chosen;
}

function withOneChanged(r: Rechoosing, player: PlayerId): readonly ChosenTargets[] {
  const only =
    (one: Place | undefined): Freedom =>
    (place) =>
      place === one ? 'must' : 'not';
  const open = r.places.filter((place) => isCompletable(r, [], only(place)));
  if (open.length === 0) return r.chosen;
  const which = askOption(r.game, {
    player,
    source: r.by.on,
    kind: 'target',
    purpose: 'choose the target to change',
    options: open.map(({ now }) => now),
  });
  return rechosen(r, player, only(open[which])) ?? r.chosen;
}

/** Asks for each target in turn; null if there is no such set. Only the final set must be legal (2011: 114.6e · 2026: 115.7e). */
function rechosen(r: Rechoosing, player: PlayerId, freedom: Freedom): readonly ChosenTargets[] | null {
  const picked: Slot[] = [];
  while (picked.length < r.places.length) {
    const options = openAt(r, picked, freedom).filter((slot) => isCompletable(r, [...picked, slot], freedom));
    if (options.length === 0) return null;
    const which = askOption(r.game, {
      player,
      source: r.by.on,
      kind: 'target',
      purpose: 'choose a new target',
      options,
    });
    picked.push(options[which] as Slot);
  }
  return r.chosen.map((chosen, at) => rebuilt(chosen, pickedFor(r, picked, at)));
}

const isCompletable = (r: Rechoosing, picked: readonly Slot[], freedom: Freedom): boolean =>
  picked.length === r.places.length ||
  openAt(r, picked, freedom).some((slot) => isCompletable(r, [...picked, slot], freedom));

/** What the next target may be once those before it are what was picked. One may stay that is illegal, unless the change made it so (2011: 114.6a, d · 2026: 115.7a, d). */
function openAt(r: Rechoosing, picked: readonly Slot[], freedom: Freedom): Slot[] {
  const place = r.places[picked.length] as Place;
  const { now } = place;
  const beside = pickedFor(r, picked, place.at);
  const legal = legalAt(r, place.at, picked, beside);
  const open: Slot[] = [];
  const how = freedom(place);
  if (how !== 'must') {
    const unharmed =
      isIn(legal, now) ||
      !isIn(
        legalAt(
          r,
          place.at,
          r.places.map((p) => p.now),
          [],
        ),
        now,
      );
    if (unharmed && !isIn(beside, now)) open.push(now);
  }
  if (how !== 'not')
    for (const slot of legal) if (!isSame(slot, now) && (r.to === null || isIn(r.to, slot))) open.push(slot);
  return open;
}

/** What is legal for that choice beside what else is picked for it: nothing twice (2011: 114.3 · 2026: 115.3), and of one owner where it must be. */
function legalAt(r: Rechoosing, at: number, picked: readonly Slot[], beside: readonly Slot[]): Slot[] {
  const chosen = r.chosen[at] as ChosenTargets;
  const { ctx, spec } = r.texts.at(chosen);
  const then = contextAfter(r, ctx, at, picked);
  const found = openTo(then, spec, candidatesFor(r.game, then, spec, r.by));
  const [first] = beside;
  const of = chosen.of?.[beside.length];
  const owner = spec.singleOwner === true && first !== undefined ? ownerOf(r.game, first) : null;
  return (optionValues(found.objects, found.players) as Slot[]).filter(
    (slot) =>
      !isIn(beside, slot) &&
      (of === undefined || ('object' in slot && isOf(r.game, slot.object, of))) &&
      (owner === null || ownerOf(r.game, slot) === owner) &&
      (spec.together === undefined || fitTogether(r.game, then, byKind([...beside, slot]).objects, spec.together)),
  );
}

/** Later choices of a text may refer to those before them. */
function contextAfter(r: Rechoosing, ctx: Context, at: number, picked: readonly Slot[]): Context {
  const here = r.chosen[at] as ChosenTargets;
  let then = ctx;
  for (let i = 0; i < at; i++) {
    const chosen = r.chosen[i] as ChosenTargets;
    if (chosen.text === here.text) then = withBinding(then, chosen.name, byKind(pickedFor(r, picked, i)));
  }
  return then;
}

const placesOf = (targets: readonly ChosenTargets[]): Place[] =>
  targets.flatMap((chosen, at) =>
    [...chosen.objects.map((object) => ({ object })), ...chosen.players.map((player) => ({ player }))].map((now) => ({
      at,
      now,
    })),
  );
const pickedFor = (r: Rechoosing, picked: readonly Slot[], at: number): Slot[] =>
  picked.filter((_, i) => r.places[i]?.at === at);
const byKind = (slots: readonly Slot[]): { objects: ObjectId[]; players: PlayerId[] } => ({
  objects: slots.flatMap((slot) => ('object' in slot ? [slot.object] : [])),
  players: slots.flatMap((slot) => ('player' in slot ? [slot.player] : [])),
});
const isSame = (a: Slot, b: Slot): boolean =>
  'object' in a ? 'object' in b && a.object === b.object : 'player' in b && a.player === b.player;
const isIn = (slots: readonly Slot[], slot: Slot): boolean => slots.some((one) => isSame(one, slot));
const ownerOf = (game: Game, slot: Slot): PlayerId =>
  'player' in slot ? slot.player : (objectOf(game, slot.object)?.owner ?? -1);

const sameTargets = (a: ChosenTargets, b: ChosenTargets): boolean =>
  a.objects.length === b.objects.length &&
  a.objects.every((id, i) => id === b.objects[i]) &&
  a.players.every((p, i) => p === b.players[i]);

/** Objects first, then players; a division stays as it was announced, each new target taking the old one's share (2026: 115.7f). */
function rebuilt(chosen: ChosenTargets, slots: readonly Slot[]): ChosenTargets {
  const { divided } = chosen;
  if (divided === null) return { ...chosen, ...byKind(slots) };
  const shares = slots.map((slot, i) => ({ slot, share: divided[i] as number }));
  const ordered = [...shares.filter(({ slot }) => 'object' in slot), ...shares.filter(({ slot }) => 'player' in slot)];
  return { ...chosen, ...byKind(slots), divided: ordered.map(({ share }) => share) };
}
