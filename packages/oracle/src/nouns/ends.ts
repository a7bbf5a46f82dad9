/** Cards at the ends of libraries and graveyards: `the top two cards of your library`. 2006: 217 · 2009, 2011, 2026: 401, 404 */
import type { Filter } from '@rulewright/engine';
import { alt, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number } from './numbers.ts';
import { possessive } from './players.ts';
import { singularCardFilter, pluralCardFilter } from './objects.ts';

const phrase = phrasesOf(() => ({
  howMany: words('how many', { 'twice X': { q: 'times', of: { q: 'x' }, by: 2 } }),
  number,
  pluralCardFilter,
  possessive,
  singularCardFilter,
}));

/** Cards at the top or bottom of a library or graveyard. */
const ends: Rule = alt('cards of a library', () => [
  phrase('that many cards from the top of {of:possessive} library', {
    set: 'end',
    of: '$of',
    count: { q: 'that' },
    $from: true,
  }),
  phrase('{n:howMany} cards from the top of {of:possessive} library', {
    set: 'end',
    of: '$of',
    count: '$n',
    $from: 'times',
  }),
  phrase('the (e:top|bottom) card# of {of:possessive} (z:library|graveyard)', {
    set: 'end',
    end: '$e',
    of: '$of',
    zone: '$z',
    count: 1,
  }),
  phrase('the (e:top|bottom) {n#:number} card# of {of:possessive} (z:library|graveyard)', {
    set: 'end',
    end: '$e',
    of: '$of',
    zone: '$z',
    count: '$n',
  }),
  phrase('the top {f#:singularCardFilter} of {of:possessive} (z:library|graveyard)', {
    set: 'end',
    of: '$of',
    zone: '$z',
    count: 1,
    where: '$f',
  }),
  phrase('the top {n:number} {f:pluralCardFilter} of {of:possessive} (z:library|graveyard)', {
    set: 'end',
    of: '$of',
    zone: '$z',
    count: '$n',
    where: '$f',
  }),
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
