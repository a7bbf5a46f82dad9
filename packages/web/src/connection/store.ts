/** All the page knows: the connection, the table, the newest view, the log so far, and the answer being put together. */
import {
  type AdviceMessage,
  answerOf,
  attackWithAll,
  type ClientMessage,
  type DeckChoice,
  type Draft,
  EMPTY_DRAFT,
  type ErrorMessage,
  type Format,
  lackOf,
  MAX_MESSAGE_BYTES,
  MOST_WISHES,
  type Opponent,
  type PassUntil,
  type PreviewMessage,
  PROTOCOL_VERSION,
  type SaidMessage,
  type SeatedMessage,
  type SeatSettings,
  type ServerMessage,
  startDraft,
  type TableMessage,
  type ViewMessage,
  type WelcomeMessage,
  type WireAnswer,
  type WireClock,
  type WireLogEntry,
  type WireObject,
  type WireVariant,
  type WireView,
  type WireDecision,
} from '@rulewright/protocol';
import { addressOf, openSocket, pathNow, request } from '#home';
import { create } from 'zustand';
import { allObjects } from '../seen/objects.ts';
import { actionOf, draftOf, optionsOf } from '../seen/answering.ts';
import { type AboutTable, describeSeat, recall, type Remembered, ownSeat, remember, rememberSeat } from './memory.ts';
import { type Place, readPlace, writePlace } from './place.ts';
import { sharing } from './sharing.ts';
import { partsOwed } from './shuffle.ts';
import { connect, type Connection, type ConnectionStatus } from './socket.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

/** What the server refuses, in its words; or what this page could not do. */
export type Refusal = Omit<ErrorMessage, 'message'> & { readonly message: Wrong };

export interface AppState {
  status: ConnectionStatus;
  place: Place;
  remembered: Remembered;
  welcome: WelcomeMessage | null;
  seated: SeatedMessage | null;
  table: TableMessage | null;
  /** when the table was told, by the clock of the page, in milliseconds */
  tableAt: number;
  game: ViewMessage | null;
  log: readonly WireLogEntry[];
  error: Refusal | null;
  draft: Draft;
  /** what combat would do after the draft, if nobody does anything more; null: nothing is foreseen */
  foreseen: PreviewMessage | null;
  /** what the coach says of this decision; null: it was not asked */
  advice: AdviceMessage | 'thinking' | null;
  /** an answer is on its way */
  sending: boolean;
  /** it has been on its way for so long that this is shown */
  slow: boolean;
  /** what players said in this turn */
  said: readonly Pick<SaidMessage, 'seat' | 'phrase'>[];
  /** the object shown large, by its number or as it was last seen; 0 none */
  inspected: number | WireObject;
  inspectedByTouch: boolean;
  /** every card seen in this game by its name, as it was last seen */
  seen: ReadonlyMap<string, WireObject>;
  /** the last entry of the log when this seat last acted, and what that led to was shown */
  lastSeen: number;
  /** the last entry of the log when this seat last acted */
  actedAt: number;
  /** of several other players, whose side is shown whole; -1 the next opponent's */
  focused: number;
}

export const useApp = create<AppState>(() => ({
  status: 'connecting',
  place: readPlace(typeof location === 'undefined' ? '' : location.hash),
  remembered: recall(),
  welcome: null,
  seated: null,
  table: null,
  tableAt: 0,
  game: null,
  log: [],
  error: null,
  draft: EMPTY_DRAFT,
  foreseen: null,
  advice: null,
  sending: false,
  slow: false,
  said: [],
  inspected: 0,
  inspectedByTouch: false,
  seen: new Map(),
  lastSeen: -1,
  actedAt: -1,
  focused: -1,
}));

/** An answer that takes longer, in milliseconds, is shown to be on its way. Showing it sooner would only keep the page from drawing what comes back. */
const SLOW_MS = 150;
let slowTimer: ReturnType<typeof setTimeout>;
useApp.subscribe(({ sending, slow }, before) => {
  if (sending === before.sending) return;
  clearTimeout(slowTimer);
  if (sending) slowTimer = setTimeout(() => useApp.setState({ slow: true }), SLOW_MS);
  else if (slow) useApp.setState({ slow: false });
});

let connection: Connection | null = null;
const LEFT = {
  seated: null,
  table: null,
  game: null,
  log: [],
  draft: EMPTY_DRAFT,
  foreseen: null,
  advice: null,
  sending: false,
  slow: false,
  said: [],
  inspected: 0,
  inspectedByTouch: false,
  seen: new Map(),
  lastSeen: -1,
  actedAt: -1,
  focused: -1,
} as const;

