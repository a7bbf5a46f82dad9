/** Lots: the same for the same words. */
import { createHash } from 'node:crypto';

/** A number that looks drawn, from words. @param {readonly (string | number)[]} words */
export const lotOf = (words) => createHash('sha256').update(words.join('\n')).digest('hex');
