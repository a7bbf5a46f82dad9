/** The app: each room by its path, its code fetched when it is entered. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useApp } from './connection/store.ts';
import { Faultless } from './shell/fault.tsx';
import { Masthead } from './shell/masthead.tsx';
import { room } from './shell/room.tsx';
import { useWords } from './words/language.ts';
import { NewVersion, Routed } from '#home';

/** By the first part of their paths; the table's has none. */
const ROOMS = {
  table: room(['lobby'], () => import('./at-the-table.tsx')),
  decks: room(['game', 'decks'], () => import('./decks/deck-page.tsx')),
  limited: room(['game', 'decks', 'limited'], () => import('./limited/limited-page.tsx')),
  rules: room(['game', 'rules'], () => import('./rules/rules.tsx')),
  replay: room(['game', 'table', 'replay'], () => import('./replay/replay.tsx')),
  quiz: room(['game', 'quiz'], () => import('./quiz/quiz.tsx')),
  lab: room(['game', 'lab'], () => import('./lab/lab.tsx')),
};

const isRoom = (name: string): name is keyof typeof ROOMS => Object.hasOwn(ROOMS, name);

/** Fetches what the room at that path needs. What does not come is asked for again, and missed, when the room is drawn. */
export async function fetchRoom(path: string): Promise<void> {
  const name = path.split('/')[1] || 'table';
  if (isRoom(name)) await ROOMS[name].fetch().catch(() => undefined);
}

export function App(): ReactNode {
  const words = useWords();
  const theme = useApp((state) => state.remembered.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Routed>
      <Faultless>
        <NewVersion />
        <Suspense fallback={<p className="loading">{words.opening}</p>}>
          <Switch>
            <Route path="/">
              <ROOMS.table.Room />
            </Route>
            <Route path="/decks">
              <ROOMS.decks.Room />
            </Route>
            <Route path="/limited">
              <ROOMS.limited.Room />
            </Route>
            <Route path="/replay/:table?/:game?">
              {({ table, game }) => <ROOMS.replay.Room table={table} game={game} />}
            </Route>
            <Route path="/lab">
              <ROOMS.lab.Room />
            </Route>
            <Route path="/quiz/:date?/:nth?">{({ date, nth }) => <ROOMS.quiz.Room date={date} nth={nth} />}</Route>
            <Route path="/rules/:edition?/:number?/:name?">
              {({ edition, number, name }) => <ROOMS.rules.Room edition={edition} number={number} name={name} />}
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
    </Routed>
  );
}
