/** The head of every page but a game in progress: the logo, the rooms of the app, and what the page adds. */
import { type ReactNode, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { changeRemembered } from '../connection/store.ts';
import { isLanguage, LANGUAGES, speak, useSpoken, useWords } from '../words/language.ts';

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

/** The language of the pages, each by its own name. */
function LanguagePicker(): ReactNode {
  const words = useWords();
  const language = useSpoken((state) => state.language);
  const [failed, setFailed] = useState(false);
  return (
    <span className="language" lang={language}>
      <select
        aria-label={words.language}
        value={language}
        onChange={({ target: { value } }) => {
          if (!isLanguage(value)) return;
          speak(value).then(
            () => {
              setFailed(false);
              changeRemembered({ language: value });
            },
            () => setFailed(true),
          );
        }}
      >
        {Object.entries(LANGUAGES).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
      {failed && <span role="alert">{words.languageFailed}</span>}
    </span>
  );
}

export function Masthead({ children }: { children?: ReactNode }): ReactNode {
  const { rooms } = useWords();
  const language = useSpoken((state) => state.language);
  return (
    <header className="masthead">
      <Link href="/" className="home">
        <Logo />
        Rulewright
      </Link>
      <nav aria-label={rooms.label} lang={language}>
        <Room href="/" pattern="/">
          {rooms.table}
        </Room>
        <Room href="/decks" pattern="/decks">
          {rooms.decks}
        </Room>
        <Room href="/lab" pattern="/lab">
          {rooms.lab}
        </Room>
        <Room href="/rules" pattern="/rules/*?">
          {rooms.rulebook}
        </Room>
        <Room href="/quiz" pattern="/quiz/*?">
          {rooms.quiz}
        </Room>
      </nav>
      <LanguagePicker />
      <div className="masthead-more">{children}</div>
    </header>
  );
}
