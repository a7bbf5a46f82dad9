/** An answer in words, for plans, hints and reviews. */
import {
  type Answer,
  type AttackAnswer,
  type BlockAnswer,
  type Decision,
  type Game,
  KEEPING,
  labels,
  objectLabel,
} from '@rulewright/engine';

/** Such as “Cast Grizzly Bears”, “Attack with Grizzly Bears”, “Do not block”; as the seat that is asked knows the objects. */
export function answerWords(game: Game, decision: Decision, answer: Answer): string {
  const named = (id: number): string => objectLabel(game, id, decision.by);
  switch (decision.form) {
    case 'attackers': {
      const attack = answer as AttackAnswer;
      return attack.length === 0
        ? 'Do not attack'
        : `Attack with ${attack.map(({ attacker }) => named(attacker)).join(', ')}`;
    }
    case 'blockers': {
      const block = answer as BlockAnswer;
      if (block.length === 0) return 'Do not block';
      const blocked = (blocker: number, at: readonly number[]): string => {
        const able = decision.candidates.find((one) => one.blocker === blocker)?.attackers ?? [];
        return at.map((index) => named(able[index] ?? 0)).join(', ');
      };
      return `Block ${block.map(({ blocker, attackers }) => `${blocked(blocker, attackers)} with ${named(blocker)}`).join('; ')}`;
    }
    case 'choose':
    case 'order': {
      if (answer === KEEPING) return 'Pay, and keep mana for the rest of the hand';
      const words = labels(game, decision);
      const chosen = (answer as readonly number[]).map((index) => words[index] ?? '');
      return chosen.length === 0 ? 'None' : chosen.join(', ');
    }
    case 'divide':
      return `Divide ${(answer as readonly number[]).join(', ')}`;
    case 'number':
    case 'name':
      return `${answer as number | string}`;
  }
}
