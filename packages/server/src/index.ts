/** Tables, seats, WebSocket and storage for Rulewright games. */
export { openCatalogue } from './decks/open-catalogue.ts';
export { type Assistants, type RunningServer, type ServerOptions, startServer } from './front/start-server.ts';
export type { Cards } from './decks/decks.ts';
export { DEFAULT_LIMITS, type Limits } from './front/addresses.ts';
export { SHORTEST_TOKEN } from './front/assistants.ts';