/** What the server would not read. */
const isTooLong = (message: ClientMessage): boolean => new Blob([JSON.stringify(message)]).size > MAX_MESSAGE_BYTES;
const tooLong = (): Error => trouble('shell', ({ troubles }) => troubles.tooLong(MAX_MESSAGE_BYTES / 1024));

function send(message: ClientMessage): boolean {
  if (isTooLong(message)) {
    useApp.setState({ sending: false });
    tellError(tooLong());
    return false;
  }
  return connection?.send(message) ?? false;
}

export function start(): void {
  connection = connect(openSocket, {
    status: (status) => {
      if (status === 'lost') lost();
      useApp.setState(status === 'open' ? { status } : { status, sending: false });
    },
    message: receive,
  });
  addEventListener('hashchange', () => {
    const place = readPlace(location.hash);
    const before = useApp.getState();
    if (before.seated && !('table' in place && place.table === before.seated.table)) {
      send({ type: 'leave' });
      useApp.setState(LEFT);
    }
    useApp.setState({ place, error: null });
    enter();
  });
}

/** Asks again what the server offers, which other cards may have changed. Who sits at a table goes on with what was offered. */
export function greetAgain(): void {
  if (useApp.getState().seated === null) send({ type: 'hello', protocol: PROTOCOL_VERSION });
}

export const retryConnection = (): void => connection?.retry();

export function go(place: Place): void {
  location.hash = writePlace(place);
}

/** A table that another server holds is asked for again after so long. */
const RETRY_MS = 5000;

/** Takes the seat or the view that the address names, if this browser may. */
export function enter(): void {
  const { place, seated, remembered, welcome } = useApp.getState();
  if (welcome === null || (seated && 'table' in place && seated.table === place.table)) return;
  if (place.at === 'lobby' || place.at === 'cut') return;
  const seat = ownSeat(place.table);
  if (seat !== null) send({ type: 'resume', table: place.table, seat, settings: remembered.settings });
  else if (place.at === 'watch') send({ type: 'watch', table: place.table, watch: place.watch });
  else if (place.at === 'table') {
    useApp.setState({
      error: {
        type: 'error',
        re: null,
        code: 'wrong-token',
        message: trouble('shell', ({ troubles }) => troubles.noSeat),
      },
    });
  }
}

/** What was seen before and what is seen now; the same map where nothing is new. */
function nowSeen(before: ReadonlyMap<string, WireObject>, view: WireView): ReadonlyMap<string, WireObject> {
  const news = allObjects(view).filter(
    (object) => object.kind !== 'ability' && !object.faceDown && object.name !== '' && !before.has(object.name),
  );
  return news.length === 0 ? before : new Map([...before, ...news.map((object) => [object.name, object] as const)]);
}

/** The view, out of what is as it was. A question is another each time, also where it asks the same. */
const seenAgain = (game: ViewMessage | null, { view }: ViewMessage): WireView => ({
  ...sharing(game?.view, view),
  decision: view.decision,
});

/** Who comes back to a game has seen all but the last turn. */
function seenOnArrival(log: readonly WireLogEntry[]): Pick<AppState, 'lastSeen' | 'actedAt'> {
  const turn = log.at(-1)?.turn ?? 0;
  const seen = (log.find((entry) => entry.turn === turn)?.number ?? 0) - 1;
  return { lastSeen: seen, actedAt: seen };
}

/** Has the browser keep the seat in a cookie, for a reload. */
async function keepSeat(table: string, seat: number, keep: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await request('/seats', { method: 'POST', headers, body: JSON.stringify({ keep }) });
  if (!answer.ok) return notKept();
  rememberSeat(table, seat);
  useApp.setState({ remembered: recall() });
}

const notKept = (): void => tellError(trouble('shell', ({ troubles }) => troubles.seatNotKept));

type Answered = Extract<
  ServerMessage,
  { type: 'deck' | 'cards' | 'card-sets' | 'boosters' | 'invitation' | 'preview' | 'suggestion' | 'advice' }
>;
type Question = Extract<
  ClientMessage,
  {
    type:
      | 'read-deck'
      | 'search-cards'
      | 'card-sets'
      | 'open-boosters'
      | 'invitation'
      | 'preview'
      | 'suggest'
      | 'advise';
  }
>;

let asked = 0;
const waiting = new Map<number, { resolve: (answer: Answered) => void; reject: (error: Error) => void }>();

