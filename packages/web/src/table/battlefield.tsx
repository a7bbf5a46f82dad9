/** One player's part of the battlefield: creatures in front, the rest and the lands behind; all of it always in sight, at the size that has room. */
import type { WireObject } from '@rulewright/protocol';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { useApp } from '../connection/store.ts';
import { useTableActions } from '../prompt/actions.tsx';
import { fit, gapAt, TALL } from './fit.ts';
import { useRoom } from './room.ts';
import { pointedAt, rowOf, type Row, type StackOfCards, stacksOf } from './stacks.ts';
import { useWords } from '../words/language.ts';

/** Lands and the like are shown smaller than what fights. */
const SCALES: Readonly<Record<Row, number>> = { creatures: 1, others: 0.78 };
/** Below this width a card shows its name, its corner and little else. */
const SMALL = 90;
/** Where less than this part of a card is free, what matters stands at its left. */
const FANNED = 0.8;
/** Where fewer pixels of a card are free, power stands over toughness. */
const TIGHT = 30;
/** Attached cards shown on their host; of more, how many there are. */
const MOST_ATTACHED = 3;

function Attached({ host, byId }: { host: WireObject; byId: ReadonlyMap<number, WireObject> }): ReactNode {
  const words = useWords('table');
  const all = (object: WireObject): WireObject[] =>
    object.attachments.flatMap((id) => {
      const one = byId.get(id);
      return one === undefined ? [] : [one, ...all(one)];
    });
  const attached = all(host);
  if (attached.length === 0) return null;
  return (
    <span className="attached">
      {attached.slice(0, MOST_ATTACHED).map((one) => (
        <CardButton key={one.id} object={one} size="small" strip />
      ))}
      {attached.length > MOST_ATTACHED && <span className="badge">{words.more(attached.length - MOST_ATTACHED)}</span>}
    </span>
  );
}

function Standing({
  stack: { top, members },
  byId,
  space,
}: {
  stack: StackOfCards;
  byId: ReadonlyMap<number, WireObject>;
  /** pixels to the thing before it, less than nothing where they overlap */
  space: number;
}): ReactNode {
  const { picked, attacking } = useTableActions();
  const forward = top.attacking !== null || (attacking && picked.has(top.id));
  return (
    <span
      className={`standing${members.length > 1 ? ' many' : ''}${forward ? ' forward' : ''}`}
      style={{ marginLeft: space }}
      data-members={members.map(({ id }) => id).join(' ')}
    >
      <CardButton object={top} size="small" members={members.length} />
      <Attached host={top} byId={byId} />
      {members.length > 1 && (
        <span className="pill" aria-hidden="true">
          ×{members.length}
        </span>
      )}
    </span>
  );
}

export function Battlefield({
  name,
  objects,
  all,
  near,
}: {
  name: string;
  objects: readonly WireObject[];
  all: readonly WireObject[];
  near: boolean;
}): ReactNode {
  const stack = useApp((state) => state.game?.view.stack);
  const gone = useApp((state) => state.foreseen?.gone);
  const words = useWords('table');
  const { available, picked } = useTableActions();
  const [ref, room] = useRoom<HTMLElement>();
  const byId = useMemo(() => new Map(all.map((object) => [object.id, object])), [all]);
  const rows = useMemo(() => {
    const alone = pointedAt(all, stack ?? []);
    const state = (id: number): string => `${available.has(id)}${picked.has(id)}${gone?.includes(id)}`;
    const standing = objects.filter((object) => object.attachedTo === 0 || !byId.has(object.attachedTo));
    const order: readonly Row[] = near ? ['creatures', 'others'] : ['others', 'creatures'];
    return order
      .map((row) => ({
        row,
        stacks: stacksOf(
          standing.filter((object) => rowOf(object) === row),
          alone,
          state,
        ),
      }))
      .filter(({ stacks }) => stacks.length > 0);
  }, [all, objects, byId, stack, near, available, picked, gone]);
  const fitted = useMemo(
    () =>
      room === null
        ? null
        : fit(
            rows.map(({ row, stacks }) => ({
              scale: SCALES[row],
              wide: stacks.map(({ top }) => (top.tapped ? TALL : 1)),
              stacked: stacks.some(({ members }) => members.length > 1),
            })),
            room,
          ),
    [rows, room],
  );
  return (
    <section className={`battlefield ${near ? 'near' : 'far'}`} aria-label={words.battlefield(name)} ref={ref}>
      {fitted !== null &&
        rows.flatMap(({ row, stacks }, at) => {
          const width = Math.floor(fitted.width * SCALES[row]);
          const gap = gapAt(fitted.width) * fitted.free;
          const spaceAfter = (one: StackOfCards): number =>
            gap - (1 - fitted.free) * width * (one.top.tapped ? TALL : 1);
          let from = 0;
          return (fitted.lines[at] ?? []).map((count, line) => {
            const things = stacks.slice(from, from + count);
            from += count;
            return (
              <div
                className={`row row-${row}${width < SMALL ? ' tiny' : ''}${fitted.free < FANNED ? ' fanned' : ''}${fitted.free < FANNED && fitted.free * width < TIGHT ? ' tight' : ''}`}
                key={`${row}${line}`}
                style={{ '--card-w': `${width}px`, '--row-gap': `${gapAt(fitted.width)}px` } as CSSProperties}
              >
                {things.map((one, place) => {
                  const before = things[place - 1];
                  return (
                    <Standing
                      key={one.top.id}
                      stack={one}
                      byId={byId}
                      space={before === undefined ? 0 : spaceAfter(before)}
                    />
                  );
                })}
              </div>
            );
          });
        })}
    </section>
  );
}
