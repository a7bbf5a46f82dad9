/** What the Lab asks of engine and compiler: read a text, play its lines, look at a place. Runs in a worker. */
import type { CardSource } from '@rulewright/cards';
import { type EditionName, decision, view } from '@rulewright/engine';
import type { WireView } from '@rulewright/protocol';
import {
  type Move,
  type Parted,
  type Place,
  type Scenario,
  ScenarioFault,
  type Standing,
  type Story,
  type ToldStep,
  notUnderstood,
  openAt,
  openPlace,
  partedAtSteps,
  playOn,
  printNotation,
  readNotation,
  readScenarios,
  standingOf,
} from '@rulewright/scenario';

/** A stretch of the text that is wrong, its lines and columns from 1; without an end the rest of the line. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly end: number | null;
  readonly message: string;
}

export type Reading =
  | ({
      readonly ok: true;
      /** in notation, whatever was given */
      readonly text: string;
      readonly name: string;
      readonly editions: readonly EditionName[];
      /** what is not understood of its own cards */
      readonly faults: readonly Fault[];
    } & Parted)
  /** more than one position: one of them is to be chosen */
  | { readonly ok: false; readonly several: readonly { readonly name: string; readonly text: string }[] }
  | { readonly ok: false; readonly fault: Fault };

/** A step as it is told; null where the line is not for the edition. */
export type LabStep = Omit<ToldStep, 'after'> | null;

export type Told =
  | {
      readonly ok: true;
      /** as far as the lines could be played */
      readonly steps: readonly LabStep[];
      readonly open: Story['open'];
      /** how the game stands behind the last line that could be played */
      readonly end: Standing;
    }
  | { readonly ok: false; readonly message: string };

export interface Looked {
  /** as the player sees it who decides, with every hand open */
  readonly view: WireView;
  /** what the script calls each object */
  readonly labels: Readonly<Record<number, string>>;
}

export interface Bench {
  readonly read: (text: string) => Reading;
  readonly tell: (text: string, edition: EditionName) => Told;
  /** the game before the line at `at`; null where the script does not come there */
  readonly look: (text: string, edition: EditionName, at: number) => Looked | null;
}

/** A text longer than this is refused. */
export const LONGEST_TEXT = 200_000;
/** More steps than this are refused. */
export const MOST_STEPS = 2_000;
/** Places kept before all are dropped. */
const MOST_PLACES = 1_200;

interface Branch {
  /** null: the line before could not be played */
  readonly place: Place | null;
  readonly step: LabStep;
  readonly next: Map<string, Branch>;
}

interface Root extends Branch {
  readonly place: Place;
}

/** The positions of texts as they are played, each line once. */
export interface Places {
  readonly scenarioOf: (text: string) => Scenario;
  /** the branches from the position on, at most so many lines of the script; else why there is none */
  readonly walk: (text: string, edition: EditionName, lines: number) => readonly Branch[] | string;
  /** null where the script does not come there */
  readonly placeAt: (text: string, edition: EditionName, at: number) => Place | null;
}

/** Where the cards of positions come from, and on which terms. */
export const cardsOf = (source: CardSource | undefined) =>
  ({ source, byReminder: 'accept', byHand: 'accept', words: 'edition' }) as const;

export function newPlaces(source: CardSource | undefined): Places {
  const cards = cardsOf(source);
  const scenarios = new Map<string, Scenario>();
  const roots = new Map<string, Root | string>();
  let kept = 0;

  const scenarioOf = (text: string): Scenario => {
    const known = scenarios.get(text);
    if (known) return known;
    const read = readNotation(text);
    const scenario = read.ok ? read.notation.scenarios[0] : undefined;
    if (!scenario) throw new ScenarioFault(read.ok ? 'the text has no position' : read.message);
    if (scenarios.size > 20) scenarios.clear();
    scenarios.set(text, scenario);
    return scenario;
  };

  const rootOf = (scenario: Scenario, edition: EditionName): Root | string => {
    const { script: _script, shows: _shows, about: _about, ...rest } = scenario;
    const key = JSON.stringify([edition, rest]);
    const known = roots.get(key);
    if (known !== undefined) return known;
    const opened = openPlace({ ...scenario, script: [] }, edition, cards);
    const root = opened.ok ? { place: opened.place, step: null, next: new Map<string, Branch>() } : opened.message;
    if (roots.size > 20) roots.clear();
    roots.set(key, root);
    return root;
  };

  const goOn = (from: Branch, move: Move, at: number, told: boolean): Branch => {
    const key = JSON.stringify(move);
    const known = from.next.get(key);
    if (known) return known;
    if (kept > MOST_PLACES) {
      roots.clear();
      kept = 0;
    }
    kept += 1;
    const { place } = from;
    let branch: Branch;
    if (place === null || !told) branch = { place, step: null, next: new Map() };
    else {
      const played = playOn(place, move, at);
      const { after: _after, ...step } = played.step;
      branch = { place: played.place, step, next: new Map() };
    }
    from.next.set(key, branch);
    return branch;
  };

  const walk = (text: string, edition: EditionName, lines: number): Branch[] | string => {
    const scenario = scenarioOf(text);
    const root = rootOf(scenario, edition);
    if (typeof root === 'string') return root;
    const isNamed = scenario.editions.includes(edition);
    const branches: Branch[] = [root];
    for (const [at, move] of scenario.script.slice(0, lines).entries()) {
      const from = branches.at(-1) ?? root;
      if (from.place === null) break;
      const told = (move.in?.includes(edition) ?? true) && (isNamed || !('expect' in move));
      branches.push(goOn(from, move, at, told));
    }
    return branches;
  };

  const placeAt = (text: string, edition: EditionName, at: number): Place | null => {
    const branches = walk(text, edition, at);
    return typeof branches === 'string' ? null : (branches[at]?.place ?? null);
  };
  return { scenarioOf, walk, placeAt };
}

