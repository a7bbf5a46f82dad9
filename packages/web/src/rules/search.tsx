/** Finding a rule by number, word, keyword or card. */
import { addressOf } from '#home';
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Found, isRule, type SearchedScenario, search, searchedScenario } from '@rulewright/rulebook';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useFoundCards } from '../card/answer.ts';
import { useSlash } from '../keyboard/typing.ts';
import { Finder, type Suggestion } from '../shell/finder.tsx';
import { cardPath, glossaryPath, pathOf } from '../rule-link/path.ts';
import { useScenarios } from './scenarios.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** How many results are listed, and how many of them may be cards where the words are no card's name. */
const MOST = 12;
const MOST_CARDS = 3;
/** The cards are asked for from so many letters on: they are a megabyte that few need. */
const CARDS_FROM = 3;

type Said = Words['rules']['search'];

interface Result {
  readonly path: string;
  /** the number of a rule, else what kind of thing it is */
  readonly mark: string;
  readonly name: string;
  readonly more: string;
  /** `more` is of the rulebook, and English */
  readonly isSummary: boolean;
  /** where it is not of the edition that is read */
  readonly edition: EditionName | null;
}

/** Enter opens what is lit, else the first. */
export function Search({ edition }: { edition: EditionName }): ReactNode {
  const rules = useWords('rules');
  const said = rules.search;
  const { editions } = useWords();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words).trim();
  const scenarios = useScenarios();
  const field = useRef<HTMLInputElement>(null);
  const [, go] = useLocation();
  const searched = useMemo(() => (scenarios ?? []).map(searchedScenario), [scenarios]);
  const found = useMemo(() => resultsFor(sought, searched, edition, said), [sought, searched, edition, said]);
  const cards = useFoundCards(sought.length >= CARDS_FROM && !/^\d/.test(sought) ? sought : '').names;
  const results = withCards(found, cards, sought, edition, rules);
  useSlash(field);
  const finish = (): void => {
    setWords('');
    field.current?.blur();
  };
  return (
    <RouterProvider navigate={go} useHref={addressOf}>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = results;
          if (sought === '' || !first) return;
          finish();
          go(first.path);
        }}
      >
        <Finder
          label={<span className="unseen">{said.label}</span>}
          placeholder={said.hint}
          value={words}
          onChange={setWords}
          suggestions={results.map((result) => suggested(result, editions))}
          onTake={finish}
          note={results.length === 0 && sought !== '' ? said.nothing(sought) : null}
          fieldRef={field}
          // the index is made before the first word is typed
          onFocus={() => setTimeout(() => search('', searched, [edition]))}
        >
          <kbd aria-hidden="true">/</kbd>
        </Finder>
      </form>
    </RouterProvider>
  );
}

const suggested = (
  { path, mark, name, more, isSummary, edition }: Result,
  editions: Words['shell']['editions'],
): Suggestion => ({
  id: path + name,
  says: `${mark} ${name}`,
  href: path,
  shown: (
    <span className="result">
      <span className="number">{mark}</span>
      <span>
        <strong lang="en">{name}</strong>
        {edition !== null && <small> {editions[edition]}</small>}
        <span className="result-more" lang={isSummary ? 'en' : undefined}>
          {more}
        </span>
      </span>
    </span>
  ),
});

/** A card whose whole name was typed stands first, a few that begin so or hold it last. */
function withCards(
  found: readonly Result[],
  cards: readonly string[],
  words: string,
  edition: EditionName,
  { search, card }: Pick<Words['rules'], 'search' | 'card'>,
): readonly Result[] {
  const listed = cards.map(
    (name): Result => ({
      path: cardPath(edition, name),
      mark: search.card,
      name,
      more: card.matters,
      isSummary: false,
      edition: null,
    }),
  );
  const named = listed.filter(({ name }) => name.toLowerCase() === words.toLowerCase());
  const others = listed.filter((card) => !named.includes(card)).slice(0, MOST_CARDS);
  return [...named, ...found.slice(0, MOST - named.length - others.length), ...others];
}

/** What is said under the name: what it says, or the cards in it. */
const moreOf = ({ kind, text, summary }: Found): string => (kind === 'rule' && summary === text ? '' : summary || text);

/** What is found that has a page, in the edition that is read; in the others where that has nothing of the kind. */
function resultsFor(
  words: string,
  scenarios: readonly SearchedScenario[],
  edition: EditionName,
  said: Said,
): readonly Result[] {
  if (words === '') return [];
  const here = resultsIn([edition], words, scenarios, edition, said);
  const others = EDITIONS.filter((other) => other !== edition);
  return here.length > 0 ? here : resultsIn(others, words, scenarios, edition, said);
}

function resultsIn(
  editions: readonly EditionName[],
  words: string,
  scenarios: readonly SearchedScenario[],
  read: EditionName,
  { kinds }: Said,
): readonly Result[] {
  const results: Result[] = [];
  for (const found of search(words, scenarios, editions)) {
    const edition = found.editions.findLast((one) => editions.includes(one));
    const path = edition === undefined ? null : pathTo(found, edition);
    if (edition !== undefined && path !== null)
      results.push({
        path,
        mark: found.kind === 'rule' ? found.name : kinds[found.kind],
        name: found.kind === 'rule' ? found.text : found.name,
        more: moreOf(found),
        isSummary: true,
        edition: edition === read ? null : edition,
      });
    if (results.length === MOST) break;
  }
  return results;
}

/** The page of a rule or term; of an example or scenario that of the first rule that it shows. */
function pathTo({ kind, name, rules }: Found, edition: EditionName): string | null {
  if (kind === 'rule') return pathOf(edition, name);
  if (kind === 'glossary') return glossaryPath(edition, name);
  const [first] = rules.filter((rule) => isRule(edition, rule));
  return first === undefined ? null : pathOf(edition, first);
}
