/** Writes the manual page from the commands as they are built; run by the package's build. */
import { writeFileSync } from 'node:fs';
import { manualOfProgram } from './dist/manual-page.js';

writeFileSync(new URL('dist/rulewright.1', import.meta.url), manualOfProgram());
