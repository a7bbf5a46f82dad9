/** Why a command ends without having done what was asked: a sentence for each fault, and the exit code. */

/** 1: a scenario, example or game failed. 2: usage or file. */
export type FailureCode = 1 | 2;

export class Failure extends Error {
  readonly exitCode: FailureCode;
  /** of a file: its name, and each fault in it */
  readonly about?: { readonly file: string; readonly faults: readonly FileFault[] };

  constructor(message: string, exitCode: FailureCode = 2, about?: Failure['about']) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
    if (about !== undefined) this.about = about;
  }
}

/** One fault in a file; line 0 is the whole file. */
export interface FileFault {
  readonly line: number;
  /** where on the line: the column of a table, the path in a JSON file */
  readonly place?: string;
  readonly reason: string;
}

/** `3, Count: reason`: where a fault is in its file, and what it is. */
export const faultWords = ({ line, place, reason }: FileFault): string =>
  `${[line > 0 ? String(line) : '', place ?? ''].filter(Boolean).join(', ')}: ${reason}`.replace(/^: /, '');

/** `file:line: reason` for each fault, and what to do about it. */
export function fileFailure(file: string, faults: readonly FileFault[], advice?: string): Failure {
  const where = file === '-' ? 'standard input' : file;
  const lines = faults.map((fault) => `${where}:${fault.line > 0 ? '' : ' '}${faultWords(fault)}`);
  return new Failure([...lines, ...(advice === undefined ? [] : [advice])].join('\n'), 2, { file: where, faults });
}
