/** `rulewright conformance`: runs the scenarios, and says of every rule whether one shows it. */
import type { Command } from 'commander';
import type { EditionName } from '@rulewright/engine';
import type { Claim, ExampleEntry, ExampleTally, LedgerEntry, SeedEntry, SeedTally, Tally } from '@rulewright/rulebook';
import type { Scenario } from '@rulewright/scenario';
import { newJsonCommand, type SetExitCode } from '../command.ts';
import { conformance } from '../conformance.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { type Progress, progressBar } from '../progress.ts';
import { colours, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { counted, grouped, percent, table } from '../text.ts';

interface Options {
  edition?: string;
  list?: string;
  section?: string;
  seeds?: true;
  examples?: true;
  json?: true;
}

interface FailedScenario {
  readonly name: string;
  readonly edition: string;
  readonly message: string;
}

type EditionTally = Tally & { readonly sections1to7: Tally };

export function conformanceCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('conformance', 'run the scenarios, and count the rules that they show', terminal)
    .option('-e, --edition <edition>', `only the rules of ${EDITION_HELP} (default: of all four)`)
    .option('-l, --list <which>', 'print rule numbers, one a line: not-yet, shown or nothing-to-run')
    .option('--section <number>', 'only the rules of that chapter, section or rule: 5, 502, 502.26')
    .option('--seeds', 'with --list: print the rules, examples and glossary entries of the seeds that stand so')
    .option(
      '--examples',
      'with --list: print the examples of the rules that stand so; nothing-to-run are those listed with a reason',
    )
    .addHelpText(
      'after',
      [
        '',
        'A rule is shown when a scenario that passes names the expectation that would differ were the rule not followed. A heading is shown',
        'when one of its subrules is. An example is shown by a scenario that claims it by its number. Definitions, naming, tournament matters and pointers to other rules have nothing to run. `seeds` are the',
        'rules, examples and glossary entries that the project began with. sections1to7 leaves out the multiplayer and casual variants.',
        'It needs the scenarios of the repository, and exits with 1 where one fails.',
      ].join('\n'),
    )
    .action(async (options: Options) => {
      const { EDITIONS } = await import('@rulewright/engine');
      const {
        STANDINGS,
        claimsOf,
        exampleLedger,
        exampleTallyOf,
        faultsOf,
        isWithin,
        ledger,
        seedLedger,
        seedTallyOf,
        sectionsOf,
        tallyOf,
      } = await import('@rulewright/rulebook');
      const editions = options.edition === undefined ? EDITIONS : [await editionNamed(options.edition)];
      const list = STANDINGS.find((one) => one === options.list);
      if (options.list !== undefined && list === undefined)
        throw new Failure(`--list takes ${STANDINGS.join(', ')}; "${options.list}" is none of them`);
      const section = options.section?.replace(/\.+$/, '');
      if (
        section !== undefined &&
        !editions.some((edition) => sectionsOf(edition).some((one) => related(one, section)))
      )
        throw new Failure(
          `--section takes a chapter, a section or a rule, such as 5, 502 or 502.26; "${section}" is none`,
        );

      const entries = await conformance();
      const claimsWhere = (passed: (name: string, edition: EditionName) => boolean): Claim[] =>
        entries
          .flatMap(({ scenario }) => claimsOf(scenario, (edition) => passed(scenario.name, edition)))
          .filter(({ edition }) => editions.includes(edition));
      const ledgersOf = (claims: readonly Claim[]) =>
        editions.map((edition) => {
          const rules = ledger(edition, claims);
          return {
            edition,
            rules: section === undefined ? rules : rules.filter(({ rule }) => isWithin(rule, section)),
          };
        });
      const seedsOf = (claims: readonly Claim[]) =>
        seedLedger(claims).filter(
          ({ edition, kind, of }) =>
            editions.includes(edition) && (section === undefined || (kind !== 'glossary' && isWithin(of, section))),
        );
      const examplesOf = (claims: readonly Claim[]) =>
        editions.flatMap((edition) =>
          exampleLedger(edition, claims).filter(({ rule }) => section === undefined || isWithin(rule, section)),
        );
      /** The scenarios that could show what is listed or asked about: no others run for that, and none for what has nothing to run. */
      const couldShow = (): ReadonlySet<string> => {
        if (list === 'nothing-to-run') return new Set();
        const all = claimsWhere(() => true);
        const listable =
          list !== undefined && options.seeds
            ? seedsOf(all)
            : list !== undefined && options.examples
              ? examplesOf(all)
              : ledgersOf(all).flatMap(({ rules }) => rules);
        return new Set(listable.flatMap(({ shownBy }) => shownBy));
      };
      const wanted = list === undefined && section === undefined ? null : couldShow();
      const { failed, passed, runs } = await runAll(
        entries.map(({ scenario }) => scenario).filter(({ name }) => wanted?.has(name) !== false),
        editions,
        await progressBar(terminal, 'scenarios'),
      );
      if (failed.length > 0) setExitCode(1);
      const claims = claimsWhere((name, edition) => passed.has(key(name, edition)));
      const faults = faultsOf(claims);
      const ledgers = ledgersOf(claims);
      const seeds = seedsOf(claims);
      const examples = examplesOf(claims);
      if (list !== undefined && options.seeds) {
        const rows = seeds.filter(({ standing }) => standing === list);
        if (options.json) return sayJson(terminal, rows);
        if (rows.length > 0) say(terminal, rows.map(listedSeed).join('\n'));
        return;
      }
      if (list !== undefined && options.examples) {
        const standing = list === 'nothing-to-run' ? 'listed' : list;
        const rows = examples.filter((entry) => entry.standing === standing);
        if (options.json) return sayJson(terminal, rows);
        if (rows.length > 0) say(terminal, rows.map(listedExample).join('\n'));
        return;
      }
      if (list !== undefined) {
        const rows = ledgers.flatMap(({ rules }) => rules.filter(({ standing }) => standing === list));
        if (options.json) return sayJson(terminal, rows);
        sayFaults(terminal, failed, faults);
        if (rows.length > 0) say(terminal, rows.map((row) => listed(row, editions.length > 1)).join('\n'));
        return;
      }
      const tallies: Partial<Record<EditionName, EditionTally>> = Object.fromEntries(
        ledgers.map(({ edition, rules }) => [
          edition,
          { ...tallyOf(rules), sections1to7: tallyOf(rules.filter(({ rule }) => rule < '8')) },
        ]),
      );
      const exampleTallies: Partial<Record<EditionName, ExampleTally>> = Object.fromEntries(
        editions.map((edition) => [edition, exampleTallyOf(examples.filter((entry) => entry.edition === edition))]),
      );
      const scenarios = { total: runs, passed: passed.size, failed };
      if (options.json)
        return sayJson(terminal, {
          editions: tallies,
          examples: exampleTallies,
          seeds: seedTallyOf(seeds),
          scenarios,
          faults,
        });
      sayFaults(terminal, failed, faults);
      say(terminal, report(tallies, exampleTallies, seedTallyOf(seeds), runs, passed.size));
    });
}

