/** The app: each room by its path, its code fetched when it is entered. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useApp } from './connection/store.ts';
import { Masthead } from './shell/masthead.tsx';
import { InEnglish } from './words/in-english.tsx';
import { useWords } from './words/language.ts';

const AtTheTable = lazy(() => import('./at-the-table.tsx'));
const DeckPage = lazy(() => import('./decks/deck-page.tsx'));
const Limited = lazy(() => import('./limited/limited-page.tsx'));
const Rules = lazy(() => import('./rules/rules.tsx'));
const Replay = lazy(() => import('./replay/replay.tsx'));
const Quiz = lazy(() => import('./quiz/quiz.tsx'));
const Lab = lazy(() => import('./lab/lab.tsx'));

export function App(): ReactNode {
  const words = useWords();
  const theme = useApp((state) => state.remembered.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Suspense fallback={<p className="loading">{words.opening}</p>}>
      <Switch>
        <Route path="/">
          <AtTheTable />
        </Route>
        <Route path="/decks">
          <InEnglish>
            <DeckPage />
          </InEnglish>
        </Route>
        <Route path="/limited">
          <InEnglish>
            <Limited />
          </InEnglish>
        </Route>
        <Route path="/replay/:table?/:game?">
          {({ table, game }) => (
            <InEnglish>
              <Replay table={table} game={game} />
            </InEnglish>
          )}
        </Route>
        <Route path="/lab">
          <InEnglish>
            <Lab />
          </InEnglish>
        </Route>
        <Route path="/quiz/:date?/:nth?">
          {({ date, nth }) => (
            <InEnglish>
              <Quiz date={date} nth={nth} />
            </InEnglish>
          )}
        </Route>
        <Route path="/rules/:edition?/:number?/:name?">
          {({ edition, number, name }) => (
            <InEnglish>
              <Rules edition={edition} number={number} name={name} />
            </InEnglish>
          )}
        </Route>
        <Route>
          <Masthead />
          <main className="page" lang="en">
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
