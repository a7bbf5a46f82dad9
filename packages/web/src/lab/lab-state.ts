/** The Lab as it stands: the document, what is typed, what the worker says of it. */
import { EDITIONS, type Answer, type EditionName } from '@rulewright/engine';
import type { Holding } from '@rulewright/scenario';
import { create } from 'zustand';
import { ask, startBench } from '../asking/asking.ts';
import type { Fault, Reading } from './bench.ts';
import { type Doc, branchOf, emptyDoc, rewritten, steppedTo, textOf, withLine } from './document.ts';
import { EXAMPLE } from './example.ts';
import { type Asked, type InEdition, knownAt, lookBeside, saidAt } from './known.ts';
import type { Shared } from './link.ts';
import { EMPTY_POSITION } from './placing.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

/** A player's life total, hand or mana. */
export interface Held {
  readonly player: string;
  readonly what: Holding;
}

export interface Lab {
  readonly doc: Doc;
  /** the text in the editor: the open branch, or one that is being typed and not read yet */
  readonly typed: string;
  readonly faults: readonly Fault[];
  readonly name: string;
  /** the editions that the scenario names */
  readonly editions: readonly EditionName[];
  readonly edition: EditionName;
  readonly beside: EditionName | null;
  /** the last line of the branch that is told beside the open one; 0 none */
  readonly against: number;
  /** null until the first answer of the worker */
  readonly main: InEdition | null;
  readonly other: InEdition | null;
  /** of several positions in what was opened, one is to be chosen */
  readonly several: readonly { readonly name: string; readonly text: string }[];
  /** what went wrong that is not in the text */
  readonly trouble: Wrong | null;
  readonly cards: 'loading' | 'ready' | { readonly missing: string };
  /** the object asked about; 0 none */
  readonly chosen: number;
  /** what of a player is asked about, where no object is; null nothing */
  readonly held: Held | null;
  /** documents before the last changes, for going back */
  readonly before: readonly Doc[];
}

const START = emptyDoc('');

export const useLab = create<Lab>(() => ({
  doc: START,
  typed: '',
  faults: [],
  name: '',
  editions: [],
  edition: EDITIONS.at(-1) ?? '2026-02',
  beside: null,
  against: 0,
  main: null,
  other: null,
  several: [],
  trouble: null,
  cards: 'loading',
  chosen: 0,
  held: null,
  before: [],
}));

/** Asks why an object is so; 0: nothing is asked any more. */
export const askAbout = (chosen: number): void => useLab.setState({ chosen, held: null });

/** Asks why a player has so much of it. */
export const askWhat = (held: Held): void => useLab.setState({ chosen: 0, held });

/** Begins something without waiting for it; what goes wrong is said on the page. */
export function soon(work: Promise<unknown>): void {
  work.catch((error: unknown) => useLab.setState({ trouble: wrongOf(error) }));
}

const MOST_UNDONE = 100;
let asked = 0;

/** Opens a text of notation or JSON as a new document. */
export async function openText(text: string, edition?: EditionName): Promise<void> {
  useLab.setState({
    doc: emptyDoc(''),
    before: [],
    chosen: 0,
    held: null,
    against: 0,
    main: null,
    other: null,
    typed: text,
    several: [],
  });
  await typeText(text);
  const { editions } = useLab.getState();
  const chosen = edition ?? editions.at(-1);
  if (chosen) useLab.setState(({ beside }) => ({ edition: chosen, beside: beside === chosen ? null : beside }));
  await changed(steppedTo(useLab.getState().doc, 0));
}

export async function openShared({ doc, edition, beside }: Shared): Promise<void> {
  useLab.setState({
    edition,
    beside,
    before: [],
    chosen: 0,
    held: null,
    against: 0,
    several: [],
    main: null,
    other: null,
  });
  const typed = textOf(doc);
  const reading = await reads(typed);
  useLab.setState({ doc, typed, ...seenIn(reading) });
  await changed(steppedTo(doc, doc.at));
}

/** Begins anew with that text; the document before it can be had back. */
async function beginWith(text: string): Promise<void> {
  const { doc, before } = useLab.getState();
  await openText(text);
  if (doc.head !== '') useLab.setState({ before: [...before, doc].slice(-MOST_UNDONE) });
}

export const openNew = (): Promise<void> => beginWith(`${EMPTY_POSITION}\n`);
export const openExample = (): Promise<void> => beginWith(EXAMPLE);

async function reads(text: string): Promise<Reading | null> {
  try {
    const reading = await ask('read', text);
    useLab.setState({ trouble: null });
    return reading;
  } catch (error) {
    useLab.setState({ trouble: wrongOf(error) });
    return null;
  }
}

