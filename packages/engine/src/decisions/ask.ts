/**
 * `ask` is the one way the rules put a question, and their only effect besides events. With an agent attached it goes on at once; otherwise it
 * takes the next recorded answer or suspends the tick.
 * 2006: 103.4, 408, 409.1c, 422.2, 502.36a, 600.4a, 600.4d · 2009: 101.4, 601.2c, 608.2, 701.16a, 714.2, 800.4a, 800.4e · 2011: 101.4, 601.2c,
 * 608.2, 701.18a, 717.2, 800.4a, 800.4e · 2026: 101.4, 601.2c, 608.2, 701.22a, 722.2, 732.2, 800.4a, 800.4f–h
 */
import { hasKeys, takes } from '../state/wrong-argument.ts';
import { activeContext } from '../meaning/context.ts';
import { type Game, type Check, isOutside } from '../running/game.ts';
import { reverse } from './reversal.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { cloneState } from '../state/clone.ts';
import { freshLoop } from '../state/fresh.ts';
import { randomBelow } from '../state/random.ts';
import { isChoice } from './choice.ts';
import { hasLeft, objectOf, nextPlayer, playersFrom } from '../state/objects.ts';
import { controllerOf, rulesOf } from '../continuous/derive.ts';
import { areOpponents, isPlayer } from '../meaning/players.ts';
import { isActivePlayer } from '../state/teams.ts';
import type { Action, Answer, AnswerTo, Decision, DecisionKind, OptionValue, WrongAnswer } from './decision.ts';
import { answeredBy, isLazy } from './lazy-choice.ts';
import { checkForm } from './check.ts';
import { integer, lesser } from '../state/numbers.ts';
import { equal } from '../vocabulary/equal.ts';

/** Thrown to unwind a tick; only `advance` catches it. Shared and without a stack: it is thrown often. */
export const SUSPENDED = { signal: 'suspended' } as const;
/** The game ended inside a tick (a concession while somebody was asked). */
export const ENDED = { signal: 'ended' } as const;

/** An agent gave an answer that the rules do not allow: a defect of the agent. */
export class IllegalAnswer extends Error {
  readonly decision: Decision;
  constructor(decision: Decision, message: string) {
    super(message);
    this.name = 'IllegalAnswer';
    this.decision = decision;
  }
}

/** Asks and returns a legal answer. `check` refuses answers of the right form that the rules do not allow. */
export function ask<D extends Decision>(game: Game, decision: D, check: Check | null = null): AnswerTo<D> {
  return askUnlessLeft(game, decision, check) ?? (askOfRest(game, decision, check) as AnswerTo<D>);
}

/** Asks a player what is worked out anew as often as somebody leaves the game meanwhile; null where nothing is to be asked. */
export function askAnew<D extends Decision>(
  game: Game,
  player: PlayerId,
  make: (game: Game, player: PlayerId) => D | null,
  check: (game: Game, decision: D, given: AnswerTo<D>) => WrongAnswer | null,
): { readonly decision: D; readonly answer: AnswerTo<D> } | null {
  for (;;) {
    const decision = make(game, player);
    if (decision === null) return null;
    const answer = askUnlessLeft(game, decision, (given) => check(game, decision, given as AnswerTo<D>));
    if (answer !== null) return { decision, answer };
  }
}

