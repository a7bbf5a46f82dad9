/** Noun phrases of card text. 2006: 200–217 · 2009, 2011, 2026: 102–115 */
export * from './adjectives.ts';
export * from './done.ts';
export * from './durations.ts';
export * from './filters.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './objects.ts';
export * from './chosen.ts'; // of the words of objects, so after them
export { aFilter } from './any-object.ts';
export * from './ones-own.ts';
export * from './players.ts';
export * from './quantities.ts';
export * from './recipients.ts';
export * from './words.ts';
export * from './zones.ts';
export { condition } from '../conditions/conditions.ts';
