/** What happened, in the edition's words. New entries are read out; the list stays at its end by its style. */
import type { ReactNode } from 'react';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';

const SHOWN = 400;

export function Log(): ReactNode {
  const log = useApp((state) => state.log);
  const entries = log.slice(-SHOWN);
  return (
    <section className="log" aria-label="Log">
      <h2>Log</h2>
      <div
        className="log-entries"
        role="log"
        aria-label="What happened"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
        tabIndex={0}
      >
        <ol>
          {entries.map((entry) => (
            <li key={entry.number} className={entry.text.startsWith(`Turn ${entry.turn}`) ? 'log-turn' : undefined}>
              <WithSymbols text={entry.text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
