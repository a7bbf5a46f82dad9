/** The built-in decks without commanders, compiled once for all fuzzed games. */
import { builtInDecks } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { type PlayableDeck, playableDeck } from '@rulewright/simulate';

export type DecksResult = { ok: true; decks: PlayableDeck[]; refused: string[] } | { ok: false; message: string };

/** All sixteen; those that do not compile are named in `refused`. */
export function fuzzedDecks(): DecksResult {
  const source = mtgjsonSource();
  if (!source.ok) return { ok: false, message: `${source.file}: ${source.reason}` };
  const decks: PlayableDeck[] = [];
  const refused: string[] = [];
  for (const { id, deck, format } of builtInDecks()) {
    if (format !== 'constructed') continue;
    const result = playableDeck(deck, source.source, id);
    if (result.ok) decks.push(result.deck);
    else refused.push(`${id}: ${result.faults.map((f) => f.reason).join('; ')}`);
  }
  return { ok: true, decks, refused };
}
