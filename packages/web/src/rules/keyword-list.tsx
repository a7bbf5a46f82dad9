/** Every keyword of any edition. */
import { EDITIONS } from '@rulewright/engine';
import { keywords } from '@rulewright/rulebook';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Filter, fits } from './filter.tsx';
import { keywordPath } from '../rule-link/path.ts';
import { useWords } from '../words/language.ts';

const KINDS = ['ability', 'action'] as const;

export function KeywordList(): ReactNode {
  const said = useWords('rules').keywords;
  const [words, setWords] = useState('');
  const shown = keywords().filter(({ name }) => fits(words, name));
  return (
    <main className="glossary">
      <h1>{said.title}</h1>
      <p className="contents-lead">{said.lead}</p>
      <Filter
        label={said.filter}
        value={words}
        onChange={setWords}
        count={said.count(shown.length, keywords().length)}
      />
      {shown.length === 0 && <p className="rule-none">{said.none}</p>}
      {KINDS.map((kind) => {
        const listed = shown.filter((keyword) => keyword.kind === kind);
        return listed.length === 0 ? null : (
          <section key={kind} className="keyword-list">
            <h2>{said.lists[kind]}</h2>
            <ul lang="en">
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
