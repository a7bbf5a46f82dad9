/** A finished game watched again: by its link, `/replay/TABLE/GAME#SECRET`, or from a file. */
import { type ReactNode, useEffect } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { useApp, leaveRecorded } from '../connection/store.ts';
import { startBench } from '../asking/asking.ts';
import { Masthead } from '../shell/masthead.tsx';
import { HouseRulesList } from '../table/house-rules.tsx';
import { TableSurface } from '../table/table.tsx';
import { Controls } from './controls.tsx';
import { notOpened, openFile, openGame, useReplay } from './replay-state.ts';
import './replay.css';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export default function ReplayPage({
  table,
  game,
}: {
  table: string | undefined;
  game: string | undefined;
}): ReactNode {
  const words = useWords('replay');
  const state = useReplay((replay) => replay.state);
  const message = useReplay((replay) => replay.message);
  const told = useReplay((replay) => replay.told);
  const { edition, houseRules } = useReplay();
  const shown = useApp((app) => app.game !== null);
  useEffect(() => {
    startBench().catch(() => undefined);
    if (table === undefined || game === undefined) useReplay.setState({ state: 'none', message: '', told: [] });
    else openGame(table, Number(game), location.hash.slice(1) || null).catch(notOpened);
    return leaveRecorded;
  }, [table, game]);
  if (state === 'open' && shown) return <TableSurface bottom={<Controls />} />;
  return (
    <>
      <Masthead />
      <main className="page replay-page">
        <h1>{words.title}</h1>
        {state === 'loading' || state === 'open' ? (
          <p>{words.playing}</p>
        ) : (
          <>
            {state === 'refused' && (
              <p role="alert">
                {words.refused} <Problem of={message} />
              </p>
            )}
            <p>
              {words.whence} <code>rulewright replay FILE</code>
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
              <Button className="button primary">{words.openFile}</Button>
            </FileTrigger>
            {houseRules !== null && <HouseRulesList rules={houseRules} edition={edition} />}
            {told.length > 0 && (
              <section className="replay-told" aria-label={words.told}>
                <h2>{words.told}</h2>
                <ol lang="en">
                  {told.map(({ text }, at) => (
                    // the lines of a game that is over keep their places
                    <li key={at}>{text}</li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
      </main>
    </>
  );
}