export function newBench({ walk, placeAt }: Places): Bench {
  return {
    read: (text) => readText(text),
    tell(text, edition) {
      const branches = walk(text, edition, MOST_STEPS);
      if (typeof branches === 'string') return { ok: false, message: branches };
      const last = branches.findLast(({ place }) => place !== null)?.place;
      if (!last) return { ok: false, message: 'the position could not be set up' };
      const stopped = branches.at(-1)?.place === null;
      return {
        ok: true,
        steps: branches.slice(1).map(({ step }) => step),
        open: stopped ? null : openAt(last),
        end: standingOf(last.setting),
      };
    },
    look(text, edition, at) {
      const place = placeAt(text, edition, at);
      return place && lookedAt(place);
    },
  };
}

function lookedAt({ setting }: Place): Looked {
  const { game, players, labels } = setting;
  const asked = decision(game);
  const seen = view(game, asked?.by ?? 0, Number.POSITIVE_INFINITY);
  const hands = players.map((_, seat) => view(game, seat, Number.POSITIVE_INFINITY).players[seat]?.hand ?? []);
  const byCard = new Map([...labels].map(([label, card]) => [card, label]));
  return {
    view: { ...seen, players: seen.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? player.hand })) },
    labels: Object.fromEntries(
      game.state.objects.flatMap((object) => {
        const label = object === null || object.kind === 'ability' ? undefined : byCard.get(object.card);
        return object === null || label === undefined ? [] : [[object.id, label]];
      }),
    ),
  };
}

function readText(text: string): Reading {
  const fault = (line: number, column: number, message: string): Reading => ({
    ok: false,
    fault: { line, column, end: null, message },
  });
  if (text.length > LONGEST_TEXT)
    return fault(1, 1, `this text has ${text.length} characters; the Lab reads at most ${LONGEST_TEXT}`);
  if (/^\s*[[{]/.test(text)) {
    const converted = fromJson(text);
    return converted.ok ? readText(converted.text) : fault(1, 1, converted.message);
  }
  const read = readNotation(text);
  if (!read.ok) return fault(read.line, read.column, read.message.replace(/^line \d+, column \d+: /, ''));
  const { scenarios, places } = read.notation;
  const [scenario, ...more] = scenarios;
  const [place] = places;
  if (!scenario || !place)
    return fault(1, 1, 'there is no position yet: a name, two spaces and the years of its editions begin one');
  if (more.length > 0)
    return { ok: false, several: scenarios.map((one) => ({ name: one.name, text: printNotation([one]) })) };
  if (scenario.script.length > MOST_STEPS)
    return fault(1, 1, `the script has ${scenario.script.length} steps; the Lab plays at most ${MOST_STEPS}`);
  return {
    ok: true,
    text,
    name: scenario.name,
    editions: scenario.editions,
    ...partedAtSteps(text, place.steps),
    faults: cardFaults(scenario, text.split('\n')),
  };
}

function fromJson(text: string): { ok: true; text: string } | { ok: false; message: string } {
  try {
    const read = readScenarios(JSON.parse(text));
    return read.ok ? { ok: true, text: printNotation(read.scenarios) } : read;
  } catch (error) {
    return { ok: false, message: `this is not JSON: ${(error as Error).message}` };
  }
}

/** What is not understood of the cards that stand in the text, where it stands; once, whichever editions it is for. */
function cardFaults(scenario: Scenario, lines: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const edition of scenario.editions)
    for (const { card, refused } of notUnderstood(scenario, edition))
      for (const { text, reason } of refused) {
        const fault = placed(card, text, reason, lines);
        faults.set(`${fault.line} ${fault.column} ${fault.message}`, fault);
      }
  return [...faults.values()];
}

/** The stretch of the card's text in the lines below its name; the line of its name where it is not found. */
function placed(card: string, stretch: string, reason: string, lines: readonly string[]): Fault {
  const message = `${card} is not understood: ${reason}`;
  const first = lines.findIndex((line) => line.trim().startsWith(`Card ${card} |`));
  const words = stretch.split('\n')[0]?.trim() ?? '';
  for (let at = first + 1; first >= 0 && words !== '' && at < lines.length; at++) {
    const column = lines[at]?.indexOf(words) ?? -1;
    if (column >= 0) return { line: at + 1, column: column + 1, end: column + 1 + words.length, message };
    if (/^\s*Card /.test(lines[at] ?? '')) break;
  }
  return { line: Math.max(first + 1, 1), column: 1, end: null, message };
}
