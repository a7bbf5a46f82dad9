/**
 * What of a server runs anywhere, for a page that is its own server: the front with one connection, and the host of its tables. Nothing here, or
 * that it needs, is of Node.
 */
export { DEFAULT_LIMITS, newAddresses } from './addresses.ts';
export { type Connection, type Front, newConnection } from './connection.ts';
export type { Cards } from './decks.ts';
export { askForGame } from './game-requests.ts';
export { type Hosts, openHosts } from './hosting/hosts.ts';
export { type Line, newLine, type Port } from './hosting/line.ts';
export { inFront } from './hosting/starting.ts';
export { houseRuleEntries } from './house-rules.ts';
export { liveCards } from './live-cards.ts';
export type { Log } from './operating/log.ts';
export type { PageSeats } from './page-seats.ts';
export { StoreFailure, TableTaken } from './storage/failure.ts';
export type { News, Rows, Store } from './storage/store.ts';
export { KEPT_MS } from './tables.ts';
export type { Said, StartThinking, Thinking } from './thinking/thinker.ts';
export { thought } from './thinking/thought.ts';
export { offeredOf, welcomeOf } from './welcome.ts';
