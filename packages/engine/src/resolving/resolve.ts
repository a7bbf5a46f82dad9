/**
 * Resolving the top object of the stack, one instruction a tick.
 * 2006: 310.3–310.4, 404.3, 413 · 2009: 603.4, 608 · 2011: 603.4, 608, 714.4 · 2026: 603.4, 603.7h, 608, 702.96, 702.103e, 702.140b, 726.4
 */
import type { Condition } from '../vocabulary/conditions.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { hasLeft, lastKnown, objectOf } from '../state/objects.ts';
import type { AbilityRef, Binding, ChosenTargets, Env, Frame, GameObject, StackInfo } from '../state/state.ts';
import { HOST } from '../abilities/host.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { asksHowOftenResolved } from '../abilities/uses.ts';
import { dealStackDamage } from '../combat/combat.ts';
import { bodyOf, specsOf, type Text, textsOnStack } from '../casting/body.ts';
import { OVERLOAD } from '../abilities/keywords/overload.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import { MUTATE } from '../abilities/keywords/mutate.ts';
import { letBeginAgain } from '../casting/awaited-durations.ts';
import { targetBindings } from '../casting/stack-context.ts';
import { legalTargetsNow } from '../casting/targets/legal.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { cease } from '../events/objects.ts';
import { announce } from '../events/announced.ts';
import { happen } from '../events/happen.ts';
import { byPlayer, byRule } from '../events/cause.ts';
import { noteResolved } from '../events/history.ts';
import { counteredEvent } from '../events/kinds/ability.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { note } from '../events/log.ts';
import { context, type Context, extended, recalling } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import { isType } from '../meaning/filter.ts';
import { unlockedByCasting } from '../objects/room.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { leavesOtherwise } from './alternative.ts';
import { endLoop } from '../turn/loops.ts';
import { carryOutOne } from './carry-out.ts';
import { outOfReach } from '../meaning/out-of-reach.ts';
import { unknownTargets } from '../meaning/unknown-targets.ts';
import { forgetStateTrigger } from '../events/pending.ts';

type ResolveFrame = Extract<Frame, { frame: 'resolve' }>;

/**
 * The parts of what resolves in the order they are carried out: modes are followed in printed order (2006: 409.1b · later: 700.2),
 * the text of spliced cards after the spell's own (2006: 502.40b · 2009: 702.44b · 2011: 702.45b · 2026: 702.47b).
 */
interface Segment {
  ref: AbilityRef | null;
  effect: readonly Instruction[];
  targets: readonly ChosenTargets[];
}

const PERMANENT = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle'] as const;

/** Starts resolving the top of the stack. */
export function beginResolving(game: Game): void {
  const id = game.state.stack.at(-1) as ObjectId;
  endLoop(game);
  game.state.agenda.push({ frame: 'resolve', object: id, next: -1, env: {}, legal: [], did: false });
}

/** One tick of a resolution: the check of targets, then each instruction, then the end. */
export function tickResolve(game: Game, frame: ResolveFrame): void {
  const object = resolvingObject(game, frame);
  if (object === null) {
    finish(game);
    return;
  }
  if (frame.next < 0) {
    if (!start(game, frame, object)) {
      finish(game);
      return;
    }
    frame.next = 0;
    return;
  }
  const segments = segmentsOf(game, object, frame.legal);
  const at = locate(segments, frame.next);
  if (at === null) {
    if (objectOf(game, frame.object) !== null) leaveStack(game, object, frame.env);
    finish(game);
    return;
  }
  const segment = segments[at.segment] as Segment;
  const ctx = contextOf(game, object, frame.env, segment.ref);
  // a mode chosen twice, and a text spliced on, has its own targets each time
  if (at.index === 0) ctx.env = extended(ctx.env, targetBindings(segment.targets));
  // the instruction may begin a subgame, and this be the main game from then on
  const { state } = game;
  carryOutOne(game, ctx, segment.effect[at.index] as Instruction, null);
  const current = state.agenda.findLast((f): f is ResolveFrame => f.frame === 'resolve' && f.object === frame.object);
  if (current !== undefined) {
    current.env = ctx.env;
    current.next++;
  }
}

/** What resolves. A spell that has left the stack is followed to its end once it has begun (2009, 2011: 608.2j · 2026: 608.2m). */
function resolvingObject(game: Game, frame: ResolveFrame): GameObject | null {
  const now = objectOf(game, frame.object);
  const object = now ?? (frame.next > 0 ? (lastKnown(game, frame.object)?.object ?? null) : null);
  if (object === null || object.zone !== 'stack' || object.stack === null) return null;
  return now === null && hasLeft(game, object.controller) ? null : object;
}

