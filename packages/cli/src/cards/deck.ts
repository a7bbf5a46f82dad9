/** Decks for a command: by file, by name, or from standard input; checked whole before anything is done. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import {
  type CardFault,
  cardFaults,
  checkDeck,
  type DecklistFault,
  deckFor,
  NEWER_CARDS,
  type Play,
  type ResolvedDeck,
} from '@rulewright/cards';
import { type DeckResult, loadDeck } from '@rulewright/cards/node';
import { type CardDefinition, type CardInDeck, type CardTerms, type EditionName, ledBy } from '@rulewright/engine';
import type { PlayableDeck } from '@rulewright/simulate';
import { Failure, type FileFault, fileFailure } from '../failure.ts';
import type { Cards } from './open-cards.ts';

export type LoadedDeck = Extract<DeckResult, { ok: true }>;

/** @throws Failure naming file, line and reason where the deck cannot be read or names unknown cards */
export function deckFrom(reference: string, cards: Cards, input?: string): LoadedDeck {
  const loaded = loadDeck(reference, cards.source, input);
  if (loaded.ok) return loaded;
  throw unreadDeck(loaded.file, loaded.faults);
}

/** Why a deck could not be read, and what to do: what else a deck can be where nothing of it was found, and where newer cards are. */
export const unreadDeck = (file: string, faults: readonly DecklistFault[]): Failure =>
  fileFailure(
    file,
    faults,
    faults.every(({ line }) => line === 0)
      ? 'rulewright decks lists the built-in decks; a deck can also be a file, or - for standard input.'
      : faults.some(({ mayBeNewer }) => mayBeNewer)
        ? NEWER_CARDS
        : undefined,
  );

export interface DeckFault extends FileFault {
  readonly kind: 'construction' | CardFault['kind'];
  /** the rule that is broken, where it is one of deck construction */
  readonly rule?: string;
  readonly card?: string;
}

/** All that keeps a deck from being played under an edition. `sideboardUsed`: the match has sideboards. */
export function deckFaults(
  deck: ResolvedDeck,
  cards: Cards,
  edition: EditionName,
  sideboardUsed: boolean,
  play: Play = 'constructed',
  terms: CardTerms = {},
): DeckFault[] {
  const rules = checkDeck(deck, { edition, play, sideboardUsed }).map(
    ({ line, reason, rule }): DeckFault => ({
      kind: 'construction',
      line: line ?? 0,
      reason: `${reason} (rule ${rule})`,
      rule,
    }),
  );
  const perCard = [...deck.main, ...deck.sideboard, ...(deck.commander ?? [])].flatMap(({ card, line }): DeckFault[] =>
    cardFaults(card.name, cards.compiled(card), edition, terms).map((fault) => ({ ...fault, line, card: card.name })),
  );
  return [...rules, ...perCard].sort((a, b) => a.line - b.line);
}

export interface ReadyDeck extends PlayableDeck {
  readonly id: string;
}

/**
 * A deck ready to be played, alone of its kind in a game without sideboarding; by default one without a commander.
 * @throws Failure with every fault; nothing is left out silently
 */
export function readyDeck(
  reference: string,
  cards: Cards,
  edition: EditionName,
  options: { input?: string | undefined; borrow?: boolean; atTable?: boolean; play?: Play } = {},
): ReadyDeck {
  const { play = 'constructed' } = options;
  const loaded = deckFrom(reference, cards, options.input);
  const deck = deckFor(play, loaded.deck);
  const faults = deckFaults(deck, cards, edition, false, play, {
    byReminder: options.atTable === true ? 'accept' : 'refuse',
    anachronisms: options.borrow === true ? 'borrow' : 'refuse',
  });
  if (faults.length > 0)
    throw fileFailure(
      reference,
      faults,
      faults.some(({ kind }) => kind === 'anachronism')
        ? 'Choose another edition, or --anachronisms borrow.'
        : undefined,
    );
  const definitions = new Map<string, CardDefinition>();
  const part = (entries: ResolvedDeck['main']): CardInDeck[] =>
    entries.flatMap(({ count, card }) => {
      const compiled = cards.compiled(card);
      if (!compiled.ok) throw new Failure(`"${card.name}" is not understood yet`);
      const { definition } = compiled;
      definitions.set(definition.key, definition);
      return Array.from({ length: count }, () => ({ def: definition.key, name: definition.name }));
    });
  const main = part(deck.main);
  const sideboard = part(deck.sideboard);
  return {
    id: loaded.id,
    name: loaded.name,
    main,
    sideboard,
    ...ledBy(part(deck.commander ?? [])),
    definitions: [...definitions.values()],
  };
}

/** Text of standard input where one of the references asks for it; two may not. */
export function wantsInput(references: readonly string[]): boolean {
  const wanting = references.filter((reference) => reference === '-').length;
  if (wanting > 1) throw new Failure('only one deck can come from standard input');
  return wanting === 1;
}
