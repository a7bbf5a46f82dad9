/** Scheme and Attraction decks after a game is restarted or a subgame ends. 2006, 2009: none · 2011: 715.5a · 2026: 728.5a */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { isAttraction, isScheme } from '../state/nontraditional.ts';
import { definitionOf } from '../state/objects.ts';
import type { PlayerState, SupplementaryCard } from '../state/state.ts';

const BELONGS = { schemes: isScheme, attractions: isAttraction } as const;

/** Those of a player's decks that there are, with what is face up of them at the bottom. */
export function wholeDecks(game: Game, { id, ...own }: PlayerState): Pick<PlayerState, keyof typeof BELONGS> {
  const whole: Pick<PlayerState, keyof typeof BELONGS> = {};
  for (const kind of ['schemes', 'attractions'] as const) {
    const deck = own[kind];
    if (deck !== undefined) whole[kind] = [...deck, ...faceUp(game, id, kind)];
  }
  return whole;
}

const faceUp = (game: Game, owner: PlayerId, kind: keyof typeof BELONGS): SupplementaryCard[] =>
  game.state.objects.flatMap((object) => {
    if (object?.owner !== owner || !BELONGS[kind](game, object)) return [];
    const { key: def, name } = definitionOf(game, object);
    return [{ def, name, seen: true as const }];
  });
