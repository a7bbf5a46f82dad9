/** Activating a mana ability: it resolves at once, without the stack. 2006: 406, 411 · 2009, 2011, 2026: 605 */
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Game, Input } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { AbilityRef } from '../../state/state.ts';
import { objectOf } from '../../state/objects.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { countUse, noteActivated, noteBegun, noteUsed } from '../../events/history.ts';
import { derive } from '../../continuous/derive.ts';
import { askNumber } from '../../decisions/ask.ts';
import { happen } from '../../events/happen.ts';
import { byPlayer } from '../../events/cause.ts';
import { activateEvent } from '../../events/kinds/ability.ts';
import type { Action } from '../../decisions/decision.ts';
import { abilityContext, context, type Context, bind, recalling } from '../../meaning/context.ts';
import { carryOut } from '../../resolving/carry-out.ts';
import { mayActivate } from '../activation-rules.ts';
import { afford } from '../costs/affording.ts';
import { specsOf } from '../body.ts';
import { isActivationWatched, performActions } from '../costs/actions.ts';
import { hasX } from '../costs/forms.ts';
import { greatest } from '../costs/greatest.ts';
import { chooseTargets } from '../targets/choose.ts';
import { obligationsOf } from '../targets/obliged.ts';
import { choosable, chooseModes } from '../targets/modes.ts';
import type { ManaNeed } from '../../objects/mana-needs.ts';
import { manaForm } from './sources.ts';
import { type Payability, type Supply, supplyFor } from './payability.ts';
import { payMana } from './payment.ts';
import { withTriggersAfter } from './triggered.ts';
import { totalCost } from '../costs/total.ts';

/** A mana ability activated while an action was being paid for, with the answers given inside it. */
export interface ManaActivation {
  action: Action;
  inputs: readonly Input[];
  /** it moved cards from or to a library, shuffled, revealed or drew at random: it may not be reversed */
  irreversible: boolean;
  /** it was paid for with mana */
  fed: boolean;
}

/** Whether the ability can certainly be begun and its own cost paid, mana included. */
export const canActivateMana = (
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
): boolean => activatableForMana(game, player, object, ref, ability) === 'yes';

/** The same, where it may be unknown whether what makes the mana for it makes enough. */
export function activatableForMana(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
): Payability {
  const { free, tap } = manaForm(ability);
  if (tap && objectOf(game, object)?.tapped !== false) return 'no';
  if (!mayActivate(game, player, object, ref, ability, true)) return 'no';
  if (free && derive(game).costs.length === 0) return 'yes';
  const { cost } = ability;
  const ctx = context(player, object, ref.env ?? {}, hasX(cost) ? 0 : null, ref);
  if (!choosable(game, ctx, ability.body, { on: 0, source: object }, {})) return 'no';
  const total = totalCost(game, ctx, [cost], { of: 'activate', object });
  return afford(game, ctx, total, () => supplyWithout(game, player, object), 0).answer;
}

/** A mana ability cannot be used to pay for itself (605.3c). */
const supplyWithout = (game: Game, player: PlayerId, object: ObjectId): Supply =>
  supplyFor(game, player, { kind: 'activate', object }, object);

interface ManaActivating {
  /** the type of mana that a payment plan chooses; null asks */
  readonly choice: string | null;
  /** costs of mana are paid from the pool, where a plan has put it, and for these it keeps mana; null asks */
  readonly fromPool: readonly ManaNeed[] | null;
  /** takes the activations that pay for this one */
  readonly done: ManaActivation[];
}

/** Announces, pays and resolves it. Returns whether it was activated. */
export function activateManaAbility(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: AbilityRef,
  { choice, fromPool, done }: ManaActivating,
): boolean {
  const ability = abilityAt(game, ref) as ActivatedAbility;
  const { cost, body } = ability;
  const ctx: Context = recalling(abilityContext(player, object, ref));
  const by = { on: 0, source: object };
  const modes = chooseModes(game, ctx, body, by, {});
  if (modes === null) return false;
  if (hasX(cost))
    ctx.x = askNumber(game, {
      player,
      source: object,
      kind: 'x',
      purpose: 'X',
      min: 0,
      max: mostX(game, player, object, ref, ability),
    });
  const targets = chooseTargets(game, ctx, specsOf(body, modes), by, { must: obligationsOf(game, player) });
  if (targets === null) return false;
  noteBegun(game, player, ability);
  const total = totalCost(game, ctx, [cost], { of: 'activate', object });
  if (total.ways.some((way) => way.generic + way.colored.length + way.life > 0)) {
    const supply = (): Supply => supplyWithout(game, player, object);
    const { limits } = afford(game, ctx, total, supply, 0);
    const spent = payMana(game, {
      player,
      source: object,
      purpose: { kind: 'activate', object },
      ways: total.ways,
      limits,
      without: object,
      fromPool,
      done,
    });
    if (spent === null) return false;
  }
  return withTriggersAfter(game, player, choice, () => {
    if (!performActions(game, ctx, total.actions, true)) return false;
    if (ability.perTurn !== undefined) countUse(game, object, ref);
    if (ability.once === true) noteUsed(game, object, ref);
    noteActivated(game, object);
    if (isActivationWatched(game))
      happen(game, [activateEvent(object, player, 0, { ...byPlayer(player, 'effect', object), ability: ref })]);
    if (choice !== null) bind(ctx, 'mana.choice', { word: choice });
    for (const option of modes) carryOut(game, ctx, body.modes?.options[option]?.effect ?? [], null);
    carryOut(game, ctx, body.effect, null);
    return true;
  });
}

/** The greatest X that can be paid for. */
const mostX = (game: Game, player: PlayerId, object: ObjectId, ref: AbilityRef, ability: ActivatedAbility): number =>
  greatest((x) => {
    const ctx = context(player, object, ref.env ?? {}, x, ref);
    const total = totalCost(game, ctx, [ability.cost], { of: 'activate', object });
    return afford(game, ctx, total, () => supplyWithout(game, player, object), 0).answer === 'yes';
  });
