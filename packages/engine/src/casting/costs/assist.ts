/**
 * Assist: another player, whom the caster chooses once the total cost is known, pays generic mana of it. First that player may activate mana
 * abilities, then the caster; then the one says how much of it to pay, and the other pays the rest.
 * 2006, 2009, 2011: none · 2026: 601.2f–h, 702.132a, 732.1
 */
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import { someNode } from '../../vocabulary/some-node.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { hasLeft, isHiddenZone, objectOf } from '../../state/objects.ts';
import { memoised } from '../../state/memoised.ts';
import { greater } from '../../state/numbers.ts';
import type { ManaUnit, PlayerState } from '../../state/state.ts';
import { reverse } from '../../decisions/reversal.ts';
import { askNumber, askOption, askOptions } from '../../decisions/ask.ts';
import { ruleContext, type Context } from '../../meaning/context.ts';
import { playersOf } from '../../meaning/players.ts';
import { reduceGeneric } from '../../objects/mana-needs.ts';
import { holdingsOf } from '../holdings.ts';
import { canActivateMana, type ManaActivation } from '../mana/ability.ts';
import { canPayMana, type Limits, supplyFor } from '../mana/payability.ts';
import { activateAtWill, keptActivations, type ManaPayment, payMana } from '../mana/payment.ts';
import { offeredMana } from '../mana/payment-options.ts';
import { payersIn } from '../mana/pool.ts';
import type { Purpose } from '../mana/purpose.ts';
import { manaSourcesOf } from '../mana/sources.ts';
import { afford, type SupplyOf } from './affording.ts';
import { greatest } from './greatest.ts';
import type { TotalCost } from './total.ts';

/** More than any cost. */
const NO_LIMIT = 1_000_000;

const OTHERS = { who: 'except', of: { who: 'all' }, not: { who: 'you' } } as const;
const helpersOf = (game: Game, player: PlayerId): PlayerId[] => playersOf(game, ruleContext(player, 0), OTHERS);

/** The cost with so much less generic mana. */
export const lessGeneric = (cost: TotalCost, by: number): TotalCost => ({
  ...cost,
  ways: cost.ways.map((way) => reduceGeneric(way, by)),
});

const genericOf = ({ ways }: TotalCost): number => ways.reduce((most, { generic }) => greater(most, generic), 0);

/** No helper could pay more, as far as everybody sees: any card in a hand could give mana. What may not be spent so is no help (2026: 106.6). */
export const mostHelp = (game: Game, player: PlayerId, purpose: Purpose): number =>
  helpersOf(game, player).reduce((most, helper) => greater(most, mostFrom(game, helper, purpose)), 0);

function mostFrom(game: Game, helper: PlayerId, purpose: Purpose): number {
  const { mana, hand } = game.state.players[helper] as PlayerState;
  const isSeen = ({ object }: { object: ObjectId }): boolean => {
    const zone = objectOf(game, object)?.zone;
    return zone !== undefined && !isHiddenZone(zone);
  };
  const { known, unknown } = manaSourcesOf(game, helper, purpose);
  if (unknown && holdingsOf(game, helper).mana.some(isSeen)) return NO_LIMIT;
  let most = mana.length + hand.length;
  for (const { options } of known.filter(isSeen))
    for (const { outputs } of options)
      most += outputs.reduce((units, output) => greater(units, output.units.length), 0);
  return most;
}

/** What a helper's mana abilities may do besides: no more than can be reversed with the spell. */
const REVERSIBLE: ReadonlySet<unknown> = new Set([
  'addMana',
  'damage',
  'discard',
  'gainLife',
  'loseLife',
  'move',
  'putCounters',
  'removeCounters',
  'sacrifice',
  'tap',
  'untap',
]);
/**
 * Whether it can be reversed with the spell, whatever it does: it leaves libraries alone (732.1). Other mana abilities would have to stay
 * while the spell is reversed, and are not offered to the helper.
 */
const isReversible = memoised(
  (ability: ActivatedAbility): boolean =>
    !someNode(ability, (node) => node['zone'] === 'library' || ('do' in node && !REVERSIBLE.has(node['do']))),
);

