/**
 * "Put it onto the battlefield. It's a Zombie in addition to its other types": what is said to be so is so as the permanent enters, and what
 * it "becomes" or "gains" comes afterwards. 2026: 611.2e
 */
import { someNode } from '@rulewright/engine';
import { instructionsIn } from './branches.ts';
import type { Node } from './scope.ts';

/** How a description is marked that follows "is" or "are" (`clauses/characteristics.ts`); "becomes" has other marks, or none. */
const AFTER_IS: ReadonlySet<unknown> = new Set(['is', 'is too', "it's too", 'they are', 'are', 'and']);

/** "is" and "has" say how things are, not what happens to them. The first change of an "is" bears a mark of it; an ability is had, or gained. */
const saysHowThingsAre = (mods: readonly Node[]): boolean =>
  mods.every(
    (mod, at) =>
      '$is' in mod ||
      '$are' in mod ||
      '$has' in mod ||
      '$have' in mod ||
      AFTER_IS.has(mod['$kept']) ||
      (at > 0 && (mod['mod'] === 'types' || mod['mod'] === 'color' || mod['mod'] === 'setPT')),
  );

/** Marks what is said of a permanent that was put onto the battlefield before. In place: what names it later knows this object. */
export function asItEnters(list: readonly Node[]): void {
  for (const [at, item] of list.entries()) {
    const name = item['do'] === 'effect' ? statedOf(item) : undefined;
    if (name === undefined) continue;
    const put = [...instructionsIn(list.slice(0, at))].find(({ out }) => out === name);
    if (put?.['do'] === 'move' && (put['to'] as Node)['zone'] === 'battlefield') item['asEnters'] = true;
  }
}

/** What the effect is about, if it only says for good how something is that has a name. */
function statedOf({ parts, duration, $its }: Node): string | undefined {
  const [part, ...more] = parts as readonly Node[];
  if (part?.['part'] !== 'change' || more.length > 0 || (duration as Node)['until'] !== 'forever') return undefined;
  const { set, name } = part['affects'] as Node;
  const mods = part['mods'] as readonly Node[];
  return set === 'ref' && ($its === true || saysHowThingsAre(mods)) && !mods.some(isMeasured)
    ? (name as string)
    : undefined;
}

/** Such a change is of what there is as the effect begins, which may not be known before the permanent has entered. */
const isMeasured = ({ mod, ...rest }: Node): boolean =>
  mod === 'copy' ||
  mod === 'control' ||
  mod === 'gainActivated' ||
  mod === 'gainKeyword' ||
  (rest['abilities'] === undefined && someNode(rest, ({ q, set, who }) => (q ?? set ?? who) !== undefined));
