/**
 * What programs may ask over the Model Context Protocol: rules, cards, and positions that are played. Each tool checks what it is given by
 * a schema and answers with text; what it cannot do it says in words.
 */
import {
  examineList,
  findCard,
  leftOutWords,
  remarkWords,
  LIST_FORMS,
  parseDecklist,
  type ResolvedDeck,
  unknownName,
} from '@rulewright/cards';
import { FILE_LIMITS } from '@rulewright/cards/node';
import {
  abilityText,
  decision,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  type Game,
  whyNot,
} from '@rulewright/engine';
import { officialRule, pageOf, QUESTION_TOPICS, questionsAbout, ruleMeant } from '@rulewright/rulebook';
import {
  explained,
  objectMeant,
  OBSTACLE_WORDS,
  openQuestion,
  partedAtSteps,
  readNotation,
  refusedAction,
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
import { counted } from '../text.ts';
import { explanation } from '../explain/explanation.ts';
import { storyText } from '../explain/story.ts';
import { labLink } from './lab-link.ts';
import { officialTextOf } from '../official-texts.ts';
import { claimsListed, searchEverywhere } from '../scenario-list.ts';

/** The tool cannot do what was asked, and says why. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
}

/** What a tool answers: in words, and the same as data that its `output` describes. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** @throws ToolFailure, Failure */
  readonly run: (input: never) => ToolAnswer | Promise<ToolAnswer>;
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
/** A scenario for descriptions. */
export const EXAMPLE = `Shock destroys a Bear  2026
  A: Mountain | hand: Shock
  B: Grizzly Bears
  A casts Shock, targeting Grizzly Bears
  All pass until it resolves
  Then Grizzly Bears is in the graveyard
`;
/** Where the grammar of the notation is served. */
export const NOTATION_URI = 'rulewright://notation';

const notation = z
  .string()
  .max(MOST_NOTATION)
  .describe(
    `One scenario in the notation: its name, two spaces and the years of its editions; below, each indented, a line for each player’s cards (the players are A and B) and a line for each step. ${NOTATION_URI} describes it whole. For example:\n${EXAMPLE}`,
  );

const objectOfScript = z.string().min(1).max(200).describe('As the script calls it');
const NOTHING_REFUSED =
  'Whatever can be done with it at all may be done now: legal_actions lists it. Why it cannot attack or block is asked where attackers or blockers are declared.';

const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  title: string,
  description: string,
  input: Input,
  output: Output,
  run: (
    input: z.infer<Input>,
  ) =>
    | { readonly text: string; readonly data: z.infer<Output> }
    | Promise<{ readonly text: string; readonly data: z.infer<Output> }>,
): Tool => ({ title, description, input, output, run });

const cardsListed = z.array(z.object({ count: z.number(), name: z.string() }));
const stories = z.array(z.object({ edition: z.string(), story: z.string() }));

