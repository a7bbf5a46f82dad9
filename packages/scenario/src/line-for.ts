/**
 * From an answer to the line of a script that gives it: the inverse of `answers.ts`.
 * 2006: 408, 409 · 2009, 2011, 2026: 601
 */
import {
  type Action,
  type Answer,
  type AttackCandidate,
  type Decision,
  equal,
  isReworded,
  landPlayLabel,
} from '@rulewright/engine';
import { actionIndex, answerOf, attackAnswer, blockAnswer, offeredBy } from './answers.ts';
import type { ActionName, Given, Move } from './format.ts';
import { ScenarioFault, labelOf, objectNamed } from './naming.ts';
import type { Setting } from './setting.ts';

/**
 * The line by which that answer is given to that question.
 * @throws ScenarioFault where no words say just this answer
 */
export function lineFor(setting: Setting, asked: Decision, answer: Answer): Move {
  const as = setting.players[asked.by] ?? '';
  switch (asked.form) {
    case 'attackers':
      return { as, attack: attackIn(setting, asked, answer as Declared<'target'>) };
    case 'blockers':
      return { as, block: blockIn(setting, asked, answer as Declared<'attackers'>) };
    case 'number':
      return { as, answer: answer as number };
    case 'name':
      return { as, answer: isReworded(answer) ? answer.words : (answer as string) };
    case 'divide':
      return { as, answer: amountsIn(setting, asked, answer as readonly number[]) };
    case 'choose': {
      const [at] = answer as readonly number[];
      const option = at === undefined ? undefined : asked.options[at];
      if (at !== undefined && option !== undefined && 'action' in option)
        return actionLine(setting, asked, at, as, option.action, option.attempt ?? false);
      if (option !== undefined && 'yes' in option) {
        const given = { as, answer: option.yes };
        return asked.kind === 'yesNo' || asked.kind === 'mulligan' ? { ...given, kind: asked.kind } : given;
      }
      return { as, answer: wordsFor(setting, asked, answer as readonly number[]) };
    }
    case 'order':
      return { as, answer: wordsFor(setting, asked, answer as readonly number[]) };
  }
}

type Declared<K extends 'target' | 'attackers'> = readonly (K extends 'target'
  ? { attacker: number; target: number }
  : { blocker: number; attackers: readonly number[] })[];
type Options = Extract<Decision, { options: unknown }>;

/** The words of a script for an object: its label, or its name with its place among those of that name. */
function wordsOf(setting: Setting, id: number): string {
  const label = labelOf(setting, id);
  for (let nth = 0; ; nth++) {
    const words = nth === 0 ? label : `${label} #${nth}`;
    try {
      const named = objectNamed(setting, words);
      if (named?.id === id) return words;
      if (named === null && nth > 0) break;
    } catch (fault) {
      if (!(fault instanceof ScenarioFault)) throw fault;
    }
  }
  throw new ScenarioFault(`no words tell ${label} from the others`);
}

/** Names where they mean just these options, else numbers, which count the options from 0. */
function wordsFor(setting: Setting, asked: Options, answer: readonly number[]): Given {
  const offered = offeredBy(setting, asked);
  const words = answer.map((at) => {
    const option = asked.options[at];
    return option !== undefined && 'object' in option && option.object !== undefined && !('text' in option)
      ? safely(() => wordsOf(setting, option.object), offered[at] ?? '')
      : (offered[at] ?? '');
  });
  const given: Given = words.length === 1 ? (words[0] ?? '') : words;
  const means = safely(() => answerOf(setting, asked, given), null);
  if (equal(means, answer)) return given;
  return answer.length === 1 ? (answer[0] ?? 0) : [...answer];
}

function amountsIn(setting: Setting, asked: Options, amounts: readonly number[]): Record<string, number> | [] {
  const offered = offeredBy(setting, asked);
  const given: Record<string, number> = {};
  for (const [at, amount] of amounts.entries())
    if (amount > 0) Object.defineProperty(given, offered[at] ?? '', { value: amount, enumerable: true });
  if (Object.keys(given).length === 0) return [];
  if (equal(answerOf(setting, asked, given), amounts)) return given;
  throw new ScenarioFault('two of these are called alike: label them in the position');
}

