/** Where spells are cast from, and whose that is. 2006: 217, 409 · 2009, 2011, 2026: 400, 601 */
import { alt, phrasesOf, type Rule, words } from '../grammar/index.ts';

const phrase = phrasesOf(() => ({ castersOwn }));

/** Whose hand or graveyard: yours, or that of whoever casts the spell. */
export const castersOwn: Rule = alt('whose', () => [
  words('your', { your: { who: 'you' } }),
  phrase('<his or her>', { who: 'actor' }),
]);

export const fromHand = (of: unknown): object => ({ is: 'castFrom', zone: 'hand', of });
export const elsewhere = (of: unknown): object => ({ is: 'not', of: fromHand(of) });

/** `your graveyard` · `his or her hand` · `a graveyard` · `exile` · `anywhere other than your hand`: of what is cast from there. */
export const castFrom: Rule = alt('where it is cast from', () => [
  phrase('{q:castersOwn} hand', fromHand('$q')),
  phrase('{q:castersOwn} graveyard', { is: 'castFrom', zone: 'graveyard', of: '$q' }),
  phrase('your library', { is: 'castFrom', zone: 'library', of: { who: 'you' } }),
  phrase('a graveyard', { is: 'castFrom', zone: 'graveyard' }),
  phrase('exile', { is: 'castFrom', zone: 'exile' }),
  phrase('anywhere other than {q:castersOwn} hand', elsewhere('$q')),
]);
