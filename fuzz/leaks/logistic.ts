/** Logistic regression: what a number of features tells of a yes or no. No rule: a measure. */

export interface Example {
  readonly features: readonly number[];
  readonly label: boolean;
}

export type Guesser = (features: readonly number[]) => boolean;

const ROUNDS = 300;
const RATE = 0.5;
const DECAY = 1e-3;

/** Learns from examples that all have as many features, each brought to mean 0 and deviation 1. */
export function learn(examples: readonly Example[]): Guesser {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => examples.map(({ features }) => features[at] ?? 0));
  const means = columns.map((column) => sum(column) / column.length);
  const deviations = columns.map(
    (column, at) => Math.sqrt(sum(column.map((x) => (x - (means[at] ?? 0)) ** 2)) / column.length) || 1,
  );
  const scaled = (features: readonly number[]): number[] =>
    features.map((x, at) => (x - (means[at] ?? 0)) / (deviations[at] ?? 1));
  const rows = examples.map(({ features }) => scaled(features));
  let weights = Array.from({ length: width }, () => 0);
  let bias = 0;
  const odds = (row: readonly number[]): number => bias + sum(row.map((x, at) => x * (weights[at] ?? 0)));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = Array.from({ length: width }, () => 0);
    let lean = 0;
    for (const [n, row] of rows.entries()) {
      const error = 1 / (1 + Math.exp(-odds(row))) - (examples[n]?.label === true ? 1 : 0);
      lean += error;
      for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
    }
    bias -= (RATE * lean) / rows.length;
    weights = weights.map((w, at) => w - RATE * ((slope[at] ?? 0) / rows.length + DECAY * w));
  }
  return (features) => odds(scaled(features)) > 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
