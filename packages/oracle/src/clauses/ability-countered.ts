/** "If an ability of a creature is countered this way, that permanent loses all abilities": what is done to the permanent whose ability it was. 2006: 104 · 2009, 2011: 112.7, 701.5 · 2026: 113.7, 701.6 */
import { alt, equal, map, phrasesOf, replaced } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const WHOSE = { set: 'sourceOf', of: { set: 'thisWay', noun: { is: 'ability' }, did: 'counter' } };
const THAT_PERMANENT = { set: 'that', noun: { is: 'permanent' } };

interface Said {
  readonly f: unknown;
  readonly c: object;
}
/** Only what is on the battlefield is an artifact, a creature or the like. */
const suchPermanent = (f: unknown): object => ({
  set: 'where',
  of: WHOSE,
  filter: { is: 'and', of: [f, { is: 'zone', zone: 'battlefield' }] },
});

/** `clause`: what may be said of that permanent. */
export const abilityCountered = (clause: () => Rule): Rule =>
  alt('whose ability is countered', () => [
    phrase("if a permanent's ability is countered this way, destroy that permanent", { do: 'destroy', what: WHOSE }),
    map<Said, object>(
      phrase.with({ c: clause })('if a ability of a {f:singularFilter} is countered this way, {c}', {
        f: '$f',
        c: '$c',
      }),
      ({ f, c }) => {
        const done = replaced(c, THAT_PERMANENT, suchPermanent(f)) as object;
        return equal(done, c) ? undefined : { ...done, $countered: f };
      },
      (value) => {
        const { $countered: f, ...done } = value as { $countered?: unknown };
        return f === undefined ? undefined : { f, c: replaced(done, suchPermanent(f), THAT_PERMANENT) as object };
      },
    ),
  ]);
