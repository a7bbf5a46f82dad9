/** The cards in one's hand; many of them shrink, then overlap, rather than go out of sight. 2006: 217.3 · 2009, 2011, 2026: 402 */
import type { WirePlayer } from '@rulewright/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { useWords } from '../words/language.ts';

export function Hand({ player }: { player: WirePlayer }): ReactNode {
  const words = useWords('table');
  return (
    <section
      className="hand"
      style={{ '--cards': Math.max(2, player.handCount) } as CSSProperties}
      aria-label={words.ownHand(player.handCount)}
    >
      {player.hand.map((object) => (
        <CardButton key={object.id} object={object} size="hand" />
      ))}
      {player.handCount === 0 && <p className="hand-empty">{words.noHand}</p>}
    </section>
  );
}
