/** What was done to objects, as a participle: `destroyed`, and the instruction that does it. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

export const done: Rule = words('done', {
  destroyed: 'destroy',
  sacrificed: 'sacrifice',
  discarded: 'discard',
  returned: 'move',
  tapped: 'tap',
  untapped: 'untap',
  revealed: 'reveal',
  'put into a graveyard': 'graveyard',
  'put into your graveyard': 'yourGraveyard',
  'put into your hand': 'hand',
  'dealt damage': 'damage',
  countered: 'counter',
  chosen: 'choose',
  created: 'createTokens',
  found: 'search',
  milled: 'mill',
  drawn: 'draw',
});
