/** The head of every page but a game in progress: the logo, the rooms of the app, and what the page adds. */
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';

/** A ruler with a lamp on it. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 26 20" aria-hidden="true">
      <path d="M2 3v15h22V3M8 18v-4M13 18v-7M18 18v-4" />
      <circle cx="13" cy="4.6" r="2.6" />
    </svg>
  );
}

function Room({ href, pattern, children }: { href: string; pattern: string; children: ReactNode }): ReactNode {
  const [here] = useRoute(pattern);
  return (
    <Link href={href} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

export function Masthead({ children }: { children?: ReactNode }): ReactNode {
  return (
    <header className="masthead">
      <Link href="/" className="home">
        <Logo />
        Rulewright
      </Link>
      <nav aria-label="Rooms">
        <Room href="/" pattern="/">
          Table
        </Room>
        <Room href="/decks" pattern="/decks">
          Decks
        </Room>
        <Room href="/lab" pattern="/lab">
          Lab
        </Room>
        <Room href="/rules" pattern="/rules/*?">
          Rulebook
        </Room>
        <Room href="/quiz" pattern="/quiz/*?">
          Quiz
        </Room>
      </nav>
      <div className="masthead-more">{children}</div>
    </header>
  );
}
