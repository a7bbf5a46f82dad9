/**
 * What kinds of sources deal damage: "a creature" is a permanent, now or as it last was on the battlefield; "a source", "a card" and "a
 * spell" say themselves what they are. A group is asked of each source, so that what has left is still one of them.
 * 2006: 200.9, 419.8b · 2009, 2011: 109.2, 608.2g · 2026: 109.2, 113.7a, 608.2h
 */
import { someNode, type Filter } from '@rulewright/engine';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import type { Node } from './scope.ts';

const ON_BATTLEFIELD: Filter = { is: 'zone', zone: 'battlefield' };

/** What is no description of permanents, or is one object. */
const OTHERWISE = new Set(['card', 'spell', 'zone', 'in', 'self', 'permanent']);
const OF_SPELLS = new Set(['instant', 'sorcery']);

function describesPermanents(source: Filter): boolean {
  const says = (asked: (node: Node) => boolean): boolean => someNode(source, asked);
  return (
    says(({ is, type }) => is === 'subtype' || (is === 'type' && !OF_SPELLS.has(type as string))) &&
    !says(({ is, type }) => OTHERWISE.has(is as string) || (is === 'type' && OF_SPELLS.has(type as string)))
  );
}

/** The kind that a group is of: all such permanents. */
function groupOf(source: Filter): Filter | undefined {
  if (source.is !== 'in' || source.set.set !== 'all' || source.set.zone !== undefined || source.set.of !== undefined)
    return undefined;
  return source.set.where;
}

/** An event of damage, with its source as one on the battlefield where that is what its words say. */
export function fromBattlefield(event: Node, surface: Node): Node {
  const source = event['source'] as (Filter & { $noun?: true }) | undefined;
  if (source === undefined) return event;
  const group = groupOf(source);
  const noun = surface['$noun'] === true || source.$noun === true;
  if (group === undefined && !(noun && describesPermanents(source))) return event;
  const kind = conjunction([...conjuncts(group ?? source), ON_BATTLEFIELD]);
  return { ...event, source: { ...kind, $r: surface['source'] } };
}
