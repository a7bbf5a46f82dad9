/** Which cards of a set no booster holds. */
import type { BoostersMessage } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../words/language.ts';

export function LeftOut({ told: { set, leftOut } }: { told: BoostersMessage }): ReactNode {
  const words = useWords('limited');
  if (leftOut.length === 0) return <p className="deck-empty">{words.allOpened(set.cards)}</p>;
  return (
    <details className="left-out">
      <summary>{words.leftOut(leftOut.length, set.cards)}</summary>
      <ul lang="en">
        {leftOut.map(({ name, reason }) => (
          <li key={name}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
