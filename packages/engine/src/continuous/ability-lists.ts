/**
 * Lists of abilities as effects change them. The same change of the same list gives the same list, by identity, so that what
 * is worked out for a list is worked out once. 2006: 407, 418.5a–b · 2009, 2011: 112.10, 613.1 · 2026: 113.10, 613.1
 */
import type { AbilityRef, DerivedAbility } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { memoised } from '../state/memoised.ts';

export type AbilityList = readonly DerivedAbility[];
export const NO_ABILITIES: AbilityList = [];

/** Those of `list` and then those of `more`. */
export function withAbilities(list: AbilityList, more: AbilityList): AbilityList {
  if (more.length === 0) return list;
  return list.length === 0 ? more : joined(list)(more);
}

const joined = memoised((list: AbilityList) => memoised((more: AbilityList): AbilityList => [...list, ...more]));

const filtered = new WeakMap<AbilityList, Map<string, AbilityList>>();

/** Those that `keep` lets stay; `name` says which question `keep` is, and must say it wholly. */
export function keepAbilities(
  list: AbilityList,
  name: string,
  keep: (ability: DerivedAbility) => boolean,
): AbilityList {
  return known(filtered, list, name, () => {
    const kept = list.filter(keep);
    return kept.length === list.length ? list : kept.length === 0 ? NO_ABILITIES : kept;
  });
}

const reworded = new WeakMap<AbilityList, Map<string, AbilityList>>();

/** The same abilities with one word changed for another in those of whose text it is part. */
export function withWordChanged(
  list: AbilityList,
  from: string,
  to: string,
  says: (ability: DerivedAbility) => boolean,
): AbilityList {
  if (list.length === 0) return list;
  return known(reworded, list, `${from}>${to}`, () =>
    !list.some(says)
      ? list
      : list.map((ability) => {
          if (!says(ability)) return ability;
          const text = [...ability.text, [from, to] as const];
          return { ...ability, text, ref: { ...ability.ref, text } };
        }),
  );
}

function known(
  memo: WeakMap<AbilityList, Map<string, AbilityList>>,
  list: AbilityList,
  name: string,
  make: () => AbilityList,
): AbilityList {
  let byName = memo.get(list);
  if (byName === undefined) {
    byName = new Map();
    memo.set(list, byName);
  }
  let result = byName.get(name);
  if (result === undefined) {
    result = make();
    byName.set(name, result);
  }
  return result;
}

/** Abilities granted by an effect with that timestamp. `ref` is the node that lists them. */
export function grantedAbilities(ref: AbilityRef, abilities: readonly Ability[], granted: number): AbilityList {
  return abilities.map((_, i) => ({
    ref: { ...ref, path: `${ref.path}/abilities/${i}` },
    text: ref.text ?? [],
    granted,
    instance: i,
  }));
}
