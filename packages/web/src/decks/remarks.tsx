/** How a line of a list was understood that does not say it itself. */
import type { ReactNode } from 'react';
import type { ReadDeck } from './deck-text.ts';

export const Remark = ({ of: { text, said } }: { of: NonNullable<ReadDeck['remarks']>[number] }): ReactNode => (
  <span lang="en">
    {text !== '' && <q>{text}</q>} {said}
  </span>
);
