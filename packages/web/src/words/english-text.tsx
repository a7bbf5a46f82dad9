/** What stays English in every language (rules, cards, the log, what the engine asks and the server refuses), and problems, which may be either. */
import type { ReactNode } from 'react';
import { useSpoken } from './language.ts';
import { Trouble, type Wrong } from './trouble.ts';

/** What went wrong: what the page says of it in the language that is spoken, what others say in English. */
export function Problem({ of }: { of: Wrong }): ReactNode {
  const words = useSpoken((spoken) => spoken.words);
  return of instanceof Trouble ? of.saidIn(words) : <English>{of}</English>;
}

/** Screen readers say it as English. */
export const English = ({ children }: { children: ReactNode }): ReactNode => <span lang="en">{children}</span>;
