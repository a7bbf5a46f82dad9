/** Every scenario that comes with Rulewright, by chapter: the files of `scenarios/`, one concept a file. 2006, 2009, 2011, 2026: passim */
import { readFileSync, readdirSync } from 'node:fs';
import { type CardTexts, type Scenario, readNotation } from '@rulewright/scenario';

const FOLDER = new URL('../scenarios/', import.meta.url);
/** The card texts that several files use. */
const CARDS = 'cards.scenario';

/** The chapters in the order in which they are listed. */
const CHAPTERS = [
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
] as const;

const textOf = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8');

/** The texts of all files, by their paths from `scenarios/`, cards.scenario aside; sorted within each chapter. */
export function scenarioFiles(): readonly { readonly chapter: string; readonly path: string; readonly text: string }[] {
  return CHAPTERS.flatMap((chapter) =>
    readdirSync(new URL(`${chapter}/`, FOLDER))
      .filter((name) => name.endsWith('.scenario'))
      .sort()
      .map((name) => ({ chapter, path: `${chapter}/${name}`, text: textOf(`${chapter}/${name}`) })),
  );
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
  builtIn ??= readBuiltIn();
  return builtIn;
}

function readBuiltIn(): readonly BuiltIn[] {
  const cards = sharedCards();
  return scenarioFiles().flatMap(({ chapter, path, text }) => {
    const read = readNotation(text, { cardsFrom: (file) => (file === `../${CARDS}` ? cards : null) });
    if (!read.ok) throw new Error(`${path}, ${read.message}`);
    return read.notation.scenarios.map((scenario) => ({ chapter, scenario }));
  });
}
