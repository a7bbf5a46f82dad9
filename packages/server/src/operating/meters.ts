/** Counters, gauges and histograms, and the text of them that Prometheus reads (https://prometheus.io/docs/instrumenting/exposition_formats/). */

/** Counts up; by the value of its label, where it has one. */
export interface Counter {
  add(label?: string): void;
}

export interface Histogram {
  observe(seconds: number): void;
}

export interface Meters {
  /** `label`: the name of its one label; the values must be of a closed set */
  counter(name: string, help: string, label?: string): Counter;
  /** a counter kept elsewhere, read when it is asked for */
  counted(name: string, help: string, read: () => number): void;
  /** read when it is asked for; by the value of its label, where it has one */
  gauge(name: string, help: string, read: () => number): void;
  gauge(name: string, help: string, read: () => ReadonlyMap<string, number>, label: string): void;
  /** of durations in seconds */
  histogram(name: string, help: string): Histogram;
  text(): string;
}

/** Upper ends of a histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const labelled = (label: string, value: string): string =>
  `{${label}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"}`;

export function newMeters(): Meters {
  const families: (() => string[])[] = [];
  const family = (name: string, type: string, help: string, samples: () => string[]): void => {
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()]);
  };
  const samples = (name: string, values: ReadonlyMap<string, number>, label: string | undefined): string[] =>
    [...values].map(([value, amount]) => `${name}${label === undefined ? '' : labelled(label, value)} ${amount}`);

  return {
    counter(name, help, label) {
      const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
      family(name, 'counter', help, () => samples(name, counts, label));
      return { add: (value = '') => void counts.set(value, (counts.get(value) ?? 0) + 1) };
    },
    counted(name, help, read) {
      family(name, 'counter', help, () => samples(name, new Map([['', read()]]), undefined));
    },
    gauge(name: string, help: string, read: () => number | ReadonlyMap<string, number>, label?: string) {
      family(name, 'gauge', help, () => {
        const now = read();
        return samples(name, typeof now === 'number' ? new Map([['', now]]) : now, label);
      });
    },
    histogram(name, help) {
      const counts = BUCKETS.map(() => 0);
      let [count, sum] = [0, 0];
      family(name, 'histogram', help, () => [
        ...BUCKETS.map((end, at) => `${name}_bucket${labelled('le', String(end))} ${counts[at]}`),
        `${name}_bucket${labelled('le', '+Inf')} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ]);
      return {
        observe(seconds) {
          count += 1;
          sum += seconds;
          for (const [at, end] of BUCKETS.entries()) if (seconds <= end) counts[at] = (counts[at] ?? 0) + 1;
        },
      };
    },
    text: () => `${families.flatMap((each) => each()).join('\n')}\n`,
  };
}
