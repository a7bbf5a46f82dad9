/** What spells cost in other ways than simply more or less. 2006: 409.1f · 2009, 2011, 2026: 601.2f */
import type { StaticAbility } from '@rulewright/engine';
import { alt, equal, map, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { uncastSpells } from '../clauses/costs-for-a-time.ts';
import { anyPlayer, condition, digits, each, number, possessive, self, singularFilter } from '../nouns/index.ts';
import { genericMana } from '../nouns/numbers.ts';
import { postmodifier, targeted } from '../nouns/postmodifiers.ts';

const casting = (change: object) => ({
  ability: 'static',
  parts: [{ part: 'cost', change: { of: 'cast', ...change } }],
});
const ACTOR = { who: 'actor' };
/** Those of whoever casts the spell. */
const THEIRS = { q: 'count', of: { set: 'all', where: { '&': ['$k', { is: 'controlledBy', player: ACTOR }] } } };
const MORE_LIFE = { add: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: '$n' }] } };

/** "Each spell that would cost less than three mana to cast costs three mana to cast." */
type Least = { n: unknown; m: unknown; c?: unknown };
const leastCost: Rule<StaticAbility> = map<Least, StaticAbility>(
  phrase<Least>(
    'as long as {c}, each spell that would cost less than {n} mana to <to cast> costs {m} mana to <to cast>',
    { c: '$c', n: '$n', m: '$m' },
    { c: condition, n: number, m: number },
    { agree: 'none' },
  ),
  ({ c, n, m }) =>
    equal(n, m) ? ({ ...casting({ what: { is: 'spell' }, least: n }), condition: c } as StaticAbility) : undefined,
  ({ condition: c, parts: [part, ...more] }) => {
    const least = part?.part === 'cost' && more.length === 0 ? part.change.least : undefined;
    return least === undefined ? undefined : { n: least, m: least, c };
  },
);

/** "As an additional cost to cast black permanent spells, you may pay 2 life. Those spells cost {B} less to cast if you paid life this way." */
const lifeForColor = ([color, symbol]: readonly [string, string]): Rule<StaticAbility> =>
  phrase<StaticAbility>(
    `as a additional cost to <to cast> {f}, you may pay {n} life. those spells cost ${symbol} less to <to cast> if you paid life this way. this effect reduces only the amount of ${color} mana you pay`,
    {
      ability: 'static',
      parts: [
        {
          part: 'change',
          affects: { set: 'all', where: { '&': ['$f', { is: 'castBy', player: { who: 'you' } }] }, zone: 'stack' },
          mods: [{ mod: 'gain', abilities: [payingLifeFor(symbol.slice(1, -1))] }],
        },
      ],
    },
    { f: uncastSpells, n: digits },
    { agree: 'none' },
  );
const payingLifeFor = (color: string): object => ({
  ability: 'static',
  parts: [
    {
      part: 'additionalCost',
      cost: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: '$n' }], lessColored: [color] },
      tag: 'life',
      optional: true,
      own: true,
    },
  ],
});
const COLOR_WORDS = [
  ['white', '{W}'],
  ['blue', '{U}'],
  ['black', '{B}'],
  ['red', '{R}'],
  ['green', '{G}'],
] as const;

/** Keywords that are alternative costs: a spell cast for it costs less or more. */
const ALTERNATIVES = ['flashback', 'blitz'] as const;
const costsOfKeyword = (cost: string): readonly Rule<StaticAbility>[] => {
  const paid = (change: object) => casting({ what: { is: 'paid', cost }, who: '$p', ...change });
  const slots = { p: anyPlayer, n: genericMana };
  const plain = { agree: 'none' } as const;
  return [
    phrase(`${cost} costs {p!} pay cost up to {n} less`, paid({ reduce: '$n', upTo: true }), slots, plain),
    phrase(`${cost} costs {p!} pay cost {n} more`, paid({ add: { generic: '$n' } }), slots, plain),
    phrase(`${cost} costs {p!} pay cost {n} less`, paid({ reduce: '$n' }), slots, plain),
    phrase(
      `${cost} costs {p!} pay cost {n} less for each {e}`,
      paid({ reduce: { q: 'times', of: '$n', by: '$e' } }),
      { ...slots, e: each },
      plain,
    ),
  ];
};

export const costsOfSpells: Rule<StaticAbility> = alt<StaticAbility>('what spells cost', () => [
  phrase<StaticAbility>(
    'each {f} {p!} <cast> {x} costs {n} less to <to cast>',
    casting({ what: { '&': ['$f', '$x'] }, who: '$p', reduce: '$n', $each: true }),
    { f: singularFilter, p: anyPlayer, x: () => postmodifier, n: genericMana },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f} {p!} <cast> that target {t} cost a additional {n} life to <to cast>',
    casting({ what: { '&': ['$f', { is: 'targets', what: '$t' }] }, who: '$p', ...MORE_LIFE }),
    { f: uncastSpells, p: anyPlayer, t: targeted, n: digits },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f} {p!} <cast> cost a additional {n} life to <to cast>',
    casting({ what: '$f', who: '$p', ...MORE_LIFE }),
    { f: uncastSpells, p: anyPlayer, n: digits },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f} {p!} <cast> cost up to {n} less to <to cast>',
    casting({ what: '$f', who: '$p', reduce: '$n', upTo: true }),
    { f: uncastSpells, p: anyPlayer, n: genericMana },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f} cost up to {n} less to <to cast>',
    casting({ what: '$f', reduce: '$n', upTo: true }),
    { f: uncastSpells, n: genericMana },
    { agree: 'none' },
  ),
  ...ALTERNATIVES.flatMap(costsOfKeyword),
  phrase<StaticAbility>(
    'each {f} costs {1} more to <to cast> for each {k} its controller controls',
    casting({ what: '$f', add: { generic: THEIRS } }),
    { f: singularFilter, k: singularFilter },
  ),
  phrase<StaticAbility>(
    'each spell a player casts costs {1} more to <to cast> for each other spell that player has cast this turn',
    casting({
      what: { is: 'any' },
      who: { who: 'all' },
      add: { generic: { q: 'history', event: { of: 'spellsCast', by: ACTOR, where: { is: 'any' } } } },
      $all: true,
    }),
  ),
  phrase<StaticAbility>(
    'as long as {s} is on the stack, {f} that target it cost {n} more to <to cast>',
    {
      ...casting({ what: { '&': ['$f', { is: 'targets', what: { set: 'self' } }] }, add: { generic: '$n' } }),
      zones: ['stack'],
      $stack: '$s',
    },
    { s: self, f: uncastSpells, n: genericMana },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f} {p!} <cast> cost {n} less to <to cast> for each card with the same name as that spell in {q} graveyard',
    casting({
      what: '$f',
      who: '$p',
      reduce: {
        q: 'times',
        of: '$n',
        by: {
          q: 'count',
          of: {
            set: 'all',
            where: { is: 'sharesName', with: { set: 'ref', name: 'proposed.spell' } },
            zone: 'graveyard',
            of: '$q',
          },
        },
      },
    }),
    { f: uncastSpells, p: anyPlayer, n: genericMana, q: possessive },
    { agree: 'none' },
  ),
  ...COLOR_WORDS.map(lifeForColor),
  leastCost,
]);
