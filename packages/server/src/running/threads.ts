/** Starting a thread of this package's, whether it runs built or from its TypeScript sources. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** How the thread begins. Run from its TypeScript sources it needs a loader as its parent has one. */
const FROM_BUILT = "import(require('node:worker_threads').workerData.module)";
const FROM_SOURCE = `import('tsx/esm/api').then(({ register }) => { register(); return ${FROM_BUILT}; })`;

/** What a thread of this package's finds as its `workerData`. */
export interface Started<Data> {
  readonly module: string;
  readonly data: Data;
}

/** `path`: of the module that the thread runs, beside the one at the address `from`, without its ending. */
export function startThread<Data>(
  from: string,
  path: string,
  data: Data,
  options: Pick<WorkerOptions, 'resourceLimits'> = {},
): Worker {
  const source = from.endsWith('.ts');
  const module = new URL(`${path}.${source ? 'ts' : 'js'}`, from).href;
  return new Worker(source ? FROM_SOURCE : FROM_BUILT, {
    eval: true,
    workerData: { module, data } satisfies Started<Data>,
    ...(source && { execArgv: ['--conditions=@rulewright/source'] }),
    ...options,
  });
}
