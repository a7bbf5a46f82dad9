/** A finished game watched again: by its link, `/replay/TABLE/GAME#SECRET`, or from a file. */
import { type ReactNode, useEffect } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { useApp, leaveRecorded } from '../connection/store.ts';
import { startBench } from '../lab/asking.ts';
import { Masthead } from '../shell/masthead.tsx';
import { TableSurface } from '../table/table.tsx';
import { Controls } from './controls.tsx';
import { notOpened, openFile, openGame, useReplay } from './replay-state.ts';
import './replay.css';

export default function ReplayPage({
  table,
  game,
}: {
  table: string | undefined;
  game: string | undefined;
}): ReactNode {
  const state = useReplay((replay) => replay.state);
  const message = useReplay((replay) => replay.message);
  const shown = useApp((app) => app.game !== null);
  useEffect(() => {
    startBench().catch(() => undefined);
    if (table === undefined || game === undefined) useReplay.setState({ state: 'none', message: '' });
    else openGame(table, Number(game), location.hash.slice(1) || null).catch(notOpened);
    return leaveRecorded;
  }, [table, game]);
  if (state === 'open' && shown) return <TableSurface bottom={<Controls />} />;
  return (
    <>
      <Masthead />
      <main className="page replay-page">
        <h1>Replay</h1>
        {state === 'loading' || state === 'open' ? (
          <p>Playing the game again…</p>
        ) : (
          <>
            {state === 'refused' && <p role="alert">This game cannot be watched here: {message}</p>}
            <p>
              A game that you played has its link at the end of the match. A game that was saved as a file can be
              watched here, and at the terminal: <code>rulewright replay FILE</code>.
            </p>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              onSelect={(files) => {
                const [file] = files ?? [];
                file
                  ?.text()
                  .then((text) => openFile(text))
                  .catch(notOpened);
              }}
            >
              <Button className="button primary">Open a file</Button>
            </FileTrigger>
          </>
        )}
      </main>
    </>
  );
}
