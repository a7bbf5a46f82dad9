/** Why something happened: the spell or ability, and the rule with its summary and the way to its page. */
import type { EditionName, LogCause } from '@rulewright/engine';
import { type ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  readonly cause: Readonly<LogCause>;
  readonly edition: EditionName;
  /** the rule opens in a tab of its own, so that a game stays where it is */
  readonly apart?: boolean;
}

export function Cause({ cause: { source, ability, rule }, edition, apart = false }: Props): ReactNode {
  const { because, byRule } = useWords('game');
  const { colon } = useWords();
  return (
    <div className="cause">
      {source !== null && (
        <p>
          {because} <strong lang="en">{source}</strong>
          {ability === null ? '' : `${colon} `}
          {ability !== null && <q lang="en">{ability}</q>}
        </p>
      )}
      {source === null && ability !== null && (
        <p>
          {because} <q lang="en">{ability}</q>
        </p>
      )}
      {rule !== null && (
        <p>
          {byRule} <RuleLink edition={edition} rule={rule} said apart={apart} />
        </p>
      )}
    </div>
  );
}
