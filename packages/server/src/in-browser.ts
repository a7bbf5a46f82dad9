/**
 * What of a server runs anywhere, for a page that is its own server: the front with one connection, and the host of its tables. Nothing here, or
 * that it needs, is of Node.
 */
export { DEFAULT_LIMITS, newAddresses } from './front/addresses.ts';
export { type Connection, type Front, newConnection } from './front/connection.ts';
export type { Cards } from './decks/decks.ts';
export { askForGame } from './front/game-requests.ts';
export { type Hosts, openHosts } from './hosting/hosts.ts';
export { type Line, newLine, type Port } from './hosting/line.ts';
export { inFront } from './hosting/starting.ts';
export { houseRuleEntries } from './decks/house-rules.ts';
export { liveCards } from './decks/live-cards.ts';
export type { Log } from './operating/log.ts';
export type { PageSeats } from './front/page-seats.ts';
export { StoreFailure, TableTaken } from './storage/failure.ts';
export type { News, Rows, Store } from './storage/store.ts';
export { KEPT_MS } from './play/tables.ts';
export type { Said, StartThinking, Thinking } from './thinking/thinker.ts';
export { thought } from './thinking/thought.ts';
export { offeredOf, welcomeOf } from './front/welcome.ts';
