/** What triggers because of what has just been done, after "when you do,", with or without an intervening if. 2026: 603.4, 603.12 */
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

type Node = Record<string, unknown>;

/** An "if" that comes first is of the ability, unless "otherwise" follows it. */
const withoutIf = (list: readonly Node[]): readonly Node[] | undefined => {
  const [first] = list;
  return first?.['do'] === 'if' && first['else'] === undefined && first['$after'] === undefined ? undefined : list;
};

export const becauseDone = (condition: Rule, effect: () => Rule): Rule =>
  alt('what triggers then', () => [
    phrase.with({ c: kept<readonly Node[]>(effect() as Rule<readonly Node[]>, withoutIf) })(
      '{c}',
      { do: 'reflexive', body: { effect: '$c' } },
      { agree: 'none' },
    ),
    phrase.with({ k: condition, c: effect })(
      'if {k}, {c}',
      { do: 'reflexive', condition: '$k', body: { effect: '$c' } },
      { agree: 'none' },
    ),
  ]);
