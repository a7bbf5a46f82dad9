/** The questions of judges: each with its answer, the rule that decides it, and the position that shows it. */
import { QUESTION_TOPICS, judgeQuestions, ruleTitle } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathOf } from '../rule-link/path.ts';
import { runPath } from '../connection/scenario-texts.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

const EDITION = '2026-02';

export function QuestionsPage(): ReactNode {
  const { questions } = useWords('rules');
  return (
    <main className="questions">
      <h1>{questions.title}</h1>
      <p className="contents-lead">{questions.lead}</p>
      {QUESTION_TOPICS.map((topic) => (
        <section key={topic}>
          <h2>{questions.topics[topic]}</h2>
          {judgeQuestions
            .filter((one) => one.topic === topic)
            .map(({ question, answer, rule, shownBy }) => (
              <details key={question}>
                <summary lang="en">{question}</summary>
                <p lang="en">{answer}</p>
                <p className="question-more">
                  <Link href={pathOf(EDITION, rule)}>
                    <span className="number">{rule}</span> <English>{ruleTitle(EDITION, rule)}</English>
                  </Link>
                  <Link href={runPath(shownBy, EDITION)} aria-label={questions.seeNamed(shownBy)}>
                    {questions.see}
                  </Link>
                </p>
              </details>
            ))}
        </section>
      ))}
    </main>
  );
}
