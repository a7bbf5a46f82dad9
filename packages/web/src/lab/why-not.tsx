/** Why can't I: for everything that cannot be done with an object now, each condition that fails, the nearest first. */
import type { EditionName } from '@rulewright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../asking/asking.ts';
import type { Refused } from './closer.ts';
import { textOf } from './document.ts';
import { useLab } from './lab-state.ts';
import { RuleLink } from '../rule-link/rule-link.tsx';
import { useWords } from '../words/language.ts';

export function WhyNot({ object, edition }: { object: number; edition: EditionName }): ReactNode {
  const { whyNot } = useWords('lab');
  const doc = useLab((state) => state.doc);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  useEffect(() => {
    let here = true;
    ask('whyNot', textOf(doc), edition, doc.at, object).then(
      (found) => here && setRefused(found),
      () => here && setRefused([]),
    );
    return () => {
      here = false;
    };
  }, [doc, edition, object]);
  if (refused.length === 0) return null;
  return (
    <ul className="why-not" aria-label={whyNot.label}>
      {refused.map(({ player, action, ability, failed }, at) => (
        <li key={at}>
          {whyNot.action(player, action, ability)}{' '}
          {failed.map(({ obstacle, rule }, nth) => (
            <span key={obstacle}>
              {nth > 0 && whyNot.then}
              {whyNot.obstacles[obstacle](player)} <RuleLink edition={edition} rule={{ edition, number: rule }} />
            </span>
          ))}
          .
        </li>
      ))}
    </ul>
  );
}
