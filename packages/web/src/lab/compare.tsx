/** The Lab's story in two editions beside each other. */
import type { ReactNode } from 'react';
import { useLab } from './lab-state.ts';
import { Stories } from './stories.tsx';

export function Compare(): ReactNode {
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  if (!main || !other) return null;
  return (
    <section className="lab-compare" aria-label="Two editions beside each other">
      <Stories columns={[main, other]} />
    </section>
  );
}
