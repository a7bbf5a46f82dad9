/** The app: each room by its path, its code fetched when it is entered. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useApp } from './connection/store.ts';
import { Faultless } from './shell/fault.tsx';
import { Masthead } from './shell/masthead.tsx';
import { useWords, withWords } from './words/language.ts';
import type { Part } from './words/words.ts';

/** What fetches the code of a room and its words, once; anew only where it did not come. */
function fetchedOnce<M>(parts: readonly Part[], code: () => Promise<M>): () => Promise<M> {
  let coming: Promise<M> | null = null;
  return () => {
    coming ??= withWords(parts, code()).catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}

/** The rooms, by the first part of their paths. */
const ROOMS = {
  '': fetchedOnce(['lobby'], () => import('./at-the-table.tsx')),
  decks: fetchedOnce(['game', 'decks'], () => import('./decks/deck-page.tsx')),
  limited: fetchedOnce(['game', 'decks', 'limited'], () => import('./limited/limited-page.tsx')),
  rules: fetchedOnce(['game', 'rules'], () => import('./rules/rules.tsx')),
  replay: fetchedOnce(['game', 'table', 'replay'], () => import('./replay/replay.tsx')),
  quiz: fetchedOnce(['game', 'quiz'], () => import('./quiz/quiz.tsx')),
  lab: fetchedOnce(['game', 'lab'], () => import('./lab/lab.tsx')),
};

const AtTheTable = lazy(ROOMS['']);
const DeckPage = lazy(ROOMS.decks);
const Limited = lazy(ROOMS.limited);
const Rules = lazy(ROOMS.rules);
const Replay = lazy(ROOMS.replay);
const Quiz = lazy(ROOMS.quiz);
const Lab = lazy(ROOMS.lab);

const isRoom = (name: string | undefined): name is keyof typeof ROOMS =>
  name !== undefined && Object.hasOwn(ROOMS, name);

/** Fetches what the room at that path needs. What does not come is asked for again, and missed, when the room is drawn. */
export async function fetchRoom(path: string): Promise<void> {
  const name = path.split('/')[1];
  if (isRoom(name)) await ROOMS[name]().catch(() => undefined);
}

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
