/** Soulbond. Who is paired stays so until one of the two is no creature, has left, or is another player's, and not beyond. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import {
  all,
  and,
  controlledBy,
  creature,
  exactly,
  isSelf,
  lasting,
  not,
  numbers,
  ref,
  self,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

const yours = and(creature, controlledBy(you));
const single = and(yours, not({ is: 'paired' }));
/** It is there, yours and unpaired: what has left is not. */
const isSingle = (which: Filter): Condition => ({ if: 'exists', what: all(which, single) });
const remains = (what: ObjectSet): Condition => ({ if: 'matches', what, filter: yours });

const pairWith = (other: ObjectSet): Instruction =>
  lasting(
    { until: 'asLongAs', condition: { if: 'and', of: [remains(self), remains(other)] } },
    { part: 'rule', rule: { rule: 'paired', one: self, other } },
  );

const others = all({ is: 'other' }, single);

export const soulbond: Keyword<'soulbond'> = {
  name: 'soulbond',
  rules: numbers(null, null, null, '702.95'),
  printed: ['soulbond'],
  expand: () => [
    whenever(
      'soulbond',
      thisEnters,
      [
        {
          do: 'may',
          who: you,
          effect: [
            { do: 'choose', who: you, what: { choose: 'objects', from: others, count: exactly(1) }, out: 'partner' },
            pairWith(ref('partner')),
          ],
        },
      ],
      { condition: { if: 'and', of: [isSingle(isSelf), { if: 'exists', what: others }] } },
    ),
    whenever(
      'soulbond',
      { on: 'move', what: and({ is: 'other' }, yours), to: 'battlefield' },
      [{ do: 'may', who: you, effect: [pairWith(ref('event.object'))] }],
      { condition: { if: 'and', of: [isSingle(isSelf), isSingle({ is: 'in', set: ref('event.object') })] } },
    ),
  ],
};
