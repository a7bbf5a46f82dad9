/** Somebody who plays one game over a WebSocket, remembers what was acknowledged, and comes back to it at another server. */
import { type View } from '@rulewright/engine';
import { viewInHandles } from '@rulewright/engine/internal';
import { below, type RandomSource, randomSource } from '@rulewright/players';
import {
  type ClientMessage,
  newOutbox,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ViewMessage,
  type WireAnswer,
  type WireDecision,
  type WireView,
} from '@rulewright/protocol';
import WebSocket from 'ws';
import { patience } from '../tests/tiers/patience.ts';
import { plainAnswer } from './plain-answer.ts';

type Create = Extract<ClientMessage, { type: 'create' }>;
/** What was done in a game, in order; with the set-up it is the whole game. Attackers are said by their places among those that could attack. */
export type Deed = { answer: WireAnswer } | { attack: readonly number[] } | { undo: true };

/** A deed, and what was shown of the game when it was done. */
interface Sent {
  readonly deed: Deed;
  readonly decision: number;
  readonly kind: WireDecision['kind'];
  readonly shown: Shown;
}

/** The game as it is shown without its log, and how many lines the log has: equal positions come again, the log grows. */
interface Shown {
  readonly position: string;
  readonly lines: number;
}

export interface Player {
  readonly create: Create;
  /** where it sits, once that was acknowledged */
  seat: { table: string; token: string } | null;
  /** acknowledged, or found done after the server was killed */
  deeds: Deed[];
  /** sent, and not acknowledged before the connection was lost */
  open: Sent | null;
  /** the last of the deeds */
  last: Sent | null;
  end: ViewMessage | null;
  /** how often the server said that it could not store something */
  refused: number;
  readonly source: RandomSource;
}

export const newPlayer = (create: Create, seed: string): Player => ({
  create,
  seat: null,
  deeds: [],
  open: null,
  last: null,
  end: null,
  refused: 0,
  source: randomSource(seed),
});

/** A server that says nothing for so long, though it was asked, has lost what was asked. */
const PATIENCE_MS = patience(60_000);

/** A connection read one message after the other. null: it is lost. */
interface Line {
  send(message: ClientMessage): void;
  next(): Promise<ServerMessage | null>;
  close(): void;
}