export const TOOLS: Readonly<Record<string, Tool>> = {
  find_rule: tool(
    'Find a rule',
    'Finds rules, glossary entries and scenarios by number, title, keyword or everyday words. Gives one a line, best first.',
    z.object({ words: z.string().min(1).max(300), edition: anyEdition.optional() }),
    z.object({
      found: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          editions: z.array(z.string()),
          text: z.string(),
          summary: z.string(),
        }),
      ),
    }),
    async ({ words, edition: only }) => {
      const { found, noCards } = await searchEverywhere(words, only);
      const without = noCards === null ? '' : `No cards are looked through: ${noCards}`;
      if (found.length === 0) throw new ToolFailure([`Nothing is found for "${words}".`, without].join(' ').trim());
      const best = found
        .slice(0, FOUND)
        .map(({ kind, editions, name, text, summary }) => ({ kind, name, editions: [...editions], text, summary }));
      const lines = best.map(({ kind, editions, name, text, summary }) =>
        [`${kind} ${name} (${editions.join(', ')})`, text, summary === text ? '' : summary].filter(Boolean).join(': '),
      );
      return { text: [...lines, without].join('\n').trim(), data: { found: best } };
    },
  ),
  find_question: tool(
    'Find an answered question',
    'Finds questions as judges get them, with their answers by the rules of 2026-02, the rule that decides each, and the scenario that shows it. Look here before you play a position yourself.',
    z.object({
      words: z
        .string()
        .min(1)
        .max(300)
        .describe(`Words of the question, a rule (707, 613.8), or a topic: ${QUESTION_TOPICS.join(', ')}`),
    }),
    z.object({
      found: z.array(
        z.object({
          question: z.string(),
          answer: z.string(),
          rule: z.string(),
          shownBy: z.string(),
          topic: z.string(),
        }),
      ),
    }),
    ({ words }) => {
      const found = questionsAbout(words).slice(0, FOUND);
      if (found.length === 0)
        throw new ToolFailure(
          `No question about "${words}" is answered here; topics are ${QUESTION_TOPICS.join(', ')}. find_rule finds rules; run_scenario plays the position.`,
        );
      const text = found
        .map(({ question, answer, rule, shownBy }) => `${question}\n${answer} [${rule}; shown by "${shownBy}"]`)
        .join('\n\n');
      return { text, data: { found: found.map((one) => ({ ...one })) } };
    },
  ),
  explain_rule: tool(
    'Explain a rule',
    'What a rule says in our own words, or in those of the text that the user has imported; the same rule in the other editions, what stands under it, and which scenarios show it.',
    z.object({ rule: z.string().min(1).max(100).describe('A number (702.19b, 613) or a keyword'), edition }),
    z.object({
      edition: z.string(),
      number: z.string(),
      title: z.string(),
      text: z.string(),
      same: z.record(z.string(), z.string().nullable()).describe('By edition: the number of the same rule there.'),
      below: z.array(z.object({ number: z.string(), title: z.string() })),
      shownBy: z.array(z.string()).describe('Names of scenarios that show it.'),
    }),
    async ({ rule, edition: of }) => {
      const meant = ruleMeant(of, rule);
      const page = meant && pageOf(of, meant.number, await claimsListed());
      if (!page) throw new ToolFailure(`The rules of ${of} have no rule "${rule}". find_rule finds rules by words.`);
      const own = officialRule(officialTextOf(of), page.number);
      const text =
        (own === null ? page.summary?.text : [own.text, ...own.examples].join('\n')) ?? page.entry?.reason?.why ?? '';
      const same = Object.fromEntries(
        EDITIONS.filter((other) => other !== of).map((other) => [other, page.same[other] ?? null]),
      );
      const below = page.children.map(({ number, called }) => ({ number, title: called ?? '' }));
      const shownBy = page.entry?.shownBy ?? [];
      const lines = [
        `${page.number} ${page.called ?? ''} (${of})`,
        text,
        `The same rule elsewhere: ${Object.entries(same)
          .map(([other, number]) => `${other} ${number ?? '–'}`)
          .join(', ')}`,
        ...page.examples.map(({ summary }) => `Example: ${summary}`),
        ...below.map(({ number, title }) => `  ${number} ${title}`),
        ...shownBy.map((name) => `Shown by the scenario "${name}"`),
      ];
      const data = {
        edition: of,
        number: page.number,
        title: page.called ?? '',
        text,
        same,
        below,
        shownBy: [...shownBy],
      };
      return { text: lines.filter(Boolean).join('\n'), data };
    },
  ),
  card: tool(
    'Look a card up',
    "A card's text, and its abilities as the compiler understands them, or what it does not understand and where.",
    z.object({ name: z.string().min(1).max(200), edition }),
    z.object({
      name: z.string(),
      typeLine: z.string(),
      text: z.string().nullable().describe('In the wording of the edition.'),
      understood: z.boolean().describe('Every line is, and the edition has rules for it.'),
      notUnderstood: z.array(z.string()),
    }),
    ({ name, edition: of }) => {
      const source = cardSource();
      const found = findCard(source, name);
      if (!found.ok) throw new ToolFailure(unknownName(found));
      const described = describeCard(found.card, of, { source });
      const data = {
        name: described.name,
        typeLine: described.typeLine,
        text: described.text,
        understood: described.supported,
        notUnderstood: described.refused.map(({ text, reason }) => `${text}: ${reason}`),
      };
      return { text: cardReport(found.card, described, WIDTH), data };
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
    z.object({
      form: z.string().describe('As what it was read.'),
      legal: z.boolean(),
      problems: z.array(z.object({ line: z.number().describe('0: the whole list'), reason: z.string() })),
      commander: cardsListed,
      main: cardsListed,
      sideboard: cardsListed,
    }),
    ({ list: text, edition: of, format }) => {
      const read = parseDecklist(text, FILE_LIMITS);
      const {
        name: called,
        form,
        deck,
        leftOut,
        remarks,
        problems,
      } = examineList(text, read, catalogue(), { edition: of, play: format }, FILE_LIMITS);
      const cards = (entries: ResolvedDeck['main'] = []): z.infer<typeof cardsListed> =>
        entries.map(({ count, card }) => ({ count, name: card.name }));
      const part = (title: string, entries: ResolvedDeck['main'] = []): string[] =>
        entries.length === 0 ? [] : [title, ...cards(entries).map(({ count, name }) => `${count} ${name}`)];
      const lines = [
        `${called === '' ? 'A deck' : called}, read from ${LIST_FORMS[form]}, ${format} by the rules of ${of}`,
        ...problems.map((problem) => `${problem.line > 0 ? 'line ' : ''}${faultWords(problem)}`),
        problems.length === 0
          ? 'It may be played, and every card is understood.'
          : `${counted(problems.length, 'fault')}: it may not be played.`,
        ...remarks.map(remarkWords),
        ...(leftOut.length > 0 ? [`No part of the deck: ${leftOutWords(leftOut)}`] : []),
        ...part('Commander', deck.commander),
        ...part('Deck', deck.main),
        ...part('Sideboard', deck.sideboard),
      ];
      const data = {
        form: LIST_FORMS[form],
        legal: problems.length === 0,
        problems: problems.map(({ line, reason }) => ({ line, reason })),
        commander: cards(deck.commander),
        main: cards(deck.main),
        sideboard: cards(deck.sideboard),
      };
      return { text: lines.join('\n'), data };
    },
  ),
  run_scenario: tool(
    'Play a position and tell what happens',
    'Plays a scenario step by step and tells what happened and by which rule. Expectations are optional. Where the script leaves a question open, it says what is asked and what could be answered.',
    z.object({ notation, edition: anyEdition.optional().describe('Default: each that the scenario names.') }),
    z.object({ stories }),
    ({ notation: text, edition: only }) => {
      const told = storiesOf(read(text), only);
      return { text: told.map(({ story }) => story).join('\n\n'), data: { stories: told } };
    },
  ),
  compare_lines: tool(
    'Compare what follows from different moves',
    'Plays one scenario several times, each time with other steps at its end, and tells each story: what happens if one does this, or that instead.',
    z.object({
      notation,
      lines: z
        .array(z.string().min(1).max(MOST_NOTATION))
        .min(2)
        .max(8)
        .describe(
          'Steps to add, each list as text with a step a line: "A casts Shock, targeting B\\nAll pass until it resolves".',
        ),
      edition: anyEdition.optional().describe('Default: the last that the scenario names.'),
    }),
    z.object({ lines: z.array(z.object({ line: z.string(), stories })) }),
    ({ notation: text, lines, edition: only }) => {
      const told = lines.map((line) => {
        const scenario = read(`${text.trimEnd()}\n${indented(line)}`);
        return { line, stories: storiesOf(scenario, only ?? scenario.editions.at(-1)) };
      });
      return {
        text: told
          .map(({ line, stories: all }) => `If ${line}\n\n${all.map(({ story }) => story).join('\n\n')}`)
          .join('\n\n'),
        data: { lines: told },
      };
    },
  ),
  why: tool(
    'Say why an object is as it is',
    'Plays a scenario to its end and says of one object, layer by layer, which effects made it what it is: source, timestamp, rule, and what changed.',
    z.object({ notation, object: objectOfScript, edition: anyEdition.optional() }),
    z.object({ object: z.string(), edition: z.string(), story: z.string() }),
    ({ notation: text, object, edition: only }) => {
      const { of, setting, message } = played(text, only);
      const found = explained(setting, objectMeant(setting, object).id);
      if (found === null) throw new ToolFailure(`${object} has no characteristics.`);
      const told = explanation({ ...found, object }, `as the script ends (${of})`, WIDTH);
      const story = message === null ? told : `The scenario stands where it failed: ${message}\n\n${told}`;
      return { text: story, data: { object, edition: of, story } };
    },
  ),
  why_not: tool(
    'Say why something cannot be done',
    'Plays a scenario to its end and says of one card or permanent what the player who decides there cannot do with it, and each condition that is not met, with its rule: casting, playing, activating, attacking, blocking.',
    z.object({ notation, object: objectOfScript, edition: anyEdition.optional() }),
    z.object({
      player: z.string(),
      refused: z.array(
        z.object({
          action: z.string(),
          ability: z.string().nullable(),
          failed: z.array(z.object({ why: z.string(), rule: z.string() })),
        }),
      ),
    }),
    ({ notation: text, object, edition: only }) => {
      const { setting, message, open, of } = played(text, only);
      if (message !== null && open === null) throw new ToolFailure(message);
      const { game, players } = setting;
      const seat = (open ?? decision(game))?.player ?? game.state.turn.active;
      const player = players[seat] ?? '';
      const refused = whyNot(game, seat, objectMeant(setting, object).id).map(({ action, ability, failed }) => ({
        action,
        ability: ability && abilityText(game, ability),
        failed: failed.map(({ obstacle, rule }) => ({ why: OBSTACLE_WORDS[obstacle](player), rule })),
      }));
      const lines = refused.map(
        ({ action, ability, failed }) =>
          `${refusedAction(player, action, ability)} ${failed.map(({ why, rule }) => `${why} (${rule})`).join('; ')}`,
      );
      return {
        text: [`${object}, by the rules of ${of}`, ...(lines.length === 0 ? [NOTHING_REFUSED] : lines)].join('\n'),
        data: { player, refused },
      };
    },
  ),
  link_position: tool(
    'Link a position to the Lab',
    'Gives an address that opens the scenario in the Lab, where people step through it, change it and ask why. The address holds the scenario itself; one that is too long is stored by the server of the app.',
    z.object({
      notation,
      edition: anyEdition.optional().describe('Default: the last that the scenario names.'),
      beside: anyEdition.optional().describe('A second edition to show beside it.'),
    }),
    z.object({ address: z.string(), stored: z.boolean().describe('By the server; else the address holds it all.') }),
    async ({ notation: text, edition: only, beside }) => {
      const { scenario, steps } = readWithSteps(text);
      const { head, steps: lines } = partedAtSteps(text, steps);
      const link = await labLink(
        {
          head,
          lines: lines.map((line, at) => ({ id: at + 1, parent: at, text: line, name: '' })),
          tip: lines.length,
          at: lines.length,
          edition: only ?? scenario.editions.at(-1) ?? DEFAULT_EDITION,
          beside: beside ?? null,
        },
        app,
      );
      return { text: link.address, data: link };
    },
  ),
  legal_actions: tool(
    'List the legal actions',
    'Plays a scenario to its end and says who has to decide what, and all that could be answered or done there.',
    z.object({ notation, edition: anyEdition.optional() }),
    z.object({
      player: z.string().nullable().describe('Who decides; null where the game is over.'),
      question: z.string(),
      possible: z.array(z.string()),
    }),
    ({ notation: text, edition: only }) => {
      const { setting, message, open } = played(text, only);
      const asked = open ?? decision(setting.game);
      if (message !== null && open === null) throw new ToolFailure(message);
      if (asked === null) {
        const question = 'The game is over.';
        return { text: question, data: { player: null, question, possible: [] } };
      }
      const { player, question, possible } = openQuestion(setting, asked);
      return {
        text: [`${player}: ${question}`, ...possible.map((one) => `- ${one}`)].join('\n'),
        data: { player, question, possible: [...possible] },
      };
    },
  ),
};

