/** What a server says at `/house-rules`. */
import type { WireEdition } from './names.ts';

/** A seam of the editions that a table may take from another, as `/house-rules` lists them, and what each edition has there. */
export interface HouseRuleEntry {
  readonly seam: string;
  readonly values: Readonly<Partial<Record<WireEdition, string>>>;
}
