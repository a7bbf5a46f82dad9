/** Conditions about how often something has happened this turn. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { cardInEvent } from '../nouns/filters.ts';
import { asking, pluralFilter, singularFilter } from '../nouns/objects.ts';
import { youAlone } from '../nouns/players.ts';
import {
  CARD,
  entered,
  happened,
  intoGraveyard,
  left,
  leftTheirs,
  outOfGraveyard,
  sacrificed,
  searched,
} from '../nouns/turn-events.ts';
import { compare } from './compare.ts';
import { definiteOther, ofPlayer, ofPlayersOwn } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({
  exileZone: words('a zone', { exile: 'exile' }),
  notAnyCreature,
  oneCard,
  pluralCards,
}));

const YOU = { who: 'you' };
/** Whose a thing is said to be, and of whom that is said. */
const OWNERS = [
  ['your', youAlone],
  ['<his or her>', definiteOther],
] as const;
const times = (event: object, least: unknown = 1) => compare({ q: 'history', event }, '≥', least);
/** It happened to those players this turn, so often at least. */
const did = (event: object, by: unknown = YOU, least: unknown = 1, except?: object) =>
  compare(happened(event, by, except), '≥', least);

const crime = { on: 'action', action: 'crime', who: YOU };

const DIED = { of: 'died', where: { is: 'type', type: 'creature' } };
const ATTACKED = { of: 'attackers', by: YOU };

const PLAYED = { of: 'landsPlayed', by: YOU };
const ANYBODYS_ATTACKERS = { of: 'attackers', by: { who: 'all' } };

/** The newest wording leaves the battlefield out, or names it. */
const ENTERING = [
  ['<to enter>', '<entered>', {}],
  ['enter the battlefield', 'entered the battlefield', { $long: true }],
] as const;

/** `Vampire`: attackers are creatures, of whom that alone says nothing. */
const notAnyCreature: Rule = kept<Filter>(singularFilter, (f) =>
  f?.is === 'type' && f.type === 'creature' ? undefined : f,
);

const theirs = { is: 'controlledBy', player: YOU };
const pluralCards: Rule = asking(() => cardInEvent, 2);
const oneCard: Rule = asking(() => cardInEvent, 1);

