/** Who offers a draw, to be accepted, declined or taken back. 2006, 2009: none · 2011, 2026: 104.4i */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { offerDraw, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

export function DrawOffer(): ReactNode {
  const { drawOffer } = useWords('table');
  const table = useApp((state) => state.table);
  const own = useApp((state) => state.seated)?.seats ?? [];
  const offers = table?.phase === 'playing' ? (table.drawOffers ?? []) : [];
  if (!table || offers.length === 0) return null;
  const others = offers.filter((seat) => !own.includes(seat)).map((seat) => table.seats[seat]?.name ?? '');
  const mine = offers.some((seat) => own.includes(seat));
  return (
    <section className="draw-offer" aria-label={drawOffer.label}>
      <output>{drawOffer.offers(others, mine)}</output>
      {own.length > 0 && (
        <span className="draw-offer-buttons">
          {!mine && (
            <Button className="button small" onPress={() => offerDraw(true)}>
              {drawOffer.accept}
            </Button>
          )}
          <Button className="button small" onPress={() => offerDraw(false)}>
            {mine && others.length === 0 ? drawOffer.takeBack : drawOffer.decline}
          </Button>
        </span>
      )}
    </section>
  );
}
