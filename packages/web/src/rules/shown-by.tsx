/** What shows a rule, and where the engine implements it. */
import type { Page } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Positions } from './positions.tsx';
import type { ListedScenario } from '../connection/scenario-texts.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function ShownBy({ page, scenarios }: { page: Page; scenarios: readonly ListedScenario[] | null }): ReactNode {
  const { entry, tally } = page;
  const words = useWords('rules').shown;
  const { colon } = useWords();
  const names = entry?.shownBy ?? [];
  const listed = (scenarios ?? []).filter(({ name }) => names.includes(name));
  return (
    <aside className="shown-by" aria-label={words.label}>
      <h2>
        {entry === null
          ? words.tally(tally.shown, tally.rules)
          : names.length === 0
            ? words.positions
            : words.by(names.length)}
      </h2>
      {entry?.reason && (
        <p>
          {words.nothingToRun} (<English>{entry.reason.kind}</English>){colon} <English>{entry.reason.why}</English>
        </p>
      )}
      {scenarios === null && <p>{words.noList}</p>}
      {entry !== null && !entry.reason && scenarios !== null && names.length === 0 && (
        <p>{tally.rules > 1 ? words.under(tally.shown, tally.rules) : words.none}</p>
      )}
      <Positions scenarios={listed} edition={page.edition} />
      {entry !== null && entry.implemented.length > 0 && (
        <p className="built-in">
          {words.builtIn}{' '}
          {entry.implemented.map((path) => (
            <code key={path}>{path.replace(/\.ts$/, '')}</code>
          ))}
        </p>
      )}
    </aside>
  );
}
