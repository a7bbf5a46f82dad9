/** Says at the start of a run what it does, and at its end which files of the first tier took more than their budget, what was tried twice, and what was skipped. */
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** Seconds of the processor that a file of the first tier may take. */
const BUDGET_S = 10;
const FIRST_TIER: readonly string[] = ['unit', 'conformance'];
const ABOUT: Readonly<Record<string, string>> = {
  unit: 'rules, compiler, packages and components, in one process',
  conformance: 'every scenario in each of its editions',
  processes: 'servers, programs, tarballs, kills, long series',
  browser: 'the app in Chromium',
};

export default class Report implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  private say(line: string): void {
    this.vitest?.logger.log(line);
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const files = new Map<string, number>();
    for (const { project } of specifications) files.set(project.name, (files.get(project.name) ?? 0) + 1);
    for (const [name, count] of files) this.say(`  ${name}: ${count} files; ${ABOUT[name] ?? ''}`);
    if (!files.has('processes') && !files.has('browser') && files.size > 0)
      this.say('  servers, programs, tarballs and the browser are in npm run test:all');
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const taken = modules.map((module) => ({ module, cpu: module.meta().cpu ?? 0 })).sort((a, b) => b.cpu - a.cpu);
    const sum = taken.reduce((all, { cpu }) => all + cpu, 0);
    if (sum > 0) this.say(`\n${sum.toFixed(0)} s of the processor in all test files`);
    for (const { module, cpu } of taken)
      if (cpu > BUDGET_S && FIRST_TIER.includes(module.project.name))
        this.say(
          `  above the ${BUDGET_S} s of a file in the first tier: ${module.relativeModuleId} (${cpu.toFixed(1)} s)`,
        );
    for (const line of skippedIn(modules)) this.say(`  skipped: ${line}`);
  }
}

/** One line for each file and reason. */
function skippedIn(modules: readonly TestModule[]): string[] {
  const counts = new Map<string, number>();
  for (const module of modules)
    for (const test of module.children.allTests('skipped')) {
      const line = `${module.relativeModuleId}: ${reasonOf(test)}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} tests)`));
}

/** The note of the test, or else the name of what is skipped as a whole, which says why. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  if (result.state === 'skipped' && result.note !== undefined) return result.note;
  const { parent } = test;
  return parent.type === 'suite' && parent.options.mode === 'skip' ? parent.name : test.name;
}
