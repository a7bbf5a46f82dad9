/** Somebody at a connection, as the host of their table has them: does what they ask, one thing after the other. */
import type { SeatedMessage } from '@rulewright/protocol';
import { advise } from '../play/advising.ts';
import { giveUp, offerDraw, take, takeBack } from '../play/answering.ts';
import { cardSets, openBoosters } from '../decks/boosters.ts';
import { claimGame, say } from '../play/company.ts';
import { takePart } from '../play/dealing.ts';
import { preview, suggest } from '../play/foreseeing.ts';
import { atTable } from '../play/guarded.ts';
import { kept } from '../play/keeping.ts';
import { answerAlone, goOn } from '../play/playing.ts';
import { readDeck, readyToSearchTexts, searchCards } from '../decks/read-deck.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { StoreFailure, unavailable } from '../storage/failure.ts';
import { type Guest, newGuest, type Table } from '../table/table.ts';
import { takeOver } from '../play/taking-over.ts';
import {
  type Admits,
  arrive,
  changeSettings,
  create,
  depart,
  handIn,
  invitation,
  join,
  promiseToPass,
  rematch,
  resume,
  type Seating,
  type Tables,
  tooHeavy,
  watch,
} from '../play/tables.ts';
import type { Line } from './line.ts';
import type { Asking, FrontOffer, Manner } from './offers.ts';

/** What may be asked without a seat, leaving one, and what changes nothing at the table. */
type Unseated =
  | 'create'
  | 'take-over'
  | 'join'
  | 'resume'
  | 'watch'
  | 'leave'
  | 'invitation'
  | 'read-deck'
  | 'search-cards'
  | 'card-sets'
  | 'open-boosters'
  | 'preview'
  | 'suggest'
  | 'advise';

export interface Sitter {
  ask(message: Asking, manner: Manner): Promise<void>;
  /** gets up */
  leave(): Promise<void>;
}

