/** A server in a process of its own, to be killed. `serve.ts STORE WORKERS` prints its address; the store is a folder or `postgres://…`. */
import { startServer } from '@rulewright/server';

const [store = '', workers = '0'] = process.argv.slice(2);
const kept = store.startsWith('postgres://') ? { home: null, database: store } : { home: store };
const { address } = await startServer({ port: 0, ...kept, workers: Number(workers), pace: 0 });
process.stdout.write(`${address}\n`);
