/** What does not untap in a next untap step: a player's, or that of whoever controls it then. 2006: 302, 418.3 · 2009, 2011, 2026: 502, 611.2 */
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { possessive } from '../nouns/index.ts';
import { rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ ofIt, ofPlayer, ofThem }));

interface Controllers {
  who: string;
  of?: { set: string; $n?: string };
}

/** Of one player who is named: `that player's` · `target opponent's`. */
const ofPlayer: Rule = whose(({ who }) => !['you', 'all', 'opponents', 'controllers'].includes(who));
/** Of one object: `its controller's`. */
const ofIt: Rule = whose(({ who, of }) => who === 'controllers' && of?.set === 'it' && of.$n !== 'plural');
/** Of each of several: `their controller's` · `their controllers'`. */
const ofThem: Rule = whose(({ who, of }) => who === 'controllers' && of?.set === 'it' && of.$n === 'plural');

function whose(said: (value: Controllers) => boolean): Rule {
  const known = (value: unknown): unknown => (value !== undefined && said(value as Controllers) ? value : undefined);
  return kept<unknown>(possessive, known);
}

const stays = (what: unknown, step: unknown, of?: unknown) => ({
  do: 'effect',
  parts: [rulePart({ rule: 'doesntUntap', what, ...(of === undefined ? {} : { of }) })],
  duration: { until: 'nextUntapStep', of: step, through: true },
});
const YOU = { who: 'you' };
const THEY = { who: 'they' };
const IT = { set: 'it' };
/** Each by itself: their controllers may be several, and it stays so for whoever gains control of one. */
const apart = (over: unknown, marks: object) => ({
  do: 'forEach',
  over,
  effect: [stays(IT, { who: 'controllers', of: IT })],
  ...marks,
});

/** Clauses with an object as subject. */
export const staysTapped = (subject: Rule): readonly Rule[] => {
  const withSubject = phrase.with({ subject });
  return [
    withSubject("{o!:subject} don't~ untap during your next untap step", stays('$o', YOU, YOU)),
    withSubject("{o!:subject} don't~ untap during {w:ofPlayer} next untap step", stays('$o', THEY, '$w')),
    withSubject("{o!:subject} don't~ untap during {w:ofIt} next untap step", stays('$o', '$w')),
    withSubject(
      "{o!:subject} don't~ untap during {w:ofThem} next untap (steps:step|steps)",
      apart('$o', { $whose: '$w', $steps: '$steps' }),
    ),
  ];
};

export const eachStaysTapped: Rule = alt('what stays tapped', () => [
  phrase(
    "each {f:singularFilter} doesn't untap during its controller's next untap step",
    apart({ set: 'all', where: '$f' }, { $untap: true }),
    { agree: 'none' },
  ),
  phrase(
    "each {f:singularFilter} and each {g:singularFilter} doesn't untap during its controller's next untap step",
    apart({ set: 'all', where: { is: 'or', of: ['$f', '$g'] } }, { $untap: 'both' }),
    { agree: 'none' },
  ),
]);
