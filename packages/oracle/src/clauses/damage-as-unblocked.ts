/** Combat damage that is assigned this turn as though it were not blocked, chosen as the effect begins or not at all. 2006: 310 · 2009, 2011, 2026: 510.1c */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const assigned = {
  do: 'effect',
  parts: [{ part: 'rule', rule: { rule: 'damageAsUnblocked', what: '$o' } }],
  duration: { until: 'endOfTurn' },
};
const chosen = { do: 'may', who: { who: 'you' }, effect: [assigned] };

export const damageAsUnblocked: Rule = alt('damage as though unblocked', () => [
  phrase("you may have {o:definite} assign its combat damage this turn as though it weren't blocked", {
    ...chosen,
    $n: 'one',
  }),
  phrase("you may have {o:definite} assign their combat damage this turn as though they weren't blocked", {
    ...chosen,
    $n: 'several',
  }),
  phrase(
    "{o:definite} assign their combat damage this turn as though they weren't blocked",
    { ...assigned, $n: 'several' },
    { agree: 'none' },
  ),
]);
