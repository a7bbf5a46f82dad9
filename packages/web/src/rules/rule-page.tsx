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
import { EditionRuler } from './edition-ruler.tsx';
import { useOfficialText } from './official-texts.ts';
import { changePath, glossaryPath, keywordPath } from '../rule-link/path.ts';
import { Examples } from './examples.tsx';
import { Subrules } from './subrules.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function RulePage({ page }: { page: Page }): ReactNode {
  const { edition, number, children, examples } = page;
  const { rule } = useWords('rules');
  const { rulesOf } = useWords('game');
  const { editions } = useWords();
  const chapter = number[0] ?? '';
  return (
    <main className="rule-page">
      <p className="rule-edition">
        {rulesOf(editions[edition])}
        {number.length > 1 && (
          <>
            {rule.chapter(chapter)} <English>{ruleTitle(edition, chapter)}</English>
          </>
        )}
      </p>
      <h1>
        <span className="number">{number}</span> <English>{ruleTitle(edition, number)}</English>
      </h1>
      <Said page={page} />
      <Named page={page} />
      {children.length > 0 && <Subrules edition={edition} numbers={children.map((child) => child.number)} />}
      {examples.length > 0 && (
        <section>
          <h2>{rule.examples(examples.length)}</h2>
          <Examples examples={examples} />
        </section>
      )}
      {number.length > 1 && <Editions page={page} />}
    </main>
  );
}

/** What the rule says: in the words of the reader's own copy, else in ours. */
function Said({ page: { edition, number, summary, entry, children } }: { page: Page }): ReactNode {
  const { rule } = useWords('rules');
  const { editions } = useWords();
  const official = officialRule(useOfficialText(edition), number);
  if (official !== null)
    return (
      <div className="rule-official">
        <p className="rule-summary" lang="en">
          {official.text}
        </p>
        {official.examples.map((example) => (
          <p key={example}>
            <strong>{rule.example} </strong>
            <English>{example}</English>
          </p>
        ))}
        <small>{rule.ownWords}</small>
      </div>
    );
  if (summary !== null)
    return (
      <p className="rule-summary">
        <English>{summary.text}</English>
        {summary.edition !== edition && <small> {rule.summaryOf(editions[summary.edition])}</small>}
      </p>
    );
  if (entry?.reason)
    return (
      <p className="rule-summary" lang="en">
        {entry.reason.why}
      </p>
    );
  return entry === null || children.length > 0 ? null : <p className="rule-none">{rule.noSummary}</p>;
}

/** The keyword that the rule is the heading of, and the glossary's terms for it. */
function Named({ page: { edition, number } }: { page: Page }): ReactNode {
  const { rule } = useWords('rules');
  const keyword = keywordOfRule(edition, number);
  const terms = glossaryOf(edition).filter(({ rules }) => rules[0] === number);
  const isHeading = keyword !== null && keyword.numbers[edition] === number;
  if (!isHeading && terms.length === 0) return null;
  return (
    <p className="rule-terms">
      {isHeading && (
        <Link href={keywordPath(keyword.slug)}>
          <English>{keyword.name}</English> {rule.inEveryEdition}
        </Link>
      )}
      {terms.map(({ term }) => (
        <Link key={term} href={glossaryPath(edition, term)}>
          {rule.glossary} <English>{term}</English>
        </Link>
      ))}
    </p>
  );
}

/** The number that the rule has in each edition. */
function Editions({ page }: { page: Page }): ReactNode {
  const { number } = page;
  const { rule } = useWords('rules');
  const note = (edition: EditionName, same: string | null): ReactNode => {
    if (same === null) return rule.noSame;
    if (edition === page.edition) return rule.thisPage;
    const text = summaryOf(edition, same)?.text;
    if (text !== undefined && text !== page.summary?.text) return <English>{text}</English>;
    return same === page.number ? rule.same : rule.otherNumber;
  };
  const changes = number.includes('.') ? changesOfRule(page.edition, number) : [];
  return (
    <section>
      <h2>{rule.inEditions}</h2>
      <EditionRuler numbers={page.same} here={page.edition} note={note} />
      {changes.map(({ topic, slug, says }) => (
        <p key={slug} className="rule-changes" lang="en">
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
