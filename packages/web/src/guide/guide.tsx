/** The hint that is due, beside what it speaks of. It takes no click but its own, and no key. */
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { changeRemembered, myDecision, useApp } from '../connection/store.ts';
import { type Due, dueAt, HINTS, type Hint } from './hints.ts';
import { type Placed, placed } from './placing.ts';
import './guide.css';
import { useWords } from '../words/language.ts';

/** What a hint should not cover, and what less than all: what can be clicked now. */
const IN_THE_WAY = '.table .card, .table button, .prompt-text, .life, .turn-number, .deed';
const LIT = '.can, .prompt .button, .prompt .option';
const weightOf = (element: Element): number => (element.matches(LIT) ? 20 : 1);

const anchorOf = (by: Due['by']): Element | null =>
  document.querySelector(
    typeof by === 'number'
      ? `.table [data-object="${by}"]`
      : by === 'pass'
        ? '.prompt .button.primary'
        : '.prompt-head',
  );

const told = (hints: readonly Hint[]): void => changeRemembered({ hints });

export function Guide(): ReactNode {
  const hints = useApp((state) => state.remembered.hints) ?? HINTS;
  const view = useApp((state) => state.game?.view);
  const decision = useApp(myDecision);
  const due = view && decision ? dueAt(view, decision).find(({ hint }) => !hints.includes(hint)) : undefined;
  const shown = useRef<Hint | undefined>(undefined);
  // what was told is over as soon as the game goes on to something else
  useEffect(() => {
    const before = shown.current;
    if (before === due?.hint || decision === null) return;
    shown.current = due?.hint;
    const { hints: now } = useApp.getState().remembered;
    if (before !== undefined && now !== null && !now.includes(before)) told([...now, before]);
  }, [due?.hint, decision]);
  return <output className="guide">{due && <Bubble due={due} hints={hints} key={due.hint} />}</output>;
}

function Bubble({ due, hints }: { due: Due; hints: readonly Hint[] }): ReactNode {
  const words = useWords('hints');
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placed | null>(null);
  const { by } = due;
  useLayoutEffect(() => {
    let frame = 0;
    const put = (): void => {
      cancelAnimationFrame(frame);
      const element = bubble.current;
      const anchor = anchorOf(by);
      if (element === null) return;
      if (anchor === null) {
        // what it stands beside may be drawn later than the hint
        frame = requestAnimationFrame(put);
        return;
      }
      const others = [...document.querySelectorAll(IN_THE_WAY)]
        .filter((other) => !other.contains(anchor) && !anchor.contains(other) && other.checkVisibility())
        .map((other) => {
          const { left, top, width, height } = other.getBoundingClientRect();
          return { left, top, width, height, weight: weightOf(other) };
        });
      const next = placed(
        anchor.getBoundingClientRect(),
        element.getBoundingClientRect(),
        {
          width: innerWidth,
          height: innerHeight,
        },
        others,
      );
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    put();
    const observer = new ResizeObserver(put);
    for (const one of document.querySelectorAll('.table, .hand, .prompt')) observer.observe(one);
    // cards that travel arrive a little later
    const timer = setTimeout(put, 300);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [by]);
  const { title, text } = words.each[due.hint];
  return (
    <div
      ref={bubble}
      className={`hint hint-${place?.side ?? 'above'}${place === null ? ' unplaced' : ''}`}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, '--tip': `${place?.tip ?? 0}px` } as CSSProperties}
    >
      <p>
        <b>{title}</b> {text}
      </p>
      <div className="hint-buttons">
        <span className="hint-count">{words.count(hints.length + 1, HINTS.length)}</span>
        <Button className="button small" onPress={() => told([...hints, due.hint])}>
          {words.gotIt}
        </Button>
        <Button className="button small quiet" onPress={() => told(HINTS)}>
          {words.noMore}
        </Button>
      </div>
    </div>
  );
}
