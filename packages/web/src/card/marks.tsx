/** What a player, a permanent or the game is marked with: in words, with the rule that says so as a hint. */
import type { WireMark } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** “the monarch (rule 724.1)” */
export const withRule = ({ label, rule }: WireMark, { ruleOf }: Words['game']): string =>
  rule === null ? label : `${label} ${ruleOf(rule)}`;

/** Signs before the words, for those who look. */
const SIGNS: Readonly<Record<string, string>> = {
  day: '☀',
  night: '☾',
  monarch: '♛',
  initiative: '⚑',
  blessing: '✦',
  ring: '◯',
  dungeon: '⌂',
  completed: '✓',
  extraTurn: '↻',
  controlled: '⚭',
  emperor: '♚',
};

export function Mark({ mark }: { mark: WireMark }): ReactNode {
  const words = useWords('game');
  const sign = SIGNS[mark.mark];
  return (
    <span className={`mark mark-${mark.mark}`} title={withRule(mark, words)}>
      {sign !== undefined && <span aria-hidden="true">{sign} </span>}
      <English>{mark.label}</English>
    </span>
  );
}

export function Marks({ of, marks }: { of: string; marks: readonly WireMark[] }): ReactNode {
  const { marksOf } = useWords('game');
  if (marks.length === 0) return null;
  return (
    <ul className="marks" aria-label={marksOf(of)}>
      {marks.map((mark) => (
        <li key={`${mark.mark}${mark.label}`}>
          <Mark mark={mark} />
        </li>
      ))}
    </ul>
  );
}
