/**
 * Choosing targets as a spell or ability is put on the stack, and dividing among them.
 * 2006: 409.1c–e, 413.2a · 2009: 113.7b, 601.2c–d, 603.3d, 608.2b · 2011: 114.6d, 114.6e, 114.8a, 601.2c–d, 603.3d, 608.2b · 2026: 115.7d,
 * 115.7e, 115.9a, 601.2c–d, 603.3d, 608.2b, 608.2f
 */
import type { TargetSpec } from '../../vocabulary/abilities.ts';
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { carriesOut } from '../../state/hands.ts';
import { ownerOf } from '../../state/objects.ts';
import type { ChosenTargets } from '../../state/state.ts';
import { controllerOf, derive } from '../../continuous/derive.ts';
import { OVERLOAD } from '../../abilities/keywords/overload.ts';
import { askDivision, askOption, askOptions, chooseAtRandom, settle } from '../../decisions/ask.ts';
import type { Answer, OptionValue, WrongAnswer } from '../../decisions/decision.ts';
import { happen } from '../../events/happen.ts';
import { byPlayer } from '../../events/cause.ts';
import { asksForTargeting, becomesTargetEvent, playerTargetedEvent } from '../../events/kinds/ability.ts';
import type { GameEvent } from '../../events/event.ts';
import { withBinding, type Context, bind } from '../../meaning/context.ts';
import { withinRange } from '../../meaning/objects.ts';
import { choosersAmong, playersOf } from '../../meaning/players.ts';
import { isInRange } from '../../meaning/range.ts';
import { timesPaidOf } from '../../meaning/paid.ts';
import { canFitTogether, fitTogether } from '../../meaning/together.ts';
import { amountOf } from '../../meaning/quantity.ts';
import type { SpecPath } from '../body.ts';
import { type Candidates, candidatesFor, hasCandidates, isOf, type Targeting } from './legal.ts';
import { type Choice, due, obliged, type Obligations } from './obliged.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { memoised } from '../../state/memoised.ts';

/** The objects, then the players, as options of a decision. */
export function optionValues(objects: readonly ObjectId[], players: readonly PlayerId[]): OptionValue[] {
  return [...objects.map((object) => ({ object })), ...players.map((player) => ({ player }))];
}

function range(game: Game, ctx: Context, spec: TargetSpec): { min: number; max: number | null } {
  if (spec.byHand === true && !carriesOut(game, ctx.controller)) return { min: 0, max: 0 };
  const min = greater(0, amountOf(game, ctx, spec.count.min));
  const max = spec.count.max === null ? null : greater(min, amountOf(game, ctx, spec.count.max));
  if (spec.divide === undefined) return { min, max };
  // each gets at least one, so there are no more targets than there is to divide
  const amount = greater(0, amountOf(game, ctx, spec.divide));
  return { min: lesser(min, amount), max: max === null ? amount : lesser(max, amount) };
}

/** Targets that depend on a cost not paid are not chosen (2006: 409.1d · later: 601.2c), and those of an overloaded spell (2026: 702.96b). */
function applies({ ifPaid, unlessPaid }: TargetSpec, paid: Readonly<Record<string, number>>): boolean {
  const isPaid = (tag: string): boolean => timesPaidOf(paid, tag) > 0;
  if (paid[OVERLOAD] !== undefined) return false;
  return (ifPaid === undefined || isPaid(ifPaid)) && (unlessPaid === undefined || !isPaid(unlessPaid));
}

/** Whether all the required targets can be chosen: without `other` and references that is one look at each. */
export function targetsExist(
  game: Game,
  ctx: Context,
  specs: readonly SpecPath[],
  by: Targeting,
  paid: Readonly<Record<string, number>>,
): boolean {
  const open = specs.filter(({ spec }) => applies(spec, paid));
  if (open.length === 0) return true;
  if (open.length === 1 || open.every(({ spec }) => !isJoint(spec, open)))
    return open.every(({ spec }) => enough(game, ctx, spec, by));
  return completable(game, ctx, open, 0, by);
}

function enough(game: Game, ctx: Context, spec: TargetSpec, by: Targeting): boolean {
  const { min } = range(game, ctx, spec);
  if (min === 0) return true;
  const { by: chooser, forEach, singleOwner, together } = spec;
  if (chooser === undefined && forEach === undefined && singleOwner === undefined && together === undefined)
    return hasCandidates(game, ctx, spec, by, min);
  return choosersOf(game, ctx, spec, candidatesFor(game, ctx, spec, by)).length > 0;
}