const seenIn = (reading: Reading | null): Partial<Lab> => {
  if (reading === null) return {};
  if (reading.ok) return { faults: reading.faults, name: reading.name, editions: reading.editions, several: [] };
  return 'several' in reading ? { several: reading.several, faults: [] } : { faults: [reading.fault], several: [] };
};

/** The editor's text changed: it is read, and the open branch follows it. */
export async function typeText(typed: string): Promise<void> {
  useLab.setState({ typed });
  const reading = await reads(typed);
  if (useLab.getState().typed !== typed) return;
  useLab.setState(seenIn(reading));
  if (!reading?.ok) return;
  const { doc } = useLab.getState();
  if (reading.text !== typed) useLab.setState({ typed: reading.text });
  await changed(rewritten(doc, reading.head, reading.steps), { keepText: true });
}

/** The document is now this: what it is in the editions is asked for, where it is not known. */
export async function changed(doc: Doc, { keepText = false } = {}): Promise<void> {
  const was = useLab.getState();
  const isNew = doc.lines !== was.doc.lines || doc.head !== was.doc.head;
  const text = textOf(doc);
  const asking = doc.head === '' ? [] : askedFor(doc);
  const known = asking.flatMap((one) => knownAt(one, doc.at) ?? []);
  useLab.setState({
    doc,
    ...(!keepText && text !== textOf(was.doc) && { typed: text, faults: [] }),
    ...(isNew && was.doc.head !== '' && { before: [...was.before, was.doc].slice(-MOST_UNDONE) }),
    ...(known.length > 0 && known.length === asking.length && seenAs(known, was.chosen)),
  });
  await refresh();
}

/** What is asked of the worker: the open branch in the edition, and in the one beside it. */
function askedFor(doc: Doc): readonly Asked[] {
  const { edition, beside, cards } = useLab.getState();
  const text = textOf(doc);
  return [edition, beside].flatMap((one) => (one === null ? [] : [{ text, edition: one, cards }]));
}

function seenAs([main, other]: readonly InEdition[], chosen: number): Partial<Lab> {
  const isThere = main?.looked?.labels[chosen] !== undefined;
  return { main: main ?? null, other: other ?? null, trouble: null, chosen: isThere ? chosen : 0 };
}

/** Asks again what the editions make of the document. */
export async function refresh(): Promise<void> {
  asked += 1;
  const mine = asked;
  const { doc } = useLab.getState();
  if (doc.head === '') return;
  const asking = askedFor(doc);
  try {
    const said = await Promise.all(asking.map((one) => saidAt(one, doc.at)));
    if (mine !== asked) return;
    useLab.setState(({ chosen }) => seenAs(said, chosen));
    lookBeside(asking, doc.at, branchOf(doc).length);
  } catch (error) {
    if (mine === asked) useLab.setState({ trouble: wrongOf(error) });
  }
}

export async function chooseEditions(edition: EditionName, beside: EditionName | null): Promise<void> {
  useLab.setState({ edition, beside: beside === edition ? null : beside });
  await refresh();
}

/** Gives an answer where the document stands: its line is found and played. Why not, where it cannot be. A second answer to what was already answered is none. */
export async function act(answer: Answer): Promise<Wrong | null> {
  const { doc, edition } = useLab.getState();
  try {
    const found = await ask('line', textOf(doc), edition, doc.at, answer);
    if (!found.ok) return found.message;
    if (useLab.getState().doc === doc) soon(changed(withLine(doc, found.line)));
    return null;
  } catch (error) {
    return wrongOf(error);
  }
}

let playing: Promise<unknown> = Promise.resolve();

/**
 * Plays a typed line of notation where the document stands, once the lines typed before it stand there too: nobody waits for one before
 * typing the next. Why not, where it is no line.
 */
export function playLine(line: string): Promise<Wrong | null> {
  const added = playing.then(() => addLine(line));
  playing = added;
  return added;
}

async function addLine(line: string): Promise<Wrong | null> {
  const { doc } = useLab.getState();
  const next = withLine(doc, line);
  const reading = await reads(textOf({ ...next, tip: branchOf(next)[next.at - 1]?.id ?? 0 }));
  if (reading === null) return useLab.getState().trouble;
  if (!reading.ok) return 'fault' in reading ? reading.fault.message : trouble('lab', ({ acting }) => acting.oneLine);
  soon(changed(next));
  return null;
}

export async function undo(): Promise<void> {
  const { before } = useLab.getState();
  const last = before.at(-1);
  if (!last) return;
  await changed(last);
  useLab.setState({ before: before.slice(0, -1) });
}

/** Starts the worker and says when the cards are there. */
export function startLab(): void {
  soon(
    startBench().then(({ missing }) => {
      useLab.setState({ cards: missing === null ? 'ready' : { missing } });
      return refresh();
    }),
  );
}
