/** Keywords that keep a card in exile for later. 2006: 502.51 · 2009: 702.52 · 2011: 702.53 · 2026: 702.55 */
import type { Body } from '../../vocabulary/abilities.ts';
import { creature, define, exactly, isSelf, numbers, ofType, or, ref, self, thisDies, whenever } from './terms.ts';

const hauntsTarget: Body = {
  targets: [{ name: 'chosen', count: exactly(1), objects: { where: creature } }],
  effect: [{ do: 'move', what: self, to: { zone: 'exile', haunting: ref('chosen') } }],
};

/** A permanent haunts as it dies, an instant or sorcery as its resolution puts it into the graveyard. */
export const haunt = define('haunt', numbers('502.51', '702.52', '702.53', '702.55'), () => [
  whenever('haunt', thisDies, hauntsTarget),
  whenever('haunt', { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' }, hauntsTarget, {
    condition: { if: 'matches', what: self, filter: or(ofType('instant'), ofType('sorcery')) },
  }),
]);
