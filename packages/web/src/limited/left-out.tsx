/** Which cards of a set no booster holds. */
import type { BoostersMessage } from '@rulewright/protocol';
import type { ReactNode } from 'react';

export function LeftOut({ told: { set, leftOut } }: { told: BoostersMessage }): ReactNode {
  if (leftOut.length === 0) return <p className="deck-empty">All {set.cards} cards of the set can be opened.</p>;
  return (
    <details className="left-out">
      <summary>
        {leftOut.length} of the set’s {set.cards} cards are in no booster
      </summary>
      <ul>
        {leftOut.map(({ name, reason }) => (
          <li key={name}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