/** Asks the server what changes nothing. Rejects with its words, or where the connection is lost. */
export function ask(question: Question): Promise<Answered> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    if (isTooLong({ ...question, id })) return reject(tooLong());
    waiting.set(id, { resolve, reject });
    if (send({ ...question, id })) return;
    waiting.delete(id);
    reject(trouble('shell', ({ troubles }) => troubles.unreachable));
  });
}

function lost(): void {
  for (const { reject } of waiting.values()) reject(trouble('shell', ({ troubles }) => troubles.lost));
  waiting.clear();
}

/** Lets go of the focus that a click left behind: to remove an element that has it, the browser lays the page out in the middle of a change. */
function releaseClicked(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && !activeElement.matches(':focus-visible')) activeElement.blur();
}

export function receive(message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      useApp.setState({ welcome: message, seated: null });
      enter();
      return;
    case 'seated': {
      const [seat] = message.seats;
      if (seat !== undefined && message.keep !== undefined) {
        const keeping = keepSeat(message.table, seat, message.keep).catch(notKept);
        // seated from another page than the table's: it is opened anew, with the seat it was given
        if (pathNow() !== '/') {
          const table = addressOf(`/${writePlace({ at: 'table', table: message.table })}`);
          return void keeping.then(() => location.assign(table));
        }
      }
      useApp.setState({ seated: message, error: null, remembered: recall() });
      const { place } = useApp.getState();
      if (seat !== undefined && !(place.at === 'table' && place.table === message.table))
        go({ at: 'table', table: message.table });
      return;
    }
    case 'table':
      useApp.setState({ table: message, tableAt: performance.now() });
      if (useApp.getState().seated?.seats.length)
        useApp.setState({
          remembered: describeSeat(message.table, {
            about: aboutTable(message),
            state: message.phase,
            game: message.game,
          }),
        });
      for (const part of partsOwed(message, useApp.getState().seated?.seats ?? [])) send(part);
      return;
    case 'view': {
      releaseClicked();
      const { log, game } = useApp.getState();
      const whole = message.fresh || game?.game !== message.game;
      const last = whole ? -1 : (log.at(-1)?.number ?? -1);
      const added = message.view.log.filter((entry) => entry.number > last || whole);
      const arrived = game?.game !== message.game;
      const same =
        game !== null &&
        game.game === message.game &&
        game.epoch === message.epoch &&
        game.decision === message.decision &&
        message.decision !== null;
      useApp.setState((before) => ({
        seen: nowSeen(arrived ? new Map() : before.seen, message.view),
        ...(arrived ? seenOnArrival(added) : { lastSeen: before.actedAt }),
        game: { ...message, view: seenAgain(game, message) },
        said: !arrived && game.view.turn.number === message.view.turn.number ? before.said : [],
        log: whole ? added : added.length > 0 ? [...log, ...added] : log,
        foreseen: same ? before.foreseen : null,
        advice: same ? before.advice : null,
        draft: same ? before.draft : freshDraft(message.decision === null ? null : message.view.decision),
        sending: false,
        // why an action was taken back comes just before the view that shows it so
        error: same || (before.sending && before.error?.code === 'action-reversed') ? before.error : null,
      }));
      return;
    }
    case 'said':
      useApp.setState(({ said }) => ({ said: [...said, { seat: message.seat, phrase: message.phrase }].slice(-20) }));
      return;
    case 'deck':
    case 'cards':
    case 'card-sets':
    case 'boosters':
    case 'invitation':
    case 'preview':
    case 'suggestion':
    case 'advice': {
      waiting.get(message.re ?? 0)?.resolve(message);
      waiting.delete(message.re ?? 0);
      return;
    }
    case 'error': {
      const question = waiting.get(message.re ?? 0);
      if (question) {
        waiting.delete(message.re ?? 0);
        question.reject(new Error(message.message));
        return;
      }
      const { place, seated } = useApp.getState();
      if (
        (message.code === 'no-such-table' || message.code === 'wrong-token') &&
        seated === null &&
        place.at === 'table'
      ) {
        useApp.setState({ remembered: describeSeat(place.table, { state: 'gone' }) });
      }
      if (message.code === 'elsewhere' && seated === null) setTimeout(enter, RETRY_MS);
      // the game went on meanwhile: what is asked now is shown, or on its way
      if (message.code === 'stale-decision') return useApp.setState({ sending: false });
      // of an action that was taken back the newest view is on its way, and nothing can be answered before it
      useApp.setState(({ sending }) => ({ error: message, sending: sending && message.code === 'action-reversed' }));
      return;
    }
    case 'ok':
    case 'pong':
      useApp.setState({ sending: false });
      return;
    default:
      // a later server's message: the protocol says to take no notice of it
      return message satisfies never;
  }
}

