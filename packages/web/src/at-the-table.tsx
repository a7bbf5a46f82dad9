/** The page at `/`: lobby, waiting for a friend, the table, and a word when the connection is lost. */
import { lazy, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { enter, leaveTable, retryConnection, useApp } from './connection/store.ts';
import { Joining } from './lobby/joining.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { Shuffling, Waiting } from './lobby/waiting.tsx';
import { Masthead } from './shell/masthead.tsx';
import { InEnglish } from './words/in-english.tsx';
import { useWords } from './words/language.ts';

const Table = lazy(() => import('./table/table.tsx').then(({ Table: table }) => ({ default: table })));

function Place(): ReactNode {
  const words = useWords();
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
    return table.phase === 'waiting' ? (
      <Waiting />
    ) : (
      <InEnglish>
        <Table />
      </InEnglish>
    );
  }
  if (place.at === 'join') return <Joining table={place.table} invite={place.invite} />;
  return (
    <main className="page">
      <h1>{words.atTable.title}</h1>
      {error === null ? (
        <p>{words.atTable.takingSeat}</p>
      ) : (
        <>
          <p role="alert">
            <span lang="en">{error.message}</span>
            {error.code === 'elsewhere' && ` ${words.atTable.triesAgain}`}
          </p>
          {error.code === 'elsewhere' && (
            <Button className="button" onPress={enter}>
              {words.tryNow}
            </Button>
          )}
          <Button className="button primary" onPress={leaveTable}>
            {words.toLobby}
          </Button>
        </>
      )}
    </main>
  );
}

export default function AtTheTable(): ReactNode {
  const words = useWords();
  const status = useApp((state) => state.status);
  return (
    <>
      {status === 'lost' && (
        <div className="lost" role="alert">
          {words.atTable.lost}
          <Button className="button small" onPress={retryConnection}>
            {words.tryNow}
          </Button>
        </div>
      )}
      <Place />
    </>
  );
}
