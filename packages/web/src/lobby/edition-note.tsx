/** What playing by an edition means, said where it is chosen, with one example and the rule that says so. */
import type { WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EDITION_WORDS } from '../table/edition-words.ts';

export function EditionNote({ edition }: { edition: WireEdition }): ReactNode {
  const { differs, example, rule } = EDITION_WORDS[edition];
  return (
    <p className="edition-note">
      <b>{differs}</b> {example}{' '}
      <Link href={`/rules/${edition}/${rule}`} aria-label={`Rule ${rule} in the Rulebook`}>
        Rule {rule}
      </Link>
    </p>
  );
}
