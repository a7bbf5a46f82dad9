/**
 * What programs may ask over the Model Context Protocol: rules, cards, and positions that are played. Each tool checks what it is given by
 * a schema and answers with text; what it cannot do it says in words.
 */
import {
  examineList,
  findCard,
  leftOutWords,
  LIST_FORMS,
  parseDecklist,
  type ResolvedDeck,
  unknownName,
} from '@rulewright/cards';
import { FILE_LIMITS } from '@rulewright/cards/node';
import { decision, DEFAULT_EDITION, EDITIONS, type EditionName, type Game } from '@rulewright/engine';
import { officialRule, pageOf, ruleMeant } from '@rulewright/rulebook';
import {
  explained,
  objectMeant,
  openQuestion,
  readNotation,
  runScenario,
  type Scenario,
  ScenarioFault,
  type ScenarioOutcome,
  tell,
} from '@rulewright/scenario';
import { z } from 'zod';
import { cardReport, describeCard } from '../cards/describe.ts';
import { cardSource, catalogue } from '../cards/open-cards.ts';
import { faultWords } from '../failure.ts';
import { explanation } from '../explain/explanation.ts';
import { storyText } from '../explain/story.ts';
import { officialTextOf } from '../official-texts.ts';
import { claimsListed, searchEverywhere } from '../scenario-list.ts';

/** The tool cannot do what was asked, and says why. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
}

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** @throws ToolFailure, Failure */
  readonly run: (input: never) => string | Promise<string>;
}

/** Characters of notation that are read, and milliseconds that a position is played for. */
const MOST_NOTATION = 50_000;
/** Characters of a decklist. */
const MOST_LIST = 1_000_000;
const MOST_TIME = 10_000;
const WIDTH = 110;
const FOUND = 15;

const anyEdition = z.enum(EDITIONS).describe('An edition of the rules, by its date.');
const edition = anyEdition.default(DEFAULT_EDITION);
const notation = z
  .string()
  .max(MOST_NOTATION)
  .describe(
    'One scenario in the notation: a title line with its editions, a line for each player’s cards, and a script, one step a line. For example:\nShock kills a Bear                    2026-02\nA: Mountain | hand: Shock        B: Grizzly Bears\nA casts Shock targeting Grizzly Bears. All pass until empty.',
  );

const tool = <Input extends z.ZodObject>(
  title: string,
  description: string,
  input: Input,
  run: (input: z.infer<Input>) => string | Promise<string>,
): Tool => ({ title, description, input, run });

