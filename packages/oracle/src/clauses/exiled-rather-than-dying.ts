/** "If a creature would die this turn, exile it instead": of any of a kind, whenever in the turn it comes. 2006: 419 · 2009, 2011, 2026: 614 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const DIES = { on: 'move', from: 'battlefield', to: 'graveyard' };
const EXILED = { instead: 'zone', zone: 'exile' };
const thisTurn = (event: object): object => ({
  do: 'effect',
  parts: [replacementPart(event, EXILED)],
  duration: { until: 'endOfTurn' },
});
const plain = { agree: 'none' } as const;

export const exiledRatherThanDying: Rule = alt('what is exiled instead', () => [
  phrase(
    'if a {f:singularFilter} would <to die> this turn, <to exile> it <from the game> instead',
    { ...thisTurn({ ...DIES, what: '$f' }), $any: true },
    plain,
  ),
  phrase(
    'if a {f:singularFilter} dealt damage by {s:self} would <to die> this turn, <to exile> it <from the game> instead',
    {
      ...thisTurn({ ...DIES, what: { '&': ['$f', { is: 'history', event: { did: 'wasDealtDamage', by: '$s' } }] } }),
      $dealt: true,
    },
    plain,
  ),
  phrase(
    'if a {f:cardInEvent} would be put into {z:possessive} graveyard from anywhere this turn, <to exile> that card <from the game> instead',
    thisTurn({ on: 'move', what: '$f', to: 'graveyard', toOf: '$z' }),
    plain,
  ),
]);