/** A list of steps as it stands in a scenario. */
const indented = (line: string): string =>
  line
    .split('\n')
    .map((step) => `  ${step.trim()}`)
    .join('\n');

/** What happens in the scenario, under each of its editions or only one. */
function storiesOf(scenario: Scenario, only: EditionName | undefined): z.infer<typeof stories> {
  const source = cardSource();
  return (only === undefined ? scenario.editions : [only]).map((of) => {
    const told = tell(scenario, of, { source, onDecision: untilTimeIsUp() });
    return { edition: of, story: storyText(told, { width: WIDTH }) };
  });
}

const read = (text: string): Scenario => readWithSteps(text).scenario;

/** `steps`: the lines on which they begin. */
function readWithSteps(text: string): { scenario: Scenario; steps: readonly number[] } {
  const found = readNotation(text);
  if (!found.ok) {
    const line = text.split('\n')[found.line - 1] ?? '';
    throw new ToolFailure(
      `${found.message}\n${line}\n${' '.repeat(Math.max(0, found.column - 1))}^\nThe notation is described at ${NOTATION_URI}; a scenario that is read:\n${EXAMPLE}`,
    );
  }
  const [scenario, ...others] = found.notation.scenarios;
  if (scenario === undefined || others.length > 0)
    throw new ToolFailure(`There must be one scenario, not ${scenario === undefined ? 0 : others.length + 1}.`);
  return { scenario, steps: found.notation.places[0]?.steps ?? [] };
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

/** Where `rulewright serve` has the app unless it is told otherwise. */
export const HERE = 'http://127.0.0.1:4006';
let app = HERE;
/** Links are to that address from now on. */
export const servedAt = (address: string): void => void (app = address);

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
