/** Random cases through the engine and through a literal reference, edition by edition: what `--layers`, `--mana` and `--combat` share. */
import { EDITIONS, type EditionName } from '@rulewright/engine';

/** The outcome of one case; `difference` says where the two differ first, and is null where they agree. */
export interface Compared {
  readonly difference: string | null;
}

/** The smallest case that still shows a difference, and how to see it again. */
export interface Failure<T> {
  readonly difference: string;
  readonly again: string;
  readonly smallest: T;
}

interface Kind<T, C extends Compared> {
  /** its option of `npm run fuzz` */
  readonly option: string;
  readonly generate: (edition: EditionName, seed: string, number: number) => T;
  readonly compare: (edition: EditionName, one: T) => C;
  /** the same case with one thing less */
  readonly smallerOnes: (one: T) => Iterable<T>;
  /** whether a smaller case fails in the same way; default: whatever it is */
  readonly isAlike?: (first: C, smaller: C) => boolean;
}

/** Compares that many cases in each of those editions; `note` is told of each. */
export function failuresOf<T, C extends Compared>(
  { option, generate, compare, smallerOnes, isAlike = () => true }: Kind<T, C>,
  cases: number,
  seed: string,
  from = 0,
  editions: readonly EditionName[] = EDITIONS,
  note: (edition: EditionName, compared: C) => void = () => undefined,
): Failure<T>[] {
  const failures: Failure<T>[] = [];
  for (const edition of editions)
    for (let number = from; number < from + cases; number++) {
      const one = generate(edition, seed, number);
      const compared = compare(edition, one);
      note(edition, compared);
      if (compared.difference === null) continue;
      const smallest = shrink(one, smallerOnes, (smaller) => {
        const still = compare(edition, smaller);
        return still.difference !== null && isAlike(compared, still);
      });
      failures.push({
        difference: compare(edition, smallest).difference ?? compared.difference,
        again: `npm run fuzz -- --${option} 1 --seed ${seed} --from ${number} --edition ${edition}`,
        smallest,
      });
    }
  return failures;
}

/** A smallest case that is still wrong: nothing more can be left out of it. */
function shrink<T>(one: T, smallerOnes: (one: T) => Iterable<T>, wrong: (smaller: T) => boolean): T {
  for (const smaller of smallerOnes(one)) if (wrong(smaller)) return shrink(smaller, smallerOnes, wrong);
  return one;
}

/** A count for each edition, of nothing yet. */
export const noneYet = (): Record<EditionName, number> =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, 0])) as Record<EditionName, number>;

/** What every such run is asked. */
export interface RunOptions {
  readonly seed: string;
  readonly from: number;
  readonly editions: readonly EditionName[];
  readonly json: boolean;
}

/** Prints the failures, and the result in words or as a line of JSON; returns the exit code. */
export function report(failures: readonly Failure<unknown>[], json: boolean, result: object, words: string): number {
  for (const { difference, again, smallest } of failures)
    process.stderr.write(`FAILED ${difference}\n  smallest: ${JSON.stringify(smallest)}\n  again: ${again}\n`);
  process.stdout.write(json ? `${JSON.stringify({ ...result, failed: failures.length, failures })}\n` : `${words}\n`);
  return failures.length > 0 ? 1 : 0;
}
