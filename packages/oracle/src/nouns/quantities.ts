/** Computed numbers: `the number of …`, `its power`, `for each …`. 2006: 104.2 · 2009, 2011, 2026: 107 */
import type { PlayerSet, Quantity } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, marked, phrasesOf } from '../grammar/index.ts';
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
import { singularFilter, pluralCardFilter } from './objects.ts';

const phrase = phrasesOf(() => ({
  anyPlayer,
  basicLandType,
  castFrom,
  choice,
  color,
  combined,
  computed,
  convokedFor,
  countedPlural,
  countedSingular,
  counterKind,
  definite,
  digits,
  done,
  number,
  numberWord,
  objectPossessive,
  plainDigits,
  pluralAnyPlayer: asking(() => anyPlayer, 2),
  pluralCardFilter,
  pluralFilter,
  pluralKind,
  pluralThisWay: asking(() => thisWay, 2),
  pluralWhatSomebodyDoes: inNumber(whatSomebodyDoes, 2),
  possessive,
  rounding,
  self,
  severalSpokenOf,
  simple,
  singularFilter,
  singularKind,
  singularWhatSomebodyDoes: inNumber(whatSomebodyDoes, 1),
  stat,
  stats,
  twice,
  whoHas,
}));

const OPPONENTS = { who: 'opponents' };
const TYPES = ['artifact', 'creature', 'enchantment', 'land'] as const;
/** {S} is mana from a snow source (2026: 107.4h). */
const SNOW = { is: 'supertype', supertype: 'snow' };
const DEVOURED = { q: 'count', of: { set: 'devoured' } };

