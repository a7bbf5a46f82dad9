/** What a converter makes of one record of a card file, whatever the file's form. */
import { z } from 'zod';
import type { Exclusion } from './card-source.ts';
import type { CardText } from './card-text.ts';
import { type Legalities, legalitiesIn } from './formats.ts';

/** A card, something left out with its reason, or a record that cannot be read. */
export type FileRecord =
  | {
      readonly kind: 'card';
      readonly card: CardText;
      readonly excluded?: string;
      readonly legalities?: Legalities;
      /** what it is called in other languages */
      readonly foreign?: Iterable<string>;
    }
  | ({ readonly kind: 'absent' } & Exclusion)
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Collects the values of a file; the cards are known after the last. */
export interface DataTaker {
  /** takes a value, in a file of many under its key; a reason when it cannot be read, and then nothing of it was taken */
  add(value: unknown, key?: string): string | undefined;
  records(): Iterable<FileRecord>;
}

/** Checks a record against a schema; what does not fit is named by its path. */
export function checked<T>(
  schema: z.ZodType<T>,
  record: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string } {
  const result = schema.safeParse(record);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  const who = nameOf(record);
  return { ok: false, reason: `${who === undefined ? '' : `"${who}": `}${where}${issue?.message ?? 'not a card'}` };
}

function nameOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('name' in record)) return undefined;
  return typeof record.name === 'string' ? record.name : undefined;
}

/** A field that may be missing, null or empty. */
export const optionalText = z.string().nullish();

/** What a file says of formats, whatever its words for it. */
export const legalitiesField = z.record(z.string(), z.string()).nullish();

/** The same for a record of a card. */
export function toldOf(field: z.infer<typeof legalitiesField>): { readonly legalities?: Legalities } {
  const legalities = legalitiesIn(field);
  return legalities === undefined ? {} : { legalities };
}