/** Whether that many targets can be chosen out of what was found. */
function suffices(game: Game, ctx: Context, spec: TargetSpec, found: Candidates, min: number): boolean {
  const { objects, players } = found;
  if (spec.forEach !== undefined) {
    const count = (player: PlayerId): number => objects.filter((id) => isOf(game, id, player)).length;
    return playersOf(game, ctx, spec.forEach).every((player) => count(player) >= min);
  }
  if (spec.singleOwner === true && min > 1) return largestOwner(game, found) >= min;
  if (spec.together !== undefined) return canFitTogether(game, ctx, objects, min, spec.together);
  return objects.length + players.length >= min;
}

/** The players who may be the one to choose, the controller unless another is said, of those who can choose enough. */
function choosersOf(game: Game, ctx: Context, spec: TargetSpec, found: Candidates): PlayerId[] {
  const { min } = range(game, ctx, spec);
  const named = spec.by === undefined ? [ctx.controller] : choosersAmong(game, ctx, spec.by);
  return named.filter((player) => suffices(game, ctx, spec, openToChooser(game, ctx, spec, player, found), min));
}

/** The candidates that player can choose: of another chooser's, what that player too can reach (2006: 601.5a · 2009, 2011, 2026: 801.5a). */
function openToChooser(game: Game, ctx: Context, spec: TargetSpec, chooser: PlayerId, found: Candidates): Candidates {
  let { objects, players } = found;
  if (chooser !== ctx.controller) {
    objects = [...withinRange(game, chooser, objects)];
    players = players.filter((p) => isInRange(game, chooser, p));
  }
  return { objects: spec.own === true ? objects.filter((id) => isOf(game, id, chooser)) : objects, players };
}

