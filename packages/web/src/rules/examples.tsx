/** The examples of a rule or of a term, each with the position that plays it. */
import type { Example } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { runPath } from './scenario-texts.ts';

export function Examples({ examples }: { examples: readonly Example[] }): ReactNode {
  return (
    <ol className="examples">
      {examples.map(({ edition, example, summary, shownBy: [scenario] }) => (
        <li key={example} value={example}>
          {summary}
          {scenario !== undefined && (
            <small>
              <Link href={runPath(scenario, edition)} aria-label={`Run it: ${scenario}`}>
                Run it
              </Link>
              {scenario !== summary && `: “${scenario}”`}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
