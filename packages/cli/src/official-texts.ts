/** The user's own copies of the official rules, one file an edition in the user's data folder. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rulewrightHome, writeWhole } from '@rulewright/cards/user-folder';
import type { EditionName } from '@rulewright/engine';
import { type OfficialText, readOfficialText } from '@rulewright/rulebook';
import { Failure } from './failure.ts';

export const officialTextPath = (edition: EditionName): string => join(rulewrightHome(), 'rules', `${edition}.txt`);

/** What was imported for the edition; null where nothing was. @throws Failure where the file is damaged */
export function officialTextOf(edition: EditionName): OfficialText | null {
  const path = officialTextPath(edition);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Failure(`${path}: ${(error as Error).message}`);
  }
  const read = readOfficialText(text);
  if (!read.ok || read.official.edition !== edition)
    throw new Failure(
      `${path}: ${read.ok ? `it is the text of ${read.official.edition}` : read.reason}\nImport it again, or leave it out with "rulewright rules forget ${edition}".`,
    );
  return read.official;
}

/** Keeps a text that was read for its edition, in place of an earlier one. @throws what the file system throws */
export const keepOfficialText = (edition: EditionName, text: string): void =>
  writeWhole(officialTextPath(edition), text);

export const forgetOfficialText = (edition: EditionName): void => rmSync(officialTextPath(edition), { force: true });
