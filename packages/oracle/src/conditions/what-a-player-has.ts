/** What a player has, as conditions compare it with what another has: the {f} of a phrase, cards, life. 2006: 404.3 · 2009, 2011, 2026: 603.4 */

export const lifeOf = (of: object) => ({ q: 'life', of });
export const handSizeOf = (of: object) => ({ q: 'handSize', of });
export const inGraveyardOf = (of: object) => ({ q: 'count', of: { set: 'all', where: '$f', zone: 'graveyard', of } });
export const controlledBy = (player: object) => ({
  q: 'count',
  of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player }] } },
});
