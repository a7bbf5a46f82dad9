/** "You may cast creature spells this turn as though they had flash": the duration stands midway. 2006: 418.3, 502.57 · later: 611.2, 702.8 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/objects.ts';

const phrase = phrasesOf(() => ({ castLater }));

export const flashThisTurn: Rule = phrase('you may <to cast> {f:castLater} this turn as though they had flash', {
  do: 'effect',
  parts: [{ part: 'rule', rule: { rule: 'mayCastAsThoughFlash', who: { who: 'you' }, what: '$f' } }],
  duration: { until: 'endOfTurn' },
  $pre: 'midway',
});
/** Spells, which earlier wordings call by what they are as cards: `nonland cards`. */
const castLater: Rule = alt('what is cast', () => [
  pluralFilter,
  phrase('nonland cards', { is: 'spell', $as: 'cards' }),
]);
