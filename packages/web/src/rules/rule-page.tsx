/** One number of the rulebook: what it says, what stands under it, its examples, and the same rule in the other editions. */
import type { EditionName } from '@rulewright/engine';
import {
  changesOfRule,
  glossaryOf,
  keywordOfRule,
  officialRule,
  type Page,
  ruleTitle,
  summaryOf,
} from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { EditionRuler } from './edition-ruler.tsx';
import { useOfficialText } from './official-texts.ts';
import { changePath, glossaryPath, keywordPath } from './path.ts';
import { Examples } from './examples.tsx';
import { Subrules } from './subrules.tsx';

export function RulePage({ page }: { page: Page }): ReactNode {
  const { edition, number, children, examples } = page;
  const chapter = number[0] ?? '';
  return (
    <main className="rule-page">
      <p className="rule-edition">
        Rules of {EDITION_WORDS[edition].name}
        {number.length > 1 && `, chapter ${chapter}: ${ruleTitle(edition, chapter)}`}
      </p>
      <h1>
        <span className="number">{number}</span> {ruleTitle(edition, number)}
      </h1>
      <Said page={page} />
      <Named page={page} />
      {children.length > 0 && <Subrules edition={edition} numbers={children.map((child) => child.number)} />}
      {examples.length > 0 && (
        <section>
          <h2>{examples.length === 1 ? 'Its example' : 'Its examples'}</h2>
          <Examples examples={examples} />
        </section>
      )}
      {number.length > 1 && <Editions page={page} />}
    </main>
  );
}

/** What the rule says: in the words of the reader's own copy, else in ours. */
function Said({ page: { edition, number, summary, entry, children } }: { page: Page }): ReactNode {
  const official = officialRule(useOfficialText(edition), number);
  if (official !== null)
    return (
      <div className="rule-official">
        <p className="rule-summary">{official.text}</p>
        {official.examples.map((example) => (
          <p key={example}>
            <strong>Example: </strong>
            {example}
          </p>
        ))}
        <small>In the words of your own copy of these rules.</small>
      </div>
    );
  if (summary !== null)
    return (
      <p className="rule-summary">
        {summary.text}
        {summary.edition !== edition && (
          <small> In the words of our summary of the same rule as of {EDITION_WORDS[summary.edition].name}.</small>
        )}
      </p>
    );
  if (entry?.reason) return <p className="rule-summary">{entry.reason.why}</p>;
  return entry === null || children.length > 0 ? null : (
    <p className="rule-none">Nobody has summed this rule up yet.</p>
  );
}

/** The keyword that the rule is the heading of, and the glossary's terms for it. */
function Named({ page: { edition, number } }: { page: Page }): ReactNode {
  const keyword = keywordOfRule(edition, number);
  const terms = glossaryOf(edition).filter(({ rules }) => rules[0] === number);
  const isHeading = keyword !== null && keyword.numbers[edition] === number;
  if (!isHeading && terms.length === 0) return null;
  return (
    <p className="rule-terms">
      {isHeading && <Link href={keywordPath(keyword.slug)}>{keyword.name} in every edition</Link>}
      {terms.map(({ term }) => (
        <Link key={term} href={glossaryPath(edition, term)}>
          Glossary: {term}
        </Link>
      ))}
    </p>
  );
}

/** The number that the rule has in each edition. */
function Editions({ page }: { page: Page }): ReactNode {
  const { number } = page;
  const note = (edition: EditionName, same: string | null): string => {
    if (same === null) return 'No rule that is surely the same.';
    if (edition === page.edition) return 'This page.';
    const text = summaryOf(edition, same)?.text;
    if (text !== undefined && text !== page.summary?.text) return text;
    return same === page.number ? 'The same rule.' : 'The same rule under another number.';
  };
  const changes = number.includes('.') ? changesOfRule(page.edition, number) : [];
  return (
    <section>
      <h2>The same rule in the four editions</h2>
      <EditionRuler numbers={page.same} here={page.edition} note={note} />
      {changes.map(({ topic, slug, says }) => (
        <p key={slug} className="rule-changes">
          <Link href={changePath(slug)}>{topic}</Link>
          {says.map(({ from, text }) => (
            <span key={from}>
              <strong>{from.slice(0, 4)}</strong> {text}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