const aboutTable = ({ edition, seats }: TableMessage): AboutTable => ({
  edition,
  players: seats.map(({ name, deck }) => ({ name, deck })),
});

export interface NewTable {
  edition: TableMessage['edition'];
  name: string;
  deck: DeckChoice;
  opponent: Opponent;
  opponentDeck?: DeckChoice;
  otherDecks?: DeckChoice[];
  anyDeck?: boolean;
  legalIn?: string;
  houseRules?: Readonly<Record<string, TableMessage['edition']>>;
  bestOf: 1 | 3;
  variant: WireVariant;
  format: Format;
  players: number;
  /** absent: nobody's time is counted */
  clock?: WireClock;
}

/** Shows a recorded game where the table's parts read it; `before` is the last entry of its log that is not new. */
export function showRecorded(table: TableMessage, view: WireView, before: number): void {
  const game: ViewMessage = {
    type: 'view',
    table: table.table,
    game: table.game,
    decision: null,
    epoch: 0,
    canUndo: false,
    passUntil: null,
    fresh: true,
    view,
  };
  useApp.setState(({ seen }) => ({ table, game, seen: nowSeen(seen, view), log: view.log, lastSeen: before }));
}

/** Nothing recorded is shown any more. */
export const leaveRecorded = (): void => useApp.setState({ ...LEFT, error: null });

/** Plays on from a place in a game that is over, against the computer; the page goes to the new table. */
export function takeOver(from: {
  table: string;
  game: number;
  watch: string | null;
  inputs: number;
  seat: number;
}): void {
  const { watch, ...rest } = from;
  useApp.setState({ sending: true, error: null });
  send({
    type: 'take-over',
    ...rest,
    ...(watch === null ? {} : { watch }),
    settings: useApp.getState().remembered.settings,
  });
}

export function createTable(wanted: NewTable): void {
  useApp.setState({ sending: true, error: null, remembered: remember({ name: wanted.name }) });
  send({ type: 'create', ...wanted, settings: useApp.getState().remembered.settings });
}

export function joinTable(table: string, invite: string, name: string, deck: DeckChoice): void {
  useApp.setState({ sending: true, error: null, remembered: remember({ name }) });
  send({ type: 'join', table, invite, name, deck, settings: useApp.getState().remembered.settings });
}

export function leaveTable(): void {
  send({ type: 'leave' });
  useApp.setState({ ...LEFT, error: null });
  go({ at: 'lobby' });
}

/** The decision this connection has to answer, null if none. */
export const myDecision = (state: AppState) =>
  state.game !== null && state.game.decision !== null ? state.game.view.decision : null;

export function sendAnswer(answer: WireAnswer): void {
  const { game, sending } = useApp.getState();
  if (sending || game === null || game.decision === null) return;
  if (send({ type: 'answer', decision: game.decision, epoch: game.epoch, answer }))
    useApp.setState(({ log }) => ({ sending: true, error: null, actedAt: log.at(-1)?.number ?? -1 }));
}

/** Sends the answer, and has the table give it always to that question. */
export function answerAlways(index: number): void {
  const decision = myDecision(useApp.getState());
  const answer = decision?.options?.[index]?.label;
  if (decision === null || answer === undefined) return;
  const { always } = useApp.getState().remembered.settings;
  sendAnswer([index]);
  const others = always.filter(({ about }) => about !== decision.prompt);
  changeSettings({ always: [...others, { about: decision.prompt, answer }].slice(-MOST_WISHES) });
}

/** All attack: at once where each can attack but one player or permanent, else as a draft. */
export function allAttack(): void {
  const { draft, ...state } = useApp.getState();
  const decision = myDecision({ draft, ...state });
  if (decision?.form !== 'attackers') return;
  const all = attackWithAll(decision, draft);
  if (decision.attackers?.every(({ targets }) => targets.length === 1)) sendAnswer(answerOf(decision, all));
  else setDraft(all);
}

/** Asks about the decision that is pending. What comes when that is answered already is dropped; a refusal is shown. */
function askAbout(
  type: 'suggest' | 'advise',
  told: (given: Answered) => void,
  failed: () => void = () => undefined,
): void {
  const { game } = useApp.getState();
  if (game === null || game.decision === null) return;
  const { decision, epoch } = game;
  const isAsked = (): boolean => useApp.getState().game?.decision === decision;
  ask({ type, decision, epoch }).then(
    (given) => {
      if (isAsked()) told(given);
    },
    (error: unknown) => {
      if (!isAsked()) return;
      failed();
      tellError(error);
    },
  );
}

