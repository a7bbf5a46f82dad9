/** The time line: what changed from edition to edition, topic by topic, each statement as long as it holds. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type Change, timeline } from '@rulewright/rulebook';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Filter, fits } from './filter.tsx';
import { changePath } from '../rule-link/path.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

const textOf = ({ topic, says }: Change): string => [topic, ...says.map(({ text }) => text)].join(' ');

export function Timeline(): ReactNode {
  const words = useWords('rules').timeline;
  const { editions } = useWords();
  const [typed, setTyped] = useState('');
  const all = timeline();
  const shown = all.filter((change) => fits(typed, textOf(change)));
  return (
    <main className="timeline">
      <h1>{words.title}</h1>
      <p className="contents-lead">{words.lead}</p>
      <Filter label={words.filter} value={typed} onChange={setTyped} count={words.count(shown.length, all.length)} />
      {shown.length === 0 && <p className="rule-none">{words.none}</p>}
      {shown.length > 0 && (
        <div className="timeline-years" aria-hidden="true">
          {EDITIONS.map((edition) => (
            <span key={edition}>{editions[edition]}</span>
          ))}
        </div>
      )}
      <ul className="timeline-topics">
        {shown.map((change) => (
          <li key={change.slug}>
            <h2 lang="en">
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
  const words = useWords('rules').timeline;
  const { editions } = useWords();
  const column = (edition: EditionName | undefined): number =>
    1 + (edition === undefined ? EDITIONS.length : EDITIONS.indexOf(edition));
  const [first] = says;
  return (
    <ol className="spans">
      {first !== undefined && first.from !== EDITIONS[0] && (
        <li className="none" style={spanning(1, column(first.from))}>
          <span className="unseen">{words.before}</span>
          {words.nothing}
        </li>
      )}
      {says.map(({ from, text }, at) => (
        <li key={from} style={spanning(column(from), column(says[at + 1]?.from))}>
          <strong>{editions[from]}</strong> <English>{text}</English>
        </li>
      ))}
    </ol>
  );
}

const spanning = (from: number, to: number): CSSProperties => ({ gridColumn: `${from} / ${to}` });
