/**
 * Mana abilities, and what stands in for mana, offered while paying: where the whole can surely be paid, only those after which it still can.
 * 2006: 409.1f, 409.1g, 422.1 · 2009: 601.2e, 601.2f, 714.1 · 2011: 601.2e, 601.2f, 717.1 · 2026: 121.8, 601.2f, 601.2g–h, 702.51, 702.66, 732.1
 */
import { MANA_TYPES, type ManaType } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { type HeldAbility, holdingsOf } from '../holdings.ts';
import { canActivateMana } from './ability.ts';
import { type ManaNeed, MARKS, SNOW, manaIn } from '../../objects/mana-needs.ts';
import { isStandIn, type ManaOption, type Output } from './sources.ts';
import { payersIn } from './pool.ts';
import { afterUse, canPayMana, inPool, type Limits, type Supply, withStandIns } from './payability.ts';
import { type Kind, kindsFor, lessOne, type StandIn } from '../costs/stand-ins.ts';
import { greater } from '../../state/numbers.ts';

/** A mana ability that may be activated now. `types`: one of these must be chosen for its one unit of mana; null leaves it open. */
export interface OfferedMana {
  held: HeldAbility;
  types: ManaType[] | null;
  /** its own cost of mana is paid from the pool without asking */
  fromPool: boolean;
}

interface Payable {
  readonly ways: readonly ManaNeed[];
  readonly limits: Limits;
  /** an object whose own cost is paid; 0 none */
  readonly without: ObjectId;
  /** it can be paid in full as things stand, and shall stay so */
  readonly sure: boolean;
  /** costs for which the pool keeps mana where it pays for a mana ability */
  readonly kept: readonly ManaNeed[];
}

/** The mana abilities that can be activated for this payment. */
export function offeredMana(game: Game, player: PlayerId, supply: Supply, payable: Payable): OfferedMana[] {
  const { ways, limits, without, sure, kept } = payable;
  const offered: OfferedMana[] = [];
  for (const held of holdingsOf(game, player).mana) {
    if (held.object === without || !canActivateMana(game, player, held.object, held.ref, held.ability)) continue;
    const option = sure ? optionOf(supply, held) : null;
    if (option === null) {
      // a source that is not known beforehand tells only that its object is not needed
      if (!sure || canPayMana(afterUse(supply, held.object, [], true), ways, limits) === 'yes')
        offered.push({ held, types: null, fromPool: false });
      continue;
    }
    const own = paidFromPool(game, supply, option, kept);
    if (own === null) continue;
    const types = typesThatLeadOn(own, option, ways, limits);
    const fromPool = manaIn(option.form.need) > 0;
    if (types === 'all') offered.push({ held, types: null, fromPool });
    else if (types.length > 0) offered.push({ held, types, fromPool });
  }
  return offered;
}

function optionOf(supply: Supply, held: HeldAbility): ManaOption | null {
  for (const source of [...supply.plain.map((p) => p.source), ...supply.choosy]) {
    if (source.object !== held.object) continue;
    const option = source.options.find((o) => !isStandIn(o) && o.index === held.index);
    if (option !== undefined) return option as ManaOption;
  }
  return null;
}

/** An object that may be tapped or exiled in place of mana now, and the kinds of mana it can stand in for. */
export interface OfferedStandIn {
  standIn: StandIn;
  kinds: readonly Kind[];
}

/** The objects that may stand in for mana. From then on only the pool and other stand-ins pay: `sure` asks that they suffice. */
export function offeredStandIns(
  mana: Supply,
  standIns: readonly StandIn[],
  ways: readonly ManaNeed[],
  limits: Limits,
  sure: boolean,
): OfferedStandIn[] {
  const pool = inPool(mana);
  return standIns.flatMap((standIn) => {
    if (limits.gone.includes(standIn.object)) return [];
    const others = withStandIns(
      pool,
      standIns.filter((s) => s !== standIn),
    );
    const kinds = kindsFor(standIn, ways).filter((kind) => {
      const left = ways.map((way) => lessOne(way, kind)).filter((way) => way !== null);
      return !sure || canPayMana(others, left, limits) === 'yes';
    });
    return kinds.length === 0 ? [] : [{ standIn, kinds }];
  });
}

/** The supply once the ability's own cost of mana is paid from the pool; null if that is not in the pool yet. */
function paidFromPool(
  game: Game,
  supply: Supply,
  { form, object }: ManaOption,
  kept: readonly ManaNeed[],
): Supply | null {
  if (manaIn(form.need) === 0) return supply;
  const payers = payersIn(game, supply.player, { kind: 'activate', object }, form.need, kept);
  return payers === null ? null : { ...supply, pool: supply.pool.filter((_, i) => !payers.includes(i)) };
}

/** Types of its mana after which the rest can be paid; `all` where nothing is to be chosen or every choice will do. */
function typesThatLeadOn(
  supply: Supply,
  option: ManaOption,
  ways: readonly ManaNeed[],
  limits: Limits,
): ManaType[] | 'all' {
  const { form, object, outputs } = option;
  if ((form.tap && limits.tap.includes(object)) || (form.sacrifice && limits.gone.includes(object))) return [];
  const left: Limits = { ...limits, life: greater(0, limits.life - form.need.life) };
  const leadsOn = (units: readonly number[]): boolean =>
    canPayMana(
      afterUse(supply, object, units, form.sacrifice || form.counters !== null || form.removed !== null),
      ways,
      left,
    ) === 'yes';
  const [only] = outputs as [Output];
  if (outputs.length > 1 || only.units.length !== 1) return outputs.every(({ units }) => leadsOn(units)) ? 'all' : [];
  const possible = MANA_TYPES.filter((_, i) => ((only.types[0] as number) & (1 << i)) !== 0);
  const unit = only.units[0] as number;
  const besides = unit & (SNOW | MARKS);
  // as though it were another colour: whatever it is, it can pay the same
  const asThough = (unit & ~(only.types[0] as number) & ~besides) !== 0;
  const good = possible.filter((type) => leadsOn([asThough ? unit : (1 << MANA_TYPES.indexOf(type)) | besides]));
  return good.length === possible.length ? 'all' : good;
}
