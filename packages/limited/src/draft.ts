/** A draft against seven computer drafters, from its seed and what the one person picked. */
import { SEED, TEXTS, takesAll } from '@rulewright/engine/arguments';
import { randomSource } from '@rulewright/players';
import { boosters } from './booster.ts';
import { pickFrom } from './drafter.ts';
import { A_PLAYABLE_SET, type LimitedCard, type PlayableSet } from './playable-set.ts';

export const DRAFTERS = 8;
export const DRAFT_BOOSTERS = 3;

export interface Draft {
  /** 1 to 3 */
  readonly booster: number;
  /** counts from 1 in each booster; once the draft is over, how many there were */
  readonly pick: number;
  /** what is to be picked from now; empty: the draft is over */
  readonly pack: readonly LimitedCard[];
  /** what everybody has picked so far in that order; seat 0 is the person's */
  readonly pools: readonly (readonly LimitedCard[])[];
}

/** A pick that cannot be made: the pack has no such card, or the draft was over before it. */
export interface PickRefused {
  readonly ok: false;
  /** the number of that pick, from 0 */
  readonly at: number;
  readonly reason: string;
}

/**
 * The draft as it stands after those picks, each the full name of a card of the pack. Packs go to the left, those of the second booster to
 * the right. The same seed and picks always give the same draft.
 */
export function draftAfter(
  set: PlayableSet,
  seed: number | string,
  picks: readonly string[],
): { readonly ok: true; readonly draft: Draft } | PickRefused {
  takesAll('draftAfter', [set, A_PLAYABLE_SET], [seed, SEED], [picks, TEXTS]);
  const done = drafted(set, seed, (pack, _pool, made) => {
    const name = picks[made];
    if (name === undefined) return null;
    const at = pack.findIndex((card) => card.name === name);
    return at < 0 ? `the pack has no "${name}"` : at;
  });
  if (!done.ok || done.draft.pack.length > 0 || done.draft.pick >= picks.length) return done;
  return { ok: false, at: done.draft.pick, reason: 'the draft was over before it' };
}

/** A draft to its end, in which the computer picks for everybody. */
export function draftOfComputers(set: PlayableSet, seed: number | string): Draft {
  takesAll('draftOfComputers', [set, A_PLAYABLE_SET], [seed, SEED]);
  const done = drafted(set, seed, (pack, pool) => pickFrom(pack, pool));
  if (!done.ok) throw new Error(`A computer drafter made a pick that cannot be made: ${done.reason}`);
  return done.draft;
}

/** The number in the pack of the card that is picked; null: nothing yet; a sentence: why not. */
type Picker = (pack: readonly LimitedCard[], pool: readonly LimitedCard[], made: number) => number | null | string;

function drafted(
  set: PlayableSet,
  seed: number | string,
  person: Picker,
): { readonly ok: true; readonly draft: Draft } | PickRefused {
  const next = boosters(set, randomSource(`draft ${set.code} ${seed}`));
  const pools: LimitedCard[][] = Array.from({ length: DRAFTERS }, () => []);
  let made = 0;
  for (let booster = 1; booster <= DRAFT_BOOSTERS; booster += 1) {
    let packs = pools.map(() => [...next()]);
    for (let pick = 1; (packs[0]?.length ?? 0) > 0; pick += 1) {
      const pack = packs[0] ?? [];
      const chosen = person(pack, pools[0] ?? [], made);
      if (chosen === null) return { ok: true, draft: { booster, pick, pack, pools } };
      if (typeof chosen === 'string') return { ok: false, at: made, reason: chosen };
      made += 1;
      for (const [seat, at] of packs.entries()) {
        const pool = pools[seat] ?? [];
        const [card] = at.splice(seat === 0 ? chosen : pickFrom(at, pool), 1);
        if (card !== undefined) pool.push(card);
      }
      const [first = []] = packs;
      packs = booster % 2 === 1 ? [...packs.slice(1), first] : [packs.at(-1) ?? [], ...packs.slice(0, -1)];
    }
  }
  return { ok: true, draft: { booster: DRAFT_BOOSTERS, pick: made, pack: [], pools } };
}
