/** The time line: what changed from edition to edition, topic by topic, each statement as long as it holds. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Change, timeline } from '@rulewright/rulebook';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { Filter, fits } from './filter.tsx';
import { changePath } from './path.ts';

const words = ({ topic, says }: Change): string => [topic, ...says.map(({ text }) => text)].join(' ');

export function Timeline(): ReactNode {
  const [typed, setTyped] = useState('');
  const all = timeline();
  const shown = all.filter((change) => fits(typed, words(change)));
  return (
    <main className="timeline">
      <h1>What changed</h1>
      <p className="contents-lead">
        Four editions on one ruler: each sentence reaches as far as it holds. A topic opens with its rules, and with one
        position played in two editions.
      </p>
      <Filter
        label="Topics with these words"
        value={typed}
        onChange={setTyped}
        count={`${shown.length === all.length ? '' : `${shown.length} of `}${all.length} topics`}
      />
      {shown.length === 0 && <p className="rule-none">No topic has these words.</p>}
      {shown.length > 0 && (
        <div className="timeline-years" aria-hidden="true">
          {EDITIONS.map((edition) => (
            <span key={edition}>{EDITION_WORDS[edition].name}</span>
          ))}
        </div>
      )}
      <ul className="timeline-topics">
        {shown.map((change) => (
          <li key={change.slug}>
            <h2>
              <Link href={changePath(change.slug)}>{change.topic}</Link>
            </h2>
            <Spans change={change} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** What holds, from where to where. */
export function Spans({ change: { says } }: { change: Change }): ReactNode {
  const column = (edition: EditionName | undefined): number =>
    1 + (edition === undefined ? EDITIONS.length : EDITIONS.indexOf(edition));
  const [first] = says;
  return (
    <ol className="spans">
      {first !== undefined && first.from !== EDITIONS[0] && (
        <li className="none" style={spanning(1, column(first.from))}>
          <span className="unseen">Before that: </span>nothing yet
        </li>
      )}
      {says.map(({ from, text }, at) => (
        <li key={from} style={spanning(column(from), column(says[at + 1]?.from))}>
          <strong>{EDITION_WORDS[from].name}</strong> {text}
        </li>
      ))}
    </ol>
  );
}

const spanning = (from: number, to: number): CSSProperties => ({ gridColumn: `${from} / ${to}` });
