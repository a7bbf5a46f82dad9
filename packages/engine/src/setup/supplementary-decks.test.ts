/** Each supplementary deck is shuffled, and dealt anew for who has not seen it. 2009: 103.6, 901.4 · 2011: 103.6, 901.4, 904.4 · 2026: 103.3a */
import { describe, expect, it } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import type { Game } from '../running/game.ts';
import type { PlayerState, SupplementaryCard } from '../state/state.ts';
import { dealAnew } from './dealing.ts';
import { shuffleSupplementary } from './supplementary-decks.ts';

const NAMES = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const deckOf = (names: readonly string[]): SupplementaryCard[] => names.map((name) => ({ def: name, name }));
const namesOf = (deck: readonly SupplementaryCard[] | undefined): string[] => (deck ?? []).map(({ name }) => name);

/** Each deck that there can be: whose it is, how it is put there and how it is looked at. */
const DECKS = ['schemes', 'attractions', 'planes', 'the planar deck of all'] as const;
type Deck = (typeof DECKS)[number];

function withDeck(kind: Deck, deck: readonly SupplementaryCard[]): Game {
  const { game } = board(testEdition('2026-02'));
  if (kind === 'the planar deck of all') game.state.planarDeck = [...deck];
  else (game.state.players[1] as PlayerState)[kind] = [...deck];
  return game;
}
const deckIn = ({ state }: Game, kind: Deck): readonly SupplementaryCard[] | undefined =>
  kind === 'the planar deck of all' ? state.planarDeck : state.players[1]?.[kind];

describe.each(DECKS)('%s', (kind) => {
  it('is shuffled, and seen by nobody then', () => {
    const game = withDeck(kind, [{ def: 'A', name: 'A', seen: true }, ...deckOf(NAMES.slice(1))]);
    shuffleSupplementary(game);
    const deck = deckIn(game, kind);
    expect(namesOf(deck)).not.toEqual(NAMES);
    expect(new Set(namesOf(deck))).toEqual(new Set(NAMES));
    expect(deck?.some(({ seen }) => seen === true)).toBe(false);
  });

  it('is dealt anew whatever its order, but for the cards that were seen', () => {
    const dealt = (names: readonly string[]): readonly SupplementaryCard[] | undefined => {
      const deck = deckOf(names);
      deck[3] = { def: 'Seen', name: 'Seen', seen: true };
      const game = withDeck(kind, deck);
      dealAnew(game, [], 'a seed', null);
      return deckIn(game, kind);
    };
    const [first, ...rest] = NAMES.toSpliced(3, 1);
    const turned = [...rest, first as string].toSpliced(3, 0, 'D');
    expect(dealt(turned)).toEqual(dealt(NAMES));
    expect(namesOf(dealt(NAMES)).at(3)).toBe('Seen');
    expect(new Set(namesOf(dealt(NAMES)))).toEqual(new Set([...NAMES.toSpliced(3, 1), 'Seen']));
  });
});
