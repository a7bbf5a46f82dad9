/** One player's part of the battlefield: creatures in front, the rest and the lands behind; all of it always in sight, at the size that has room. */
import type { WireObject } from '@rulewright/protocol';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { useApp } from '../connection/store.ts';
import { useTableActions } from '../card/actions.tsx';
import { arranged, gapAt, TALL } from './fit.ts';
import { useRoom } from './room.ts';
import { pointedAt, rowOf, type Row, type StackOfCards, stacksOf } from '../seen/stacks.ts';
import { useWords } from '../words/language.ts';

/** Lands and the like are shown smaller than what fights. */
const SCALES: Readonly<Record<Row, number>> = { creatures: 1, others: 0.78 };
/** Below this width a card shows its name, its corner and little else. */
const SMALL = 90;
/** Below this one, its picture and its corner. */
const SMALLEST_NAMED = 36;
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
  width,
  space,
}: {
  stack: StackOfCards;
  byId: ReadonlyMap<number, WireObject>;
  /** of its card while it stands upright, in pixels */
  width: number;
  /** pixels to the thing before it */
  space: number;
}): ReactNode {
  const { picked, attacking } = useTableActions();
  const forward = top.attacking !== null || (attacking && picked.has(top.id));
  return (
    <span
      className={`standing${members.length > 1 ? ' many' : ''}${forward ? ' forward' : ''}${width < SMALL ? ' tiny' : ''}${width < SMALLEST_NAMED ? ' nameless' : ''}`}
      style={{ '--card-w': `${width}px`, marginLeft: space } as CSSProperties}
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

/** What stands by itself, and how large beside the largest. */
interface Thing {
  readonly stack: StackOfCards;
  readonly scale: number;
}

const wideOf = ({ stack, scale }: Thing): number => scale * (stack.top.tapped ? TALL : 1);

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
  const side = `battlefield ${near ? 'near' : 'far'}`;
  const byId = useMemo(() => new Map(all.map((object) => [object.id, object])), [all]);
  const rows = useMemo(() => {
    const alone = pointedAt(all, stack ?? []);
    const state = (id: number): string => `${available.has(id)}${picked.has(id)}${gone?.includes(id)}`;
    const standing = objects.filter((object) => object.attachedTo === 0 || !byId.has(object.attachedTo));
    const order: readonly Row[] = near ? ['creatures', 'others'] : ['others', 'creatures'];
    return order
      .map((row) => {
        const stacks = stacksOf(
          standing.filter((object) => rowOf(object) === row),
          alone,
          state,
        );
        return stacks.map((stack): Thing => ({ stack, scale: SCALES[row] }));
      })
      .filter((things) => things.length > 0);
  }, [all, objects, byId, stack, near, available, picked, gone]);
  const fitted = useMemo(
    () =>
      room === null
        ? null
        : arranged(
            rows.map((things) => ({
              wide: things.map(wideOf),
              tall: TALL * Math.max(...things.map(({ scale }) => scale)),
              stacked: things.some(({ stack: { members } }) => members.length > 1),
            })),
            room,
          ),
    [rows, room],
  );
  const scrolls = fitted?.scrolls === true;
  // what fights is in sight first
  useLayoutEffect(() => {
    if (scrolls && !near) ref.current?.scrollTo(0, ref.current.scrollHeight);
  }, [scrolls, near, ref]);
  if (fitted === null) return <section className={side} aria-label={words.battlefield(name)} ref={ref} />;
  const { width } = fitted;
  return (
    <section
      className={`${side}${scrolls ? ' scrolls' : ''}`}
      aria-label={words.battlefield(name)}
      ref={ref}
      style={{ '--row-gap': `${gapAt(width)}px` } as CSSProperties}
    >
      {(fitted.together ? [rows.flat()] : rows).flatMap((things, at) => {
        let from = 0;
        return (fitted.lines[at] ?? []).map((count, line) => {
          const inLine = things.slice(from, from + count);
          from += count;
          return (
            <div className="row" key={`${at}/${line}`}>
              {inLine.map((thing, place) => (
                <Standing
                  key={thing.stack.top.id}
                  stack={thing.stack}
                  byId={byId}
                  width={Math.floor(width * thing.scale)}
                  space={place === 0 ? 0 : gapAt(width)}
                />
              ))}
            </div>
          );
        });
      })}
    </section>
  );
}
