/** Where the page starts. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { start, useApp } from './connection/store.ts';
import { firstKnown, speak } from './words/language.ts';
import './style/tokens.css';
import './style/base.css';
import './shell/shell.css';
import './style/lobby.css';
import './style/table.css';
import './style/card.css';
import './style/prompt.css';
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
  () => root.append('The page could not be fetched whole. Load it again.'),
);
