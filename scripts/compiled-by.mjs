/** The compiler of card text, as sources: the grammar, and the vocabulary and keywords that it gives. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['oracle/src', 'engine/src/vocabulary', 'engine/src/abilities/keywords'];

/** The hash of all that the compiler's results depend on, so that what an older one compiled is not taken for its own. */
export function compilerHash() {
  const hash = createHash('sha256');
  for (const name of FOLDERS) {
    const folder = fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/.test(file))
        hash
          .update(`${file}\0`)
          .update(readFileSync(`${folder}${file}`))
          .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}
