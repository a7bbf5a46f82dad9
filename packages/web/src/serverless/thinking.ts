/** The worker that thinks for the search players and the coach: about one decision after the other. */
import { type Thinking, thought } from '@rulewright/server/in-browser';

addEventListener('message', ({ data }: MessageEvent<Thinking>) => postMessage(thought(data)));
