/** What the thread that thinks for the search players does: one decision after the other. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { parentPort } from 'node:worker_threads';
import { decision, load } from '@rulewright/engine';
import { searchPlayer } from '@rulewright/players';
import type { Thinking, Thought } from './thinker.ts';

function thought({ saved, seed, budget }: Thinking): Thought {
  const loaded = load(saved);
  if (!loaded.ok) return { error: loaded.error };
  const asked = decision(loaded.game);
  if (asked === null) return { error: 'nobody is asked' };
  return { answer: searchPlayer(seed, budget)(asked, loaded.game) };
}

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(thought(thinking)));
