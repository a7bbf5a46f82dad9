/** The messages between a Rulewright client and server, and their schemas. PROTOCOL.md describes them with examples. */
export * from './answers.ts';
export * from './bot-messages.ts';
export * from './cards-state.ts';
export * from './client-messages.ts';
export * from './clock.ts';
export * from './division.ts';
export * from './errors.ts';
export * from './house-rules.ts';
export * from './id-in.ts';
export * from './names.ts';
export * from './outbox.ts';
export * from './parse.ts';
export * from './server-messages.ts';
export * from './settings.ts';
export { seatSettings } from './settings-schema.ts';
export * from './told-to.ts';
export * from './view.ts';
export * from './around-the-table.ts';
