/** Conditions about how often something has happened this turn. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { castFrom } from '../nouns/cast-from.ts';
import { counterKind, number, plainDigits, rank } from '../nouns/numbers.ts';
import { cardInEvent } from '../nouns/filters.ts';
import { keywordName } from '../nouns/index.ts';
import { asking, definite, pluralFilter, singularFilter } from '../nouns/objects.ts';
import { possessive, youAlone } from '../nouns/players.ts';
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
    "you haven't <activated> a {k} ability this turn",
    compare({ q: 'history', event: { of: 'activationsBegun', by: YOU, keyword: '$k' } }, '=', 0),
    { k: keywordName },
  ),
  phrase('this ability has been activated {n} or more times this turn', times({ of: 'activations' }, '$n'), {
    n: number,
  }),
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
      phrase(
        `{p!} had another {f} ${enter} under ${own} control this turn`,
        { ...did(entered('$f'), '$p', 1, { set: 'it', $other: true }), ...$long },
        { p, f: singularFilter },
        { agree: 'none' },
      ),
    ),
    phrase(
      `a {f} ${came} under {p} control this turn`,
      { ...did(entered('$f'), '$p'), $entered: true, ...$long },
      { f: singularFilter, p: possessive },
    ),
    phrase(
      `another {f} ${came} under {p} control this turn`,
      { ...did(entered('$f'), '$p', 1, { set: 'self' }), $entered: true, ...$long },
      { f: singularFilter, p: possessive },
    ),
    phrase(
      `{n} or more {f} ${came} under {p} control this turn`,
      { ...did(entered('$f'), '$p', '$n'), $entered: true, ...$long },
      { n: number, f: pluralFilter, p: possessive },
    ),
  ]),
  ...ofPlayer(
    '{p!} sacrificed a {f} this turn',
    (p) => did(sacrificed('$f'), p),
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase(
    "you've sacrificed a {f} this turn",
    { ...did(sacrificed('$f')), $ve: true },
    {
      f: singularFilter,
    },
  ),
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
  phrase('{n} or more cards left your graveyard this turn', did(outOfGraveyard, YOU, '$n'), {
    n: number,
  }),
  phrase(
    'a {f} was put into {z} graveyard from anywhere this turn',
    did({ on: 'move', what: '$f', to: 'graveyard', toOf: YOU }, '$z'),
    { f: oneCard, z: possessive },
    { agree: 'none' },
  ),
  phrase(
    'a {f} left {z} graveyard this turn',
    did({ on: 'move', what: '$f', from: 'graveyard', fromOf: YOU }, '$z'),
    { f: oneCard, z: possessive },
    { agree: 'none' },
  ),
  phrase('a {f} left the battlefield this turn', did(left('$f')), { f: singularFilter }),
  phrase(
    'a {f} left the battlefield under {p} control this turn',
    { ...did(leftTheirs('$f'), '$p'), $under: true },
    { f: singularFilter, p: possessive },
  ),
  phrase(
    'a {f} was put into {p} hand from the battlefield this turn',
    did({ on: 'move', what: '$f', from: 'battlefield', to: 'hand', toOf: YOU }, '$p'),
    { f: singularFilter, p: possessive },
  ),
  phrase(
    'a {f} was put into a graveyard <from play> this turn',
    { ...times({ of: 'died', where: '$f' }), $put: true },
    { f: singularFilter },
  ),
  phrase(
    '{n} or more {f} were put into graveyards from anywhere this turn',
    did({ on: 'move', what: '$f', to: 'graveyard' }, { who: 'all' }, '$n'),
    { n: number, f: pluralCards },
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
    'a {c} counter was (v:put|placed) on a {f} under {p} control this turn',
    {
      ...did({ on: 'counters', counter: '$c', what: { '&': ['$f', { is: 'controlledBy', player: YOU }] } }, '$p'),
      $v: '$v',
    },
    { c: counterKind, f: singularFilter, p: possessive },
  ),
]);

export const earlierThisTurn: Rule = alt('earlier this turn', () => [
  byEvents,
  phrase(
    "you didn't play a card from {z} this turn",
    {
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
    },
    { z: words('a zone', { exile: 'exile' }) },
  ),
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
  phrase('the Ring has tempted you {n} or more times this game', compare({ q: 'tempted', of: YOU }, '≥', '$n'), {
    n: number,
  }),
  phrase('you played a land this turn', times(PLAYED)),
  phrase("you've played a land this turn", { ...times(PLAYED), $ve: true }),
  phrase("you didn't play a land this turn", compare({ q: 'history', event: PLAYED }, '=', 0)),
  phrase('no creatures attacked this turn', compare({ q: 'history', event: ANYBODYS_ATTACKERS }, '=', 0)),
  phrase(
    '{n} or more {f} died this turn',
    { ...times({ of: 'died', where: '$f' }, '$n'), $died: true },
    { n: number, f: pluralFilter },
  ),
  phrase(
    'a {f} you controlled left the battlefield this turn',
    { ...did(leftTheirs('$f')), $past: true },
    { f: singularFilter },
  ),
  phrase('you descended this turn', times({ of: 'descended', by: YOU })),
  phrase('a {f} died this turn', times({ of: 'died', where: '$f' }), { f: singularFilter }),
  ...ofPlayer(
    '{p!} have~ drawn {n} or more cards this turn',
    (p) => ({ ...compare({ q: 'history', event: { of: 'cardsDrawn', by: p } }, '≥', '$n'), $drew: 'has' }),
    { n: number },
  ),
  phrase('you attacked this turn', { ...times({ of: 'attackers', by: YOU }), $bare: true }),
  phrase("you've drawn {n} or more cards this turn", times({ of: 'cardsDrawn', by: YOU }, '$n'), { n: number }),
  phrase("you've drawn more than one card this turn", { ...times({ of: 'cardsDrawn', by: YOU }, 2), $more: true }),
  phrase(
    'a {f} died under {p} control this turn',
    { ...times({ of: 'died', where: { '&': ['$f', { is: 'controlledBy', player: '$p' }] } }), $under: true },
    { f: singularFilter, p: possessive },
  ),
  phrase('no creatures died this turn', compare({ q: 'history', event: DIED }, '=', 0)),
  phrase("you didn't attack with a creature this turn", compare({ q: 'history', event: ATTACKED }, '=', 0)),
  phrase(
    "you haven't cast a {f} from {z} this turn",
    compare({ q: 'history', event: { of: 'spellsCast', by: YOU, where: { '&': ['$f', '$z'] } } }, '=', 0),
    { f: singularFilter, z: castFrom },
  ),
  phrase(
    '{n} or more damage was dealt to {o} this turn',
    compare({ q: 'history', event: { of: 'damageTaken', what: '$o' } }, '≥', '$n'),
    { n: plainDigits, o: definite },
  ),
  phrase(
    "you've controlled {o} continuously since the beginning of your most recent turn",
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'controlledSinceTurnBegan' } } },
    { o: definite },
  ),
  phrase('it attacked during your last turn', {
    if: 'matches',
    what: { set: 'self', $it: true },
    filter: { is: 'history', event: { did: 'attackedLastTurn' } },
  }),
  phrase(
    "{o!} attacked during its controller's last turn",
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attackedLastTurn' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{o!} had to attack this combat',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'hadToAttack' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{o!} came under your control this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'changedHands' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    "{o!} didn't attack or come under your control this turn",
    {
      if: 'not',
      of: {
        if: 'matches',
        what: '$o',
        filter: { is: 'or', of: ['attacked', 'changedHands'].map((did) => ({ is: 'history', event: { did } })) },
      },
    },
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{o!} <entered> this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'entered' } } },
    { o: definite },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} have~ cast a {f} this turn',
    (p) => ({ ...times({ of: 'spellsCast', by: p, where: '$f' }), $has: true }),
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase("you've cast a {f} this turn", times({ of: 'spellsCast', by: YOU, where: '$f' }), { f: singularFilter }),
  phrase(
    "you've cast both a {f} and a {g} this turn",
    {
      if: 'and',
      of: ['$f', '$g'].map((where) => times({ of: 'spellsCast', by: YOU, where })),
      $cast: 'both',
    },
    { f: singularFilter, g: singularFilter },
  ),
  phrase(
    "you've cast another {f} this turn",
    { ...times({ of: 'spellsCast', by: YOU, where: { '&': [{ is: 'other' }, '$f'] } }), $another: true },
    { f: singularFilter },
  ),
  phrase('you attacked with a creature this turn', times({ of: 'attackers', by: YOU })),
  phrase(
    'you attacked with a {f} this turn',
    did({ on: 'attacks', what: { '&': ['$f', { is: 'controlledBy', player: YOU }] } }),
    { f: notAnyCreature },
  ),
  phrase(
    "you've put one or more {c} counters on {o} this turn",
    {
      if: 'matches',
      what: '$o',
      filter: {
        is: 'history',
        event: { did: 'underwent', event: { on: 'counters', counter: '$c', what: { is: 'any' }, by: YOU } },
      },
      $put: true,
    },
    { c: counterKind, o: definite },
  ),
  phrase('you attacked with {n} or more creatures this turn', times({ of: 'attackers', by: YOU }, '$n'), { n: number }),
  phrase(
    'this is the {n} or {m} time this ability has resolved this turn',
    {
      if: 'or',
      of: ['$n', '$m'].map((n) => compare({ q: 'history', event: { of: 'resolutions' } }, '=', n)),
      $time: true,
    },
    { n: rank, m: rank },
  ),
  phrase(
    "it's the {n} time",
    { ...compare({ q: 'history', event: { of: 'resolutions' } }, '=', '$n'), $time: 'it' },
    { n: rank },
  ),
  phrase(
    'this is the {n} time this ability has resolved this turn',
    compare({ q: 'history', event: { of: 'resolutions' } }, '=', '$n'),
    { n: rank },
  ),
]);
