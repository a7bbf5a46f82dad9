/** Processes that an effect repeats. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** "Starting with you, each player may put a permanent card from his or her hand onto the battlefield", until nobody does (`references/same-way.ts`). */
const putInTurn: Rule = phrase(
  'starting with you, each player may put a {f:singularCardFilter} from <his or her> hand <onto>. repeat this process until no one puts a card <onto>',
  { do: 'putInTurn', where: '$f' },
);

export const processRepeated: Rule = alt('a process repeated', () => [
  putInTurn,
  phrase('repeat this process', { do: 'repeatProcess' }),
  phrase('repeat this process once', { do: 'repeatProcess', times: 1 }),
  phrase('repeat this process {n:number} more times', { do: 'repeatProcess', times: '$n' }),
  phrase(
    '{p!:player} may repeat this process ($n:any number of times|as many times as <he or she chooses>)',
    { do: 'repeatProcess', optional: '$p' },
    { agree: 'none' },
  ),
]);