/** As `ask`, but null where somebody has left the game meanwhile, so that it is to be asked of what is still there. */
export function askUnlessLeft<D extends Decision>(game: Game, decision: D, check: Check | null): AnswerTo<D> | null {
  // what a player was casting or activating is not completed: it is reversed, and then the player leaves
  if (isAnnouncementOver(game)) reverse(game, 'its player has left');
  if (hasLeft(game, decision.player)) return withoutPlayer(game, decision, check) as AnswerTo<D>;
  // whoever controlled the player has left, and the player decides
  if (hasLeft(game, decision.by)) return askUnlessLeft(game, answeredBy(decision, decision.player) as D, check);
  const input = game.tickInputs[game.cursor];
  if (input !== undefined) {
    partFromCheckpoint(game);
    game.cursor++;
    if (isOutside(input)) {
      // it is taken where it was made
      game.outside(game, input);
      if (game.state.result !== null) throw ENDED;
      return null;
    }
    const recorded = 'act' in input ? [actionIndex(decision, input.act)] : input.answer;
    noteOptional(game, decision, recorded);
    return recorded as AnswerTo<D>;
  }
  const agent = game.agents[decision.by];
  if (agent === null || agent === undefined) {
    game.pending = decision;
    game.pendingCheck = check;
    throw SUSPENDED;
  }
  // an agent may try answers against the rules before it gives one
  game.pendingCheck = check;
  const answer = isForced(decision) || isByHand(decision) ? leastOf(decision) : agent(decision, game);
  const wrong = checkForm(decision, answer) ?? (check === null ? null : check(answer));
  if (wrong !== null)
    throw new IllegalAnswer(decision, `${decision.kind}: ${wrong.message} (answer ${JSON.stringify(answer)})`);
  if (isChoice(decision)) game.decisions++;
  partFromCheckpoint(game);
  record(game, { answer });
  noteOptional(game, decision, answer);
  return answer as AnswerTo<D>;
}

/** Whoever casts or activates something has left the game, or its owner has and it went with them (2006: 600.4a · later: 800.4a). */
function isAnnouncementOver(game: Game): boolean {
  const { announcing } = game.scope;
  if (announcing === null) return false;
  const { player, on } = announcing;
  return hasLeft(game, player) || (on !== 0 && objectOf(game, on) === null);
}

/** A tick that changed nothing before it asked goes on: what it changes now is not to change its checkpoint. */
function partFromCheckpoint(game: Game): void {
  if (game.checkpoint === game.state) game.checkpoint = cloneState(game.state);
}

/** An optional action that is taken keeps a loop from being one of mandatory actions (2006: 102.4b · later: 104.4b). */
function noteOptional(game: Game, decision: Decision, answer: Answer): void {
  const { kind } = decision;
  if (isForced(decision)) return;
  if ((kind === 'yesNo' || kind === 'pay') && (answer as readonly number[])[0] === 0) game.state.loop = freshLoop();
}

function record(game: Game, input: { answer: Answer }): void {
  game.log.push(input);
  // most ticks ask once: a first push would make room for seventeen
  if (game.tickInputs.length === 0) game.tickInputs = [input];
  else game.tickInputs.push(input);
  game.cursor++;
}

function actionIndex(decision: Decision, action: Action): number {
  const options = decision.form === 'choose' ? decision.options : [];
  const at = options.findIndex((o) => 'action' in o && equal(o.action, action));
  if (at < 0) throw new Error(`The action ${JSON.stringify(action)} is not offered any more`);
  return at;
}

/** Decisions that go with the player: what a player does, and choices among what was that player's. */
const GOES_WITH_PLAYER: ReadonlySet<DecisionKind> = new Set([
  'priority',
  'attackers',
  'blockers',
  'mulligan',
  'bottom',
  'untap',
  'triggerOrder',
  'legend',
  'payment',
]);
/** Decisions that the rules themselves ask for, though about an object. */
const OF_THE_RULES: ReadonlySet<DecisionKind> = new Set(['replacement', 'damageDivision', 'damageOrder']);

/**
 * The answer to a question whose player has left. A player who has left pays nothing and does nothing optional; a choice that an
 * object requires is made by another, whom its controller chooses, one that the rules require by the next player in turn order
 * (2006: 600.4d · 2009, 2011: 800.4e · 2026: 800.4f–h). Choices about what has left with the player are none.
 */
