/** Keywords given for the mana cost of the card itself. 2006: 502 · 2009, 2011, 2026: 702 */

/** That such objects gain the keyword for their own mana cost, with what is paid besides or what it is reduced by. `marks`: how it is said. */
export const gainsAtOwnCost = (
  affects: unknown,
  keyword: string,
  besides: object = {},
  marks: object = {},
): object => ({
  part: 'change',
  affects,
  mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword, cost: { own: true, ...besides }, ...marks }] }],
});
