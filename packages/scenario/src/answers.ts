/** From a script's words to the answer a decision asks for. 2006: 408, 409 · 2009, 2011, 2026: 601 */
import { type Action, type Answer, type Decision, labels, landPlayLabel, type OptionValue } from '@rulewright/engine';
import { answerInWords } from '@rulewright/oracle';
import type { ActionName, Given } from './format.ts';
import { ScenarioFault, labelOf, objectMeant, objectNamed, optionNamed, playerNamed } from './naming.ts';
import type { Setting } from './setting.ts';

/** What a decision offers, in the words of a script. */
export function offeredBy(setting: Setting, decision: Decision): readonly string[] {
  if (decision.form === 'attackers') return decision.candidates.map(({ attacker }) => labelOf(setting, attacker));
  if (decision.form === 'blockers') return decision.candidates.map(({ blocker }) => labelOf(setting, blocker));
  const words = labels(setting.game, decision);
  if (!('options' in decision)) return words;
  return decision.options.map((option, i) =>
    'object' in option
      ? labelOf(setting, option.object)
      : 'player' in option
        ? (setting.players[option.player] ?? '')
        : (words[i] ?? ''),
  );
}

/** The answer that the words of a script mean. */
export function answerOf(setting: Setting, decision: Decision, given: Given): Answer {
  switch (decision.form) {
    case 'choose': {
      if (typeof given === 'boolean') return [optionNamed(setting, decision, given ? 'yes' : 'no')];
      if (typeof given === 'object' && !Array.isArray(given))
        throw new ScenarioFault(`${decision.kind} takes names, not amounts`);
      // a value of X where only some can be chosen
      if (decision.kind === 'x' && typeof given === 'number') return named(setting, decision, [`X = ${given}`]);
      return named(setting, decision, Array.isArray(given) ? given : [given]);
    }
    case 'order': {
      if (typeof given === 'boolean' || (typeof given === 'object' && !Array.isArray(given)))
        throw new ScenarioFault(`${decision.kind} takes names in order`);
      return named(setting, decision, Array.isArray(given) ? given : [given]);
    }
    case 'number':
      if (typeof given !== 'number') throw new ScenarioFault(`${decision.kind} takes a number`);
      return given;
    case 'divide': {
      if (typeof given !== 'object' || (Array.isArray(given) && given.length > 0))
        throw new ScenarioFault(`${decision.kind} takes amounts by name`);
      const amounts = decision.options.map(() => 0);
      for (const [name, amount] of Object.entries(given as Record<string, number>))
        amounts[optionNamed(setting, decision, name)] = amount;
      return amounts;
    }
    case 'name':
      if (typeof given !== 'string') throw new ScenarioFault(`${decision.kind} takes a name, or words`);
      return wordsRead(setting, given);
    case 'attackers':
    case 'blockers':
      throw new ScenarioFault(
        `${decision.kind} are declared with \`${decision.form === 'attackers' ? 'attack' : 'block'}\``,
      );
  }
}

/** A card name as it is; words for a line that was not read, as they are read. */
function wordsRead({ game }: Setting, given: string): Answer {
  const meant = answerInWords(game, given);
  if (!meant.ok) throw new ScenarioFault(meant.wrong.message);
  return meant.answer;
}

function named(
  setting: Setting,
  decision: Extract<Decision, { options: readonly OptionValue[] }>,
  words: readonly (string | number)[],
): number[] {
  const taken: number[] = [];
  for (const word of words) taken.push(typeof word === 'number' ? word : optionNamed(setting, decision, word, taken));
  return taken;
}

/** The index of an action among the options of a priority or payment decision; −1 where it is not offered. */
export function actionIndex(setting: Setting, decision: Decision, name: ActionName): number {
  if (decision.form !== 'choose') return -1;
  const attempt = 'attempt' in name ? name.attempt : undefined;
  return decision.options.findIndex((option) => {
    if (!('action' in option)) return false;
    if (attempt !== undefined && (option.attempt ?? false) !== attempt) return false;
    return isAction(setting, option.action, name);
  });
}