function largestOwner(game: Game, { objects }: Candidates): number {
  const counts = new Map<PlayerId, number>();
  for (const id of objects) counts.set(ownerOf(game, id), (counts.get(ownerOf(game, id)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Names that the specification refers to: `other`, and references inside its nouns. */
const namesIn = memoised((spec: TargetSpec): readonly string[] => {
  const found = new Set(spec.other ?? []);
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { set, who, q, name } = node as { set?: string; who?: string; q?: string; name?: unknown };
    if ((set === 'ref' || who === 'ref' || q === 'ref') && typeof name === 'string') found.add(name);
    for (const child of Object.values(node)) walk(child);
  };
  walk(spec.objects);
  walk(spec.players);
  walk(spec.count);
  return [...found];
});
const isJoint = (spec: TargetSpec, all: readonly SpecPath[]): boolean =>
  namesIn(spec).some((name) => all.some((other) => other.spec !== spec && other.spec.name === name));

/** Whether the rest can be chosen from here, by trying (the smallest number for each). */
function completable(game: Game, ctx: Context, specs: readonly SpecPath[], at: number, by: Targeting): boolean {
  const here = specs[at];
  if (here === undefined) return true;
  const { spec } = here;
  const { min } = range(game, ctx, spec);
  if (min === 0) return completable(game, withBinding(ctx, spec.name, { objects: [], players: [] }), specs, at + 1, by);
  const open = openToAny(game, ctx, spec, openTo(ctx, spec, candidatesFor(game, ctx, spec, by)));
  if (!specs.slice(at + 1).some((later) => namesIn(later.spec).includes(spec.name))) {
    return open.objects.length + open.players.length >= min && completable(game, ctx, specs, at + 1, by);
  }
  if (open.objects.length + open.players.length < min) return false;
  if (min > 1) {
    const bindings = {
      objects: open.objects.slice(0, min),
      players: open.players.slice(0, greater(0, min - open.objects.length)),
    };
    return completable(game, withBinding(ctx, spec.name, bindings), specs, at + 1, by);
  }
  return (
    open.objects.some((id) =>
      completable(game, withBinding(ctx, spec.name, { objects: [id], players: [] }), specs, at + 1, by),
    ) ||
    open.players.some((p) =>
      completable(game, withBinding(ctx, spec.name, { objects: [], players: [p] }), specs, at + 1, by),
    )
  );
}

/** The candidates that some player who may choose can choose. */
function openToAny(game: Game, ctx: Context, spec: TargetSpec, found: Candidates): Candidates {
  if (spec.by === undefined) return found;
  const open = choosersOf(game, ctx, spec, found).map((player) => openToChooser(game, ctx, spec, player, found));
  return {
    objects: found.objects.filter((id) => open.some(({ objects }) => objects.includes(id))),
    players: found.players.filter((p) => open.some(({ players }) => players.includes(p))),
  };
}

export function openTo(ctx: Context, spec: TargetSpec, found: Candidates): Candidates {
  if (spec.other === undefined) return found;
  const objects = spec.other.flatMap((name) => ctx.env[name]?.objects ?? []);
  const players = spec.other.flatMap((name) => ctx.env[name]?.players ?? []);
  return {
    objects: found.objects.filter((id) => !objects.includes(id)),
    players: found.players.filter((p) => !players.includes(p)),
  };
}

/**
 * Asks for every target in turn and binds its choices in the context. Only choices from which the rest can still be chosen
 * are offered. Null if some required target cannot be chosen. `paid`: optional costs; `text`: number of the spell's text that they are for;
 * `must`: objects that have to be among them.
 */
export function chooseTargets(
  game: Game,
  ctx: Context,
  specs: readonly SpecPath[],
  by: Targeting,
  {
    paid = {},
    text = 0,
    must = [],
  }: { paid?: Readonly<Record<string, number>>; text?: number; must?: Obligations } = {},
): ChosenTargets[] | null {
  const open = specs.filter(({ spec }) => applies(spec, paid));
  const chosen: ChosenTargets[] = [];
  for (let i = 0; i < open.length; i++) {
    const { spec, path } = open[i] as SpecPath;
    const found = offered(game, ctx, open, i, by);
    const later = (): ObjectId[] =>
      open.slice(i + 1).flatMap(({ spec: next }) => candidatesFor(game, ctx, next, by).objects);
    const owed = due(must, spec, chosen, later);
    const one = chooseOne(game, ctx, { spec, at: { text, spec: path }, by, owed }, found);
    if (one === null) return null;
    chosen.push(one);
    const binding = { objects: one.objects, players: one.players };
    bind(ctx, spec.name, one.divided === null ? binding : { ...binding, each: one.divided });
  }
  return chosen;
}

function offered(game: Game, ctx: Context, specs: readonly SpecPath[], at: number, by: Targeting): Candidates {
  const { spec } = specs[at] as SpecPath;
  const found = openTo(ctx, spec, candidatesFor(game, ctx, spec, by));
  if (!specs.slice(at + 1).some((later) => namesIn(later.spec).includes(spec.name))) return found;
  const rest = (objects: ObjectId[], players: PlayerId[]): boolean =>
    completable(game, withBinding(ctx, spec.name, { objects, players }), specs, at + 1, by);
  return { objects: found.objects.filter((id) => rest([id], [])), players: found.players.filter((p) => rest([], [p])) };
}

/** One group of targets, and the objects that must be among them. */
interface Choosing {
  readonly spec: TargetSpec;
  readonly at: Pick<ChosenTargets, 'text' | 'spec'>;
  readonly by: Targeting;
  readonly owed: Obligations;
}

function chooseOne(game: Game, ctx: Context, choosing: Choosing, found: Candidates): ChosenTargets | null {
  const { spec, at, by, owed } = choosing;
  const { min, max } = range(game, ctx, spec);
  const chooser = targetChooser(game, ctx, spec, by, found);
  if (chooser === null) return null;
  let { objects, players }: Readonly<{ objects: readonly ObjectId[]; players: readonly PlayerId[] }> = openToChooser(
    game,
    ctx,
    spec,
    chooser,
    found,
  );
  if (spec.forEach !== undefined) return chooseForEach(game, ctx, choosing, chooser, objects, { min, max });
  if (spec.singleOwner === true && max !== 1) objects = ofOneOwner(game, chooser, by, objects, min);
  const { together } = spec;
  if (together !== undefined)
    objects = objects.filter((id) => canFitTogether(game, ctx, objects, greater(1, min), together, [id]));
  const count = objects.length + players.length;
  if (count < min) return null;
  const chosen = (answer: Answer): ObjectId[] => (answer as readonly number[]).map((i) => objects[i] as ObjectId);
  const check = (answer: Answer): WrongAnswer | null =>
    together === undefined || fitTogether(game, ctx, chosen(answer), together)
      ? null
      : { error: 'illegal', message: 'Those cannot be chosen together.' };
  const most = max === null ? count : lesser(max, count);
  const among = spec.divide !== undefined && spec.count.max === null;
  const least = among && game.edition.dividesAmongSome ? greater(min, lesser(1, most)) : min;
  const choice = obliged(
    { objects, players, min: least, max: most, check: together === undefined ? null : check },
    owed,
  );
  ({ objects, players } = choice);
  const picked = pick(game, chooser, by, spec, choice);
  const targets: ChosenTargets = {
    name: spec.name,
    objects: picked.filter((i) => i < objects.length).map((i) => objects[i] as ObjectId),
    players: picked.filter((i) => i >= objects.length).map((i) => players[i - objects.length] as PlayerId),
    divided: null,
    ...(spec.own === true ? { of: picked.map(() => chooser) } : {}),
    ...at,
  };
  return spec.divide === undefined ? targets : divide(game, ctx, spec.divide, by, targets);
}

/** For each of those players in turn, out of what is theirs. */
function chooseForEach(
  game: Game,
  ctx: Context,
  { spec, at, by, owed }: Choosing,
  chooser: PlayerId,
  objects: readonly ObjectId[],
  { min, max }: { min: number; max: number | null },
): ChosenTargets | null {
  const found: { object: ObjectId; player: PlayerId }[] = [];
  const players = playersOf(game, ctx, spec.forEach as PlayerSet);
  for (const [n, player] of players.entries()) {
    const theirs = objects.filter((id) => isOf(game, id, player));
    if (theirs.length < min) return null;
    const later = (): ObjectId[] => objects.filter((id) => players.slice(n + 1).some((p) => isOf(game, id, p)));
    const open = due(owed, spec, [{ objects: found.map(({ object }) => object) }], later);
    const most = max === null ? theirs.length : lesser(max, theirs.length);
    const choice = obliged({ objects: theirs, players: [], min, max: most, check: null }, open);
    for (const i of pick(game, chooser, by, spec, choice))
      found.push({ object: choice.objects[i] as ObjectId, player });
  }
  const chosen = found.map(({ object }) => object);
  return { name: spec.name, objects: chosen, players: [], divided: null, of: found.map(({ player }) => player), ...at };
}

function pick(
  game: Game,
  chooser: PlayerId,
  by: Targeting,
  spec: TargetSpec,
  { objects, players, min, max, check }: Choice,
): readonly number[] {
  const source = by.on === 0 ? by.source : by.on;
  const options = optionValues(objects, players);
  const question = { kind: 'target' as const, player: chooser, source, purpose: spec.name, options, min, max, check };
  if (max === 0) {
    settle(game, question, []);
    return [];
  }
  if (spec.random === true)
    return chooseAtRandom(
      game,
      options.map((_, i) => i),
      max,
    ).sort((a, b) => a - b);
  if (options.length === 1 && min === 1) {
    settle(game, question, options);
    return [0];
  }
  return [...askOptions(game, question)].sort((a, b) => a - b);
}

/** Another player may be the one to choose (2006: 409.2 · later: 601.6, 602.3); null: nobody who may can choose enough. */
function targetChooser(game: Game, ctx: Context, spec: TargetSpec, by: Targeting, found: Candidates): PlayerId | null {
  if (spec.by === undefined) return ctx.controller;
  const choosers = choosersOf(game, ctx, spec, found);
  if (choosers.length === 0) return null;
  const at = askOption(game, {
    player: ctx.controller,
    source: by.on === 0 ? by.source : by.on,
    kind: 'player',
    purpose: 'who chooses',
    options: choosers.map((player) => ({ player })),
  });
  return choosers[at] as PlayerId;
}

function ofOneOwner(
  game: Game,
  chooser: PlayerId,
  by: Targeting,
  objects: readonly ObjectId[],
  min: number,
): ObjectId[] {
  const owners = [...new Set(objects.map((id) => ownerOf(game, id)))].filter(
    (owner) => objects.filter((id) => ownerOf(game, id) === owner).length >= min,
  );
  const at = askOption(game, {
    player: chooser,
    source: by.on === 0 ? by.source : by.on,
    kind: 'player',
    purpose: 'whose',
    options: owners.map((player) => ({ player })),
  });
  return objects.filter((id) => ownerOf(game, id) === owners[at]);
}

/** Each target gets at least one (2006: 409.1e · later: 601.2d). */
function divide(
  game: Game,
  ctx: Context,
  quantity: NonNullable<TargetSpec['divide']>,
  by: Targeting,
  targets: ChosenTargets,
): ChosenTargets {
  const amount = greater(0, amountOf(game, ctx, quantity));
  const options = optionValues(targets.objects, targets.players);
  return {
    ...targets,
    divided: askDivision(game, {
      player: ctx.controller,
      source: by.on === 0 ? by.source : by.on,
      kind: 'divide',
      purpose: `divide ${amount}`,
      options,
      amount,
      least: 1,
    }),
  };
}

/** Objects and players that have become targets: what sees that triggers (2006: 409.1 · later: 601.2c). `before`: those they already had. */
export function announceTargets(
  game: Game,
  id: ObjectId,
  targets: readonly ChosenTargets[],
  before: readonly ChosenTargets[] = [],
): void {
  // what comes later in the turn asks whether that was the first time
  if (derive(game).triggers.becomesTarget === undefined && !asksForTargeting(game.definitions)) return;
  const events: GameEvent[] = [];
  const player = controllerOf(game, id);
  targets.forEach((chosen, i) => {
    for (const object of chosen.objects) {
      if (before[i]?.objects.includes(object) !== true)
        events.push(becomesTargetEvent(object, player, byPlayer(player, 'effect', id)));
    }
    for (const whom of chosen.players) {
      if (before[i]?.players.includes(whom) !== true)
        events.push(playerTargetedEvent(whom, player, byPlayer(player, 'effect', id)));
    }
  });
  happen(game, events);
}
