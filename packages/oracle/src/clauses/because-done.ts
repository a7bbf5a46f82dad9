/** What triggers because of what has just been done, after "when you do,", with or without an intervening if. 2026: 603.4, 603.12 */
import { alt, kept, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

type Node = Record<string, unknown>;

/** An "if" that comes first is of the ability, unless "otherwise" follows it. */
const withoutIf = (list: readonly Node[]): readonly Node[] | undefined => {
  const [first] = list;
  return first?.['do'] === 'if' && first['else'] === undefined && first['$after'] === undefined ? undefined : list;
};

export const becauseDone = (condition: Rule, effect: () => Rule): Rule =>
  alt('what triggers then', () => [
    phrase(
      '{c}',
      { do: 'reflexive', body: { effect: '$c' } },
      { c: () => kept<readonly Node[]>(effect() as Rule<readonly Node[]>, withoutIf) },
      { agree: 'none' },
    ),
    phrase(
      'if {k}, {c}',
      { do: 'reflexive', condition: '$k', body: { effect: '$c' } },
      { k: condition, c: effect },
      { agree: 'none' },
    ),
  ]);
