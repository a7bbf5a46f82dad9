/** The chapters of an edition with their sections. */
import type { EditionName } from '@rulewright/engine';
import { chaptersOf, childrenOf, ruleTitle } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { OwnText } from './own-text.tsx';
import { changePath, glossaryPath, keywordPath, pathOf, questionsPath } from './path.ts';

export function Contents({ edition }: { edition: EditionName }): ReactNode {
  return (
    <main className="contents">
      <h1>The rules of {EDITION_WORDS[edition].name}</h1>
      <p className="contents-lead">
        Titles and summaries are ours. Each rule has a page: what it says, what it was in other years, where the engine
        implements it and which positions show it.
      </p>
      <p className="contents-more">
        <Link href={glossaryPath(edition)}>Glossary</Link>
        <Link href={keywordPath()}>Keywords</Link>
        <Link href={changePath()}>What changed from 2006 to 2026</Link>
        <Link href={questionsPath}>Questions of judges</Link>
      </p>
      <div className="chapters">
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
