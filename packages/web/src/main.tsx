/** Where the page starts. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchRoom } from './app.tsx';
import { start, useApp } from './connection/store.ts';
import { firstKnown, NOT_FETCHED, speak } from './words/language.ts';
import './style/tokens.css';
import './style/base.css';
import './shell/shell.css';
import './style/lobby.css';
import './style/card.css';
import './style/narrow.css';
// after the others: before them it would have the bundler put what all rooms share into files of its own
import { pathNow } from '#home';

/** Of the faces that every room has, those that no text of the empty page asks for. */
const FACES = ['1em Mana', '650 semi-condensed 1em "Instrument Sans"'];

/** So long the first picture waits for its room, in milliseconds; then it says that the room is being fetched. */
const PATIENCE_MS = 1000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
start();
const spoken = speak(useApp.getState().remembered.language ?? firstKnown(navigator.languages));
const room = Promise.race([fetchRoom(pathNow()), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
for (const face of FACES) document.fonts.load(face).catch(() => undefined);
spoken.then(
  async () => {
    await room;
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  },
  // no words have come: the page says it in every language
  () => root.append(Object.values(NOT_FETCHED).join(' ')),
);
