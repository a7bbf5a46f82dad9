/** What abilities are worth of which several uses together do what one alone does not. 2006: 403, 411 · 2009, 2011, 2026: 602 */
import type { Ability, Body, Context } from '@rulewright/engine';
import { scoreBody } from './effects.ts';
import { growthBy, timesPayable } from './growing.ts';
import { type Table, handOf } from './table.ts';

type ActivatedAbility = Extract<Ability, { ability: 'activated' }>;

/** What each use is worth of an ability that costs mana or cards alone, where only several of them do something. */
export function worthTogether(
  table: Table,
  ctx: Context,
  { cost, body, perTurn }: ActivatedAbility,
  mana: number,
): number {
  let best = 0;
  const times = Math.min(MOST_TOGETHER, perTurn ?? MOST_TOGETHER, timesPayable(cost, mana, handOf(table).length));
  for (let uses = 2; uses <= times; uses++) {
    const several = together(body, uses);
    if (several === null) return 0;
    best = Math.max(best, (scoreBody(table, ctx, several) ?? 0) / uses);
  }
  return best;
}

const MOST_TOGETHER = 4;
const severals = new WeakMap<Body, (Body | null)[]>();

/** What so many uses do of a body that deals damage or makes its own source larger; null of any other. */
function together(body: Body, uses: number): Body | null {
  let known = severals.get(body);
  if (known === undefined) severals.set(body, (known = []));
  const before = known[uses];
  if (before !== undefined) return before;
  const [only] = body.effect;
  const { power, toughness } = growthBy(body);
  let several: Body | null = null;
  if (body.effect.length === 1 && only?.do === 'damage' && typeof only.amount === 'number')
    several = { ...body, effect: [{ ...only, amount: only.amount * uses }] };
  else if (power > 0 || toughness > 0)
    several = {
      effect: [
        {
          do: 'effect',
          parts: [
            {
              part: 'change',
              affects: { set: 'self' },
              mods: [{ mod: 'modifyPT', power: power * uses, toughness: toughness * uses }],
            },
          ],
          duration: { until: 'endOfTurn' },
        },
      ],
    };
  known[uses] = several;
  return several;
}
