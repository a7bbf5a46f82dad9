/** Cards at the ends of libraries and graveyards: `the top two cards of your library`. 2006: 217 · 2009, 2011, 2026: 401, 404 */
import type { Filter } from '@rulewright/engine';
import { alt, map, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from './filters.ts';
import { number } from './numbers.ts';
import { asking } from './objects.ts';
import { possessive } from './players.ts';

/** Cards at the top or bottom of a library or graveyard. */
const ends: Rule = alt('cards of a library', () => [
  phrase(
    'that many cards from the top of {of} library',
    { set: 'end', of: '$of', count: { q: 'that' }, $from: true },
    { of: possessive },
  ),
  phrase(
    '{n} cards from the top of {of} library',
    { set: 'end', of: '$of', count: '$n', $from: 'times' },
    { n: words('how many', { 'twice X': { q: 'times', of: { q: 'x' }, by: 2 } }), of: possessive },
  ),
  phrase(
    'the (e:top|bottom) card# of {of} (z:library|graveyard)',
    { set: 'end', end: '$e', of: '$of', zone: '$z', count: 1 },
    { of: possessive },
  ),
  phrase(
    'the (e:top|bottom) {n#} card# of {of} (z:library|graveyard)',
    { set: 'end', end: '$e', of: '$of', zone: '$z', count: '$n' },
    { of: possessive, n: number },
  ),
  phrase(
    'the top {f#} of {of} (z:library|graveyard)',
    { set: 'end', of: '$of', zone: '$z', count: 1, where: '$f' },
    { of: possessive, f: asking(() => cardFilter, 1) },
  ),
  phrase(
    'the top {n} {f} of {of} (z:library|graveyard)',
    { set: 'end', of: '$of', zone: '$z', count: '$n', where: '$f' },
    { of: possessive, n: number, f: asking(() => cardFilter, 2) },
  ),
]);

/** `ends` as the vocabulary has them. */
export const endsNoun: Rule = map<unknown, unknown>(
  ends,
  (value) => {
    const { set: _, end, of, zone, count, where, ...marks } = value as Record<string, unknown>;
    const place = zone ?? 'library';
    if ((where as Filter | undefined)?.is === 'any') return undefined;
    return { set: end ?? 'top', of, zone: place, count, ...(where === undefined ? {} : { where }), ...marks };
  },
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { set, of, zone, count, where, ...marks } = value as Record<string, unknown>;
    if (set !== 'top' && set !== 'bottom') return undefined;
    return {
      set: 'end',
      ...(set === 'bottom' ? { end: 'bottom' } : {}),
      of,
      ...(zone === 'graveyard' ? { zone } : {}),
      count,
      ...(where === undefined ? {} : { where }),
      ...marks,
    };
  },
);
