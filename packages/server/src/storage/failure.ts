/** The store cannot be read or written now. Nothing of what was to be stored counts; trying again may do. */
export type StoreTrouble =
  | 'full'
  | 'locked'
  | 'gone'
  | 'damaged'
  /** the database lets nobody in, or not for this */
  | 'refused'
  /** a later version of this program made it */
  | 'newer';

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  full: 'The disk that holds the stored games is full.',
  locked: 'Another program has locked the stored games.',
  gone: 'The stored games cannot be reached.',
  damaged: 'The stored games are damaged or none of this program.',
  refused: 'The database of the stored games refuses this server.',
  newer: 'The stored games are of a later version of Rulewright.',
};

export class StoreFailure extends Error {
  readonly trouble: StoreTrouble;
  /** for who runs the server: where it is, what the store said and what to do. Players are not told it. */
  readonly advice: string;

  constructor(trouble: StoreTrouble, advice: string, cause?: unknown) {
    super(SENTENCES[trouble], { cause });
    this.name = 'StoreFailure';
    this.trouble = trouble;
    this.advice = advice;
  }
}

/** Another server has the table now: what this one has of it counts no more. */
export class TableTaken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableTaken';
  }
}

/** What a person is told whose request could not be stored. */
export const unavailable = ({ message }: StoreFailure): string => `${message} Nothing was changed; try again.`;
