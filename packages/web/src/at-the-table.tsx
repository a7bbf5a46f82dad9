/** The page at `/`: lobby, waiting for a friend, the table, and a word when the connection is lost. */
import { lazy, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { enter, leaveTable, retryConnection, useApp } from './connection/store.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Shuffling } from './lobby/shuffling.tsx';
import { Masthead } from './shell/masthead.tsx';
import { Problem } from './words/english-text.tsx';
import { useWords, withWords } from './words/language.ts';

const Table = lazy(async () => ({
  default: (await withWords(['game', 'table'], import('./table/table.tsx'))).Table,
}));

const Joining = lazy(async () => ({ default: (await import('./lobby/joining.tsx')).Joining }));
const Waiting = lazy(async () => ({ default: (await import('./lobby/waiting.tsx')).Waiting }));

function Place(): ReactNode {
  const { toLobby, tryNow } = useWords();
  const { atTable } = useWords('lobby');
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
  if (place.at === 'cut')
    return (
      <>
        <Masthead />
        <main className="page">
          <h1>{atTable.cut.title}</h1>
          <p role="alert">{atTable.cut.text}</p>
          <Button className="button primary" onPress={leaveTable}>
            {toLobby}
          </Button>
        </main>
      </>
    );
  if (seated && table) {
    if (table.phase === 'shuffling' && table.game === 0) return <Shuffling />;
    if (table.phase !== 'waiting') return <Table />;
    return (
      <>
        <Masthead />
        <Waiting />
      </>
    );
  }
  if (place.at === 'join')
    return (
      <>
        <Masthead />
        <Joining table={place.table} invite={place.invite} />
      </>
    );
  return (
    <main className="page">
      <h1>{atTable.title}</h1>
      {error === null ? (
        <p>{atTable.takingSeat}</p>
      ) : (
        <>
          <p role="alert">
            <Problem of={error.message} />
            {error.code === 'elsewhere' && ` ${atTable.triesAgain}`}
          </p>
          {error.code === 'elsewhere' && (
            <Button className="button" onPress={enter}>
              {tryNow}
            </Button>
          )}
          <Button className="button primary" onPress={leaveTable}>
            {toLobby}
          </Button>
        </>
      )}
    </main>
  );
}

export default function AtTheTable(): ReactNode {
  const { tryNow } = useWords();
  const { atTable } = useWords('lobby');
  const status = useApp((state) => state.status);
  return (
    <>
      {status === 'lost' && (
        <div className="lost" role="alert">
          {atTable.lost}
          <Button className="button small" onPress={retryConnection}>
            {tryNow}
          </Button>
        </div>
      )}
      <Place />
    </>
  );
}
