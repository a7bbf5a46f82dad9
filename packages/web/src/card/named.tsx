/** Sentences in which the cards that were seen in this game can be looked at. */
import type { WireObject } from '@rulewright/protocol';
import { Fragment, type ReactNode } from 'react';
import { inspect, useApp } from '../connection/store.ts';
import { WithSymbols } from './symbols.tsx';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

let matcher: { size: number; of: ReadonlyMap<string, WireObject>; pattern: RegExp | null } | null = null;

/** Finds the names, longest first; made again when another card was seen. */
function patternFor(seen: ReadonlyMap<string, WireObject>): RegExp | null {
  if (matcher?.of === seen && matcher.size === seen.size) return matcher.pattern;
  const names = [...seen.keys()].sort((a, b) => b.length - a.length);
  const pattern =
    names.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
  matcher = { of: seen, size: seen.size, pattern };
  return pattern;
}

/** The first card that a sentence names. */
export function firstNamed(text: string, seen: ReadonlyMap<string, WireObject>): WireObject | undefined {
  const pattern = patternFor(seen);
  const found = pattern === null ? undefined : text.match(pattern)?.[0];
  return found === undefined ? undefined : seen.get(found);
}

export function WithCards({ text }: { text: string }): ReactNode {
  const seen = useApp((state) => state.seen);
  const pattern = patternFor(seen);
  if (pattern === null) return <WithSymbols text={text} />;
  return text.split(pattern).map((part, index) => {
    const card = index % 2 === 1 ? seen.get(part) : undefined;
    if (card === undefined)
      return (
        <Fragment key={index}>
          <WithSymbols text={part} />
        </Fragment>
      );
    return (
      <b key={index} className="named" onPointerEnter={() => inspect(card)} onPointerLeave={() => inspect(0)}>
        {part}
      </b>
    );
  });
}
