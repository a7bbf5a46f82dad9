/** A server in a process of its own, to be killed. `serve.ts STORE` prints its address; the store is a folder or `postgres://…`. */
import { openCatalogue, startServer } from '@rulewright/server';

const [store = ''] = process.argv.slice(2);
const kept = store.startsWith('postgres://') ? { home: null, database: store } : { home: store };
const { address } = await startServer({ port: 0, ...kept, cards: openCatalogue(), pace: 0 });
process.stdout.write(`${address}\n`);
