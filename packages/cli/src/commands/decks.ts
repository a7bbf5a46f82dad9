/** `rulewright decks`: the built-in decks, and whether a deck may be played. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import type { DeckEntry, LeftOut, ListProblem, ListRemark } from '@rulewright/cards';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure, faultWords } from '../failure.ts';
import { EDITION_HELP, editionNamed, type Format, FORMAT_HELP, formatNamed, LEGAL_IN_HELP } from '../options.ts';
import { counted, table } from '../text.ts';
import { readInput, remark, say, sayJson, type Terminal } from '../terminal.ts';

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
        .option('--legal-in <format>', LEGAL_IN_HELP)
        .option('--by-hand', 'count the cards with lines that people would carry out by hand at a table')
        .addHelpText(
          'after',
          '\nOf one deck every fault is named. Of several, or of a folder, each has a line and its faults below it, and a count stands at\nthe end; with --json the same as a list under "decks".',
        )
        .action((references: readonly string[], options: CheckOptions, command: Command) =>
          check(terminal, references, options, command.optsWithGlobals<{ json?: true }>().json === true),
        ),
    )
    .addCommand(
      newJsonCommand('convert', 'write a decklist of any form in another one', terminal)
        .argument('<deck>', 'a decklist file, a built-in deck, or - for standard input')
        .requiredOption('--to <form>', 'arena, mtgo, moxfield, cod (Cockatrice), csv, or text, which holds everything')
        .addHelpText(
          'after',
          '\nThe form that is read is known by the text. What the other form has no place for is told, and what is no part of the deck.',
        )
        .action((reference: string, options: { to: string }, command: Command) =>
          convert(terminal, reference, options, command.optsWithGlobals<{ json?: true }>().json === true),
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

/** One list looked at: what it is, and all that keeps its deck from being played. */
interface Checked {
  deck: string;
  file: string;
  /** in words: `an Archidekt list` */
  form: string;
  cards: number;
  sideboard: number;
  /** cards of the list that are no part of the deck, by their headings */
  leftOut: readonly LeftOut[];
  /** how lines were understood that do not say it themselves */
  remarks: readonly ListRemark[];
  faults: readonly ListProblem[];
  edition: string;
  /** the format of the card data, or the month, that was asked for */
  legalIn?: string;
}

interface CheckOptions {
  edition?: string;
  format?: string;
  legalIn?: string;
  byHand?: true;
}

async function check(
  terminal: Terminal,
  references: readonly string[],
  options: CheckOptions,
  json: boolean,
): Promise<void> {
  const format: Format = formatNamed(options.format);
  const { legalIn } = options;
  const edition = await editionNamed(options.edition);
  const [
    { catalogue },
    { deckFailure, examined, noSuchList, wantsInput },
    { deckFilesIn, loadList },
    { formatTitle, LIST_FORMS, NEWER_CARDS, remarkWords },
  ] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('../cards/deck.ts'),
    import('@rulewright/cards/node'),
    import('@rulewright/cards'),
  ]);
  const cards = catalogue();
  const pool = legalIn === undefined ? '' : ` with the cards of ${formatTitle(legalIn)}`;
  if (options.byHand === true) {
    const { checkByHand } = await import('../cards/by-hand-check.ts');
    return checkByHand(terminal, references, cards, { edition, play: format, json });
  }
  const input = wantsInput(references) ? await readInput(terminal) : undefined;
  const folders = references.map((reference) => deckFilesIn(reference));
  const size = (entries: readonly { count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);
  /** files of folders that are tables or JSON of something else */
  const others: string[] = [];
  const checked = references.flatMap((reference, i) => {
    const files = folders[i];
    return (files ?? [reference]).flatMap((file): Checked[] => {
      const found = loadList(file, file === '-' ? input : undefined);
      if (!found.ok) {
        if (references.length === 1 && files === undefined) throw noSuchList(found);
        const faults = found.faults.map((fault): ListProblem => ({ kind: 'unreadable', text: '', ...fault }));
        return [{ deck: file, file, form: '', cards: 0, sideboard: 0, leftOut: [], remarks: [], faults, edition }];
      }
      if (files !== undefined && found.read.kind === 'no-list') {
        others.push(file);
        return [];
      }
      const { deck, form, leftOut, remarks, problems } = examined(found, cards, { edition, play: format, legalIn });
      const { main, sideboard, commander = [] } = deck;
      const all = size(main) + size(commander);
      return [
        {
          deck: found.name,
          file,
          form: LIST_FORMS[form],
          cards: all,
          sideboard: size(sideboard),
          leftOut,
          remarks,
          faults: problems,
          edition,
          ...(legalIn !== undefined && { legalIn }),
        },
      ];
    });
  });
  const [only] = checked;
  if (only === undefined) throw new Failure(`there are no decklists in ${references.join(', ')}`);
  if (checked.length === 1 && folders.every((folder) => folder === undefined)) {
    if (json) sayJson(terminal, told(only));
    else for (const one of only.remarks) say(terminal, remarkWords(one));
    if (only.faults.length > 0) throw deckFailure(only.file, only.faults);
    if (!json)
      say(
        terminal,
        `${only.deck}: ${describe(only)}, legal by the rules of ${edition}${pool}; every card is understood`,
      );
    return;
  }
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  if (json) {
    const legal = checked.length - faulty.length;
    sayJson(terminal, { edition, legal, of: checked.length, decks: checked.map(told), others });
  } else {
    for (const one of checked) {
      const verdict = one.faults.length === 0 ? 'may be played' : counted(one.faults.length, 'fault');
      say(terminal, `${one.file}: ${one.deck}, ${describe(one)}: ${verdict}`);
      for (const remark of one.remarks) say(terminal, `  ${remarkWords(remark)}`);
      for (const fault of one.faults) say(terminal, `  ${faultWords(fault)}`);
    }
    for (const file of others) say(terminal, `${file}: no list of cards`);
  }
  const summary = `${checked.length - faulty.length} of ${counted(checked.length, 'deck')} may be played by the rules of ${edition}${pool}`;
  const someMayBeNewer = faulty.some(({ faults }) => faults.some(({ mayBeNewer }) => mayBeNewer));
  if (faulty.length > 0) throw new Failure(someMayBeNewer ? `${summary}\n${NEWER_CARDS}` : summary);
  if (!json) say(terminal, summary);
}

