/** The language of the pages: which there are, which is spoken, and its words, whose file is fetched when it is chosen. */
import { create } from 'zustand';
import type { Words } from './english.ts';

/** Each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const FILES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
};

interface Spoken {
  readonly language: Language;
  /** null until the first have come */
  readonly words: Words | null;
}

export const useSpoken = create<Spoken>(() => ({ language: 'en', words: null }));

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** The first of those that there is, by their first part (`fr-CA` is French); else English. */
export const firstKnown = (wanted: readonly string[]): Language =>
  wanted.map((one) => one.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';

/** Speaks that language from now on. @throws Error where its words cannot be fetched; the language before it goes on */
export async function speak(language: Language): Promise<void> {
  const words = await FILES[language]();
  useSpoken.setState({ language, words });
  document.documentElement.lang = language;
}

/** The words of the language that is spoken. @throws Error before the first have come */
export function useWords(): Words {
  const { words } = useSpoken();
  if (words === null) throw new Error('The page was drawn before its words had come.');
  return words;
}
