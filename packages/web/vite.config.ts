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

/** Keeps of the Mana font only the signs that the app shows: a twentieth of it. */
function smallManaFont(): Plugin {
  return {
    name: 'small-mana-font',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const text = String.fromCodePoint(...ALL_GLYPHS);
      for (const [file, asset] of Object.entries(bundle)) {
        if (asset.type !== 'asset' || !/^assets\/mana-[^/]*\.woff2$/.test(file)) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), text, { targetFormat: 'woff2' });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), scenarioFiles(), smallManaFont(), compressed()],
  worker: { format: 'es' },
  resolve: { conditions: ['@rulewright/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
});
