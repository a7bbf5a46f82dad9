/** What the thread that thinks for the search players does: one decision after the other. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { parentPort } from 'node:worker_threads';
import { decision, load } from '@rulewright/engine';
import { searchPlayer } from '@rulewright/players';
import type { Thinking, Thought } from './thinker.ts';

parentPort?.on('message', ({ number, saved, seed, budget }: Thinking) => {
  const loaded = load(saved);
  const asked = loaded.ok ? decision(loaded.game) : null;
  if (!loaded.ok || asked === null) throw new Error(loaded.ok ? 'nobody is asked' : loaded.error);
  const answer = searchPlayer(seed, budget)(asked, loaded.game);
  parentPort?.postMessage({ number, answer } satisfies Thought);
});
