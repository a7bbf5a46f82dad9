/** A rule by its number, as a link to its page; said: with its title and summary, which are fetched when first needed. */
import { addressOf } from '#home';
import type { EditionName, RuleAt } from '@rulewright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { once } from '../asking/once.ts';
import { pathOf } from './path.ts';
import './rule-link.css';

export type { RuleAt };

const ruleNumbers = once(() => import('./rule-numbers.ts'));
const ruleWords = once(() => import('./rule-words.ts'));

/** The module, once it is wanted and there; null until then, or where it cannot be had. */
function useFetched<T>(module: () => Promise<T>, wanted: boolean): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    module().then(
      (it) => here && setFound(it),
      () => {
        // without the rulebook the number stands alone
      },
    );
    return () => {
      here = false;
    };
  }, [module, wanted]);
  return found;
}

/** The same rule in that edition, as soon as that is known; until then, or where it has none, the rule as it was given. */
function useRuleIn(edition: EditionName, rule: RuleAt): RuleAt {
  const numbers = useFetched(ruleNumbers, rule.edition !== edition);
  const number = rule.edition === edition ? null : (numbers?.sameRule(rule.edition, rule.number, edition) ?? null);
  return number === null ? rule : { edition, number };
}

const shownAs = ({ edition: from, number }: RuleAt, edition: EditionName): string =>
  from === edition ? number : `${from.slice(0, 4)} ${number}`;

/** The number alone, where a link cannot stand. */
export function RuleNumber({ edition, rule }: { edition: EditionName; rule: RuleAt }): ReactNode {
  return <span className="rule-link">{shownAs(useRuleIn(edition, rule), edition)}</span>;
}

export function RuleLink({
  edition,
  rule,
  said = false,
  apart = false,
}: {
  edition: EditionName;
  rule: RuleAt;
  said?: boolean;
  /** in a tab of its own */
  apart?: boolean;
}): ReactNode {
  const shown = useRuleIn(edition, rule);
  const words = useFetched(ruleWords, said)?.ruleWords(shown.edition, shown.number) ?? null;
  const href = pathOf(shown.edition, shown.number);
  return (
    <>
      {apart ? (
        <a className="rule-link" href={addressOf(href)} target="_blank" rel="noopener">
          {shownAs(shown, edition)}
        </a>
      ) : (
        <Link className="rule-link" href={href}>
          {shownAs(shown, edition)}
        </Link>
      )}
      {said && words !== null && (
        <span className="rule-said" lang="en">
          {words.title !== null && <strong> {words.title}.</strong>} {words.summary}
        </span>
      )}
    </>
  );
}
