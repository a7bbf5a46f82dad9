/** Computed numbers: `the number of …`, `its power`, `for each …`. 2006: 104.2 · 2009, 2011, 2026: 107 */
import type { PlayerSet, Quantity } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, marked, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { counterKind, digits, number, numberWord, plainDigits, rounding } from './numbers.ts';
import { cardFilter, filter } from './filters.ts';
import {
  asking,
  convokedFor,
  definite,
  objectPossessive,
  pluralFilter,
  pluralKind,
  self,
  singularKind,
  thisWay,
} from './objects.ts';
import { anyPlayer, inNumber, possessive, whatSomebodyDoes } from './players.ts';
import { stat, stats } from './postmodifiers.ts';
import { CARD, created, discarded, happened, leftTheirs, sacrificed, whoHas } from './turn-events.ts';
import { castFrom } from './cast-from.ts';
import { YOUR_COMMANDER } from './commanders.ts';
import { done } from './done.ts';
import { choice } from './votes.ts';
import { compare } from '../conditions/compare.ts';
import { basicLandType, color } from './words.ts';

const OPPONENTS = { who: 'opponents' };
const TYPES = ['artifact', 'creature', 'enchantment', 'land'] as const;
/** {S} is mana from a snow source (2026: 107.4h). */
const SNOW = { is: 'supertype', supertype: 'snow' };
const DEVOURED = { q: 'count', of: { set: 'devoured' } };

