/** Card names as numbers. 2006: 203 · 2009, 2011, 2026: 201 */
import type { CardDefinition } from '@rulewright/engine';

/** Names and their numbers, which count from 1; 0 is a card that is not known, or no card of the vocabulary. */
export class Vocabulary {
  readonly names: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names;
    this.numbers = new Map(names.map((name, at) => [name, at + 1]));
  }

  numberOf(name: string): number {
    return this.numbers.get(name) ?? 0;
  }
}

/** The names of the cards and of their faces, in the order of their letters, each once. */
export function namesOf(definitions: Iterable<CardDefinition>): string[] {
  const names = new Set<string>();
  for (const { name, faces } of definitions)
    for (const each of [name, ...faces.map((face) => face.name)]) names.add(each);
  names.delete('');
  return [...names].sort((a, b) => (a < b ? -1 : 1));
}
