/** What is not in the words of the other languages yet: screen readers say it as English. */
import type { ReactNode } from 'react';

export const InEnglish = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="in-english" lang="en">
    {children}
  </div>
);
