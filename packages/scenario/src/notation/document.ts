/**
 * Scenarios as text: several in a file, with the texts of cards that they share.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import type { InlineCard, Scenario } from '../format.ts';
import { type CardTexts, addCard, cardsNamed, printScenario, readScenario } from './body.ts';
import { isCard, printCard, readCard } from './cards.ts';
import { printEditions, readEditions } from './claims.ts';
import { printName, readName } from './names.ts';
import { equal } from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { wrapped } from './script.ts';
import { type Line, NotationFault, cursorOver, linesOf, placeOf } from './tokens.ts';

export interface Notation {
  /** remarks at the head of the file, a line each */
  readonly about: readonly string[];
  /** the file whose cards it shares, and which of them */
  readonly from: { readonly file: string; readonly names: readonly string[] } | null;
  /** cards that stand outside a scenario, those of the other file aside */
  readonly cards: CardTexts;
  /** each with all texts that it uses */
  readonly scenarios: readonly Scenario[];
  /** of each scenario, the lines of the text from 1: of its name, and on which each step of its script begins */
  readonly places: readonly { readonly name: number; readonly steps: readonly number[] }[];
}

/** The text of one scenario, taken apart where its steps begin. */
export interface Parted {
  /** everything before the first step, without a line end behind it */
  readonly head: string;
  /** each step as it is written, with its indentation */
  readonly steps: readonly string[];
}

/** `steps`: the lines on which they begin, as `places` has them. */
export function partedAtSteps(text: string, steps: readonly number[]): Parted {
  takes(
    'partedAtSteps',
    'a text, and the lines on which its steps begin',
    typeof text === 'string' && Array.isArray(steps),
  );
  const lines = text.split('\n');
  const between = (from: number, to = lines.length + 1): string =>
    lines
      .slice(from - 1, to - 1)
      .join('\n')
      .trimEnd();
  return { head: between(1, steps[0]), steps: steps.map((from, at) => between(from, steps[at + 1])) };
}

export interface ReadOptions {
  /** the cards of a file named behind `Cards from`; null where it cannot be read */
  readonly cardsFrom?: (file: string) => CardTexts | null;
}

export type NotationResult =
  | { readonly ok: true; readonly notation: Notation }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly message: string };

/** A text longer than this is refused. */
const LONGEST = 4_000_000;
const FROM = 'Cards from ';
const YEARS_FROM = 80;

/** Reads scenarios from their notation, in time linear in its length. */
export function readNotation(text: string, options: ReadOptions = {}): NotationResult {
  takes('readNotation', 'a text', typeof text === 'string');
  try {
    return { ok: true, notation: read(text, options) };
  } catch (fault) {
    if (!(fault instanceof NotationFault)) throw fault;
    return { ok: false, ...fault.place, message: fault.message };
  }
}

function read(text: string, options: ReadOptions): Notation {
  if (text.length > LONGEST)
    throw new NotationFault({ line: 1, column: 1 }, `a text of ${text.length} characters; at most ${LONGEST}`);
  const about: string[] = [];
  const cards: Record<string, InlineCard | InlineCard[]> = {};
  let from: Notation['from'] = null;
  let shared: CardTexts = {};
  const blocks: { line: Line; below: Line[] }[] = [];
  for (const line of linesOf(text)) {
    const block = blocks.at(-1);
    if (line.indent === 0) blocks.push({ line, below: [] });
    else if (block) block.below.push(line);
    else throw new NotationFault(placeOf(line), 'the first line is indented', ['the name of a scenario', 'Card', '#']);
  }
  const scenarios: Scenario[] = [];
  const places: Notation['places'][number][] = [];
  for (const { line, below } of blocks) {
    if (line.text.startsWith('#')) about.push(line.text.slice(1).replace(/^ /, ''));
    else if (line.text.startsWith(FROM)) {
      from = readFrom(line, below);
      shared = sharedCards(line, from, options);
    } else if (isCard(line.text) && line.text.includes(' | ')) addCard(cards, readCard(line, below), line);
    else {
      const one = readScenario(readTitle(line, scenarios.length > 0), line, below, { ...shared, ...cards });
      scenarios.push(one.scenario);
      places.push({ name: line.number, steps: one.lines });
    }
    if (below.length > 0 && line.text.startsWith('#'))
      throw new NotationFault(placeOf(below[0] ?? line), 'nothing can be indented below this line');
  }
  return { about, from, cards, scenarios, places };
}

function readFrom(line: Line, below: readonly Line[]): NonNullable<Notation['from']> {
  const cursor = cursorOver(line, below, FROM.length + 1);
  const file = readName(cursor, 'the name of a file');
  const names: string[] = [];
  if (file === undefined || !cursor.take(':')) throw cursor.fault();
  do {
    if (names.length > 0) cursor.at += 1;
    const name = readName(cursor, 'the name of a card');
    if (name === undefined) throw cursor.fault();
    names.push(name);
  } while (cursor.token?.text === ',');
  if (!cursor.done) {
    cursor.miss(', and another card');
    throw cursor.fault();
  }
  return { file, names };
}

