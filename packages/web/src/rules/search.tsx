/** Finding a rule by number, word, card or keyword. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Found, isRule, type SearchedScenario, search, searchedScenario } from '@rulewright/rulebook';
import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { glossaryPath, pathOf } from './path.ts';
import { useScenarios } from './scenarios.ts';

/** How many results are listed. */
const MOST = 12;

interface Result extends Found {
  readonly edition: EditionName;
  readonly id: string;
  readonly path: string;
}

/** The results are links below the field: arrows walk through them, Enter in the field opens the first, Escape closes them. */
export function Search({ edition }: { edition: EditionName }): ReactNode {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const sought = useDeferredValue(words);
  const scenarios = useScenarios();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [, go] = useLocation();
  const searched = useMemo(() => (scenarios ?? []).map(searchedScenario), [scenarios]);
  const results = useMemo(() => resultsFor(sought, searched, edition), [sought, searched, edition]);
  const shown = open && sought.trim() !== '';
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const finish = (): void => {
    setWords('');
    setOpen(false);
    field.current?.blur();
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.closest('form')?.contains(relatedTarget)) setOpen(false);
  };
  const walk = (event: ReactKeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (event.key === 'Escape' && shown) {
      setOpen(false);
      field.current?.focus();
    } else if (by !== undefined && links.length > 0) {
      // the field stands before the first link and behind the last
      const at = links.findIndex((link) => link === document.activeElement) + by;
      (links[at < -1 ? links.length - 1 : at] ?? field.current)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <form
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = results;
        if (!shown || !first) return;
        finish();
        go(first.path);
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label="Search the rules"
        autoComplete="off"
        placeholder="Number, word, card or keyword"
        value={words}
        onKeyDown={walk}
        onBlur={left}
        onFocus={() => setTimeout(() => search('', searched, [edition]))}
        onChange={({ target }) => {
          setWords(target.value);
          setOpen(true);
        }}
      />
      <kbd aria-hidden="true">/</kbd>
      <output className="unseen">{shown && results.length > 0 && `${results.length} found`}</output>
      {shown && (
        <div className="results">
          {results.length === 0 && <output>Nothing in any edition fits “{sought.trim()}”.</output>}
          <ul ref={list}>
            {results.map((result) => (
              <li key={result.id}>
                <Link className="result" href={result.path} onClick={finish} onKeyDown={walk} onBlur={left}>
                  <span className="number">{result.kind === 'rule' ? result.name : result.kind}</span>
                  <span>
                    <strong>{result.kind === 'rule' ? result.text : result.name}</strong>
                    {result.edition !== edition && <small> {EDITION_WORDS[result.edition].name}</small>}
                    <span className="result-more">{moreOf(result)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** What is said under the name: what it says, or the cards in it. */
const moreOf = ({ kind, text, summary }: Found): string => (kind === 'rule' && summary === text ? '' : summary || text);

/** What is found that has a page, in the edition that is read; in the others where that has nothing of the kind. */
function resultsFor(words: string, scenarios: readonly SearchedScenario[], edition: EditionName): readonly Result[] {
  if (words.trim() === '') return [];
  const here = resultsIn([edition], words, scenarios);
  return here.length > 0
    ? here
    : resultsIn(
        EDITIONS.filter((other) => other !== edition),
        words,
        scenarios,
      );
}

function resultsIn(
  editions: readonly EditionName[],
  words: string,
  scenarios: readonly SearchedScenario[],
): readonly Result[] {
  const results: Result[] = [];
  for (const found of search(words, scenarios, editions)) {
    const edition = found.editions.findLast((one) => editions.includes(one));
    const path = edition === undefined ? null : pathTo(found, edition);
    if (edition !== undefined && path !== null)
      results.push({ ...found, edition, id: `${found.kind} ${edition} ${found.name}`, path });
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
