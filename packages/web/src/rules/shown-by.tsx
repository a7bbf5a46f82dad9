/** What shows a rule, and where the engine implements it. */
import type { Page } from '@rulewright/rulebook';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { type ListedScenario, runPath } from './scenario-texts.ts';

/** How many scenarios are listed before one asks for all. */
const FEW = 6;

export function ShownBy({ page, scenarios }: { page: Page; scenarios: readonly ListedScenario[] | null }): ReactNode {
  const { entry, tally } = page;
  const [all, setAll] = useState(false);
  const names = entry?.shownBy ?? [];
  const listed = (scenarios ?? []).filter(({ name }) => names.includes(name));
  const shown = all ? listed : listed.slice(0, FEW);
  return (
    <aside className="shown-by" aria-label="What shows the rule">
      <h2>
        {entry === null
          ? `${tally.shown} of ${tally.rules} rules shown`
          : names.length === 0
            ? 'Positions'
            : `Shown by ${names.length === 1 ? 'one position' : `${names.length} positions`}`}
      </h2>
      {entry?.reason && (
        <p>
          There is nothing to run ({entry.reason.kind}): {entry.reason.why}
        </p>
      )}
      {scenarios === null && <p>The list of positions is not at hand.</p>}
      {entry !== null && !entry.reason && scenarios !== null && names.length === 0 && (
        <p>
          {tally.rules > 1
            ? `${tally.shown} of the ${tally.rules} rules under it are shown.`
            : 'No position shows it yet.'}
        </p>
      )}
      <ul className="positions">
        {shown.map(({ name, cards, quotes }) => (
          <li key={name}>
            <strong>{name}</strong>
            {cards.length > 0 && <span>{cards.join(', ')}</span>}
            {quotes && <span>It quotes a real card: it runs from a clone of the repository only.</span>}
            <Link className="button run-it" href={runPath(name, page.edition)} aria-label={`Run it: ${name}`}>
              Run it
            </Link>
          </li>
        ))}
      </ul>
      {listed.length > shown.length && (
        <Button className="button small" onPress={() => setAll(true)}>
          All {listed.length}
        </Button>
      )}
      {entry !== null && entry.implemented.length > 0 && (
        <p className="built-in">
          Built in{' '}
          {entry.implemented.map((path) => (
            <code key={path}>{path.replace(/\.ts$/, '')}</code>
          ))}
        </p>
      )}
    </aside>
  );
}
