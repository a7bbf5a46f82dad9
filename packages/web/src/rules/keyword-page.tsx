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
import { EditionRuler } from './edition-ruler.tsx';
import { cardPath, changePath, keywordPath, pathOf } from '../rule-link/path.ts';
import { Positions } from './positions.tsx';
import { claimsIn, useScenarios } from './scenarios.ts';
import { Subrules } from './subrules.tsx';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { wrongOf } from '../words/trouble.ts';

export function KeywordPage({ keyword }: { keyword: Keyword }): ReactNode {
  const page = useMemo(() => keywordPage(keyword), [keyword]);
  const { name, kind, numbers, meaning, to } = page;
  const words = useWords('rules').keywords;
  const { editions } = useWords();
  const { notInRules } = useWords('rules').timeline;
  const number = numbers[to] ?? '';
  const text = summaryOf(to, number)?.text;
  return (
    <div className="rules-body keyword-body">
      <main className="rule-page">
        <p className="rule-edition">
          <Link href={keywordPath()}>{words.kinds[kind]}</Link>, {sinceWhen(page, words, editions)}
        </p>
        <h1 lang="en">{name}</h1>
        <p className="rule-summary" lang="en">
          {meaning?.text ?? text}
        </p>
        {meaning !== null && text !== undefined && (
          <p className="keyword-rule" lang="en">
            {text}
          </p>
        )}
        <section>
          <h2>{words.inEditions}</h2>
          <EditionRuler
            numbers={numbers}
            here={null}
            note={(edition, same) => (same === null ? notInRules : <SummedUp text={summaryOf(edition, same)?.text} />)}
          />
        </section>
        <Changes page={page} />
        <section>
          <h2>{words.itsRules(editions[to])}</h2>
          <Subrules edition={to} numbers={[number, ...childrenOf(to, number)]} />
        </section>
      </main>
      <Shown keyword={keyword} edition={to} />
    </div>
  );
}

/** A summary, or that there is none. */
function SummedUp({ text }: { text: string | undefined }): ReactNode {
  const { notSummed } = useWords('rules').keywords;
  return text === undefined ? notSummed : <English>{text}</English>;
}

function sinceWhen(
  { from, to }: Page,
  words: Words['rules']['keywords'],
  editions: Words['shell']['editions'],
): string {
  const before = EDITIONS[EDITIONS.indexOf(from) - 1];
  const after = EDITIONS[EDITIONS.indexOf(to) + 1];
  const came = before ? words.new(editions[before], editions[from]) : words.known(editions[from]);
  return after ? came + words.goneBy(editions[after]) : came;
}

function Changes({ page }: { page: Page }): ReactNode {
  const { topics, changes } = page;
  const words = useWords('rules').keywords;
  const { editions } = useWords();
  if (topics.length + changes.length === 0) return null;
  return (
    <section>
      <h2>{words.changed}</h2>
      <ul className="changes">
        {topics.map(({ topic, slug, numbers }) => (
          <li key={slug}>
            <strong>
              <Link href={changePath(slug)} lang="en">
                {topic}
              </Link>
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
            <strong>{words.fromTo(editions[from], editions[to])}</strong>
            {added.length > 0 && (
              <span>
                {words.added}{' '}
                {added.map((number) => (
                  <Link key={number} href={pathOf(to, number)}>
                    <span className="number">{number}</span> <English>{ruleTitle(to, number)}</English>
                  </Link>
                ))}
              </span>
            )}
            {gone.length > 0 && (
              <span>
                {words.gone}{' '}
                {gone.map((number) => (
                  <Link key={number} href={pathOf(from, number)}>
                    <span className="number">{number}</span> <English>{ruleTitle(from, number)}</English>
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
  const { keywords: words, shown } = useWords('rules');
  const scenarios = useScenarios();
  const names = useMemo(() => {
    const about = claimsIn(scenarios).filter(({ edition, rule }) => {
      const mine = keyword.numbers[edition];
      return rule !== undefined && mine !== null && isWithin(rule, mine);
    });
    return new Set(about.map(({ scenario }) => scenario));
  }, [scenarios, keyword]);
  return (
    <aside className="shown-by" aria-label={words.shownLabel}>
      <h2>{names.size === 0 ? shown.positions : shown.by(names.size)}</h2>
      {scenarios === null && <p>{shown.noList}</p>}
      {scenarios !== null && names.size === 0 && <p>{shown.none}</p>}
      <Positions scenarios={(scenarios ?? []).filter(({ name }) => names.has(name))} edition={edition} />
      <Cards keyword={keyword} edition={edition} />
    </aside>
  );
}

/** So many cards are listed before one asks for all. */
const FEW_CARDS = 40;

/** The cards of the reader's card data in whose text the keyword stands. */
function Cards({ keyword, edition }: { keyword: Keyword; edition: EditionName }): ReactNode {
  const words = useWords('rules').keywords;
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
      <h2>{words.cards(names.length)}</h2>
      {found === 'asking' && <p>{words.looking}</p>}
      {found instanceof Error && (
        <p className="bad">
          <Problem of={wrongOf(found)} />
        </p>
      )}
      {found !== 'asking' && !(found instanceof Error) && names.length === 0 && <p>{words.noCards}</p>}
      <ul className="keyword-cards" lang="en">
        {shown.map((name) => (
          <li key={name}>
            <Link href={cardPath(edition, name)}>{name}</Link>
          </li>
        ))}
      </ul>
      {names.length > shown.length && (
        <Button className="button small" onPress={() => setAll(true)}>
          {words.allCards(names.length)}
        </Button>
      )}
    </>
  );
}
