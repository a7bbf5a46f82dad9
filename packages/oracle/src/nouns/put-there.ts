/** How a card came to where it is this turn: `that was put there from the battlefield this turn` · `that was milled this turn`. 2006: 217 · 2009, 2011, 2026: 400, 701 */
import type { Filter } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { diedThen, MILLED } from './turn-events.ts';

const phrase = phrasesOf();

const NOT_BATTLEFIELD = ['hand', 'library', 'graveyard', 'stack', 'exile', 'command'];
const there = { on: 'move', what: { is: 'any' }, to: 'graveyard' };
export const putThere: Rule<Filter> = alt<Filter>('a postmodifier', () =>
  (
    [
      ['put there <from play>', diedThen],
      ['put there from anywhere other than <the battlefield>', { ...there, from: NOT_BATTLEFIELD }],
      ['put there from anywhere', there],
      ['milled', MILLED],
    ] as const
  ).map(([words, event]) =>
    phrase<Filter>(
      `that ($was:was|were) ${words} this turn`,
      { is: 'history', event: { did: 'underwent', event }, $was: '$was' },
      { agree: 'none' },
    ),
  ),
);
