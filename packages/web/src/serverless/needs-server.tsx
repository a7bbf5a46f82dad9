/** What a page without a server says of itself in the lobby: what it is for, where friends can be met, whether it works without a connection. */
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../connection/store.ts';
import { playable } from '../lobby/deck-picker.tsx';
import { useOffline } from './offline.ts';
import { fetchSite } from './site.ts';
import { useOwnWords } from './words.ts';

/** Where a server is, as whoever built the app says; null: nobody said. */
function useServer(): string | null {
  const [server, setServer] = useState<string | null>(null);
  useEffect(() => {
    let stale = false;
    fetchSite().then(
      (site) => !stale && setServer(site.server),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, []);
  return server;
}

export default function NeedsServer(): ReactNode {
  const words = useOwnWords();
  const server = useServer();
  const state = useOffline((offline) => offline.state);
  const welcome = useApp((app) => app.welcome);
  const hasCards = welcome === null || welcome.decks.some(playable);
  return (
    <div className="cards-line">
      {!hasCards && <p role="alert">{words.noCards}</p>}
      <p>
        {words.none} {words.friends}{' '}
        {server === null ? (
          <>
            {words.run} <code>npm start -- --host 0.0.0.0</code>.
          </>
        ) : (
          <>
            <a href={server}>{words.at(new URL(server).host)}</a>.
          </>
        )}
      </p>
      {state !== 'none' && (
        <p>
          <output>{{ keeping: words.keeping, kept: words.kept, failed: words.notKept }[state]}</output>
        </p>
      )}
    </div>
  );
}
