/** Aftermath. The half can be cast only from the graveyard, for its mana cost, and is then exiled. */
import type { Keyword } from './definition.ts';
import { isSelf, numbers, onStack, parts, self } from './terms.ts';

export const aftermath: Keyword<'aftermath'> = {
  name: 'aftermath',
  rules: numbers(null, null, null, '702.127'),
  printed: ['aftermath'],
  expand: () => [
    parts('aftermath', { part: 'castFrom', from: 'graveyard', tag: 'aftermath', plus: {} }),
    parts('aftermath', { part: 'castTiming', when: { if: 'selfIn', zone: 'graveyard' } }),
    onStack(
      parts('aftermath', {
        part: 'replacement',
        replacement: {
          event: { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' },
          condition: { if: 'cast', what: self, from: 'graveyard' },
          instead: { instead: 'zone', zone: 'exile' },
        },
      }),
    ),
  ],
};
