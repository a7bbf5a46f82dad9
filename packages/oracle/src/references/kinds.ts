/** What a noun phrase may be called later: whether "that creature" can mean it. 2006: 200–217 · 2009, 2011, 2026: 109 */
import type { Filter } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { TYPE_OF } from '../nouns/subtypes.ts';

/** 3: it is called so by that very word; 2: its words say that it is; 1: it may be; 0: it is not. */
export type Fit = 0 | 1 | 2 | 3;

/** Whether a description says a type by its own word: "creature", "Goblin creature", not "Goblin". */
function says(described: Filter | undefined, noun: Filter): boolean {
  switch (described?.is) {
    case 'and':
      return described.of.some((f) => says(f, noun));
    case 'or':
      return described.of.every((f) => says(f, noun));
    default: // one quality: it says the type where it is that very type
      return described !== undefined && equal(described, noun);
  }
}

/** The types a filter says its objects have: `undefined` if it says none. */
function typesOf(filter: Filter): ReadonlySet<string> | undefined {
  switch (filter.is) {
    case 'type':
      return new Set([filter.type]);
    case 'subtype': {
      const type = typeof filter.subtype === 'string' ? TYPE_OF.get(filter.subtype) : undefined;
      return type === undefined ? undefined : new Set([type, filter.subtype as string]);
    }
    case 'spell':
      return new Set(['spell']);
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
      return new Set(['ability']);
    case 'token':
      return new Set(['token']);
    case 'anyTarget':
      return new Set(['creature', 'planeswalker', 'battle']);
    case 'attacking':
    case 'blocking':
      return new Set(['creature', filter.is]);
    case 'and': {
      const all = new Set<string>();
      for (const f of filter.of) for (const t of typesOf(f) ?? []) all.add(t);
      return all.size === 0 ? undefined : all;
    }
    case 'or': {
      const all = new Set<string>();
      for (const f of filter.of) {
        const types = typesOf(f);
        if (types === undefined) return undefined;
        for (const t of types) all.add(t);
      }
      return all;
    }
    default: // other qualities say no type
      return undefined;
  }
}

const CARDS = new Set(['creature', 'land', 'artifact', 'enchantment', 'instant', 'sorcery', 'planeswalker']);

/** How well a noun ("that creature") fits something described by a filter. */
export function fit(
  noun: Filter,
  described: Filter | undefined,
  place: 'card' | 'stack' | 'battlefield' | undefined,
): Fit {
  const types = described === undefined ? undefined : typesOf(described);
  const list = noun.is === 'and' ? noun.of : [noun];
  let best: Fit = 3;
  for (const wanted of list) {
    const one = says(described, wanted) ? 3 : fitOne(wanted, types, place);
    if (one < best) best = one;
  }
  return best;
}

function fitOne(noun: Filter, types: ReadonlySet<string> | undefined, place: string | undefined): Fit {
  switch (noun.is) {
    case 'any':
      return 3;
    case 'card':
      return place === 'card' ? 2 : place === 'stack' ? 1 : 1;
    case 'permanent':
      return place === 'battlefield' ? 2 : place === 'stack' ? 0 : 1;
    case 'spell':
      return types?.has('spell') || place === 'stack' ? 2 : 0;
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
      return types?.has('ability') ? 2 : 0;
    case 'token':
      return types?.has('token') ? 2 : 0;
    case 'type':
      if (types === undefined) return 1;
      if (types.has(noun.type)) return 2;
      return types.has('spell') || types.has('ability') || [...types].some((t) => CARDS.has(t)) ? 0 : 1;
    case 'subtype': {
      if (types === undefined) return 1;
      if (typeof noun.subtype === 'string' && types.has(noun.subtype)) return 2;
      const type = typeof noun.subtype === 'string' ? TYPE_OF.get(noun.subtype) : undefined;
      return type !== undefined && types.has(type) ? 1 : 0;
    }
    case 'attacking':
      return types?.has('blocking') ? 0 : 1;
    case 'blocking':
      return types?.has('attacking') ? 0 : 1;
    case 'or':
      return noun.of.some((f) => fitOne(f, types, place) > 0) ? 1 : 0;
    default: // other qualities, such as a power or a color, may be true of anything
      return 1;
  }
}
