/** What clauses and abilities call by name in their phrases: nouns, and what is made of conditions. 2006: 404.3, 418.3 · 2009, 2011, 2026: 603.4, 611.2 */
import type { Rules } from '../grammar/index.ts';
import { duration, until } from '../nouns/durations.ts';
import { nouns } from '../nouns/vocabulary.ts';
import { condition } from './conditions.ts';

export const terms: Rules = { ...nouns, condition, duration, until };
