/** Text in files that somebody names. */
import { readFile, writeFile } from 'node:fs/promises';
import { Failure, fileFailure } from './failure.ts';
import { readInput, type Terminal } from './terminal.ts';

/** The text of a file, `-` standard input. @throws Failure where it cannot be read */
export async function textIn(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return readInput(terminal);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw fileFailure(file, [{ line: 0, reason: code === 'ENOENT' ? 'there is no such file' : message }]);
  }
}

/** @throws Failure where it cannot be written */
export async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new Failure(
      `${file}: this file cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
