/** The reader's own copies of the official rules, one an edition: kept in this browser, never sent anywhere. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { type OfficialText, readOfficialFile, readOfficialText, tooLarge } from '@rulewright/rulebook';
import { del, get, set } from 'idb-keyval';
import { create } from 'zustand';
import { trouble, type Wrong } from '../words/trouble.ts';

interface OfficialTexts {
  readonly texts: { readonly [edition in EditionName]?: OfficialText | undefined };
  /** what went wrong with the last file; '' where nothing did */
  readonly trouble: Wrong;
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
      if (read?.ok && read.official.isRun) show(read.official);
    }),
  ).then(
    () => undefined,
    () => undefined,
  );
}

/** Reads a file of the rules and keeps it, in place of an earlier one of its edition. */
export function takeOfficialText(file: File): void {
  useTexts.setState({ trouble: '' });
  readAndKeep(file).catch(() => complain(trouble('rules', ({ own }) => own.notRead(file.name))));
}

/** What was dropped and is no file: a word, a link, a folder. */
export const refuseNoFile = (): void => complain(trouble('rules', ({ own }) => own.noFile));

async function readAndKeep(file: File): Promise<void> {
  const read = tooLarge(file.size) ?? readOfficialFile(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return complain(`${file.name}: ${read.reason}. ${read.advice}`);
  const { date, isRun } = read.official;
  if (!isRun) return complain(trouble('rules', ({ own }) => own.anotherDate(file.name, date ?? '')));
  show(read.official);
  await set(keyOf(read.official.edition), read.text).catch(() => complain(trouble('rules', ({ own }) => own.notKept)));
}

export function forgetOfficialText(edition: EditionName): void {
  useTexts.setState(({ texts }) => ({ texts: { ...texts, [edition]: undefined }, trouble: '' }));
  del(keyOf(edition)).catch(() => complain(trouble('rules', ({ own }) => own.notRemoved)));
}

const complain = (wrong: Wrong): void => useTexts.setState({ trouble: wrong });
const show = (official: OfficialText): void =>
  useTexts.setState(({ texts }) => ({ texts: { ...texts, [official.edition]: official } }));

export const useOfficialText = (edition: EditionName): OfficialText | null =>
  useTexts(({ texts }) => texts[edition] ?? null);
export const useOfficialTrouble = (): Wrong => useTexts(({ trouble }) => trouble);
