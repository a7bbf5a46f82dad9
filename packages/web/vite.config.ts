/** How the browser app is built: into `dist`, which the command serves. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@rulewright/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
});
