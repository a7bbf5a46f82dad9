/** The glossary of an edition: every term with its meaning, its rules and the positions that show it, fewer as one types. */
import type { EditionName } from '@rulewright/engine';
import { type Claim, examplesOf, glossaryOf } from '@rulewright/rulebook';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { Examples } from './examples.tsx';
import { Filter, fits } from './filter.tsx';
import { useOfficialText } from './official-texts.ts';
import { anchorOf, pathOf } from './path.ts';
import { runPath } from './scenario-texts.ts';
import { claimsIn, useScenarios } from './scenarios.ts';

export function GlossaryPage({ edition }: { edition: EditionName }): ReactNode {
  const own = useOfficialText(edition)?.glossary;
  const entries = useMemo(
    () => glossaryOf(edition).map((entry) => ({ ...entry, text: own?.get(entry.term) ?? entry.text })),
    [edition, own],
  );
  const scenarios = useScenarios();
  const claims = useMemo(() => claimsIn(scenarios).filter(({ glossary }) => glossary !== undefined), [scenarios]);
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const shown = useMemo(() => entries.filter(({ term, text }) => fits(sought, term, text)), [entries, sought]);
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView({ block: 'center' });
  }, []);
  const borrowed = entries.some((entry) => entry.edition !== edition);
  return (
    <main className="glossary">
      <h1>The glossary of {EDITION_WORDS[edition].name}</h1>
      <p className="contents-lead">
        What each term means, in {own ? 'the words of your own copy, else in ours' : 'our words'}.
        {borrowed && ' Where a year stands beside the rules, the words are of that year, and the rule is the same.'}
      </p>
      <Filter
        label="Terms with these words"
        value={words}
        onChange={setWords}
        count={`${shown.length === entries.length ? '' : `${shown.length} of `}${entries.length} terms`}
      />
      {shown.length === 0 && <p className="rule-none">No term of this edition has these words.</p>}
      <dl className="terms">
        {shown.map(({ term, rules, text, edition: whose }) => (
          <div key={term} id={anchorOf(term)}>
            <dt>{term}</dt>
            <dd className="term-meaning">{text}</dd>
            <dd className="term-rules">
              {rules.map((number) => (
                <Link key={number} className="number" href={pathOf(edition, number)}>
                  {number}
                </Link>
              ))}
              {whose !== edition && (
                <abbr title={`In the words of ${EDITION_WORDS[whose].name}`}>{whose.slice(0, 4)}</abbr>
              )}
            </dd>
            <Shown edition={edition} term={term} claims={claims} />
          </div>
        ))}
      </dl>
    </main>
  );
}

/** The term's examples, and the positions that show it otherwise. */
function Shown({ edition, term, claims }: { edition: EditionName; term: string; claims: readonly Claim[] }): ReactNode {
  const examples = examplesOf(edition, term, claims);
  const others = claims.filter(
    (claim) => claim.edition === edition && claim.glossary === term && claim.example === undefined,
  );
  if (examples.length === 0 && others.length === 0) return null;
  return (
    <dd className="term-shown">
      {examples.length > 0 && <Examples examples={examples} />}
      {[...new Set(others.map(({ scenario }) => scenario))].map((scenario) => (
        <small key={scenario}>
          <Link href={runPath(scenario, edition)} aria-label={`Run it: ${scenario}`}>
            Run it
          </Link>
          : “{scenario}”
        </small>
      ))}
    </dd>
  );
}
