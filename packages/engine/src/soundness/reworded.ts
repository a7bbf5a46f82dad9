/** What is wrong with a line that is said in other words, before anything is done with it. 2006: 200 · 2009, 2011, 2026: 200 (no rule: the machine) */
import { isReworded } from '../decisions/check.ts';
import type { Answer, Decision, WrongAnswer } from '../decisions/decision.ts';
import { rewordedCard } from '../events/reword.ts';
import { cardProblems } from '../setup/card-problems.ts';
import type { Game } from '../running/game.ts';
import { MOST_MEANT, MOST_WORDS } from '../vocabulary/holes.ts';
import { everyNode } from '../vocabulary/some-node.ts';
import { isPlainText } from './plain-text.ts';
import { misfit } from './shape.ts';

/** Null: the answer is of another kind, or the abilities may take the line's place. Never throws, whatever the answer. */
export function rewordedProblem(game: Game, asked: Decision, given: Answer): WrongAnswer | null {
  if (asked.form !== 'name' || asked.line === undefined || !isReworded(given)) return null;
  const no = (message: string): WrongAnswer => ({ error: 'illegal', message });
  const { words, abilities } = given;
  if (words.length > MOST_WORDS || words.trim() === '' || !isPlainText(words.replaceAll('\n', ' ')))
    return no(`Say the line in words that can be seen, of at most ${MOST_WORDS} characters.`);
  if (abilities.length === 0 || abilities.length > MOST_MEANT)
    return no(`The words must mean from 1 to ${MOST_MEANT} abilities.`);
  const wrong = misfit('Answer', given);
  if (wrong !== null)
    return { error: 'wrong-form', message: `These are no abilities: ${wrong.path} ${wrong.message}.` };
  const nodes = everyNode(abilities);
  if (nodes.some((node) => node['ability'] === 'unread' || node['do'] === 'byHand'))
    return no('Some of these words were not read.');
  const names = new Set([...game.definitions.values()].map(({ faces }) => faces[0].name));
  const unknown = nodes.find((node) => node['do'] === 'createNamed' && !names.has(String(node['card'])));
  if (unknown !== undefined) return no(`The card “${String(unknown['card'])}” is not in this game.`);
  const card = rewordedCard(game, asked.line, given);
  const [problem] = cardProblems(game.edition, card, { byReminder: 'accept', byHand: 'accept' });
  return problem === undefined ? null : no(problem.message);
}
