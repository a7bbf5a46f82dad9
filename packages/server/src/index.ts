/** Tables, seats, WebSocket and storage for Rulewright games. */
export { openCatalogue } from './open-catalogue.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export type { Cards } from './decks.ts';
export { DEFAULT_LIMITS, type Limits } from './addresses.ts';
export { type Assistants, SHORTEST_TOKEN } from './assistants.ts';
