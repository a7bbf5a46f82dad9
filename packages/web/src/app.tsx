/** The app: each room by its path, its code fetched when it is entered. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useApp } from './connection/store.ts';
import { Faultless } from './shell/fault.tsx';
import { Masthead } from './shell/masthead.tsx';
import { useWords, withWords } from './words/language.ts';

const AtTheTable = lazy(() => withWords(['lobby'], import('./at-the-table.tsx')));
const DeckPage = lazy(() => withWords(['game', 'decks'], import('./decks/deck-page.tsx')));
const Limited = lazy(() => withWords(['game', 'decks', 'limited'], import('./limited/limited-page.tsx')));
const Rules = lazy(() => withWords(['game', 'rules'], import('./rules/rules.tsx')));
const Replay = lazy(() => withWords(['game', 'table', 'replay'], import('./replay/replay.tsx')));
const Quiz = lazy(() => withWords(['game', 'quiz'], import('./quiz/quiz.tsx')));
const Lab = lazy(() => withWords(['game', 'lab'], import('./lab/lab.tsx')));

export function App(): ReactNode {
  const words = useWords();
  const theme = useApp((state) => state.remembered.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Faultless>
      <Suspense fallback={<p className="loading">{words.opening}</p>}>
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
              <h1>{words.noPage.title}</h1>
              <p>
                {words.noPage.rooms} <Link href="/">{words.rooms.table}</Link>,{' '}
                <Link href="/decks">{words.rooms.decks}</Link>, <Link href="/limited">{words.noPage.boosters}</Link>,{' '}
                <Link href="/lab">{words.rooms.lab}</Link>, <Link href="/rules">{words.rooms.rulebook}</Link>,{' '}
                <Link href="/quiz">{words.rooms.quiz}</Link>.
              </p>
            </main>
          </Route>
        </Switch>
      </Suspense>
    </Faultless>
  );
}
