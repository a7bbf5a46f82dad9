/** What a reader gives as a copy of the official rules, in bytes: known as what it is, decoded, and read. Says of anything else what to do. */
import { decodeOfficialText, OFFICIAL_TEXT_LIMIT, type OfficialText, readOfficialText } from './official-text.ts';

/** What a file is that is no text of the rules. */
export type OfficialFileFault =
  | 'empty'
  | 'too-large'
  | 'not-text'
  | 'web-page'
  | 'decklist'
  | 'no-rules'
  | 'another-date';

export type OfficialFile =
  | { readonly ok: true; readonly official: OfficialText; readonly text: string }
  /** `reason` is a sentence without its subject and full stop, `advice` a whole one */
  | { readonly ok: false; readonly fault: OfficialFileFault; readonly reason: string; readonly advice: string };

/** No file with more bytes is opened. */
export const OFFICIAL_FILE_LIMIT = 3 * OFFICIAL_TEXT_LIMIT;

const ADVICE =
  'Give the text file of the Comprehensive Rules that their publisher offers beside the PDF: its name ends in .txt.';

const refused = (fault: OfficialFileFault, reason: string, advice = ADVICE): OfficialFile => ({
  ok: false,
  fault,
  reason,
  advice,
});

/** How files begin that are no text, and what they are. */
const BEGINNINGS: readonly (readonly [begins: readonly number[], name: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or a document of a word processor'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a document of a word processor'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'a document of a word processor (RTF)'],
];

/** Of a file that is too large to be opened; null where it may be. */
export const tooLarge = (bytes: number): OfficialFile | null =>
  bytes > OFFICIAL_FILE_LIMIT
    ? refused(
        'too-large',
        `it has ${bytes} bytes; a text of the rules has about a million, and at most ${OFFICIAL_FILE_LIMIT} are read`,
      )
    : null;

/** Reads a file of the rules, as UTF-8, UTF-16 or Windows-1252, and finds of which edition it is. */
export function readOfficialFile(bytes: Uint8Array): OfficialFile {
  const large = tooLarge(bytes.length);
  if (large) return large;
  const known = BEGINNINGS.find(([begins]) => begins.every((byte, at) => bytes[at] === byte));
  if (known) return refused('not-text', `it is ${known[1]}, not a text file`);
  const text = decodeOfficialText(bytes);
  if (text.trim() === '') return refused('empty', 'it is empty', 'Download it again: it may have been cut.');
  if (text.includes('\0')) return refused('not-text', 'it is no text file: it has bytes that no text has');
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text))
    return refused('web-page', 'it is a web page', `The page itself is not read. ${ADVICE}`);
  const read = readOfficialText(text);
  if (read.ok) return { ...read, text };
  if (read.fault === 'no-rules' && isDecklist(text))
    return refused(
      'decklist',
      'it looks like a decklist',
      'Paste it on the page of decks, at /decks. Here the text of the rules is read.',
    );
  return refused(read.fault, read.reason);
}

/** Whether nearly every line is a number and a name. */
function isDecklist(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.filter((line) => /^\s*(?:SB:\s*)?\d{1,3}x? +\p{L}/u.test(line)).length * 10 >= lines.length * 7;
}
