/** Finding a rule by number, word, card or keyword. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Found, isRule, type SearchedScenario, search, searchedScenario } from '@rulewright/rulebook';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
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

export function Search({ edition }: { edition: EditionName }): ReactNode {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const scenarios = useScenarios();
  const field = useRef<HTMLInputElement>(null);
  const [, go] = useLocation();
  const searched = useMemo(() => (scenarios ?? []).map(searchedScenario), [scenarios]);
  const results = useMemo(() => resultsFor(sought, searched, edition), [sought, searched, edition]);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <ComboBox
      className="search"
      aria-label="Search the rules"
      items={results}
      value={null}
      inputValue={words}
      onInputChange={setWords}
      onChange={(id) => {
        const chosen = results.find((result) => result.id === id);
        if (!chosen) return;
        setWords('');
        field.current?.blur();
        go(chosen.path);
      }}
      allowsEmptyCollection={words.trim() !== ''}
      menuTrigger="input"
    >
      <Input
        ref={field}
        type="search"
        onFocus={() => setTimeout(() => search('', searched, [edition]))}
        placeholder="Number, word, card or keyword"
      />
      <kbd aria-hidden="true">/</kbd>
      <Popover className="results">
        <ListBox<Result>
          renderEmptyState={() => <p className="none">Nothing in any edition fits “{sought.trim()}”.</p>}
        >
          {(result) => (
            <ListBoxItem className="result" textValue={result.name}>
              <span className="number">{result.kind === 'rule' ? result.name : result.kind}</span>
              <span>
                <strong>{result.kind === 'rule' ? result.text : result.name}</strong>
                {result.edition !== edition && <small> {EDITION_WORDS[result.edition].name}</small>}
                <span className="result-more">{moreOf(result)}</span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
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
