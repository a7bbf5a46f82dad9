/** The line on the cards of the server, fetched once the page itself stands. */
import { lazy, type ReactNode, Suspense } from 'react';
import { withWords } from '../words/language.ts';

const Line = lazy(() => withWords(['cards'], import('./cards-line.tsx')));

export const CardsLine = (): ReactNode => (
  <Suspense fallback={null}>
    <Line />
  </Suspense>
);