/** What is asked of a player through the events of the turn. */
const byEvents: Rule = alt('earlier this turn', () => [
  phrase(
    "you haven't <activated> a {k:keywordName} ability this turn",
    compare({ q: 'history', event: { of: 'activationsBegun', by: YOU, keyword: '$k' } }, '=', 0),
  ),
  phrase('this ability has been activated {n:number} or more times this turn', times({ of: 'activations' }, '$n')),
  ...ENTERING.flatMap(([enter, came, $long]) => [
    ...ofPlayersOwn(
      (own) => `{p!} had a {f} ${enter} under ${own} control this turn`,
      (p) => ({ ...did(entered('$f'), p), ...$long }),
      { f: singularFilter },
      { agree: 'none' },
    ),
    ...ofPlayersOwn(
      (own) => `{p!} had {n} or more {f} ${enter} under ${own} control this turn`,
      (p) => ({ ...did(entered('$f'), p, '$n'), ...$long }),
      { n: number, f: pluralFilter },
      { agree: 'none' },
    ),
    ...OWNERS.map(([own, p]) =>
      phrase.with({ p })(
        `{p!} had another {f:singularFilter} ${enter} under ${own} control this turn`,
        { ...did(entered('$f'), '$p', 1, { set: 'it', $other: true }), ...$long },
        { agree: 'none' },
      ),
    ),
    phrase(`a {f:singularFilter} ${came} under {p:possessive} control this turn`, {
      ...did(entered('$f'), '$p'),
      $entered: true,
      ...$long,
    }),
    phrase(`another {f:singularFilter} ${came} under {p:possessive} control this turn`, {
      ...did(entered('$f'), '$p', 1, { set: 'self' }),
      $entered: true,
      ...$long,
    }),
    phrase(`{n:number} or more {f:pluralFilter} ${came} under {p:possessive} control this turn`, {
      ...did(entered('$f'), '$p', '$n'),
      $entered: true,
      ...$long,
    }),
  ]),
  ...ofPlayer(
    '{p!} sacrificed a {f} this turn',
    (p) => did(sacrificed('$f'), p),
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase("you've sacrificed a {f:singularFilter} this turn", { ...did(sacrificed('$f')), $ve: true }),
  ...ofPlayer(
    '{p!} sacrificed one or more {f} this turn',
    (p) => ({ ...did(sacrificed('$f'), p), $more: true }),
    { f: pluralFilter },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} sacrificed {n} or more {f} this turn',
    (p) => did(sacrificed('$f'), p, '$n'),
    { n: number, f: pluralFilter },
    { agree: 'none' },
  ),
  ...ofPlayersOwn(
    (own) => `{p!} searched ${own} library this turn`,
    (p) => did(searched, p),
    {},
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} drew {n} or more cards this turn',
    (p) => ({ ...compare({ q: 'history', event: { of: 'cardsDrawn', by: p } }, '≥', '$n'), $drew: true }),
    { n: number },
    { agree: 'none' },
  ),
  ...ofPlayersOwn(
    (own) => `{p!} had {n} or more cards put into ${own} graveyard from anywhere this turn`,
    (p) => did(intoGraveyard, p, '$n'),
    { n: number },
    { agree: 'none' },
  ),
  phrase('{n:number} or more cards left your graveyard this turn', did(outOfGraveyard, YOU, '$n')),
  phrase(
    'a {f:oneCard} was put into {z:possessive} graveyard from anywhere this turn',
    did({ on: 'move', what: '$f', to: 'graveyard', toOf: YOU }, '$z'),
    { agree: 'none' },
  ),
  phrase(
    'a {f:oneCard} left {z:possessive} graveyard this turn',
    did({ on: 'move', what: '$f', from: 'graveyard', fromOf: YOU }, '$z'),
    { agree: 'none' },
  ),
  phrase('a {f:singularFilter} left the battlefield this turn', did(left('$f'))),
  phrase('a {f:singularFilter} left the battlefield under {p:possessive} control this turn', {
    ...did(leftTheirs('$f'), '$p'),
    $under: true,
  }),
  phrase(
    'a {f:singularFilter} was put into {p:possessive} hand from the battlefield this turn',
    did({ on: 'move', what: '$f', from: 'battlefield', to: 'hand', toOf: YOU }, '$p'),
  ),
  phrase('a {f:singularFilter} was put into a graveyard <from play> this turn', {
    ...times({ of: 'died', where: '$f' }),
    $put: true,
  }),
  phrase(
    '{n:number} or more {f:pluralCards} were put into graveyards from anywhere this turn',
    did({ on: 'move', what: '$f', to: 'graveyard' }, { who: 'all' }, '$n'),
  ),
  ...ofPlayer(
    '{p!} cycled {n} or more cards this turn',
    (p) => did({ on: 'cycle', who: YOU, what: { is: 'any' } }, p, '$n'),
    { n: number },
    { agree: 'none' },
  ),
  phrase("you've committed a crime this turn", did(crime)),
  ...ofPlayer('{p!} committed a crime this turn', (p) => ({ ...did(crime, p), $past: true }), {}, { agree: 'none' }),
  phrase('a card was put into exile this turn', did({ on: 'move', what: CARD, to: 'exile' })),
  phrase(
    'a {c:counterKind} counter was (v:put|placed) on a {f:singularFilter} under {p:possessive} control this turn',
    {
      ...did({ on: 'counters', counter: '$c', what: { '&': ['$f', { is: 'controlledBy', player: YOU }] } }, '$p'),
      $v: '$v',
    },
  ),
]);

