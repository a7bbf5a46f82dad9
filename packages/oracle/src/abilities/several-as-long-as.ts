/** "~ gets +0/+2 as long as …, has flying as long as …": several static abilities of one subject, each with its condition. 2006: 405 · 2009, 2011, 2026: 604, 611.3 */
import type { Ability, ContinuousPart, StaticAbility } from '@rulewright/engine';
import { alt, equal, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

interface Said {
  readonly parts: readonly ContinuousPart[];
  readonly condition: StaticAbility['condition'];
}
interface OfOne {
  readonly subject: unknown;
  readonly list: readonly Said[];
}

const SAME = { set: 'same' };
/** What is said of one and of nothing else. */
const onlySubject = (parts: readonly ContinuousPart[]): unknown => {
  const [part, ...more] = parts;
  return part?.part === 'change' && more.length === 0 ? part.affects : undefined;
};
const about = (parts: readonly ContinuousPart[], subject: unknown): readonly ContinuousPart[] =>
  parts.map((part) => ({ ...part, affects: subject }) as ContinuousPart);

const predicateWithCondition = (predicates: Rule): Rule<Said> =>
  phrase.with({ p: predicates })<Said>('{p!} as long as {c:condition}', { parts: '$p', condition: '$c' });
const abilityWithCondition = (abilities: Rule): Rule<Said> =>
  phrase.with({ a: abilities })<Said>(
    '{a} as long as {c:condition}',
    {
      parts: [{ part: 'change', affects: SAME, mods: [{ mod: 'gain', abilities: '$a', $has: 'once' }] }],
      condition: '$c',
    },
    { agree: 'none' },
  );

/** `predicates`: of the subject before; `abilities`: a series of them. */
export const severalAsLongAs = (predicates: Rule, abilities: Rule): Rule<readonly Ability[]> => {
  const withLists = phrase.with({
    predicatesAnd: series(predicateWithCondition(predicates), 'and'),
    abilitiesAnd: series(abilityWithCondition(abilities), 'and'),
  });
  return map<OfOne, readonly Ability[]>(
    alt<OfOne>('several static abilities', () => [
      withLists<OfOne>('{o!:definite} {l!:predicatesAnd}.', {
        subject: '$o',
        list: '$l',
      }),
      withLists<OfOne>('{o!:definite} have~ {l:abilitiesAnd}.', { subject: '$o', list: '$l' }),
    ]),
    ({ subject, list }) =>
      list.every(({ parts }) => equal(onlySubject(parts), SAME))
        ? list.map(
            ({ parts, condition: when }, i) =>
              ({
                ability: 'static',
                parts: about(parts, subject),
                condition: when,
                ...(i === 0 ? {} : { $line: 'as long as' }),
              }) as unknown as Ability,
          )
        : undefined,
    (list) => {
      if (!Array.isArray(list) || list.length < 2) return undefined;
      const [first, ...others] = list as readonly (StaticAbility & { $line?: string })[];
      const subject = onlySubject(first?.parts ?? []);
      const alike = others.every(({ parts, $line }) => $line === 'as long as' && equal(onlySubject(parts), subject));
      if (subject === undefined || !alike) return undefined;
      const said = [first as StaticAbility, ...others];
      return {
        subject,
        list: said.map(({ parts, condition: when }) => ({ parts: about(parts, SAME), condition: when })),
      };
    },
  );
};
