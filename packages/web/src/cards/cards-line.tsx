/** Which cards there are, and one button for today's: with progress, to be cancelled and gone on with. A card file that is dropped on the page does the same. */
import { request } from '#home';
import type { CardsState } from '@rulewright/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { greetAgain } from '../connection/store.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import './cards-line.css';

/** The size of the newest public file, compressed. */
const ABOUT_MB = 24;
/** How often it is asked how far it is, in milliseconds. */
const LOOK_MS = 400;
/** After so many days newer cards are offered again. */
const OLD_DAYS = 7;
/** What is dropped and is larger is no decklist. */
const LARGEST_LIST = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** @throws Error where the server does not say how it stands */
async function call(method: string, path: string, file?: File): Promise<CardsState> {
  const sent = file && { body: file, headers: { 'content-type': 'application/octet-stream' } };
  const answer = await request(path, { method, ...sent });
  if (answer.ok) return (await answer.json()) as CardsState;
  if (method === 'GET') throw new Error(`${path}: ${answer.status}`);
  // what is refused because something is under way is shown by the state
  return call('GET', '/cards/state');
}

export default function CardsLine(): ReactNode {
  const words = useWords('cards');
  const [state, setState] = useState<CardsState | null>(null);
  const [lost, setLost] = useState(false);
  /** something was begun from this page and has come to its end */
  const [done, setDone] = useState(false);
  const [now] = useState(Date.now);
  const run = useCallback(async (method: string, path: string, file?: File): Promise<void> => {
    await call(method, path, file).then(
      (now) => {
        setState(now);
        setLost(false);
      },
      () => setLost(true),
    );
  }, []);
  const working = state !== null && state.work !== null;
  useEffect(() => void run('GET', '/cards/state'), [run]);
  useEffect(() => {
    if (!working) return undefined;
    const timer = setInterval(() => void run('GET', '/cards/state'), LOOK_MS);
    return () => {
      clearInterval(timer);
      setDone(true);
      greetAgain();
    };
  }, [working, run]);
  const mayRenew = state?.mayRenew === true;
  const take = useCallback(
    (file: File): void => {
      setState((before) => before && { ...before, work: { phase: 'taking', read: 0, total: file.size } });
      run('PUT', '/cards/file', file).catch(() => undefined);
    },
    [run],
  );
  useEffect(() => {
    if (!mayRenew) return undefined;
    const onDrop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined || file.size <= LARGEST_LIST) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    const onDragOver = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    // before a field for decklists takes it
    addEventListener('drop', onDrop, { capture: true });
    addEventListener('dragover', onDragOver);
    return () => {
      removeEventListener('drop', onDrop, { capture: true });
      removeEventListener('dragover', onDragOver);
    };
  }, [mayRenew, take]);
  if (state === null) return lost ? <p className="cards-line">{words.lost}</p> : null;
  const { work, problem, since, newest, begun } = state;
  const days = since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  const offered = mayRenew && work === null && (days === null || days >= OLD_DAYS || begun > 0 || problem !== null);
  return (
    <section className="cards-line" aria-label={words.label}>
      <p>
        {newest !== '' && words.to(newest)} {days !== null && words.fetched(days)}{' '}
        {done && work === null && problem === null && <output>{words.done(state.cards)}</output>}
      </p>
      {work !== null && (
        <div className="cards-work">
          <label>
            {words.phases[work.phase]} <progress max={work.total || 1} {...(work.total > 0 && { value: work.read })} />
          </label>
          <span>{words.progress(megabytes(work.read), megabytes(work.total))}</span>
          {mayRenew && (
            <Button className="button small" onPress={() => void run('DELETE', '/cards/renewal')}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      {offered && (
        <div className="cards-work">
          <Button
            className={days === null ? 'button small primary' : 'button small'}
            onPress={() => void run('POST', '/cards/renewal')}
          >
            {begun > 0 ? words.goOn(megabytes(begun)) : days === null ? words.get(ABOUT_MB) : words.again}
          </Button>
          <FileTrigger
            acceptedFileTypes={['.json', '.gz', '.ndjson', '.jsonl']}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) take(file);
            }}
          >
            <Button className="button small quiet">{words.file}</Button>
          </FileTrigger>
          <small>
            {words.from(state.from)} {words.fileHint}
          </small>
        </div>
      )}
      {problem !== null && work === null && (
        <p role="alert" className="form-error">
          {words.failed} <English>{problem}</English>
        </p>
      )}
      {lost && <p role="alert">{words.lost}</p>}
    </section>
  );
}
