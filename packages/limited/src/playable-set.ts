/** The part of a set that can be played with: its cards by sheet, judged, and those that are left out. */
import { listOf, TEXT, takesAll, withKeys } from '@rulewright/engine/arguments';
import {
  cardColors,
  cardFaults,
  type CardSet,
  type CardText,
  type Catalogue,
  type Cube,
  findCard,
  rarityOf,
  type Sheet,
  type Slot,
  unknownName,
} from '@rulewright/cards';
import type { CardDefinition, EditionName } from '@rulewright/engine';
import { ratingOf } from './rating.ts';

const A_CARD_SET = withKeys('a set, as the card data has it', 'code', 'booster', 'cards');
const A_CUBE = withKeys('a cube, as parseDecklist gives it', 'cards');
const A_CATALOGUE = withKeys('a catalogue, as createCatalogue gives it', 'source', 'compiled');

/** A card as drafters see it. */
export interface LimitedCard {
  readonly name: string;
  readonly card: CardText;
  readonly sheet: Sheet;
  /** of its costs, in WUBRG order; none: any deck can play it */
  readonly colors: readonly string[];
  /** how good it is in such a deck, whoever has it: 0 nothing, 3 a card one plays, 6 one that wins games */
  readonly rating: number;
}

/** Arguments of the functions of boosters and drafts. */
export const A_PLAYABLE_SET = withKeys('a set, as playableSet gives it', 'cards', 'booster');
export const A_POOL = listOf(withKeys('a card of a playable set', 'name', 'card', 'colors', 'rating'));

export interface PlayableSet {
  readonly code: string;
  readonly name: string;
  readonly released: string;
  /** how many cards the set has besides basic lands */
  readonly size: number;
  readonly booster: readonly Slot[];
  readonly cards: readonly LimitedCard[];
  /** the cards of the set that its boosters do not hold, and why */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  /** why boosters of this set cannot be opened; null: they can */
  readonly refusal: string | null;
  /** each of its cards is there once, and boosters are dealt from them */
  readonly isCube?: true;
}

/** A set is offered if so much of it can be played with: with less it is another set. */
const ENOUGH = 0.7;

/** The part of a set that can be played with by the rules of that edition. Compiles its cards, if that was not done before. */
export function playableSet(set: CardSet, catalogue: Catalogue<CardDefinition>, edition: EditionName): PlayableSet {
  takesAll('playableSet', [set, A_CARD_SET], [catalogue, A_CATALOGUE], [edition, TEXT]);
  const { code, name, released, booster } = set;
  const whole = { code, name, released, size: set.cards.length, booster, ...judged(set.cards, catalogue, edition) };
  return { ...whole, refusal: refusalOf(whole, edition) };
}

/** Cards in a booster of a cube: fewer where it has too few for eight drafters, but no fewer than make a deck. */
const CUBE_BOOSTER = { most: 15, least: 9 } as const;
/** Boosters of a draft: three for each of eight. */
const CUBE_BOOSTERS = 24;

/** A cube, each line of which is one card, as a set whose boosters are dealt from it. */
export function playableCube(cube: Cube, catalogue: Catalogue<CardDefinition>, edition: EditionName): PlayableSet {
  takesAll('playableCube', [cube, A_CUBE], [catalogue, A_CATALOGUE], [edition, TEXT]);
  const all = cube.cards.map(({ name }) => ({ name, sheet: 'common' as const }));
  const { cards, leftOut } = judged(all, catalogue, edition);
  const size = Math.min(CUBE_BOOSTER.most, Math.floor(cards.length / CUBE_BOOSTERS));
  const least = CUBE_BOOSTER.least * CUBE_BOOSTERS;
  return {
    code: 'CUBE',
    name: cube.name ?? 'Cube',
    released: '',
    size: all.length,
    booster: Array.from({ length: size }, (): Slot => ['common']),
    cards,
    leftOut,
    isCube: true,
    refusal:
      size < CUBE_BOOSTER.least
        ? `Only ${cards.length} of its ${all.length} cards can be played by the rules of ${edition}; a draft of eight takes ${least} or more.`
        : null,
  };
}

/** The cards that can be played with, and why the others cannot. */
function judged(
  of: CardSet['cards'],
  catalogue: Catalogue<CardDefinition>,
  edition: EditionName,
): Pick<PlayableSet, 'cards' | 'leftOut'> {
  const cards: LimitedCard[] = [];
  const leftOut: { name: string; reason: string }[] = [];
  for (const { name, sheet } of of) {
    const found = findCard(catalogue.source, name, 1);
    if (!found.ok) {
      leftOut.push({ name, reason: unknownName(found) });
      continue;
    }
    const { card } = found;
    const compiled = catalogue.compiled(card);
    // boosters are opened at tables, which take what is known from its reminder text
    const [fault] = cardFaults(card.name, compiled, edition, { byReminder: 'accept' });
    if (!compiled.ok || fault !== undefined) leftOut.push({ name: card.name, reason: fault?.reason ?? '' });
    else {
      const rating = ratingOf(compiled.definition);
      cards.push({ name: card.name, card, sheet, colors: cardColors(card), rating });
    }
  }
  return { cards, leftOut };
}

function refusalOf({ booster, cards, size }: Omit<PlayableSet, 'refusal'>, edition: EditionName): string | null {
  if (cards.length < size * ENOUGH)
    return `Only ${cards.length} of its ${size} cards can be played by the rules of ${edition}; boosters are opened from ${Math.ceil(size * ENOUGH)} on.`;
  const short = booster.find((slot) => {
    const drawn = booster.filter((other) => other.join() === slot.join()).length;
    return cards.filter(({ sheet }) => slot.includes(sheet)).length < drawn;
  });
  return short === undefined ? null : `It has too few cards that are ${rarityOf(short[0])} for one booster.`;
}