function dial(address: string): Line {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  const heard: (ServerMessage | null)[] = [];
  let wake = (): void => undefined;
  const hear = (message: ServerMessage | null): void => {
    heard.push(message);
    wake();
  };
  const outbox = newOutbox({
    send: (text) => socket.send(text),
    isOpen: () => socket.readyState === WebSocket.OPEN,
  });
  socket.on('open', () => outbox.say({ type: 'hello', protocol: PROTOCOL_VERSION }));
  socket.on('message', (data) => {
    const message = outbox.heard(JSON.parse(Buffer.from(data as Buffer).toString()) as ServerMessage);
    if (message !== null) hear(message);
  });
  socket.on('error', () => undefined); // 'close' follows
  socket.on('close', () => hear(null));
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) outbox.say(message);
    },
    async next() {
      while (heard.length === 0)
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`Nothing came for ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      const [message = null] = heard.splice(0, 1);
      return message;
    },
    close: () => socket.close(),
  };
}

/** After so long a seat is asked for again that is not to be had yet. */
const EARLY_MS = 40;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What somebody does who is asked this: mostly the plain thing, sometimes nothing, sometimes taking it back. */
export function deedOf(source: RandomSource, view: ViewMessage, decision: WireDecision): Deed {
  if (view.canUndo && below(source, 20) === 0) return { undo: true };
  if (decision.kind === 'priority' && below(source, 3) === 0) return { answer: [0] };
  if (decision.form === 'attackers')
    return { attack: [...(decision.attackers ?? []).keys()].filter(() => below(source, 2) === 0) };
  return { answer: plainAnswer(decision) };
}

/** Not everything may attack together, or alone: then nothing does. */
const PEACE: Deed = { attack: [] };

function messageOf(deed: Deed, { decision, epoch, view }: ViewMessage): ClientMessage {
  if ('undo' in deed) return { type: 'undo', id: 1 };
  const able = view.decision?.attackers ?? [];
  const answer =
    'answer' in deed ? deed.answer : deed.attack.map((place) => ({ attacker: able[place]?.attacker ?? 0, target: 0 }));
  return { type: 'answer', id: 1, decision: decision ?? -1, epoch, answer };
}

/**
 * Plays until the game is over or the connection is lost. `choose` says what is done; null: nothing more.
 * @throws where an acknowledged deed was lost, or the server reports a defect
 */
export async function playAt(
  address: string,
  player: Player,
  choose: (view: ViewMessage, decision: WireDecision) => Deed | null,
  acknowledged: () => void = () => undefined,
): Promise<void> {
  const line = dial(address);
  let view: ViewMessage | null = null;
  let lines = 0;
  let sent = false;
  let back = player.seat !== null;
  for (;;) {
    const message = await line.next();
    if (message === null) return;
    // the database notices a moment later that a server was killed, and it may be away for a while
    const early =
      message.type === 'error' &&
      (message.code === 'elsewhere' || (message.code === 'store-unavailable' && message.re === 0));
    if (early) await pause(EARLY_MS);
    if (message.type === 'welcome' || early)
      line.send(player.seat === null ? { ...player.create, id: 0 } : { type: 'resume', id: 0, ...player.seat });
    else if (message.type === 'seated') player.seat = { table: message.table, token: message.token };
    else if (message.type === 'view') {
      view = message;
      lines = (message.view.log.at(-1)?.number ?? (message.fresh ? -1 : lines - 1)) + 1;
    }
    const mine = 're' in message && message.re === 1;
    if (early) continue;
    const refused = message.type === 'error' && message.code === 'store-unavailable';
    if (refused) player.refused += 1;
    if (refused && mine) sent = false;
    else if (
      message.type === 'error' &&
      message.code === 'wrong-answer' &&
      mine &&
      view !== null &&
      player.open !== null &&
      'attack' in player.open.deed &&
      player.open.deed !== PEACE
    ) {
      player.open = { ...player.open, deed: PEACE };
      line.send(messageOf(PEACE, view));
    } else if (message.type === 'error' && message.code !== 'action-reversed' && message.re !== null)
      throw new Error(`${player.create.seed}: ${JSON.stringify(message)}`);
    else if (mine) {
      settle(player);
      acknowledged();
      // the view that was shown before it was answered is that of an earlier decision
      view = view !== null && view.decision === player.last?.decision ? null : view;
      sent = false;
    }
    if (view === null || sent) continue;
    if (view.view.result !== null) {
      if (player.open !== null) settle(player);
      player.end = view;
      line.close();
      return;
    }
    if (view.decision === null || !view.view.decision) continue;
    const shown = { position: positionShownBy(view), lines };
    if (back) comeBack(player, shown);
    back = false;
    const deed = choose(view, view.view.decision);
    if (deed === null) {
      player.end = view;
      line.close();
      return;
    }
    player.open = { deed, decision: view.decision, kind: view.view.decision.kind, shown };
    sent = true;
    line.send(messageOf(deed, view));
  }
}

/**
 * What a server that was started again shows tells whether the deed that was on its way arrived: if not, the game stands as it was. It may not
 * stand as before a deed that was acknowledged, unless an undo brought it back there, or an action that was begun and then reversed; the
 * twin tells the rest.
 */
function comeBack(player: Player, shown: Shown): void {
  const { open, last } = player;
  if (open !== null && areEqual(shown, open.shown)) return;
  const undone = [open, last].some((sent) => sent !== null && 'undo' in sent.deed);
  const reversed = last?.kind === 'priority' && open !== null && open.kind !== 'priority';
  if (last !== null && areEqual(shown, last.shown) && !undone && !reversed)
    throw new Error(
      `${player.create.seed}: an acknowledged deed (${JSON.stringify(last)}) was lost: what it answered is asked again, after ${JSON.stringify(open)}.`,
    );
  settle(player);
}

const areEqual = (one: Shown, other: Shown): boolean => one.position === other.position && one.lines === other.lines;

const positionShownBy = ({ view }: ViewMessage): string => JSON.stringify(renumbered({ ...view, log: [] }));

/** The view with its objects numbered as it lists them: handles mean nothing beyond one epoch of a table (PROTOCOL.md). */
export function renumbered(view: WireView): View {
  const numbers = new Map([[0, 0]]);
  return viewInHandles(view as View, (handle) => {
    const number = numbers.get(handle) ?? numbers.size;
    numbers.set(handle, number);
    return number;
  });
}

function settle(player: Player): void {
  if (player.open === null) return;
  player.deeds.push(player.open.deed);
  player.last = player.open;
  player.open = null;
}
