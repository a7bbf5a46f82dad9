/**
 * Playing one line of a script: its answers go to the questions that come, and a question that no line foresees is a fault.
 * 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import {
  type Answer,
  type Decision,
  type Game,
  answer,
  concede,
  decision,
  isForced,
  leastAnswer,
  onStacks,
  payingAutomatically,
  prompt,
  result,
} from '@rulewright/engine';
import { actionIndex, answerOf, attackAnswer, blockAnswer, offeredBy } from './answers.ts';
import { unmet } from './expectations.ts';
import type { ActionName, Given, Move } from './format.ts';
import { ScenarioFault, labelOf, objectNamed, playerNamed } from './naming.ts';
import { type Settled, isSettledAs, settledBy } from './settled.ts';
import type { Setting } from './setting.ts';

/** An answer still to be given within an announcement. */
export interface Waiting {
  kinds: readonly string[] | null;
  given: Given;
}

/** A script on its way: the game, and the answers that the line last played has not yet given. */
export interface Run {
  readonly setting: Setting;
  /** called with each question and its answer, before the game has taken it */
  readonly onAnswer?: ((asked: Decision, answer: Answer) => void) | undefined;
  /** called after every answer, with the game as it then is */
  readonly onDecision?: ((game: Game) => void) | undefined;
  waiting: Waiting[];
  /** questions with one answer that came up since the last line that did more than answer */
  settled: Settled[];
}

const MOST_PASSES = 2000;
/** How many options a message lists. */
const MOST_SHOWN = 12;

/** What was expected is not so; the game is as it should be otherwise. */
export class UnmetExpectation extends ScenarioFault {}

/**
 * Plays one line.
 * @throws UnmetExpectation where the game is not as the line expects; ScenarioFault where the line cannot be played
 */
export function playLine(run: Run, move: Move): void {
  const { setting } = run;
  const { game } = setting;
  game.settled = (asked) => run.settled.push(settledBy(setting, asked));
  if (run.waiting.length > 0 && !('answer' in move)) unusedAnswers(run);
  if ('note' in move) return;
  if ('expect' in move) {
    const faults = unmet(setting, move.expect);
    if (faults.length > 0) throw new UnmetExpectation(faults.join('; '));
    return;
  }
  if (!('answer' in move)) run.settled = [];
  if ('concede' in move) {
    concede(game, playerNamed(setting, move.concede));
    return;
  }
  if ('until' in move) {
    passUntil(run, move.until);
    return;
  }
  if ('answer' in move && isSettled(run, move)) return;
  const asked = askedOf(run, move.as);
  if ('refused' in move) {
    refuse(run, asked, move.refused);
    return;
  }
  if ('pass' in move) {
    if (asked.kind !== 'priority')
      throw new ScenarioFault(`there is something to decide first: ${describe(run, asked)}`);
    give(run, [0]);
    return;
  }
  if ('attack' in move) {
    give(run, attackAnswer(setting, asked, move.attack));
    continueWith(run);
    return;
  }
  if ('block' in move) {
    give(run, blockAnswer(setting, asked, move.block));
    continueWith(run);
    return;
  }
  if ('answer' in move) {
    if (run.waiting.length > 0) unusedAnswers(run);
    if (move.kind !== undefined && move.kind !== asked.kind)
      throw new ScenarioFault(`not ${move.kind} is asked but ${describe(run, asked)}`);
    give(run, answerOf(setting, asked, move.answer));
    continueWith(run);
    return;
  }
  const at = actionIndex(setting, asked, actionPart(move));
  if (at < 0) throw new ScenarioFault(`that is not possible now: ${describe(run, asked)}`);
  run.waiting = waitingFor(move);
  give(run, [at]);
  continueWith(run);
}

function actionPart(move: Exclude<Move, { expect: unknown } | { answer: unknown } | { note: unknown }>): ActionName {
  const names = [
    'as',
    'play',
    'cast',
    'by',
    'face',
    'faceDown',
    'attempt',
    'activate',
    'ability',
    'tap',
    'turnUp',
    'special',
    'byHand',
    'what',
  ];
  return Object.fromEntries(Object.entries(move).filter(([key]) => names.includes(key))) as ActionName;
}

