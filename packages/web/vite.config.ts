/** How the browser app is built: into `dist`, which the command serves. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { type ConfigEnv, defineConfig, type Plugin } from 'vite';
import { ALL_GLYPHS } from './src/card/glyphs.ts';

/** Whether all of the app is built; in the mode `page` it is the page alone, which is much quicker. */
const whole = (_: unknown, { command, mode }: ConfigEnv): boolean => command === 'build' && mode !== 'page';

/** Writes `search.json`, `scenarios/index.json` and a file for each chapter, by a process of its own because the packages it needs are built. */
function scenarioFiles(): Plugin {
  return {
    name: 'scenario-files',
    apply: whole,
    generateBundle() {
      const program = fileURLToPath(new URL('scenario-index.mjs', import.meta.url));
      const printed = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 });
      const { listed, texts, search } = JSON.parse(printed) as {
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
    writeBundle({ dir }) {
      const from = dir ?? folder;
      for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|json|svg|html)$/.test(file)) continue;
        const content = readFileSync(join(from, file));
        writeFileSync(join(from, `${file}.gz`), gzipSync(content));
        if (file.endsWith('.json')) continue;
        const brotli = brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        });
        writeFileSync(join(from, `${file}.br`), brotli);
      }
    },
  };
}

/** A font of the app: its file's name, and what of it the app shows. */
interface Cut {
  readonly file: RegExp;
  /** the signs to keep; all without it */
  readonly text?: string;
  /** the axes to narrow, or to pin at one value */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/** As `tokens.css` declares the faces. */
const CUTS: readonly Cut[] = [
  { file: /^assets\/mana-[^/]*\.woff2$/, text: String.fromCodePoint(...ALL_GLYPHS) },
  { file: /^assets\/literata-[^/]*\.woff2$/, axes: { wght: { min: 400, max: 700 } } },
  { file: /^assets\/instrument-sans-latin-wdth-[^/]*\.woff2$/, axes: { wdth: 83, wght: 650 } },
];

/** Keeps of each font the signs, weights and widths that the app shows: a twentieth of the Mana font, half of the text faces. */
function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        const cut = CUTS.find((one) => one.file.test(file));
        if (asset.type !== 'asset' || !cut) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), cut.text, {
          targetFormat: 'woff2',
          keepAllGlyphs: cut.text === undefined,
          ...(cut.axes && { variationAxes: cut.axes }),
        });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), scenarioFiles(), smallFonts(), compressed()],
  worker: { format: 'es' },
  resolve: { conditions: ['@rulewright/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
});
