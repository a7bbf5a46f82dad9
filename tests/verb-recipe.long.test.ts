/** The recipe of a verb in CONTRIBUTING.md names all files that a new verb needs, and the type checker names them too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPE = 'packages/engine/src/vocabulary/instructions.ts';

/** What the recipe adds to each file: text after a line that is there once. */
const ADDED: Readonly<Record<string, readonly [after: string, text: string]>> = {
  [TYPE]: ['export type Instruction =\n', "  | ({ do: 'exampleVerb'; who: PlayerSet } & Named)\n"],
  'packages/engine/src/resolving/verbs/life-and-damage.ts': [
    'export const LIFE_AND_DAMAGE = {\n',
    '  exampleVerb: { possible: always, carryOut: () => undefined },\n',
  ],
  'packages/oracle/src/paraphrase/deeds.ts': [
    "const DEEDS: Cases<Instruction, 'do'> = {\n",
    '  exampleVerb: ({ who }) => `${players(who)}: does it`,\n',
  ],
  'packages/players/src/heuristic/verbs.ts': [
    'const WORTHS: { readonly [K in VerbName]: Worth<K> } = {\n',
    '  exampleVerb: 0,\n',
  ],
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['@rulewright/source'],
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
};

/** The sources with those files changed as the recipe says. */
function programWith(changed: readonly string[]): ts.Program {
  const texts = new Map(
    changed.map((file) => {
      const [after, text] = ADDED[file] as readonly [string, string];
      const before = readFileSync(join(root, file), 'utf8');
      expect(before.split(after), `${file} has the line once`).toHaveLength(2);
      return [join(root, file), before.replace(after, () => `${after}${text}`)];
    }),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const onDisk = host.readFile;
  host.readFile = (file) => texts.get(file) ?? onDisk(file);
  return ts.createProgram(sources(), OPTIONS, host);
}

/** The modules of the packages that say something of each verb. */
const sources = (): string[] =>
  ['engine', 'oracle', 'players'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(folder, file));
  });

const wrongIn = (program: ts.Program, files: readonly string[]): string[] =>
  files.filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0);

test('the recipe names the files that the change touches', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const recipe = page.slice(page.indexOf('Then add the verb.'), page.indexOf('A rule that is a procedure'));
  const named = [...recipe.matchAll(/`(packages\/[^`]*\.ts)`/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(Object.keys(ADDED).toSorted());
});

test('with those changed, everything that speaks of instructions compiles', () => {
  const speaking = sources().filter((file) => /\b(?:Instruction|VerbName|Doing)\b/.test(readFileSync(file, 'utf8')));
  expect(wrongIn(programWith(Object.keys(ADDED)), speaking)).toEqual([]);
});

test('with the type alone, the type checker asks for the others', () => {
  const asking = [
    'packages/engine/src/resolving/verbs/table.ts',
    'packages/oracle/src/paraphrase/deeds.ts',
    'packages/players/src/heuristic/verbs.ts',
  ].map((file) => join(root, file));
  expect(wrongIn(programWith([TYPE]), asking)).toEqual(asking);
});