/** The number of things that "the number of" or "for each" counts, in one grammatical number. */
function counted(kind: () => Rule, s: '' | '#'): readonly Rule[] {
  const said = asking(() => filter, s === '#' ? 2 : 1);
  return [
    phrase('{k}', { q: 'count', of: { set: 'all', '...': '$k' } }, { k: kind }),
    phrase(
      '{f} you own in exile and in your graveyard',
      {
        q: 'count',
        of: {
          set: 'all',
          where: { '&': ['$f', { is: 'ownedBy', player: { who: 'you' } }] },
          zone: ['exile', 'graveyard'],
        },
      },
      { f: asking(() => cardFilter, s === '#' ? 2 : 1) },
    ),
    phrase('{t#}', { q: 'count', of: '$t' }, { t: asking(() => thisWay, s === '#' ? 2 : 1) }, { agree: 'none' }),
    phrase(
      `card${s === '#' ? 's' : ''} <exiled> from <his or her> hand this way`,
      { q: 'count', of: { set: 'thisWay', noun: { is: 'zone', zone: 'hand' }, did: 'exile', $from: 'hand' } },
      {},
      { agree: 'none' },
    ),
    phrase(
      '{k} <he or she> controlled [$that: that were] put into a graveyard this way',
      {
        q: 'count',
        of: {
          set: 'where',
          of: { set: 'thisWay', noun: '$k', did: 'graveyard' },
          filter: { is: 'controlledBy', player: { who: 'they' } },
          $put: true,
        },
      },
      { k: said },
      { agree: 'none' },
    ),
    phrase(
      `{k} that died under {p} control this turn`,
      { q: 'history', event: { of: 'died', where: { '&': ['$k', { is: 'controlledBy', player: '$p' }] } } },
      { k: said, p: possessive },
      { agree: 'none' },
    ),
    phrase(
      '{k} you controlled that died this turn',
      {
        q: 'history',
        event: { of: 'died', where: { '&': ['$k', { is: 'controlledBy', player: { who: 'you' } }] } },
        $controlled: true,
      },
      { k: said },
    ),
    phrase(
      `{k} you controlled that ${s === '#' ? 'were' : 'was'} {did} this way`,
      {
        q: 'count',
        of: {
          set: 'where',
          of: { set: 'thisWay', noun: '$k', did: '$did' },
          filter: { is: 'controlledBy', player: { who: 'you' } },
          $controlled: true,
        },
      },
      { k: said, did: done },
    ),
    phrase(`{k} that died this turn`, { q: 'history', event: { of: 'died', where: '$k' } }, { k: said }),
    phrase(
      '{k} put into {p} graveyard <from play> this turn',
      { q: 'history', event: { of: 'died', where: { '&': ['$k', { is: 'ownedBy', player: '$p' }] } }, $put: true },
      { k: said, p: possessive },
    ),
    phrase(
      `card${s === '#' ? 's' : ''} that ${s === '#' ? 'were' : 'was'} put into your graveyard from your hand or library this turn`,
      happened({ on: 'move', what: CARD, from: ['hand', 'library'], to: 'graveyard', toOf: { who: 'you' } }),
    ),
    phrase(
      `{c} counter${s === '#' ? 's' : ''} you've put on {f} under your control this turn`,
      {
        q: 'history',
        event: {
          of: 'happened',
          event: {
            on: 'counters',
            counter: '$c',
            what: { '&': ['$f', { is: 'controlledBy', player: { who: 'you' } }] },
            by: { who: 'you' },
          },
          by: { who: 'you' },
          amount: true,
        },
        $put: true,
      },
      { c: counterKind, f: asking(() => filter, 2) },
      { agree: 'none' },
    ),
    phrase('{f} {p} sacrificed this turn', happened(sacrificed('$f'), '$p'), { f: said, p: whoHas }, { agree: 'none' }),
    phrase(
      `card${s === '#' ? 's' : ''} {p} discarded this turn`,
      happened(discarded(CARD), '$p'),
      { p: whoHas },
      { agree: 'none' },
    ),
    phrase(
      `card${s === '#' ? 's' : ''} {p} (v:drawn|drew) this turn`,
      { q: 'history', event: { of: 'cardsDrawn', by: '$p' }, $v: '$v' },
      { p: whoHas },
      { agree: 'none' },
    ),
    phrase(
      `token${s === '#' ? 's' : ''} {p} created this turn`,
      happened(created, '$p'),
      { p: whoHas },
      { agree: 'none' },
    ),
    ...TYPES.map((type) =>
      phrase(
        `untapped ${type}${s === '#' ? 's' : ''} {p} controlled at the beginning of this turn`,
        { q: 'history', event: { of: 'untappedAsTurnBegan', by: '$p', type } },
        { p: whoHas },
        { agree: 'none' },
      ),
    ),
    phrase(
      'other {f} cast this turn',
      { q: 'history', event: { of: 'spellsCast', by: { who: 'all' }, where: { '&': [{ is: 'other' }, '$f'] } } },
      { f: said },
    ),
    phrase(
      '{f} {p} cast before it this turn',
      { q: 'history', event: { of: 'spellsCastBefore', what: { set: 'it' }, by: '$p', where: '$f' } },
      { f: said, p: whoHas },
      { agree: 'none' },
    ),
    phrase(
      '{f} cast before it this turn',
      { q: 'history', event: { of: 'spellsCastBefore', what: { set: 'it' }, where: '$f' } },
      { f: said },
    ),
    phrase(
      '{f} {p} cast this turn',
      { q: 'history', event: { of: 'spellsCast', by: '$p', where: '$f' } },
      { f: said, p: whoHas },
      { agree: 'none' },
    ),
    phrase(
      '{f} {p} cast from {z} this turn',
      { q: 'history', event: { of: 'spellsCast', by: '$p', where: { '&': ['$f', '$z'] } }, $from: true },
      { f: said, p: whoHas, z: castFrom },
      { agree: 'none' },
    ),
    phrase(
      '{f} that left the battlefield under {p} control this turn',
      happened(leftTheirs('$f'), '$p'),
      { f: said, p: possessive },
      { agree: 'none' },
    ),
    phrase(
      `{f} that ${s === '#' ? 'were' : 'was'} put into ($g:a graveyard|graveyards) <from play> this turn`,
      { q: 'history', event: { of: 'died', where: '$f' }, $put: '$g' },
      { f: said },
      { agree: 'none' },
    ),
    phrase(
      `{c} counter${s === '#' ? 's' : ''} on {o}`,
      { q: 'counters', counter: '$c', on: '$o' },
      { c: counterKind, o: definite },
    ),
    phrase(
      `creature${s === '#' ? 's' : ''} that convoked {s}`,
      { q: 'count', of: { set: 'convoked', $for: '$s' } },
      { s: convokedFor },
    ),
    ...(['{c} ', ''] as const).map((c) =>
      phrase(
        `${c}counter${s === '#' ? 's' : ''} among {k}`,
        { q: 'counters', counter: c === '' ? 'any' : '$c', on: { set: 'all', '...': '$k' }, $among: true },
        { ...(c && { c: counterKind }), k: pluralKind },
      ),
    ),
    phrase(`{c} counter${s === '#' ? 's' : ''} removed this way`, { q: 'removed', counter: '$c' }, { c: counterKind }),
    phrase(`counter${s === '#' ? 's' : ''} removed this way`, { q: 'removed', counter: 'any' }),
    phrase(
      `{c} mana symbol${s === '#' ? 's' : ''} in the mana costs of {k}`,
      { q: 'manaSymbols', color: '$c', of: { set: 'all', '...': '$k' } },
      { c: color, k: pluralKind },
    ),
    ...(['', 's', 'of'] as const).map(($costs) =>
      phrase(
        `{c} mana symbol${s === '#' ? 's' : ''} in ${$costs === 'of' ? 'the mana costs of {o}' : `{o} mana cost${$costs}`}`,
        { q: 'manaSymbols', color: '$c', of: '$o', ...($costs && { $costs }) },
        { c: color, o: $costs === 'of' ? definite : objectPossessive },
      ),
    ),
    phrase(
      `{c} counter${s === '#' ? 's' : ''} {p!} have~`,
      { q: 'playerCounters', counter: '$c', of: '$p' },
      { c: counterKind, p: anyPlayer },
      { agree: 'none' },
    ),
    phrase(`counter${s === '#' ? 's' : ''} on {o}`, { q: 'counters', counter: 'any', on: '$o' }, { o: definite }),
    ...(s === '#'
      ? [
          phrase('card types among {k}', { q: 'typesAmong', of: { set: 'all', '...': '$k' } }, { k: kind }),
          phrase(
            'basic land types among {k}',
            { q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } },
            { k: kind },
          ),
          phrase(
            'different {s} among {k}',
            { q: 'valuesAmong', stat: '$s', of: { set: 'all', '...': '$k' } },
            { s: stats, k: kind },
          ),
          phrase('colors among {k}', { q: 'colorsAmong', of: { set: 'all', '...': '$k' } }, { k: kind }),
          phrase('colors {o} was', { q: 'colorsAmong', of: '$o', $was: true }, { o: definite }, { agree: 'none' }),
          phrase('colors of mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent', colors: true }),
          phrase("times it's been cast from the command zone this game", {
            q: 'commanderCasts',
            of: { set: 'that', noun: { is: 'commander' }, $it: true },
          }),
          phrase('creatures it devoured', DEVOURED),
          phrase(
            '{f} it devoured',
            { q: 'count', of: { set: 'where', of: { set: 'devoured' }, filter: '$f' } },
            { f: pluralFilter },
          ),
          phrase('creatures in {p} party', { q: 'party', of: '$p' }, { p: possessive }),
        ]
      : [
          phrase(
            'mana from a {f} spent to cast {o}',
            { q: 'manaFrom', from: '$f', of: '$o' },
            { f: said, o: definite },
            { agree: 'none' },
          ),
          phrase('{S} spent to cast {o}', { q: 'manaFrom', from: SNOW, of: '$o' }, { o: definite }, { agree: 'none' }),
          ...['your', 'a'].map(($whose, i) =>
            phrase(`time you've cast ${$whose} commander from the command zone this game`, {
              q: 'castsOfCommanders',
              of: { who: 'you' },
              ...(i > 0 && { $whose }),
            }),
          ),
          phrase(
            'basic land type among {k}',
            { q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } },
            { k: pluralKind },
          ),
          phrase(
            'different {s} among {k}',
            { q: 'valuesAmong', stat: '$s', of: { set: 'all', '...': '$k' } },
            { s: stat, k: pluralKind },
          ),
          phrase('card type among {k}', { q: 'typesAmong', of: { set: 'all', '...': '$k' } }, { k: pluralKind }),
          phrase('card type among {t}', { q: 'typesAmong', of: '$t' }, { t: asking(() => thisWay, 2) }),
          phrase('color among {k}', { q: 'colorsAmong', of: { set: 'all', '...': '$k' } }, { k: pluralKind }),
          phrase('color of mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent', colors: true }),
          phrase('mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent' }),
          phrase('{w} vote', { q: 'votes', word: '$w' }, { w: choice }),
          phrase('flip you <win>', { q: 'ref', name: 'flipsWon' }),
          phrase('creature it devoured', DEVOURED),
          phrase('creature in {p} party', { q: 'party', of: '$p' }, { p: possessive }),
          phrase(
            'card fewer than {n} in {p} hand',
            { q: 'subtract', from: '$n', of: { q: 'handSize', of: '$p' } },
            { n: number, p: possessive },
          ),
          phrase(
            '{k} beyond the first',
            { q: 'max', of: [0, { q: 'subtract', from: { q: 'count', of: { set: 'all', '...': '$k' } }, of: 1 }] },
            { k: singularKind },
          ),
          phrase(
            '{s} and {c} card in it',
            {
              q: 'count',
              of: {
                set: 'where',
                of: { set: 'that', noun: { is: 'any' }, how: 'shown' },
                filter: {
                  is: 'or',
                  of: [
                    { is: 'subtype', subtype: '$s' },
                    { is: 'color', color: '$c' },
                  ],
                },
                $in: 'it',
              },
            },
            { s: () => basicLandType, c: color },
          ),
          phrase(
            'sacrificed {f}',
            { q: 'count', of: { set: 'that', noun: '$f', how: 'sacrificed', $n: 'plural' }, $each: 'sacrificed' },
            { f: asking(() => filter, 1) },
          ),
          phrase('of {o}', { q: 'count', of: '$o', $of: true }, { o: definite }),
          phrase('of {o} colors', { q: 'colorsAmong', of: '$o', $of: true }, { o: objectPossessive }),
          phrase('1 damage prevented this way', { q: 'that', $w: 'prevented', $each: 'damage' }),
          phrase(
            '1 life {p!} gained',
            { q: 'that', $w: 'life gained', $whose: '$p' },
            { p: anyPlayer },
            { agree: 'none' },
          ),
          phrase('1 life {p!} lost', { q: 'that', $w: 'life lost', $whose: '$p' }, { p: anyPlayer }, { agree: 'none' }),
          phrase(
            '1 life {p} lost this turn',
            { q: 'history', event: { of: 'lifeLost', by: '$p' }, $each: true },
            { p: whoHas },
            { agree: 'none' },
          ),
          phrase(
            '1 damage dealt to {p} this turn',
            { q: 'history', event: { of: 'damageTo', player: '$p' }, $each: true },
            { p: anyPlayer },
            { agree: 'none' },
          ),
          phrase('1 life lost this way', { q: 'that', $w: 'life lost', $each: 'way' }),
          phrase('time it was kicked', { q: 'timesPaid', cost: 'kicker' }),
          phrase('time ~ was kicked', { q: 'timesPaid', cost: 'kicker', $o: 'itself' }),
        ]),
  ];
}

