/** Between the last who sits down and the first hands. */
import type { ReactNode } from 'react';
import { useWords } from '../words/language.ts';

/** Everybody is there; in a moment the cards are dealt. */
export function Shuffling(): ReactNode {
  const { atTable } = useWords('lobby');
  return (
    <main className="page">
      <output>{atTable.shuffling}</output>
    </main>
  );
}
