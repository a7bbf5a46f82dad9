/** Thinking on a thread of Node. */
import { startThread } from '../running/threads.ts';
import type { StartThinking } from './thinker.ts';

export const thinkOnThread: StartThinking = ({ said, failed }) => {
  const worker = startThread(import.meta.url, './thread', null);
  // a thread that has nothing to do does not keep the program running
  worker.unref();
  worker.on('message', said);
  worker.on('error', failed);
  worker.on('exit', () => failed(new Error('the thread that thinks has ended')));
  return { ask: (thinking) => worker.postMessage(thinking), close: () => worker.terminate() };
};