export function newSitter(tables: Tables, front: Pick<Line<FrontOffer>, 'tell' | 'call'>, connection: number): Sitter {
  const { room } = tables;
  let guest: Guest | null = null;
  let table: Table | null = null;

  const admits: Admits = (at, weight) => front.call('admit', connection, at, weight, false);
  const reply = (message: object): void => front.tell('reply', connection, JSON.stringify(message));

  const leave = async (): Promise<Done> => {
    const left = table && guest ? depart(tables, table, guest) : null;
    table = null;
    guest = null;
    await left;
    return { ok: true };
  };

  const sitDown = async (re: number | null, seating: Seating, again: boolean): Promise<Done> => {
    if (!seating.ok) return seating;
    const { id, weight } = seating.table;
    if (!(await front.call('admit', connection, id, weight, true))) return tooHeavy();
    await leave();
    table = seating.table;
    guest = newGuest(seating.seats, (message) => {
      const asks = 'decision' in message && message.decision !== null;
      front.tell('send', connection, JSON.stringify(message), asks);
    });
    if (!again) front.tell('seat', connection, { ...seating.seated, re } satisfies SeatedMessage);
    return arrive(tables, table, guest);
  };

  /** Sends what was asked for, or gives the refusal. */
  const answered = (re: number | null, done: Done<{ message: object }>): Done | null => {
    if (!done.ok) return done;
    reply({ ...done.message, re });
    return null;
  };

  /** Null: it has been replied to. */
  async function handle(message: Asking, { tokens, again }: Manner): Promise<Done | null> {
    const re = message.id ?? null;
    switch (message.type) {
      case 'create':
        return sitDown(re, await create(tables, message, admits), again);
      case 'take-over':
        return sitDown(re, await takeOver(tables, message, [message.watch ?? '', ...tokens], admits), again);
      case 'join':
        return sitDown(re, await join(tables, message), again);
      case 'invitation':
        return answered(re, await invitation(tables, message));
      case 'read-deck': {
        const { deck, edition, sideboard, format = 'constructed', anyDeck = false, legalIn } = message;
        const playedIn = { edition, format, sideboardUsed: sideboard, anyDeck, legalIn };
        reply({ type: 'deck', re, ...readDeck(room.cards, deck, playedIn, room.deckLimits) });
        // whoever looks at a deck may look for cards next; what goes wrong is told to the search
        readyToSearchTexts(room.cards).catch(() => undefined);
        return null;
      }
      case 'search-cards':
        reply({ type: 'cards', re, ...(await searchCards(room.cards, message.query, message.brief)) });
        return null;
      case 'card-sets':
        return answered(re, cardSets(await room.sets()));
      case 'open-boosters':
        return answered(re, await openBoosters(room.cards, message, room.sets));
      case 'resume':
        return sitDown(re, await resume(tables, { ...message, token: message.token ?? tokens[0] ?? '' }), again);
      case 'watch':
        return sitDown(re, await watch(tables, message), again);
      default:
    }
    if (!table || !guest) return refuse('not-seated', 'You are at no table.');
    if (message.type === 'leave') return leave();
    const [at, who] = [table, guest];
    if (message.type === 'preview' || message.type === 'suggest') {
      const ahead = () => (message.type === 'preview' ? preview(at, who, message) : suggest(at, who, message));
      return answered(re, await atTable<{ message: object }>(room, at, ahead));
    }
    if (message.type === 'advise') {
      // what is asked next need not wait for what comes of it
      const begun = await atTable(room, at, async () => advise(room, at, who, message));
      return begun.ok ? null : begun;
    }
    const done = (): Done => {
      const given = seated(at, who, message);
      // a reversed action is refused, and yet something happened
      if (at.unstored) answerAlone(room, at);
      return given;
    };
    return atTable(room, at, () => kept(room, at, done));
  }

  function seated(table: Table, guest: Guest, message: Exclude<Asking, { type: Unseated }>): Done {
    switch (message.type) {
      case 'answer':
        return take(room, table, guest, message);
      case 'undo':
        return takeBack(table, guest);
      case 'concede': {
        const seat = message.seat ?? guest.seats[0];
        return seat !== undefined && guest.seats.includes(seat)
          ? giveUp(table, seat)
          : refuse('not-seated', 'That is not your seat.');
      }
      case 'draw':
        return offerDraw(table, guest, message.offer);
      case 'claim':
        return claimGame(table, guest, message.seat, Date.now());
      case 'say':
        return say(table, guest, message.phrase, Date.now());
      case 'settings':
        return changeSettings(table, guest, message.settings);
      case 'pass-until':
        return promiseToPass(table, guest, message.until);
      case 'part': {
        const { seat = guest.seats[0] ?? -1, game, part } = message;
        return takePart(room, table, guest, seat, game, part);
      }
      case 'sideboard':
        return handIn(tables, table, guest, message);
      case 'rematch':
        return rematch(tables, table, guest);
      default:
        throw new Error(`A message without a handler: ${JSON.stringify(message satisfies never)}`);
    }
  }

  const playOnFrom = (at: Table): Promise<Done> =>
    atTable(room, at, async (): Promise<Done> => {
      await goOn(room, at);
      return { ok: true };
    });

  return {
    async ask(message, manner) {
      const re = message.id ?? null;
      try {
        const done = await handle(message, manner);
        if (done === null) return;
        if (!done.ok) front.tell('refuse', connection, re, done.refusal);
        else front.tell('reply', connection, re === null ? null : JSON.stringify({ type: 'ok', re }));
        // a reversed action is refused, and yet something happened
        if (table) await playOnFrom(table);
      } catch (error) {
        if (error instanceof StoreFailure) {
          const { refusal } = refuse('store-unavailable', unavailable(error));
          return front.tell('refuse', connection, re, refusal);
        }
        room.logger.error({ err: error, message: message.type }, 'a message could not be handled');
        const { refusal } = refuse('internal', 'The server met a defect of its own; nothing was changed.');
        front.tell('refuse', connection, re, refusal);
      }
    },
    async leave() {
      await leave();
    },
  };
}
