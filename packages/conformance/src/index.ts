/** Every scenario that comes with Rulewright, by chapter: the files of `scenarios/`, one concept a file. 2006, 2009, 2011, 2026: passim */
import { readFileSync, readdirSync } from 'node:fs';
import { type CardTexts, type Scenario, readNotation } from '@rulewright/scenario';

const FOLDER = new URL('../scenarios/', import.meta.url);
/** The card texts that several files use. */
const CARDS = 'cards.scenario';

/** The chapters in the order in which they are listed. */
export const CHAPTERS = [
  'editions',
  'bones',
  'turn',
  'casting',
  'abilities',
  'combat',
  'continuous',
  'objects',
  'replacement',
  'resolving',
  'state-based',
  'copying',
  'face-down',
  'kinds-of-cards',
  'keywords',
  'card-types',
  'paying',
  'life-and-damage',
  'targets',
  'timing',
  'zones',
  'glossary',
  'designations',
  'multiplayer',
  'starting',
  'examples',
  'cards-read',
] as const;

type Notation = Extract<ReturnType<typeof readNotation>, { ok: true }>['notation'];

const textOf = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8');

interface ScenarioFile {
  readonly chapter: string;
  /** from `scenarios/` */
  readonly path: string;
  readonly text: string;
}

let files: readonly ScenarioFile[] | null = null;

/** All files, cards.scenario aside; sorted within each chapter; read once. */
export function scenarioFiles(): readonly ScenarioFile[] {
  files ??= CHAPTERS.flatMap((chapter) =>
    readdirSync(new URL(`${chapter}/`, FOLDER))
      .filter((name) => name.endsWith('.scenario'))
      .sort()
      .map((name) => ({ chapter, path: `${chapter}/${name}`, text: textOf(`${chapter}/${name}`) })),
  );
  return files;
}

const shared: { cards?: CardTexts } = {};

/** The card texts that several files use, by name; read once. */
export function sharedCards(): CardTexts {
  if (shared.cards === undefined) {
    const read = readNotation(textOf(CARDS));
    if (!read.ok) throw new Error(`${CARDS}, ${read.message}`);
    shared.cards = read.notation.cards;
  }
  return shared.cards;
}

const notations = new Map<string, Notation>();

/** A file as it is read, once. @throws Error where it is not understood; the message has its path, line and column */
export function notationOf({ path, text }: ScenarioFile): Notation {
  const before = notations.get(path);
  if (before) return before;
  const read = readNotation(text, { cardsFrom: (file) => (file === `../${CARDS}` ? sharedCards() : null) });
  if (!read.ok) throw new Error(`${path}, ${read.message}`);
  notations.set(path, read.notation);
  return read.notation;
}

interface BuiltIn {
  readonly chapter: string;
  readonly scenario: Scenario;
}

let builtIn: readonly BuiltIn[] | null = null;

/** The built-in scenarios, each with its chapter; read once. @throws Error as `notationOf` does */
export function builtInScenarios(): readonly BuiltIn[] {
  builtIn ??= readFrom(scenarioFiles());
  return builtIn;
}

/** Those that have the words in their names, in whatever case. Files without the words are not read through, which is most of the work. */
export function builtInScenariosNamed(words: string): readonly BuiltIn[] {
  const wanted = words.trim().toLowerCase();
  return readFrom(scenarioFiles().filter(({ text }) => text.toLowerCase().includes(wanted))).filter(({ scenario }) =>
    scenario.name.toLowerCase().includes(wanted),
  );
}

/** Those of one chapter. @throws Error as `notationOf` does */
export const scenariosOf = (chapter: string): readonly BuiltIn[] =>
  readFrom(scenarioFiles().filter((file) => file.chapter === chapter));

const readFrom = (files: readonly ScenarioFile[]): readonly BuiltIn[] =>
  files.flatMap((file) => notationOf(file).scenarios.map((scenario) => ({ chapter: file.chapter, scenario })));
