/** How the browser app is built: into `dist`, which the command serves. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { type ConfigEnv, defineConfig, type Plugin } from 'vite';
import { COMMON_GLYPHS, RARER_GLYPHS } from './src/card/glyphs.ts';

/** Whether all of the app is built for a server; in the mode `page` it is the page alone, which is much quicker. */
const whole = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== 'page' && mode !== 'static';

/** Writes `search.json`, `scenarios/index.json` and a file for each chapter, by a process of its own because the packages it needs are built; it runs beside the rest. */
function scenarioFiles(): Plugin {
  let printed: Promise<{ stdout: string }>;
  return {
    name: 'scenario-files',
    apply: whole,
    buildStart() {
      const program = fileURLToPath(new URL('scenario-index.mjs', import.meta.url));
      printed = promisify(execFile)(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    },
    async generateBundle() {
      const { stdout } = await printed;
      const { listed, texts, search } = JSON.parse(stdout) as {
        listed: unknown;
        texts: Record<string, unknown>;
        search: string;
      };
      this.emitFile({ type: 'asset', fileName: 'search.json', source: search });
      for (const [name, content] of Object.entries({ index: listed, ...texts }))
        this.emitFile({ type: 'asset', fileName: `scenarios/${name}.json`, source: JSON.stringify(content) });
    },
  };
}

/** The best: it takes some seconds, and saves every visitor a fourteenth. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

/** Writes each text file compressed beside itself, which the server sends to browsers that take it. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: whole,
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async writeBundle({ dir }) {
      const from = dir ?? folder;
      const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        files.filter((file) => /\.(?:js|css|json|svg|html)$/.test(file)).map((file) => compress(join(from, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, await promisify(gzip)(content));
  if (file.endsWith('.json')) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}

/** A font of the app: its file's name, and what of it the app shows. */
interface Cut {
  readonly file: RegExp;
  /** the signs to keep */
  readonly text: string;
  /** `woff2` without it */
  readonly format?: 'woff';
  /** the layout features to keep; none without it */
  readonly features?: string[];
  /** the axes to pin, each at a value */
  readonly axes?: Readonly<Record<string, number>>;
}

/** What the files of the text faces are for: their signs outside the ranges have files of their own. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc].map((sign) => [sign, sign]),
  [0x2000, 0x206f],
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd].map((sign) => [sign, sign]),
]
  .map(([from = 0, to = from]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)))
  .join('');

/**
 * As `tokens.css` declares the faces. The style sheets ask for figures of one width (`tnum`). Kerning is half of a face: texts have it, the
 * short lines of the condensed face do without.
 */
const CUTS: readonly Cut[] = [
  { file: /^assets\/mana-[^/]*\.woff2$/, text: String.fromCodePoint(...COMMON_GLYPHS) },
  { file: /^assets\/mana-[^/]*\.woff$/, text: String.fromCodePoint(...RARER_GLYPHS), format: 'woff' },
  { file: /^assets\/literata-[^/]*\.woff2$/, text: LATIN, features: ['kern', 'tnum'] },
  { file: /^assets\/instrument-sans-latin-wght-[^/]*\.woff2$/, text: LATIN, features: ['kern', 'tnum'] },
  {
    file: /^assets\/instrument-sans-latin-wdth-[^/]*\.woff2$/,
    text: LATIN,
    features: ['tnum'],
    axes: { wdth: 83, wght: 650 },
  },
];

/** Keeps of each font the signs, features, weights and widths that the app shows: a twentieth of the Mana font, half of the text faces. */
function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        const cut = CUTS.find((one) => one.file.test(file));
        if (asset.type !== 'asset' || !cut) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), cut.text, {
          targetFormat: cut.format ?? 'woff2',
          keepFeatures: cut.features ?? [],
          ...(cut.axes && { variationAxes: cut.axes }),
        });
      }
    },
  };
}

/** The words of a library in a language that the app does not speak. */
const FOREIGN = /\/intl\/[^/]+\/(?!en-US|fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** The library of controls says a few words itself, in thirty languages: in those that the app does not speak it says them in English. */
function ownLanguages(): Plugin {
  return {
    name: 'own-languages',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (FOREIGN.test(id) ? `export { default } from './en-US.mjs';` : null),
  };
}

/** In the mode `static` the page has no server: `package.json` names what it has in its place (`imports`), `static-site.mjs` adds the rest. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ownLanguages(), scenarioFiles(), smallFonts(), compressed()],
  ...(mode === 'static' && { base: './' }),
  worker: { format: 'es' },
  resolve: {
    conditions: [
      ...(mode === 'static' ? ['static'] : []),
      '@rulewright/source',
      'module',
      'browser',
      'development|production',
    ],
  },
  build: { target: 'es2022', sourcemap: mode !== 'static' },
}));
