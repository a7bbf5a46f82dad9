/** One script told in two editions beside each other, the lines that differ marked. */
import type { EditionName } from '@rulewright/engine';
import { ENDING, type Story, type StoryLine, differing, storyLines } from '@rulewright/scenario';
import type { ReactNode } from 'react';
import { EDITION_WORDS } from '../table/edition-words.ts';
import type { Told } from './bench.ts';
import { RuleLink } from './rule-link.tsx';
import './beside.css';

export interface ToldIn {
  readonly edition: EditionName;
  readonly told: Told;
}

export function Stories({ columns }: { columns: readonly [ToldIn, ToldIn] }): ReactNode {
  const lines = columns.map((one) => linesOf(one));
  const marks = differing(lines[0] ?? [], lines[1] ?? []);
  const same = marks.every((side) => side.every((differs) => !differs)) && columns.every(({ told }) => told.ok);
  return (
    <>
      <h2>{same ? 'Both editions tell the same' : 'What differs'}</h2>
      <div className="why-columns">
        {columns.map(({ edition, told }, side) => (
          <div key={edition} className="compare-column">
            <h3>{EDITION_WORDS[edition].name}</h3>
            {!told.ok && <p className="bad">{told.message}</p>}
            <ul>
              {(lines[side] ?? []).map((line, at) => (
                <li key={at} className={`story-${line.kind}${marks[side]?.[at] ? ' differs' : ''}`}>
                  {marks[side]?.[at] && <span className="unseen">Different: </span>}
                  {line.text} {line.cause?.rule && <RuleLink edition={edition} rule={line.cause.rule} />}
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
