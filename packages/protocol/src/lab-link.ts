/**
 * Positions in links: what stands behind `#` in an address of the Lab. `1.…` holds the document itself, deflated, as base64 for addresses; `s.…` the
 * id of one that a server keeps.
 */

/** The form of a link that holds the document. */
export const LAB_FORM = '1';
/** Stands before the id of a document that the server has. */
export const LAB_STORED = 's';
/** Links longer than this are cut by some programs. */
export const LONGEST_LINK = 12_000;

/** A line of the document's tree. */
export interface LabLine {
  readonly id: number;
  /** the line before; 0 the position */
  readonly parent: number;
  /** in notation, with its indentation */
  readonly text: string;
  /** what the branch that begins with it is called; empty: nothing */
  readonly name: string;
}

export interface LabDocument {
  /** the notation before the first line */
  readonly head: string;
  readonly lines: readonly LabLine[];
  /** the last line of the branch that is open; 0: the position alone */
  readonly tip: number;
  /** how many lines of that branch have been played */
  readonly at: number;
  readonly edition: string;
  /** the edition beside it; null none */
  readonly beside: string | null;
}

/** The text that is deflated. */
export const labText = ({ head, lines, tip, at, edition, beside }: LabDocument): string =>
  JSON.stringify({
    head,
    lines: lines.map(({ id, parent, text, name }) => (name === '' ? [id, parent, text] : [id, parent, text, name])),
    tip,
    at,
    edition,
    ...(beside !== null && { beside }),
  });
