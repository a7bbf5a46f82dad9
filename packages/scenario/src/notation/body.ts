/**
 * One scenario: its cards, its position, its script.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { type InlineCard, type Scenario, type Shown, checked, scenario as schema } from '../format.ts';
import { isCard, printCard, readCard } from './cards.ts';
import { printNote, readNote } from './claims.ts';
import { readFirst } from './form.ts';
import { jsonLines, readJson } from './json.ts';
import { HEAD, addHead, printHead } from './position.ts';
import { printScript, readScriptLine, wrapped } from './script.ts';
import { type Line, NotationFault, cursorOver, placeOf } from './tokens.ts';

/** The texts of cards, by name; several of one where each is for some editions. */
export type CardTexts = Readonly<Record<string, InlineCard | InlineCard[]>>;
type Texts = Record<string, InlineCard | InlineCard[]>;

const WHOLE = 'All of it';
const JSON_LINE = 'json ';
const MOVE_KEYS = ['as', 'until', 'expect', 'concede', 'note'];

/** A line and those that go on with it, indented more. */
interface Statement {
  readonly line: Line;
  readonly below: readonly Line[];
}

/** What is read of a scenario until it is whole. */
interface Draft {
  readonly about: string[];
  readonly cards: Texts;
  readonly head: Parameters<typeof addHead>[0];
  readonly script: Record<string, unknown>[];
  /** the line on which each step of the script begins */
  readonly lines: number[];
  readonly shows: Shown[];
  readonly others: Record<string, unknown>;
  /** expectations so far */
  expectations: number;
}

/**
 * A scenario from its lines, with the line of each step; texts of `shared` are its own where its position names the card.
 * @throws NotationFault
 */
export function readScenario(
  title: Pick<Scenario, 'name' | 'editions'>,
  line: Line,
  below: readonly Line[],
  shared: CardTexts,
): { readonly scenario: Scenario; readonly lines: readonly number[] } {
  const draft: Draft = {
    about: [],
    cards: {},
    head: { scenario: {}, position: { sides: {} } },
    script: [],
    lines: [],
    shows: [],
    others: {},
    expectations: 0,
  };
  const statements = statementsOf(below);
  const opening = statements.findIndex((one) => !one.line.text.startsWith('#'));
  for (const [at, one] of statements.entries()) {
    if (at < opening) draft.about.push(remark(one.line));
    else readStatement(draft, one);
    while (draft.lines.length < draft.script.length) draft.lines.push(one.line.number);
  }
  for (const name of cardsNamed(draft.head.position as unknown as Scenario['position'])) {
    const texts = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (texts !== undefined && !Object.hasOwn(draft.cards, name)) set(draft.cards, name, texts);
  }
  const read = checked(schema, {
    ...title,
    ...(draft.about.length > 0 && { about: draft.about.join('\n') }),
    ...(Object.keys(draft.cards).length > 0 && { cards: draft.cards }),
    ...draft.head.scenario,
    position: draft.head.position,
    script: draft.script,
    ...(draft.shows.length > 0 && { shows: draft.shows }),
    ...draft.others,
  });
  if (read.ok) return { scenario: read.value, lines: draft.lines };
  throw new NotationFault(placeOf(line), `"${title.name}": ${read.message.slice(0, 500)}`);
}

/** @throws NotationFault at a line that is indented neither like the first nor more */
function statementsOf(lines: readonly Line[]): Statement[] {
  const indent = lines[0]?.indent ?? 0;
  const statements: { line: Line; below: Line[] }[] = [];
  for (const line of lines) {
    if (line.indent < indent)
      throw new NotationFault(placeOf(line), `this line is indented by ${line.indent}, those before it by ${indent}`);
    if (line.indent === indent) statements.push({ line, below: [] });
    else statements.at(-1)?.below.push(line);
  }
  return statements;
}

const remark = (line: Line): string => line.text.slice(1).replace(/^ /, '');

