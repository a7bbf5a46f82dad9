/** Jump-start. */
import type { Keyword } from './definition.ts';
import { anything, discardOne, isSelf, numbers, onStack, paid, parts } from './terms.ts';

const JUMP_START = 'jump-start';

export const jumpStart: Keyword<'jump-start'> = {
  name: 'jump-start',
  rules: numbers(null, null, null, '702.133'),
  printed: ['jump-start'],
  expand: () => [
    parts('jump-start', {
      part: 'castFrom',
      from: 'graveyard',
      tag: JUMP_START,
      types: ['instant', 'sorcery'],
      plus: {
        actions: [discardOne(anything)],
      },
    }),
    onStack(
      parts('jump-start', {
        part: 'replacement',
        replacement: {
          event: { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' },
          condition: paid(JUMP_START),
          instead: { instead: 'zone', zone: 'exile' },
        },
      }),
    ),
  ],
};
