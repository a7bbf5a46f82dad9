/** A card as it would be without one of its abilities: to ask what that ability changes. 2006: 402 · 2009, 2011: 112 · 2026: 113 */
import { hasKeys, takes } from '../state/wrong-argument.ts';
import type { AbilityRef } from '../state/state.ts';
import type { Ability, Body } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { abilityOf } from '../abilities/paths.ts';

/**
 * The card, by a key of its own, with the abilities left out that the references are part of; references to other cards are ignored. What is cast
 * or activated keeps its costs and targets and does nothing; any other ability is gone, a keyword with all that it stands for.
 */
export function withoutAbilities(definition: CardDefinition, refs: readonly AbilityRef[]): CardDefinition {
  takes(
    'withoutAbilities',
    'a definition and places of abilities',
    hasKeys(definition, 'faces') && Array.isArray(refs),
  );
  const own = refs.filter(({ def }) => def === definition.key);
  const paths = new Set(own.map((ref) => abilityOf(ref).path.replace(/#\d+$/, '')));
  // an ability that another gives goes before the other
  const inward = [...paths].sort((a, b) => b.length - a.length);
  let without: CardDefinition = definition;
  for (const path of inward) without = changed(without, path.split('/'), inert) as CardDefinition;
  return inward.length === 0 ? definition : { ...without, key: `${definition.key} without ${inward.join(' ')}` };
}

/** The tree with what stands at the path changed. */
function changed(node: unknown, [step, ...path]: readonly string[], change: (ability: Ability) => Ability): unknown {
  if (step === undefined) return change(node as Ability);
  if (Array.isArray(node)) return node.map((child, at) => (at === Number(step) ? changed(child, path, change) : child));
  const branch = node as Readonly<Record<string, unknown>>;
  return { ...branch, [step]: changed(branch[step], path, change) };
}

const inert = (ability: Ability): Ability =>
  ability.ability === 'spell' || ability.ability === 'activated'
    ? { ...ability, body: idle(ability.body) }
    : { ability: 'static', parts: [] };

const idle = ({ modes, ...body }: Body): Body => ({
  ...body,
  effect: [],
  ...(modes && { modes: { ...modes, options: modes.options.map((option) => ({ ...option, effect: [] })) } }),
});
