/** The questions of judges: each with its answer, the rule that decides it, and the position that shows it. */
import { QUESTION_TOPICS, type QuestionTopic, judgeQuestions, ruleTitle } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathOf } from './path.ts';
import { runPath } from './scenario-texts.ts';

const EDITION = '2026-02';
const TITLES: Readonly<Record<QuestionTopic, string>> = {
  copies: 'Copies',
  layers: 'Layers',
  replacement: 'Replacement and prevention',
  triggers: 'Triggered abilities',
  combat: 'Combat',
};

export function QuestionsPage(): ReactNode {
  return (
    <main className="questions">
      <h1>Questions of judges</h1>
      <p className="contents-lead">
        Each has a short position in which one can see the answer happen, and the rule that decides it, by today’s
        numbers.
      </p>
      {QUESTION_TOPICS.map((topic) => (
        <section key={topic}>
          <h2>{TITLES[topic]}</h2>
          {judgeQuestions
            .filter((one) => one.topic === topic)
            .map(({ question, answer, rule, shownBy }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
                <p className="question-more">
                  <Link href={pathOf(EDITION, rule)}>
                    <span className="number">{rule}</span> {ruleTitle(EDITION, rule)}
                  </Link>
                  <Link href={runPath(shownBy, EDITION)} aria-label={`See it happen: ${shownBy}`}>
                    See it happen
                  </Link>
                </p>
              </details>
            ))}
        </section>
      ))}
    </main>
  );
}