const ATTACKED = [
  [
    'this turn',
    compare({ q: 'history', event: { of: 'attackers', by: { who: 'you' }, player: { who: 'actor' } } }, '≥', 1),
  ],
  ['this combat', { if: 'attacked', who: { who: 'actor' } }],
  ['with a creature this combat', { if: 'attacked', who: { who: 'actor' }, $with: true }],
] as const;

/** Players whom creatures attack, and no planeswalkers or battles of theirs (2026: 506.3). */
const ACTOR = { who: 'actor' };
const attackedNow = (by: object): Quantity => ({
  q: 'countPlayers',
  of: {
    who: 'where',
    of: { who: 'all' },
    condition: { if: 'exists', what: { set: 'all', where: { is: 'attacking', whom: by as PlayerSet } } },
  },
});
const beingAttacked = (noun: string): Rule =>
  map<Quantity, Quantity>(
    phrase<Quantity>(`${noun} being attacked`, attackedNow(ACTOR)),
    (value) => value,
    (value) => (equal(value, attackedNow({ who: 'they' })) ? attackedNow(ACTOR) : undefined),
  );

const MANY_CARDS = compare({ q: 'handSize', of: { who: 'actor' } }, '≥', '$n');
const countedPlural: Rule = alt('what is counted', () => [
  ...counted(() => pluralKind, '#'),
  phrase('players', { q: 'countPlayers', of: { who: 'all' } }),
  beingAttacked('players'),
  ...['players', 'opponents', 'your opponents'].flatMap(($of) => {
    const of = { who: $of === 'players' ? 'all' : 'opponents' };
    const so = (condition: unknown): object => ({ q: 'countPlayers', of: { who: 'where', of, condition } });
    return [
      phrase(`${$of} with {n} or more cards in hand`, { ...so(MANY_CARDS), $of }, { n: number }),
      ...($of === 'your opponents'
        ? []
        : [
            phrase(`${$of} who {r}`, so('$r'), { r: inNumber(whatSomebodyDoes, 2) }),
            ...ATTACKED.map(([when, condition]) => phrase(`${$of} you attacked ${when}`, so(condition))),
          ]),
    ];
  }),
  phrase('opponents you have', { q: 'countPlayers', of: { who: 'opponents' } }),
]);
const countedSingular: Rule = alt('what is counted', () => [
  ...counted(() => singularKind, ''),
  phrase('player', { q: 'countPlayers', of: { who: 'all' } }),
  beingAttacked('player'),
  phrase('opponent you have', { q: 'countPlayers', of: { who: 'opponents' }, $o: 'have' }),
  phrase(
    'opponent who {r}',
    { q: 'countPlayers', of: { who: 'where', of: { who: 'opponents' }, condition: '$r' } },
    { r: inNumber(whatSomebodyDoes, 1) },
  ),
  phrase('opponent', { q: 'countPlayers', of: { who: 'opponents' } }),
  phrase('{E} paid this way', { q: 'that', $w: 'energy' }),
]);

