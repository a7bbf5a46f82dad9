/** How the browser app is built: into `dist`, which the command serves. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes `scenarios/index.json`, by a process of its own because the packages it needs are built. */
function scenarioIndex(): Plugin {
  return {
    name: 'scenario-index',
    apply: 'build',
    generateBundle() {
      const program = fileURLToPath(new URL('scenario-index.mjs', import.meta.url));
      const source = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 });
      this.emitFile({ type: 'asset', fileName: 'scenarios/index.json', source });
    },
  };
}

export default defineConfig({
  plugins: [react(), scenarioIndex()],
  resolve: { conditions: ['@rulewright/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
});
