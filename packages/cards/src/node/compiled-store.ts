/** Compiled cards kept on disk between runs, so that a card is compiled once for each version of the compiler. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardText } from '../card-text.ts';
import type { Compiled, CompiledStore } from '../catalogue.ts';
import { rulewrightHome } from './home.ts';
import { writeWhole } from './write-whole.ts';

/** What is written for each card: the card too, so that a file is believed only for exactly the text it was made from. */
interface Kept<Definition> {
  readonly version: string;
  readonly card: CardText;
  readonly compiled: Compiled<Definition>;
}

/**
 * A store in the user's data folder, or in `folder`. It is a cache: what is missing, damaged or not writable is compiled
 * again, and makes no difference to any result. Definitions must survive JSON.
 */
export function diskStore<Definition>(folder = join(rulewrightHome(), 'compiled')): CompiledStore<Definition> {
  const pathOf = (version: string, text: string) => {
    const hash = createHash('sha256').update(version).update('\0').update(text).digest('hex');
    return join(folder, hash.slice(0, 2), `${hash.slice(2, 34)}.json`);
  };
  return {
    get(version, card) {
      const text = JSON.stringify(card);
      let kept: Kept<Definition>;
      try {
        kept = JSON.parse(readFileSync(pathOf(version, text), 'utf8')) as Kept<Definition>;
      } catch {
        return undefined;
      }
      return kept.version === version && JSON.stringify(kept.card) === text ? kept.compiled : undefined;
    },
    put(version, card, compiled) {
      const kept: Kept<Definition> = { version, card, compiled };
      try {
        writeWhole(pathOf(version, JSON.stringify(card)), JSON.stringify(kept));
      } catch {
        // A read-only or full disk costs time at the next start, nothing else.
      }
    },
  };
}
