/** "It's a 3/4 Ninja creature and has hexproof": what a static ability says of what its condition is about. 2006: 405 · 2009, 2011, 2026: 604, 611.3 */
import type { Ability, ContinuousPart, Modification } from '@rulewright/engine';
import { alt, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

const IT = { set: 'it', $is: true, $it: '$it' };
const said = (mods: unknown): unknown => [{ part: 'change', affects: IT, mods }];

interface Having {
  readonly parts: readonly [{ readonly mods: readonly Modification[] }];
  readonly a: readonly Ability[];
}
const andHas = (abilities: readonly Ability[]): Modification =>
  ({ mod: 'gain', abilities, $has: 'and' }) as Modification;

const having = (isNow: Rule, abilities: Rule): Rule<readonly ContinuousPart[]> =>
  map<Having, readonly ContinuousPart[]>(
    phrase.with({ d: isNow, a: abilities })("(it:it's|he's|she's) a {d} and has {a}", { parts: said('$d'), a: '$a' }),
    ({ parts: [part], a }) => [{ ...part, mods: [...part.mods, andHas(a)] } as unknown as ContinuousPart],
    (value) => {
      const [part] = value as unknown as readonly [{ mods?: readonly Modification[] }];
      const { mods = [] } = part;
      const last = mods.at(-1);
      return last?.mod === 'gain' && '$has' in last && last.$has === 'and'
        ? { parts: [{ ...part, mods: mods.slice(0, -1) }], a: last.abilities }
        : undefined;
    },
  );

/** `isNow`: what it is alone; `itsToo`: what it is besides; `abilities`: a series of them. */
export const whatItIs = (isNow: Rule, itsToo: Rule, abilities: Rule): Rule<readonly ContinuousPart[]> => {
  const withItsToo = phrase.with({ itsToo, isNow });
  return alt<readonly ContinuousPart[]>('what it is', () => [
    withItsToo("(it:it's|he's|she's) a {d:itsToo} in addition to its other types", [
      { part: 'change', affects: { set: 'it', $it: '$it' }, mods: '$d' },
    ]),
    withItsToo("(it:it's|he's|she's) a {d:isNow}", said('$d')),
    having(isNow, abilities),
  ]);
};
