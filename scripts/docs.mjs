/**
 * One site of the pages and of what may be imported, with no server (`npm run docs`): into `site/`, or the folder that is named. A warning fails it: a
 * link that leads nowhere, a type that is not described.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Application, LogLevel } from 'typedoc';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The entries on which others build: each of these imports has one purpose. The whole of a package is in its README. */
const ENTRIES = [
  'rulewright',
  '@rulewright/engine/play',
  '@rulewright/engine/editions',
  '@rulewright/engine/explain',
  '@rulewright/engine/vocabulary',
  '@rulewright/oracle/compile',
  '@rulewright/oracle/paraphrase',
  '@rulewright/oracle/wordings',
  '@rulewright/scenario/notation',
  '@rulewright/simulate',
  '@rulewright/gym',
];
const PAGES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'PROTOCOL.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/**/*.md',
  'packages/*/README.md',
];

/** The source of each import, by what it is called. */
function sources() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const folder of readdirSync(join(root, 'packages'))) {
    const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
    for (const [path, to] of Object.entries(exports))
      if (typeof to === 'object')
        found.set(`${name}${path.slice(1)}`, join(root, 'packages', folder, to['@rulewright/source']));
  }
  return found;
}

/**
 * What TypeDoc calls the module of a source.
 *
 * @param {string} source
 */
const pathOf = (source) =>
  relative(root, source)
    .replaceAll('\\', '/')
    .replace(/(?:\/index)?\.ts$/, '');

/**
 * @param {string} folder made anew
 * @returns {Promise<boolean>} whether there was no warning
 */
export async function writeSite(folder) {
  const all = sources();
  const app = await Application.bootstrap({
    name: 'Rulewright',
    entryPoints: ENTRIES.map((name) => all.get(name) ?? ''),
    tsconfig: join(root, 'tsconfig.site.json'),
    // the type check is another command's
    skipErrorChecking: true,
    readme: join(root, 'README.md'),
    projectDocuments: PAGES.map((page) => join(root, page)),
    basePath: root,
    displayBasePath: root,
    alwaysCreateEntryPointModule: true,
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    githubPages: false,
    hideGenerator: true,
    validation: { notExported: false, invalidLink: true, rewrittenLink: true, notDocumented: false },
    // our own notations
    ignoredHighlightLanguages: ['scenario', 'host', 'bot', 'sh', 'text'],
    logLevel: LogLevel.Warn,
  });
  const project = await app.convert();
  if (project === undefined) return false;
  // by what they are imported as
  const names = new Map(ENTRIES.map((name) => [pathOf(all.get(name) ?? ''), name]));
  for (const module of project.children ?? []) module.name = names.get(module.name) ?? module.name;
  app.validate(project);
  rmSync(folder, { recursive: true, force: true });
  await app.generateDocs(project, folder);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve(process.argv[2] ?? join(root, 'site'));
  if (await writeSite(folder)) process.stdout.write(`${join(folder, 'index.html')}\n`);
  else process.exitCode = 1;
}
