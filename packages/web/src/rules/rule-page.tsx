/** One number of the rulebook: what it says, what stands under it, its examples, and the same rule in the other editions. */
import { EDITIONS } from '@rulewright/engine';
import { type Page, summaryOf } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { pathOf } from './path.ts';
import { runPath } from './scenario-texts.ts';
import { nameOf } from './titles.ts';

export function RulePage({ page }: { page: Page }): ReactNode {
  const { edition, number, summary, children, examples, entry } = page;
  const chapter = number[0] ?? '';
  return (
    <main className="rule-page">
      <p className="rule-edition">
        Rules of {EDITION_WORDS[edition].name}
        {number.length > 1 && `, chapter ${chapter}: ${nameOf(edition, chapter)}`}
      </p>
      <h1>
        <span className="number">{number}</span> {nameOf(edition, number)}
      </h1>
      {summary !== null && (
        <p className="rule-summary">
          {summary.text}
          {summary.edition !== edition && (
            <small> In the words of our summary of the same rule as of {EDITION_WORDS[summary.edition].name}.</small>
          )}
        </p>
      )}
      {summary === null && entry?.reason && <p className="rule-summary">{entry.reason.why}</p>}
      {summary === null && entry !== null && !entry.reason && children.length === 0 && (
        <p className="rule-none">Nobody has summed this rule up yet.</p>
      )}
      {children.length > 0 && (
        <dl className="subrules">
          {children.map((child) => (
            <div key={child.number}>
              <dt>
                <Link href={pathOf(edition, child.number)}>{child.number}</Link>
              </dt>
              <dd>
                {nameOf(edition, child.number) !== null && <strong>{nameOf(edition, child.number)}. </strong>}
                {summaryOf(edition, child.number)?.text ?? child.entry?.reason?.why}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {examples.length > 0 && (
        <section>
          <h2>{examples.length === 1 ? 'Its example' : 'Its examples'}</h2>
          <ol className="examples">
            {examples.map(({ example, summary: text, shownBy }) => (
              <li key={example}>
                {text}
                {shownBy[0] !== undefined && (
                  <small>
                    <Link href={runPath(shownBy[0], edition)}>Run it</Link>: “{shownBy[0]}”
                  </small>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {number.length > 1 && <Editions page={page} />}
    </main>
  );
}

/** The number that the rule has in each edition, on a ruler. */
function Editions({ page }: { page: Page }): ReactNode {
  return (
    <section>
      <h2>The same rule in the four editions</h2>
      <ul className="edition-ruler">
        {EDITIONS.map((edition) => {
          const same = page.same[edition];
          const text = same === null ? null : (summaryOf(edition, same)?.text ?? null);
          const here = edition === page.edition;
          return (
            <li key={edition} className={here ? 'here' : undefined}>
              {same === null ? (
                <span className="number none">–</span>
              ) : (
                <Link className="number" href={pathOf(edition, same)} aria-current={here ? 'page' : undefined}>
                  {same}
                </Link>
              )}
              <span className="edition-name">{EDITION_WORDS[edition].name}</span>
              <span className="edition-note">
                {same === null
                  ? 'No rule that is surely the same.'
                  : here
                    ? 'This page.'
                    : text === null || text === page.summary?.text
                      ? same === page.number
                        ? 'The same rule.'
                        : 'The same rule under another number.'
                      : text}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