/** The number of things that "the number of" or "for each" counts, in one grammatical number. */
function counted(kind: () => Rule, s: '' | '#'): readonly Rule[] {
  const withKind = phrase.with({ kind });
  const said = asking(() => filter, s === '#' ? 2 : 1);
  const withSaid = phrase.with({ said });
  return [
    withKind('{k:kind}', { q: 'count', of: { set: 'all', '...': '$k' } }),
    phrase.with({ f: asking(() => cardFilter, s === '#' ? 2 : 1) })('{f} you own in exile and in your graveyard', {
      q: 'count',
      of: {
        set: 'all',
        where: { '&': ['$f', { is: 'ownedBy', player: { who: 'you' } }] },
        zone: ['exile', 'graveyard'],
      },
    }),
    phrase.with({ t: asking(() => thisWay, s === '#' ? 2 : 1) })('{t#}', { q: 'count', of: '$t' }, { agree: 'none' }),
    phrase(
      `card${s === '#' ? 's' : ''} <exiled> from <his or her> hand this way`,
      { q: 'count', of: { set: 'thisWay', noun: { is: 'zone', zone: 'hand' }, did: 'exile', $from: 'hand' } },
      { agree: 'none' },
    ),
    withSaid(
      '{k:said} <he or she> controlled [$that: that were] put into a graveyard this way',
      {
        q: 'count',
        of: {
          set: 'where',
          of: { set: 'thisWay', noun: '$k', did: 'graveyard' },
          filter: { is: 'controlledBy', player: { who: 'they' } },
          $put: true,
        },
      },
      { agree: 'none' },
    ),
    withSaid(
      `{k:said} that died under {p:possessive} control this turn`,
      { q: 'history', event: { of: 'died', where: { '&': ['$k', { is: 'controlledBy', player: '$p' }] } } },
      { agree: 'none' },
    ),
    withSaid('{k:said} you controlled that died this turn', {
      q: 'history',
      event: { of: 'died', where: { '&': ['$k', { is: 'controlledBy', player: { who: 'you' } }] } },
      $controlled: true,
    }),
    withSaid(`{k:said} you controlled that ${s === '#' ? 'were' : 'was'} {did:done} this way`, {
      q: 'count',
      of: {
        set: 'where',
        of: { set: 'thisWay', noun: '$k', did: '$did' },
        filter: { is: 'controlledBy', player: { who: 'you' } },
        $controlled: true,
      },
    }),
    withSaid(`{k:said} that died this turn`, { q: 'history', event: { of: 'died', where: '$k' } }),
    withSaid('{k:said} put into {p:possessive} graveyard <from play> this turn', {
      q: 'history',
      event: { of: 'died', where: { '&': ['$k', { is: 'ownedBy', player: '$p' }] } },
      $put: true,
    }),
    phrase(
      `card${s === '#' ? 's' : ''} that ${s === '#' ? 'were' : 'was'} put into your graveyard from your hand or library this turn`,
      happened({ on: 'move', what: CARD, from: ['hand', 'library'], to: 'graveyard', toOf: { who: 'you' } }),
    ),
    phrase(
      `{c:counterKind} counter${s === '#' ? 's' : ''} you've put on {f:pluralFilter} under your control this turn`,
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
      { agree: 'none' },
    ),
    withSaid('{f:said} {p:whoHas} sacrificed this turn', happened(sacrificed('$f'), '$p'), { agree: 'none' }),
    phrase(`card${s === '#' ? 's' : ''} {p:whoHas} discarded this turn`, happened(discarded(CARD), '$p'), {
      agree: 'none',
    }),
    phrase(
      `card${s === '#' ? 's' : ''} {p:whoHas} (v:drawn|drew) this turn`,
      { q: 'history', event: { of: 'cardsDrawn', by: '$p' }, $v: '$v' },
      { agree: 'none' },
    ),
    phrase(`token${s === '#' ? 's' : ''} {p:whoHas} created this turn`, happened(created, '$p'), { agree: 'none' }),
    ...TYPES.map((type) =>
      phrase(
        `untapped ${type}${s === '#' ? 's' : ''} {p:whoHas} controlled at the beginning of this turn`,
        { q: 'history', event: { of: 'untappedAsTurnBegan', by: '$p', type } },
        { agree: 'none' },
      ),
    ),
    withSaid('other {f:said} cast this turn', {
      q: 'history',
      event: { of: 'spellsCast', by: { who: 'all' }, where: { '&': [{ is: 'other' }, '$f'] } },
    }),
    withSaid(
      '{f:said} {p:whoHas} cast before it this turn',
      { q: 'history', event: { of: 'spellsCastBefore', what: { set: 'it' }, by: '$p', where: '$f' } },
      { agree: 'none' },
    ),
    withSaid('{f:said} cast before it this turn', {
      q: 'history',
      event: { of: 'spellsCastBefore', what: { set: 'it' }, where: '$f' },
    }),
    withSaid(
      '{f:said} {p:whoHas} cast this turn',
      { q: 'history', event: { of: 'spellsCast', by: '$p', where: '$f' } },
      { agree: 'none' },
    ),
    withSaid(
      '{f:said} {p:whoHas} cast from {z:castFrom} this turn',
      { q: 'history', event: { of: 'spellsCast', by: '$p', where: { '&': ['$f', '$z'] } }, $from: true },
      { agree: 'none' },
    ),
    withSaid(
      '{f:said} that left the battlefield under {p:possessive} control this turn',
      happened(leftTheirs('$f'), '$p'),
      { agree: 'none' },
    ),
    withSaid(
      `{f:said} that ${s === '#' ? 'were' : 'was'} put into ($g:a graveyard|graveyards) <from play> this turn`,
      { q: 'history', event: { of: 'died', where: '$f' }, $put: '$g' },
      { agree: 'none' },
    ),
    phrase(`{c:counterKind} counter${s === '#' ? 's' : ''} on {o:definite}`, {
      q: 'counters',
      counter: '$c',
      on: '$o',
    }),
    phrase(`creature${s === '#' ? 's' : ''} that convoked {s:convokedFor}`, {
      q: 'count',
      of: { set: 'convoked', $for: '$s' },
    }),
    ...(['{c:counterKind} ', ''] as const).map((c) =>
      phrase(`${c}counter${s === '#' ? 's' : ''} among {k:pluralKind}`, {
        q: 'counters',
        counter: c === '' ? 'any' : '$c',
        on: { set: 'all', '...': '$k' },
        $among: true,
      }),
    ),
    phrase(`{c:counterKind} counter${s === '#' ? 's' : ''} removed this way`, { q: 'removed', counter: '$c' }),
    phrase(`counter${s === '#' ? 's' : ''} removed this way`, { q: 'removed', counter: 'any' }),
    phrase(`{c:color} mana symbol${s === '#' ? 's' : ''} in the mana costs of {k:pluralKind}`, {
      q: 'manaSymbols',
      color: '$c',
      of: { set: 'all', '...': '$k' },
    }),
    ...(['', 's', 'of'] as const).map(($costs) =>
      phrase.with({ o: $costs === 'of' ? definite : objectPossessive })(
        `{c:color} mana symbol${s === '#' ? 's' : ''} in ${$costs === 'of' ? 'the mana costs of {o}' : `{o} mana cost${$costs}`}`,
        { q: 'manaSymbols', color: '$c', of: '$o', ...($costs && { $costs }) },
      ),
    ),
    phrase(
      `{c:counterKind} counter${s === '#' ? 's' : ''} {p!:anyPlayer} have~`,
      { q: 'playerCounters', counter: '$c', of: '$p' },
      { agree: 'none' },
    ),
    phrase(`counter${s === '#' ? 's' : ''} on {o:definite}`, { q: 'counters', counter: 'any', on: '$o' }),
    ...(s === '#'
      ? [
          withKind('card types among {k:kind}', { q: 'typesAmong', of: { set: 'all', '...': '$k' } }),
          withKind('basic land types among {k:kind}', { q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }),
          withKind('different {s:stats} among {k:kind}', {
            q: 'valuesAmong',
            stat: '$s',
            of: { set: 'all', '...': '$k' },
          }),
          withKind('colors among {k:kind}', { q: 'colorsAmong', of: { set: 'all', '...': '$k' } }),
          phrase('colors {o:definite} was', { q: 'colorsAmong', of: '$o', $was: true }, { agree: 'none' }),
          phrase('colors of mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent', colors: true }),
          phrase("times it's been cast from the command zone this game", {
            q: 'commanderCasts',
            of: { set: 'that', noun: { is: 'commander' }, $it: true },
          }),
          phrase('creatures it devoured', DEVOURED),
          phrase('{f:pluralFilter} it devoured', {
            q: 'count',
            of: { set: 'where', of: { set: 'devoured' }, filter: '$f' },
          }),
          phrase('creatures in {p:possessive} party', { q: 'party', of: '$p' }),
        ]
      : [
          withSaid(
            'mana from a {f:said} spent to cast {o:definite}',
            { q: 'manaFrom', from: '$f', of: '$o' },
            { agree: 'none' },
          ),
          phrase('{S} spent to cast {o:definite}', { q: 'manaFrom', from: SNOW, of: '$o' }, { agree: 'none' }),
          ...['your', 'a'].map(($whose, i) =>
            phrase(`time you've cast ${$whose} commander from the command zone this game`, {
              q: 'castsOfCommanders',
              of: { who: 'you' },
              ...(i > 0 && { $whose }),
            }),
          ),
          phrase('basic land type among {k:pluralKind}', { q: 'basicLandTypesAmong', of: { set: 'all', '...': '$k' } }),
          phrase('different {s:stat} among {k:pluralKind}', {
            q: 'valuesAmong',
            stat: '$s',
            of: { set: 'all', '...': '$k' },
          }),
          phrase('card type among {k:pluralKind}', { q: 'typesAmong', of: { set: 'all', '...': '$k' } }),
          phrase('card type among {t:pluralThisWay}', { q: 'typesAmong', of: '$t' }),
          phrase('color among {k:pluralKind}', { q: 'colorsAmong', of: { set: 'all', '...': '$k' } }),
          phrase('color of mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent', colors: true }),
          phrase('mana spent to cast ($o:it|this spell|~)', { q: 'manaSpent' }),
          phrase('{w:choice} vote', { q: 'votes', word: '$w' }),
          phrase('flip you <win>', { q: 'ref', name: 'flipsWon' }),
          phrase('creature it devoured', DEVOURED),
          phrase('creature in {p:possessive} party', { q: 'party', of: '$p' }),
          phrase('card fewer than {n:number} in {p:possessive} hand', {
            q: 'subtract',
            from: '$n',
            of: { q: 'handSize', of: '$p' },
          }),
          phrase('{k:singularKind} beyond the first', {
            q: 'max',
            of: [0, { q: 'subtract', from: { q: 'count', of: { set: 'all', '...': '$k' } }, of: 1 }],
          }),
          phrase('{s:basicLandType} and {c:color} card in it', {
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
          }),
          phrase('sacrificed {f:singularFilter}', {
            q: 'count',
            of: { set: 'that', noun: '$f', how: 'sacrificed', $n: 'plural' },
            $each: 'sacrificed',
          }),
          phrase('of {o:definite}', { q: 'count', of: '$o', $of: true }),
          phrase('of {o:objectPossessive} colors', { q: 'colorsAmong', of: '$o', $of: true }),
          phrase('1 damage prevented this way', { q: 'that', $w: 'prevented', $each: 'damage' }),
          phrase('1 life {p!:anyPlayer} gained', { q: 'that', $w: 'life gained', $whose: '$p' }, { agree: 'none' }),
          phrase('1 life {p!:anyPlayer} lost', { q: 'that', $w: 'life lost', $whose: '$p' }, { agree: 'none' }),
          phrase(
            '1 life {p:whoHas} lost this turn',
            { q: 'history', event: { of: 'lifeLost', by: '$p' }, $each: true },
            { agree: 'none' },
          ),
          phrase(
            '1 damage dealt to {p:anyPlayer} this turn',
            { q: 'history', event: { of: 'damageTo', player: '$p' }, $each: true },
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
      phrase(`${$of} with {n:number} or more cards in hand`, { ...so(MANY_CARDS), $of }),
      ...($of === 'your opponents'
        ? []
        : [
            phrase(`${$of} who {r:pluralWhatSomebodyDoes}`, so('$r')),
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
  phrase('opponent who {r:singularWhatSomebodyDoes}', {
    q: 'countPlayers',
    of: { who: 'where', of: { who: 'opponents' }, condition: '$r' },
  }),
  phrase('opponent', { q: 'countPlayers', of: { who: 'opponents' } }),
  phrase('{E} paid this way', { q: 'that', $w: 'energy' }),
]);

/** After "for each": `creature you control` · `card in your hand` · `fuse counter on it`. */
export const each: Rule<Quantity> = alt<Quantity>('what is counted', () => [
  countedSingular as Rule<Quantity>,
  phrase<Quantity>(
    '{a:countedSingular} and each {b:countedSingular}',
    { q: 'add', of: ['$a', '$b'], $each: true },
    { agree: 'none' },
  ),
]);

const simple: Rule = alt('a number', () => [computed, phrase('{n:digits}', '$n')]);

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
      `the ${$most} life total among {p:pluralAnyPlayer}`,
      { q, players: '$p', amount: { q: 'life', of: { who: 'actor' } }, $most },
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
    'the greatest number of {f:pluralFilter} {p!:anyPlayer} control~',
    {
      q: 'greatestAmong',
      players: '$p',
      amount: {
        q: 'count',
        of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'actor' } }] } },
      },
    },
    { agree: 'none' },
  ),
  phrase('the number of cards in the hand of the opponent with the most cards in hand', MOST_CARDS),
  phrase('{of:possessive} devotion to {c:color}', { q: 'devotion', colors: ['$c'], of: '$of' }),
  phrase('{of:possessive} devotion to that color', { q: 'devotion', colors: [{ ref: '?color' }], of: '$of' }),
  phrase('{of:possessive} devotion to {c:color} and {d:color}', { q: 'devotion', colors: ['$c', '$d'], of: '$of' }),
  phrase('the number of {c:countedPlural}', '$c'),
  marked(phrase('the total number of {c:countedPlural}', '$c'), '$total', 'number'),
  phrase('{o:objectPossessive} {s:stat}', { q: 'stat', of: '$o', stat: '$s' }),
  phrase('{o:objectPossessive} loyalty', { q: 'counters', on: '$o', counter: 'loyalty', $loyalty: true }),
  phrase('the {s:stat} of {o:definite}', { q: 'stat', of: '$o', stat: '$s', $the: true }),
  phrase('{of:possessive} life total', { q: 'life', of: '$of' }),
  phrase('the amount of mana in {of:possessive} mana pool', { q: 'unspentMana', of: '$of' }),
  phrase(
    'the amount of unspent mana {p!:anyPlayer} have~',
    { q: 'unspentMana', of: '$p', $unspent: true },
    { agree: 'none' },
  ),
  phrase('{of:possessive} starting life total', { q: 'startingLife', of: '$of' }),
  phrase('the greatest {s:stat} among {k:pluralKind}', { q: 'greatest', of: { set: 'all', '...': '$k' }, stat: '$s' }),
  phrase('the greatest {s:stat} among your commanders', {
    q: 'greatest',
    of: YOUR_COMMANDER,
    stat: '$s',
    $yours: true,
  }),
  phrase('the greatest {s:stat} of a commander you own <in play> or in the command zone', {
    q: 'greatest',
    of: { ...YOUR_COMMANDER, zone: ['battlefield', 'command'] },
    stat: '$s',
    $yours: 'own',
  }),
  phrase('the total number of {c:counterKind} counters among players', {
    q: 'playerCounters',
    counter: '$c',
    of: { who: 'all' },
    $among: true,
  }),
  phrase('the highest {s:stat} among {k:pluralKind}', {
    q: 'greatest',
    of: { set: 'all', '...': '$k' },
    stat: '$s',
    $h: true,
  }),
  phrase('the total {s:stat} of {k:pluralKind}', {
    q: 'stat',
    of: { set: 'all', '...': '$k' },
    stat: '$s',
    $total: true,
  }),
  phrase('the total {s:stat} of {o:severalSpokenOf}', { q: 'stat', of: '$o', stat: '$s', $total: 'those' }),
  ...(
    [
      ['the greatest {s:stat} among {o:severalSpokenOf}', { q: 'greatest' }],
      ['the highest {s:stat} among {o:severalSpokenOf}', { q: 'greatest', $h: true }],
    ] as const
  ).map(([words, node]) => phrase(words, { ...node, of: '$o', stat: '$s' })),
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
  phrase('the life paid as ~ <entered>', { q: 'ref', name: 'lifePaid' }, { agree: 'none' }),
  phrase('the life paid as it <entered>', { q: 'ref', name: 'lifePaid', $it: true }, { agree: 'none' }),
  phrase('the amount of {S} spent to cast {o:definite}', { q: 'manaFrom', from: SNOW, of: '$o', $amount: true }),
  phrase('the amount of mana spent to cast {o:definite}', { q: 'manaSpent', of: '$o' }),
  phrase(
    'the [$total: total] [$amount: amount of] life {p:whoHas} gained this turn',
    { q: 'history', event: { of: 'lifeGained', by: '$p' } },
    { agree: 'none' },
  ),
  phrase('the amount of life you gained', { q: 'that', $w: 'life gained' }),
  phrase(
    'the [$total: total] [$amount: amount of] life {p:whoHas} lost this turn',
    { q: 'history', event: { of: 'lifeLost', by: '$p' } },
    { agree: 'none' },
  ),
  phrase(
    'the total [$amount: amount of] life lost by {p:anyPlayer} this turn',
    { q: 'history', event: { of: 'lifeLost', by: '$p' }, $by: true },
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
    'the damage [$already: already] dealt to {p:anyPlayer} this turn',
    { q: 'history', event: { of: 'damageTo', player: '$p' } },
    { agree: 'none' },
  ),
  phrase(
    'the damage dealt to {p:anyPlayer} so far this turn by {f:pluralFilter}',
    { q: 'history', event: { of: 'damageTo', player: '$p', from: '$f' }, $far: true },
    { agree: 'none' },
  ),
  phrase('the number of times it was kicked', { q: 'timesPaid', cost: 'kicker', $number: true }),
  phrase('the number of times ~ was kicked', { q: 'timesPaid', cost: 'kicker', $number: 'itself' }),
  phrase('the result', { q: 'ref', name: '?roll' }),
  phrase('the chosen number', { q: 'ref', name: 'chosenNumber' }),
  phrase('the value of X as you <cast> {o:self}', { q: 'xOf', of: '$o' }, { agree: 'none' }),
  phrase('the number', { q: 'ref', name: 'chosenNumber', $the: true }),
  phrase('the number of times {p:anyPlayer} descended this turn', {
    q: 'history',
    event: { of: 'descended', by: '$p' },
  }),
]);

