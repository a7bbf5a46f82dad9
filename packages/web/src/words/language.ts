/** The language of the pages: which there are, which is spoken, and its words, a file for each part of the app, fetched with the page that says them. */
import { create } from 'zustand';
import { trouble } from './trouble.ts';
import type { Part, Words } from './words.ts';

/** Each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** What is said where no words could be fetched. */
export const NOT_FETCHED: Readonly<Record<Language, string>> = {
  en: 'The page could not be fetched whole. Load it again.',
  fr: 'La page n’a pas pu être chargée en entier. Rechargez-la.',
};

const FILES: Readonly<Record<Language, { readonly [P in Part]: () => Promise<Words[P]> }>> = {
  en: {
    shell: async () => (await import('./english/shell.ts')).shell,
    lobby: async () => (await import('./english/lobby.ts')).lobby,
    cards: async () => (await import('./english/cards.ts')).cards,
    game: async () => (await import('./english/game.ts')).game,
    table: async () => (await import('./english/table.ts')).table,
    byHand: async () => (await import('./english/by-hand.ts')).byHand,
    hints: async () => (await import('./english/hints.ts')).hints,
    replay: async () => (await import('./english/replay.ts')).replay,
    decks: async () => (await import('./english/decks.ts')).decks,
    limited: async () => (await import('./english/limited.ts')).limited,
    quiz: async () => (await import('./english/quiz.ts')).quiz,
    lab: async () => (await import('./english/lab.ts')).lab,
    rules: async () => (await import('./english/rules.ts')).rules,
  },
  fr: {
    shell: async () => (await import('./french/shell.ts')).shell,
    lobby: async () => (await import('./french/lobby.ts')).lobby,
    cards: async () => (await import('./french/cards.ts')).cards,
    game: async () => (await import('./french/game.ts')).game,
    table: async () => (await import('./french/table.ts')).table,
    byHand: async () => (await import('./french/by-hand.ts')).byHand,
    hints: async () => (await import('./french/hints.ts')).hints,
    replay: async () => (await import('./french/replay.ts')).replay,
    decks: async () => (await import('./french/decks.ts')).decks,
    limited: async () => (await import('./french/limited.ts')).limited,
    quiz: async () => (await import('./french/quiz.ts')).quiz,
    lab: async () => (await import('./french/lab.ts')).lab,
    rules: async () => (await import('./french/rules.ts')).rules,
  },
};

interface Spoken {
  readonly language: Language;
  /** the parts that have come, in that language */
  readonly words: Partial<Words>;
}

export const useSpoken = create<Spoken>(() => ({ language: 'en', words: {} }));

/** The parts that pages have asked for; another language brings all of them. */
const wanted = new Set<Part>(['shell']);

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** The first of those that there is, by their first part (`fr-CA` is French); else English. */
export const firstKnown = (languages: readonly string[]): Language =>
  languages.map((one) => one.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';

async function fetched(language: Language, parts: readonly Part[]): Promise<Partial<Words>> {
  return Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await FILES[language][part]()])));
}

/** Resolves when the language that was chosen last is spoken. */
let speaking: Promise<void> = Promise.resolve();

/** Counts the languages that were chosen: of several, the last is spoken, however late the words of the others come. */
let chosen = 0;

/** Speaks that language from now on. @throws Error where its words cannot be fetched; the language before it goes on */
export function speak(language: Language): Promise<void> {
  speaking = spoken(language);
  return speaking;
}

async function spoken(language: Language): Promise<void> {
  chosen += 1;
  const mine = chosen;
  let words: Partial<Words> = {};
  // a page that is opened meanwhile wants more of them
  for (let missing = [...wanted]; missing.length > 0; missing = [...wanted].filter((part) => !(part in words)))
    words = { ...words, ...(await fetched(language, missing)) };
  if (mine !== chosen) return;
  useSpoken.setState({ language, words });
  document.documentElement.lang = language;
}

/** A page's code with the parts that it says, in the language that is spoken. @throws Trouble where one of them cannot be fetched */
export async function withWords<M>(parts: readonly Part[], page: Promise<M>): Promise<M> {
  for (const part of parts) wanted.add(part);
  const words = async (): Promise<void> => {
    await speaking.catch(() => undefined);
    const { language } = useSpoken.getState();
    const came = await fetched(language, parts);
    // another language that was chosen meanwhile brings these parts, too
    if (language === useSpoken.getState().language)
      useSpoken.setState((before) => ({ words: { ...before.words, ...came } }));
  };
  const [code] = await Promise.all([page, words()]).catch(() => {
    throw trouble('shell', ({ fault }) => fault.notFetched);
  });
  return code;
}

/** What a part of the app says in the language that is spoken; a page names its parts in `withWords`. @throws Error for another part */
export function useWords<P extends Part = 'shell'>(part = 'shell' as P): Words[P] {
  const words = useSpoken((state) => state.words[part]);
  if (words === undefined) throw new Error(`The page was drawn before the words of its part “${part}” had come.`);
  return words;
}
