/** What players sacrifice and discard: a choice among their own. 2006: 217 · 2009, 2011: 400, 701 · 2026: 400, 701 */
import type { Filter } from '@rulewright/engine';
import { alt, lazy, kept, map, phrase, SUBJECT, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, conjunction, conjuncts, filter } from './filters.ts';
import type { Described } from './filters.ts';
import { howMany } from './numbers.ts';
import { otherKind } from './chosen.ts';
import { anaphora, asking, definite, kind, ONE, self, singularFilter } from './objects.ts';
import type { SurfaceObject } from './objects.ts';
import { possessive } from './players.ts';
import { postmodifier } from './postmodifiers.ts';

/** The filter of what a player sacrifices or returns of their own: "controlled by whoever acts" is not said. */
export const own = (rule: Rule<Described>): Rule<Described> =>
  map<Described, Described>(
    rule,
    (value) => ({
      ...value,
      where: conjunction([...conjuncts(value.where), { is: 'controlledBy', player: SUBJECT as never }]),
    }),
    (value) => {
      if (typeof value !== 'object' || value === null || value.where === undefined) return undefined;
      const list = conjuncts(value.where);
      const last = list.at(-1);
      if (last?.is !== 'controlledBy' || list.length < 2) return undefined;
      const who = (last.player as { who: string; $r?: unknown }).who;
      if ((who !== 'subject' && who !== 'you' && who !== 'actor') || '$r' in last.player) return undefined;
      return { ...value, where: conjunction(list.slice(0, -1)) };
    },
  );

/** Whose choice, of those who choose among their own. */
export const whoseChoice: Rule = alt('whose', () => [phrase('<his or her>', 'they'), phrase('their', 'their')]);
const OF_CHOICE = {
  set: 'choice',
  by: SUBJECT,
  from: {
    set: 'all',
    where: { is: 'and', of: [{ is: 'controlledBy', player: SUBJECT }, '$f', '$x'] },
  },
  count: '$n',
  $of: '$by',
  $after: true,
};
/** "A creature of their choice with flying": what is said of it besides stands last. */
const ofChoiceThen: Rule = phrase(
  '{n#} {f#} of {by} choice {x#}',
  OF_CHOICE,
  { n: howMany, f: () => kindAlone, x: () => postmodifier, by: whoseChoice },
  { agree: 'n' },
);
const ofOneKind = (f: Filter): Filter | undefined =>
  f?.is === 'type' || f?.is === 'subtype' || f?.is === 'permanent' ? f : undefined;
const kindAlone: Rule<Filter> = kept<Filter>(
  lazy(() => filter),
  ofOneKind,
);

const opponents: Rule = words("an opponent's", { "a opponent 's": { who: 'opponent' } });

/** What is sacrificed: a choice among the acting player's own, or something definite. */
export const sacrificed: Rule<SurfaceObject> = alt('what is sacrificed', () => [
  definite,
  phrase(
    '{n#} {k#}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n' },
    { n: howMany, k: own(kind) },
    { agree: 'n' },
  ),
  phrase(
    'another {k#}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another' },
    { k: own(otherKind as Rule<Described>) },
    { agree: 'n' },
  ),
  phrase(
    'another {k#} of {by} choice',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another', $of: '$by' },
    { k: own(otherKind as Rule<Described>), by: whoseChoice },
    { agree: 'n' },
  ),
  ...(
    [
      ['another', [{ is: 'other' }, '$a']],
      ['a', ['$a']],
    ] as const
  ).map(([one, a]) =>
    phrase(
      `${one} {a} or a {b}`,
      {
        set: 'choice',
        by: SUBJECT,
        from: {
          set: 'all',
          where: {
            is: 'and',
            of: [
              { is: 'or', of: [{ '&': a }, '$b'] },
              { is: 'controlledBy', player: SUBJECT },
            ],
          },
        },
        count: ONE,
        $d: `${one} or a`,
      },
      { a: singularFilter, b: singularFilter },
      { agree: 'none' },
    ),
  ),
  phrase(
    '{n#} {k#} of {by} choice',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n', $of: '$by' },
    { n: howMany, k: own(kind), by: whoseChoice },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {k#} of {by} choice',
    { set: 'choice', by: '$by', from: { set: 'all', '...': '$k' }, count: '$n', $of: 'opponent' },
    { n: howMany, k: own(kind), by: opponents },
    { agree: 'n' },
  ),
  ofChoiceThen,
]) as Rule<SurfaceObject>;

/** What is discarded: cards of the acting player's hand. */
export const handCards: Rule<SurfaceObject> = alt('cards of a hand', () => [
  phrase(
    'another {f} [random: at random]',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { '&': [{ is: 'other' }, '$f'] }, zone: 'hand', of: SUBJECT },
      count: ONE,
      random: '$random',
      $d: 'another',
    },
    { f: cardFilter },
  ),
  phrase(
    '{n#} {f#} [random: at random]',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', zone: 'hand', of: SUBJECT },
      count: '$n',
      random: '$random',
    },
    { n: howMany, f: cardFilter },
    { agree: 'n' },
  ),
  phrase('the last card you drew this turn', { set: 'lastDrawn', of: { who: 'you' } }),
  phrase(
    'a {f} of {p} choice',
    { set: 'choice', by: '$p', from: { set: 'all', where: '$f', zone: 'hand', of: SUBJECT }, count: ONE, $whose: true },
    { f: asking(() => cardFilter, 1), p: possessive },
  ),
  phrase('{of} hand', { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' }, { of: possessive }),
  phrase(
    'all {f#}',
    { set: 'all', where: '$f', zone: 'hand', of: SUBJECT },
    { f: asking(() => cardFilter, 2) },
    { agree: 'n' },
  ),
  phrase(
    'all the cards in {of} hand',
    { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of', $d: 'long' },
    { of: possessive },
  ),
  self,
  anaphora,
]) as Rule<SurfaceObject>;
