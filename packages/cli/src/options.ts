/** Reading the values of options. A wrong one is refused with what would be right. */
import { pathToFileURL } from 'node:url';
import type { EditionName, HouseRules, Variant } from '@rulewright/engine';
import type { AgentName } from '@rulewright/players';
import type { Contestant } from '@rulewright/simulate';
import { Failure } from './failure.ts';

/** In help texts, which are shown without loading the engine. */
export const EDITION_HELP = '2006-10, 2009-10, 2011-09 or 2026-02';
export const AGENT_HELP =
  'random, rollout, heuristic or search (search:400 plays 400 games on for a decision, search:2s thinks two seconds)';
export const WORDING_HELP = '2006-10, 2009-10, 2011-09, 2017-01 or 2026-02';

/** The edition of that name; a year alone is enough. */
export async function editionNamed(text: string | undefined): Promise<EditionName> {
  const { DEFAULT_EDITION, EDITIONS } = await import('@rulewright/engine');
  if (text === undefined) return DEFAULT_EDITION;
  const found = EDITIONS.find((name) => name === text || name.slice(0, 4) === text);
  if (!found) throw new Failure(`there is no edition "${text}"; there are ${EDITIONS.join(', ')}`);
  return found;
}

export const HOUSE_RULE_HELP =
  'seams of other editions to play by, each as seam=edition, such as manaBurn=2006-10 (docs/editions.md lists them)';

/** House rules, each as `seam=edition`. Undefined: none are given. */
export async function houseRulesNamed(given: readonly string[] | undefined): Promise<HouseRules | undefined> {
  if (given === undefined) return undefined;
  const { HOUSE_RULES } = await import('@rulewright/engine');
  const { suggestAmong } = await import('@rulewright/cards');
  const rules: Record<string, EditionName> = {};
  for (const one of given) {
    const [seam = '', from = ''] = one.split('=', 2);
    if (!HOUSE_RULES.some((known) => known === seam)) {
      const similar = suggestAmong(HOUSE_RULES)(seam);
      const meant = similar.length > 0 ? `did you mean ${similar.join(' or ')}?` : 'docs/editions.md lists the seams';
      throw new Failure(`--house-rule takes SEAM=EDITION; there is no seam "${seam}": ${meant}`);
    }
    rules[seam] = await editionNamed(from);
  }
  return rules;
}

/** Two players' names: `random,heuristic`. */
export async function agentsNamed(text: string): Promise<[AgentName, AgentName]> {
  const { isAgentName } = await import('@rulewright/players');
  const agentNamed = async (typed: string): Promise<AgentName> => {
    const name = typed.trim();
    if (isAgentName(name)) return name;
    throw new Failure(await noSuchPlayer(name));
  };
  const [first, second] = twoNames(text);
  return [await agentNamed(first), await agentNamed(second)];
}

async function noSuchPlayer(name: string): Promise<string> {
  if (name.startsWith('search:'))
    return `search: takes games or a time, such as search:400, search:2s or search:500ms; "${name}" has neither`;
  const { AGENT_NAMES } = await import('@rulewright/players');
  return `there is no player "${name}"; there are ${AGENT_NAMES.join(' and ')}`;
}

/** In help texts: who plays where programs may. */
export const CONTESTANT_HELP = `${AGENT_HELP}, a program by its path and arguments, such as ./mybot (see PROTOCOL.md), or a module that exports a player, such as module:./player.js`;
export const BOT_TIME_HELP = 'milliseconds that a program has for each answer';

/** Before the path of a module that exports a player. */
const MODULE = 'module:';

/** A built-in player by its name, a module, or a program: words with a space or a slash among them. */
export async function contestantNamed(text: string, time: number): Promise<Contestant> {
  const { isAgentName } = await import('@rulewright/players');
  const name = text.trim();
  if (isAgentName(name)) return name;
  if (name.startsWith(MODULE)) return { module: pathToFileURL(name.slice(MODULE.length)).href };
  if (/[\s/\\]/.test(name)) return { program: name, time };
  throw new Failure(
    `${await noSuchPlayer(name)}, and a program is given by its path, such as ./${name === '' ? 'mybot' : name}`,
  );
}

