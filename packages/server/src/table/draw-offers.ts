/** Offers of a draw, and what is said of them. 2006, 2009: none (players agree) · 2011, 2026: 104.4i */

/** Stored with the table. */
export interface DrawOffers {
  /** which seats would draw */
  readonly by: readonly number[];
  /** the turn in which an offer was declined, so that nobody is asked all the time; -1 none */
  readonly declinedIn: number;
}

export const noOffers = (): DrawOffers => ({ by: [], declinedIn: -1 });

export const offersMessage = ({ by }: DrawOffers): { drawOffers?: number[] } =>
  by.length === 0 ? {} : { drawOffers: [...by] };
