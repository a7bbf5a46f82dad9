/** Conditions that somebody controls others, or two of certain names. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const controlsNamed = (name: string) => ({
  set: 'all',
  where: { '&': ['$f', { is: 'named', name }, { is: 'controlledBy', player: '$p' }] },
});

export const controlling: Rule = alt('control of others and of what is named', () => [
  phrase('{p!:anyPlayer} control~ at least {n:number} other {f:pluralFilter}', {
    if: 'exists',
    what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'controlledBy', player: '$p' }] } },
    atLeast: '$n',
    $least: true,
  }),
  phrase('{p!:anyPlayer} control~ each {k:singularKind}', {
    if: 'matches',
    what: { set: 'all', '...': '$k' },
    filter: { is: 'controlledBy', player: '$p' },
    $each: true,
  }),
  phrase(
    'another {f:singularFilter} is attached to {o:definite}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'attachedTo', to: '$o' }] } },
      $attached: true,
    },
    { agree: 'none' },
  ),
  phrase(
    '{n:number} or more {f:pluralFilter} are attached to {o:definite}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': ['$f', { is: 'attachedTo', to: '$o' }] } },
      atLeast: '$n',
      $attached: true,
    },
    { agree: 'none' },
  ),
  phrase('a {f:singularFilter} has a {c:counterKind} counter on it', {
    if: 'exists',
    what: { set: 'all', where: { '&': ['$f', { is: 'hasCounter', counter: '$c' }] } },
    $has: true,
  }),
  phrase('a {f:singularFilter} has {k:keywordName}', {
    if: 'exists',
    what: { set: 'all', where: { '&': ['$f', { is: 'hasKeyword', keyword: '$k' }] } },
    $has: true,
  }),
  phrase('{p!:anyPlayer} control~ {f:pluralFilter} named {a:cardName} and {b:cardName}', {
    if: 'and',
    of: [
      { if: 'exists', what: controlsNamed('$a') },
      { if: 'exists', what: controlsNamed('$b') },
    ],
    $control: 'named',
  }),
]);