const botTimeOf = (text: string): number => wholeNumber('--bot-time', text, 1, 3_600_000);

/** Who plays, with commas between them. `botTime`: the value of `--bot-time`. */
export async function contestantList(text: string, botTime: string): Promise<Contestant[]> {
  const time = botTimeOf(botTime);
  return Promise.all(text.split(',').map((name) => contestantNamed(name, time)));
}

/** Two who play, with a comma between them. */
export async function contestantsNamed(text: string, botTime: string): Promise<[Contestant, Contestant]> {
  const [first, second] = twoNames(text);
  const time = botTimeOf(botTime);
  return [await contestantNamed(first, time), await contestantNamed(second, time)];
}

function twoNames(text: string): [string, string] {
  const [first, second, ...more] = text.split(',');
  if (first === undefined || second === undefined || more.length > 0)
    throw new Failure(
      `--agents takes two names with a comma between them, such as heuristic,random; "${text}" is not that`,
    );
  return [first, second];
}

/** A whole number from `least` to `most`. */
export function wholeNumber(option: string, text: string, least: number, most = 1_000_000_000): number {
  const value = Number(text);
  if (!/^\d+$/.test(text.trim()) || value < least || value > most) {
    throw new Failure(`${option} takes a whole number from ${least} to ${most}; "${text}" is not that`);
  }
  return value;
}

export const FORMATS = ['constructed', 'limited', 'commander', 'brawl'] as const;
export type Format = (typeof FORMATS)[number];

/** In help texts. */
export const FORMAT_HELP = `what the decks are built for: ${FORMATS.join(', ')} (default: constructed)`;

/** In help texts. */
export const LEGAL_IN_HELP =
  'with the cards alone that are legal in a format of the card data, such as modern, or that were out by a month, such as 2006-10';

/** What the decks are built for. */
export function formatNamed(text: string | undefined): Format {
  const found = FORMATS.find((format) => format === (text ?? 'constructed'));
  if (found === undefined)
    throw new Failure(
      `--format is ${FORMATS.join(', ')}; there is no "${text}". --legal-in takes formats of the card data`,
    );
  return found;
}

/** In help texts. */
export const VARIANT_HELP = 'free-for-all, two-headed-giant, emperor, grand-melee, team-vs-team or alternating-teams';

/** How many sit down where that is not said. */
const USUAL_PLAYERS: Readonly<Record<Variant, number>> = {
  none: 2,
  'free-for-all': 4,
  'two-headed-giant': 4,
  emperor: 6,
  'grand-melee': 10,
  'team-vs-team': 4,
  'alternating-teams': 4,
};

/** The variant of a game of several players and how many they are, in that edition; nothing for the game of two. */
export async function seatingNamed(
  edition: EditionName,
  variant: string | undefined,
  players: string | undefined,
  format: Format = 'constructed',
): Promise<{ variant?: Variant; players?: number }> {
  const led = format === 'commander' || format === 'brawl';
  if (variant === undefined && players === undefined && !led) return {};
  const { editionOf, optionProblems } = await import('@rulewright/engine');
  const named = (variant ?? 'none') as Variant;
  const leads = led ? { commander: {} } : {};
  const count = players === undefined ? (USUAL_PLAYERS[named] ?? 2) : wholeNumber('--players', players, 2, 16);
  const seats = Array.from({ length: count }, () => leads);
  const problems = optionProblems({ players: seats, variant: named, brawl: format === 'brawl' }, editionOf(edition));
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  return { players: count, ...(variant !== undefined && { variant: named }) };
}

/** A seed: a number where it looks like one, else the text itself. */
export const seedFrom = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/** The address of a page, by http or https. @throws Failure */
export function webAddress(flag: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Failure(`${flag} takes an address such as http://127.0.0.1:4006, not "${text}"`);
}
