/** Links under which objects remember others for a keyword. 2006: 502.51 · 2009: 702.52, 702.79 · 2011: 702.53, 702.80 · 2026: 702.55, 702.82, 702.99 */

/** A card in exile remembers the creature it haunts. */
export const HAUNTED = 'haunted';
/** A card in exile remembers the creature it is encoded on. */
export const ENCODED_ON = 'encoded on';
/** A permanent remembers what was sacrificed to its devour ability. */
export const DEVOURED = 'devoured';
