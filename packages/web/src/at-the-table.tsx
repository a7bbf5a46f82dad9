/** The page at `/`: lobby, waiting for a friend, the table, and a word when the connection is lost. */
import { lazy, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { enter, leaveTable, retryConnection, useApp } from './connection/store.ts';
import { Joining } from './lobby/joining.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { Shuffling, Waiting } from './lobby/waiting.tsx';
import { Masthead } from './shell/masthead.tsx';

const Table = lazy(() => import('./table/table.tsx').then(({ Table: table }) => ({ default: table })));

function Place(): ReactNode {
  const place = useApp((state) => state.place);
  const seated = useApp((state) => state.seated);
  const table = useApp((state) => state.table);
  const error = useApp((state) => state.error);
  if (place.at === 'lobby')
    return (
      <>
        <Masthead />
        <Lobby />
      </>
    );
  if (seated && table) {
    if (table.phase === 'shuffling' && table.game === 0) return <Shuffling />;
    return table.phase === 'waiting' ? <Waiting /> : <Table />;
  }
  if (place.at === 'join') return <Joining table={place.table} invite={place.invite} />;
  return (
    <main className="page">
      <h1>Table</h1>
      {error === null ? (
        <p>Taking your seat…</p>
      ) : (
        <>
          <p role="alert">
            {error.message}
            {error.code === 'elsewhere' && ' This page tries again by itself.'}
          </p>
          {error.code === 'elsewhere' && (
            <Button className="button" onPress={enter}>
              Try now
            </Button>
          )}
          <Button className="button primary" onPress={leaveTable}>
            To the lobby
          </Button>
        </>
      )}
    </main>
  );
}

export default function AtTheTable(): ReactNode {
  const status = useApp((state) => state.status);
  return (
    <>
      {status === 'lost' && (
        <div className="lost" role="alert">
          The connection to the table is lost. Trying again…
          <Button className="button small" onPress={retryConnection}>
            Try now
          </Button>
        </div>
      )}
      <Place />
    </>
  );
}
