/** A spell that is exiled as it resolves instead of going to a graveyard, and what follows from that. 2006: 413.2h, 419.6 · 2009, 2011, 2026: 608.2, 614.6 */
import { equal, lazy, map, phrasesOf, type Rule } from '../grammar/index.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const EXILED = { do: 'move', what: { set: 'it' }, to: { zone: 'exile' } };

/** Its exile comes first; what follows speaks of it. */
const onceExiled = (clauses: () => Rule): Rule<readonly object[]> =>
  map<readonly object[], readonly object[]>(
    lazy(() => clauses() as Rule<readonly object[]>),
    (list) => [EXILED, ...list],
    (list) => (Array.isArray(list) && equal(list[0], EXILED) && list.length > 1 ? list.slice(1) : undefined),
  );

const exiling = (then: object, marks: object): object => ({
  do: 'effect',
  parts: [
    replacementPart(
      { on: 'move', what: { is: 'in', set: '$o' }, from: 'stack', to: 'graveyard', toOf: '$z', cause: 'resolve' },
      then,
    ),
  ],
  duration: { until: 'endOfTurn' },
  ...marks,
});
const SAID = '<to exile> {o:singularAnaphora} instead of putting it into {z:possessive} graveyard as it resolves';

/** The spell is one that was spoken of: "exile that card instead of putting it into your graveyard as it resolves". */
export const exiledAsItResolves: Rule = phrase(SAID, exiling({ instead: 'zone', zone: 'exile' }, { $resolves: true }), {
  agree: 'none',
});

/** "If you do" is said of the exile, which is done as the spell resolves: what follows is done then. */
export const onceExiledAsItResolves = (clauses: () => Rule): Rule =>
  phrase.with({ c: onceExiled(clauses) })(
    `${SAID}. if you do, {c}`,
    exiling({ instead: 'do', effect: '$c' }, { $resolves: 'if you do' }),
    { agree: 'none' },
  );
