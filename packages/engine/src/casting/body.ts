/**
 * What a spell or ability will do: its targets, modes and instructions.
 * 2006: 401–404, 502.40b, 502.45 · 2009: 112, 303.4a, 602–603, 702.44b · 2011: 112, 303.4a, 602–603, 702.45b · 2026: 113, 303.4a, 602–603, 702.47b
 */
import type { Body, TargetSpec } from '../vocabulary/abilities.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import type { Filter, PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { AbilityRef, DerivedAbility, GameObject } from '../state/state.ts';
import { CLEAVE } from '../abilities/keywords/cleave.ts';
import { HOST } from '../abilities/host.ts';
import { expandKeyword } from '../abilities/keywords/definition.ts';
import { abilityAt, nodeAt } from '../abilities/lookup.ts';
import { characteristics } from '../continuous/derive.ts';
import { enchantsIn } from '../objects/attachments.ts';
import { memoised } from '../state/memoised.ts';

/** A text that is followed: of an ability its own; of a spell each of its spell abilities in order, those spliced onto it last. */
export interface Text {
  ref: AbilityRef | null;
  body: Body;
  /** followed only by what is cast for its cleave cost, and then alone (2026: 702.148a) */
  cleaved?: true;
}

const NO_BODY: Body = { effect: [] };
const BLANK: readonly Text[] = [{ ref: null, body: NO_BODY }];

/** The body of a spell ability, an activated or triggered ability, a delayed or reflexive trigger, or an Aura's enchant. */
export function bodyOf(game: Game, ref: AbilityRef): Body {
  const node = nodeAt(game, ref) as { body?: Body; ability?: string; keyword?: string };
  if (node.ability === 'keyword' && node.keyword === 'enchant') return enchanting([node as unknown as KeywordAbility]);
  if (node.body === undefined) throw new Error(`Nothing resolves at ${ref.def}:${ref.path}`);
  return node.body;
}

/** The texts of a spell, one at least; a permanent spell does nothing as it resolves but has an Aura's target. */
export function spellTexts(
  game: Game,
  object: GameObject,
  cleaved = object.stack?.paid[CLEAVE] !== undefined,
): readonly Text[] {
  if (object.faceDown) return BLANK;
  const texts = textsOf(characteristics(game, object.id).abilities, game);
  return texts.some((text) => text.cleaved) ? texts.filter((text) => (text.cleaved === true) === cleaved) : texts;
}

const textsOf = memoised((abilities: readonly DerivedAbility[], game: Game): readonly Text[] => {
  const found: Text[] = [];
  const enchants: { ref: AbilityRef; ability: KeywordAbility }[] = [];
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'spell') found.push({ ref, body: ability.body });
    else if (ability.ability === 'keyword') {
      if (ability.keyword === 'enchant') enchants.push({ ref, ability });
      expandKeyword(game.edition.keywords, ability).forEach((each, n) => {
        if (each.ability !== 'spell') return;
        const cleaved = ability.keyword === 'cleave' && { cleaved: true as const };
        found.push({ ref: { ...ref, path: `${ref.path}#${n}` }, body: each.body, ...cleaved });
      });
    }
  }
  const [aura] = enchants;
  if (aura !== undefined) found.unshift({ ref: aura.ref, body: enchanting(enchants.map((e) => e.ability)) });
  return found.length > 0 ? found : BLANK;
});

/** The texts of an object on the stack. */
export function textsOnStack(game: Game, object: GameObject): readonly Text[] {
  const ref = object.stack?.ability ?? null;
  return ref === null ? spellTexts(game, object) : textOf(ref, game);
}

const textOf = memoised((ref: AbilityRef, game: Game): readonly Text[] => [{ ref, body: bodyOf(game, ref) }]);

/**
 * An Aura spell's target is what its enchant ability says, all of them if it has several (2006: 415.3, 502.45c · later:
 * 303.4a, 702.5c).
 */
function enchanting(enchants: readonly KeywordAbility[]): Body {
  const players = enchants.filter((e) => e.enchantPlayer === true).map((e): PlayerSet => e.player ?? { who: 'all' });
  const where = enchants.filter((e) => e.enchantPlayer !== true).map((e): Filter => e.quality ?? { is: 'any' });
  const [one] = where;
  const host: TargetSpec = {
    name: HOST,
    count: { min: 1, max: 1 },
    // nothing is both a player and an object
    ...(players.length === enchants.length ? { players: players.reduce(both) } : {}),
    ...(one !== undefined && players.length === 0
      ? {
          objects: {
            where: where.length === 1 ? one : { is: 'and', of: where },
            ...(enchantsIn(one) === 'battlefield' ? {} : { zone: enchantsIn(one) }),
          },
        }
      : {}),
  };
  return { targets: [host], effect: [] };
}

const both = (of: PlayerSet, other: PlayerSet): PlayerSet => ({
  who: 'except',
  of,
  not: { who: 'except', of: { who: 'all' }, not: other },
});

/** A target specification, with its path below the ability. */
export interface SpecPath {
  spec: TargetSpec;
  path: string;
}

const OWN_TARGETS = 'body/targets/';

/** The target specifications that apply with these modes. */
export function specsOf(body: Body, modes: readonly number[]): SpecPath[] {
  const specs = (body.targets ?? []).map((spec, i) => ({ spec, path: `${OWN_TARGETS}${i}` }));
  for (const mode of modes) {
    (body.modes?.options[mode]?.targets ?? []).forEach((spec, i) => {
      specs.push({ spec, path: `body/modes/options/${mode}/targets/${i}` });
    });
  }
  return specs;
}

/** The specification at a path that `specsOf` gave. */
export function specAt(body: Body, path: string): TargetSpec {
  const spec = path.startsWith(OWN_TARGETS)
    ? body.targets?.[Number(path.slice(OWN_TARGETS.length))]
    : ofMode(body, path);
  if (spec === undefined) throw new Error(`No target at ${path}`);
  return spec;
}

function ofMode(body: Body, path: string): TargetSpec | undefined {
  const steps = path.split('/');
  return body.modes?.options[Number(steps[3])]?.targets?.[Number(steps.at(-1))];
}

/** All the modes that it has. */
export const everyMode = ({ modes }: Body): number[] => (modes?.options ?? []).map((_, mode) => mode);

/** Whether modes of it have costs of their own (2026: 702.172a, 702.183a). */
export const hasPrices = (body: Body): boolean => body.modes?.options.some(({ cost }) => cost !== undefined) === true;

/** Whether anything is chosen for it besides its costs. */
export const hasChoices = (body: Body): boolean => (body.targets?.length ?? 0) > 0 || body.modes !== undefined;
