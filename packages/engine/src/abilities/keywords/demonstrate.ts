/** Demonstrate. */
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Keyword } from './definition.ts';
import { castThis, copyThis, numbers, whenever, you } from './terms.ts';

export const demonstrate: Keyword<'demonstrate'> = {
  name: 'demonstrate',
  rules: numbers(null, null, null, '702.144'),
  printed: ['demonstrate'],
  expand: () => {
    const copiedBy = (who: 'you' | 'opponent'): Instruction => ({ ...copyThis(1), who: { who } });
    return [
      whenever(
        'demonstrate',
        castThis,
        [
          { do: 'may', who: you, effect: [copiedBy('you')], out: 'copied' },
          { do: 'if', condition: { if: 'did', name: 'copied' }, then: [copiedBy('opponent')] },
        ],
        { zones: ['stack'] },
      ),
    ];
  },
};
