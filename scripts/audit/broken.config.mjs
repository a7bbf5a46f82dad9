/** How the unit tests run with one module of the engine replaced: RULEWRIGHT_BROKEN names it, RULEWRIGHT_REPLACED the file with its text. */
import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

const broken = process.env['RULEWRIGHT_BROKEN'];
const text = readFileSync(process.env['RULEWRIGHT_REPLACED'] ?? '', 'utf8');

export default mergeConfig(whole, {
  plugins: [{ name: 'broken', enforce: 'pre', load: (/** @type {string} */ id) => (id === broken ? text : undefined) }],
  // a transformed module is kept by what its file holds, which is not what runs here
  test: { experimental: { fsModuleCache: false } },
});