function attackIn(
  setting: Setting,
  asked: Extract<Decision, { form: 'attackers' }>,
  answer: Declared<'target'>,
): string[] | Record<string, string> {
  const whom = (target: AttackCandidate['targets'][number] | undefined): string => {
    if (target === undefined) return '';
    return 'player' in target ? (setting.players[target.player] ?? '') : wordsOf(setting, target.object);
  };
  const pairs = answer.map(({ attacker, target }) => {
    const targets = asked.candidates.find((one) => one.attacker === attacker)?.targets ?? [];
    return { name: wordsOf(setting, attacker), whom: whom(targets[target]), only: targets.length === 1 };
  });
  const attack = pairs.every(({ only }) => only)
    ? pairs.map(({ name }) => name)
    : Object.fromEntries(pairs.map(({ name, whom: one }) => [name, one]));
  if (!equal(attackAnswer(setting, asked, attack), answer))
    throw new ScenarioFault('two attackers are called alike: label them in the position');
  return attack;
}

function blockIn(
  setting: Setting,
  asked: Extract<Decision, { form: 'blockers' }>,
  answer: Declared<'attackers'>,
): Record<string, string | string[]> {
  const block = Object.fromEntries(
    answer.map(({ blocker, attackers }) => {
      const candidates = asked.candidates.find((one) => one.blocker === blocker)?.attackers ?? [];
      const names = attackers.map((at) => wordsOf(setting, candidates[at] ?? 0));
      return [wordsOf(setting, blocker), names.length === 1 ? (names[0] ?? '') : names];
    }),
  );
  if (!equal(blockAnswer(setting, asked, block), answer))
    throw new ScenarioFault('two blockers are called alike: label them in the position');
  return block;
}

/** The action by as few words as tell it from the others. */
function actionLine(setting: Setting, asked: Decision, at: number, as: string, action: Action, attempt: boolean): Move {
  if (action.act === 'pass') return { as, pass: true };
  const names = namesFor(setting, as, action, attempt);
  const found = names.find((name) => actionIndex(setting, asked, name) === at);
  if (found === undefined)
    throw new ScenarioFault('no words tell this action from another: label the objects in the position');
  return found;
}

/** The names of an action, the shortest first. */
function namesFor(
  setting: Setting,
  as: string,
  action: Exclude<Action, { act: 'pass' }>,
  attempt: boolean,
): ActionName[] {
  const name = wordsOf(setting, action.object);
  const tried = attempt ? ({ attempt: true } as const) : {};
  switch (action.act) {
    case 'playLand': {
      const { face } = action;
      const by = landPlayLabel(setting.game, action.by);
      const play = { as, play: name };
      return [play, { ...play, by }, { ...play, face }, { ...play, face, by }];
    }
    case 'cast': {
      const { face, by } = action;
      const cast = { as, cast: name, ...tried, ...(action.faceDown && { faceDown: true as const }) };
      return [cast, { ...cast, by }, { ...cast, face }, { ...cast, by, face }].filter(
        (one) => by === '' || 'by' in one,
      );
    }
    case 'activate':
      return [
        { as, activate: name, ...tried },
        { as, activate: name, ability: action.index, ...tried },
      ];
    case 'mana':
      return [
        { as, tap: name },
        { as, tap: name, ability: action.index },
      ];
    case 'turnFaceUp':
      return [
        { as, turnUp: name },
        { as, turnUp: name, by: action.by },
      ];
    case 'byHand':
      return [
        { as, byHand: name },
        { as, byHand: name, ability: action.index },
      ];
    case 'special':
      return [{ as, special: name, what: action.what }];
  }
}

function safely<T>(words: () => T, otherwise: T): T {
  try {
    return words();
  } catch (fault) {
    if (fault instanceof ScenarioFault) return otherwise;
    throw fault;
  }
}