function withoutPlayer(game: Game, decision: Decision, check: Check | null): Answer {
  if (isForced(decision)) return leastOf(decision);
  if (decision.form === 'choose' && decision.options.some((o) => 'yes' in o)) return [1];
  const open = openOptions(game, decision);
  if (open.length === 0 || GOES_WITH_PLAYER.has(decision.kind)) return leastOf(decision);
  const { player, source, kind } = decision;
  let by: PlayerId | undefined;
  if (source === 0 || OF_THE_RULES.has(kind)) by = nextPlayer(game, player);
  else if (game.state.players[controllerOf(game, source)]?.left === false)
    by = chooseInstead(game, controllerOf(game, source), player, source);
  if (by === undefined) return leastOf(decision);
  return askOfOpen(game, { ...decision, player: by, by: answererFor(game, by) }, open, check);
}

/** The same question once a player has left the game: what left with that player is no answer any more (2006: 600.4a · later: 800.4a). */
function askOfRest(game: Game, decision: Decision, check: Check | null): Answer {
  if (isLazy(decision) || hasLeft(game, decision.player)) return ask(game, decision, check);
  return askOfOpen(game, decision, openOptions(game, decision), check);
}

/** Asks of those options alone; the answer is one to the whole question. */
function askOfOpen(game: Game, decision: Decision, open: readonly number[], check: Check | null): Answer {
  if (!('options' in decision) || open.length === decision.options.length) return ask(game, decision, check);
  const options = open.map((i) => decision.options[i] as OptionValue);
  if (decision.form === 'order') {
    const first = options.length < 2 ? open : ask(game, { ...decision, options }).map((i) => open[i] as number);
    return [...first, ...decision.options.map((_, i) => i).filter((i) => !open.includes(i))];
  }
  if (decision.form === 'divide') {
    const parts = options.length < 2 ? [decision.amount] : ask(game, { ...decision, options });
    return decision.options.map((_, i) => (open.includes(i) ? (parts[open.indexOf(i)] as number) : 0));
  }
  if (open.length === 0 && decision.min > 0) {
    if (game.scope.announcing !== null) reverse(game, 'what could be chosen has left');
    return leastOf(decision);
  }
  const max = decision.repeat === true ? decision.max : lesser(decision.max, open.length);
  const min = lesser(decision.min, max);
  const given = (answer: readonly number[]): number[] => answer.map((i) => open[i] as number);
  if (min === open.length) return [...open];
  const checked = check === null ? null : (answer: Answer) => check(given(answer as readonly number[]));
  return given(ask(game, { ...decision, options, min, max }, checked));
}

/** Indices of the options that are still there; of a question without options one, the question itself. */
function openOptions(game: Game, decision: Decision): number[] {
  if (!('options' in decision)) return [0];
  return decision.options.flatMap((option, i) => (isStillThere(game, option) ? [i] : []));
}

/** Whether the player or object that the option names, if it names one, has not left. */
export function isStillThere(game: Game, option: OptionValue): boolean {
  if ('player' in option) return !hasLeft(game, option.player);
  if ('source' in option) return objectOf(game, option.source) !== null;
  return !('object' in option) || option.object === undefined || objectOf(game, option.object) !== null;
}

/** Who chooses in place of a player who has left: an opponent of the controller for an opponent, if there is one. */
export function chooseInstead(
  game: Game,
  controller: PlayerId,
  left: PlayerId,
  source: ObjectId,
): PlayerId | undefined {
  const others = playersFrom(game, controller);
  const opponents = areOpponents(game, left, controller) ? others.filter((p) => areOpponents(game, p, controller)) : [];
  const open = opponents.length > 0 ? opponents : others;
  const options = open.map((player) => ({ player }));
  return open[
    askOption(game, { player: controller, source, kind: 'player', purpose: 'choose who chooses instead', options })
  ];
}

/** Whether only one answer is left, so that whoever plays for a seat may give it: `leastAnswer`. */
export const isForced = (decision: Decision): boolean => decision.form === 'choose' && decision.forced === true;

/** Whether it is about a line that people carry out by hand: whoever plays for a seat that is not a person's gives `leastAnswer`. */
export const isByHand = ({ byHand }: Decision): boolean => byHand !== undefined;

/** The least answer that has the form: fewest, first, smallest. The rules may still refuse it (creatures that must attack, a card name). */
export function leastAnswer(decision: Decision): Answer {
  takes('leastAnswer', 'a decision', hasKeys(decision, 'form'));
  return leastOf(decision);
}

