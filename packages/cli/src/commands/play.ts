/** `rulewright play`: a game at this terminal. 2006: 100 · 2009, 2011, 2026: 100 */
import type { Command } from 'commander';
import { anachronismsOption, newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import {
  AGENT_HELP,
  agentsNamed,
  EDITION_HELP,
  FORMAT_HELP,
  formatNamed,
  HOUSE_RULE_HELP,
  houseRulesNamed,
  editionNamed,
  seatingNamed,
  seedFrom,
  VARIANT_HELP,
  wholeNumber,
} from '../options.ts';
import { interactive, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { writeText } from '../text-files.ts';
import type { ReadyDeck } from '../cards/deck.ts';
import type { SeatKind } from '../table/sitting.ts';

interface Options {
  deck?: string;
  against?: string;
  edition?: string;
  opponent?: string;
  seed?: string;
  agents?: string;
  demo?: true;
  lines?: true;
  pace?: string;
  variant?: string;
  houseRule?: string[];
  format?: string;
  players?: string;
  anachronisms: 'refuse' | 'borrow';
  gameFile?: string;
  why?: true;
  json?: true;
}

const OPPONENTS = ['heuristic', 'random', 'self'];
const USUAL_DECKS = ['1998-ben-rubin-sligh', '1998-brian-hacker-white-weenie'] as const;
const LED_DECKS = ['2006-kamahl-wilds', '2006-kumano-fires'] as const;

export function playCommand(terminal: Terminal): Command {
  return newJsonCommand('play', 'play a game at this terminal', terminal)
    .option('-d, --deck <deck>', 'your deck: a built-in deck or a decklist file')
    .option('-o, --against <deck>', "your opponent's deck")
    .option('-e, --edition <edition>', `rules of ${EDITION_HELP}`)
    .option('--opponent <who>', 'heuristic, random or self')
    .option('-s, --seed <seed>', 'number or word; the same seed shuffles the same')
    .option('-a, --agents <two names>', `watch two built-in players, each ${AGENT_HELP}`)
    .option('--demo', 'the game plays itself, at a pace one can follow')
    .option('--pace <milliseconds>', 'between what built-in players do')
    .option('--lines', 'plain lines and no full screen; without a terminal always')
    .option('--house-rule <seam=edition...>', HOUSE_RULE_HELP)
    .option('--variant <name>', `${VARIANT_HELP}; teammates play the same deck`)
    .option('--format <name>', FORMAT_HELP)
    .option('--players <number>', 'how many play; every other one the second deck, in teams every other team')
    .addOption(anachronismsOption())
    .option('--game-file <file>', 'write the game to a file as it ends, for rulewright verify')
    .option('--why', 'say under each line of the log why it happened: the card, its words, the rule')
    .addHelpText(
      'after',
      '\nWhat is not given is asked for on a terminal. Without one: the usual two decks, heuristic, and today.\nIn lines, "help" says what can be typed; on the full screen, ? does.',
    )
    .action(async (options: Options) => {
      const watching = options.agents !== undefined || options.demo === true;
      if (watching && options.opponent !== undefined)
        throw new Failure('--opponent is who you play against; with --agents or --demo nobody plays');
      if (options.opponent !== undefined && !OPPONENTS.includes(options.opponent))
        throw new Failure(`there is no opponent "${options.opponent}"; there are ${OPPONENTS.join(', ')}`);
      const agents =
        options.agents !== undefined || watching ? await agentsNamed(options.agents ?? 'heuristic,heuristic') : null;
      const screen =
        interactive(terminal) && !options.lines && !options.json && (terminal.environment['TERM'] ?? '') !== 'dumb';
      const format = formatNamed(options.format);
      if (format === 'brawl' && (options.deck === undefined || options.against === undefined))
        throw new Failure('No deck for Brawl comes with Rulewright: give two with --deck and --against.');
      const [mine, theirs] = format === 'commander' ? LED_DECKS : USUAL_DECKS;
      const given = {
        ...(options.deck !== undefined && { deck: options.deck }),
        ...(options.against !== undefined && { against: options.against }),
        ...(options.opponent !== undefined && { opponent: options.opponent }),
        ...(options.edition !== undefined && { edition: await editionNamed(options.edition) }),
      };
      let wanted = { deck: mine as string, against: theirs as string, opponent: 'heuristic', ...given };
      if (!watching && interactive(terminal) && Object.keys(given).length < 4) {
        const asked = await (await import('../table/asking.ts')).askForGame(given, format);
        if (!asked) return;
        wanted = asked;
      }
      const edition = wanted.edition ?? (await editionNamed(undefined));
      const { players = 2, variant } = await seatingNamed(edition, options.variant, options.players, format);
      const pace =
        options.pace === undefined
          ? terminal.stdout.isTTY === true
            ? watching
              ? 900
              : 450
            : 0
          : wholeNumber('--pace', options.pace, 0, 60_000);
      const [{ catalogue, namesOf }, { readyDeck }, { sitDown, endingOf, endingSentence, recordOf }] =
        await Promise.all([
          import('../cards/open-cards.ts'),
          import('../cards/deck.ts'),
          import('../table/sitting.ts'),
        ]);
      const cards = catalogue();
      if (wanted.deck === '-' || wanted.against === '-')
        throw new Failure('standard input is for your answers; put the decklist in a file');
      const borrow = options.anachronisms === 'borrow';
      const { decksAt } = await import('@rulewright/simulate');
      const playing = decksAt({ players, variant });
      const others = wanted.opponent === 'self' ? 'person' : (wanted.opponent as SeatKind);
      const kinds = playing.map((deck, seat): SeatKind => agents?.[deck] ?? (seat === 0 ? 'person' : others));
      const decks = [wanted.deck, wanted.against].map((reference) => {
        // what was not read, people carry out by hand, and the computer leaves out
        const byPerson = kinds.includes('person');
        return readyDeck(reference, cards, edition, {
          borrow,
          atTable: true,
          byPerson,
          play: format,
          tell: (text) => remark(terminal, text),
        });
      });
      const names = kinds.map((kind, seat) =>
        kind === 'person' ? `Player ${seat + 1}` : `${decks[playing[seat] ?? 0]?.name}`,
      );
      const seed = options.seed === undefined ? newSeed() : seedFrom(options.seed);
      const sitting = sitDown({
        edition,
        seed,
        borrow,
        catalogue: namesOf(cards.source),
        variant,
        houseRules: await houseRulesNamed(options.houseRule),
        brawl: format === 'brawl',
        seats: playing.map((deck, seat) => ({
          deck: decks[deck] as ReadyDeck,
          kind: kinds[seat] ?? 'heuristic',
          name:
            names.filter((name) => name === names[seat]).length > 1
              ? `${names[seat]} ${seat + 1}`
              : (names[seat] ?? ''),
        })),
      });
      const why = options.why ? (await import('../explain/cause-words.ts')).becauseIn(edition) : null;
      try {
        if (screen) await (await import('../table/screen/run.tsx')).playOnScreen(sitting, terminal, { pace, why });
        else {
          const output = options.json ? terminal.stderr : terminal.stdout;
          await (await import('../table/lines.ts')).playInLines(sitting, terminal, { output, pace, why });
        }
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw new Failure(
          `the game failed (edition ${edition}, seed ${seed}): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          1,
        );
      }
      const ending = endingOf(sitting);
      if (options.gameFile !== undefined) await writeText(options.gameFile, `${JSON.stringify(recordOf(sitting))}\n`);
      if (options.json) return sayJson(terminal, ending);
      say(terminal, endingSentence(ending));
      remark(terminal, `seed ${seed}, rules of ${edition}`);
    });
}

/** Games of people differ; the seed is said at the end, so that any can be played again. */
function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000_000);
}
