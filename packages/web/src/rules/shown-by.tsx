/** What shows a rule, and where the engine implements it. */
import type { Page } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Positions } from './positions.tsx';
import type { ListedScenario } from './scenario-texts.ts';

export function ShownBy({ page, scenarios }: { page: Page; scenarios: readonly ListedScenario[] | null }): ReactNode {
  const { entry, tally } = page;
  const names = entry?.shownBy ?? [];
  const listed = (scenarios ?? []).filter(({ name }) => names.includes(name));
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
      <Positions scenarios={listed} edition={page.edition} />
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