export const earlierThisTurn: Rule = alt('earlier this turn', () => [
  byEvents,
  phrase("you didn't play a card from {z:exileZone} this turn", {
    if: 'and',
    of: [
      compare(
        {
          q: 'history',
          event: { of: 'spellsCast', by: YOU, where: { is: 'and', of: [CARD, { is: 'castFrom', zone: '$z' }] } },
        },
        '=',
        0,
      ),
      compare(happened({ on: 'move', what: theirs, from: '$z', to: 'battlefield', cause: 'played' }), '=', 0),
    ],
    $play: true,
  }),
  ...ofPlayer(
    "{p!} didn't cast a {f} this turn",
    (p) => compare({ q: 'history', event: { of: 'spellsCast', by: p, where: '$f' } }, '=', 0),
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase(
    'a spell was warped this turn',
    times({ of: 'spellsCast', by: { who: 'all' }, where: { is: 'paid', cost: 'warp' } }),
  ),
  phrase("it wasn't the first land you played this turn", { ...times(PLAYED, 2), $first: true }),
  phrase('the Ring has tempted you {n:number} or more times this game', compare({ q: 'tempted', of: YOU }, '≥', '$n')),
  phrase('you played a land this turn', times(PLAYED)),
  phrase("you've played a land this turn", { ...times(PLAYED), $ve: true }),
  phrase("you didn't play a land this turn", compare({ q: 'history', event: PLAYED }, '=', 0)),
  phrase('no creatures attacked this turn', compare({ q: 'history', event: ANYBODYS_ATTACKERS }, '=', 0)),
  phrase('{n:number} or more {f:pluralFilter} died this turn', {
    ...times({ of: 'died', where: '$f' }, '$n'),
    $died: true,
  }),
  phrase('a {f:singularFilter} you controlled left the battlefield this turn', {
    ...did(leftTheirs('$f')),
    $past: true,
  }),
  phrase('you descended this turn', times({ of: 'descended', by: YOU })),
  phrase('a {f:singularFilter} died this turn', times({ of: 'died', where: '$f' })),
  ...ofPlayer(
    '{p!} have~ drawn {n} or more cards this turn',
    (p) => ({ ...compare({ q: 'history', event: { of: 'cardsDrawn', by: p } }, '≥', '$n'), $drew: 'has' }),
    { n: number },
  ),
  phrase('you attacked this turn', { ...times({ of: 'attackers', by: YOU }), $bare: true }),
  phrase("you've drawn {n:number} or more cards this turn", times({ of: 'cardsDrawn', by: YOU }, '$n')),
  phrase("you've drawn more than one card this turn", { ...times({ of: 'cardsDrawn', by: YOU }, 2), $more: true }),
  phrase('a {f:singularFilter} died under {p:possessive} control this turn', {
    ...times({ of: 'died', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } }),
    $under: true,
  }),
  phrase('no creatures died this turn', compare({ q: 'history', event: DIED }, '=', 0)),
  phrase("you didn't attack with a creature this turn", compare({ q: 'history', event: ATTACKED }, '=', 0)),
  phrase(
    "you haven't cast a {f:singularFilter} from {z:castFrom} this turn",
    compare({ q: 'history', event: { of: 'spellsCast', by: YOU, where: { '&': ['$f', '$z'] } } }, '=', 0),
  ),
  phrase(
    '{n:plainDigits} or more damage was dealt to {o:definite} this turn',
    compare({ q: 'history', event: { of: 'damageTaken', what: '$o' } }, '≥', '$n'),
  ),
  phrase("you've controlled {o:definite} continuously since the beginning of your most recent turn", {
    if: 'matches',
    what: '$o',
    filter: { is: 'history', event: { did: 'controlledSinceTurnBegan' } },
  }),
  phrase('it attacked during your last turn', {
    if: 'matches',
    what: { set: 'self', $it: true },
    filter: { is: 'history', event: { did: 'attackedLastTurn' } },
  }),
  phrase(
    "{o!:definite} attacked during its controller's last turn",
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attackedLastTurn' } } },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} had to attack this combat',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'hadToAttack' } } },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} came under your control this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'changedHands' } } },
    { agree: 'none' },
  ),
  phrase(
    "{o!:definite} didn't attack or come under your control this turn",
    {
      if: 'not',
      of: {
        if: 'matches',
        what: '$o',
        filter: { is: 'or', of: ['attacked', 'changedHands'].map((did) => ({ is: 'history', event: { did } })) },
      },
    },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} <entered> this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'entered' } } },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} have~ cast a {f} this turn',
    (p) => ({ ...times({ of: 'spellsCast', by: p, where: '$f' }), $has: true }),
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase("you've cast a {f:singularFilter} this turn", times({ of: 'spellsCast', by: YOU, where: '$f' })),
  phrase("you've cast both a {f:singularFilter} and a {g:singularFilter} this turn", {
    if: 'and',
    of: ['$f', '$g'].map((where) => times({ of: 'spellsCast', by: YOU, where })),
    $cast: 'both',
  }),
  phrase("you've cast another {f:singularFilter} this turn", {
    ...times({ of: 'spellsCast', by: YOU, where: { '&': [{ is: 'other' }, '$f'] } }),
    $another: true,
  }),
  phrase('you attacked with a creature this turn', times({ of: 'attackers', by: YOU })),
  phrase(
    'you attacked with a {f:notAnyCreature} this turn',
    did({ on: 'attacks', what: { '&': ['$f', { is: 'controlledBy', player: YOU }] } }),
  ),
  phrase("you've put one or more {c:counterKind} counters on {o:definite} this turn", {
    if: 'matches',
    what: '$o',
    filter: {
      is: 'history',
      event: { did: 'underwent', event: { on: 'counters', counter: '$c', what: { is: 'any' }, by: YOU } },
    },
    $put: true,
  }),
  phrase('you attacked with {n:number} or more creatures this turn', times({ of: 'attackers', by: YOU }, '$n')),
  phrase('this is the {n:rank} or {m:rank} time this ability has resolved this turn', {
    if: 'or',
    of: ['$n', '$m'].map((n) => compare({ q: 'history', event: { of: 'resolutions' } }, '=', n)),
    $time: true,
  }),
  phrase("it's the {n:rank} time", {
    ...compare({ q: 'history', event: { of: 'resolutions' } }, '=', '$n'),
    $time: 'it',
  }),
  phrase(
    'this is the {n:rank} time this ability has resolved this turn',
    compare({ q: 'history', event: { of: 'resolutions' } }, '=', '$n'),
  ),
]);
