/**
 * A definition in words made from its tree alone, in other words than the card's, so that a person sees what was understood.
 * 2006: 200 · 2009, 2011, 2026: 200
 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { CardDefinition } from '@rulewright/engine';
import { ability } from './abilities.ts';

/** One line for each ability of each face. Targets are numbered; what an instruction did is called by a number in brackets. */
export function paraphrase(definition: CardDefinition): { face: string; abilities: string[] }[] {
  takes('paraphrase', 'a definition, as compile gives it', hasKeys(definition, 'faces'));
  return definition.faces.map(({ name, abilities }) => ({ face: name, abilities: abilities.map(ability) }));
}
