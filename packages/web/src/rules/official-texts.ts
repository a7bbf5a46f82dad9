/** The reader's own copies of the official rules, one an edition: kept in this browser, never sent anywhere. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { decodeOfficialText, OFFICIAL_TEXT_LIMIT, type OfficialText, readOfficialText } from '@rulewright/rulebook';
import { del, get, set } from 'idb-keyval';
import { create } from 'zustand';

interface OfficialTexts {
  readonly texts: { readonly [edition in EditionName]?: OfficialText | undefined };
  /** what went wrong with the last file; '' where nothing did */
  readonly trouble: string;
}

const useTexts = create<OfficialTexts>(() => ({ texts: {}, trouble: '' }));

const keyOf = (edition: EditionName): string => `rules/${edition}`;

let opened: Promise<void> | null = null;

/** Reads what was kept on earlier visits, once. A browser that keeps nothing has none. */
export function openOfficialTexts(): void {
  opened ??= Promise.all(
    EDITIONS.map(async (edition) => {
      const text = await get<string>(keyOf(edition));
      const read = text === undefined ? null : readOfficialText(text);
      if (read?.ok) show(read.official);
    }),
  ).then(
    () => undefined,
    () => undefined,
  );
}

/** Reads a file of the rules and keeps it, in place of an earlier one of its edition. */
export function takeOfficialText(file: File): void {
  useTexts.setState({ trouble: '' });
  readAndKeep(file).catch(() => complain(`${file.name} could not be read.`));
}

async function readAndKeep(file: File): Promise<void> {
  if (file.size > 3 * OFFICIAL_TEXT_LIMIT) return complain(`${file.name} is too large for a text of the rules.`);
  const bytes = await file.arrayBuffer();
  const text = decodeOfficialText(new Uint8Array(bytes));
  const read = readOfficialText(text);
  if (!read.ok) return complain(`${file.name}: ${read.reason}.`);
  show(read.official);
  await set(keyOf(read.official.edition), text).catch(() =>
    complain('This browser keeps nothing: the text is shown until you leave.'),
  );
}

export function forgetOfficialText(edition: EditionName): void {
  useTexts.setState(({ texts }) => ({ texts: { ...texts, [edition]: undefined }, trouble: '' }));
  del(keyOf(edition)).catch(() => complain('It could not be removed from this browser.'));
}

const complain = (trouble: string): void => useTexts.setState({ trouble });
const show = (official: OfficialText): void =>
  useTexts.setState(({ texts }) => ({ texts: { ...texts, [official.edition]: official } }));

export const useOfficialText = (edition: EditionName): OfficialText | null =>
  useTexts(({ texts }) => texts[edition] ?? null);
export const useOfficialTrouble = (): string => useTexts(({ trouble }) => trouble);
