/** Waiting for what a process writes. */
import type { ChildProcess } from 'node:child_process';

/** Resolves when the process writes these words. @throws where it ends before */
export const said = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let written = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a process ended with ${code} before it said "${words}"`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        written = (written + String(chunk)).slice(-1000);
        if (written.includes(words)) resolve();
      });
  });
