/** The story in two editions beside each other, the lines that differ marked. */
import { ENDING, type Story, type StoryLine, differing, storyLines } from '@rulewright/scenario';
import type { ReactNode } from 'react';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { type InEdition, useLab } from './lab-state.ts';
import { RuleLink } from './rule-link.tsx';

export function Compare(): ReactNode {
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  if (!main || !other) return null;
  const lines = [main, other].map((one) => linesOf(one));
  const marks = differing(lines[0] ?? [], lines[1] ?? []);
  const same = marks.every((side) => side.every((differs) => !differs));
  return (
    <section className="lab-compare" aria-label="Two editions beside each other">
      <h2>{same ? 'Both editions tell the same' : 'What differs'}</h2>
      <div className="why-columns">
        {[main, other].map((one, side) => (
          <div key={one.edition} className="compare-column">
            <h3>{EDITION_WORDS[one.edition].name}</h3>
            {!one.told.ok && <p className="bad">{one.told.message}</p>}
            <ul>
              {(lines[side] ?? []).map((line, at) => (
                <li key={at} className={`story-${line.kind}${marks[side]?.[at] ? ' differs' : ''}`}>
                  {marks[side]?.[at] && <span className="unseen">Different: </span>}
                  {line.text} {line.cause?.rule && <RuleLink edition={one.edition} rule={line.cause.rule} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function linesOf({ edition, told }: InEdition): readonly StoryLine[] {
  if (!told.ok) return [];
  const steps = told.steps.flatMap((step) => (step === null ? [] : [{ ...step, after: told.end }]));
  const story: Story = { name: '', edition, start: told.end, steps, open: told.open, fault: null };
  const lines = storyLines(story);
  // how it ends is told of both, whatever was told before
  return lines.filter(({ step, kind }) => step !== ENDING || kind === 'end' || kind === 'fault');
}
