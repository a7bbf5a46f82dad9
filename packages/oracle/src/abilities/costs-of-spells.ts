/** What spells cost in other ways than simply more or less. 2006: 409.1f · 2009, 2011, 2026: 601.2f */
import type { StaticAbility } from '@rulewright/engine';
import { alt, equal, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { uncastSpells } from '../clauses/costs-for-a-time.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ uncastSpells }));

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
    'as long as {c:condition}, each spell that would cost less than {n:number} mana to <to cast> costs {m:number} mana to <to cast>',
    { c: '$c', n: '$n', m: '$m' },
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
    `as a additional cost to <to cast> {f:uncastSpells}, you may pay {n:digits} life. those spells cost ${symbol} less to <to cast> if you paid life this way. this effect reduces only the amount of ${color} mana you pay`,
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
  const plain = { agree: 'none' } as const;
  return [
    phrase(
      `${cost} costs {p!:anyPlayer} pay cost up to {n:genericMana} less`,
      paid({ reduce: '$n', upTo: true }),
      plain,
    ),
    phrase(`${cost} costs {p!:anyPlayer} pay cost {n:genericMana} more`, paid({ add: { generic: '$n' } }), plain),
    phrase(`${cost} costs {p!:anyPlayer} pay cost {n:genericMana} less`, paid({ reduce: '$n' }), plain),
    phrase(
      `${cost} costs {p!:anyPlayer} pay cost {n:genericMana} less for each {e:each}`,
      paid({ reduce: { q: 'times', of: '$n', by: '$e' } }),
      plain,
    ),
  ];
};

export const costsOfSpells: Rule<StaticAbility> = alt<StaticAbility>('what spells cost', () => [
  phrase<StaticAbility>(
    'each {f:singularFilter} {p!:anyPlayer} <cast> {x:postmodifier} costs {n:genericMana} less to <to cast>',
    casting({ what: { '&': ['$f', '$x'] }, who: '$p', reduce: '$n', $each: true }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f:uncastSpells} {p!:anyPlayer} <cast> that target {t:targeted} cost a additional {n:digits} life to <to cast>',
    casting({ what: { '&': ['$f', { is: 'targets', what: '$t' }] }, who: '$p', ...MORE_LIFE }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f:uncastSpells} {p!:anyPlayer} <cast> cost a additional {n:digits} life to <to cast>',
    casting({ what: '$f', who: '$p', ...MORE_LIFE }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f:uncastSpells} {p!:anyPlayer} <cast> cost up to {n:genericMana} less to <to cast>',
    casting({ what: '$f', who: '$p', reduce: '$n', upTo: true }),
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f:uncastSpells} cost up to {n:genericMana} less to <to cast>',
    casting({ what: '$f', reduce: '$n', upTo: true }),
    { agree: 'none' },
  ),
  ...ALTERNATIVES.flatMap(costsOfKeyword),
  phrase<StaticAbility>(
    'each {f:singularFilter} costs {1} more to <to cast> for each {k:singularFilter} its controller controls',
    casting({ what: '$f', add: { generic: THEIRS } }),
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
    'as long as {s:self} is on the stack, {f:uncastSpells} that target it cost {n:genericMana} more to <to cast>',
    {
      ...casting({ what: { '&': ['$f', { is: 'targets', what: { set: 'self' } }] }, add: { generic: '$n' } }),
      zones: ['stack'],
      $stack: '$s',
    },
    { agree: 'none' },
  ),
  phrase<StaticAbility>(
    '{f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} less to <to cast> for each card with the same name as that spell in {q:possessive} graveyard',
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
    { agree: 'none' },
  ),
  ...COLOR_WORDS.map(lifeForColor),
  leastCost,
]);
