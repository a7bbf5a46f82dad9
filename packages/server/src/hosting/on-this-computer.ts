/** What a host finds on a computer with Node. */
import { openSets } from '@rulewright/cards/node';
import { thinkOnThread } from '../thinking/on-thread.ts';
import type { Surroundings } from './host.ts';

export const onThisComputer: Pick<Surroundings, 'sets' | 'startThinking'> = {
  sets: async () => openSets(),
  startThinking: thinkOnThread,
};
