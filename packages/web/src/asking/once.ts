/** So long what is not needed at first waits before it is fetched all the same. */
export const LATER_MS = 3_000;

/** What comes when it is first asked for, and again where it did not come. */
export function once<T>(fetched: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= fetched();
    coming.catch(() => (coming = null));
    return coming;
  };
}
