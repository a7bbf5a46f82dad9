/** Shadow. It restricts blocking in both directions. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { all, blockedOnlyBy, creature, not, numbers, rules, self, withKeyword } from './terms.ts';

/** The blocker takes the attacker for one without shadow. */
const IGNORED: Condition = { if: 'ignoresShadow' };

export const shadow: Keyword<'shadow'> = {
  name: 'shadow',
  rules: numbers('502.8', '702.25', '702.26', '702.28'),
  printed: ['shadow'],
  expand: () => [
    rules(
      'shadow',
      blockedOnlyBy(withKeyword('shadow'), { if: 'not', of: IGNORED }),
      { rule: 'cantBlock', what: self, whom: all(creature, not(withKeyword('shadow'))) },
      { rule: 'cantBlock', what: self, when: IGNORED },
    ),
  ],
};