/** One tick of what is left of an ability that restarted the game (2011: 714.4 · 2026: 726.4). */
export function tickRest(game: Game, frame: Extract<Frame, { frame: 'rest' }>): void {
  const { ref, stack } = frame;
  const segments = segmentsOfText({ ref, body: bodyOf(game, ref) }, stack.modes[0] ?? [], stack.targets);
  const at = locate(segments, frame.next);
  if (at === null) {
    game.state.agenda.pop();
    return;
  }
  const ctx = recalling(context(frame.controller, stack.source, frame.env, stack.x, ref, stack));
  carryOutOne(game, ctx, segments[at.segment]?.effect[at.index] as Instruction, null);
  frame.env = ctx.env;
  frame.next++;
}

function locate(segments: readonly Segment[], next: number): { segment: number; index: number } | null {
  let left = next;
  for (let segment = 0; segment < segments.length; segment++) {
    const { length } = (segments[segment] as Segment).effect;
    if (left < length) return { segment, index: left };
    left -= length;
  }
  return null;
}

function contextOf(game: Game, object: GameObject, env: Env, ref: AbilityRef | null): Context {
  const stack = object.stack as StackInfo;
  const source = stack.kind === 'spell' ? object.id : stack.source;
  return recalling(context(controllerOf(game, object.id), source, env, stack.x, ref, stack));
}

function segmentsOf(game: Game, object: GameObject, legal: readonly ChosenTargets[]): Segment[] {
  const stack = object.stack as StackInfo;
  if (stack.kind === 'damage') return [];
  const texts = textsOnStack(game, object);
  const [only] = texts;
  if (only !== undefined && texts.length === 1) return segmentsOfText(only, stack.modes[0] ?? [], legal);
  return texts.flatMap((text, n) =>
    segmentsOfText(
      text,
      stack.modes[n] ?? [],
      legal.filter((t) => t.text === n),
    ),
  );
}

function segmentsOfText({ ref, body }: Text, modes: readonly number[], chosen: readonly ChosenTargets[]): Segment[] {
  if (body.modes === undefined) return [{ ref, effect: body.effect, targets: chosen }];
  const segments: Segment[] = [];
  if (body.effect.length > 0)
    segments.push({ ref, effect: body.effect, targets: chosen.filter((t) => !t.spec.includes('modes/options/')) });
  const seen = new Map<string, number>();
  for (const mode of modes) {
    const option = body.modes.options[mode];
    if (option === undefined) continue;
    // the n-th time the mode was chosen takes the n-th choice for each of its targets
    const targets = (option.targets ?? []).flatMap((_, k) => {
      const spec = `modes/options/${mode}/targets/${k}`;
      const n = seen.get(spec) ?? 0;
      seen.set(spec, n + 1);
      const own = chosen.filter((t) => t.spec.endsWith(spec))[n];
      return own === undefined ? [] : [own];
    });
    segments.push({ ref, effect: option.effect, targets });
  }
  return segments;
}

/** In place of its targets an overloaded spell has each that its text allows, whether or not that could be a target (2026: 702.96). */
function eachInstead(game: Game, object: GameObject, stack: StackInfo): Env {
  const env: Record<string, Binding> = {};
  textsOnStack(game, object).forEach(({ ref, body }, n) => {
    const ctx = contextOf(game, object, stack.env, ref);
    for (const { spec } of specsOf(body, stack.modes[n] ?? []))
      env[spec.name] = {
        ...(spec.objects === undefined ? {} : { objects: objectsOf(game, ctx, { set: 'all', ...spec.objects }) }),
        ...(spec.players === undefined ? {} : { players: playersOf(game, ctx, spec.players) }),
      };
  });
  return env;
}

/** Without its target a mutating or bestowed spell goes on as a creature spell, and is bestowed no more (2026: 608.3b, 702.103e, 702.140b). */
function goesOnAsCreature(game: Game, { stack, id }: GameObject): boolean {
  if (stack?.paid[MUTATE] !== undefined) return true;
  if (stack?.paid[BESTOW] === undefined) return false;
  const { [BESTOW]: _, ...paid } = stack.paid;
  announce(game, id, { paid });
  return true;
}

/** The "if" right after what triggers an ability, a reflexive one too (2006: 404.3 · 2009, 2011: 603.4 · 2026: 603.4, 603.12). */
const interveningIf = (node: unknown): Condition | undefined => {
  const { ability, do: doing, condition } = node as { ability?: string; do?: string; condition?: Condition };
  return ability === 'triggered' || doing === 'reflexive' ? condition : undefined;
};