const COSTS = [
  'cost',
  'pay',
  'sacrifice',
  'discard',
  'objects',
  'option',
  'yesNo',
  'number',
  'manaType',
  'payment',
  'order',
];

function waitingFor(move: Move): Waiting[] {
  const waiting: Waiting[] = [];
  if ('modes' in move && move.modes !== undefined) waiting.push({ kinds: ['mode'], given: move.modes });
  if ('x' in move && move.x !== undefined) waiting.push({ kinds: ['x'], given: move.x });
  if ('targets' in move) for (const target of move.targets ?? []) waiting.push({ kinds: ['target'], given: target });
  if ('divide' in move && move.divide !== undefined) waiting.push({ kinds: ['divide'], given: move.divide });
  if ('costs' in move) for (const cost of move.costs ?? []) waiting.push({ kinds: COSTS, given: cost });
  return waiting;
}

/** Gives what waits to the questions that come, pays automatically, and stops at the first question that nothing waits for. */
function continueWith(run: Run): void {
  const { game } = run.setting;
  for (;;) {
    const asked = decision(game);
    if (!asked || asked.kind === 'priority' || asked.form === 'attackers' || asked.form === 'blockers') break;
    const at = run.waiting.findIndex(
      (w) =>
        w.kinds?.includes(asked.kind) === true &&
        ((asked.kind !== 'payment' && !isAnswered(run, w)) || takes(run.setting, asked, { as: '', answer: w.given })),
    );
    const next = run.waiting[at];
    if (next) {
      run.waiting.splice(at, 1);
      give(run, answerOf(run.setting, asked, next.given));
      continue;
    }
    const auto = asked.kind === 'payment' && asked.form === 'choose' ? payingAutomatically(asked) : -1;
    if (auto < 0) {
      withoutSettled(run);
      return;
    }
    give(run, [auto]);
  }
  withoutSettled(run);
  if (run.waiting.length > 0) unusedAnswers(run);
}

/** What waits for a question that had one answer, and was therefore not put, waits no more. */
function withoutSettled(run: Run): void {
  run.waiting = run.waiting.filter((one) => !isAnswered(run, one));
}

const isAnswered = ({ settled }: Run, { kinds, given }: Waiting): boolean =>
  settled.some((one) => kinds?.includes(one.kind) && isSettledAs(one, given));

/** Whether the line answers a question that had one answer and was not put, and not the one that is put now. */
function isSettled(run: Run, move: Extract<Move, { answer: unknown }>): boolean {
  const { setting, settled } = run;
  const by = playerNamed(setting, move.as);
  const meant = settled.some(
    (one) => one.by === by && (move.kind === undefined || move.kind === one.kind) && isSettledAs(one, move.answer),
  );
  const asked = decision(setting.game);
  return meant && (asked === null || asked.by !== by || asked.kind === 'priority' || !takes(setting, asked, move));
}

/** Whether the question can be answered so. */
function takes(
  setting: Setting,
  asked: Decision,
  { kind, answer: given }: Extract<Move, { answer: unknown }>,
): boolean {
  if (kind !== undefined && kind !== asked.kind) return false;
  try {
    answerOf(setting, asked, given);
    return true;
  } catch (fault) {
    if (fault instanceof ScenarioFault) return false;
    throw fault;
  }
}

function unusedAnswers(run: Run): never {
  const asked = decision(run.setting.game);
  throw new ScenarioFault(
    `unused: ${JSON.stringify(run.waiting.map((w) => w.given))}${asked ? `; asked instead: ${describe(run, asked)}` : ''}`,
  );
}

function askedOf(run: Run, name: string): Decision {
  const { setting } = run;
  const asked = decision(setting.game);
  if (!asked) throw new ScenarioFault(`nothing is asked: ${JSON.stringify(result(setting.game))}`);
  if (asked.by !== playerNamed(setting, name))
    throw new ScenarioFault(`not ${name} decides but ${describe(run, asked)}`);
  return asked;
}

