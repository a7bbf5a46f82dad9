/** What is done once before all tests: what other states of the compiler have compiled is removed. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { compilerHash } from '../../scripts/compiled-by.mjs';
import { KEPT } from './kept.ts';

export default (): void => {
  const hash = compilerHash();
  const others = existsSync(KEPT) ? readdirSync(KEPT).filter((folder) => folder !== hash) : [];
  for (const folder of others) rmSync(new URL(folder, KEPT), { recursive: true, force: true });
};
