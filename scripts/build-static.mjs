/**
 * Builds the app as files that need no server: `npm run build:static`. The cards of this computer are served with them, unless told otherwise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BuildError, build } from './build.mjs';

const HELP = `Usage: npm run build:static -- [--out FOLDER] [--server ADDRESS] [--cards-from ADDRESS] [--without-cards]

Builds the app as files for any static host, at any path of it. The folder may be moved as a whole.

  --out FOLDER          where the files go; what was there is removed. Default dist/app
  --server ADDRESS      where a Rulewright server is, for tables with friends; the page leads there
  --cards-from ADDRESS  the card file that the page's button fetches; its server must let pages of your site do so
  --without-cards       no card data of this computer is put into the files: the page asks for a card file
`;

/** The file that a folder to be replaced must hold. */
const OWN = 'site.json';
const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages/web');

/**
 * An address of the web. @throws BuildError where it is none
 * @param {string} text
 * @param {string} option
 */
function address(text, option) {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new BuildError(`${option} takes an address that begins with https:// or http://, not “${text}”.`);
}

/**
 * A folder of something else is not emptied by mistake.
 * @param {string} path
 */
function folderFor(path) {
  const folder = resolve(path);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, OWN)))
    throw new BuildError(
      `${folder} holds files that this build did not make: empty it, or name another folder with --out.`,
    );
  return folder;
}

/** The scenarios as files, by their paths. */
function scenarioFiles() {
  const printed = execFileSync(process.execPath, [join(web, 'scenario-index.mjs')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { listed, texts } = JSON.parse(printed);
  const files = Object.entries({ index: listed, ...texts });
  return Object.fromEntries(files.map(([name, content]) => [`scenarios/${name}.json`, JSON.stringify(content)]));
}

/**
 * The cards and sets of this computer; none where it has none.
 * @param {(line: string) => void} say
 */
async function cardData(say) {
  const { cardIndexFiles, openCards, openSets } = await import(
    pathToFileURL(join(root, 'packages/cards/dist/node/index.js')).href
  );
  const opened = openCards();
  if (!opened.ok) {
    say(`no card data is put in, for there is none: ${opened.reason}`);
    return {};
  }
  const sets = openSets();
  say(`putting in the cards of this computer: ${opened.source.description}, ${opened.source.names().length} cards`);
  return { cards: cardIndexFiles(), sets: sets.ok ? sets.sets : null };
}

/**
 * @param {string[]} args
 * @param {(line: string) => void} say
 */
async function buildStatic(args, say) {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: join(root, 'dist/app') },
      server: { type: 'string' },
      'cards-from': { type: 'string' },
      'without-cards': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return process.stdout.write(HELP);
  const outDir = folderFor(values.out);
  const server = values.server === undefined ? null : address(values.server, '--server');
  const cardsFrom = values['cards-from'] === undefined ? '' : address(values['cards-from'], '--cards-from');
  await build(say, { without: ['web'] });
  const { build: bundle } = await import('vite');
  const { staticSite } = await import(pathToFileURL(join(web, 'static-site.mjs')).href);
  const data = values['without-cards'] ? {} : await cardData(say);
  await bundle({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    mode: 'static',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [staticSite({ ...data, server, cardsFrom, files: scenarioFiles() })],
  });
  const sizes = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(outDir, file)))
    .filter((stat) => stat.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  say(`${outDir}: ${sizes.length} files, ${(bytes / 1e6).toFixed(1)} MB. Put them on any static host, at any path.`);
  return undefined;
}

try {
  await buildStatic(process.argv.slice(2), (line) => process.stderr.write(`rulewright: ${line}\n`));
} catch (error) {
  const isOurs = error instanceof BuildError || (error instanceof TypeError && 'code' in error);
  if (!isOurs) throw error;
  process.stderr.write(`rulewright: ${error.message}\n`);
  process.exitCode = 2;
}