const told = ({ faults, ...deck }: Checked): object => ({ ...deck, legal: faults.length === 0, faults });

/** `60 cards and a sideboard of 15, without 2 cards under "Maybeboard"`. */
function describe({ cards, sideboard, leftOut }: Checked): string {
  const without = leftOut.map(({ what, cards: those }) => `, without ${counted(those, 'card')} under "${what}"`);
  return `${counted(cards, 'card')} and a sideboard of ${sideboard}${without.join('')}`;
}

async function convert(terminal: Terminal, reference: string, options: { to: string }, json: boolean): Promise<void> {
  const [
    { cardSource },
    { deckFailure, noSuchList, wantsInput },
    { loadList },
    { findCard, LIST_FORMS, LIST_TARGETS, LIST_WRITERS, unheldBy, UNHELD_WORDS },
  ] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('../cards/deck.ts'),
    import('@rulewright/cards/node'),
    import('@rulewright/cards'),
  ]);
  const target = LIST_TARGETS.find((name) => name === options.to);
  if (target === undefined)
    throw new Failure(`--to takes ${LIST_TARGETS.join(', ')}; there is no form "${options.to}"`);
  const found = loadList(reference, wantsInput([reference]) ? await readInput(terminal) : undefined);
  if (!found.ok) throw noSuchList(found);
  const { read } = found;
  if (!read.ok)
    throw deckFailure(
      found.file,
      read.faults.map((fault) => ({ kind: 'unreadable', text: '', ...fault })),
    );
  const source = cardSource();
  const unknown: string[] = [];
  const whole = (entries: readonly DeckEntry[] = []): DeckEntry[] =>
    entries.map((entry) => {
      const card = findCard(source, entry.name, 0);
      if (!card.ok) unknown.push(entry.name);
      return { ...entry, name: card.ok ? card.card.name : entry.name };
    });
  const { name, main, sideboard, commander, maybeboard } = read.deck;
  const deck = {
    ...(name !== undefined && { name }),
    main: whole(main),
    sideboard: whole(sideboard),
    commander: whole(commander),
    maybeboard: whole(maybeboard),
  };
  const lost = unheldBy(target, deck);
  const list = LIST_WRITERS[target].write(deck);
  if (json) return sayJson(terminal, { from: read.form, to: target, lost, leftOut: read.leftOut, unknown, list });
  say(terminal, list.trimEnd());
  remark(terminal, `Read as ${LIST_FORMS[read.form]}, written for ${LIST_WRITERS[target].title}.`);
  for (const part of lost)
    remark(terminal, `${LIST_WRITERS[target].title} has no place for it: ${UNHELD_WORDS[part]}.`);
  for (const { what, cards } of read.leftOut)
    if (what !== 'Maybeboard')
      remark(terminal, `Left out: ${counted(cards, 'card')} under "${what}", no part of the deck.`);
  if (unknown.length > 0) remark(terminal, `Written as they stand, for no card is named so: ${unknown.join(', ')}.`);
}
