/** What is not needed at first comes a while after what is, so that it is there without a server too. */
import { useEffect } from 'react';
import { LATER_MS } from '../asking/once.ts';

/** Fetches it a while after the rest of its page has come; what does not come then is asked for again when it is used. */
export function useLater(isReady: boolean, fetchIt: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      fetchIt().catch(() => undefined);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [isReady, fetchIt]);
}
