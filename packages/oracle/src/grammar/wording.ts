/** The wordings of card texts, each named by the month since which cards are written so. 2006: 200 · 2009, 2011, 2026: 108.1 */
export type Wording = '2006-10' | '2009-10' | '2011-09' | '2017-01' | '2026-02';
/** Oldest first. */
export const WORDINGS: readonly Wording[] = ['2006-10', '2009-10', '2011-09', '2017-01', '2026-02'];
