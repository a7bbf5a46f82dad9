/** Two stories beside each other, of two editions or two branches, the lines that differ marked. */
import type { EditionName } from '@rulewright/engine';
import { ENDING, type Story, type StoryLine, differing, storyLines } from '@rulewright/scenario';
import type { ReactNode } from 'react';
import type { Told } from './bench.ts';
import { RuleLink } from '../rule-link/rule-link.tsx';
import './beside.css';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export interface ToldIn {
  readonly edition: EditionName;
  readonly told: Told;
  /** above it; the edition's name without */
  readonly title?: string;
}

export function Stories({ columns }: { columns: readonly [ToldIn, ToldIn] }): ReactNode {
  const { position } = useWords('game');
  const { editions } = useWords();
  const lines = columns.map((one) => linesOf(one));
  const marks = differing(lines[0] ?? [], lines[1] ?? []);
  const same = marks.every((side) => side.every((differs) => !differs)) && columns.every(({ told }) => told.ok);
  return (
    <>
      <h2>{same ? position.same : position.differs}</h2>
      <div className="why-columns">
        {columns.map(({ edition, told, title = editions[edition] }, side) => (
          <div key={side} className="compare-column">
            <h3>{title}</h3>
            {!told.ok && (
              <p className="bad" lang="en">
                {told.message}
              </p>
            )}
            <ul>
              {(lines[side] ?? []).map((line, at) => (
                <li key={at} className={`story-${line.kind}${marks[side]?.[at] ? ' differs' : ''}`}>
                  {marks[side]?.[at] && <span className="unseen">{position.different}</span>}
                  <English>{line.text}</English>{' '}
                  {line.cause?.rule && <RuleLink edition={edition} rule={line.cause.rule} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function linesOf({ edition, told }: ToldIn): readonly StoryLine[] {
  if (!told.ok) return [];
  const steps = told.steps.flatMap((step) => (step === null ? [] : [{ ...step, after: told.end }]));
  const story: Story = { name: '', edition, start: told.end, steps, open: told.open, fault: null };
  const lines = storyLines(story);
  // how it ends is told of both, whatever was told before
  return lines.filter(({ step, kind }) => step !== ENDING || kind === 'end' || kind === 'fault');
}
