/** What a player has done this turn: discarded, created, put counters, gained and lost life. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardInEvent } from '../nouns/filters.ts';
import { counterKind, number } from '../nouns/numbers.ts';
import { asking, pluralFilter, singularFilter } from '../nouns/objects.ts';
import { created, discarded, happened } from '../nouns/turn-events.ts';
import { compare } from './compare.ts';
import { castBySuch } from './done-by-somebody.ts';
import { ofPlayer } from './of-player.ts';

const phrase = phrasesOf();

const YOU = { who: 'you' };
const aCard: Rule = asking(() => cardInEvent, 1);

const did = (event: object, by: unknown): object => compare(happened(event, by), '≥', 1);
const life = (of: 'lifeGained' | 'lifeLost', by: unknown): object =>
  compare({ q: 'history', event: { of, by } }, '≥', 1);
const put = (what: object): object => ({ on: 'counters', by: YOU, ...what });

/** What was done, and what it was done to. */
const DEEDS: readonly [words: string, done: (by: unknown) => object, slots: Record<string, Rule>][] = [
  ['discarded a {f}', (by) => did(discarded('$f'), by), { f: aCard }],
  ['created a token', (by) => did(created, by), {}],
  ['put one or more counters on a {f}', (by) => did(put({ what: '$f' }), by), { f: singularFilter }],
  [
    'put one or more {c} counters on a {f}',
    (by) => did(put({ counter: '$c', what: '$f' }), by),
    { c: counterKind, f: singularFilter },
  ],
  ['gained or lost life', (by) => ({ if: 'or', of: [life('lifeGained', by), life('lifeLost', by)] }), {}],
  ['gained and lost life', (by) => ({ if: 'and', of: [life('lifeGained', by), life('lifeLost', by)] }), {}],
];

/** Said of you alone as what you've done; the past tense says the same, and is elsewhere. */
const PERFECT: readonly [words: string, done: object, slots: Record<string, Rule>][] = [
  ['gained life', life('lifeGained', YOU), {}],
  ['lost life', life('lifeLost', YOU), {}],
  ['cast {n} or more {f}', compare(castBySuch('$f'), '≥', '$n'), { n: number, f: pluralFilter }],
];

export const doneThisTurn: Rule = alt('what was done this turn', () => [
  ...DEEDS.flatMap(([words, done, slots]) => [
    ...ofPlayer(`{p!} ${words} this turn`, done, slots, { agree: 'none' }),
    phrase.with(slots)(`you've ${words} this turn`, { ...done(YOU), $ve: true }),
  ]),
  ...PERFECT.map(([words, done, slots]) => phrase.with(slots)(`you've ${words} this turn`, { ...done, $ve: true })),
]);