function leastOf(decision: Decision): Answer {
  switch (decision.form) {
    case 'choose':
      return Array.from({ length: decision.min }, (_, i) => (decision.repeat === true ? 0 : i));
    case 'order':
      return decision.options.map((_, i) => i);
    case 'number':
      return decision.min;
    case 'divide':
      return decision.options.map((_, i) =>
        i === 0 ? decision.amount - decision.least * (decision.options.length - 1) : decision.least,
      );
    case 'name':
      return '';
    case 'attackers':
    case 'blockers':
      return [];
  }
}

/** Who answers for a player: whoever controls that player's turn (2006: 507.3 · 2009: 710 · 2011: 712 · 2026: 722.5). */
export function answererFor(game: Game, player: PlayerId): PlayerId {
  const { turn } = game.state;
  return turn.controller >= 0 && isActivePlayer(game, player) ? turn.controller : player;
}

/** What every question says: whose it is, for which object (0: none), in words what for, and what is decided if the function does not say it. */
type Question = Pick<Decision, 'player' | 'source' | 'purpose'> & { kind?: DecisionKind };

/** Who answers the question: of a search whoever controls the player while that player searches. */
const answererOf = (game: Game, kind: DecisionKind, player: PlayerId): PlayerId =>
  (kind === 'search' ? searchControllerOf(game, player) : undefined) ?? answererFor(game, player);

/** Who controls a player while that player searches: by the latest such effect (2026: 722.1a, 722.2). */
const searchControllerOf = (game: Game, player: PlayerId): PlayerId | undefined =>
  rulesOf(game, 'controlsSearching').findLast((active) =>
    isPlayer(game, activeContext(active), active.rule.who, player),
  )?.controller;

/** Chooses `min` to `max` of the options, as `check` allows, and returns their indices in the order of the answer. */
export function askOptions(
  game: Game,
  asked: Question & {
    kind: DecisionKind;
    options: readonly OptionValue[];
    min: number;
    max: number;
    repeat?: boolean;
    check?: Check | null;
  },
): readonly number[] {
  const { kind, player, source, purpose, options, min, max } = asked;
  const by = answererOf(game, kind, player);
  const decision = { form: 'choose' as const, kind, player, by, source, purpose, options, min, max };
  return ask(game, asked.repeat === true ? { repeat: true as const, ...decision } : decision, asked.check ?? null);
}

/** `unseen`: which objects or options there are depends on cards that somebody has not seen, so it is asked in any case. */
interface OfUnseen {
  unseen?: boolean;
}

/** A question to which there is one answer: all of the options. */
function forcedQuestion(
  game: Game,
  asked: Question & { kind: DecisionKind },
  options: readonly OptionValue[],
): Decision {
  const { kind, player, source, purpose } = asked;
  const [by, all] = [answererOf(game, kind, player), options.length];
  return { form: 'choose', kind, player, by, source, purpose, options, min: all, max: all, forced: true };
}

/** Puts a question to which there is one answer. */
function askForced(game: Game, asked: Question & { kind: DecisionKind }, options: readonly OptionValue[]): void {
  ask(game, forcedQuestion(game, asked, options));
}

/** Does not put a question to which there is one answer: all of the options. */
export function settle(game: Game, asked: Question & { kind: DecisionKind }, options: readonly OptionValue[]): void {
  if (game.settled !== null) game.settled(forcedQuestion(game, asked, options));
}

/** Chooses `min` to `max` of the objects, as `check` allows. Where there is no choice it asks only about what is `unseen`. */
export function askObjects(
  game: Game,
  asked: Question & OfUnseen & { ids: readonly ObjectId[]; min: number; max: number; check?: Check | null },
): ObjectId[] {
  const { kind = 'objects', player, source, purpose, min, max, check = null } = asked;
  const ids = max === 0 ? [] : asked.ids;
  const options = ids.map((object) => ({ object }));
  if (min < ids.length)
    return askOptions(game, { kind, player, source, purpose, options, min, max, check }).map((i) => ids[i] as ObjectId);
  if (asked.unseen === true) askForced(game, { kind, player, source, purpose }, options);
  else if (ids.length > 0) settle(game, { kind, player, source, purpose }, options);
  return [...ids];
}

