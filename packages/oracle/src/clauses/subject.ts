/** The place of the subject in a predicate. 2006: 418 · 2009, 2011, 2026: 611 */
export const SUBJ = { set: 'subj' } as const;
