/** From a decklist to what the engine takes: names, keys and definitions. 2006: 100.2 · 2009, 2011, 2026: 100.2 */
import {
  cardFaults,
  type CardSource,
  type CompiledStore,
  type DecklistFault,
  type Decklist,
  keptOrCompiled,
  resolveDeck,
} from '@rulewright/cards';
import {
  type CardDefinition,
  type CardInDeck,
  DEFAULT_EDITION,
  type EditionName,
  ledBy,
  type Leads,
} from '@rulewright/engine';
import { type CardText, eitherWording } from '@rulewright/oracle';

export interface PlayableDeck {
  readonly name: string;
  readonly main: readonly CardInDeck[];
  readonly sideboard: readonly CardInDeck[];
  /** leads the deck, alone or as one of two, and is not in it; absent: none does */
  readonly commander?: Leads<CardInDeck>;
  /** every definition that the deck uses, once */
  readonly definitions: readonly CardDefinition[];
}

export type PlayableResult =
  | { readonly ok: true; readonly deck: PlayableDeck }
  | { readonly ok: false; readonly faults: readonly DecklistFault[] };

const compiled = new WeakMap<CardText, ReturnType<typeof keptOrCompiled<CardDefinition>>>();

/** Looks up and compiles every card of the list, or takes it from the store, for games of that edition. All faults are reported, each with its line. */
export function playableDeck(
  list: Decklist,
  source: CardSource,
  name = list.name ?? 'deck',
  store?: CompiledStore<CardDefinition>,
  edition: EditionName = DEFAULT_EDITION,
): PlayableResult {
  const resolved = resolveDeck(list, source);
  if (!resolved.ok) return resolved;
  const definitions = new Map<string, CardDefinition>();
  const faults: DecklistFault[] = [];
  const part = (entries: typeof resolved.deck.main): CardInDeck[] =>
    entries.flatMap(({ count, card, line }) => {
      let result = compiled.get(card);
      if (!result) {
        result = keptOrCompiled(card, eitherWording, store);
        compiled.set(card, result);
      }
      const wrong = cardFaults(card.name, result, edition);
      faults.push(...wrong.map(({ reason }) => ({ line, reason })));
      if (!result.ok || wrong.length > 0) return [];
      const { definition } = result;
      definitions.set(definition.key, definition);
      return Array.from({ length: count }, () => ({ def: definition.key, name: definition.name }));
    });
  const main = part(resolved.deck.main);
  const sideboard = part(resolved.deck.sideboard);
  const leads = part(resolved.deck.commander ?? []);
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    deck: { name, main, sideboard, ...ledBy(leads), definitions: [...definitions.values()] },
  };
}