/** What is to be paid, and by whom. */
interface Asking {
  player: PlayerId;
  /** the spell on the stack */
  spell: ObjectId;
  ctx: Context;
  cost: TotalCost;
  purpose: Purpose;
  supply: SupplyOf;
}

/** What another player paid, what is left to pay, and the mana abilities that the caster activated for it. */
export interface Help {
  helper: PlayerId;
  mana: readonly ManaUnit[];
  left: TotalCost;
  done: ManaActivation[];
}

/** Has the caster choose another player, and that player help; null: nobody does. */
export function askForHelp(game: Game, asking: Asking): Help | null {
  const { cost, spell, purpose } = asking;
  const most = genericOf(cost);
  const helper = most === 0 ? null : chooseHelper(game, asking);
  if (helper === null) return null;
  const done: ManaActivation[] = [];
  if (!makeMana(game, asking, helper) || !makeOwnMana(game, asking, done))
    reverse(game, 'a mana ability was not paid for', keptActivations(done));
  const paysSoMuch = (generic: number): boolean =>
    payersIn(game, helper, purpose, { generic, colored: [], life: 0 }) !== null;
  const max = greatest(paysSoMuch, 0, most);
  const amount = askNumber(game, { kind: 'payment', player: helper, source: spell, purpose: PURPOSE, min: 0, max });
  const mana = amount === 0 ? [] : spend(game, asking, helper, amount);
  return { helper, mana, left: lessGeneric(cost, mana.length), done };
}
const PURPOSE = 'assist';

function chooseHelper(game: Game, { player, spell, ctx, cost, supply }: Asking): PlayerId | null {
  const helpers = helpersOf(game, player);
  if (helpers.length === 0) return null;
  const options = helpers.map((helper) => ({ player: helper }));
  const asked = { kind: 'player', player, source: spell, purpose: PURPOSE, options } as const;
  if (afford(game, ctx, cost, supply, spell).answer === 'no') return helpers[askOption(game, asked)] as PlayerId;
  const [at] = askOptions(game, { ...asked, min: 0, max: 1 });
  return at === undefined ? null : (helpers[at] as PlayerId);
}

const NO_LIMITS: Limits = { tap: [], gone: [], life: 0 };

const paymentOf = (
  { spell, purpose, cost }: Asking,
  player: PlayerId,
  done: ManaActivation[],
  fields: Partial<ManaPayment> = {},
): ManaPayment => ({
  player,
  source: spell,
  purpose,
  ways: cost.ways,
  limits: NO_LIMITS,
  without: 0,
  fromPool: null,
  done,
  ...fields,
});

/** What the helper activates is reversed with the spell. Returns whether it could be paid for. */
function makeMana(game: Game, asking: Asking, helper: PlayerId): boolean {
  return activateAtWill(game, paymentOf(asking, helper, []), PURPOSE, () => {
    if (hasLeft(game, helper)) return [];
    const { mana } = holdingsOf(game, helper);
    return mana
      .filter(
        ({ object, ref, ability }) => isReversible(ability) && canActivateMana(game, helper, object, ref, ability),
      )
      .map((held) => ({ held, types: null, fromPool: false }));
  });
}

/** Where the caster could pay it all, only mana abilities after which that is still so. */
function makeOwnMana(game: Game, asking: Asking, done: ManaActivation[]): boolean {
  const { player, spell, ctx, cost, purpose, supply } = asking;
  const { answer, limits } = afford(game, ctx, cost, supply, spell);
  return activateAtWill(game, paymentOf(asking, player, done, { limits }), PURPOSE, () => {
    const now = supplyFor(game, player, purpose);
    const sure = answer === 'yes' && canPayMana(now, cost.ways, limits) === 'yes';
    return offeredMana(game, player, now, { ways: cost.ways, limits, without: 0, sure, kept: [] });
  });
}

/** From the pool of whoever helps. */
function spend(game: Game, asking: Asking, helper: PlayerId, generic: number): readonly ManaUnit[] {
  const ways = [{ generic, colored: [], life: 0 }];
  return payMana(game, paymentOf(asking, helper, [], { ways, fromPool: [] }))?.mana ?? [];
}