/** The first thing done: the intervening if, then whether any target is still legal (413.2a · 608.2a–b). */
function start(game: Game, frame: ResolveFrame, object: GameObject): boolean {
  const stack = object.stack as StackInfo;
  if (stack.kind === 'damage') {
    dealStackDamage(game, object);
    cease(game, object.id);
    return false;
  }
  const ref = stack.ability;
  if (ref !== null && stack.kind === 'triggered') {
    const condition = interveningIf(nodeAt(game, ref));
    if (condition !== undefined && !holds(game, contextOf(game, object, stack.env, ref), condition)) {
      endAbility(game, object);
      return false;
    }
  }
  const { legal, any, had } = legalTargetsNow(game, object);
  if (had && !any && !goesOnAsCreature(game, object)) {
    fizzle(game, object);
    return false;
  }
  letBeginAgain(game, frame.object);
  frame.legal = legal;
  frame.env = extended(stack.env, {
    ...targetBindings(legal),
    ...outOfReach(game, stack.env, stack.targets, legal),
    ...unknownTargets(game, stack.env, stack.targets, legal),
  });
  if (stack.paid[OVERLOAD] !== undefined) frame.env = extended(frame.env, eachInstead(game, object, stack));
  if (ref !== null && asksHowOftenResolved(nodeAt(game, ref))) noteResolved(game, stack.source, ref);
  if (stack.kind !== 'spell') note(game, (w) => `${w.object(frame.object)} resolves.`);
  return true;
}

/** All targets illegal: countered by the rules, which "can't be countered" does not stop, or it does not resolve (seam `illegalTargets`). */
function fizzle(game: Game, object: GameObject): void {
  const countered = game.edition.illegalTargets === 'countered';
  note(
    game,
    (w) =>
      `${w.object(object.id)} ${countered ? 'is countered: all its targets are illegal' : 'doesn’t resolve: all its targets are illegal'}.`,
  );
  if (countered) happen(game, [counteredEvent(object.id, object.controller, byRule('2011-09:608.2b'))]);
  const current = objectOf(game, object.id);
  if (current === null) return;
  if (current.kind === 'ability') endAbility(game, current);
  else
    happen(game, [
      moveEvent(
        { object: current.id, from: 'stack', to: 'graveyard' },
        byRule('608.2b', countered ? 'countered' : 'turn'),
      ),
    ]);
}

function endAbility(game: Game, object: GameObject): void {
  forgetStateTrigger(game, object);
  cease(game, object.id);
}

/** The last part: a permanent enters, any other spell goes to the graveyard, an ability ceases to exist (413.2h–i · 608.2m, 608.3). */
function leaveStack(game: Game, object: GameObject, env: Env): void {
  if (object.kind === 'ability') {
    endAbility(game, object);
    return;
  }
  const is = characteristics(game, object.id);
  if (!object.faceDown && !PERMANENT.some((type) => isType(is, type))) {
    if (!leavesOtherwise(game, object))
      happen(game, [
        moveEvent({ object: object.id, from: 'stack', to: 'graveyard' }, byPlayer(object.controller, 'resolve')),
      ]);
    return;
  }
  const controller = controllerOf(game, object.id);
  const host = is.subtypes.includes('Aura') ? env[HOST] : undefined;
  const arrives = arrival(controller, {
    byDefault: game.edition.takenSpells === 'caster' ? object.controller : controller,
    faceDown: object.faceDownBy,
    copied: object.copied,
    attachedTo: host?.objects?.[0] ?? 0,
    attachedPlayer: host?.players?.[0] ?? -1,
    memory: unlockedByCasting(game, object),
  });
  const [outcome] = happen(game, [
    moveEvent(
      { object: object.id, from: 'stack', to: 'battlefield', arrival: arrives },
      byPlayer(controller, 'resolve', object.id),
    ),
  ]);
  // what cannot enter goes to its owner's graveyard (2026: 608.3e)
  if (outcome?.did !== true && objectOf(game, object.id)?.zone === 'stack') {
    happen(game, [moveEvent({ object: object.id, from: 'stack', to: 'graveyard' }, byPlayer(controller, 'resolve'))]);
  }
}

/** The resolution is over: state-based actions are performed, though nothing may have happened, before anybody has priority. */
function finish(game: Game): void {
  const { agenda } = game.state;
  const at = agenda.findLastIndex((f) => f.frame === 'resolve');
  if (at >= 0) agenda.splice(at, 1);
  game.state.unsettled = true;
}
