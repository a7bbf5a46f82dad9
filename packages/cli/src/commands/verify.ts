/** `rulewright verify`: deals a recorded game again and checks that its shuffle was fair. 2006: 101.1 · 2009, 2011: 103.1 · 2026: 103.3 */
import type { Command } from 'commander';
import { newJsonCommand, type SetExitCode } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { colours, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { wrapped } from '../text.ts';

interface Options {
  commitment?: string;
  part?: string;
  json?: true;
}

export function verifyCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('verify', 'deal a recorded game again, and check that its shuffle was fair', terminal)
    .argument('<game>', 'the file of a game, or - for standard input')
    .option('--commitment <digits>', "the server's commitment, if you noted it while the game was played")
    .option('--part <digits>', 'the part of the shuffle that your seat gave, if you noted it')
    .addHelpText(
      'after',
      '\nThe file comes from the end of a match in the browser, or from play --game-file FILE.\nExit codes: 0 everything holds; 1 something does not; 2 usage or file, or the game cannot be dealt on this computer.',
    )
    .action(async (file: string, { commitment, part, json }: Options) => {
      for (const [option, value] of Object.entries({ commitment, part }))
        if (value !== undefined && !/^[0-9a-f]{64}$/.test(value))
          throw new Failure(`--${option} takes 64 hexadecimal digits in lower case`);
      const [{ readGameFile, verifyGame }, { catalogue }, { textIn }] = await Promise.all([
        import('@rulewright/record'),
        import('../cards/open-cards.ts'),
        import('../text-files.ts'),
      ]);
      const read = readGameFile(await textIn(file, terminal));
      if (!read.ok) throw fileFailure(file, [{ line: 0, reason: read.message }]);
      const verified = verifyGame(read.file, catalogue(), { commitment, part });
      if (verified.outcome === 'failed') setExitCode(1);
      if (json) sayJson(terminal, verified);
      else {
        const { green, red } = colours(terminal, terminal.stdout);
        const sign = { true: green('holds   '), false: red('FAILS   '), null: '–       ' };
        for (const { holds, message } of verified.checks)
          say(terminal, `${sign[`${holds}`]}${wrapped(message, 90, '        ')}`);
        for (const { player, cards } of verified.openingHands ?? [])
          say(terminal, wrapped(`${player} drew first: ${cards.join(', ')}.`, 98, '  '));
      }
      if (verified.outcome === 'unchecked')
        throw new Failure('the game could not be dealt again here, so it is not verified');
      if (!json && verified.outcome === 'failed')
        remark(terminal, 'This file does not tell of a game that was played so.');
    });
}
