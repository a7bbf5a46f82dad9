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

/** The card texts that several files use, by name. */
export function sharedCards(): CardTexts {
  const read = readNotation(textOf(CARDS));
  if (!read.ok) throw new Error(`${CARDS}, ${read.message}`);
  return read.notation.cards;
}

interface BuiltIn {
  readonly chapter: string;
  readonly scenario: Scenario;
}

let builtIn: readonly BuiltIn[] | null = null;

/**
 * The built-in scenarios, each with its chapter; read once.
 * @throws Error where a file is not understood; the message has its path, line and column
 */
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

/** Those of one chapter. @throws Error as `builtInScenarios` does */
export const scenariosOf = (chapter: string): readonly BuiltIn[] =>
  readFrom(scenarioFiles().filter((file) => file.chapter === chapter));

function readFrom(from: readonly ScenarioFile[]): readonly BuiltIn[] {
  const cards = sharedCards();
  return from.flatMap(({ chapter, path, text }) => {
    const read = readNotation(text, { cardsFrom: (file) => (file === `../${CARDS}` ? cards : null) });
    if (!read.ok) throw new Error(`${path}, ${read.message}`);
    return read.notation.scenarios.map((scenario) => ({ chapter, scenario }));
  });
}