/** After "for each": `creature you control` · `card in your hand` · `fuse counter on it`. */
export const each: Rule<Quantity> = alt<Quantity>('what is counted', () => [
  countedSingular as Rule<Quantity>,
  phrase<Quantity>(
    '{a} and each {b}',
    { q: 'add', of: ['$a', '$b'], $each: true },
    { a: countedSingular, b: countedSingular },
    { agree: 'none' },
  ),
]);

const simple: Rule = alt('a number', () => [computed, phrase('{n}', '$n', { n: digits })]);

/** `those cards` · `the creatures sacrificed this way`. */
const isSpokenOf = (value: unknown): unknown => {
  const { set, did } = (value ?? {}) as { set?: string; did?: string };
  return set === 'it' || set === 'that' || (set === 'thisWay' && did !== 'damage') ? value : undefined;
};
const severalSpokenOf: Rule = kept<unknown>(
  lazy(() => asking(() => definite, 2)),
  isSpokenOf,
);

/** `the highest life total among your opponents`. */
const LIFE_TOTALS = [
  ['highest', 'greatestAmong'],
  ['greatest', 'greatestAmong'],
  ['lowest', 'leastAmong'],
] as const;
const lifeTotals: Rule = alt('a life total', () =>
  LIFE_TOTALS.map(([$most, q]) =>
    phrase(
      `the ${$most} life total among {p}`,
      { q, players: '$p', amount: { q: 'life', of: { who: 'actor' } }, $most },
      { p: asking(() => anyPlayer, 2) },
      { agree: 'none' },
    ),
  ),
);

