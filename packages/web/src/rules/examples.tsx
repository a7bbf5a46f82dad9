/** The examples of a rule or of a term, each with the position that plays it. */
import type { Example } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { runPath } from '../connection/scenario-texts.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Examples({ examples }: { examples: readonly Example[] }): ReactNode {
  const { shown } = useWords('rules');
  const { colon } = useWords();
  return (
    <ol className="examples">
      {examples.map(({ edition, example, summary, shownBy: [scenario] }) => (
        <li key={example} value={example}>
          <English>{summary}</English>
          {scenario !== undefined && (
            <small>
              <Link href={runPath(scenario, edition)} aria-label={shown.runNamed(scenario)}>
                {shown.run}
              </Link>
              {scenario !== summary && (
                <>
                  {colon} <q lang="en">{scenario}</q>
                </>
              )}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
