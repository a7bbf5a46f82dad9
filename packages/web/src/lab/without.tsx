/** What would have happened without the ability that made something happen: asked for, and told beside what happens. */
import type { EditionName } from '@rulewright/engine';
import type { StoryLine, WithoutFound } from '@rulewright/scenario';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { ask } from './asking.ts';
import { textOf } from './document.ts';
import { useLab } from './lab-state.ts';
import { RuleNumber } from './rule-link.tsx';
import './without.css';

/** An event by its line's place in the script and its own among the events of that line, from 0. */
export interface EventPlace {
  readonly step: number;
  readonly event: number;
}

interface Asked {
  /** the text that it was asked about: another makes the answer void */
  readonly text: string;
  readonly found: WithoutFound | 'asking';
}

export function Without({ edition, place }: { edition: EditionName; place: EventPlace }): ReactNode {
  const text = useLab(({ doc }) => textOf(doc));
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked?.text !== text)
    return (
      <Button
        className="button small"
        onPress={() => {
          setAsked({ text, found: 'asking' });
          ask('without', text, edition, place.step, place.event).then(
            (found) => setAsked({ text, found }),
            (error: Error) => setAsked({ text, found: { ok: false, message: error.message } }),
          );
        }}
      >
        What without it?
      </Button>
    );
  return (
    <div className="without" aria-live="polite">
      {asked.found === 'asking' ? <p>Playing it again without…</p> : <Found found={asked.found} edition={edition} />}
    </div>
  );
}

function Found({ found, edition }: { found: WithoutFound; edition: EditionName }): ReactNode {
  if (!found.ok) return <p>{found.message}</p>;
  const { abilities, cards, differences } = found.without;
  return (
    <>
      <p>
        If {cards.join(', ')} had no <q>{abilities.join(' ')}</q>
        {differences.length === 0 ? ', everything else would happen the same.' : ':'}
      </p>
      {differences.map(({ line, happens, instead }, at) => (
        <div key={at}>
          <p className="without-line">{line === '' ? 'At the end' : line}</p>
          <ul>
            {happens.map((one, nth) => (
              <Line key={`-${nth}`} line={one} edition={edition} gone />
            ))}
            {instead.map((one, nth) => (
              <Line key={`+${nth}`} line={one} edition={edition} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Line({ line, edition, gone = false }: { line: StoryLine; edition: EditionName; gone?: boolean }): ReactNode {
  return (
    <li className={gone ? 'gone' : 'instead'}>
      <span className="unseen">{gone ? 'Not: ' : 'Instead: '}</span>
      {gone ? <s>{line.text}</s> : line.text}{' '}
      {line.cause?.rule && <RuleNumber edition={edition} rule={line.cause.rule} />}
    </li>
  );
}
