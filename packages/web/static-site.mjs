/**
 * What the static build adds to the page: the files that a server would answer with, what makes it installable, and the worker that keeps all of it
 * for use without a connection.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'esbuild';

/** @param {string} path of a file beside this one */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const NAME = 'Rulewright';
const BACKGROUND = '#181613';
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

const MANIFEST = {
  name: NAME,
  short_name: NAME,
  description: 'Play rules-enforced Magic: The Gathering under the rules of 2006, 2009, 2011 or today.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [
    ...ICONS.map(({ file, sizes, purpose }) => ({ src: `icons/${file}`, sizes, purpose, type: 'image/png' })),
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** What the page may do: as a server says it by its headers. Card files are fetched from where the user presses for them. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  "connect-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * @param {object} site
 * @param {readonly string[]} [site.cards] index files of cards, in the order in which a card is looked for in them
 * @param {readonly object[] | null} [site.sets] the sets that boosters can be opened of
 * @param {string} [site.cardsFrom] the card file that the page's button fetches, or a description of one; '' the newest public one
 * @param {string | null} [site.server] address of a server for tables with friends
 * @param {number} [site.pace] milliseconds a built-in player shows what it did before it goes on
 * @param {Readonly<Record<string, string>>} [site.files] more files, by their paths: the scenarios
 * @returns {import('vite').Plugin}
 */
export function staticSite({ cards = [], sets = null, cardsFrom = '', server = null, pace = 450, files = {} }) {
  let folder = '';
  return {
    name: 'static-site',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, relative(root, outDir));
    },
    resolveId: forbidNode,
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'theme-color', content: BACKGROUND }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/icon-192.png' }, injectTo: 'head' },
    ],
    async generateBundle() {
      /** @type {(fileName: string, source: string | Uint8Array) => unknown} */
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const { file } of ICONS) emit(`icons/${file}`, readFileSync(here(`static/${file}`)));
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
      for (const [path, content] of Object.entries(files)) emit(path, content);
      /** @type {(name: string, content: string | Uint8Array) => Promise<string>} the path of what it writes */
      const packed = async (name, content) => {
        const bytes = await promisify(gzip)(content, { level: 9 });
        const path = `cards/${name.replace('.', `-${hashOf(bytes)}.`)}`;
        emit(path, bytes);
        return path;
      };
      const site = {
        cards: await Promise.all(
          cards.map((file) =>
            packed(
              basename(file)
                .replaceAll('.', '-')
                .replace(/-cards$/, '.cards'),
              readFileSync(file),
            ),
          ),
        ),
        sets: sets === null ? null : await packed('sets.json', JSON.stringify(sets)),
        cardsFrom,
        server,
        pace,
      };
      emit('site.json', JSON.stringify(site));
    },
    async closeBundle() {
      await build({
        entryPoints: [here('src/serverless/service-worker.ts')],
        outfile: join(folder, 'service-worker.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { FILES: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warning',
      });
    },
  };
}

/**
 * A module of Node would be replaced by an empty one, and fail when it is called.
 * @param {string} source
 * @param {string | undefined} importer
 */
function forbidNode(source, importer) {
  if (source.startsWith('node:')) throw new Error(`${importer} needs ${source}, which no browser has.`);
  return null;
}

/** @param {Uint8Array} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/**
 * The name of what is in `assets` and `cards` holds a hash of its content.
 * @param {string} path
 */
const isNamedByContent = (path) => /^(?:assets|cards)\//.test(path);

/**
 * All files of the app, as the service worker keeps them.
 * @param {string} folder
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== 'service-worker.js' && statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((url) => ({ url, revision: isNamedByContent(url) ? null : hashOf(readFileSync(join(folder, url))) }));
}
