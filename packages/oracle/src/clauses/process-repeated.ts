/** Processes that an effect repeats. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { number, player } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';

/** "Starting with you, each player may put a permanent card from his or her hand onto the battlefield", until nobody does (`references/same-way.ts`). */
const putInTurn: Rule = phrase(
  'starting with you, each player may put a {f} from <his or her> hand <onto>. repeat this process until no one puts a card <onto>',
  { do: 'putInTurn', where: '$f' },
  { f: asking(() => cardFilter, 1) },
);

export const processRepeated: Rule = alt('a process repeated', () => [
  putInTurn,
  phrase('repeat this process', { do: 'repeatProcess' }),
  phrase('repeat this process once', { do: 'repeatProcess', times: 1 }),
  phrase('repeat this process {n} more times', { do: 'repeatProcess', times: '$n' }, { n: number }),
  phrase(
    '{p!} may repeat this process ($n:any number of times|as many times as <he or she chooses>)',
    { do: 'repeatProcess', optional: '$p' },
    { p: player },
    { agree: 'none' },
  ),
]);
