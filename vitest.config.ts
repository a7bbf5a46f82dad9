/** How the tests run: on the sources of every package, so that none of them needs a build. */
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@rulewright/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages/*/src,scripts,tests,bench,fuzz,soak}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tests/properties.ts'],
    testTimeout: 300_000, // a slow machine may take its time
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Vitest keeps a core for itself, which on a small machine doubles the time. Tests in a browser wait for it much of theirs: there is room for more.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files run by one worker share what they import: importing it anew took a quarter of the time. No test may change a module.
    isolate: false,
    // Transformed modules are kept for the next run, by their content.
    experimental: { fsModuleCache: true },
  },
});
