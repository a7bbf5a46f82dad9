/**
 * A question made from a scenario: how a position and a script end, with one outcome that is so and others that are not. Each is tried on the
 * game itself. 2006, 2009, 2011, 2026: none (the quiz is ours)
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { unmet } from './expectations.ts';
import { openPlace, playOn } from './exploring.ts';
import type { Expectation, Move, Scenario } from './format.ts';
import { ScenarioFault } from './naming.ts';
import { printFacts } from './notation/facts.ts';
import { printStep } from './notation/script.ts';
import type { Cards, Setting } from './setting.ts';
import { type Standing, standingOf } from './standing.ts';

export interface QuizOption {
  /** facts in notation */
  readonly text: string;
  readonly right: boolean;
  /** another edition in which it is so; null where nobody says that */
  readonly soIn: EditionName | null;
}

export interface Quiz {
  readonly edition: EditionName;
  /** what is done, in notation */
  readonly lines: readonly string[];
  /** the id of the expectation that is asked about; null where it has none */
  readonly by: string | null;
  readonly options: readonly QuizOption[];
}

/** More lines, facts or objects than these are too much to see at a glance. */
const MOST_LINES = 7;
const MOST_FACTS = 3;
const MOST_OBJECTS = 10;
const OPTIONS = 4;

/** One fact: what it is about, and how it is. */
type Fact = readonly [key: (typeof KEYS)[number], of: string, is: string | number | boolean];

/** The facts that are asked about: of these it is known how they could be otherwise. */
const KEYS = ['life', 'hand', 'library', 'pt', 'tapped', 'damage', 'controller', 'zone'] as const;

interface Question {
  readonly moves: readonly { readonly at: number; readonly move: Move }[];
  readonly facts: readonly Fact[];
  readonly by: string | null;
}

/**
 * The expectation that a question would be about, by the form of the scenario alone: it is short, and ends with what is expected of a few plain
 * facts. Null where it makes no question in that edition.
 */
export function askedAbout(scenario: Scenario, edition: EditionName): Pick<Quiz, 'by'> | null {
  const question = questionIn(scenario, edition);
  return question && { by: question.by };
}

function questionIn(scenario: Scenario, edition: EditionName): Question | null {
  const { position, script, editions } = scenario;
  if (!editions.includes(edition) || position.start === true) return null;
  const played = script.flatMap((move, at) =>
    'note' in move || (move.in && !move.in.includes(edition)) ? [] : [{ at, move }],
  );
  const last = played.at(-1)?.move;
  const moves = played.slice(0, -1);
  if (last === undefined || !('expect' in last)) return null;
  if (moves.length === 0 || moves.length > MOST_LINES || objectsIn(scenario) > MOST_OBJECTS) return null;
  // what must be refused gives an answer away
  if (moves.some(({ move }) => 'expect' in move || 'refused' in move || 'attempt' in move)) return null;
  const facts = factsOf(last.expect);
  return facts === null || facts.length > MOST_FACTS ? null : { moves, facts, by: last.id ?? null };
}

const objectsIn = ({ position }: Scenario): number =>
  Object.values(position.sides).reduce(
    (all, { battlefield = [], hand = [], graveyard = [], exile = [] }) =>
      all + battlefield.length + hand.length + graveyard.length + exile.length,
    0,
  );

/** The facts that are expected; null where one of them is of a kind that is not asked about. */
function factsOf(expected: Expectation): Fact[] | null {
  const facts: Fact[] = [];
  for (const [name, record] of Object.entries(expected)) {
    const key = KEYS.find((one) => one === name);
    if (key === undefined || typeof record !== 'object' || record === null) return null;
    for (const [of, is] of Object.entries(record)) {
      if (typeof is === 'object') return null;
      facts.push([key, of, is as Fact[2]]);
    }
  }
  return facts;
}

function expecting(facts: readonly Fact[]): Expectation {
  const expected: Record<string, Record<string, Fact[2]>> = {};
  for (const [key, of, is] of facts) (expected[key] ??= {})[of] = is;
  return expected;
}

/** The question, each of its outcomes tried on the game; null where the scenario is not fit for one, or fewer than three outcomes are left. */
export function quizOf(scenario: Scenario, edition: EditionName, cards: Cards = {}): Quiz | null {
  const question = questionIn(scenario, edition);
  if (question === null) return null;
  const { moves, facts, by } = question;
  const ends = endsOf(scenario, edition, moves, cards);
  if (ends === null || !isSo(ends.end, facts)) return null;
  const elsewhere = EDITIONS.filter((other) => other !== edition).flatMap((other) => {
    const there = endsOf(scenario, other, moves, cards);
    const found = there && factsThere(standingOf(there.end), facts);
    return found === null ? [] : [{ facts: found, soIn: other }];
  });
  const before = factsThere(ends.start, facts);
  const thought = [
    ...elsewhere,
    ...(before === null ? [] : [{ facts: before, soIn: null }]),
    ...altered(facts, scenario.players ?? ['A', 'B']).map((one) => ({ facts: one, soIn: null })),
  ];
  const right: QuizOption = { text: wordsOf(facts), right: true, soIn: null };
  const options = new Map<string, QuizOption>([[right.text, right]]);
  for (const { facts: other, soIn } of thought) {
    if (options.size === OPTIONS) break;
    const text = wordsOf(other);
    if (text !== '' && !options.has(text) && isNotSo(ends.end, other)) options.set(text, { text, right: false, soIn });
  }
  if (options.size < 3) return null;
  return {
    edition,
    lines: moves.map(({ move }) => printStep(move)),
    by,
    options: inSomeOrder([...options.values()], scenario.name),
  };
}

