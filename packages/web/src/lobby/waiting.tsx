/** An open table: the link for the friend, and the one for those who only watch. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { leaveTable, useApp } from '../connection/store.ts';
import { Link, Reach } from './link.tsx';

/** Everybody is there; in a moment the cards are dealt. */
export const Shuffling = (): ReactNode => (
  <main className="page">
    <output>Shuffling…</output>
  </main>
);

export function Waiting(): ReactNode {
  const seated = useApp((state) => state.seated);
  const table = useApp((state) => state.table);
  if (!seated || !table) return null;
  const several = table.seats.length > 2;
  return (
    <main className="page">
      <h1 className="wordmark">Your table is open</h1>
      {several ? (
        <>
          <p>The game begins as soon as nobody is missing.</p>
          <ol className="waiting-seats">
            {table.seats.map(({ seat, name, kind }) => (
              <li key={seat}>{kind === 'open' ? 'open' : name}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>The game begins as soon as your friend sits down.</p>
      )}
      {seated.invite !== null && (
        <Link
          label={several ? 'Link for your friends' : 'Link for your friend'}
          place={{ at: 'join', table: seated.table, invite: seated.invite }}
        />
      )}
      <Link label="Link to watch" place={{ at: 'watch', table: seated.table, watch: seated.watch }} />
      <Reach />
      <Button className="button" onPress={leaveTable}>
        To the lobby
      </Button>
    </main>
  );
}
