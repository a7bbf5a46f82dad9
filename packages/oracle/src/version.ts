/** What compiled a definition. 2006: 200 · 2009, 2011, 2026: 200 */
import type { Wording } from './grammar/index.ts';

/** Set as the package is built (scripts/bundle.mjs). */
declare const COMPILED_BY: string | undefined;

/** The version of the package. */
export const COMPILER_VERSION = '0.13.0';

/**
 * A hash of the grammar and the vocabulary that this compiler was built from: the same hash, the same definitions. Null where it runs from
 * its sources, which may change at any time, so that nothing it compiled may be kept.
 */
export const COMPILER_HASH: string | null = typeof COMPILED_BY === 'string' ? COMPILED_BY : null;

/** What the results of compiling in those wordings depend on; null: nobody knows, so they are not to be kept. `hash`: of the compiler's sources. */
export const versionOf = (hash: string | null, ...wordings: readonly Wording[]): string | null =>
  hash === null ? null : [hash, ...wordings].join(' ');

/** The same, of the compiler as it was built. */
export const versionFor = (...wordings: readonly Wording[]): string | null => versionOf(COMPILER_HASH, ...wordings);
