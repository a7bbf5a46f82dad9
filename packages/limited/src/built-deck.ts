/** A deck of forty cards from a pool, as the computer builds it. 2006: 100.3 · 2009, 2011, 2026: 100.2b */
import { TEXT, takesAll, withKeys } from '@rulewright/engine/arguments';
import { type Decklist, manaValueOf } from '@rulewright/cards';
import { fits, PAIRS } from './drafter.ts';
import { A_POOL, type LimitedCard } from './playable-set.ts';

/** What a deck of forty cards usually has of lands. */
export const LANDS = 17;
const SPELLS = 40 - LANDS;
/** Creatures that a deck should have; below that each is worth a little more. */
const CREATURES = 14;
const MORE_CREATURES = 0.6;

const BASICS = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
type Color = keyof typeof BASICS;

const isLand = ({ card }: LimitedCard): boolean => card.types.includes('Land');
const isCreature = ({ card }: LimitedCard): boolean => card.types.includes('Creature');

/** The best cards for a deck of these colours: good ones, enough creatures, and few that cost much. */
function bestOf(pool: readonly LimitedCard[], pair: readonly [string, string]): LimitedCard[] {
  const left = pool.filter((card) => !isLand(card) && fits(card, pair));
  const chosen: LimitedCard[] = [];
  while (chosen.length < SPELLS && left.length > 0) {
    const creatures = chosen.filter(isCreature).length;
    const dear = chosen.filter(({ card }) => manaValueOf(card) >= 5).length;
    const wish = (card: LimitedCard): number =>
      card.rating +
      (isCreature(card) && creatures < CREATURES ? MORE_CREATURES : 0) -
      (manaValueOf(card.card) >= 5 && dear >= 4 ? 1 : 0);
    let best = 0;
    for (const [at, card] of left.entries()) if (wish(card) > wish(left[best] ?? card)) best = at;
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

/** What a deck is worth; a missing card is a basic land more. */
const worth = (cards: readonly LimitedCard[]): number => cards.reduce((sum, { rating }) => sum + rating, 0);

/**
 * The deck with the rest of the pool as its sideboard: two colours, 23 cards, 17 lands. A pool without enough cards of any two colours gets
 * more lands, so that the deck has forty cards.
 */
export function builtDeck(pool: readonly LimitedCard[], name: string): Decklist {
  takesAll('builtDeck', [pool, A_POOL], [name, TEXT]);
  let [chosen, pair]: [LimitedCard[], readonly [string, string]] = [[], PAIRS[0] ?? ['W', 'U']];
  for (const two of PAIRS) {
    const cards = bestOf(pool, two);
    if (worth(cards) > worth(chosen)) [chosen, pair] = [cards, two];
  }
  const rest = pool.map((card) => card.name);
  for (const card of chosen) rest.splice(rest.indexOf(card.name), 1);
  return {
    name,
    main: listed([...chosen.map((card) => card.name), ...landsFor(chosen, pair)]),
    sideboard: listed(rest),
  };
}

/** Basic lands of the two colours, shared out as their costs ask. */
function landsFor(chosen: readonly LimitedCard[], pair: readonly [string, string]): string[] {
  const lands = 40 - chosen.length;
  const symbols = (color: string): number =>
    chosen.reduce((sum, { card }) => {
      const costs = [card, ...(card.faces ?? [])].map(({ manaCost }) => manaCost ?? '').join('');
      return sum + costs.split(color).length - 1;
    }, 0);
  const [one, other] = [symbols(pair[0]), symbols(pair[1])];
  const share = one + other === 0 ? lands / 2 : (lands * one) / (one + other);
  const first = Math.min(other === 0 ? lands : lands - 6, Math.max(one === 0 ? 0 : 6, Math.round(share)));
  const [a, b] = [BASICS[pair[0] as Color], BASICS[pair[1] as Color]];
  return [...Array.from({ length: first }, () => a), ...Array.from({ length: lands - first }, () => b)];
}

/** Each name once with its number, in the order given. */
function listed(names: readonly string[]): Decklist['main'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count, line: 0 }));
}

/** A deck as a plain list that every reader of decklists takes. */
export function deckText(deck: Decklist): string {
  takesAll('deckText', [deck, withKeys('a deck', 'main', 'sideboard')]);
  const { main, sideboard } = deck;
  const lines = (entries: Decklist['main']): string => entries.map(({ count, name }) => `${count} ${name}\n`).join('');
  return `${lines(main)}${sideboard.length === 0 ? '' : `\nSideboard\n${lines(sideboard)}`}`;
}
