/** Tribute. What the chosen opponent decides is remembered for abilities that ask whether tribute was paid. */
import type { Keyword } from './definition.ts';
import { enters, numberOf, numbers, opponents, PLUS, you } from './terms.ts';

/** The link under which the creature remembers it, and the words that are remembered. */
const TRIBUTE = 'tribute';
const PAID = 'pay tribute';
const UNPAID = 'no tribute';

export const tribute: Keyword<'tribute'> = {
  name: 'tribute',
  rules: numbers(null, null, null, '702.104'),
  printed: ['tribute {n}'],
  needs: ['n'],
  expand: (ability) => [
    enters('tribute', {
      choices: [
        { do: 'choose', who: you, what: { choose: 'player', among: opponents }, out: 'payer' },
        {
          do: 'choose',
          who: { who: 'ref', name: 'payer' },
          what: { choose: 'word', options: [PAID, UNPAID] },
          link: TRIBUTE,
        },
      ],
      counters: [
        {
          counter: PLUS,
          count: {
            q: 'if',
            condition: { if: 'isWord', name: TRIBUTE, word: PAID },
            then: numberOf(ability),
            else: 0,
          },
        },
      ],
    }),
  ],
};
