/** Processes that an effect repeats. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { number, player } from '../nouns/index.ts';

export const processRepeated: Rule = alt('a process repeated', () => [
  phrase('repeat this process', { do: 'repeatProcess' }),
  phrase('repeat this process once', { do: 'repeatProcess', times: 1 }),
  phrase('repeat this process {n} more times', { do: 'repeatProcess', times: '$n' }, { n: number }),
  phrase(
    '{p!} may repeat this process ($n:any number of times|as many times as <he or she> chooses)',
    { do: 'repeatProcess', optional: '$p' },
    { p: player },
    { agree: 'none' },
  ),
]);
