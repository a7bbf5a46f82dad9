/**
 * The floors of the house: a package imports only packages on lower floors, by name; the engine imports
 * nothing but an audited hash; what runs in a browser imports no Node module.
 */
const floors = [
  ['engine'],
  ['oracle', 'protocol'],
  ['cards'],
  ['players', 'scenario'],
  ['bots', 'limited'],
  ['simulate', 'record', 'rulebook'],
  ['conformance', 'tournament', 'queue', 'gym'],
  ['server'],
  ['web', 'cli'],
];
const tests = '\\.test\\.tsx?$';
/** As `scripts/test-files.mjs` has it. */
const forTests = '(\\.test|-in-tests)\\.tsx?$';
const { FLOORS } = require('./scripts/house/floors.cjs');

/**
 * Each floor of a package imports at run time only its own rooms and those of lower floors. Types are erased, and may come from above, but to
 * the floors that are read by themselves (`selfContained`).
 */
const insideRules = Object.entries(FLOORS).flatMap(([name, all]) =>
  all.slice(0, -1).map((own, floor) => {
    const above = all.slice(floor + 1);
    return {
      name: `${name}-floors-${own.name.replaceAll(' ', '-')}`,
      comment: `The floor of ${own.name} may not need what stands above it${own.selfContained ? ', not even its types' : ' at run time'}.`,
      severity: 'error',
      from: { path: [...own.rooms, ...own.files], pathNot: [forTests, ...above.flatMap(({ files }) => files)] },
      to: {
        path: above.flatMap(({ rooms, files }) => [...rooms, ...files]),
        pathNot: all.slice(0, floor + 1).flatMap(({ files }) => files),
        ...(own.selfContained ? {} : { dependencyTypesNot: ['type-only'] }),
      },
    };
  }),
);

const floorRules = floors.flatMap((names, floor) =>
  names.map((name) => {
    const lower = floors.slice(0, floor).flat();
    const allowed = [name, ...(name === 'web' ? lower.filter((other) => other !== 'server') : lower)];
    // the page that is its own server has of the server what runs anywhere
    const besides = name === 'web' ? '|server/src/in-browser\\.ts$' : '';
    return {
      name: `floors-${name}`,
      comment: `${name} is on floor ${floor}: it may import ${allowed.slice(1).join(', ') || 'no other package'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: `^packages/((${allowed.join('|')})/${besides})` },
    };
  }),
);

module.exports = {
  forbidden: [
    ...floorRules,
    ...insideRules,
    {
      name: 'engine-imports-one-hash',
      comment: 'The engine runs anywhere: it stands on the language, and on one audited hash that is bundled into it.',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: forTests },
      to: { pathNot: ['^packages/engine/src/', '^node_modules/@noble/hashes/(sha2|utils)\\.(js|d\\.ts)$'] },
    },
    {
      name: 'browser-safe',
      comment: 'These packages run in a browser: no Node module.',
      severity: 'error',
      from: {
        path: '^packages/(engine|oracle|protocol|players|scenario|cards|rulebook|web)/src/',
        pathNot: [forTests, '^packages/cards/src/node/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-safe-cards',
      comment: 'The browser entry of cards must not reach the files that need Node.',
      severity: 'error',
      from: {
        path: '^packages/(engine|oracle|protocol|players|scenario|cards|rulebook|web)/src/',
        pathNot: [forTests, '^packages/cards/src/node/'],
      },
      to: { path: '^packages/cards/src/node/' },
    },
    {
      name: 'no-cycle',
      comment:
        'Modules that need each other at run time are one module. Types are erased, and may. The procedures of the rules ' +
        'and the phrases of a grammar are recursive by nature (docs/decisions/01-engine-floors.md), so engine and oracle are excepted.',
      severity: 'error',
      from: { pathNot: '^packages/(engine|oracle)/src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'A package declares what it imports.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: forTests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'tests-stay-tests',
      comment:
        'Nothing imports a test: files run by one worker share what they import, so its tests would be registered once, and missing where it is run itself. What several tests use is in a file -in-tests.ts.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'for-tests-alone',
      severity: 'error',
      from: { path: '^packages/', pathNot: forTests },
      to: { path: '-in-tests\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@rulewright/source', 'import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