/** Has the built-in player declare; its declaration is a draft to be changed or confirmed. */
export function suggestDeclaration(): void {
  const decision = myDecision(useApp.getState());
  if (decision === null) return;
  askAbout('suggest', (given) => {
    if (given.type === 'suggestion') setDraft(draftOf(decision, given.answer));
  });
}

/** Asks the coach what a strong player would answer. */
export function askCoach(): void {
  const state = useApp.getState();
  if (myDecision(state) === null || state.advice === 'thinking') return;
  useApp.setState({ advice: 'thinking', error: null });
  askAbout(
    'advise',
    (given) => {
      if (given.type === 'advice') useApp.setState({ advice: given });
    },
    () => useApp.setState({ advice: null }),
  );
}

/** Whether another person sits at the table. */
export const hasCompany = ({ table, seated }: AppState): boolean =>
  table?.seats.some(({ seat, kind }) => kind === 'human' && !(seated?.seats ?? []).includes(seat)) ?? false;

/** Whether this page alone plays, against the computer: somebody whom a coach may help. */
export const mayBeCoached = (state: AppState): boolean =>
  state.table !== null && (state.seated?.seats ?? []).length > 0 && !hasCompany(state);

/** Shows what went wrong where a refusal of the server is shown. */
export const tellError = (error: unknown): void =>
  useApp.setState({
    error: {
      type: 'error',
      re: null,
      code: 'internal',
      message: wrongOf(error),
    },
  });

export function setDraft(draft: Draft): void {
  useApp.setState({ draft, error: null });
}

/** Sends the draft if it is whole; says so if not. */
export function confirmDraft(): boolean {
  const state = useApp.getState();
  const decision = myDecision(state);
  if (decision === null || lackOf(decision, state.draft) !== null) return false;
  sendAnswer(answerOf(decision, state.draft));
  return true;
}

export const undo = (): void => void send({ type: 'undo' });
export const concede = (): void => void send({ type: 'concede' });
export const offerDraw = (offer: boolean): void => void send({ type: 'draw', offer });
export const claimGame = (seat: number): void => void send({ type: 'claim', seat });
export const say = (phrase: number): void => void send({ type: 'say', phrase });
export const rematch = (): void => void send({ type: 'rematch' });
/** Passes until then, beginning now: by itself an opponent's spell that could be answered interrupts it. */
export function passUntil(until: PassUntil | null): void {
  send({ type: 'pass-until', until });
  const state = useApp.getState();
  const decision = myDecision(state);
  const top = state.game?.view.stack.at(-1);
  if (until === null || decision?.kind !== 'priority' || top === undefined || top.controller === decision.by) return;
  const pass = optionsOf(decision).findIndex((option) => actionOf(option)?.act === 'pass');
  if (pass >= 0) sendAnswer([pass]);
}

export function submitSideboard(
  seat: number,
  main: { name: string; count: number }[],
  sideboard: { name: string; count: number }[],
  startAs: 'first' | 'second' | null,
): void {
  send({ type: 'sideboard', seat, main, sideboard, ...(startAs === null ? {} : { start: startAs }) });
}

export function changeSettings(change: Partial<SeatSettings>): void {
  const settings = { ...useApp.getState().remembered.settings, ...change };
  useApp.setState({ remembered: remember({ settings }) });
  if (useApp.getState().seated?.seats.length) send({ type: 'settings', settings });
}

export const changeRemembered = (
  change: Partial<
    Pick<
      Remembered,
      | 'theme'
      | 'language'
      | 'letterKeys'
      | 'name'
      | 'decks'
      | 'seats'
      | 'draft'
      | 'openDeck'
      | 'muted'
      | 'hints'
      | 'sounds'
    >
  >,
): void => useApp.setState({ remembered: remember(change) });

export const focusOn = (focused: number): void => useApp.setState({ focused });
/** Shows a card whole, 0 none. `byTouch`: until the next touch, for a finger does not rest on the card as a pointer does. */
export const inspect = (object: number | WireObject, byTouch = false): void =>
  useApp.setState({ inspected: object, inspectedByTouch: byTouch });
export const dismissError = (): void => useApp.setState({ error: null });

/** The draft of a new question; null: nobody asks this seat. */
function freshDraft(asked: WireDecision | null): Draft {
  return asked === null ? EMPTY_DRAFT : startDraft(asked);
}
