/** Which modules of the engine implement a rule: those that cite it or what it is a subrule of, or where none does those that cite its section. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { IMPLEMENTATIONS } from './data/implementations.ts';
import { SEAMS } from './data/seams.ts';
import { linesOf, rulesCited } from './numbers.ts';

/** How close a citation is to a rule: by its number or that of what it is a subrule of, or by its section alone. */
type Closeness = 'rule' | 'section';

/**
 * For each rule of the edition the modules, as paths under `packages/engine/src`.
 * `implementations` is a table of citations in the form of `data/implementations.ts`.
 */
export function implementedWhere(
  edition: EditionName,
  implementations: string = IMPLEMENTATIONS,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...citers(edition, implementations)].map(([rule, modules]) => {
      const exact = [...modules].filter(([, closeness]) => closeness === 'rule');
      return [rule, (exact.length > 0 ? exact : [...modules]).map(([module]) => module)];
    }),
  );
}

/** For each rule of the edition every module that cites it, what it is a subrule of, or its section, as paths under `packages/engine/src`. */
export const citedWhere = (edition: EditionName): ReadonlyMap<string, readonly string[]> =>
  new Map([...citers(edition, IMPLEMENTATIONS)].map(([rule, modules]) => [rule, [...modules.keys()]]));

/** For each rule of the edition the seams that it stands beside, by the names that docs/editions.md lists. */
export const seamsWhere = (edition: EditionName): ReadonlyMap<string, readonly string[]> =>
  implementedWhere(edition, SEAMS);

function citers(edition: EditionName, implementations: string): Map<string, Map<string, Closeness>> {
  const found = new Map<string, Map<string, Closeness>>();
  const column = EDITIONS.indexOf(edition);
  for (const line of linesOf(implementations)) {
    const [module = '', ...columns] = line.split('|');
    for (const citation of (columns[column] ?? '').split(' ').filter(Boolean)) {
      const closeness = citation.includes('.') ? 'rule' : 'section';
      for (const rule of rulesCited(edition, citation)) {
        const known = found.get(rule) ?? new Map<string, Closeness>();
        found.set(rule, known);
        if (known.get(module) !== 'rule') known.set(module, closeness);
      }
    }
  }
  return found;
}
