/** Exact calls of functions, by V8's precise coverage: what is called how often while something runs, and where it stands. */
import { Session } from 'node:inspector/promises';

/** Calls by function: `casting/cast.ts canCast`, a function without a name under the place at which it stands in its module. */
export type Calls = Map<string, number>;

/** Begins a module in a file that esbuild put together. */
const MODULE = /^\/\/ (\S+\.[jt]s)$/gm;
/** The engine's own sources. */
const ENGINE = /\/engine\/dist\//;

/** Runs it and counts the calls of the engine's functions. The file's code must have been loaded before. */
export async function counted<R>(run: () => R): Promise<{ calls: Calls; result: R }> {
  const session = new Session();
  session.connect();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const result = run();
  const { result: scripts } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const calls: Calls = new Map();
  for (const { scriptId, url, functions } of scripts) {
    if (!ENGINE.test(url)) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const modules = [...scriptSource.matchAll(MODULE)].map(({ index, 1: path = '' }) => ({ index, path }));
    for (const { functionName, ranges } of functions) {
      const [range] = ranges;
      if (!range || range.count === 0) continue;
      const module = modules.findLast(({ index }) => index < range.startOffset)?.path ?? 'the file';
      const name = functionName === '' ? `at ${snippet(scriptSource, range.startOffset)}` : functionName;
      const key = `${module.replace(/^src\//, '')} ${name}`;
      calls.set(key, (calls.get(key) ?? 0) + range.count);
    }
  }
  session.disconnect();
  return { calls, result };
}

/** The beginning of a function without a name. */
const snippet = (source: string, from: number): string => source.slice(from, from + 40).replaceAll(/\s+/g, ' ');
