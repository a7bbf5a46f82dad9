/** Conditions that somebody controls others, or two of certain names. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { anyPlayer, counterKind, number, pluralFilter } from '../nouns/index.ts';
import { definite, singularFilter, singularKind } from '../nouns/objects.ts';
import { keywordName } from '../nouns/words.ts';
import { cardName } from '../nouns/names.ts';

const controlsNamed = (name: string) => ({
  set: 'all',
  where: { '&': ['$f', { is: 'named', name }, { is: 'controlledBy', player: '$p' }] },
});

export const controlling: Rule = alt('control of others and of what is named', () => [
  phrase(
    '{p!} control~ at least {n} other {f}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'controlledBy', player: '$p' }] } },
      atLeast: '$n',
      $least: true,
    },
    { p: anyPlayer, n: number, f: pluralFilter },
  ),
  phrase(
    '{p!} control~ each {k}',
    { if: 'matches', what: { set: 'all', '...': '$k' }, filter: { is: 'controlledBy', player: '$p' }, $each: true },
    { p: anyPlayer, k: singularKind },
  ),
  phrase(
    'another {f} is attached to {o}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'attachedTo', to: '$o' }] } },
      $attached: true,
    },
    { f: singularFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{n} or more {f} are attached to {o}',
    {
      if: 'exists',
      what: { set: 'all', where: { '&': ['$f', { is: 'attachedTo', to: '$o' }] } },
      atLeast: '$n',
      $attached: true,
    },
    { n: number, f: pluralFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'a {f} has a {c} counter on it',
    { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'hasCounter', counter: '$c' }] } }, $has: true },
    { f: singularFilter, c: counterKind },
  ),
  phrase(
    'a {f} has {k}',
    { if: 'exists', what: { set: 'all', where: { '&': ['$f', { is: 'hasKeyword', keyword: '$k' }] } }, $has: true },
    { f: singularFilter, k: keywordName },
  ),
  phrase(
    '{p!} control~ {f} named {a} and {b}',
    {
      if: 'and',
      of: [
        { if: 'exists', what: controlsNamed('$a') },
        { if: 'exists', what: controlsNamed('$b') },
      ],
      $control: 'named',
    },
    { p: anyPlayer, f: pluralFilter, a: cardName, b: cardName },
  ),
]);
