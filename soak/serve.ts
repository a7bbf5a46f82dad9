/** A server in a process of its own, to be killed. `serve.ts HOME` prints its address. */
import { openCatalogue, startServer } from '@rulewright/server';

const [home = ''] = process.argv.slice(2);
const { address } = await startServer({ port: 0, home, cards: openCatalogue(), pace: 0 });
process.stdout.write(`${address}\n`);
