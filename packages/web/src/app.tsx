/** The app: Lab and Rulebook by their paths; else lobby, waiting for a friend, table, and a word when the connection is lost. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Button } from 'react-aria-components';
import { Link, Route, Switch } from 'wouter';
import { enter, leaveTable, retryConnection, useApp } from './connection/store.ts';
import { Joining } from './lobby/joining.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { Shuffling, Waiting } from './lobby/waiting.tsx';
import { Masthead } from './shell/masthead.tsx';

const Table = lazy(() => import('./table/table.tsx').then(({ Table: table }) => ({ default: table })));
const DeckPage = lazy(() => import('./decks/deck-page.tsx'));
const Limited = lazy(() => import('./limited/limited-page.tsx'));
const Rules = lazy(() => import('./rules/rules.tsx'));
const Replay = lazy(() => import('./replay/replay.tsx'));
const Quiz = lazy(() => import('./quiz/quiz.tsx'));
const Lab = lazy(() => import('./lab/lab.tsx'));

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

export function App(): ReactNode {
  const theme = useApp((state) => state.remembered.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Suspense fallback={<p className="loading">Opening the page…</p>}>
      <Switch>
        <Route path="/">
          <AtTheTable />
        </Route>
        <Route path="/decks">
          <DeckPage />
        </Route>
        <Route path="/limited">
          <Limited />
        </Route>
        <Route path="/replay/:table?/:game?">{({ table, game }) => <Replay table={table} game={game} />}</Route>
        <Route path="/lab">
          <Lab />
        </Route>
        <Route path="/quiz/:date?/:nth?">{({ date, nth }) => <Quiz date={date} nth={nth} />}</Route>
        <Route path="/rules/:edition?/:number?">
          {({ edition, number }) => <Rules edition={edition} number={number} />}
        </Route>
        <Route>
          <Masthead />
          <main className="page">
            <h1>There is no such page</h1>
            <p>
              The app has a <Link href="/">table</Link>, <Link href="/decks">decks</Link>,{' '}
              <Link href="/limited">boosters</Link>, a <Link href="/lab">lab</Link>, a{' '}
              <Link href="/rules">rulebook</Link> and a <Link href="/quiz">quiz</Link>.
            </p>
          </main>
        </Route>
      </Switch>
    </Suspense>
  );
}

function AtTheTable(): ReactNode {
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
