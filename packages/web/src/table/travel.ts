/** Motion that says what happened: a card travels from where it was to where it is. With reduced motion nothing moves. */
import type { WireView } from '@rulewright/protocol';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { allObjects } from '../seen/objects.ts';

interface Place {
  /** of its middle, and how wide it is */
  x: number;
  y: number;
  width: number;
  /** a card that changes zones is another object: it is known again by its name and owner */
  card: string;
}

const TRAVEL_MS = 220;
const EASING = 'cubic-bezier(.2,.8,.2,1)';
/** Closer than this nothing has moved. */
const STILL = 3;

/** From where each thing comes: where it was, else where a card of its name was that is gone. What was nowhere is missing. */
export function origins<P extends Pick<Place, 'card'>>(
  before: ReadonlyMap<number, P>,
  now: ReadonlyMap<number, P>,
): ReadonlyMap<number, P> {
  const gone = new Map<string, P[]>();
  for (const [id, place] of before) if (!now.has(id)) gone.set(place.card, [...(gone.get(place.card) ?? []), place]);
  const from = new Map<number, P>();
  for (const [id, place] of now) {
    const was = before.get(id) ?? gone.get(place.card)?.shift();
    if (was !== undefined) from.set(id, was);
  }
  return from;
}

export function useTravel(root: RefObject<HTMLElement | null>, view: WireView | undefined): void {
  const before = useRef<ReadonlyMap<number, Place>>(new Map());
  useLayoutEffect(() => {
    if (root.current === null || !view) return;
    const cards = new Map(allObjects(view).map((object) => [object.id, `${object.owner}/${object.cardName}`]));
    const elements = new Map<number, HTMLElement>();
    const now = new Map<number, Place>();
    for (const element of root.current.querySelectorAll<HTMLElement>('.board [data-object], .stack [data-object]')) {
      const id = Number(element.dataset['object']);
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0) continue;
      elements.set(id, element);
      now.set(id, { x: left + width / 2, y: top + height / 2, width, card: cards.get(id) ?? '' });
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still && before.current.size > 0) {
      const from = origins(before.current, now);
      for (const [id, element] of elements) move(element, from.get(id), now.get(id));
    }
    before.current = now;
  }, [root, view]);
}

function move(element: HTMLElement, from: Place | undefined, to: Place | undefined): void {
  if (to === undefined) return;
  if (from === undefined) {
    element.animate(
      [
        { opacity: 0, transform: 'scale(.88)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: TRAVEL_MS, easing: EASING },
    );
    return;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) < STILL && Math.abs(y) < STILL) return;
  // above what it passes; said outside the animation, which moves and scales alone, so that the page is not painted anew for each of its pictures
  element.style.zIndex = '30';
  const travel = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    { duration: TRAVEL_MS, easing: EASING },
  );
  travel.onfinish = travel.oncancel = () => {
    element.style.zIndex = '';
  };
}
