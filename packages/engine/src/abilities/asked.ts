/** Which events of a turn the abilities of a game's cards ask about afterwards: only those are recorded. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import { memoised } from '../state/memoised.ts';
import { Checksum } from '../state/hash.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import { everyNode } from '../vocabulary/some-node.ts';

/** A pattern, and the key under which what fits it is recorded. */
export interface Asked {
  readonly key: string;
  readonly pattern: EventPattern;
}

export const askedKey = memoised((pattern: EventPattern): string => new Checksum().value(pattern).digest());

const askedBy = memoised((definition: CardDefinition): readonly Asked[] =>
  everyNode(definition.faces)
    .filter((node) => node['of'] === 'happened' || node['did'] === 'underwent')
    .map((node) => node['event'] as EventPattern)
    .map((pattern) => ({ key: askedKey(pattern), pattern })),
);

/** Each pattern once, in the order of the definitions. */
export const askedIn = memoised((definitions: ReadonlyMap<DefKey, CardDefinition>): readonly Asked[] => {
  const found = new Map<string, Asked>();
  for (const definition of definitions.values()) for (const asked of askedBy(definition)) found.set(asked.key, asked);
  return [...found.values()];
});
