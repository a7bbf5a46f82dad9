/** What players sacrifice and discard: a choice among their own. 2006: 217 · 2009, 2011: 400, 701 · 2026: 400, 701 */
import type { Filter } from '@rulewright/engine';
import { alt, lazy, kept, map, phrasesOf, SUBJECT, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, conjunction, conjuncts, filter } from './filters.ts';
import type { Described } from './filters.ts';
import { howMany } from './numbers.ts';
import { otherKind } from './chosen.ts';
import { anaphora, definite, kind, ONE, self, singularFilter } from './objects.ts';
import type { SurfaceObject } from './objects.ts';
import { possessive } from './players.ts';
import { postmodifier } from './postmodifiers.ts';
import { singularCardFilter, pluralCardFilter } from './objects.ts';

const phrase = phrasesOf(() => ({
  cardFilter,
  howMany,
  kindAlone,
  opponents,
  ownKind: own(kind),
  ownOtherKind: own(otherKind as Rule<Described>),
  pluralCardFilter,
  possessive,
  postmodifier,
  singularCardFilter,
  singularFilter,
  whoseChoice,
}));

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
  '{n#:howMany} {f#:kindAlone} of {by:whoseChoice} choice {x#:postmodifier}',
  OF_CHOICE,
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
    '{n#:howMany} {k#:ownKind}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n' },
    { agree: 'n' },
  ),
  phrase(
    'another {k#:ownOtherKind}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another' },
    { agree: 'n' },
  ),
  phrase(
    'another {k#:ownOtherKind} of {by:whoseChoice} choice',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another', $of: '$by' },
    { agree: 'n' },
  ),
  ...(
    [
      ['another', [{ is: 'other' }, '$a']],
      ['a', ['$a']],
    ] as const
  ).map(([one, a]) =>
    phrase(
      `${one} {a:singularFilter} or a {b:singularFilter}`,
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
      { agree: 'none' },
    ),
  ),
  phrase(
    '{n#:howMany} {k#:ownKind} of {by:whoseChoice} choice',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n', $of: '$by' },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {k#:ownKind} of {by:opponents} choice',
    { set: 'choice', by: '$by', from: { set: 'all', '...': '$k' }, count: '$n', $of: 'opponent' },
    { agree: 'n' },
  ),
  ofChoiceThen,
]) as Rule<SurfaceObject>;

/** What is discarded: cards of the acting player's hand. */
export const handCards: Rule<SurfaceObject> = alt('cards of a hand', () => [
  phrase('another {f:cardFilter} [random: at random]', {
    set: 'choice',
    by: SUBJECT,
    from: { set: 'all', where: { '&': [{ is: 'other' }, '$f'] }, zone: 'hand', of: SUBJECT },
    count: ONE,
    random: '$random',
    $d: 'another',
  }),
  phrase(
    '{n#:howMany} {f#:cardFilter} [random: at random]',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', zone: 'hand', of: SUBJECT },
      count: '$n',
      random: '$random',
    },
    { agree: 'n' },
  ),
  phrase('the last card you drew this turn', { set: 'lastDrawn', of: { who: 'you' } }),
  phrase('a {f:singularCardFilter} of {p:possessive} choice', {
    set: 'choice',
    by: '$p',
    from: { set: 'all', where: '$f', zone: 'hand', of: SUBJECT },
    count: ONE,
    $whose: true,
  }),
  phrase('{of:possessive} hand', { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' }),
  phrase('all {f#:pluralCardFilter}', { set: 'all', where: '$f', zone: 'hand', of: SUBJECT }, { agree: 'n' }),
  phrase('all the cards in {of:possessive} hand', {
    set: 'all',
    where: { is: 'any' },
    zone: 'hand',
    of: '$of',
    $d: 'long',
  }),
  self,
  anaphora,
]) as Rule<SurfaceObject>;
