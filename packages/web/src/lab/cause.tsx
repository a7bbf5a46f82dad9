/** Why something happened: the spell or ability, and the rule with its summary and the way to its page. */
import type { EditionName, LogCause } from '@rulewright/engine';
import { type ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';

interface Props {
  readonly cause: Readonly<LogCause>;
  readonly edition: EditionName;
  /** the rule opens in a tab of its own, so that a game stays where it is */
  readonly apart?: boolean;
}

export function Cause({ cause: { source, ability, rule }, edition, apart = false }: Props): ReactNode {
  return (
    <div className="cause">
      {source !== null && (
        <p>
          Because of <strong>{source}</strong>
          {ability === null ? '' : ': '}
          {ability !== null && <q>{ability}</q>}
        </p>
      )}
      {source === null && ability !== null && (
        <p>
          Because of <q>{ability}</q>
        </p>
      )}
      {rule !== null && (
        <p>
          By rule <RuleLink edition={edition} rule={rule} said apart={apart} />
        </p>
      )}
    </div>
  );
}
