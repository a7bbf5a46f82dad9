/** Which edition's rules are read: the same rule is opened in the other edition where there is one. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { CARD, cardPath, GLOSSARY, glossaryPath, pathOf } from '../rule-link/path.ts';
import { useWords } from '../words/language.ts';

export function EditionPicker({
  edition,
  number,
  name,
}: {
  edition: EditionName;
  number: string | undefined;
  /** of a card */
  name: string | undefined;
}): ReactNode {
  const { edition: label } = useWords('rules');
  const { editions } = useWords();
  const [, go] = useLocation();
  return (
    <select
      className="edition-picker"
      aria-label={label}
      value={edition}
      onChange={({ target }) => {
        const other = EDITIONS.find((one) => one === target.value);
        if (!other) return;
        if (number === GLOSSARY) go(glossaryPath(other));
        else if (number === CARD && name !== undefined) go(cardPath(other, name));
        else go(pathOf(other, number === undefined ? '' : (sameRule(edition, number, other) ?? '')));
      }}
    >
      {EDITIONS.map((one) => (
        <option key={one} value={one}>
          {editions[one]}
        </option>
      ))}
    </select>
  );
}