function endsOf(
  scenario: Scenario,
  edition: EditionName,
  moves: Question['moves'],
  cards: Cards,
): { readonly start: Standing; readonly end: Setting } | null {
  const opened = openPlace({ ...scenario, script: [] }, edition, cards);
  if (!opened.ok) return null;
  let { place } = opened;
  const start = standingOf(place.setting);
  for (const { at, move } of moves) {
    const played = playOn(place, move, at);
    if (played.place === null || played.step.faults.length > 0) return null;
    ({ place } = played);
  }
  return { start, end: place.setting };
}

/** How the same facts stand somewhere else; null where one of them has no answer there. */
function factsThere(standing: Standing, facts: readonly Fact[]): Fact[] | null {
  const found = facts.map(([key, of]): Fact | null => {
    const is = valueIn(standing, key, of);
    return is === null ? null : [key, of, is];
  });
  return found.every((fact) => fact !== null) ? found : null;
}

function valueIn({ players, permanents }: Standing, key: Fact[0], of: string): Fact[2] | null {
  const player = players.find(({ name }) => name === of);
  const permanent = permanents.find(({ label }) => label === of);
  switch (key) {
    case 'life':
      return player?.life ?? null;
    case 'hand':
      return player?.hand.length ?? null;
    case 'library':
      return player?.library ?? null;
    case 'pt':
      return permanent?.is.pt || null;
    case 'tapped':
      return permanent?.tapped ?? null;
    case 'damage':
      return permanent?.damage ?? null;
    case 'controller':
      return permanent?.controller ?? null;
    case 'zone':
      if (permanent) return 'battlefield';
      return ZONES.find((zone) => zone !== 'battlefield' && players.some((one) => one[zone].includes(of))) ?? null;
  }
}

const ZONES = ['battlefield', 'graveyard', 'exile', 'hand'] as const;

/** The facts with one of them otherwise, the nearest first; then with all of them otherwise. */
function altered(facts: readonly Fact[], players: readonly string[]): Fact[][] {
  const others = facts.map(([key, , is]) => otherwise(key, is, players));
  const most = Math.max(0, ...others.map(({ length }) => length));
  const oneEach = Array.from({ length: most }, (_, nth) =>
    facts.flatMap((fact, at) => {
      const is = others[at]?.[nth];
      return is === undefined ? [] : [facts.map((one): Fact => (one === fact ? [fact[0], fact[1], is] : one))];
    }),
  ).flat();
  const all = facts.map(([key, of, is], at): Fact => [key, of, others[at]?.[0] ?? is]);
  return [...oneEach.slice(0, facts.length), all, ...oneEach.slice(facts.length)];
}

function otherwise(key: Fact[0], is: Fact[2], players: readonly string[]): Fact[2][] {
  switch (key) {
    case 'tapped':
      return [is !== true];
    case 'controller':
      return players.filter((player) => player !== is);
    case 'zone':
      return ZONES.filter((zone) => zone !== is);
    case 'pt': {
      const [power = 0, toughness = 0] = String(is).split('/').map(Number);
      if (Number.isNaN(power) || Number.isNaN(toughness)) return [];
      return [
        `${power + 1}/${toughness + 1}`,
        ...(power !== toughness ? [`${toughness}/${power}`] : []),
        ...(power > 0 && toughness > 1 ? [`${power - 1}/${toughness - 1}`] : []),
        `${power + 2}/${toughness + 2}`,
      ];
    }
    case 'life':
    case 'hand':
    case 'library':
    case 'damage': {
      const n = Number(is);
      return [n - 1, n + 1, n - 2, n + 2].filter((other) => key === 'life' || other >= 0);
    }
  }
}

const wordsOf = (facts: readonly Fact[]): string =>
  facts.flatMap((fact) => printFacts(expecting([fact])) ?? []).join('; ');

const isSo = (setting: Setting, facts: readonly Fact[]): boolean => unmet(setting, expecting(facts)).length === 0;

/** Only what can be looked up, and is found otherwise, is surely wrong. */
function isNotSo(setting: Setting, facts: readonly Fact[]): boolean {
  try {
    return !isSo(setting, facts);
  } catch (fault) {
    if (fault instanceof ScenarioFault) return false;
    throw fault;
  }
}

/** The same order for the same name, and no place more likely than another for the right one. */
function inSomeOrder(options: readonly QuizOption[], name: string): QuizOption[] {
  const numbered = options.map((option) => ({ option, by: hashOf(`${name} ${option.text}`) }));
  return numbered.sort((a, b) => a.by - b.by).map(({ option }) => option);
}

/** A number of 32 bits from a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** The place in a list of `count` questions of the n-th question (from 1) of a day, a day by its date such as 2026-11-22. */
export function questionOfDay(date: string, nth: number, count: number): number {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
  // a day's further questions are far from the first of the days around it
  return (((day + (nth - 1) * 97) % count) + count) % count;
}
