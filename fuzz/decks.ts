/** The built-in decks without commanders, compiled once for all fuzzed games, and the games between two of them. */
import { builtInDecks } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { EDITIONS } from '@rulewright/engine';
import { below, randomSource } from '@rulewright/players';
import { type PlayableDeck, playableDeck } from '@rulewright/simulate';
import { compiledInTests } from '../tests/tiers/compiled.ts';
import type { FuzzedSetup } from './one-game.ts';

export type DecksResult = { ok: true; decks: PlayableDeck[]; refused: string[] } | { ok: false; message: string };

/** Those of the World Championships to 2004; those that do not compile are named in `refused`. */
export function fuzzedDecks(): DecksResult {
  const source = mtgjsonSource();
  if (!source.ok) return { ok: false, message: `${source.file}: ${source.reason}` };
  const decks: PlayableDeck[] = [];
  const refused: string[] = [];
  const store = compiledInTests();
  for (const { id, deck, format, date } of builtInDecks()) {
    if (format !== 'constructed' || date > '2005') continue;
    const result = playableDeck(deck, source.source, id, store);
    if (result.ok) decks.push(result.deck);
    else refused.push(`${id}: ${result.faults.map((f) => f.reason).join('; ')}`);
  }
  return { ok: true, decks, refused };
}

/** Game number `game` of that seed: the editions in turn, two of the decks. */
export function builtInGame(decks: readonly PlayableDeck[], seed: string, game: number): FuzzedSetup {
  const own = `${seed}/${game}`;
  const source = randomSource(own);
  const edition = EDITIONS[game % EDITIONS.length] ?? EDITIONS[0];
  const drawn = [0, 1].flatMap(() => decks[below(source, decks.length)] ?? []);
  return {
    edition,
    seed: own,
    players: drawn.map(({ name, main, sideboard }) => ({ name, deck: [...main], sideboard: [...sideboard] })),
    definitions: [...new Map(drawn.flatMap(({ definitions }) => definitions).map((d) => [d.key, d])).values()],
  };
}
