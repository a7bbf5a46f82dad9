/** Measures the processor time of each test file, which `report.ts` compares with its budget. */
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** seconds of the processor that the file took, imports included */
    cpu?: number;
  }
}

const before = process.cpuUsage();

// oxlint-disable-next-line no-empty-pattern -- by the pattern Vitest sees that no fixture is wanted
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(before);
  suite.file.meta.cpu = (user + system) / 1e6;
});
