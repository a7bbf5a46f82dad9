/** The table is heard where that is wished; what makes the sounds is fetched with the first of them. */
import type { WireView } from '@rulewright/protocol';
import { useEffect, useRef } from 'react';
import { useApp } from '../connection/store.ts';
import { heard } from './heard.ts';

export function useSounds(view: WireView | undefined): void {
  const wished = useApp((state) => state.remembered.sounds);
  const before = useRef(view);
  useEffect(() => {
    const name = wished && view && before.current ? heard(before.current, view) : null;
    before.current = view;
    if (name === null) return;
    import('./sounds.ts').then(
      ({ sound }) => sound(name),
      // a game goes on without them
      () => undefined,
    );
  }, [view, wished]);
}