const key = (name: string, edition: EditionName): string => `${edition} ${name}`;
const related = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

async function runAll(scenarios: readonly Scenario[], editions: readonly EditionName[], bar: Progress) {
  const { runScenario } = await import('@rulewright/scenario');
  const { cardSource } = await import('../cards/open-cards.ts');
  const source = cardSource();
  const runs = scenarios.flatMap((scenario) =>
    scenario.editions.filter((edition) => editions.includes(edition)).map((edition) => ({ scenario, edition })),
  );
  const failed: FailedScenario[] = [];
  const passed = new Set<string>();
  for (const [at, { scenario, edition }] of runs.entries()) {
    const outcome = runScenario(scenario, edition, { source });
    if (outcome.passed) passed.add(key(scenario.name, edition));
    else failed.push({ name: scenario.name, edition, message: outcome.message ?? 'it failed without a reason' });
    bar.to(at + 1, runs.length);
  }
  bar.end();
  return { failed, passed, runs: runs.length };
}

function sayFaults(terminal: Terminal, failed: readonly FailedScenario[], faults: readonly string[]): void {
  const { red } = colours(terminal, terminal.stderr);
  for (const { name, edition, message } of failed)
    remark(terminal, `${red('FAILED')} ${name} (${edition}): ${message}`);
  for (const fault of faults) remark(terminal, `${red('WRONG CLAIM')} ${fault}`);
}

/** One rule of a list: its number, what shows it or why nothing does, and where it is implemented. */
function listed({ edition, rule, shownBy, reason, implemented }: LedgerEntry, several: boolean): string {
  const what = reason ? `${reason.kind}: ${reason.why}` : shownBy.join(' · ');
  return [...(several ? [edition] : []), rule, what || implemented.join(' ')].filter(Boolean).join('\t');
}

const listedSeed = ({ edition, kind, of, example, shownBy }: SeedEntry): string =>
  [edition, kind, example === undefined ? of : `${of} ${example}`, shownBy.join(' · ')].join('\t').trimEnd();

const listedExample = ({ edition, rule, example, shownBy, reason }: ExampleEntry): string =>
  [edition, `${rule} ${example}`, reason ? `${reason.kind}: ${reason.why}` : shownBy.join(' · ')].join('\t').trimEnd();

function report(
  tallies: Partial<Record<EditionName, EditionTally>>,
  exampleTallies: Partial<Record<EditionName, ExampleTally>>,
  seeds: SeedTally,
  runs: number,
  passed: number,
) {
  const row = (name: string, { rules, shown, nothingToRun, notYet }: Tally): string[] => [
    name,
    grouped(rules),
    grouped(shown),
    grouped(nothingToRun),
    grouped(notYet),
    percent(shown + nothingToRun, rules),
  ];
  const rows = Object.entries(tallies).flatMap(([edition, tally]) => [
    row(edition, tally),
    row('  chapters 1–7', tally.sections1to7),
  ]);
  const exampleRows = Object.entries(exampleTallies).map(([edition, { examples, shown, listed, notYet }]) => [
    edition,
    ...[examples, shown, listed, notYet].map(grouped),
    percent(shown + listed, examples),
  ]);
  const { rules, examples, glossary } = seeds;
  return [
    table([['', 'rules', 'shown', 'nothing to run', 'not yet', 'done'], ...rows]),
    '',
    table([['', 'examples', 'shown', 'listed', 'not yet', 'done'], ...exampleRows]),
    '',
    `Seeds: ${rules.shown} of ${counted(rules.total, 'rule')} shown and ${rules.nothingToRun} with nothing to run; ${examples.passed} of ${counted(examples.total, 'example')}; ${glossary.shown} of ${counted(glossary.total, 'glossary entry', 'glossary entries')} shown and ${glossary.nothingToRun} with nothing to run.`,
    `${counted(runs, 'scenario')}, counted once for each edition: ${passed} passed.`,
  ].join('\n');
}
