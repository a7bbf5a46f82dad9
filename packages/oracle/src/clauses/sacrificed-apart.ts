/** One of each of two kinds sacrificed: "sacrifices an artifact and a land of their choice". 2006: 413.2c · 2009, 2011, 2026: 608.2d */
import { phrasesOf, SUBJECT } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const ownOne = (kind: string): object => ({
  set: 'choice',
  by: SUBJECT,
  from: { set: 'all', where: { '&': [kind, { is: 'controlledBy', player: SUBJECT }] } },
  count: { min: 1, max: 1 },
});

/** What is both is given up as one of them alone. */
export const sacrificedApart = phrase(
  'sacrifice~ a {f:singularFilter} and a {g:singularFilter} [of {by:whoseChoice} choice]',
  { do: 'sacrifice', what: { set: 'union', of: [ownOne('$f'), ownOne('$g')], apart: true, $of: '$by' } },
);
