/** `rulewright decks`: the built-in decks, and whether a deck may be played. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { fileFailure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { counted, table } from '../text.ts';
import { readInput, say, sayJson, type Terminal } from '../terminal.ts';

export function decksCommand(terminal: Terminal): Command {
  return newJsonCommand('decks', 'list the built-in decks', terminal)
    .action((options: { json?: true }) => list(terminal, options.json === true))
    .addCommand(
      newJsonCommand(
        'check',
        'whether a deck may be played: construction rules, unknown cards, cards not understood',
        terminal,
      )
        .argument('<deck>', 'a decklist file, a built-in deck, or - for standard input')
        .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`)
        .action((reference: string, options: { edition?: string }, command: Command) =>
          check(terminal, reference, options.edition, command.optsWithGlobals<{ json?: true }>().json === true),
        ),
    );
}

async function list(terminal: Terminal, json: boolean): Promise<void> {
  const [{ builtInDecks, findCard }, { catalogue }] = await Promise.all([
    import('@rulewright/cards'),
    import('../cards/open-cards.ts'),
  ]);
  const cards = catalogue();
  const decks = builtInDecks().map(({ id, title, player, event, date, deck }) => {
    const names = [...new Set([...deck.main, ...deck.sideboard].map(({ name }) => name))];
    const understood = names.filter((name) => {
      const found = findCard(cards.source, name);
      return found.ok && cards.compiled(found.card).ok;
    });
    const size = (entries: typeof deck.main): number => entries.reduce((sum, { count }) => sum + count, 0);
    return {
      id,
      title,
      player: player ?? null,
      event,
      date,
      cards: size(deck.main),
      sideboard: size(deck.sideboard),
      different: names.length,
      supported: understood.length,
    };
  });
  if (json) return sayJson(terminal, decks);
  const rows = decks.map((deck) => [
    deck.id,
    deck.title,
    deck.event,
    `${deck.cards}+${deck.sideboard}`,
    `${deck.supported} of ${deck.different}`,
  ]);
  say(terminal, table([['deck', 'name', 'from', 'cards', 'understood'], ...rows]));
}

async function check(
  terminal: Terminal,
  reference: string,
  editionText: string | undefined,
  json: boolean,
): Promise<void> {
  const edition = await editionNamed(editionText);
  const [{ catalogue }, { deckFaults, deckFrom }] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('../cards/deck.ts'),
  ]);
  const cards = catalogue();
  const { name, deck } = deckFrom(reference, cards, reference === '-' ? await readInput(terminal) : undefined);
  const faults = deckFaults(deck, cards, edition, true);
  const size = (entries: typeof deck.main): number => entries.reduce((sum, { count }) => sum + count, 0);
  if (json)
    sayJson(terminal, {
      deck: name,
      edition,
      legal: faults.length === 0,
      cards: size(deck.main),
      sideboard: size(deck.sideboard),
      faults,
    });
  if (faults.length > 0) throw fileFailure(reference, faults);
  if (!json)
    say(
      terminal,
      `${name}: ${counted(size(deck.main), 'card')} and a sideboard of ${size(deck.sideboard)}, legal by the rules of ${edition}; every card is understood`,
    );
}
