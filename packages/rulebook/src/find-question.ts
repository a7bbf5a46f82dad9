/** Finding answered questions by their words, or by the rule that decides them. */
import { takes } from '@rulewright/engine/arguments';
import MiniSearch from 'minisearch';
import { isWithin } from './numbers.ts';
import { type JudgeQuestion, judgeQuestions, QUESTION_TOPICS } from './questions.ts';
import { stemsIn } from './search-index.ts';

let made: MiniSearch | undefined;

function index(): MiniSearch {
  if (made !== undefined) return made;
  made = new MiniSearch({ fields: ['question', 'answer', 'topic'], tokenize: stemsIn, processTerm: (stem) => stem });
  made.addAll(judgeQuestions.map(({ question, answer, topic }, id) => ({ id, question, answer, topic })));
  return made;
}

/**
 * The questions in which most of the words are found, the best first; a topic gives all of its own, the number of a rule of 2026-02 those that it or a
 * rule below it decides.
 */
export function questionsAbout(words: string): readonly JudgeQuestion[] {
  takes('questionsAbout', 'a text', typeof words === 'string');
  const asked = words.trim().toLowerCase();
  if (QUESTION_TOPICS.some((topic) => topic === asked)) return judgeQuestions.filter(({ topic }) => topic === asked);
  if (/^\d/.test(asked)) return judgeQuestions.filter(({ rule }) => isWithin(rule, asked));
  const found = index().search(words, { boost: { question: 2 }, fuzzy: 0.2, prefix: true });
  const least = new Set(stemsIn(words)).size / 2;
  return found
    .filter(({ queryTerms }) => queryTerms.length >= least)
    .flatMap(({ id }) => judgeQuestions[id as number] ?? []);
}
