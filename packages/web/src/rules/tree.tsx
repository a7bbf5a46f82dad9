/** Where a rule stands: its section drawn as a ruler, a tick for each rule, the subrules of the open one between. */
import type { EditionName } from '@rulewright/engine';
import { childrenOf, parentOf, ruleTitle } from '@rulewright/rulebook';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { glossaryPath, keywordPath, pathOf } from '../rule-link/path.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

/** The section of a rule or subrule; a section itself; for a chapter none. */
function sectionOf(number: string): string | null {
  return number.length < 3 ? null : number.slice(0, 3);
}

export function Tree({ edition, number }: { edition: EditionName; number: string }): ReactNode {
  const { contents, tree: said } = useWords('rules');
  const section = sectionOf(number);
  const top = section ?? number;
  const chapter = parentOf(top);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const tree = list.current;
    const here = tree?.querySelector('[aria-current]');
    if (!tree || !here) return;
    // only the tree is scrolled: on a phone it stands below the rule, and the page stays at its top
    const below = here.getBoundingClientRect().bottom - tree.getBoundingClientRect().bottom;
    const above = here.getBoundingClientRect().top - tree.getBoundingClientRect().top;
    tree.scrollTop += above < 0 ? above : Math.max(0, below);
  }, [number]);
  return (
    <nav className="rule-tree" aria-label={said.label} ref={list}>
      <p className="tree-above">
        {chapter === '' ? (
          <Link href={pathOf(edition, '')}>{said.chapters}</Link>
        ) : (
          <Link href={pathOf(edition, chapter)}>
            {chapter}. <English>{ruleTitle(edition, chapter)}</English>
          </Link>
        )}
      </p>
      <p className="tree-section">
        <Link href={pathOf(edition, top)} aria-current={number === top ? 'page' : undefined}>
          {top}. <English>{ruleTitle(edition, top)}</English>
        </Link>
      </p>
      <ul className="ticks" lang="en">
        {childrenOf(edition, top).map((rule) => (
          <Branch key={rule} edition={edition} rule={rule} number={number} />
        ))}
      </ul>
      <p className="tree-more">
        <Link href={glossaryPath(edition)}>{contents.glossary}</Link>
        <Link href={keywordPath()}>{contents.keywords}</Link>
      </p>
    </nav>
  );
}

function Branch({ edition, rule, number }: { edition: EditionName; rule: string; number: string }): ReactNode {
  const open = number === rule || parentOf(number) === rule;
  const below = open && rule.includes('.') ? childrenOf(edition, rule) : [];
  return (
    <li>
      <Link href={pathOf(edition, rule)} aria-current={number === rule ? 'page' : undefined}>
        <span className="number">{rule}</span> {ruleTitle(edition, rule)}
      </Link>
      {below.length > 0 && (
        <ul>
          {below.map((one) => (
            <li key={one}>
              <Link href={pathOf(edition, one)} aria-current={number === one ? 'page' : undefined}>
                <span className="number">{one.slice(rule.length)}</span> {ruleTitle(edition, one)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
