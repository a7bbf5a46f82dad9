/** Rules with their titles and summaries, one under another. */
import type { EditionName } from '@rulewright/engine';
import { nothingToRun, officialRule, ruleTitle, summaryOf } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOfficialText } from './official-texts.ts';
import { pathOf } from '../rule-link/path.ts';

export function Subrules({ edition, numbers }: { edition: EditionName; numbers: readonly string[] }): ReactNode {
  const official = useOfficialText(edition);
  return (
    <dl className="subrules" lang="en">
      {numbers.map((number) => {
        const name = ruleTitle(edition, number);
        return (
          <div key={number}>
            <dt>
              <Link href={pathOf(edition, number)}>{number}</Link>
            </dt>
            <dd>
              {name !== null && <strong>{name}. </strong>}
              {officialRule(official, number)?.text ??
                summaryOf(edition, number)?.text ??
                nothingToRun(edition).get(number)?.why}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
