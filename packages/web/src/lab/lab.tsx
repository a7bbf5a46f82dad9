/** The Lab: a position in notation, drawn and played on line by line, with the story of what happens and why. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation, useSearch } from 'wouter';
import { isTyping } from '../keyboard/typing.ts';
import { scenarioText } from '../connection/scenario-texts.ts';
import { useLater } from '../shell/later.ts';
import { Masthead } from '../shell/masthead.tsx';
import { room } from '../shell/room.tsx';
import { Acting } from './acting.tsx';
import { Board } from './board.tsx';
import { Editor } from './editor.tsx';
import {
  askAbout,
  changed,
  chooseEditions,
  openExample,
  openShared,
  openText,
  startLab,
  undo,
  useLab,
  soon,
} from './lab-state.ts';
import { besides, steppedTo } from './document.ts';
import { openLink } from './link.ts';
import { Moves } from './moves.tsx';
import { Sharing } from './sharing.tsx';
import './lab.css';
import { Problem } from '../words/english-text.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

const editionNamed = (text: string | null): EditionName | null => EDITIONS.find((one) => one === text) ?? null;

/** What is opened by an address: a link's document, a scenario of the rulebook by its name, else the example. */
async function openAddress(search: string): Promise<Wrong | null> {
  const link = location.hash.slice(1);
  if (link !== '') {
    const opened = await openLink(link);
    if (opened.ok) await openShared(opened.shared);
    else await openExample();
    return opened.ok ? null : opened.message;
  }
  const asked = new URLSearchParams(search);
  const name = asked.get('scenario');
  if (name === null) {
    if (useLab.getState().doc.head === '') await openExample();
    return null;
  }
  const found = await scenarioText(name);
  if (!found.ok) {
    if (useLab.getState().doc.head === '') await openExample();
    return found.message;
  }
  const edition = editionNamed(asked.get('edition'));
  await openText(found.text, edition ?? undefined);
  const beside = editionNamed(asked.get('beside'));
  if (beside !== null) await chooseEditions(useLab.getState().edition, beside);
  return null;
}

const WHY = room([], async () => ({ default: (await import('./why.tsx')).Why }));
const COMPARISONS = room([], async () => ({ default: (await import('./compare.tsx')).Comparisons }));
const WHY_HELD = room([], async () => ({ default: (await import('./why-held.tsx')).WhyHeld }));

const PANES = ['write', 'board', 'story'] as const;
type Pane = (typeof PANES)[number];

export default function Lab(): ReactNode {
  const words = useWords('lab');
  const search = useSearch();
  const [, go] = useLocation();
  const [pane, setPane] = useState<Pane>('board');
  const [notice, setNotice] = useState<Wrong | null>(null);
  useEffect(() => {
    startLab();
    const open = (): void => {
      openAddress(search).then(setNotice, (error: unknown) => setNotice(wrongOf(error)));
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [search, go]);
  useKeys();
  return (
    <div className="lab" data-pane={pane}>
      <Masthead>
        <Editions />
        <Sharing onNotice={setNotice} />
      </Masthead>
      <Notices notice={notice} onClose={() => setNotice(null)} />
      <nav className="lab-panes" aria-label={words.parts}>
        {PANES.map((one) => (
          <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
            {words.panes[one]}
          </button>
        ))}
      </nav>
      <main className="lab-body">
        <h1 className="unseen">{words.title}</h1>
        <Editor />
        <Middle />
        <Moves />
      </main>
    </div>
  );
}

/** The position, what can be done in it or why it is so, and two editions or branches beside each other. */
function Middle(): ReactNode {
  const { panes } = useWords('lab');
  const compares = useLab(({ beside, against }) => beside !== null || against !== 0);
  const chosen = useLab((state) => state.chosen);
  const held = useLab((state) => state.held);
  const isReady = useLab(({ cards }) => cards !== 'loading');
  useLater(isReady, WHY.fetch);
  useLater(isReady, WHY_HELD.fetch);
  useLater(isReady, COMPARISONS.fetch);
  return (
    <section className="lab-middle" aria-label={panes.board}>
      <Board />
      <Suspense>{chosen !== 0 ? <WHY.Room /> : held !== null ? <WHY_HELD.Room held={held} /> : <Acting />}</Suspense>
      <Suspense>{compares && chosen === 0 && held === null && <COMPARISONS.Room />}</Suspense>
    </section>
  );
}

function Editions(): ReactNode {
  const words = useWords('lab');
  const { editions } = useWords();
  const edition = useLab((state) => state.edition);
  const beside = useLab((state) => state.beside);
  return (
    <>
      <select
        className="edition-picker"
        aria-label={words.rules}
        value={edition}
        onChange={({ target }) => soon(chooseEditions(editionNamed(target.value) ?? edition, beside))}
      >
        {EDITIONS.map((one) => (
          <option key={one} value={one}>
            {editions[one]}
          </option>
        ))}
      </select>
      <select
        className="edition-picker"
        aria-label={words.besideRules}
        value={beside ?? ''}
        onChange={({ target }) => soon(chooseEditions(edition, editionNamed(target.value)))}
      >
        <option value="">{words.besideNone}</option>
        {EDITIONS.filter((one) => one !== edition).map((one) => (
          <option key={one} value={one}>
            {words.beside(editions[one])}
          </option>
        ))}
      </select>
    </>
  );
}

function Notices({ notice, onClose }: { notice: Wrong | null; onClose: () => void }): ReactNode {
  const words = useWords('lab');
  const { close } = useWords();
  const trouble = useLab((state) => state.trouble);
  const cards = useLab((state) => state.cards);
  const several = useLab((state) => state.several);
  return (
    <div className="lab-notices" aria-live="polite">
      {cards === 'loading' && <p>{words.fetching}</p>}
      {typeof cards === 'object' && (
        <p>
          {words.noCards} <English>({cards.missing})</English>
        </p>
      )}
      {trouble !== null && (
        <p className="bad">
          <Problem of={trouble} />
        </p>
      )}
      {notice !== null && (
        <p className="bad">
          <Problem of={notice} />{' '}
          <Button className="button small" onPress={onClose}>
            {close}
          </Button>
        </p>
      )}
      {several.length > 0 && (
        <div>
          <p>{words.several(several.length)}</p>
          <ul className="lab-several" lang="en">
            {several.map(({ name, text }) => (
              <li key={name}>
                <Button className="button small" onPress={() => soon(openText(text))}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Arrow keys walk through the tree, wherever nothing is typed. */
function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event;
      if (isTyping(target) || (target instanceof Element && target.closest('[role="listbox"], dialog'))) return;
      if (event.altKey || event.shiftKey) return;
      const { doc } = useLab.getState();
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'z') return;
        event.preventDefault();
        soon(undo());
        return;
      }
      const next = {
        ArrowLeft: () => steppedTo(doc, doc.at - 1),
        ArrowRight: () => steppedTo(doc, doc.at + 1),
        ArrowUp: () => besides(doc, -1),
        ArrowDown: () => besides(doc, 1),
        Home: () => steppedTo(doc, 0),
        End: () => steppedTo(doc, Number.POSITIVE_INFINITY),
      }[event.key];
      if (event.key === 'Escape') askAbout(0);
      if (!next) return;
      event.preventDefault();
      soon(changed(next()));
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
