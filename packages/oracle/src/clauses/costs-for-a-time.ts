/** What spells cost more or less for a time, because of a spell or ability that has resolved. 2006: 409.1f · 2009, 2011, 2026: 601.2f, 611.2 */
import { someNode, type Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ uncastSpells }));

/** Spells, who casts them left to the change of cost itself. */
const uncast = (f: Filter): Filter | undefined =>
  typeof f === 'object' && f !== null && !someNode(f, ({ is }) => is === 'castBy') ? f : undefined;
export const uncastSpells = (): Rule => uncastSpellsRule;
const uncastSpellsRule: Rule<Filter> = alt<Filter>('spells', () => [kept<Filter>(pluralFilter, uncast)]);
const changed = (change: object, duration: unknown): object => ({
  do: 'effect',
  parts: [{ part: 'cost', change: { of: 'cast', what: '$f', who: '$p', ...change } }],
  duration,
});

/** `until your next turn, spells your opponents cast cost {1} more to cast` · `spells you cast this turn cost {1} less to cast`. */
export const costsForATime: Rule = alt('what spells cost for a time', () =>
  (
    [
      ['more', { add: { generic: '$n' } }],
      ['less', { reduce: '$n' }],
    ] as const
  ).flatMap(([word, change]) => [
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> this turn cost {n:genericMana} ${word} to <to cast>`,
      { ...changed(change, { until: 'endOfTurn' }), $this: true },
      { agree: 'none' },
    ),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${word} to <to cast> {d:until}`,
      { ...changed(change, '$d'), $last: true },
      { agree: 'none' },
    ),
    phrase(
      `{d:until}, {f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${word} to <to cast>`,
      changed(change, '$d'),
      { agree: 'none' },
    ),
  ]),
);