const MOST_CARDS: Quantity = {
  q: 'greatestAmong',
  players: { who: 'opponents' },
  amount: { q: 'handSize', of: { who: 'actor' } },
};
const computed: Rule = alt('a number', () => [
  lifeTotals,
  phrase(
    'the greatest number of {f} {p!} control~',
    {
      q: 'greatestAmong',
      players: '$p',
      amount: {
        q: 'count',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'actor' } }] } },
      },
    },
    { f: pluralFilter, p: () => anyPlayer },
    { agree: 'none' },
  ),
  phrase('the number of cards in the hand of the opponent with the most cards in hand', MOST_CARDS),
  phrase('{of} devotion to {c}', { q: 'devotion', colors: ['$c'], of: '$of' }, { of: possessive, c: color }),
  phrase('{of} devotion to that color', { q: 'devotion', colors: [{ ref: '?color' }], of: '$of' }, { of: possessive }),
  phrase(
    '{of} devotion to {c} and {d}',
    { q: 'devotion', colors: ['$c', '$d'], of: '$of' },
    { of: possessive, c: color, d: color },
  ),
  phrase('the number of {c}', '$c', { c: countedPlural }),
  marked(phrase('the total number of {c}', '$c', { c: countedPlural }), '$total', 'number'),
  phrase('{o} {s}', { q: 'stat', of: '$o', stat: '$s' }, { o: objectPossessive, s: stat }),
  phrase('{o} loyalty', { q: 'counters', on: '$o', counter: 'loyalty', $loyalty: true }, { o: objectPossessive }),
  phrase('the {s} of {o}', { q: 'stat', of: '$o', stat: '$s', $the: true }, { s: stat, o: definite }),
  phrase('{of} life total', { q: 'life', of: '$of' }, { of: possessive }),
  phrase('the amount of mana in {of} mana pool', { q: 'unspentMana', of: '$of' }, { of: possessive }),
  phrase(
    'the amount of unspent mana {p!} have~',
    { q: 'unspentMana', of: '$p', $unspent: true },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('{of} starting life total', { q: 'startingLife', of: '$of' }, { of: possessive }),
  phrase(
    'the greatest {s} among {k}',
    { q: 'greatest', of: { set: 'all', '...': '$k' }, stat: '$s' },
    { k: pluralKind, s: stat },
  ),
  phrase(
    'the greatest {s} among your commanders',
    { q: 'greatest', of: YOUR_COMMANDER, stat: '$s', $yours: true },
    { s: stat },
  ),
  phrase(
    'the greatest {s} of a commander you own <in play> or in the command zone',
    { q: 'greatest', of: { ...YOUR_COMMANDER, zone: ['battlefield', 'command'] }, stat: '$s', $yours: 'own' },
    { s: stat },
  ),
  phrase(
    'the total number of {c} counters among players',
    { q: 'playerCounters', counter: '$c', of: { who: 'all' }, $among: true },
    { c: counterKind },
  ),
  phrase(
    'the highest {s} among {k}',
    { q: 'greatest', of: { set: 'all', '...': '$k' }, stat: '$s', $h: true },
    { k: pluralKind, s: stat },
  ),
  phrase(
    'the total {s} of {k}',
    { q: 'stat', of: { set: 'all', '...': '$k' }, stat: '$s', $total: true },
    { k: pluralKind, s: stat },
  ),
  phrase(
    'the total {s} of {o}',
    { q: 'stat', of: '$o', stat: '$s', $total: 'those' },
    { s: stat, o: () => severalSpokenOf },
  ),
  ...(
    [
      ['the greatest {s} among {o}', { q: 'greatest' }],
      ['the highest {s} among {o}', { q: 'greatest', $h: true }],
    ] as const
  ).map(([words, node]) => phrase(words, { ...node, of: '$o', stat: '$s' }, { o: () => severalSpokenOf, s: stat })),
  phrase('the greatest number of cards a player discarded this way', {
    q: 'greatestAmong',
    players: { who: 'all' },
    amount: { q: 'that', $w: 'discarded' },
  }),
  phrase('the difference', { q: 'difference' }),
  phrase('that number', { q: 'that', $w: 'number' }),
  phrase('that damage', { q: 'that', $w: 'damage' }),
  phrase('the damage', { q: 'that', $w: 'the damage' }),
  phrase('the number of cards <he or she> drew this way', { q: 'that', $w: 'drew' }),
  phrase('the amount of mana <he or she> paid this way', { q: 'that', $w: 'mana paid' }),
  phrase('that amount', { q: 'that', $w: 'amount' }),
  phrase('the damage prevented this way', { q: 'that', $w: 'prevented' }),
  phrase('the excess damage dealt this way', { q: 'excess' }),
  phrase('that excess damage', { q: 'excess', $that: true }),
  phrase('the amount of excess damage dealt (to:this way|to that creature this way)', {
    q: 'excess',
    $that: 'amount',
    $to: '$to',
  }),
  phrase('the damage dealt this way', { q: 'that', $w: 'dealt this way' }),
  phrase('the damage dealt', { q: 'that', $w: 'dealt' }),
  phrase('the amount of damage dealt', { q: 'that', $w: 'amount dealt' }),
  phrase('the amount of damage it dealt to that player', { q: 'that', $w: 'amount dealt', $to: 'player' }),
  phrase('the total amount of mana paid this way', { q: 'that', $w: 'mana' }),
  phrase('the amount of {E} paid this way', { q: 'that', $w: 'energy' }),
  phrase('the life lost this way', { q: 'that', $w: 'lost' }),
  phrase('the amount of life lost this way', { q: 'that', $w: 'amount lost' }),
  phrase('the life paid as ~ <entered>', { q: 'ref', name: 'lifePaid' }, {}, { agree: 'none' }),
  phrase('the life paid as it <entered>', { q: 'ref', name: 'lifePaid', $it: true }, {}, { agree: 'none' }),
  phrase(
    'the amount of {S} spent to cast {o}',
    { q: 'manaFrom', from: SNOW, of: '$o', $amount: true },
    { o: definite },
  ),
  phrase('the amount of mana spent to cast {o}', { q: 'manaSpent', of: '$o' }, { o: definite }),
  phrase(
    'the [$total: total] [$amount: amount of] life {p} gained this turn',
    { q: 'history', event: { of: 'lifeGained', by: '$p' } },
    { p: whoHas },
    { agree: 'none' },
  ),
  phrase('the amount of life you gained', { q: 'that', $w: 'life gained' }),
  phrase(
    'the [$total: total] [$amount: amount of] life {p} lost this turn',
    { q: 'history', event: { of: 'lifeLost', by: '$p' } },
    { p: whoHas },
    { agree: 'none' },
  ),
  phrase(
    'the total [$amount: amount of] life lost by {p} this turn',
    { q: 'history', event: { of: 'lifeLost', by: '$p' }, $by: true },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('the damage already dealt to <him or her> this turn', {
    q: 'history',
    event: { of: 'damageTo', player: { who: 'they' } },
    $already: 'them',
  }),
  phrase('the amount of damage dealt to it this turn', {
    q: 'history',
    event: { of: 'damageTaken', what: { set: 'it' } },
    $already: 'amount',
  }),
  phrase('the damage already dealt to it this turn', {
    q: 'history',
    event: { of: 'damageTaken', what: { set: 'it' } },
    $already: 'it',
  }),
  phrase(
    'the damage [$already: already] dealt to {p} this turn',
    { q: 'history', event: { of: 'damageTo', player: '$p' } },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'the damage dealt to {p} so far this turn by {f}',
    { q: 'history', event: { of: 'damageTo', player: '$p', from: '$f' }, $far: true },
    { p: anyPlayer, f: pluralFilter },
    { agree: 'none' },
  ),
  phrase('the number of times it was kicked', { q: 'timesPaid', cost: 'kicker', $number: true }),
  phrase('the number of times ~ was kicked', { q: 'timesPaid', cost: 'kicker', $number: 'itself' }),
  phrase('the result', { q: 'ref', name: '?roll' }),
  phrase('the chosen number', { q: 'ref', name: 'chosenNumber' }),
  phrase('the value of X as you <cast> {o}', { q: 'xOf', of: '$o' }, { o: () => self }, { agree: 'none' }),
  phrase('the number', { q: 'ref', name: 'chosenNumber', $the: true }),
  phrase(
    'the number of times {p} descended this turn',
    { q: 'history', event: { of: 'descended', by: '$p' } },
    { p: anyPlayer },
  ),
]);

