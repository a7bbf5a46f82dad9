/** At the end of a match: its games as files, and what this browser noted of their shuffles before the cards were dealt. */
import { addressOf } from '#home';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { ownSeat, recall } from '../connection/memory.ts';
import { saveGame } from '../connection/shuffle.ts';
import { useApp } from '../connection/store.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

export function GameFiles(): ReactNode {
  const { files } = useWords('table');
  const table = useApp((state) => state.table);
  const watch = useApp((state) => state.seated?.watch ?? '');
  const [problem, setProblem] = useState<Wrong>('');
  if (table === null || table.files.length === 0) return null;
  const noted = recall().shuffles.filter((one) => one.table === table.table && table.files.includes(one.game));
  return (
    <>
      <div className="prompt-buttons">
        {table.files.map((game) => (
          <a key={game} className="button" href={addressOf(`/replay/${table.table}/${game}#${watch}`)}>
            {table.files.length > 1 ? files.watchGame(game) : files.watch}
          </a>
        ))}
        {table.files.map((game) => (
          <a key={game} className="button" href={addressOf(`/replay/${table.table}/${game}?review#${watch}`)}>
            {table.files.length > 1 ? files.reviewGame(game) : files.review}
          </a>
        ))}
      </div>
      {ownSeat(table.table) !== null && (
        <details className="game-files">
          <summary>{files.title(table.files.length)}</summary>
          <div className="prompt-buttons">
            {table.files.map((game) => (
              <Button
                key={game}
                className="button"
                onPress={() => {
                  setProblem('');
                  saveGame(table.table, game).catch((error: unknown) => setProblem(wrongOf(error)));
                }}
              >
                {table.files.length > 1 ? files.saveGame(game) : files.save}
              </Button>
            ))}
          </div>
          {problem !== '' && (
            <p className="prompt-error" role="alert">
              <Problem of={problem} />
            </p>
          )}
          {noted.length > 0 && (
            <>
              <p className="prompt-hint">
                {files.check} <code>rulewright verify FILE --commitment … --part …</code>
              </p>
              <dl className="shuffle-notes">
                {noted.map(({ game, seat, commitment, part }) => (
                  <div key={`${game}/${seat}`}>
                    <dt>{files.commitment(game)}</dt>
                    <dd>{commitment}</dd>
                    <dt>{files.part(game)}</dt>
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
