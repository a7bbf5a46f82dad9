/** The glossary of an edition: every term with its meaning, its rules and the positions that show it, fewer as one types. */
import type { EditionName } from '@rulewright/engine';
import { type Claim, examplesOf, glossaryOf } from '@rulewright/rulebook';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Examples } from './examples.tsx';
import { Filter, fits } from './filter.tsx';
import { useOfficialText } from './official-texts.ts';
import { anchorOf, pathOf } from '../rule-link/path.ts';
import { runPath } from '../connection/scenario-texts.ts';
import { claimsIn, useScenarios } from './scenarios.ts';
import { useWords } from '../words/language.ts';

export function GlossaryPage({ edition }: { edition: EditionName }): ReactNode {
  const said = useWords('rules').glossary;
  const { editions } = useWords();
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
      <h1>{said.title(editions[edition])}</h1>
      <p className="contents-lead">
        {said.lead(own !== undefined)}
        {borrowed && ` ${said.borrowed}`}
      </p>
      <Filter label={said.filter} value={words} onChange={setWords} count={said.count(shown.length, entries.length)} />
      {shown.length === 0 && <p className="rule-none">{said.none}</p>}
      <dl className="terms">
        {shown.map(({ term, rules, text, edition: whose }) => (
          <div key={term} id={anchorOf(term)}>
            <dt lang="en">{term}</dt>
            <dd className="term-meaning" lang="en">
              {text}
            </dd>
            <dd className="term-rules">
              {rules.map((number) => (
                <Link key={number} className="number" href={pathOf(edition, number)}>
                  {number}
                </Link>
              ))}
              {whose !== edition && <abbr title={said.inWordsOf(editions[whose])}>{whose.slice(0, 4)}</abbr>}
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
  const { shown } = useWords('rules');
  const { colon } = useWords();
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
          <Link href={runPath(scenario, edition)} aria-label={shown.runNamed(scenario)}>
            {shown.run}
          </Link>
          {colon} <q lang="en">{scenario}</q>
        </small>
      ))}
    </dd>
  );
}
