/** "Each land gets +2/+2 as long as it's a creature": what is asked of each of them says which of them are meant. 2006: 405 · 2009, 2011, 2026: 604, 611.3 */
import type { Filter, StaticAbility } from '@rulewright/engine';
import { map } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';

type Node = Readonly<Record<string, unknown>>;

/** What is asked of "it". */
function askedOfIt(condition: Node | undefined): Filter | undefined {
  if (condition?.['if'] === 'not') {
    const of = askedOfIt(condition['of'] as Node);
    return of === undefined ? undefined : { is: 'not', of };
  }
  const isIt = condition?.['if'] === 'matches' && (condition['what'] as Node)['set'] === 'it';
  return isIt ? (condition['filter'] as Filter) : undefined;
}

/** The set that the one part of the ability is about, if it is "each …". */
function eachOf({ parts }: StaticAbility): (Node & { where: Filter }) | undefined {
  const [part, ...more] = parts;
  if (part?.part !== 'change' || more.length > 0 || part.affects.set !== 'all') return undefined;
  return (part.affects as unknown as Node)['$d'] === 'each' ? part.affects : undefined;
}

const withSet = (ability: StaticAbility, affects: object): StaticAbility =>
  ({ ...ability, parts: [{ ...ability.parts[0], affects }] }) as StaticAbility;

/** Out of an ability with its condition, and back. */
export const eachAsLongAs = (conditional: Rule<StaticAbility>): Rule<StaticAbility> =>
  map<StaticAbility, StaticAbility>(
    conditional,
    ({ condition, ...ability }) => {
      const affects = eachOf(ability);
      const asked = askedOfIt(condition);
      if (affects === undefined || asked === undefined) return undefined;
      const where = conjunction([...conjuncts(affects.where), asked]);
      return withSet(ability, { ...affects, where, $asLongAs: condition });
    },
    (ability) => {
      const { $asLongAs: condition, where, ...affects } = eachOf(ability) ?? ({} as Node);
      if (condition === undefined) return undefined;
      const rest = conjunction(conjuncts(where as Filter).slice(0, -1));
      return { ...withSet(ability, { ...affects, where: rest }), condition: condition as never };
    },
  );
