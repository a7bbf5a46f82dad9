/**
 * What was so of the attackers as they were declared: an ability that triggers on that asks it once, as it triggers, for it stays so
 * whatever happens to them afterwards. 2006: 308 · 2009, 2011, 2026: 508.1, 603.4
 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const YOUR_ATTACKERS = {
  set: 'all',
  where: {
    is: 'and',
    of: [{ is: 'type', type: 'creature' }, { is: 'controlledBy', player: { who: 'you' } }, { is: 'attacking' }],
  },
};
export const asDeclared: Rule = alt('what was so as attackers were declared', () => [
  phrase('you attacked with creatures with total {s:stat} {n:plainDigits} or greater this combat', {
    ...compare({ q: 'stat', stat: '$s', of: YOUR_ATTACKERS }, '≥', '$n'),
    $declared: true,
  }),
]);
