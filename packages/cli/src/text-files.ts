/** Text in files that somebody names. */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Failure, fileFailure } from './failure.ts';
import { readInput, type Terminal, wholeOf } from './terminal.ts';

/** The text of a file, `-` standard input. @throws Failure where it cannot be read */
export const textIn = async (file: string, terminal: Terminal): Promise<string> =>
  file === '-' ? readInput(terminal) : (await bytesIn(file)).toString('utf8');

/** @throws Failure where it cannot be read */
export async function bytesIn(file: string): Promise<Buffer> {
  try {
    return await wholeOf(createReadStream(file), file);
  } catch (error) {
    if (error instanceof Failure) throw error;
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
