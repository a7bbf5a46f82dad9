/** Split second. */
import type { Keyword } from './definition.ts';
import { anything, numbers, onStack, parts } from './terms.ts';

export const splitSecond: Keyword<'split second'> = {
  name: 'split second',
  rules: numbers('502.58', '702.58', '702.59', '702.61'),
  printed: ['split second'],
  expand: () => [
    onStack(
      parts(
        'split second',
        { part: 'rule', rule: { rule: 'cantCast', who: { who: 'all' }, what: { is: 'other' } } },
        {
          part: 'rule',
          rule: {
            rule: 'cantActivate',
            of: {
              set: 'all',
              where: anything,
              zone: ['battlefield', 'hand', 'graveyard', 'exile', 'stack', 'command', 'library'],
            },
            exceptMana: true,
          },
        },
      ),
    ),
  ],
};
