/** Finding a rule by number, word, card or keyword. */
import type { EditionName } from '@rulewright/engine';
import { type Found, search } from '@rulewright/rulebook';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
import { pathOf } from './path.ts';
import type { ListedScenario } from './scenario-texts.ts';
import { useScenarios } from './scenarios.ts';

/** How many results are listed. */
const MOST = 12;

interface Result extends Found {
  readonly id: string;
  readonly path: string;
}

export function Search({ edition }: { edition: EditionName }): ReactNode {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const scenarios = useScenarios();
  const field = useRef<HTMLInputElement>(null);
  const [, go] = useLocation();
  const results = useMemo(() => resultsFor(sought, scenarios ?? [], edition), [sought, scenarios, edition]);
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
      <Input ref={field} type="search" placeholder="Number, word, card or keyword" />
      <kbd aria-hidden="true">/</kbd>
      <Popover className="results">
        <ListBox<Result>
          renderEmptyState={() => <p className="none">Nothing in this edition fits “{sought.trim()}”.</p>}
        >
          {(result) => (
            <ListBoxItem className="result" textValue={result.name}>
              <span className="number">{result.kind === 'rule' ? result.name : result.kind}</span>
              <span>{wordsOf(result)}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function wordsOf({ kind, name, text }: Found): string {
  if (kind === 'rule') return text;
  return kind === 'scenario' ? name : `${name}: ${text}`;
}

/** What is found that has a page: a rule, an example by its rule, a scenario by the first rule that it shows. */
function resultsFor(words: string, scenarios: readonly ListedScenario[], edition: EditionName): readonly Result[] {
  if (words.trim() === '') return [];
  const searched = scenarios.map((one) => ({ ...one, rules: one.shows.flatMap(({ rule }) => rule ?? []) }));
  const results: Result[] = [];
  for (const found of search(words, searched, [edition])) {
    const number = numberOf(found, scenarios, edition);
    if (number !== undefined)
      results.push({ ...found, id: `${found.kind} ${found.name}`, path: pathOf(edition, number) });
    if (results.length === MOST) break;
  }
  return results;
}

function numberOf(
  { kind, name }: Found,
  scenarios: readonly ListedScenario[],
  edition: EditionName,
): string | undefined {
  if (kind === 'rule') return name;
  if (kind === 'example') return name.split(',')[0];
  return scenarios.find((one) => one.name === name)?.shows.find((claim) => claim.edition === edition && claim.rule)
    ?.rule;
}
