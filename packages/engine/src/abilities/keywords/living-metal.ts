/** Living metal. During your turn it is also an artifact creature. */
import type { Keyword } from './definition.ts';
import { numbers, parts, self, you } from './terms.ts';

export const livingMetal: Keyword<'living metal'> = {
  name: 'living metal',
  rules: numbers(null, null, null, '702.161'),
  printed: ['living metal'],
  expand: () => [
    {
      ...parts('living metal', {
        part: 'change',
        affects: self,
        mods: [{ mod: 'types', op: 'add', types: ['artifact', 'creature'] }],
      }),
      condition: { if: 'turn', of: you },
    },
  ],
};
