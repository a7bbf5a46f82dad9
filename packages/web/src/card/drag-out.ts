/** A card that is dragged out of the hand and let go over the table does what a click on it does; let go near its place, nothing. */
import { type PointerEvent, useRef } from 'react';

/** A hand that moves less than this clicks. */
const BEGINS = 8;
/** So far above where it was taken a card is out of the hand. */
const OUT = 70;

interface Drag {
  down(event: PointerEvent<HTMLElement>): void;
  move(event: PointerEvent<HTMLElement>): void;
  /** whether it was dragged, wherever to: then the click that follows means nothing */
  up(event: PointerEvent<HTMLElement>): boolean;
  cancel(event: PointerEvent<HTMLElement>): void;
}

/** `begins`: it is no click any more. */
export function useDragOut(begins: () => void, out: (card: HTMLElement) => void): Drag {
  const from = useRef<{ x: number; y: number; moves: boolean } | null>(null);
  const putBack = ({ currentTarget: { style } }: PointerEvent<HTMLElement>): void => {
    style.translate = '';
    style.zIndex = '';
    from.current = null;
  };
  return {
    down: ({ button, isPrimary, clientX: x, clientY: y }) => {
      from.current = button === 0 && isPrimary ? { x, y, moves: false } : null;
    },
    move: ({ currentTarget, pointerId, clientX, clientY }) => {
      if (from.current === null) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      if (!from.current.moves) {
        if (Math.hypot(x, y) < BEGINS) return;
        from.current.moves = true;
        currentTarget.setPointerCapture(pointerId);
        begins();
      }
      currentTarget.style.translate = `${x}px ${y}px`;
      currentTarget.style.zIndex = '30';
    },
    up: (event) => {
      const moved = from.current?.moves === true;
      const isOut = moved && from.current !== null && event.clientY < from.current.y - OUT;
      putBack(event);
      if (isOut) out(event.currentTarget);
      return moved;
    },
    cancel: putBack,
  };
}