function readStatement(draft: Draft, { line, below }: Statement): void {
  const { cards, head, script, shows, others } = draft;
  if (line.text.startsWith('#')) {
    const last = script.at(-1);
    if (last && 'note' in last) last['note'] = `${String(last['note'])}\n${remark(line)}`;
    else script.push({ note: remark(line) });
    return;
  }
  if (isCard(line.text)) {
    addCard(cards, readCard(line, below), line);
    return;
  }
  if (line.text.startsWith(JSON_LINE)) {
    const value = readJson([line, ...below], JSON_LINE.length);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new NotationFault(placeOf(line), 'behind json stands an object: a step, or fields of the scenario');
    if (!MOVE_KEYS.some((key) => key in value)) {
      for (const [key, field] of Object.entries(value))
        if (key === 'cards' && typeof field === 'object' && field !== null)
          for (const [name, card] of Object.entries(field as Texts)) set(cards, name, card);
        else set(others, key, field);
      return;
    }
    if ('expect' in value) draft.expectations += 1;
    script.push(value as Record<string, unknown>);
    return;
  }
  const cursor = cursorOver(line, below);
  if (/^All of it +\[/.test(line.text)) {
    cursor.at = WHOLE.split(' ').length;
    const note = readNote(cursor, '');
    if (!note || !cursor.done) throw cursor.fault();
    shows.push(...note.claims.map((claim) => ({ ...claim, by: undefined })));
    return;
  }
  if (script.length === 0) {
    const found = readFirst(HEAD, cursor, (after) => after.done);
    if (found) {
      if (!addHead(head, found.entry, found.fields)) throw new NotationFault(placeOf(line), 'this was said before');
      return;
    }
  }
  const read = readScriptLine(cursor, draft.expectations + 1);
  if (read === undefined) throw cursor.fault();
  if ('expect' in read.move) draft.expectations += 1;
  script.push(read.move);
  shows.push(...read.claims);
}

function set<T>(record: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(record, key, { value, enumerable: true, writable: true, configurable: true });
}

/** @throws NotationFault where the card has a text for the same editions already */
export function addCard(cards: Texts, { name, card }: ReturnType<typeof readCard>, line: Line): void {
  const known = Object.hasOwn(cards, name) ? cards[name] : undefined;
  if (known === undefined) set<Texts[string]>(cards, name, card);
  else if (card.in && [known].flat().every((other) => other.in)) set<Texts[string]>(cards, name, [known, card].flat());
  else throw new NotationFault(placeOf(line), `${name} has a text already; of several each says "in" and its editions`);
}

/** The names of the cards that a position holds. */
export function cardsNamed({
  sides,
  planarDeck = [],
}: Pick<Scenario['position'], 'sides' | 'planarDeck'>): ReadonlySet<string> {
  const named = new Set<string>(planarDeck);
  for (const side of Object.values(sides)) {
    const {
      battlefield,
      hand,
      library,
      graveyard,
      exile,
      outside,
      schemes,
      planes,
      attractions,
      conspiracies,
      commander,
      vanguard,
    } = side;
    for (const placed of [
      battlefield,
      hand,
      library,
      graveyard,
      exile,
      outside,
      schemes,
      planes,
      attractions,
      conspiracies,
      commander ?? [],
      vanguard ?? [],
    ].flat())
      if (placed !== undefined)
        named.add((typeof placed === 'string' ? placed : placed.card).replace(/\s*[×x]\d+$/, ''));
  }
  return named;
}

/** The lines of a scenario below its name; `elsewhere` are the cards whose text stands outside it. */
export function printScenario(scenario: Scenario, elsewhere: (card: string) => boolean): string[] {
  const { name: _, editions: __, about, cards = {}, position, script, shows, ...rest } = scenario;
  const others: Record<string, unknown> = {};
  const texts: string[] = [];
  for (const [name, card] of Object.entries(cards)) {
    if (elsewhere(name)) continue;
    const blocks = [card].flat().map((one) => printCard(name, one));
    if (blocks.includes(undefined)) others['cards'] = { ...(others['cards'] as object), [name]: card };
    else texts.push(...(blocks as string[][]).flat());
  }
  const head = printHead(rest, position);
  if (head === undefined) Object.assign(others, rest, { position });
  const { lines, left } = printScript({ script, ...(shows && { shows }) });
  const whole = left.filter(({ by }) => by === undefined);
  const strange = left.filter(({ by }) => by !== undefined);
  if (strange.length > 0) others['shows'] = shows;
  return [
    ...(about === undefined ? [] : about.split('\n').map((line) => `# ${line}`.trimEnd())),
    ...texts,
    ...(head ?? []).map(wrapped),
    ...(Object.keys(others).length > 0 ? [jsonLines(others, JSON_LINE).join('\n  ')] : []),
    ...(whole.length > 0 && strange.length === 0
      ? [wrapped(`${WHOLE}  ${printNote({ id: '', claims: whole }, '')}`)]
      : []),
    ...lines,
  ];
}
