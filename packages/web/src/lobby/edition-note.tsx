/** What playing by an edition means, said where it is chosen, with one example and the rule that says so. */
import type { WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { runPath } from '../connection/scenario-texts.ts';
import { EDITION_EXAMPLES } from './edition-examples.ts';
import { useWords } from '../words/language.ts';

export function EditionNote({ edition }: { edition: WireEdition }): ReactNode {
  const words = useWords('lobby');
  const { rule, scenario, beside } = EDITION_EXAMPLES[edition];
  const { differs, example } = words.editions[edition];
  const { shown, said } = words.ruleLink(rule);
  return (
    <p className="edition-note">
      <b>{differs}</b> {example} <Link href={runPath(scenario, edition, beside)}>{words.seeInLab}</Link> ·{' '}
      <Link href={`/rules/${edition}/${rule}`} aria-label={said}>
        {shown}
      </Link>
    </p>
  );
}