/** Whom the game asks what, and what could be answered. */
export function describe(run: Run, asked: Decision): string {
  const offered = offeredBy(run.setting, asked);
  const shown = offered.slice(0, MOST_SHOWN).join(' | ');
  const more = offered.length > MOST_SHOWN ? ` | and ${offered.length - MOST_SHOWN} more` : '';
  return `${questionOf(run, asked)}${shown === '' ? '' : `; possible: ${shown}${more}`}`;
}

function questionOf(run: Run, asked: Decision): string {
  return `${run.setting.players[asked.by]}, ${asked.kind}: ${prompt(run.setting.game, asked)}${asked.source !== 0 ? ` [${labelOf(run.setting, asked.source)}]` : ''}`;
}

function give(run: Run, with_: Answer): void {
  const asked = decision(run.setting.game);
  if (asked) run.onAnswer?.(asked, with_);
  const given = answer(run.setting.game, with_);
  if (!given.ok) throw new ScenarioFault(`refused: ${given.wrong.message}`);
  run.onDecision?.(run.setting.game);
  // a script says nothing to a question with one answer
  const next = decision(run.setting.game);
  if (next && isForced(next)) {
    run.settled.push(settledBy(run.setting, next));
    give(run, leastAnswer(next));
  }
}

function refuse(run: Run, asked: Decision, refused: Extract<Move, { refused: unknown }>['refused']): void {
  const { setting } = run;
  if (typeof refused === 'string' && isElsewhere(setting, asked, refused)) return;
  let answered: Answer;
  if (asked.form === 'attackers')
    answered = attackAnswer(setting, asked, typeof refused === 'string' ? [refused] : (refused as readonly string[]));
  else if (asked.form === 'blockers') answered = blockAnswer(setting, asked, refused as Record<string, string>);
  else answered = answerOf(setting, asked, refused as Given);
  const before = JSON.stringify(setting.game.state);
  if (answer(setting.game, answered).ok) throw new ScenarioFault('the rules should have refused that');
  if (JSON.stringify(setting.game.state) !== before) throw new ScenarioFault('a refused answer changed the game');
}

/** Whether it names something that is there, and is not offered. */
function isElsewhere(setting: Setting, asked: Decision, name: string): boolean {
  if (asked.form !== 'choose' || offeredBy(setting, asked).includes(name)) return false;
  if (!setting.players.includes(name) && objectNamed(setting, name) === null) return false;
  return !takes(setting, asked, { as: '', answer: name });
}

function passUntil(run: Run, until: Extract<Move, { until: unknown }>['until']): void {
  const { game } = run.setting;
  const start = {
    turn: game.state.turn.number,
    begun: game.state.turn.begun,
    top: game.state.stack.at(-1) ?? 0,
    step: game.state.turn.step,
  };
  if (start.step === until && decision(game)?.kind === 'priority')
    throw new ScenarioFault(`it is the ${until} step already: pass on first, for example until the next turn`);
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const asked = decision(game);
    if (!asked) {
      if (until === 'over') return;
      throw new ScenarioFault(`the game ended before ${until}: ${JSON.stringify(result(game))}`);
    }
    const { turn } = game.state;
    switch (until) {
      case 'resolved':
        if (!onStacks(game.state).includes(start.top)) return;
        break;
      case 'empty':
        if (onStacks(game.state).length === 0 && asked.kind === 'priority') return;
        break;
      case 'turn':
        if (turn.begun !== start.begun && asked.kind === 'priority') return;
        break;
      case 'asked':
        if (asked.kind !== 'priority') return;
        break;
      case 'over':
        break;
      default:
        if (turn.step === until) return;
    }
    if (asked.kind === 'priority') give(run, [0]);
    else if (asked.form === 'attackers' || asked.form === 'blockers') give(run, []);
    else if (until === 'resolved' || until === 'empty') return;
    else throw new ScenarioFault(`unforeseen: ${describe(run, asked)}`);
  }
  throw new ScenarioFault(`${until} did not come in ${MOST_PASSES} passes`);
}
