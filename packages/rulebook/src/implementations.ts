/** Which modules of the engine implement a rule: those that cite it or what it is a subrule of, or where none does those that cite its section. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { IMPLEMENTATIONS } from './data/implementations.ts';
import { linesOf, rulesCited } from './numbers.ts';

/**
 * For each rule of the edition the modules, as paths under `packages/engine/src`.
 * `implementations` is a table of citations in the form of `data/implementations.ts`.
 */
export function implementedWhere(
  edition: EditionName,
  implementations: string = IMPLEMENTATIONS,
): ReadonlyMap<string, readonly string[]> {
  const closest = new Map<string, { closeness: number; modules: string[] }>();
  const column = EDITIONS.indexOf(edition);
  for (const line of linesOf(implementations)) {
    const [module = '', ...columns] = line.split('|');
    for (const citation of (columns[column] ?? '').split(' ').filter(Boolean)) {
      const closeness = citation.includes('.') ? 2 : 1;
      for (const rule of rulesCited(edition, citation)) {
        const known = closest.get(rule);
        if (!known || closeness > known.closeness) closest.set(rule, { closeness, modules: [module] });
        else if (closeness === known.closeness && !known.modules.includes(module)) known.modules.push(module);
      }
    }
  }
  return new Map([...closest].map(([rule, { modules }]) => [rule, modules]));
}
