/** Cards that tests compile are kept in the clone, so that each is compiled once for each state of the compiler. */
import { fileURLToPath } from 'node:url';
import type { CompiledStore } from '@rulewright/cards';
import { diskStore } from '@rulewright/cards/node';
import type { CardDefinition } from '@rulewright/engine';
import { COMPILER_HASH } from '@rulewright/oracle';
import { KEPT } from './kept.ts';

/** The store of this state of the compiler. In watch mode, where the compiler changes under the tests, nothing is kept. */
export const compiledInTests = (hash = COMPILER_HASH): CompiledStore<CardDefinition> =>
  diskStore(fileURLToPath(new URL(`${hash ?? 'none'}/`, KEPT)));
