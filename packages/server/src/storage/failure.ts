/** The store cannot be read or written now: why, for people. Nothing of what was to be stored is; trying again may do. */
export type StoreTrouble = 'full' | 'locked' | 'gone' | 'damaged';

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  full: 'The disk that holds the stored games is full.',
  locked: 'Another program has locked the stored games.',
  gone: 'The stored games cannot be reached.',
  damaged:
    'The file of the stored games (tables.sqlite) is damaged or none of this program. Nothing was changed in it: restore it or move it away.',
};

export class StoreFailure extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, cause: unknown) {
    super(SENTENCES[trouble], { cause });
    this.name = 'StoreFailure';
    this.trouble = trouble;
  }
}

/** What a person is told whose request could not be stored. */
export const unavailable = ({ message }: StoreFailure): string => `${message} Nothing was changed; try again.`;

/** By the beginning of SQLite's result code (https://www.sqlite.org/rescode.html). */
const TROUBLES: readonly (readonly [string, StoreTrouble])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_IOERR', 'gone'],
  ['SQLITE_CANTOPEN', 'gone'],
  ['SQLITE_READONLY', 'gone'],
  ['SQLITE_PERM', 'gone'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
];

/** What a database threw, as a failure of the store where it is one; anything else is a defect and comes back as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof StoreFailure || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const found = TROUBLES.find(([start]) => code.startsWith(start));
  return found ? new StoreFailure(found[1], error) : error;
}
