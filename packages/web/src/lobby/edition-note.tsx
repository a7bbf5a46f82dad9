/** What playing by an edition means, said where it is chosen, with one example and the rule that says so. */
import type { WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { useWords } from '../words/language.ts';

export function EditionNote({ edition }: { edition: WireEdition }): ReactNode {
  const words = useWords('lobby');
  const { rule } = EDITION_WORDS[edition];
  const { differs, example } = words.editions[edition];
  const { shown, said } = words.ruleLink(rule);
  return (
    <p className="edition-note">
      <b>{differs}</b> {example}{' '}
      <Link href={`/rules/${edition}/${rule}`} aria-label={said}>
        {shown}
      </Link>
    </p>
  );
}
