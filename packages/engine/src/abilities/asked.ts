/** Which events of a turn the abilities of a game's cards ask about afterwards: only those are recorded. 2006: 404.3 · 2009, 2011, 2026: 603.4, 608.2 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import { memoised } from '../state/memoised.ts';
import { Checksum } from '../state/hash.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import type { Game } from '../running/game.ts';
import { isOfRules } from '../vocabulary/rule-definition.ts';
import { everyNode } from '../vocabulary/some-node.ts';
import { expandKeyword, type KeywordDefinitions, keywordProblem } from './keywords/definition.ts';

/** A pattern, and the key under which what fits it is recorded. */
export interface Asked {
  readonly key: string;
  readonly pattern: EventPattern;
}

export const askedKey = memoised((pattern: EventPattern): string => new Checksum().value(pattern).digest());

type Node = ReturnType<typeof everyNode>[number];

/** The node, and for a keyword that the edition has what it stands for. */
function withExpansion(keywords: KeywordDefinitions, node: Node): readonly Node[] {
  if (node['ability'] !== 'keyword') return [node];
  const ability = node as unknown as KeywordAbility;
  return keywordProblem(keywords, ability) === null ? everyNode(expandKeyword(keywords, ability)) : [];
}

const nodesOf = ({ faces }: CardDefinition, keywords: KeywordDefinitions): readonly Node[] =>
  everyNode(faces).flatMap((node) => withExpansion(keywords, node));

/**
 * Whether an ability of the game's cards has such a node now, keywords expanded; a line that people reword makes new definitions. Definitions of
 * the rules, as of keyword actions and of steps by hand, are no cards.
 */
export function someCardHas(test: (node: Node) => boolean): (game: Pick<Game, 'definitions' | 'edition'>) => boolean {
  const has = memoised((definitions: Game['definitions'], keywords: KeywordDefinitions): boolean =>
    [...definitions.values()].some((one) => !isOfRules(one) && nodesOf(one, keywords).some(test)),
  );
  return ({ definitions, edition }) => has(definitions, edition.keywords);
}

const askedBy = memoised((keywords: KeywordDefinitions) =>
  memoised((definition: CardDefinition): readonly Asked[] =>
    nodesOf(definition, keywords)
      .filter((node) => node['of'] === 'happened' || node['did'] === 'underwent')
      .map((node) => node['event'] as EventPattern)
      .map((pattern) => ({ key: askedKey(pattern), pattern })),
  ),
);

const askedIn = memoised(
  (definitions: ReadonlyMap<DefKey, CardDefinition>, keywords: KeywordDefinitions): readonly Asked[] => {
    const found = new Map<string, Asked>();
    for (const definition of definitions.values())
      for (const asked of askedBy(keywords)(definition)) found.set(asked.key, asked);
    return [...found.values()];
  },
);

/** What the cards of the game ask about: each pattern once, in the order of the definitions. */
export const askedOf = ({ definitions, edition }: Pick<Game, 'definitions' | 'edition'>): readonly Asked[] =>
  askedIn(definitions, edition.keywords);
