/** `rulewright rule`: one number of the rulebook: what it is in each edition, where it is implemented, what shows it. */
import type { Command } from 'commander';
import type { EditionName } from '@rulewright/engine';
import type { Claim, LedgerEntry, Page, Tally } from '@rulewright/rulebook';
import { newJsonCommand } from '../command.ts';
import { scenariosHere } from '../conformance.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { columns, say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table, wrapped } from '../text.ts';

export function ruleCommand(terminal: Terminal): Command {
  return newJsonCommand(
    'rule',
    'a rule by its number: the same rule elsewhere, where it is implemented, what shows it',
    terminal,
  )
    .argument('<number>', 'a rule, a section or a chapter: 502.26a, 613, 7')
    .option('-e, --edition <edition>', `as it is numbered in ${EDITION_HELP} (default: today's)`)
    .addHelpText(
      'after',
      '\nThe scenarios that claim the rule are run where they are at hand (in a clone of the repository): what fails shows nothing.',
    )
    .action(async (named: string, options: { edition?: string; json?: true }) => {
      const edition = await editionNamed(options.edition);
      const { pageOf } = await import('@rulewright/rulebook');
      const number = named.trim().toLowerCase().replace(/\.+$/, '');
      if (!pageOf(edition, number, [])) throw new Failure(await unknownNumber(edition, number));
      const page = pageOf(edition, number, await claimsUnder(edition, number));
      if (page === null) return;
      if (options.json) return sayJson(terminal, page);
      say(terminal, report(page, columns(terminal)));
    });
}

/** What the scenarios at hand claim of the number and what stands under it, those that claim it having been run. */
async function claimsUnder(edition: EditionName, number: string): Promise<readonly Claim[]> {
  const scenarios = await scenariosHere();
  if (scenarios === null) return [];
  const [{ runScenario }, { claimsOf, isWithin }, { cardSource }] = await Promise.all([
    import('@rulewright/scenario'),
    import('@rulewright/rulebook'),
    import('../cards/open-cards.ts'),
  ]);
  const source = cardSource();
  return scenarios.flatMap(({ scenario }) => {
    const about = claimsOf(scenario, () => true).filter(
      (claim) => claim.edition === edition && claim.rule !== undefined && isWithin(claim.rule, number),
    );
    return about.length > 0 && runScenario(scenario, edition, { source }).passed ? about : [];
  });
}

async function unknownNumber(edition: EditionName, number: string): Promise<string> {
  const { editionsWith, numbersNear } = await import('@rulewright/rulebook');
  const near = numbersNear(edition, number);
  const elsewhere = editionsWith(number);
  return [
    `${edition} has no rule "${number}"`,
    ...(near.length > 0 ? [`near it are ${near.join(', ')}`] : ['numbers look like 502.26a, 502 or 5']),
    ...(elsewhere.length > 0 ? [`there is one in ${elsewhere.join(', ')} (--edition)`] : []),
  ].join('; ');
}

function report(page: Page, width: number): string {
  const { edition, number, title, under, same, summary, examples, entry, tally, children } = page;
  const lines = [
    [number, title ?? '', `(${edition})`].filter(Boolean).join(' '),
    ...(under.length > 0
      ? [`under ${under.map((one) => [one.number, one.title ?? ''].join(' ').trim()).join(' › ')}`]
      : []),
    '',
  ];
  if (summary !== null)
    lines.push(wrapped(`${summary.text}${summary.edition === edition ? '' : ` (of ${summary.edition})`}`, width), '');
  const elsewhere = Object.entries(same).filter(([other]) => other !== edition);
  lines.push(`Elsewhere: ${elsewhere.map(([other, found]) => `${other} ${found ?? '–'}`).join(' · ')}`);
  if (entry !== null) {
    lines.push(`Implemented in packages/engine/src: ${entry.implemented.join(', ') || '–'}`);
    lines.push(standingOf(entry, tally));
    lines.push(...entry.shownBy.map((name) => `  ${name}`));
  } else lines.push(counts(tally));
  for (const { example, summary: words, shownBy } of examples)
    lines.push('', wrapped(`Example ${example}: ${words}`, width), `  ${shownBy[0] ?? 'not yet'}`);
  if (children.length > 0) lines.push('', table(children.map(childRow)));
  return lines.join('\n');
}

const childRow = ({ number, title, entry, tally }: Page['children'][number]): string[] => [
  `  ${number}`,
  title ?? (entry ? standingOf(entry, tally) : ''),
  tally.rules > 1 ? counts(tally) : '',
];

const counts = ({ rules, shown, nothingToRun }: Tally): string =>
  `${shown} of ${rules} shown${nothingToRun > 0 ? `, ${nothingToRun} with nothing to run` : ''}`;

function standingOf({ standing, reason, shownBy }: LedgerEntry, tally: Tally): string {
  if (standing === 'nothing-to-run') return `Nothing to run (${reason?.kind}): ${reason?.why}`;
  if (standing === 'not-yet') return 'Not yet shown';
  return shownBy.length > 0 ? `Shown by ${counted(shownBy.length, 'scenario')}` : counts(tally);
}
