/** What happened, in the edition's words. New entries are read out. */
import { type ReactNode, useEffect, useRef } from 'react';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';

const SHOWN = 400;

export function Log(): ReactNode {
  const log = useApp((state) => state.log);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const list = end.current;
    if (log.length > 0 && list && atEnd.current) list.scrollTop = list.scrollHeight;
  }, [log]);
  const entries = log.slice(-SHOWN);
  return (
    <section className="log" aria-label="Log">
      <h2>Log</h2>
      <div
        className="log-entries"
        ref={end}
        role="log"
        aria-label="What happened"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          const list = event.currentTarget;
          atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
        }}
      >
        <ol>
          {entries.map((entry, index) => (
            <li key={entry.number}>
              {entry.turn !== entries[index - 1]?.turn && <span className="log-turn">Turn {entry.turn}</span>}
              <WithSymbols text={entry.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