const twice: Rule = alt('twice', () => [phrase('twice {q:simple}', { q: 'times', of: '$q', by: 2 })]);

const combined: Rule<Quantity> = alt('a number', () => [
  simple,
  twice,
  phrase('three times {q:simple}', { q: 'times', of: '$q', by: 3 }),
  phrase('half {q:simple}[, {r:rounding}]', { q: 'half', of: '$q', round: '$r' }),
  phrase('{q:simple} plus {n:plainDigits}', { q: 'add', of: ['$q', '$n'] }),
  phrase('{n:plainDigits} plus {q:simple}', { q: 'add', of: ['$n', '$q'] }),
  phrase('{n:numberWord} plus {q:simple}', { q: 'add', of: ['$n', '$q'], $word: true }),
  phrase('{q:simple} plus {n:numberWord}', { q: 'add', of: ['$q', '$n'], $word: true }),
  phrase('{q:computed} plus {r:computed}', { q: 'add', of: ['$q', '$r'], $plus: true }),
  phrase('{q:computed} or {r:computed}, whichever is greater', { q: 'max', of: ['$q', '$r'] }),
  phrase('{n:plainDigits} plus {q:twice}', { q: 'add', of: ['$n', '$q'], $twice: true }),
  phrase('{q:computed} in excess of {r:computed}', {
    q: 'max',
    of: [0, { q: 'subtract', from: '$q', of: '$r' }],
    $excess: true,
  }),
  phrase(
    'the total number of {f:pluralFilter} your opponents control plus the total number of {g:pluralCardFilter} in their graveyards',
    {
      q: 'add',
      of: [
        { q: 'count', of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: OPPONENTS }] } } },
        { q: 'count', of: { set: 'all', where: '$g', zone: 'graveyard', of: OPPONENTS } },
      ],
      $their: true,
    },
  ),
  phrase('{q:computed} minus {r:computed}', { q: 'subtract', from: '$q', of: '$r', $minus: true }),
  phrase('{q:simple} minus {n:plainDigits}', { q: 'subtract', from: '$q', of: '$n' }),
  phrase('{q:simple} minus {n:numberWord}', { q: 'subtract', from: '$q', of: '$n', $word: true }),
  phrase('{q:twice} minus {n:plainDigits}', { q: 'subtract', from: '$q', of: '$n', $twice: true }),
  phrase('{n:plainDigits} minus {q:simple}', { q: 'subtract', from: '$n', of: '$q' }),
]) as Rule<Quantity>;

/** "As you cast ~": what is announced, and no more (`references/numbers.ts`). */
export const quantityAsCast: Rule<Quantity> = alt<Quantity>('a number as it is cast', () => [
  combined,
  marked(phrase<Quantity>('{q:combined} as you <cast> ($n:~|this spell)', '$q'), '$cast', true),
  marked(
    marked(phrase<Quantity>('{q:combined} as you <to activate> this ability', '$q'), '$cast', true),
    '$activated',
    true,
  ),
]);

/** A number after "equal to" or "where X is". */
export const quantity: Rule<Quantity> = combined;
