/** `rulewright card`: a card's text, and how it was understood or what was not. 2006: 200 · 2009, 2011, 2026: 108.1, 200 */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed, WORDING_HELP } from '../options.ts';
import { columns, readInput, say, sayJson, type Terminal } from '../terminal.ts';

interface Options {
  wording?: string;
  edition?: string;
  json?: true;
}

export function cardCommand(terminal: Terminal): Command {
  return newJsonCommand(
    'card',
    "a card's text and its abilities as understood, or what was not understood and where",
    terminal,
  )
    .argument('<name...>', 'the name, however typed; - for names on standard input, one a line')
    .option(
      '-w, --wording <wording>',
      `print the text as it would be worded in ${WORDING_HELP} (default: as the card file has it)`,
    )
    .option('-e, --edition <edition>', `say also what ${EDITION_HELP} has no rules for (default: today's)`)
    .action(async (words: string[], options: Options) => {
      const edition = await editionNamed(options.edition);
      const [
        { findCard, mayBeNewer, NEWER_CARDS, unknownName },
        { WORDINGS },
        { catalogue },
        { cardReport, describeCard },
      ] = await Promise.all([
        import('@rulewright/cards'),
        import('@rulewright/oracle'),
        import('../cards/open-cards.ts'),
        import('../cards/describe.ts'),
      ]);
      const wording =
        options.wording === undefined
          ? undefined
          : WORDINGS.find((one) => one === options.wording || one.slice(0, 4) === options.wording);
      if (options.wording !== undefined && wording === undefined)
        throw new Failure(`there is no wording "${options.wording}"; there are ${WORDINGS.join(', ')}`);
      const asked = words.join(' ');
      const names =
        asked === '-' ? (await readInput(terminal)).split(/\r?\n/).filter((line) => line.trim() !== '') : [asked];
      const cards = catalogue();
      const found = names.map((name, line) => {
        const card = findCard(cards.source, name);
        if (card.ok) return card.card;
        const where = asked === '-' ? `standard input:${line + 1}: ` : '';
        const advice = mayBeNewer(card) ? `\n${NEWER_CARDS}` : '';
        throw new Failure(`${where}${unknownName(card)}${advice}`);
      });
      if (names.length === 0) throw new Failure('standard input has no names');
      const { source } = cards;
      const described = found.map((card) => describeCard(card, edition, { wording, source }));
      if (options.json) return sayJson(terminal, asked === '-' ? described : described[0]);
      say(
        terminal,
        found
          .flatMap((card, at) => (described[at] ? cardReport(card, described[at], columns(terminal)) : []))
          .join('\n\n'),
      );
    });
}
