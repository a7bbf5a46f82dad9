/** Schemes that effects set in motion or abandon. 2006, 2009: none · 2011: 701.22–701.23, 904.11 · 2026: 701.32–701.33, 904.11 */
import { happen } from '../../events/happen.ts';
import { abandoning, settingInMotion } from '../../multiplayer/schemes.ts';
import { act, bindOutcome } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

/** Schemes. */
export const SCHEMES = {
  setInMotion: {
    possible: always,
    // one at a time
    carryOut: (game, ctx, i) =>
      bindOutcome(
        game,
        ctx,
        i.out,
        settingInMotion(game, ctx, i).flatMap((event) => happen(game, [event])),
      ),
  },
  abandon: { possible: always, carryOut: (game, ctx, i) => void act(game, ctx, i.out, abandoning(game, ctx, i)) },
} satisfies Partial<Verbs>;