/** In the way that has that tag, also where an effect lets the card be cast from where it is (`may 7 bestow`). */
const isCastBy = (by: string, tag: string): boolean => by === tag || (by.startsWith('may ') && by.endsWith(` ${tag}`));

function isAction(setting: Setting, action: Action, name: ActionName): boolean {
  const about = (label: string, object: number): boolean => objectNamed(setting, label)?.id === object;
  if ('play' in name)
    return (
      action.act === 'playLand' &&
      about(name.play, action.object) &&
      (name.face === undefined || action.face === name.face) &&
      (name.by === undefined || landPlayLabel(setting.game, action.by) === name.by)
    );
  if ('cast' in name) {
    if (action.act !== 'cast' || !about(name.cast, action.object)) return false;
    if (action.faceDown !== (name.faceDown ?? false)) return false;
    if (name.by !== undefined && !isCastBy(action.by, name.by)) return false;
    return name.face === undefined || action.face === name.face;
  }
  if ('activate' in name)
    return (
      action.act === 'activate' &&
      about(name.activate, action.object) &&
      (name.ability === undefined || action.index === name.ability)
    );
  if ('tap' in name)
    return (
      action.act === 'mana' &&
      about(name.tap, action.object) &&
      (name.ability === undefined || action.index === name.ability)
    );
  if ('turnUp' in name)
    return (
      action.act === 'turnFaceUp' &&
      about(name.turnUp, action.object) &&
      (name.by === undefined || action.by === name.by)
    );
  if ('byHand' in name)
    return (
      action.act === 'byHand' &&
      about(name.byHand, action.object) &&
      (name.ability === undefined || action.index === name.ability)
    );
  return action.act === 'special' && about(name.special, action.object) && action.what === name.what;
}

export function attackAnswer(
  setting: Setting,
  decision: Decision,
  attack: readonly string[] | Readonly<Record<string, string>>,
): Answer {
  if (decision.form !== 'attackers') throw new ScenarioFault(`it is not time to declare attackers: ${decision.kind}`);
  const declared = Array.isArray(attack)
    ? (attack as readonly string[]).map((name) => [name, null] as const)
    : Object.entries(attack);
  return declared.map(([name, whom]) => {
    const attacker = objectMeant(setting, name);
    const candidate = decision.candidates.find((c) => c.attacker === attacker.id);
    if (!candidate)
      throw new ScenarioFault(
        `${name} is not among those that can attack: ${decision.candidates.map((c) => labelOf(setting, c.attacker)).join(', ')}`,
      );
    if (whom === null) return { attacker: attacker.id, target: 0 };
    const player = setting.players.includes(whom) ? playerNamed(setting, whom) : null;
    const target = candidate.targets.findIndex((t) =>
      'player' in t ? t.player === player : player === null && t.object === objectMeant(setting, whom).id,
    );
    if (target < 0) throw new ScenarioFault(`${name} cannot attack ${whom}`);
    return { attacker: attacker.id, target };
  });
}

export function blockAnswer(
  setting: Setting,
  decision: Decision,
  block: Readonly<Record<string, string | readonly string[]>>,
): Answer {
  if (decision.form !== 'blockers') throw new ScenarioFault(`it is not time to declare blockers: ${decision.kind}`);
  return Object.entries(block).map(([name, whom]) => {
    const blocker = objectMeant(setting, name);
    const candidate = decision.candidates.find((c) => c.blocker === blocker.id);
    if (!candidate)
      throw new ScenarioFault(
        `${name} is not among those that can block: ${decision.candidates.map((c) => labelOf(setting, c.blocker)).join(', ')}`,
      );
    const attackers = (typeof whom === 'string' ? [whom] : whom).map((attacker) => {
      const at = candidate.attackers.indexOf(objectMeant(setting, attacker).id);
      if (at < 0) throw new ScenarioFault(`${name} cannot block ${attacker}`);
      return at;
    });
    return { blocker: blocker.id, attackers };
  });
}