function sharedCards(
  line: Line,
  { file, names }: NonNullable<Notation['from']>,
  { cardsFrom }: ReadOptions,
): CardTexts {
  const all = cardsFrom?.(file) ?? null;
  if (all === null) throw new NotationFault(placeOf(line), `the cards of ${file} are not at hand`);
  return Object.fromEntries(
    names.map((name) => {
      const card = Object.hasOwn(all, name) ? all[name] : undefined;
      if (card === undefined) throw new NotationFault(placeOf(line), `${file} has no card ${name}`);
      return [name, card] as const;
    }),
  );
}

/** `isLater`: what stands there may as well be a line of the scenario above that is not indented. */
function readTitle(line: Line, isLater: boolean): Pick<Scenario, 'name' | 'editions'> {
  const at = line.text.lastIndexOf('  ');
  const words = at < 0 ? line.text : line.text.slice(0, at).trimEnd();
  const cursor = cursorOver(line, [], at < 0 ? line.text.length + 1 : at + 3);
  const editions = readEditions(cursor);
  if (editions === undefined || !cursor.done)
    throw new NotationFault(
      cursor.token ?? cursor.end,
      'a scenario begins with its name, two spaces and its editions',
      ['2006', '2009', '2011', '2026', ...(isLater ? ['two spaces before each line of the scenario above'] : [])],
    );
  if (!words.startsWith('"')) return { name: words, editions };
  const quoted = cursorOver({ ...line, text: words });
  const name = readName(quoted, 'a name');
  if (name === undefined || !quoted.done) throw quoted.fault();
  return { name, editions };
}

/** What the notation of some scenarios has beside them. */
export interface PrintOptions {
  readonly about?: readonly string[];
  /** a file of cards that others use too */
  readonly shared?: { readonly file: string; readonly cards: CardTexts };
}

/** The canonical text of scenarios: what it reads as is what they are in normal form. */
export function printNotation(scenarios: readonly Scenario[], { about = [], shared }: PrintOptions = {}): string {
  takes('printNotation', 'a list of scenarios', Array.isArray(scenarios));
  const common = commonCards(scenarios, shared?.cards ?? {});
  const names = [...common.keys()].sort();
  const isShared = (name: string): boolean => shared !== undefined && equal(shared.cards[name], common.get(name));
  const imported = names.filter(isShared);
  const own = names.filter((name) => !isShared(name));
  const head = [
    ...about.map((line) => `# ${line}`.trimEnd()),
    ...(imported.length > 0
      ? [wrapped(`${FROM}${printName(shared?.file ?? '')}: ${imported.map((name) => printName(name)).join(', ')}`)]
      : []),
    ...own.flatMap((name) => [common.get(name) ?? []].flat().flatMap((card) => printCard(name, card) ?? [])),
  ];
  const blocks = scenarios.map((scenario) => [
    printTitle(scenario),
    ...printScenario(scenario, (name) => common.has(name) && cardsNamed(scenario.position).has(name)).map(
      (line) => `  ${line.replaceAll('\n', '\n  ')}`,
    ),
  ]);
  return `${[...(head.length > 0 ? [head] : []), ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Cards whose text is the same in every scenario that names them in its position: two scenarios at least, or one where another file has it. */
function commonCards(
  scenarios: readonly Scenario[],
  shared: CardTexts,
): ReadonlyMap<string, InlineCard | InlineCard[]> {
  const found = new Map<string, { texts: InlineCard | InlineCard[]; uses: number } | null>();
  for (const { cards = {}, position } of scenarios) {
    for (const name of cardsNamed(position)) {
      const texts = Object.hasOwn(cards, name) ? cards[name] : undefined;
      const known = found.get(name);
      if (texts === undefined || known === null || (known && !equal(known.texts, texts))) found.set(name, null);
      else found.set(name, { texts, uses: (known?.uses ?? 0) + 1 });
    }
  }
  return new Map(
    [...found].flatMap(([name, use]) =>
      use !== null &&
      (use.uses > 1 || (Object.hasOwn(shared, name) && equal(shared[name], use.texts))) &&
      [use.texts].flat().every((card) => printCard(name, card) !== undefined)
        ? [[name, use.texts] as const]
        : [],
    ),
  );
}

const NO_TITLE = /^(?:#|"|Card |Cards from |\s)|\s\s|\s$|^$/;

function printTitle({ name, editions }: Scenario): string {
  const plain = NO_TITLE.test(name) || /[\n\r]/.test(name) ? JSON.stringify(name) : name;
  const years = editions.map((edition) => printEditions([edition]).replace('–', '')).join(' ');
  return `${plain.padEnd(YEARS_FROM)}  ${years}`;
}

/** A file of cards alone, by name. */
export function printCards(cards: CardTexts, about: readonly string[] = []): string {
  takes('printCards', 'the texts of cards by their names', hasKeys(cards) && Array.isArray(about));
  const names = Object.keys(cards).sort();
  return `${[
    ...about.map((line) => `# ${line}`.trimEnd()),
    ...names.flatMap((name) => [cards[name] ?? []].flat().flatMap((card) => printCard(name, card) ?? [])),
  ].join('\n')}\n`;
}
