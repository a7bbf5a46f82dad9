/** One keyword in every edition: what it means, since when, what changed, its rules, and the positions that show it. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import {
  childrenOf,
  isWithin,
  type Keyword,
  keywordIn,
  keywordPage,
  keywordPattern,
  type KeywordPage as Page,
  ruleTitle,
  summaryOf,
} from '@rulewright/rulebook';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { useAnswer } from '../card/answer.ts';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { EditionRuler } from './edition-ruler.tsx';
import { cardPath, changePath, keywordPath, pathOf } from './path.ts';
import { Positions } from './positions.tsx';
import { claimsIn, useScenarios } from './scenarios.ts';
import { Subrules } from './subrules.tsx';

export function KeywordPage({ keyword }: { keyword: Keyword }): ReactNode {
  const page = useMemo(() => keywordPage(keyword), [keyword]);
  const { name, kind, numbers, meaning, to } = page;
  const number = numbers[to] ?? '';
  const text = summaryOf(to, number)?.text;
  return (
    <div className="rules-body keyword-body">
      <main className="rule-page">
        <p className="rule-edition">
          <Link href={keywordPath()}>Keyword {kind}</Link>, {sinceWhen(page)}
        </p>
        <h1>{name}</h1>
        <p className="rule-summary">{meaning?.text ?? text}</p>
        {meaning !== null && text !== undefined && <p className="keyword-rule">{text}</p>}
        <section>
          <h2>In the four editions</h2>
          <EditionRuler
            numbers={numbers}
            here={null}
            note={(edition, same) =>
              same === null ? 'Not in these rules.' : (summaryOf(edition, same)?.text ?? 'Not summed up.')
            }
          />
        </section>
        <Changes page={page} />
        <section>
          <h2>Its rules in {EDITION_WORDS[to].name}</h2>
          <Subrules edition={to} numbers={[number, ...childrenOf(to, number)]} />
        </section>
      </main>
      <Shown keyword={keyword} edition={to} />
    </div>
  );
}

function sinceWhen({ from, to }: Page): string {
  const before = EDITIONS[EDITIONS.indexOf(from) - 1];
  const after = EDITIONS[EDITIONS.indexOf(to) + 1];
  const came = before
    ? `new between ${EDITION_WORDS[before].name} and ${EDITION_WORDS[from].name}`
    : `known in ${EDITION_WORDS[from].name}`;
  return after ? `${came}, gone by ${EDITION_WORDS[after].name}` : came;
}

function Changes({ page }: { page: Page }): ReactNode {
  const { topics, changes } = page;
  if (topics.length + changes.length === 0) return null;
  return (
    <section>
      <h2>What changed</h2>
      <ul className="changes">
        {topics.map(({ topic, slug, numbers }) => (
          <li key={slug}>
            <strong>
              <Link href={changePath(slug)}>{topic}</Link>
            </strong>
            <span>
              {EDITIONS.flatMap((edition) => {
                const number = numbers[edition];
                return number === null
                  ? []
                  : [
                      <Link key={edition} className="number" href={pathOf(edition, number)}>
                        {number} ({edition.slice(0, 4)})
                      </Link>,
                    ];
              })}
            </span>
          </li>
        ))}
        {changes.map(({ from, to, added, gone }) => (
          <li key={to}>
            <strong>
              {EDITION_WORDS[from].name} to {EDITION_WORDS[to].name}
            </strong>
            {added.length > 0 && (
              <span>
                new:{' '}
                {added.map((number) => (
                  <Link key={number} href={pathOf(to, number)}>
                    <span className="number">{number}</span> {ruleTitle(to, number)}
                  </Link>
                ))}
              </span>
            )}
            {gone.length > 0 && (
              <span>
                gone or written anew:{' '}
                {gone.map((number) => (
                  <Link key={number} href={pathOf(from, number)}>
                    <span className="number">{number}</span> {ruleTitle(from, number)}
                  </Link>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({ keyword, edition }: { keyword: Keyword; edition: EditionName }): ReactNode {
  const scenarios = useScenarios();
  const names = useMemo(() => {
    const about = claimsIn(scenarios).filter(({ edition, rule }) => {
      const mine = keyword.numbers[edition];
      return rule !== undefined && mine !== null && isWithin(rule, mine);
    });
    return new Set(about.map(({ scenario }) => scenario));
  }, [scenarios, keyword]);
  return (
    <aside className="shown-by" aria-label="What shows the keyword">
      <h2>
        {names.size === 0 ? 'Positions' : `Shown by ${names.size === 1 ? 'one position' : `${names.size} positions`}`}
      </h2>
      {scenarios === null && <p>The list of positions is not at hand.</p>}
      {scenarios !== null && names.size === 0 && <p>No position shows it yet.</p>}
      <Positions scenarios={(scenarios ?? []).filter(({ name }) => names.has(name))} edition={edition} />
      <Cards keyword={keyword} edition={edition} />
    </aside>
  );
}

/** So many cards are listed before one asks for all. */
const FEW_CARDS = 40;

/** The cards of the reader's card data in whose text the keyword stands. */
function Cards({ keyword, edition }: { keyword: Keyword; edition: EditionName }): ReactNode {
  const found = useAnswer('cardsWith', keywordPattern(keyword));
  const [all, setAll] = useState(false);
  const names = useMemo(
    () =>
      found === 'asking' || found instanceof Error
        ? []
        : found.filter(({ faces }) => keywordIn(keyword, faces)).map(({ name }) => name),
    [found, keyword],
  );
  const shown = all ? names : names.slice(0, FEW_CARDS);
  return (
    <>
      <h2>
        {names.length === 0
          ? 'Cards that have it'
          : names.length === 1
            ? 'One card has it'
            : `${names.length} cards have it`}
      </h2>
      {found === 'asking' && <p>Looking through the card data…</p>}
      {found instanceof Error && <p className="bad">{found.message}</p>}
      {found !== 'asking' && !(found instanceof Error) && names.length === 0 && (
        <p>No card of the card data has it in its text.</p>
      )}
      <ul className="keyword-cards">
        {shown.map((name) => (
          <li key={name}>
            <Link href={cardPath(edition, name)}>{name}</Link>
          </li>
        ))}
      </ul>
      {names.length > shown.length && (
        <Button className="button small" onPress={() => setAll(true)}>
          All {names.length} cards
        </Button>
      )}
    </>
  );
}
