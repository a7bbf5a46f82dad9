/** The app: each room by its path, its code fetched when it is entered. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useApp } from './connection/store.ts';
import { Masthead } from './shell/masthead.tsx';

const AtTheTable = lazy(() => import('./at-the-table.tsx'));
const DeckPage = lazy(() => import('./decks/deck-page.tsx'));
const Limited = lazy(() => import('./limited/limited-page.tsx'));
const Rules = lazy(() => import('./rules/rules.tsx'));
const Replay = lazy(() => import('./replay/replay.tsx'));
const Quiz = lazy(() => import('./quiz/quiz.tsx'));
const Lab = lazy(() => import('./lab/lab.tsx'));

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
        <Route path="/rules/:edition?/:number?/:name?">
          {({ edition, number, name }) => <Rules edition={edition} number={number} name={name} />}
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
