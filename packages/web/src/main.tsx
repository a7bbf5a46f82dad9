/** Where the page starts. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { start } from './connection/store.ts';
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
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
