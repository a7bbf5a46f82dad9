/** Dealing a recorded game again, from its file alone and the cards of this computer. 2006: 101 · 2009, 2011, 2026: 103 */
import type { Catalogue } from '@rulewright/cards';
import { namesIn } from '@rulewright/cards';
import { type CardDefinition, type CardInDeck, createGame, type Game, ledBy, leadsOf } from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { GameFile } from './game-file.ts';

export type Dealt =
  | { ok: true; game: Game }
  /** `cards`: some are unknown here or mean something else; `setup`: the engine refuses the set-up */
  | { ok: false; error: 'cards' | 'setup'; problems: string[] };

/** The game as it stood when its first question was asked. */
export function dealAgain(file: GameFile, cards: Catalogue<CardDefinition>): Dealt {
  takes(
    'dealAgain',
    'a game file, as readGameFile gives it, and a catalogue',
    hasKeys(file, 'format', 'edition') && hasKeys(cards),
  );
  const definitions = new Map<string, CardDefinition>();
  const problems: string[] = [];
  const known = (file.byHand === undefined ? cards : cards.byHand).inWordsOf(file.edition);
  for (const [name, key] of Object.entries(file.definitions)) {
    const entry = known.card(name);
    if (!entry.ok) problems.push(`“${name}” is not a card that can be played here`);
    else if (entry.definition.key !== key) problems.push(`“${name}” has another text here, or is understood otherwise`);
    else definitions.set(name, entry.definition);
  }
  const inDeck = (counted: readonly { name: string; count: number }[]): CardInDeck[] =>
    counted.flatMap(({ name, count }) => {
      const def = definitions.get(name)?.key;
      if (def === undefined && file.definitions[name] === undefined)
        problems.push(`“${name}” is in a deck, but the file does not say what it is`);
      return def === undefined ? [] : Array.from({ length: count }, () => ({ def, name }));
    });
  const players = file.players.map(({ name, deck, sideboard, commander }) => {
    const leads = inDeck(leadsOf(commander).map((lead) => ({ name: lead, count: 1 })));
    return { name, deck: inDeck(deck), sideboard: inDeck(sideboard), ...ledBy(leads) };
  });
  if (problems.length > 0) return { ok: false, error: 'cards', problems: [...new Set(problems)] };
  const { random } = file;
  const made = createGame({
    edition: file.edition,
    anachronisms: file.anachronisms,
    byReminder: 'accept',
    ...(file.byHand !== undefined && { byHand: file.byHand }),
    variant: file.variant,
    brawl: file.brawl ?? false,
    ...(file.houseRules && { houseRules: file.houseRules }),
    startingPlayer: file.startingPlayer,
    players,
    definitions: definitions.values(),
    seed: 'key' in random ? { key: random.key } : random.seed,
    catalogue: namesIn(cards.source),
  });
  if (made.ok) return made;
  return { ok: false, error: 'setup', problems: made.errors.map(({ message }) => message) };
}
