/** "If a creature would die this turn, exile it instead": of any of a kind, whenever in the turn it comes. 2006: 419 · 2009, 2011, 2026: 614 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardInEvent, possessive, self, singularFilter } from '../nouns/index.ts';
import { replacementPart } from './parts.ts';

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
    'if a {f} would <to die> this turn, <to exile> it <from the game> instead',
    { ...thisTurn({ ...DIES, what: '$f' }), $any: true },
    { f: singularFilter },
    plain,
  ),
  phrase(
    'if a {f} dealt damage by {s} would <to die> this turn, <to exile> it <from the game> instead',
    {
      ...thisTurn({ ...DIES, what: { '&': ['$f', { is: 'history', event: { did: 'wasDealtDamage', by: '$s' } }] } }),
      $dealt: true,
    },
    { f: singularFilter, s: self },
    plain,
  ),
  phrase(
    'if a {f} would be put into {z} graveyard from anywhere this turn, <to exile> that card <from the game> instead',
    thisTurn({ on: 'move', what: '$f', to: 'graveyard', toOf: '$z' }),
    { f: cardInEvent, z: possessive },
    plain,
  ),
]);
