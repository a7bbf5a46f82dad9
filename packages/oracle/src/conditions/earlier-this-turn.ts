/** Conditions about how often something has happened this turn. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number, rank } from '../nouns/numbers.ts';
import { definite, singularFilter } from '../nouns/objects.ts';
import { possessive } from '../nouns/players.ts';
import { compare } from './compare.ts';

const YOU = { who: 'you' };
const times = (event: object, least: unknown = 1) => compare({ q: 'history', event }, '≥', least);

const DIED = { of: 'died', where: { is: 'type', type: 'creature' } };
const ATTACKED = { of: 'attackers', by: YOU };

export const earlierThisTurn: Rule = alt('earlier this turn', () => [
  phrase('a permanent you controlled left the battlefield this turn', times({ of: 'left', by: YOU })),
  phrase('you had a land <to enter> under your control this turn', times({ of: 'landsEntered', by: YOU })),
  phrase('you descended this turn', times({ of: 'descended', by: YOU })),
  phrase('a creature died this turn', times({ of: 'died', where: { is: 'type', type: 'creature' } })),
  phrase('a permanent left the battlefield under your control this turn', {
    ...times({ of: 'left', by: YOU }),
    $under: true,
  }),
  phrase('you attacked this turn', { ...times({ of: 'attackers', by: YOU }), $bare: true }),
  phrase("you've drawn {n} or more cards this turn", times({ of: 'cardsDrawn', by: YOU }, '$n'), { n: number }),
  phrase(
    'a creature died under {p} control this turn',
    times({
      of: 'died',
      where: {
        is: 'and',
        of: [
          { is: 'type', type: 'creature' },
          { is: 'controlledBy', player: '$p' },
        ],
      },
    }),
    { p: possessive },
  ),
  phrase('no creatures died this turn', compare({ q: 'history', event: DIED }, '=', 0)),
  phrase("you didn't attack with a creature this turn", compare({ q: 'history', event: ATTACKED }, '=', 0)),
  phrase(
    "you haven't cast a {f} from your hand this turn",
    compare(
      { q: 'history', event: { of: 'spellsCast', by: YOU, where: { '&': ['$f', { is: 'castFrom', zone: 'hand' }] } } },
      '=',
      0,
    ),
    { f: singularFilter },
  ),
  phrase(
    '{o!} <entered> this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'entered' } } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase("you've cast a {f} this turn", times({ of: 'spellsCast', by: YOU, where: '$f' }), { f: singularFilter }),
  phrase(
    "you've cast another {f} this turn",
    { ...times({ of: 'spellsCast', by: YOU, where: { '&': [{ is: 'other' }, '$f'] } }), $another: true },
    { f: singularFilter },
  ),
  phrase('you attacked with a creature this turn', times({ of: 'attackers', by: YOU })),
  phrase('you attacked with {n} or more creatures this turn', times({ of: 'attackers', by: YOU }, '$n'), { n: number }),
  phrase(
    'this is the {n} time this ability has resolved this turn',
    compare({ q: 'history', event: { of: 'resolutions' } }, '=', '$n'),
    { n: rank },
  ),
]);
