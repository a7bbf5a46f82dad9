/** The cards in one's hand; many of them overlap rather than go out of sight. 2006: 217.3 · 2009, 2011, 2026: 402 */
import type { WirePlayer } from '@rulewright/protocol';
import { type CSSProperties, type ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { useRoom } from './room.ts';

const GAP = 8;
/** Of a card that is overlapped, at least so many pixels stay in sight. */
const LEAST = 26;

/** Pixels between two cards, less than nothing where they overlap. */
export const handGap = (cards: number, card: number, width: number): number =>
  cards < 2 ? GAP : Math.max(LEAST - card, Math.min(GAP, (width - cards * card) / (cards - 1)));

export function Hand({ player }: { player: WirePlayer }): ReactNode {
  const [ref, room] = useRoom<HTMLElement>();
  const cardWidth = ref.current === null ? 0 : (ref.current.querySelector<HTMLElement>('.card')?.offsetWidth ?? 0);
  const gap = room === null || cardWidth === 0 ? GAP : handGap(player.handCount, cardWidth, room.width);
  return (
    <section
      className="hand"
      ref={ref}
      style={{ '--hand-gap': `${gap}px` } as CSSProperties}
      aria-label={`Your hand, ${player.handCount} ${player.handCount === 1 ? 'card' : 'cards'}`}
    >
      {player.hand.map((object) => (
        <CardButton key={object.id} object={object} size="hand" />
      ))}
      {player.handCount === 0 && <p className="hand-empty">No cards in hand</p>}
    </section>
  );
}
