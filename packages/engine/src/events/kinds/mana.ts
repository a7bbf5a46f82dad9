/** Mana that is added to a pool or taken from one. 2006: 406, 411 · 2009: 106 · 2011: 106, 106.11 · 2026: 106, 106.12–13 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { ManaType } from '../../state/names.ts';
import type { AbilityRef, ManaUnit, PlayerState } from '../../state/state.ts';
import type { Game } from '../../running/game.ts';
import { BeyondLimits, MOST_MANA } from '../../state/limits.ts';
import { objectOrLast } from '../../state/objects.ts';
import { characteristics } from '../../continuous/derive.ts';
import { Reads } from '../../continuous/derived.ts';
import { matches } from '../../meaning/filter.ts';
import { poolColors } from '../../objects/commander-colors.ts';
import { colorBits } from '../../objects/mana-cost.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { touch } from '../objects.ts';
import { bound, type KindOf, playerIn } from './kind.ts';

export interface AddMana extends Happening<'addMana'> {
  /** a letter for each mana, of its type */
  types: string;
  /** it is not lost as steps and phases end */
  keep: ManaUnit['keep'];
  /** where the ability says what it may be spent on, or what spending it does */
  noted: AbilityRef | null;
}
/** The player gets all unspent mana of another. */
export interface TakeMana extends Happening<'takeMana'> {
  from: PlayerId;
}
/** The player loses all unspent mana; no phase ends, so nobody is burned by it (2006: 300.3). */
export type LoseMana = Happening<'loseMana'>;
export type ManaEvent = AddMana | TakeMana | LoseMana;

/** `object`: what produces it. */
export const addManaEvent = (
  object: ObjectId,
  player: PlayerId,
  types: string,
  cause: Cause,
  { keep, noted }: { keep: ManaUnit['keep']; noted: AbilityRef | null },
): AddMana => ({ kind: 'addMana', object, player, amount: types.length, cause, types, keep, noted });

export const takeManaEvent = (player: PlayerId, from: PlayerId, cause: Cause): TakeMana => ({
  kind: 'takeMana',
  object: 0,
  player,
  amount: 0,
  cause,
  from,
});

export const loseManaEvent = (player: PlayerId, cause: Cause): LoseMana => ({
  kind: 'loseMana',
  object: 0,
  player,
  amount: 0,
  cause,
});

/** Whether mana of that source is such as pays for {S}, today also where it is no permanent (2006: 104.3h · 2009: 107.4f · 2011, 2026: 107.4h). */
export const makesSnow = (game: Game, source: ObjectId): boolean =>
  characteristics(game, source).supertypes.includes('snow') &&
  (game.edition.snowMana === 'sources' || objectOrLast(game, source)?.zone === 'battlefield');

export const addMana: KindOf<AddMana> = {
  perform(game, event) {
    const { cause, types, keep, noted } = event;
    const { mana } = playerIn(game, event);
    if (mana.length + types.length > MOST_MANA)
      throw new BeyondLimits('too-much-mana', `more than ${MOST_MANA} mana in a pool`);
    const { source } = cause;
    const snow = source !== 0 && makesSnow(game, source);
    const takes = poolColors(game, event.player);
    for (const type of types) {
      const color = colorBits([type]);
      mana.push({ type: color === (color & takes) ? (type as ManaType) : 'C', source, snow, by: noted, keep });
    }
    touch(game, Reads.mana);
    return types.length > 0;
  },
  patterns: {
    produceMana: (game, ctx, { what, who, atLeast = 0 }, { object, player, cause, amount }) =>
      cause.reason === 'tap' &&
      amount >= atLeast &&
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      matches(game, ctx, object, what),
  },
  binds: (_game, event) => ({ ...bound(event), 'event.word': { word: event.types } }),
};

export const loseMana: KindOf<LoseMana> = {
  perform(game, event) {
    const player = playerIn(game, event);
    const had = player.mana.length > 0;
    player.mana = [];
    touch(game, Reads.mana);
    return had;
  },
  patterns: {},
};

export const takeMana: KindOf<TakeMana> = {
  perform(game, event) {
    // what produced it, and what it may be spent on, stays as it was
    const from = game.state.players[event.from] as PlayerState;
    const taken = from.mana;
    from.mana = [];
    playerIn(game, event).mana.push(...taken);
    touch(game, Reads.mana);
    return taken.length > 0;
  },
  patterns: {},
};
