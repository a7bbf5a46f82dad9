/** Every keyword of any edition. */
import { EDITIONS } from '@rulewright/engine';
import { keywords } from '@rulewright/rulebook';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Filter, fits } from './filter.tsx';
import { keywordPath } from './path.ts';

const KINDS = [
  { kind: 'ability', title: 'Keyword abilities' },
  { kind: 'action', title: 'Keyword actions' },
] as const;

export function KeywordList(): ReactNode {
  const [words, setWords] = useState('');
  const shown = keywords().filter(({ name }) => fits(words, name));
  return (
    <main className="glossary">
      <h1>Keywords</h1>
      <p className="contents-lead">
        Every keyword ability and keyword action of the four editions. A year says in which edition it comes first;
        those without one are in the first.
      </p>
      <Filter
        label="Keywords with these words"
        value={words}
        onChange={setWords}
        count={`${shown.length === keywords().length ? '' : `${shown.length} of `}${keywords().length} keywords`}
      />
      {shown.length === 0 && <p className="rule-none">No keyword has these words.</p>}
      {KINDS.map(({ kind, title }) => {
        const listed = shown.filter((keyword) => keyword.kind === kind);
        return listed.length === 0 ? null : (
          <section key={kind} className="keyword-list">
            <h2>{title}</h2>
            <ul>
              {listed.map(({ name, slug, numbers }) => {
                const first = EDITIONS.find((edition) => numbers[edition] !== null);
                return (
                  <li key={slug}>
                    <Link href={keywordPath(slug)}>{name}</Link>
                    {first !== EDITIONS[0] && <small>{first?.slice(0, 4)}</small>}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
