/** What goes wrong: what this page itself could not do, in its own words, or what the server, the engine or a file says, in English. */
import type { Part, Words } from './words.ts';

/** What this page could not do, in the language that is spoken when it is shown. */
export class Trouble extends Error {
  readonly saidIn: (words: Partial<Words>) => string;
  constructor(saidIn: (words: Partial<Words>) => string) {
    super('said by the page');
    this.saidIn = saidIn;
  }
}

/** What a part of the words says of it; a page that brings that part may throw it. */
export const trouble = <P extends Part>(part: P, said: (words: Words[P]) => string): Trouble =>
  new Trouble((words) => {
    const own: Words[P] | undefined = words[part];
    if (own === undefined) throw new Error(`The page was drawn without its part “${part}”.`);
    return said(own);
  });

/** Our own trouble, or what another says of it in English. */
export type Wrong = Trouble | string;

export const wrongOf = (error: unknown): Wrong =>
  error instanceof Trouble ? error : error instanceof Error ? error.message : String(error);
