/** "When you sacrifice one or more creatures this way": what triggers once for all of them. 2026: 603.12 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { asking } from '../nouns/objects.ts';

const phrase = phrasesOf();

const cards = (): Rule => cardsRule;
const cardsRule: Rule = asking(() => cardFilter, 2);

/** The words, what was done, and of what kind of noun it is said. */
const DONE = [
  ['when you sacrifice one or more {f} this way', 'sacrifice', pluralFilter],
  ['when you discard one or more {f} this way', 'discard', cards],
  ['when one or more {f} are milled this way', 'mill', cards],
] as const;

export const whenSeveralDone = (triggers: () => Rule): readonly Rule[] =>
  DONE.map(([words, did, f]) =>
    phrase.with({ f, c: triggers })(
      `${words}, {c}`,
      {
        do: 'if',
        condition: {
          if: 'exists',
          what: { set: 'thisWay', noun: '$f', did, ...(words.startsWith('when you') ? { $who: 'you' } : {}) },
        },
        then: ['$c'],
        $several: true,
      },
      { agree: 'none' },
    ),
  );
