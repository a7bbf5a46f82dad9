/** The text of a file that somebody names, `-` standard input. */
import { readFile } from 'node:fs/promises';
import { fileFailure } from './failure.ts';
import { readInput, type Terminal } from './terminal.ts';

/** @throws Failure where it cannot be read */
export async function textIn(file: string, terminal: Terminal): Promise<string> {
  if (file === '-') return readInput(terminal);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw fileFailure(file, [{ line: 0, reason: code === 'ENOENT' ? 'there is no such file' : message }]);
  }
}
