/** A thread that does what a tool must not, for tests. */
import { parentPort } from 'node:worker_threads';
import type { Called } from './aside.ts';

parentPort?.postMessage({ ready: true });
parentPort?.on('message', ({ name }: Called) => {
  if (name === 'loops') {
    parentPort?.postMessage({ reached: 'turn 5' });
    for (;;);
  }
  if (name === 'fills') {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => at));
  }
  if (name === 'ends') process.exit(0);
  if (name === 'refuses') return parentPort?.postMessage({ failure: 'No.' });
  if (name === 'breaks') return parentPort?.postMessage({ defect: 'It is broken.' });
  return parentPort?.postMessage({ text: name, data: {} });
});
