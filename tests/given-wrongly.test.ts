/**
 * What whoever builds on a package may call survives what it does not take: it says so with an error of its own type, and never falls over in the
 * middle. Of the entries that have one purpose these are all functions; of the others those that take what somebody wrote.
 */
import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The functions that are called; null: every one that the entry has. */
const ENTRIES: Readonly<Record<string, readonly string[] | null>> = {
  rulewright: null,
  '@rulewright/engine': [
    'createGame',
    'load',
    'setupErrors',
    'decision',
    'answer',
    'play',
    'result',
    'fork',
    'save',
    'view',
    'why',
    'whyNot',
  ],
  '@rulewright/engine/editions': null,
  '@rulewright/engine/play': null,
  '@rulewright/engine/explain': null,
  '@rulewright/oracle': ['compile', 'readLine', 'explainRefusal', 'paraphrase', 'answerInWords'],
  '@rulewright/oracle/compile': null,
  '@rulewright/oracle/paraphrase': null,
  '@rulewright/oracle/wordings': null,
  '@rulewright/cards': ['parseDecklist', 'findDeck', 'findCard', 'createCatalogue', 'checkDeck', 'resolveDeck'],
  '@rulewright/scenario': ['runScenario', 'tell', 'readScenarios'],
  '@rulewright/scenario/notation': null,
  '@rulewright/record': null,
  '@rulewright/rulebook': [
    'ruleMeant',
    'questionsAbout',
    'pageOf',
    'rulesOf',
    'sectionsOf',
    'chaptersOf',
    'childrenOf',
    'titleOf',
  ],
  '@rulewright/limited': null,
  '@rulewright/tournament': null,
  '@rulewright/simulate': ['simulate', 'matchOf'],
  '@rulewright/gym': ['newEnvironment', 'vectorEnvironment'],
};
/** Errors that JavaScript throws where nobody has looked. */
const RAW = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError']);

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { '@rulewright/source': string }>>;
}

async function functionsOf(entry: string): Promise<[name: string, called: (...given: unknown[]) => unknown][]> {
  for (const folder of readdirSync(new URL('../packages', import.meta.url))) {
    const { name, exports } = JSON.parse(
      readFileSync(new URL(`../packages/${folder}/package.json`, import.meta.url), 'utf8'),
    ) as Manifest;
    if (entry !== name && !entry.startsWith(`${name}/`)) continue;
    const source = exports[`.${entry.slice(name.length)}`];
    if (typeof source !== 'object') continue;
    const all = (await import(`../packages/${folder}/${source['@rulewright/source']}`)) as Record<string, unknown>;
    const asked = ENTRIES[entry] ?? Object.keys(all);
    return asked.flatMap((one) => {
      const called = all[one];
      const isFunction = typeof called === 'function' && !(called.prototype instanceof Error);
      return isFunction ? [[one, called as (...given: unknown[]) => unknown]] : [];
    });
  }
  throw new Error(`no package has ${entry}`);
}

/** The name of the error that JavaScript threw; null where none did. */
async function rawError(called: (...given: unknown[]) => unknown, given: readonly unknown[]): Promise<string | null> {
  try {
    await called(...given);
    return null;
  } catch (error) {
    return error instanceof Error && !RAW.has(error.name) ? null : String(error);
  }
}

const WRONG = fc.constantFrom<unknown>(undefined, null, {}, 5, Number.NaN, '', [], () => undefined, Symbol('s'));

test.each(Object.keys(ENTRIES))('%s says what it takes', async (entry) => {
  const functions = await functionsOf(entry);
  for (const [name, called] of functions) {
    for (const wrong of [undefined, {}, 5])
      expect(await rawError(called, [wrong, wrong, wrong, wrong]), name).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.array(WRONG, { maxLength: 4 }), async (given) => {
        expect(await rawError(called, given), name).toBeNull();
      }),
      { numRuns: 60 },
    );
  }
});
