/** The chapters of an edition with their sections. */
import type { EditionName } from '@rulewright/engine';
import { chaptersOf, childrenOf, ruleTitle } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OwnText } from './own-text.tsx';
import { changePath, glossaryPath, keywordPath, pathOf, questionsPath } from '../rule-link/path.ts';
import { useWords } from '../words/language.ts';

export function Contents({ edition }: { edition: EditionName }): ReactNode {
  const { contents } = useWords('rules');
  const { editions } = useWords();
  return (
    <main className="contents">
      <h1>{contents.title(editions[edition])}</h1>
      <p className="contents-lead">{contents.lead}</p>
      <p className="contents-more">
        <Link href={glossaryPath(edition)}>{contents.glossary}</Link>
        <Link href={keywordPath()}>{contents.keywords}</Link>
        <Link href={changePath()}>{contents.changes}</Link>
        <Link href={questionsPath}>{contents.questions}</Link>
      </p>
      <div className="chapters" lang="en">
        {chaptersOf(edition).map((chapter) => (
          <section key={chapter}>
            <h2>
              <Link href={pathOf(edition, chapter)}>
                <span className="number">{chapter}</span> {ruleTitle(edition, chapter)}
              </Link>
            </h2>
            <ul className="ticks">
              {childrenOf(edition, chapter).map((section) => (
                <li key={section}>
                  <Link href={pathOf(edition, section)}>
                    <span className="number">{section}</span> {ruleTitle(edition, section)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <OwnText edition={edition} />
    </main>
  );
}
