/** Conditions about the cost that a spell was cast for, and what was shown for it. 2006: 409.1f · 2009, 2011: 601.2e · 2026: 601.2f, 701.4b, 702.143c */
import { alt, phrasesOf, type Rule, words } from '../grammar/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ alternativeKeyword }));

/** Keywords whose cost is paid in place of the mana cost. */
const alternativeKeyword: Rule = words('a keyword', {
  madness: 'madness',
  prowl: 'prowl',
  surge: 'surge',
  spectacle: 'spectacle',
  freerunning: 'freerunning',
  'web-slinging': 'web-slinging',
  mayhem: 'mayhem',
});

/** Another cost than the mana cost was paid: `its prowl cost was paid` · `this spell was foretold`. */
export const paidInstead: Rule = alt('a cost paid instead', () => [
  phrase("($o:its|~ 's|this spell's|this creature's) {k:alternativeKeyword} cost was paid", { if: 'paid', cost: '$k' }),
  phrase('($o:it|~|~~|this spell) was cast using {k:alternativeKeyword}', { if: 'paid', cost: '$k', $using: true }),
  phrase('($o:it|~|this spell|this creature) was foretold', { if: 'paid', cost: 'foretell' }),
  phrase('a {f:singularFilter} was beheld', { if: 'paid', cost: 'beheld', $what: '$f' }),
  phrase("a {f:singularFilter} wasn't beheld", { if: 'not', of: { if: 'paid', cost: 'beheld', $what: '$f' } }),
]);
