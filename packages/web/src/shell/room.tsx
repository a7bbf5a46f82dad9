/** What is fetched when it is first drawn, or before: a room of the app, or a part of one. */
import { type ComponentType, lazy, useState } from 'react';
import { withWords } from '../words/language.ts';
import type { Part } from '../words/words.ts';

interface Room<P> {
  /** gets its code and its words, once; anew only where they did not come */
  fetch(): Promise<unknown>;
  readonly Room: ComponentType<P>;
}

/** A room that is drawn at once where its code is there, else when it has come. */
export function room<P extends object>(
  parts: readonly Part[],
  code: () => Promise<{ default: ComponentType<P> }>,
): Room<P> {
  let coming: Promise<{ default: ComponentType<P> }> | null = null;
  let here: ComponentType<P> | null = null;
  const fetch = (): Promise<{ default: ComponentType<P> }> => {
    coming ??= withWords(parts, code()).then(
      (module) => {
        here = module.default;
        return module;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const Later = lazy(fetch);
  return {
    fetch,
    Room(props) {
      const [Drawn] = useState<ComponentType<P>>(() => here ?? Later);
      return <Drawn {...props} />;
    },
  };
}
