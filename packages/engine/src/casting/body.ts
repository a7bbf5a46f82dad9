/** What a spell or ability will do: its targets, modes and instructions. 2006: 401–404, 502.45 · 2009, 2011: 112, 303.4a, 602–603 · 2026: 113, 303.4a, 602–603 */
import type { Body, TargetSpec } from '../vocabulary/abilities.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import type { Game } from '../state/game.ts';
import type { AbilityRef, DerivedAbility, GameObject } from '../state/state.ts';
import { abilityAt, nodeAt } from '../abilities/lookup.ts';
import { characteristics } from '../continuous/derive.ts';

const NO_BODY: Body = { effect: [] };

/** The body of a spell ability, an activated or triggered ability, a delayed or reflexive trigger, or an Aura's enchant. */
export function bodyOf(game: Game, ref: AbilityRef): Body {
  const node = nodeAt(game, ref) as { body?: Body; ability?: string; keyword?: string };
  if (node.ability === 'keyword' && node.keyword === 'enchant') return enchanting(node as unknown as KeywordAbility);
  if (node.body === undefined) throw new Error(`Nothing resolves at ${ref.def}:${ref.path}`);
  return node.body;
}

/** The body of a spell, and the ability it is in; a permanent spell does nothing as it resolves but has an Aura's target. */
export function spellBody(game: Game, object: GameObject): { ref: AbilityRef | null; body: Body } {
  if (object.faceDown) return { ref: null, body: NO_BODY };
  const { abilities } = characteristics(game, object.id);
  let parts = bodies.get(abilities);
  if (parts === undefined) {
    parts = find(game, abilities);
    bodies.set(abilities, parts);
  }
  return parts;
}
const bodies = new WeakMap<readonly DerivedAbility[], { ref: AbilityRef | null; body: Body }>();

function find(game: Game, abilities: readonly DerivedAbility[]): { ref: AbilityRef | null; body: Body } {
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'spell') return { ref, body: ability.body };
  }
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && ability.keyword === 'enchant') return { ref, body: enchanting(ability) };
  }
  return { ref: null, body: NO_BODY };
}

const auras = new WeakMap<KeywordAbility, Body>();

/** An Aura spell's target is what its enchant ability says (2006: 415.3, 502.45 · later: 303.4a, 702.5). */
function enchanting(enchant: KeywordAbility): Body {
  let body = auras.get(enchant);
  if (body === undefined) {
    const target: TargetSpec = {
      name: 'host',
      count: { min: 1, max: 1 },
      ...(enchant.enchantPlayer === true
        ? { players: enchant.player ?? { who: 'all' } }
        : { objects: { where: enchant.quality ?? { is: 'any' } } }),
    };
    body = { targets: [target], effect: [] };
    auras.set(enchant, body);
  }
  return body;
}

/** The target specifications that apply with these modes, each with its path below the ability. */
export function specsOf(body: Body, modes: readonly number[]): { spec: TargetSpec; path: string }[] {
  const specs = (body.targets ?? []).map((spec, i) => ({ spec, path: `body/targets/${i}` }));
  for (const mode of modes) {
    (body.modes?.options[mode]?.targets ?? []).forEach((spec, i) => {
      specs.push({ spec, path: `body/modes/options/${mode}/targets/${i}` });
    });
  }
  return specs;
}

/** The specification at a path that `specsOf` gave. */
export function specAt(body: Body, path: string): TargetSpec {
  const steps = path.split('/');
  const targets = steps[1] === 'modes' ? body.modes?.options[Number(steps[3])]?.targets : body.targets;
  const spec = targets?.[Number(steps[steps.length - 1])];
  if (spec === undefined) throw new Error(`No target at ${path}`);
  return spec;
}

/** Whether anything is chosen for it besides its costs. */
export const hasChoices = (body: Body): boolean => (body.targets?.length ?? 0) > 0 || body.modes !== undefined;
