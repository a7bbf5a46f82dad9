/** Positions that show something, a few at first, each opened in the Lab. */
import type { EditionName } from '@rulewright/engine';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { type ListedScenario, runPath } from '../connection/scenario-texts.ts';
import { useWords } from '../words/language.ts';

/** How many are listed before one asks for all. */
const FEW = 6;

export function Positions({
  scenarios,
  edition,
}: {
  scenarios: readonly ListedScenario[];
  /** in which they are run; the last of its own where the scenario is not about it */
  edition: EditionName;
}): ReactNode {
  const { shown: words } = useWords('rules');
  const [all, setAll] = useState(false);
  const shown = all ? scenarios : scenarios.slice(0, FEW);
  return (
    <>
      <ul className="positions">
        {shown.map(({ name, cards, quotes, editions }) => (
          <li key={name}>
            <strong lang="en">{name}</strong>
            {cards.length > 0 && <span lang="en">{cards.join(', ')}</span>}
            {quotes && <span>{words.quotes}</span>}
            <Link
              className="button run-it"
              href={runPath(name, editions.includes(edition) ? edition : (editions.at(-1) ?? edition))}
              aria-label={words.runNamed(name)}
            >
              {words.run}
            </Link>
          </li>
        ))}
      </ul>
      {scenarios.length > shown.length && (
        <Button className="button small" onPress={() => setAll(true)}>
          {words.all(scenarios.length)}
        </Button>
      )}
    </>
  );
}