/** Chooses one of the options and returns its index. Where there is only one it asks only about what is `unseen`. */
export function askOption(game: Game, asked: Question & OfUnseen & { options: readonly OptionValue[] }): number {
  const { kind = 'option', player, source, purpose, options } = asked;
  if (options.length >= 2)
    return askOptions(game, { kind, player, source, purpose, options, min: 1, max: 1 })[0] as number;
  if (asked.unseen === true) askForced(game, { kind, player, source, purpose }, options);
  else settle(game, { kind, player, source, purpose }, options);
  return 0;
}

export function askYesNo(game: Game, { kind = 'yesNo', player, source, purpose }: Question): boolean {
  return askOption(game, { kind, player, source, purpose, options: YES_NO }) === 0;
}
/** A question for yes or no to which only no is left, and nobody who does not see the cards is to know that. */
export function askForNo(game: Game, { kind = 'yesNo', player, source, purpose }: Question): false {
  askForced(game, { kind, player, source, purpose }, [{ yes: false }]);
  return false;
}
const YES_NO: readonly OptionValue[] = [{ yes: true }, { yes: false }];

/** A whole number from min to max; null is unbounded. Asks nothing where there is no choice. */
export function askNumber(game: Game, asked: Question & { min: number; max: number | null }): number {
  const { kind = 'number', player, source, purpose, min, max } = asked;
  if (max !== null && max <= min && game.settled === null) return min;
  const by = answererOf(game, kind, player);
  const decision = { form: 'number' as const, kind, player, by, source, purpose, min, max };
  if (max === null || max > min) return ask(game, decision);
  game.settled?.(decision);
  return min;
}

/** One of these numbers, which ascend. Asks nothing where there is no choice. */
export function askNumberAmong(game: Game, { numbers, ...asked }: Question & { numbers: readonly number[] }): number {
  const min = numbers[0] as number;
  const max = numbers.at(-1) as number;
  if (max - min < numbers.length) return askNumber(game, { ...asked, min, max });
  const options = numbers.map((n) => ({ text: `${asked.purpose} = ${n}` }));
  return numbers[askOption(game, { ...asked, options })] as number;
}

/** The items in an order of the player's choice. */
export function askOrder<T>(
  game: Game,
  asked: Question & { items: readonly T[]; option: (item: T) => OptionValue },
): T[] {
  const { kind = 'order', player, source, purpose, items } = asked;
  if (items.length < 2) {
    if (items.length > 0) settle(game, { kind, player, source, purpose }, items.map(asked.option));
    return [...items];
  }
  const by = answererOf(game, kind, player);
  const options = items.map(asked.option);
  return ask(game, { form: 'order', kind, player, by, source, purpose, options }).map((i) => items[i] as T);
}

/** An amount divided among the options, at least `least` each. Asks nothing where there is one. */
export function askDivision(
  game: Game,
  asked: Question & { options: readonly OptionValue[]; amount: number; least: number },
): number[] {
  const { kind = 'divide', player, source, purpose, options, amount, least } = asked;
  if (options.length === 0) return [];
  if (options.length === 1 && game.settled === null) return [amount];
  const by = answererOf(game, kind, player);
  const decision = { form: 'divide' as const, kind, player, by, source, purpose, options, amount, least };
  if (options.length > 1) return ask(game, decision).map(integer);
  game.settled?.(decision);
  return [amount];
}

/** Some of the objects at random, by the game's own random source. */
export function chooseAtRandom(game: Game, ids: readonly ObjectId[], count: number): ObjectId[] {
  const left = [...ids];
  const chosen: ObjectId[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(randomBelow(game.state, 'at random', left.length), 1));
  }
  return chosen;
}
