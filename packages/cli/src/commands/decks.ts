/** `rulewright decks`: the built-in decks, and whether a deck may be played. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import type { DecklistFault } from '@rulewright/cards';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { EDITION_HELP, editionNamed, type Format, FORMAT_HELP, formatNamed } from '../options.ts';
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
        .argument('<deck...>', 'decklist files, folders of them, built-in decks, or - for standard input')
        .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`)
        .option('--format <name>', FORMAT_HELP)
        .addHelpText(
          'after',
          '\nOf one deck every fault is named. Of several, or of a folder, each has a line and its faults below it, and a count stands at\nthe end; with --json the same as a list under "decks".',
        )
        .action((references: readonly string[], options: { edition?: string; format?: string }, command: Command) =>
          check(terminal, references, options, command.optsWithGlobals<{ json?: true }>().json === true),
        ),
    );
}

async function list(terminal: Terminal, json: boolean): Promise<void> {
  const [{ builtInDecks, findCard }, { catalogue }] = await Promise.all([
    import('@rulewright/cards'),
    import('../cards/open-cards.ts'),
  ]);
  const cards = catalogue();
  const decks = builtInDecks().map(({ id, title, player, event, date, deck, format }) => {
    const { main, sideboard, commander = [] } = deck;
    const names = [...new Set([...main, ...sideboard, ...commander].map(({ name }) => name))];
    const understood = names.filter((name) => {
      const found = findCard(cards.source, name);
      return found.ok && cards.compiled(found.card).ok;
    });
    const size = (entries: typeof main): number => entries.reduce((sum, { count }) => sum + count, 0);
    return {
      id,
      title,
      player: player ?? null,
      event,
      date,
      format,
      cards: size(main) + size(commander),
      sideboard: size(sideboard),
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

/** One deck looked at: what it is, and all that keeps it from being played. */
interface Checked {
  deck: string;
  file: string;
  cards: number;
  sideboard: number;
  faults: readonly DecklistFault[];
  /** absent: it could not be read */
  edition?: string;
}

async function check(
  terminal: Terminal,
  references: readonly string[],
  options: { edition?: string; format?: string },
  json: boolean,
): Promise<void> {
  const format: Format = formatNamed(options.format);
  const edition = await editionNamed(options.edition);
  const [{ catalogue }, { deckFaults, unreadDeck, wantsInput }, { loadDeck, deckFilesIn }] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('../cards/deck.ts'),
    import('@rulewright/cards/node'),
  ]);
  const { deckFor, NEWER_CARDS } = await import('@rulewright/cards');
  const cards = catalogue();
  const input = wantsInput(references) ? await readInput(terminal) : undefined;
  const folders = references.map((reference) => deckFilesIn(reference));
  const size = (entries: readonly { count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);
  const checked = references
    .flatMap((reference, i) => folders[i] ?? [reference])
    .map((reference): Checked => {
      const loaded = loadDeck(reference, cards.source, reference === '-' ? input : undefined);
      if (!loaded.ok) return { deck: reference, file: loaded.file, cards: 0, sideboard: 0, faults: loaded.faults };
      const deck = deckFor(format, loaded.deck);
      const { main, sideboard, commander = [] } = deck;
      const faults = deckFaults(deck, cards, edition, true, format);
      const all = size(main) + size(commander);
      return { deck: loaded.name, file: reference, cards: all, sideboard: size(sideboard), faults, edition };
    });
  const [only] = checked;
  if (only === undefined) throw new Failure(`there are no decklists in ${references.join(', ')}`);
  if (checked.length === 1 && folders.every((folder) => folder === undefined)) {
    if (only.edition === undefined) throw unreadDeck(only.file, only.faults);
    return one(terminal, only, json);
  }
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  if (json) {
    sayJson(terminal, { edition, legal: checked.length - faulty.length, of: checked.length, decks: checked.map(told) });
  } else {
    for (const { deck, file, cards: main, sideboard, faults } of checked) {
      const verdict = faults.length === 0 ? 'may be played' : counted(faults.length, 'fault');
      say(terminal, `${file}: ${deck}, ${counted(main, 'card')} and a sideboard of ${sideboard}: ${verdict}`);
      for (const { line, reason } of faults) say(terminal, `  ${line > 0 ? `${line}: ` : ''}${reason}`);
    }
  }
  const summary = `${checked.length - faulty.length} of ${counted(checked.length, 'deck')} may be played by the rules of ${edition}`;
  const someMayBeNewer = faulty.some(({ faults }) => faults.some(({ mayBeNewer }) => mayBeNewer));
  if (faulty.length > 0) throw new Failure(someMayBeNewer ? `${summary}\n${NEWER_CARDS}` : summary);
  if (!json) say(terminal, summary);
}

const told = ({ faults, ...deck }: Checked): object => ({ ...deck, legal: faults.length === 0, faults });

function one(terminal: Terminal, checked: Checked, json: boolean): void {
  const { deck, file, cards, sideboard, faults, edition } = checked;
  if (json) sayJson(terminal, told(checked));
  if (faults.length > 0) throw fileFailure(file, faults);
  if (!json)
    say(
      terminal,
      `${deck}: ${counted(cards, 'card')} and a sideboard of ${sideboard}, legal by the rules of ${edition}; every card is understood`,
    );
}
