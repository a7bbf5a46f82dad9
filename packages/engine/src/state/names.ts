/** Words the state uses, from the vocabulary, and the editions by id. 2006, 2009, 2011, 2026: the rules as of October 2006, October 2009, September 2011, February 2026 */
export type { Color, CounterKind, ManaType, Phase, Step, Zone } from '../vocabulary/words.ts';
export type { DefKey } from '../vocabulary/definition.ts';

export const EDITIONS = ['2006-10', '2009-10', '2011-09', '2026-02'] as const;
/** An edition id. The newest is the default. */
export type EditionName = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: EditionName = '2026-02';
