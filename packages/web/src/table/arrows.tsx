/** Lines over the table: from a spell or ability to its targets, from an attacker to whom it attacks where that is not plain, from a blocker to what it blocks. They show what the words already say. */
import { type Draft, type WireDecision, type WireRecipient, type WireView } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { myDecision, useApp } from '../connection/store.ts';

interface Line {
  key: string;
  kind: 'target' | 'attack' | 'block';
  from: { x: number; y: number };
  to: { x: number; y: number };
}

interface Box {
  /** of its middle */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const { left, top, width, height } = box;
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** A line shorter than this is little more than its head. */
const SHORTEST = 46;

/** Where the line from the middle of one to that of the other leaves the first. */
function edgeOf({ x, y, width, height }: Box, other: Box): Line['from'] {
  const [wide, high] = [other.x - x, other.y - y];
  const share = Math.min(width / 2 / Math.abs(wide), height / 2 / Math.abs(high), 1);
  return { x: x + wide * share, y: y + high * share };
}

/** From the edge of one to the edge of the other, so that no name or number is under it; from the middle, where that would be too short. */
export function between(from: Box, to: Box): Pick<Line, 'from' | 'to'> {
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const isShort = Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST;
  return { from: isShort ? { x: from.x, y: from.y } : start, to: end };
}

interface Link {
  kind: Line['kind'];
  from: number;
  to: WireRecipient;
}

/** What this seat is about to block. */
const aboutToBlock = (decision: WireDecision | null, draft: Draft): Link[] =>
  (decision?.blockers ?? []).flatMap(({ blocker, attackers }) =>
    (draft.blocks.get(blocker) ?? []).flatMap((at): Link[] => {
      const object = attackers[at]?.id;
      return object === undefined ? [] : [{ kind: 'block', from: blocker, to: { object } }];
    }),
  );

/** What points at what. */
export function links(view: WireView): Link[] {
  const targets = view.stack.flatMap(({ id, targets: to }): Link[] =>
    to.map((target) => ({ kind: 'target', from: id, to: target })),
  );
  const attacks = view.battlefield.flatMap(({ id, attacking }): Link[] =>
    attacking !== null && (view.players.length > 2 || 'object' in attacking)
      ? [{ kind: 'attack', from: id, to: attacking }]
      : [],
  );
  const blocks = view.battlefield.flatMap(({ id, blocking }): Link[] =>
    blocking.map((object) => ({ kind: 'block', from: id, to: { object } })),
  );
  return [...targets, ...attacks, ...blocks];
}

/** Where it is on the page; a permanent of a side that is not shown, at its controller. */
function placeOf(view: WireView, what: WireRecipient): Box | null {
  const at = (player: number): Box | null => boxOf(document.querySelector(`[data-player="${player}"] .who`));
  if ('player' in what) return at(what.player);
  const controller = view.battlefield.find(({ id }) => id === what.object)?.controller;
  return (
    boxOf(document.querySelector(`[data-object="${what.object}"], [data-members~="${what.object}"]`)) ??
    (controller === undefined ? null : at(controller))
  );
}

function measure(view: WireView, about: readonly Link[]): Line[] {
  return [...links(view), ...about].flatMap(({ kind, from, to }) => {
    const start = placeOf(view, { object: from });
    const end = placeOf(view, to);
    return start && end ? [{ key: `${kind}${from}${JSON.stringify(to)}`, kind, ...between(start, end) }] : [];
  });
}

/** Cards that travel have come to rest. */
const AT_REST_MS = 250;

export function Arrows(): ReactNode {
  const view = useApp((state) => state.game?.view);
  const focused = useApp((state) => state.focused);
  const decision = useApp(myDecision);
  const draft = useApp((state) => state.draft);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    if (!view) return;
    const update = (): void => setLines(measure(view, aboutToBlock(decision, draft)));
    let later: ReturnType<typeof setTimeout>;
    // at once, and again when cards have come to rest
    const settle = (): void => {
      update();
      clearTimeout(later);
      later = setTimeout(update, AT_REST_MS);
    };
    const frame = requestAnimationFrame(settle);
    addEventListener('resize', settle);
    addEventListener('scroll', update, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      removeEventListener('resize', settle);
      removeEventListener('scroll', update, true);
    };
  }, [view, focused, decision, draft]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(['target', 'attack', 'block'] as const).map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" className={`arrow-head ${kind}`} />
          </marker>
        ))}
      </defs>
      {lines.map(({ key, kind, from, to }) => {
        const bend = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
        return (
          <path
            key={key}
            className={`arrow ${kind}`}
            d={`M${from.x} ${from.y} Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - bend} ${to.x} ${to.y}`}
            markerEnd={`url(#head-${kind})`}
          />
        );
      })}
    </svg>
  );
}
