/** Identity: an object is new at every zone change; the card or token stays. 2006: 217.1c · 2009, 2011, 2026: 400.7 */

/** A player's seat, 0 for the first in turn order. */
export type PlayerId = number;
/** A physical card, token, copy or ability: stays through zone changes. Never shown for hidden objects. */
export type CardId = number;
/**
 * One existence of an object in one zone. Its low bits are the slot in `state.objects`, so a lookup is one array read;
 * a stale id finds another id in the slot and falls back to last known information. 0 is no object.
 */
export type ObjectId = number;
export type EffectId = number;

/** All seats, as the bit mask in which it is kept who knows a card. */
export const EVERYBODY = 0xffff;

export const SLOT_BITS = 14;
export const SLOTS = 1 << SLOT_BITS;
export const slotOf = (id: ObjectId): number => id & (SLOTS - 1);
