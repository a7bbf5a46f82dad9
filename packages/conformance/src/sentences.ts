/**
 * Which expectation holds which sentence of the seeds, read from sentences.txt.
 * 2006: 502.26–502.59, 503, 504.1–3, glossary · 2009, 2011: 706 · 2026: none
 */
import { readFileSync } from 'node:fs';
import type { EditionName } from '@rulewright/engine';

/** A rule of an edition, an example of it, or an entry of the glossary. */
export interface Place {
  readonly edition: EditionName;
  /** the rule's number, or the entry's title behind "glossary " */
  readonly of: string;
  /** which example of it, from 1 */
  readonly example?: number;
}

/** What shows a sentence: an expectation of a scenario; or why nothing does, or which rule says the same. */
export type Holder =
  | { readonly scenario: string; readonly by: string }
  | { readonly nothingToRun: string }
  | { readonly notYet: string }
  | { readonly see: string };

/** A sentence of a rule, in our own words. */
export interface Sentence {
  readonly places: readonly Place[];
  readonly says: string;
  readonly heldBy: readonly Holder[];
}

/** The sentences of a text in the form of sentences.txt, about some of these editions. Throws an Error that names the line. */
export function readSentences(text: string, editions: readonly EditionName[]): readonly Sentence[] {
  const found: { places: Place[]; says: string; heldBy: Holder[] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const fault = (what: string): Error => new Error(`line ${at + 1}: ${what}: ${line}`);
    if (line.startsWith('  ')) {
      const last = found.at(-1);
      const holder = readHolder(line.trim());
      if (last === undefined || holder === null) throw fault('no holder of a sentence');
      last.heldBy.push(holder);
      continue;
    }
    const [numbers = '', says] = line.split(' | ');
    const places = numbers.split(/, (?=2\d{3} )/).map((each) => readPlace(each, editions));
    if (says === undefined || places.includes(null)) throw fault('no sentence with its rules');
    found.push({ places: places as Place[], says, heldBy: [] });
  }
  return found;
}

function readPlace(text: string, editions: readonly EditionName[]): Place | null {
  const [, year = '', of = '', example] = /^(\d{4}) (.+?)(?: example (\d+))?$/.exec(text) ?? [];
  const edition = editions.find((name) => name.startsWith(`${year}-`));
  if (edition === undefined || year === '') return null;
  return { edition, of, ...(example === undefined ? {} : { example: Number(example) }) };
}

function readHolder(text: string): Holder | null {
  const [, kind, rest = ''] = /^(nothing to run: |not yet: |see )(.+)$/.exec(text) ?? [];
  if (kind === 'see ') return { see: rest };
  if (kind !== undefined) return kind === 'not yet: ' ? { notYet: rest } : { nothingToRun: rest };
  const [, scenario, by = ''] = /^(.+) \[([^[\]]+)\]$/.exec(text) ?? [];
  return scenario === undefined ? null : { scenario, by: by.replaceAll('"', '') };
}

/** The sentences of the seeds. */
export const seedSentences = (editions: readonly EditionName[]): readonly Sentence[] =>
  readSentences(readFileSync(new URL('../sentences.txt', import.meta.url), 'utf8'), editions);
