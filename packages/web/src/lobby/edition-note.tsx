/** What playing by an edition means, said where it is chosen, with one example and the rule that says so. */
import type { WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/language.ts';

/** The rule that the example is about, by its number in that edition. */
const RULES: Readonly<Record<WireEdition, string>> = {
  '2006-10': '310.4',
  '2009-10': '702.2b',
  '2011-09': '702.2b',
  '2026-02': '704.5j',
};

export function EditionNote({ edition }: { edition: WireEdition }): ReactNode {
  const words = useWords('lobby');
  const rule = RULES[edition];
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
