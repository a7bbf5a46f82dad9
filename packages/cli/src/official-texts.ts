/**
 * The user's own copies of the official rules, one file a text in the user's data folder: of an edition by its id, of another date by that date.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rulewrightHome, writeWhole } from '@rulewright/cards/user-folder';
import type { EditionName } from '@rulewright/engine';
import { nameOfText, type OfficialText, readOfficialText } from '@rulewright/rulebook';
import { Failure } from './failure.ts';

const folder = (): string => join(rulewrightHome(), 'rules');
export const officialTextPath = (name: string): string => join(folder(), `${name}.txt`);

/** What was imported for the edition; null where nothing was. @throws Failure where the file is damaged */
export const officialTextOf = (edition: EditionName): OfficialText | null => textKept(edition);

/** The names of the texts that are kept, in their order. */
export function officialTextNames(): string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .flatMap((file) => /^(\d{4}-\d\d(?:-\d\d)?)\.txt$/.exec(file)?.[1] ?? [])
    .sort();
}

/**
 * The name of the text that the user means: by an edition, its year, a date, or the beginning of one.
 * @throws Failure where none is kept of it, or several are
 */
export function officialTextMeant(given: string): string {
  const names = officialTextNames();
  if (names.includes(given)) return given;
  const [name, ...others] = names.filter((one) => given.length >= 4 && one.startsWith(given));
  const kept = names.length === 0 ? 'none is' : `kept are ${names.join(', ')}`;
  if (name === undefined)
    throw new Failure(`no text of ${given} is kept; ${kept}. "rulewright rules import FILE" keeps one.`);
  if (others.length > 0) throw new Failure(`"${given}" may be ${[name, ...others].join(' or ')}`);
  return name;
}

/** The same text itself. @throws Failure as above, or where its file is damaged */
export function officialTextNamed(given: string): OfficialText {
  const name = officialTextMeant(given);
  const text = textKept(name);
  if (text === null) throw new Failure(`${officialTextPath(name)}: it is gone`);
  return text;
}

function textKept(name: string): OfficialText | null {
  const path = officialTextPath(name);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Failure(`${path}: ${(error as Error).message}`);
  }
  const read = readOfficialText(text);
  if (!read.ok || nameOfText(read.official) !== name)
    throw new Failure(
      `${path}: ${read.ok ? `it is the text of ${nameOfText(read.official)}` : read.reason}\nImport it again, or leave it out with "rulewright rules forget ${name}".`,
    );
  return read.official;
}

/** Keeps a text that was read, in place of an earlier one of its name. @throws what the file system throws */
export const keepOfficialText = (official: OfficialText, text: string): void =>
  writeWhole(officialTextPath(nameOfText(official)), text);

export const forgetOfficialText = (name: string): void => rmSync(officialTextPath(name), { force: true });
