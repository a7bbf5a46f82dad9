/** The number that a rule has in each edition, on a ruler. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathOf } from '../rule-link/path.ts';
import { useWords } from '../words/language.ts';

export function EditionRuler({
  numbers,
  here,
  note,
}: {
  numbers: Readonly<Record<EditionName, string | null>>;
  /** the edition whose page this is; null where it is about all of them */
  here: EditionName | null;
  /** what is said under the number, null where the edition has none */
  note: (edition: EditionName, number: string | null) => ReactNode;
}): ReactNode {
  const { editions } = useWords();
  return (
    <ul className="edition-ruler">
      {EDITIONS.map((edition) => {
        const number = numbers[edition];
        return (
          <li key={edition} className={edition === here ? 'here' : undefined}>
            {number === null ? (
              <span className="number none">–</span>
            ) : (
              <Link
                className="number"
                href={pathOf(edition, number)}
                aria-current={edition === here ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
            <span className="edition-name">{editions[edition]}</span>
            <span className="edition-note">{note(edition, number)}</span>
          </li>
        );
      })}
    </ul>
  );
}
