/** What the two sides of a server offer each other: the front, which has the connections and the store, and the hosts, which have the tables. */
import type { ClientMessage, SeatedMessage } from '@rulewright/protocol';
import type { Done, Refusal } from '../running/refusal.ts';
import type { Store } from '../storage/store.ts';

/** What a host is asked on behalf of a connection; the front answers the others itself. */
export type Asking = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

/** How the front asks it. */
export interface Manner {
  /** the secrets that the connection has for the table of the message, besides those in it */
  readonly tokens: readonly string[];
  /** the seat is taken again for somebody whose host was lost: that it is taken needs no reply */
  readonly again: boolean;
}

/** The open tables of a host, by what happens at them, and the people there. */
export interface Counts {
  readonly states: Readonly<Record<string, number>>;
  readonly guests: number;
}

/** What a host offers the front. */
export interface HostOffer {
  /** does what the connection asks; resolves when its next message may come, which is after the reply */
  ask(connection: number, message: Asking, manner: Manner): Promise<void>;
  /** the connection sits at no table of this host any more */
  gone(connection: number): Promise<void>;
  /** the file of a game as text, for whoever has one of those tokens. @throws StoreFailure */
  file(table: string, game: number, tokens: readonly string[]): Promise<Done<{ file: string }>>;
  counts(): Counts;
  /** plays a game with itself, in slices; resolves when it has */
  makeReady(): Promise<void>;
  /** lets go of tables that nobody is at */
  sweep(now: number): Promise<void>;
  /** puts a table away though somebody is at it, and tells them why. @throws StoreFailure */
  putAway(table: string, why: string): Promise<void>;
  /** there are other cards on this computer now */
  renewCards(): void;
  /** takes no new tables */
  drain(): void;
  /** no table plays on by itself any more */
  stop(): Promise<void>;
  /** resolves when all that was done at the tables is stored */
  finish(): Promise<void>;
}

export type Level = 'debug' | 'info' | 'warn' | 'error';

/** What the front offers a host. */
export interface FrontOffer extends Pick<Store, 'write' | 'rows' | 'release' | 'fileOf'> {
  /** the reply to what is asked: `ok`, where it was a number that it is the reply to, or what was asked for */
  reply(connection: number, text: string | null): void;
  /** the reply that something was refused, by which message */
  refuse(connection: number, re: number | null, refusal: Refusal): void;
  /** the reply that seats the connection at a table of this host */
  seat(connection: number, message: SeatedMessage): void;
  /** what nobody asked for; `asks`: it puts a question to be answered */
  send(connection: number, text: string, asks: boolean): void;
  /** whether that connection may sit at a table of that weight, besides where others of its address sit. `sits`: if so it does from now on */
  admit(connection: number, table: string, weight: number, sits: boolean): boolean;
  /** a table weighs so much from now on; nothing where it is open no more */
  weighs(table: string, weight: number): void;
  /** a game ended with such a result */
  ended(result: string): void;
  log(level: Level, about: object, text: string): void;
}
