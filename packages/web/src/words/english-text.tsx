/** What stays English in every language (rules, cards, the log, what the engine asks and the server refuses): screen readers say it as English. */
import type { ReactNode } from 'react';

export const English = ({ children }: { children: ReactNode }): ReactNode => <span lang="en">{children}</span>;
