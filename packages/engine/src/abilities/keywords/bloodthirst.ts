/** Bloodthirst. */
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Keyword } from './definition.ts';
import { PLUS, atLeast, enters, numberOf, numbers, opponents } from './terms.ts';

const damageToOpponents: Quantity = { q: 'history', event: { of: 'damageTo', player: opponents } };

export const bloodthirst: Keyword<'bloodthirst'> = {
  name: 'bloodthirst',
  rules: numbers('502.50', '702.51', '702.52', '702.54'),
  printed: ['bloodthirst {n}'],
  needs: ['n'],
  expand: (ability) => {
    const n = numberOf(ability);
    const count = typeof n === 'object' && n.q === 'x' ? damageToOpponents : n;
    return [enters('bloodthirst', { counters: [{ counter: PLUS, count }] }, atLeast(damageToOpponents, 1))];
  },
};
