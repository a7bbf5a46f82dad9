/** A function that remembers what it gives. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */

type Value = object | string | number | boolean | null | undefined;

/**
 * The function, made to remember its result for each first argument as long as that lives. What else it is given serves only to work the
 * result out and must not change it. Nothing that it was given may change afterwards. A result that is undefined is worked out anew each time.
 */
export function memoised<K extends object, V extends Value>(make: (key: K) => V): (key: K) => V;
export function memoised<K extends object, V extends Value, A>(make: (key: K, a: A) => V): (key: K, a: A) => V;
export function memoised<K extends object, V extends Value, A, B>(
  make: (key: K, a: A, b: B) => V,
): (key: K, a: A, b: B) => V;
export function memoised<K extends object, V, A, B>(make: (key: K, a: A, b: B) => V): (key: K, a: A, b: B) => V {
  const known = new WeakMap<K, V>();
  return (key, a, b) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key, a, b);
      known.set(key, value);
    }
    return value;
  };
}
