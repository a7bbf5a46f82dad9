/** `rulewright rule`: one rule of the rulebook: what it says, what it is in each edition, where it is implemented, what shows it. */
import type { Command } from 'commander';
import type { EditionName } from '@rulewright/engine';
import type { Claim, LedgerEntry, Meant, OfficialRule, Page, Tally } from '@rulewright/rulebook';
import { newJsonCommand } from '../command.ts';
import { scenariosHere } from '../conformance.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { claimsListed } from '../scenario-list.ts';
import { columns, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table, wrapped } from '../text.ts';

interface Options {
  edition?: string;
  text?: string;
  run?: true;
  cards?: true;
  json?: true;
}

export function ruleCommand(terminal: Terminal): Command {
  return newJsonCommand(
    'rule',
    'a rule by number, title, keyword or word: what it says, the same rule elsewhere, where it is implemented, what shows it',
    terminal,
  )
    .argument('<rule...>', 'a rule, section or chapter (502.26a, 613, 7), or words for it (trample, legend rule, cmc)')
    .option('-e, --edition <edition>', `as it is in ${EDITION_HELP} (default: today's)`)
    .option('--text <date>', 'what a text of another date says that you have imported ("rulewright rules list")')
    .option('--run', 'run the scenarios that claim it, in a clone of the repository: what fails shows nothing')
    .option('--cards', 'of a keyword: also list the cards whose text names it')
    .action(async (words: string[], options: Options) => {
      const named = words.join(' ').trim();
      if (options.text !== undefined) return ruleInText(terminal, named, options.text, options.json === true);
      const edition = await editionNamed(options.edition);
      const { pageOf, ruleMeant } = await import('@rulewright/rulebook');
      const meant = ruleMeant(edition, named);
      if (meant === null) throw new Failure(await unknownRule(edition, named));
      const claims = await (options.run ? claimsRun(edition, meant.number) : claimsListed());
      const page = pageOf(edition, meant.number, claims);
      if (page === null) return;
      const official = await importedRule(edition, meant.number);
      const cards = options.cards ? await cardsNaming(meant) : undefined;
      if (options.json)
        return sayJson(terminal, {
          ...page,
          official: official && { text: official.text, examples: official.examples },
          keyword: meant.by === 'keyword' ? meant.keyword : null,
          ...(cards && { cards }),
        });
      const width = columns(terminal);
      say(terminal, report(page, official, width));
      if (cards?.length === 0) say(terminal, '\nNo card here names it.');
      else if (cards)
        say(terminal, `\n${wrapped(`${counted(cards.length, 'card')} name it: ${cards.join(' · ')}`, width)}`);
      if (meant.by === 'words')
        remark(
          terminal,
          ['the nearest to these words', ...meant.others.map(({ name, text }) => `${name} ${text}`)].join(' · '),
        );
    });
}

/** A rule as one of the user's texts has it, and the edition that is run and nearest to it. */
async function ruleInText(terminal: Terminal, named: string, text: string, json: boolean): Promise<void> {
  const [{ officialTextNamed }, { nameOfText, officialRule }] = await Promise.all([
    import('../official-texts.ts'),
    import('@rulewright/rulebook'),
  ]);
  const official = officialTextNamed(text);
  const number = named.toLowerCase().replace(/\.+$/, '');
  const rule = officialRule(official, number);
  if (rule === null)
    throw new Failure(`the text of ${nameOfText(official)} has no rule "${number}"; numbers look like 502.26a`);
  const { date, edition } = official;
  if (json) return sayJson(terminal, { number, date, edition, official: { text: rule.text, examples: rule.examples } });
  say(
    terminal,
    [
      `${number} as of ${nameOfText(official)}${official.isRun ? '' : `, which is not run; the nearest edition is ${edition}`}`,
      ...paragraphsOf(rule, columns(terminal)),
    ].join('\n\n'),
  );
}

/** What an official text says of a rule, and its examples. */
const paragraphsOf = ({ text, examples }: OfficialRule, width: number): string[] =>
  [text, ...examples.map((example) => `Example: ${example}`)].map((one) => wrapped(one, width));

/** What the rule says in the text that the user has imported. */
async function importedRule(edition: EditionName, number: string): Promise<OfficialRule | null> {
  const [{ officialTextOf }, { officialRule }] = await Promise.all([
    import('../official-texts.ts'),
    import('@rulewright/rulebook'),
  ]);
  return officialRule(officialTextOf(edition), number);
}

/** What the scenarios at hand claim of the number and what stands under it, those that claim it having been run. */
async function claimsRun(edition: EditionName, number: string): Promise<readonly Claim[]> {
  const scenarios = await scenariosHere();
  if (scenarios === null)
    throw new Failure('the scenarios are in no published package: --run works in a clone of the repository');
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

/** The names of the cards at hand whose text has the keyword, by the alphabet. @throws Failure where it is no keyword, or there are no cards */
async function cardsNaming(meant: Meant): Promise<readonly string[]> {
  if (meant.by !== 'keyword') throw new Failure('--cards is for keywords: rulewright rule trample --cards');
  const [{ cardSource }, { keywordIn }] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('@rulewright/rulebook'),
  ]);
  const source = cardSource();
  return [...source.names()]
    .filter((name) => {
      const card = source.find(name);
      return card && keywordIn(meant.keyword, card.faces ?? [card]);
    })
    .sort();
}

async function unknownRule(edition: EditionName, named: string): Promise<string> {
  const { keywordNamed } = await import('@rulewright/rulebook');
  if (/^\d/.test(named)) return unknownNumber(edition, named.toLowerCase().replace(/\.+$/, ''));
  const elsewhere = Object.entries(keywordNamed(named)?.numbers ?? {}).filter(([, number]) => number !== null);
  return elsewhere.length > 0
    ? `${edition} has no keyword "${named}"; there is ${elsewhere.map(([other, number]) => `${number} in ${other}`).join(', ')} (--edition)`
    : `${edition} has nothing called "${named}"; "rulewright search" looks through all four editions`;
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

function report(page: Page, official: OfficialRule | null, width: number): string {
  const { edition, number, called, under, same, summary, examples, entry, tally, children } = page;
  const lines = [
    [number, called ?? '', `(${edition})`].filter(Boolean).join(' '),
    ...(under.length > 0
      ? [`under ${under.map((one) => [one.number, one.called ?? ''].join(' ').trim()).join(' › ')}`]
      : []),
    '',
  ];
  if (official !== null) lines.push(...paragraphsOf(official, width).map((one) => `${one}\n`));
  else if (summary !== null)
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

const childRow = ({ number, called, entry, tally }: Page['children'][number]): string[] => [
  `  ${number}`,
  called ?? (entry ? standingOf(entry, tally) : ''),
  tally.rules > 1 ? counts(tally) : '',
];

const counts = ({ rules, shown, nothingToRun }: Tally): string =>
  `${shown} of ${rules} shown${nothingToRun > 0 ? `, ${nothingToRun} with nothing to run` : ''}`;

function standingOf({ standing, reason, shownBy }: LedgerEntry, tally: Tally): string {
  if (standing === 'nothing-to-run') return `Nothing to run (${reason?.kind}): ${reason?.why}`;
  if (standing === 'not-yet') return 'Not yet shown';
  return shownBy.length > 0 ? `Shown by ${counted(shownBy.length, 'scenario')}` : counts(tally);
}
