/** At the end of a match: its games as files, and what this browser noted of their shuffles before the cards were dealt. */
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { ownSeat, recall } from '../connection/memory.ts';
import { saveGame } from '../connection/shuffle.ts';
import { useApp } from '../connection/store.ts';

export function GameFiles(): ReactNode {
  const table = useApp((state) => state.table);
  const watch = useApp((state) => state.seated?.watch ?? '');
  const [problem, setProblem] = useState('');
  if (table === null || table.files.length === 0) return null;
  const noted = recall().shuffles.filter((one) => one.table === table.table && table.files.includes(one.game));
  return (
    <>
      <div className="prompt-buttons">
        {table.files.map((game) => (
          <a key={game} className="button" href={`/replay/${table.table}/${game}#${watch}`}>
            {table.files.length > 1 ? `Watch game ${game} again` : 'Watch it again'}
          </a>
        ))}
      </div>
      {ownSeat(table.table) !== null && (
        <details className="game-files">
          <summary>{table.files.length > 1 ? 'The games as files' : 'The game as a file'}</summary>
          <div className="prompt-buttons">
            {table.files.map((game) => (
              <Button
                key={game}
                className="button"
                onPress={() => {
                  setProblem('');
                  saveGame(table.table, game).catch((error: unknown) =>
                    setProblem(error instanceof Error ? error.message : String(error)),
                  );
                }}
              >
                {table.files.length > 1 ? `Save game ${game}` : 'Save the game'}
              </Button>
            ))}
          </div>
          {problem !== '' && (
            <p className="prompt-error" role="alert">
              {problem}
            </p>
          )}
          {noted.length > 0 && (
            <>
              <p className="prompt-hint">
                The shuffle was nobody’s choice. Check it: rulewright verify FILE --commitment … --part …
              </p>
              <dl className="shuffle-notes">
                {noted.map(({ game, seat, commitment, part }) => (
                  <div key={`${game}/${seat}`}>
                    <dt>Game {game}, the server’s commitment</dt>
                    <dd>{commitment}</dd>
                    <dt>Game {game}, your part</dt>
                    <dd>{part}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </details>
      )}
    </>
  );
}
