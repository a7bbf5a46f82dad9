/** The time that a player has left, where the table has clocks. */
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

/** From here on it is time to hurry. */
const LOW_MS = 30_000;
const LOOK_MS = 250;

/** “12:05”, “1:00:00”. A second that has begun counts. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export function Clock({ seat }: { seat: number }): ReactNode {
  const clock = useApp((state) => state.table?.clock);
  const isHuman = useApp((state) => state.table?.seats[seat]?.kind === 'human');
  const at = useApp((state) => state.tableAt);
  const { clock: words } = useWords('table').plate;
  const [now, setNow] = useState(at);
  const runs = clock?.runs === seat;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  if (clock === undefined || !isHuman) return null;
  const left = Math.max(0, (clock.left[seat] ?? 0) - (runs ? Math.max(0, now - at) : 0));
  return (
    <span className={`clock${runs ? ' runs' : ''}${runs && left < LOW_MS ? ' low' : ''}`} role="timer">
      <span className="unseen">{words}</span> {timeWords(left)}
    </span>
  );
}
