/**
 * How the tests run: on the sources of every package, so that none of them needs a build. Four projects: `npm test` runs the first two, which stay in
 * one process; `npm run test:all` runs all.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { calibrate } from './bench/calibration.ts';
import { compilerHash } from './scripts/compiled-by.mjs';

const conditions = ['@rulewright/source', ...defaultServerConditions];
/** Where files change while the tests watch, what is compiled is not kept. */
const isWatching =
  !process.argv.includes('run') && !process.argv.includes('related') && process.env['CI'] === undefined;

const ALL = '{packages/*/src,scripts,tests,bench,fuzz,soak}/**/*.test.{ts,tsx}';
const CHAPTERS = 'packages/conformance/src/chapters/*.test.ts';
const SECOND_TIER = '**/*.{process,long}.test.{ts,tsx}';
const SERIES = '**/*.series.test.{ts,tsx}';
const BROWSER = 'tests/browser/**';
/** Files that another run takes: `.ci/run` runs those apart that use the reference folder. */
const APART = (process.env['TEST_APART'] ?? '').split(' ').filter(Boolean);
const NEVER = ['**/node_modules/**', '**/dist/**', ...APART];

const inOneProcess = ['tests/properties.ts', 'tests/tiers/cpu.ts', 'tests/tiers/one-process.ts'];
const workers = availableParallelism();

/** Milliseconds that the calibration takes on a quiet core. */
const QUIET_MS = 150;
const started = performance.now();
calibrate();
const slowness = Math.min(20, Math.max(1, (performance.now() - started) / QUIET_MS));

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  define: isWatching ? {} : { COMPILED_BY: JSON.stringify(compilerHash()) },
  test: {
    setupFiles: ['tests/properties.ts', 'tests/tiers/cpu.ts'],
    globalSetup: ['tests/tiers/begin.ts'],
    reporters: ['default', './tests/tiers/report.ts'],
    // no test reads the cards and settings of whoever runs it, or leaves anything there
    env: {
      TEST_SLOWNESS: String(slowness),
      RULEWRIGHT_HOME: fileURLToPath(new URL('node_modules/.cache/rulewright/home', import.meta.url)),
    },
    testTimeout: 300_000 * slowness,
    hookTimeout: 300_000 * slowness,
    expect: { poll: { timeout: 60_000 * slowness } },
    // Files run by one worker share what they import: importing it anew took a quarter of the time. No test may change a module.
    isolate: false,
    // Transformed modules are kept for the next run, by their content; runs side by side would read what the other is writing.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `node_modules/.cache/rulewright/modules${process.env['TEST_RUN'] ?? ''}`,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [ALL],
          exclude: [...NEVER, CHAPTERS, SECOND_TIER, BROWSER],
          setupFiles: inOneProcess,
          maxWorkers: workers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: [CHAPTERS],
          exclude: NEVER,
          setupFiles: inOneProcess,
          maxWorkers: workers,
          sequence: { groupOrder: 0 },
        },
      },
      // These wait for one another and for timers: one beside another finds a core, more would find none.
      {
        extends: true,
        test: {
          name: 'processes',
          include: [SECOND_TIER, SERIES],
          exclude: NEVER,
          env: { TEST_SERIES: 'whole' },
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${BROWSER}/*.test.ts`],
          exclude: NEVER,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
