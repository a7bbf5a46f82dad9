/** `rulewright sit`: a program takes a seat at a server's table. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { BOT_TIME_HELP, wholeNumber } from '../options.ts';
import { remark, say, sayJson, type Terminal } from '../terminal.ts';
import { textIn } from '../text-files.ts';
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

/** The deck as the server is told of it, which reads and checks it: by name, or as text. */
async function deckNamed(reference: string, terminal: Terminal): Promise<Sitter['deck']> {
  if (reference === '-' || existsSync(reference)) return { list: await textIn(reference, terminal) };
  const { findDeck } = await import('@rulewright/cards');
  const found = findDeck(reference);
  if (found.ok) return { builtIn: found.deck.id };
  throw new Failure(`${reference}: there is neither a file nor a built-in deck of this name`);
}
