/**
 * Spells are cast, abilities activated, lands played, targets chosen, spells and abilities countered.
 * 2006: 408–409, 410.2, 503.10 · 2009: 114–115, 601–602, 603.2, 706.9 · 2011: 114–116, 601–602, 603.2, 706.10 · 2026: 115–117, 601–602, 603.2,
 * 701.6, 707.10
 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Zone } from '../../state/names.ts';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import { objectOf } from '../../state/objects.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { maySpeakOf } from '../../abilities/paths.ts';
import { costsTap } from '../../abilities/tap-symbol.ts';
import { characteristics } from '../../continuous/derive.ts';
import { Reads } from '../../continuous/derived.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import type { Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { countCast } from '../commanders.ts';
import type { Cause, Happening } from '../event.ts';
import { type LogWords, note } from '../log.ts';
import { touch } from '../objects.ts';
import { bound, type KindOf, onlySeen, playerIn } from './kind.ts';

/** A spell has become cast. */
export type Cast = Happening<'cast'>;
/** An ability of the object has been activated. */
export interface Activate extends Happening<'activate'> {
  /** what it is on the stack; 0 for a mana ability */
  onStack: ObjectId;
}
export interface PlayLand extends Happening<'playLand'> {
  /** the land play that it takes up: one that an effect gives, or '' */
  by: string;
  /** where the card was */
  from: Zone;
}
/** The object, or a player, has become the target of a spell or ability: the cause's source. */
export interface BecomesTarget extends Happening<'becomesTarget'> {
  /** the player; -1: it is an object */
  whom: PlayerId;
  /** how many times something had become a target this turn when this happened; absent: it has not happened yet */
  before?: number;
}
export type Countered = Happening<'countered'>;
export type AbilityEvent = Cast | Activate | PlayLand | BecomesTarget | Countered;

export const castEvent = (spell: ObjectId, player: PlayerId, cause: Cause): Cast => ({
  kind: 'cast',
  object: spell,
  player,
  amount: 0,
  cause,
});

export const activateEvent = (object: ObjectId, player: PlayerId, onStack: ObjectId, cause: Cause): Activate => ({
  kind: 'activate',
  object,
  player,
  amount: 0,
  cause,
  onStack,
});

export const playLandEvent = (object: ObjectId, player: PlayerId, by: string, from: Zone, cause: Cause): PlayLand => ({
  kind: 'playLand',
  object,
  player,
  amount: 0,
  cause,
  by,
  from,
});

export const becomesTargetEvent = (object: ObjectId, player: PlayerId, cause: Cause): BecomesTarget => ({
  kind: 'becomesTarget',
  object,
  player,
  amount: 0,
  cause,
  whom: -1,
});

export const playerTargetedEvent = (whom: PlayerId, player: PlayerId, cause: Cause): BecomesTarget => ({
  kind: 'becomesTarget',
  object: 0,
  player,
  amount: 0,
  cause,
  whom,
});

export const counteredEvent = (object: ObjectId, player: PlayerId, cause: Cause): Countered => ({
  kind: 'countered',
  object,
  player,
  amount: 0,
  cause,
});

function targetText(game: Game, id: ObjectId, w: LogWords): string {
  const targets = (objectOf(game, id)?.stack?.targets ?? []).flatMap((t) => [
    ...t.objects.map((o) => w.object(o)),
    ...t.players.map((p) => w.player(p)),
  ]);
  return targets.length === 0 ? '' : ` targeting ${targets.join(', ')}`;
}

/** Whether that many of the spells that the player has cast this turn match, with this one as the last of them. */
function isNthCast(game: Game, ctx: Context, spell: ObjectId, player: PlayerId, what: Filter, nth: number): boolean {
  const cast = game.state.history.spellsCast.filter(
    (past) => past.player === player && matches(game, ctx, past.object, what),
  );
  return cast[nth - 1]?.object === spell;
}

export const cast: KindOf<Cast> = {
  perform(game, { object, player }) {
    const { history, options } = game.state;
    history.spellsCast.push({ object, player, characteristics: characteristics(game, object) });
    if (options.commander) countCast(game, object);
    touch(game, Reads.history | Reads.stack);
    const { cast: verb } = game.edition.vocabulary;
    note(game, (w) => `${w.player(player)} ${verb}s ${w.object(object)}${targetText(game, object, w)}.`);
    return true;
  },
  patterns: {
    cast: (game, ctx, { who, what, nth, later }, { object, player }) =>
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      matches(game, ctx, object, what) &&
      (nth === undefined || isNthCast(game, ctx, object, player, what, nth)) &&
      (later === undefined || !isNthCast(game, ctx, object, player, what, 1)),
  },
  binds: (_game, event) => ({ ...bound(event), 'event.spell': { objects: [event.object] } }),
  itself: ({ object }) => object,
};