const twice: Rule = alt('twice', () => [phrase('twice {q}', { q: 'times', of: '$q', by: 2 }, { q: simple })]);

const combined: Rule<Quantity> = alt('a number', () => [
  simple,
  twice,
  phrase('three times {q}', { q: 'times', of: '$q', by: 3 }, { q: simple }),
  phrase('half {q}[, {r}]', { q: 'half', of: '$q', round: '$r' }, { q: simple, r: () => rounding }),
  phrase('{q} plus {n}', { q: 'add', of: ['$q', '$n'] }, { q: simple, n: plainDigits }),
  phrase('{n} plus {q}', { q: 'add', of: ['$n', '$q'] }, { q: simple, n: plainDigits }),
  phrase('{n} plus {q}', { q: 'add', of: ['$n', '$q'], $word: true }, { q: simple, n: () => numberWord }),
  phrase('{q} plus {n}', { q: 'add', of: ['$q', '$n'], $word: true }, { q: simple, n: () => numberWord }),
  phrase('{q} plus {r}', { q: 'add', of: ['$q', '$r'], $plus: true }, { q: computed, r: computed }),
  phrase('{q} or {r}, whichever is greater', { q: 'max', of: ['$q', '$r'] }, { q: computed, r: computed }),
  phrase('{n} plus {q}', { q: 'add', of: ['$n', '$q'], $twice: true }, { n: plainDigits, q: twice }),
  phrase(
    '{q} in excess of {r}',
    { q: 'max', of: [0, { q: 'subtract', from: '$q', of: '$r' }], $excess: true },
    { q: computed, r: computed },
  ),
  phrase(
    'the total number of {f} your opponents control plus the total number of {g} in their graveyards',
    {
      q: 'add',
      of: [
        { q: 'count', of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: OPPONENTS }] } } },
        { q: 'count', of: { set: 'all', where: '$g', zone: 'graveyard', of: OPPONENTS } },
      ],
      $their: true,
    },
    { f: pluralFilter, g: () => asking(() => cardFilter, 2) },
  ),
  phrase('{q} minus {r}', { q: 'subtract', from: '$q', of: '$r', $minus: true }, { q: computed, r: computed }),
  phrase('{q} minus {n}', { q: 'subtract', from: '$q', of: '$n' }, { q: simple, n: plainDigits }),
  phrase('{q} minus {n}', { q: 'subtract', from: '$q', of: '$n', $word: true }, { q: simple, n: () => numberWord }),
  phrase('{q} minus {n}', { q: 'subtract', from: '$q', of: '$n', $twice: true }, { q: twice, n: plainDigits }),
  phrase('{n} minus {q}', { q: 'subtract', from: '$n', of: '$q' }, { q: simple, n: plainDigits }),
]) as Rule<Quantity>;

/** "As you cast ~": what is announced, and no more (`references/numbers.ts`). */
export const quantityAsCast: Rule<Quantity> = alt<Quantity>('a number as it is cast', () => [
  combined,
  marked(phrase<Quantity>('{q} as you <cast> ($n:~|this spell)', '$q', { q: combined }), '$cast', true),
  marked(
    marked(phrase<Quantity>('{q} as you <to activate> this ability', '$q', { q: combined }), '$cast', true),
    '$activated',
    true,
  ),
]);

/** A number after "equal to" or "where X is". */
export const quantity: Rule<Quantity> = combined;
