/** Who can block what has landwalk, and who has to block. 2006: 309, 502.6 · 2009: 509.1, 702.12 · 2011: 509.1, 702.13 · 2026: 509.1, 702.14 */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, equal, kept, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite, pluralFilter } from '../nouns/index.ts';
import { one } from './agree.ts';
import { paidInCombat } from './combat-costs.ts';
import { rulePart as rule } from './parts.ts';
import { SUBJ } from './subject.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ anyOfThem, onePaidInCombat: one(paidInCombat), some, walks }));

const walks: Rule<Filter> = words<Filter>(
  'landwalk',
  Object.fromEntries(BASIC_LAND_TYPES.map((subtype) => [`${subtype.toLowerCase()}walk`, { is: 'subtype', subtype }])),
);

interface Twice {
  quality: unknown;
  again: unknown;
}
/** "Creatures with islandwalk can be blocked as though they didn't have islandwalk." */
const withoutIt: Rule = map<Twice, unknown>(
  phrase<Twice>(
    "creatures with {a:walks} can be blocked as though they didn't have {b:walks}",
    { quality: '$a', again: '$b' },
    { agree: 'none' },
  ),
  ({ quality, again }) => (equal(quality, again) ? [rule({ rule: 'ignoresLandwalk', quality })] : undefined),
  (value) => {
    const [part, ...more] = (value ?? []) as readonly { rule?: Record<string, unknown> }[];
    const { rule: name, quality, what } = part?.rule ?? {};
    return more.length === 0 && name === 'ignoresLandwalk' && quality !== undefined && what === undefined
      ? { quality, again: quality }
      : undefined;
  },
);

/** "Green creatures can't attack unless their controller sacrifices a land for each green creature he or she controls that's attacking." */
interface ForEach {
  f: unknown;
  g: unknown;
  c: unknown;
}
const forEachAttacking: Rule = map<ForEach, unknown>(
  phrase<ForEach>(
    "{f:pluralFilter} can't attack unless their controller {c!:onePaidInCombat} for each {g:singularFilter} <he or she controls> that's attacking",
    { f: '$f', g: '$g', c: '$c' },
    { agree: 'none' },
  ),
  ({ f, g, c }) =>
    equal(f, g)
      ? [rule({ rule: 'attackCost', what: { set: 'all', where: f }, cost: c, $each: 'attacking' })]
      : undefined,
  (value) => {
    const [part, ...more] = (value ?? []) as readonly { rule?: Record<string, unknown> }[];
    const { what, cost, $each } = part?.rule ?? {};
    const where = (what as { where?: unknown } | undefined)?.where;
    return more.length === 0 && $each === 'attacking' ? { f: where, g: where, c: cost } : undefined;
  },
);

const CREATURE: Filter = { is: 'type', type: 'creature' };
/** Others than all creatures, who are meant where nobody is named. */
const some: Rule<Filter> = map<Filter, Filter>(
  pluralFilter,
  (f) => (equal(f, CREATURE) ? undefined : f),
  (f) => (equal(f, CREATURE) ? undefined : f),
);

export const blockingRules: Rule<readonly ContinuousPart[]> = alt('a rule of blocking', () => [
  withoutIt,
  forEachAttacking,
  phrase(
    "{f:pluralFilter} can't block {k:pluralKind} unless their controller {c!:onePaidInCombat} for each blocking creature <he or she controls>",
    [
      rule({
        rule: 'blockCost',
        what: { set: 'all', where: '$f' },
        whom: { set: 'all', '...': '$k' },
        cost: '$c',
        $each: 'blocking',
      }),
    ],
    { agree: 'none' },
  ),
  phrase("creatures with landwalk abilities can be blocked as though they didn't have those abilities", [
    rule({ rule: 'ignoresLandwalk' }),
  ]),
  phrase('all creatures able to block {o:definite} do so', [rule({ rule: 'allMustBlock', whom: '$o' })]),
  phrase('all {f:some} able to block {o:definite} do so', [
    rule({ rule: 'allMustBlock', whom: '$o', what: { set: 'all', where: '$f' } }),
  ]),
]) as Rule<readonly ContinuousPart[]>;

/** What is blocked by blocking any of it; to block each of several is a requirement for each. */
const anyOfThem: Rule = kept<unknown>(definite, (set) =>
  (set as { set?: unknown } | undefined)?.set === 'all' ? undefined : set,
);

export const blockingPredicates: Rule<readonly ContinuousPart[]> = alt('a rule of blocking', () => [
  phrase("can block creatures with landwalk abilities as though (they:it|they) didn't have those abilities", [
    rule({ rule: 'ignoresLandwalk', what: SUBJ, $they: '$they' }),
  ]),
  phrase("can block creatures with shadow as though (they:it|they) didn't have shadow", [
    rule({ rule: 'ignoresShadow', what: SUBJ, $they: '$they' }),
  ]),
  phrase('can block as though (they:it|they) were untapped', [
    rule({ rule: 'blocksTapped', what: SUBJ, $they: '$they' }),
  ]),
  phrase(
    "can't be blocked unless defending player pays {m:manaSymbols} for each creature <he or she controls> that's blocking it",
    [
      rule({
        rule: 'blockCost',
        what: { set: 'all', where: CREATURE },
        whom: SUBJ,
        cost: { mana: '$m' },
        $passive: true,
      }),
    ],
  ),
  phrase('block~ {o:anyOfThem} (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'mustBlock', what: SUBJ, whom: '$o', $each: '$each' }),
  ]),
  phrase('block~ each {f:singularFilter} (each:each turn|each combat|this turn|this combat|) if able', [
    rule({ rule: 'allMustBlock', whom: { set: 'all', where: '$f' }, what: SUBJ, $each: '$each' }),
  ]),
  phrase('all creatures able to block it do so', [rule({ rule: 'allMustBlock', whom: SUBJ, $it: true })]),
  phrase("can't block or be blocked by {f:pluralFilter}", [
    rule({ rule: 'cantBlock', what: SUBJ, whom: { set: 'all', where: '$f' }, $both: true }),
    rule({ rule: 'cantBlock', what: { set: 'all', where: '$f' }, whom: SUBJ, $passive: true }),
  ]),
]) as Rule<readonly ContinuousPart[]>;
