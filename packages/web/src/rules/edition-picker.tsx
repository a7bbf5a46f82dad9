/** Which edition's rules are read: the same rule is opened in the other edition where there is one. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from '@rulewright/rulebook';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { CARD, cardPath, GLOSSARY, glossaryPath, pathOf } from './path.ts';

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
  const [, go] = useLocation();
  return (
    <select
      className="edition-picker"
      aria-label="Edition"
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
          {EDITION_WORDS[one].name}
        </option>
      ))}
    </select>
  );
}
