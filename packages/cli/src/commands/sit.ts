/** `rulewright sit`: a program takes a seat at a server's table. */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { BOT_TIME_HELP, wholeNumber } from '../options.ts';
import { readInput, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { counted } from '../text.ts';
import type { Sitter } from '../sitting/sit.ts';
import { playFault } from '../where-played.ts';

interface Options {
  agent: string;
  deck: string;
  name: string;
  botTime: string;
  json?: true;
}

export function sitCommand(terminal: Terminal): Command {
  return newJsonCommand('sit', 'seat a program at the table of a server', terminal)
    .argument('<link>', 'the link by which a friend is invited, such as http://127.0.0.1:4006/#/join/TABLE/INVITE')
    .requiredOption('-a, --agent <program>', 'its path and arguments, such as ./mybot or "python3 bot.py"')
    .requiredOption('-d, --deck <deck>', 'what it plays: a built-in deck, a decklist file, or - for standard input')
    .option('--name <name>', 'what it is called at the table', 'A program')
    .option('--bot-time <milliseconds>', BOT_TIME_HELP, '5000')
    .addHelpText('after', '\nThe program speaks the protocol of bots (PROTOCOL.md). It plays the match to its end.')
    .action(async (link: string, options: Options) => {
      const time = wholeNumber('--bot-time', options.botTime, 1, 3_600_000);
      const [{ Speaker }, { invitationIn, sit }] = await Promise.all([
        import('@rulewright/bots'),
        import('../sitting/sit.ts'),
      ]);
      const invitation = invitationIn(link);
      const deck = await deckNamed(options.deck, terminal);
      const speaker = new Speaker({ program: options.agent, time });
      const table = { name: options.name, deck, speaker, remark: (text: string) => remark(terminal, text) };
      const sat = await sit(invitation, table).catch(playFault);
      if (options.json) return sayJson(terminal, sat);
      say(
        terminal,
        `won ${sat.won} of ${counted(sat.games, 'game')}; asked ${counted(sat.asked, 'question')}, answered for ${sat.defaulted}`,
      );
    });
}

/** Characters of a list that a message has room for. */
const LONGEST_SENT = 60_000;

/** The deck as the server is told of it, which reads and checks it: by name, or as text. */
async function deckNamed(reference: string, terminal: Terminal): Promise<Sitter['deck']> {
  const [{ findDeck, LIST_WRITERS }, { loadList }, { noSuchList }] = await Promise.all([
    import('@rulewright/cards'),
    import('@rulewright/cards/node'),
    import('../cards/deck.ts'),
  ]);
  const found = loadList(reference, reference === '-' ? await readInput(terminal) : undefined);
  if (!found.ok) throw noSuchList(found);
  const builtIn = findDeck(reference);
  if (builtIn.ok && builtIn.deck.text === found.text) return { builtIn: builtIn.deck.id };
  // a site's whole answer about a deck is longer than a message may be
  const isLong = found.read.ok && found.text.length > LONGEST_SENT;
  return { list: isLong && found.read.ok ? LIST_WRITERS.text.write(found.read.deck) : found.text };
}