export const TOOLS: Readonly<Record<string, Tool>> = {
  find_rule: tool(
    'Find a rule',
    'Finds rules, glossary entries and scenarios by number, title, keyword or everyday words. Gives one a line, best first.',
    z.object({ words: z.string().min(1).max(300), edition: anyEdition.optional() }),
    async ({ words, edition: only }) => {
      const { found, noCards } = await searchEverywhere(words, only);
      const without = noCards === null ? '' : `No cards are looked through: ${noCards}`;
      if (found.length === 0) throw new ToolFailure([`Nothing is found for "${words}".`, without].join(' ').trim());
      const lines = found
        .slice(0, FOUND)
        .map(({ kind, editions, name, text, summary }) =>
          [`${kind} ${name} (${editions.join(', ')})`, text, summary === text ? '' : summary]
            .filter(Boolean)
            .join(': '),
        );
      return [...lines, without].join('\n').trim();
    },
  ),
  explain_rule: tool(
    'Explain a rule',
    'What a rule says in our own words, or in those of the text that the user has imported; the same rule in the other editions, what stands under it, and which scenarios show it.',
    z.object({ rule: z.string().min(1).max(100).describe('A number (702.19b, 613) or a keyword'), edition }),
    async ({ rule, edition: of }) => {
      const meant = ruleMeant(of, rule);
      const page = meant && pageOf(of, meant.number, await claimsListed());
      if (!page) throw new ToolFailure(`The rules of ${of} have no rule "${rule}". find_rule finds rules by words.`);
      const own = officialRule(officialTextOf(of), page.number);
      const said = own === null ? page.summary?.text : [own.text, ...own.examples].join('\n');
      const elsewhere = EDITIONS.filter((other) => other !== of).map((other) => `${other} ${page.same[other] ?? '–'}`);
      return [
        `${page.number} ${page.called ?? ''} (${of})`,
        said ?? page.entry?.reason?.why ?? '',
        `The same rule elsewhere: ${elsewhere.join(', ')}`,
        ...page.examples.map(({ summary }) => `Example: ${summary}`),
        ...page.children.map(({ number, called }) => `  ${number} ${called ?? ''}`),
        ...(page.entry?.shownBy ?? []).map((name) => `Shown by the scenario "${name}"`),
      ]
        .filter(Boolean)
        .join('\n');
    },
  ),
  card: tool(
    'Look a card up',
    "A card's text, and its abilities as the compiler understands them, or what it does not understand and where.",
    z.object({ name: z.string().min(1).max(200), edition }),
    ({ name, edition: of }) => {
      const source = cardSource();
      const found = findCard(source, name);
      if (!found.ok) throw new ToolFailure(unknownName(found));
      return cardReport(found.card, describeCard(found.card, of, { source }), WIDTH);
    },
  ),
  check_deck: tool(
    'Check a decklist',
    'Reads a decklist or a cube in any form that sites and programs export, and says which form it is, what the deck holds, what is no part of it, and everything that keeps it from being played by the rules: lines, names, deck construction, cards that are not understood.',
    z.object({
      list: z.string().min(1).max(MOST_LIST).describe('The text of the list, as it was exported or written.'),
      edition,
      format: z.enum(['constructed', 'limited', 'commander', 'brawl']).default('constructed'),
    }),
    ({ list: text, edition: of, format }) => {
      const read = parseDecklist(text, FILE_LIMITS);
      const { name, form, deck, leftOut, problems } = examineList(
        text,
        read,
        catalogue(),
        { edition: of, play: format },
        FILE_LIMITS,
      );
      const part = (title: string, entries: ResolvedDeck['main'] = []): string[] =>
        entries.length === 0 ? [] : [title, ...entries.map(({ count, card }) => `${count} ${card.name}`)];
      return [
        `${name === '' ? 'A deck' : name}, read from ${LIST_FORMS[form]}, ${format} by the rules of ${of}`,
        ...problems.map((problem) => `${problem.line > 0 ? 'line ' : ''}${faultWords(problem)}`),
        problems.length === 0
          ? 'It may be played, and every card is understood.'
          : `${problems.length} faults: it may not be played.`,
        ...(leftOut.length > 0 ? [`No part of the deck: ${leftOutWords(leftOut)}`] : []),
        ...part('Commander', deck.commander),
        ...part('Deck', deck.main),
        ...part('Sideboard', deck.sideboard),
      ].join('\n');
    },
  ),
  run_scenario: tool(
    'Play a position and tell what happens',
    'Plays a scenario step by step and tells what happened and by which rule. Expectations are optional. Where the script leaves a question open, it says what is asked and what could be answered.',
    z.object({ notation, edition: anyEdition.optional().describe('Default: each that the scenario names.') }),
    ({ notation: text, edition: only }) => {
      const scenario = read(text);
      const source = cardSource();
      const editions = only === undefined ? scenario.editions : [only];
      return editions
        .map((of) => storyText(tell(scenario, of, { source, onDecision: untilTimeIsUp() }), { width: WIDTH }))
        .join('\n\n');
    },
  ),
  why: tool(
    'Say why an object is as it is',
    'Plays a scenario to its end and says of one object, layer by layer, which effects made it what it is: source, timestamp, rule, and what changed.',
    z.object({
      notation,
      object: z.string().min(1).max(200).describe('As the script calls it'),
      edition: anyEdition.optional(),
    }),
    ({ notation: text, object, edition: only }) => {
      const { of, setting, message } = played(text, only);
      const found = explained(setting, objectMeant(setting, object).id);
      if (found === null) throw new ToolFailure(`${object} has no characteristics.`);
      const told = explanation({ ...found, object }, `as the script ends (${of})`, WIDTH);
      return message === null ? told : `The scenario stands where it failed: ${message}\n\n${told}`;
    },
  ),
  legal_actions: tool(
    'List the legal actions',
    'Plays a scenario to its end and says who has to decide what, and all that could be answered or done there.',
    z.object({ notation, edition: anyEdition.optional() }),
    ({ notation: text, edition: only }) => {
      const { setting, message, open } = played(text, only);
      const asked = open ?? decision(setting.game);
      if (message !== null && open === null) throw new ToolFailure(message);
      if (asked === null) return 'The game is over.';
      const { player, question, possible } = openQuestion(setting, asked);
      return [`${player}: ${question}`, ...possible.map((one) => `- ${one}`)].join('\n');
    },
  ),
};

function read(text: string): Scenario {
  const found = readNotation(text);
  if (!found.ok) throw new ToolFailure(found.message);
  const [scenario, ...others] = found.notation.scenarios;
  if (scenario === undefined || others.length > 0)
    throw new ToolFailure(`There must be one scenario, not ${scenario === undefined ? 0 : others.length + 1}.`);
  return scenario;
}

function played(
  text: string,
  only: EditionName | undefined,
): ScenarioOutcome & { of: EditionName; setting: NonNullable<ScenarioOutcome['setting']> } {
  const scenario = read(text);
  const of = only ?? scenario.editions.at(-1) ?? DEFAULT_EDITION;
  const outcome = runScenario(scenario, of, { source: cardSource(), onDecision: untilTimeIsUp() });
  const { setting } = outcome;
  if (setting === null) throw new ToolFailure(outcome.message ?? 'The position could not be set up.');
  return { ...outcome, of, setting };
}

let reaches: (game: Game) => void = () => undefined;
/** Hears from now on how far each game has come that is played. */
export const onReaching = (heard: typeof reaches): void => void (reaches = heard);

/** Ends a run that takes too long, at its next decision. */
function untilTimeIsUp(): (game: Game) => void {
  const until = performance.now() + MOST_TIME;
  return (game) => {
    reaches(game);
    if (performance.now() > until)
      throw new ScenarioFault(`it was stopped: it took longer than ${MOST_TIME / 1000} seconds`);
  };
}