/** What is activated: a mana ability is never on the stack. */
function activatedBy(game: Game, { onStack, cause }: Activate): ActivatedAbility | undefined {
  const ref = onStack === 0 ? cause.ability : objectOf(game, onStack)?.stack?.ability;
  const ability = ref == null ? undefined : abilityAt(game, ref);
  return ability?.ability === 'activated' ? ability : undefined;
}

/** Whether it is a loyalty ability, or one that a keyword of that name stands for. */
function isAbilityOf(ability: ActivatedAbility | undefined, of: 'loyalty' | readonly string[]): boolean {
  if (ability === undefined) return false;
  return of === 'loyalty'
    ? ability.loyalty !== undefined
    : ability.keyword !== undefined && of.includes(ability.keyword);
}

const hasTapCost = (ability: ActivatedAbility | undefined): boolean | undefined =>
  ability === undefined ? undefined : costsTap(ability);

export const activate: KindOf<Activate> = {
  perform(game, { object, player, onStack }) {
    const { activate: verb } = game.edition.vocabulary;
    if (onStack !== 0) note(game, (w) => `${w.player(player)} ${verb}s an ability of ${w.object(object)}.`);
    return true;
  },
  patterns: {
    activate: (game, ctx, { who, what, mana, of, tapping }, event) =>
      (mana !== false || event.onStack !== 0) &&
      (of === undefined || isAbilityOf(activatedBy(game, event), of)) &&
      (tapping === undefined || hasTapCost(activatedBy(game, event)) === tapping) &&
      (who === undefined || isPlayer(game, ctx, who, event.player)) &&
      matches(game, ctx, event.object, what),
  },
  binds: (_game, event) => {
    const env = bound(event, event.onStack);
    if (event.onStack !== 0) env['event.ability'] = { objects: [event.onStack] };
    return env;
  },
};

export const playLand: KindOf<PlayLand> = {
  perform(game, event) {
    const { object, player, by } = event;
    playerIn(game, event).landsPlayed += 1;
    game.state.history.landPlays.push({ player, by });
    touch(game, Reads.history);
    note(game, (w) => `${w.player(player)} plays ${w.object(object)}.`);
    return true;
  },
  patterns: {
    playLand: (game, ctx, { who, what, from }, { object, player, from: was }) =>
      (from === undefined || from === was) &&
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      matches(game, ctx, object, what),
  },
};

/** Whether a card of the game asks what has become a target, now or of what is still to come this turn. */
export const asksForTargeting = maySpeakOf('becomesTarget');

export const becomesTarget: KindOf<BecomesTarget> = {
  perform({ state, definitions }, event) {
    const { object, player, cause } = event;
    if (object !== 0 && asksForTargeting(definitions)) {
      const targeted = (state.history.targeted ??= []);
      event.before = targeted.length;
      targeted.push({ object, player, by: cause.source });
    }
    return true;
  },
  patterns: {
    becomesTarget: (game, ctx, { what, by, who, first }, { object, player, cause, before }) =>
      object !== 0 &&
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      (by === undefined || matches(game, ctx, cause.source, by)) &&
      matches(game, ctx, object, what) &&
      (first !== true ||
        !(game.state.history.targeted ?? []).some(
          (earlier, n) =>
            (before === undefined || n < before) &&
            earlier.object === object &&
            (who === undefined || isPlayer(game, ctx, who, earlier.player)) &&
            (by === undefined || matches(game, ctx, earlier.by, by)),
        )),
    playerTargeted: (game, ctx, { whom, by, who }, { whom: targeted, player, cause }) =>
      targeted >= 0 &&
      isPlayer(game, ctx, whom, targeted) &&
      (who === undefined || isPlayer(game, ctx, who, player)) &&
      (by === undefined || matches(game, ctx, cause.source, by)),
  },
  binds: (_game, event) => bound(event, 0, event.object, event.player, event.cause.source),
};

export const countered: KindOf<Countered> = {
  perform: onlySeen,
  impossible: (game, { object }) => objectOf(game, object) === null || objectRule(game, 'cantBeCountered', object),
  patterns: {
    countered: (game, ctx, { what, by }, { object, cause }) =>
      matches(game, ctx, object, what) &&
      (by === undefined || (cause.reason === 'effect' && isPlayer(game, ctx, by, cause.by))),
  },
  looksBack: (list) => list.includes('countered'),
  itself: ({ object }) => object,
};
