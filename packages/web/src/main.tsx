/** Where the page starts. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { start, useApp } from './connection/store.ts';
import { firstKnown, NOT_FETCHED, speak } from './words/language.ts';
import './style/tokens.css';
import './style/base.css';
import './shell/shell.css';
import './style/lobby.css';
import './style/card.css';
import './style/narrow.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
start();
speak(useApp.getState().remembered.language ?? firstKnown(navigator.languages)).then(
  () =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  // no words have come: the page says it in every language
  () => root.append(Object.values(NOT_FETCHED).join(' ')),
);
