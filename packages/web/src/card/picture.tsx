/** The picture of a card alone, to fill its room. */
import type { ReactNode } from 'react';
import { artOf, type Faced } from './describe.ts';

export function Picture({ of, className = 'frame-art' }: { of: Faced; className?: string }): ReactNode {
  return <span className={className} aria-hidden="true" style={{ backgroundImage: artOf(of) }} />;
}
