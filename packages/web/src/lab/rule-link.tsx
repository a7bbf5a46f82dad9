/** A rule by its number, as a link to its page; said: with its title and summary, which are fetched when first needed. */
import type { EditionName, RuleAt } from '@rulewright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { pathOf } from '../rules/path.ts';
import type * as RuleWords from './rule-words.ts';
import './rule-link.css';

export type { RuleAt };

interface Words {
  readonly number: string;
  readonly title: string | null;
  readonly summary: string | null;
}

type Rulebook = typeof RuleWords;
let fetched: Promise<Rulebook> | undefined;

/** The rulebook, fetched when it is first wanted; null until it is there, or where it cannot be had. */
function useRulebook(wanted: boolean): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    fetched ??= import('./rule-words.ts');
    let here = true;
    fetched.then(
      (found) => here && setRulebook(found),
      () => {
        // without the rulebook the number stands alone
        fetched = undefined;
      },
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return rulebook;
}

/** What a rule is in that edition. A number of the edition itself needs no rulebook. */
function useWords(rule: RuleAt, edition: EditionName, said: boolean): Words | null {
  return useRulebook(said || rule.edition !== edition)?.ruleWords(rule, edition) ?? null;
}

/** Where the rule is to be looked up: by its number in that edition, as soon as that is known. */
function placeOf(rule: RuleAt, edition: EditionName, words: Words | null): RuleAt {
  return words === null ? rule : { edition, number: words.number };
}

const shownAs = ({ edition: from, number }: RuleAt, edition: EditionName): string =>
  from === edition ? number : `${from.slice(0, 4)} ${number}`;

/** The number alone, where a link cannot stand. */
export function RuleNumber({ edition, rule }: { edition: EditionName; rule: RuleAt }): ReactNode {
  return <span className="rule-link">{shownAs(placeOf(rule, edition, useWords(rule, edition, false)), edition)}</span>;
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
  const words = useWords(rule, edition, said);
  const shown = placeOf(rule, edition, words);
  const href = pathOf(shown.edition, shown.number);
  return (
    <>
      {apart ? (
        <a className="rule-link" href={href} target="_blank" rel="noopener">
          {shownAs(shown, edition)}
        </a>
      ) : (
        <Link className="rule-link" href={href}>
          {shownAs(shown, edition)}
        </Link>
      )}
      {said && words !== null && (
        <span className="rule-said">
          {words.title !== null && <strong> {words.title}.</strong>} {words.summary}
        </span>
      )}
    </>
  );
}
