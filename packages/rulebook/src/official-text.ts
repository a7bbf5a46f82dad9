/**
 * The reader's own copy of the official rules, as published in a text file: what each number says, its examples and the glossary.
 * It belongs to its publisher: it is read where the reader keeps it, and no part of it is shipped.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { rulesOf } from './numbers.ts';
import { type OfficialRule, readRulesText } from './rules-in-text.ts';

export interface OfficialText {
  /** the edition whose numbers are most like its own */
  readonly edition: EditionName;
  /** from when on it held, as it says itself: `2025-09-19`; null where it does not */
  readonly date: string | null;
  /** whether it is the text of that edition, or else of a date whose rules are not run */
  readonly isRun: boolean;
  readonly rules: ReadonlyMap<string, OfficialRule>;
  /** by term; empty where the file has no glossary */
  readonly glossary: ReadonlyMap<string, string>;
}

/** What the text says of a rule, with its examples; null of a chapter or section, of which it says but the title, and where it has no such rule. */
export const officialRule = (official: OfficialText | null, number: string): OfficialRule | null =>
  number.includes('.') ? (official?.rules.get(number) ?? null) : null;

/** The longest text that is read, in characters: four times today's rules. */
export const OFFICIAL_TEXT_LIMIT = 4_000_000;

/** By what its copy is kept: the edition, or the date of a text that is of none. */
export const nameOfText = ({ edition, date, isRun }: OfficialText): string => (isRun ? edition : (date ?? edition));

/** The share of the numbers that a text and its edition have in common, of all that either has. */
const ALIKE = 0.9;
/** The same of a text that says of which other date it is, and the nearest edition. */
const RELATED = 0.3;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const EFFECTIVE = new RegExp(`effective as of (${MONTHS.join('|')}) (\\d{1,2}), (\\d{4})`);

/** From when on the rules held, by their first lines. */
function dateOf(text: string): string | null {
  const [, month = '', day = '', year = ''] = EFFECTIVE.exec(text.slice(0, 2000)) ?? [];
  return month === '' ? null : `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What browsers and Node have of the Encoding Standard. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text in a file's bytes: UTF-8, UTF-16 where its first two bytes say so, or, as files of earlier years have it, Windows-1252. */
export function decodeOfficialText(bytes: Uint8Array): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (mark !== null) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // some releases of Node read Windows-1252 as Latin-1, which has controls where that has quotation marks
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
  }
}

/** What Windows-1252 has from 0x80 to 0x9f. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads a file of the rules, and finds by its date and numbers of which edition it is, or to which it is nearest. */
export function readOfficialText(
  text: string,
):
  | { readonly ok: true; readonly official: OfficialText }
  | { readonly ok: false; readonly fault: 'too-large' | 'no-rules' | 'another-date'; readonly reason: string } {
  if (text.length > OFFICIAL_TEXT_LIMIT)
    return refused(
      'too-large',
      `it has ${text.length} characters; a text of the rules has at most ${OFFICIAL_TEXT_LIMIT}`,
    );
  const { rules: found, glossary } = readRulesText(text);
  if (found.length < 100)
    return refused(
      'no-rules',
      'it is no text of the rules: those have lines such as "100.1. …", a number and what it says',
    );
  const numbers = new Set(found.map(({ number }) => number).filter((number) => number.includes('.')));
  const [edition, share] = EDITIONS.map((one) => [one, inCommon(numbers, rulesOf(one))] as const).reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  const date = dateOf(text);
  const isRun = share >= ALIKE && (date === null || date.startsWith(edition));
  if (!isRun && (date === null || share < RELATED))
    return refused(
      'another-date',
      `it is the rules of another date: of its numbers and those of ${edition}, the nearest edition, only ${Math.floor(share * 100)} % are the same`,
    );
  const rules = new Map(found.map((rule) => [rule.number, rule]));
  return { ok: true, official: { edition, date, isRun, rules, glossary } };
}

const refused = <Fault extends string>(fault: Fault, reason: string) => ({ ok: false, fault, reason }) as const;

/** How many of all the numbers that either has both have, from 0 to 1. */
function inCommon(numbers: ReadonlySet<string>, rules: readonly string[]): number {
  const both = rules.filter((rule) => numbers.has(rule)).length;
  return both / (rules.length + numbers.size - both);
}
