/**
 * Countering, changing targets, copying and casting while something resolves.
 * 2006: 401–402, 413–414, 413.2e, 415.6–7, 503.10, 503.12, 600.4a · 2009: 113, 305.3, 608.2f, 701.5, 706.9, 706.11, 800.4a · 2011: 114, 305.3, 608.2f,
 * 701.5, 706.10, 706.12, 800.4a · 2026: 115.7, 305.3, 400.7i, 608.2g, 701.6, 707.10, 707.12, 712.12, 800.4a
 */
import type { Doing } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { CopyException } from '../../vocabulary/rules-effects.ts';
import { COLORS } from '../../vocabulary/words.ts';
import { characteristics, rulesOf } from '../../continuous/derive.ts';
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf, objectOrLast } from '../../state/objects.ts';
import type { ChosenTargets, GameObject, StackInfo } from '../../state/state.ts';
import { askForNo, askObjects, askOption, askOrder, askYesNo } from '../../decisions/ask.ts';
import { cease, rememberLast } from '../../events/objects.ts';
import { happen } from '../../events/happen.ts';
import { causedBy } from '../../events/cause.ts';
import { counteredEvent } from '../../events/kinds/ability.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { moveEvent, ontoStackEvent } from '../../events/kinds/move.ts';
import { arrival } from '../../events/event.ts';
import type { GameEvent, Outcome } from '../../events/event.ts';
import { castFrom, type CastHow, canCastFrom, costsHiddenCards, takesNewMana } from '../../casting/cast.ts';
import { canPlayLandFrom, playLandFrom } from '../../casting/play-land.ts';
import { chooseNewTargets, targetsOfCopy, targetsTurnedTo, type Slot } from '../../casting/targets/change.ts';
import { valuesOfNew, writtenAt } from '../../objects/copying.ts';
import { activeContext, bind, type Context, withBinding } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { isUnseen } from '../../meaning/unseen.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import { bindOutcome } from '../outcome.ts';
import { goingTo } from './cards.ts';
import { lesser } from '../../state/numbers.ts';
import { forgetStateTrigger } from '../../events/pending.ts';
import { canName, isFromOutside } from '../from-outside.ts';
import { carryOut } from '../carry-out.ts';
import { available } from '../possible.ts';
import { thereIs, type Verbs } from './verb.ts';

/** A countered spell goes to the graveyard, or where the effect says; a countered ability ceases to exist. */
function counter(game: Game, ctx: Context, i: Doing<'counter'>): void {
  const events: GameEvent[] = [];
  for (const id of objectsOf(game, ctx, i.what)) {
    const object = objectOf(game, id);
    if (object?.zone === 'stack' && object.stack?.kind !== 'damage')
      events.push(counteredEvent(id, object.controller, causedBy(ctx)));
  }
  const outcomes = happen(game, events);
  const results: Outcome[] = [];
  for (const outcome of outcomes) {
    const object = objectOf(game, outcome.event.object);
    if (!outcome.did || object === null) continue;
    results.push({ ...outcome, object: object.id });
    if (object.kind === 'ability') {
      forgetStateTrigger(game, object);
      // the ability itself is what "a permanent's ability countered this way" asks about
      rememberLast(game, object, 0);
      cease(game, object.id);
    } else {
      const going =
        i.to === undefined
          ? moveEvent({ object: object.id, from: 'stack', to: 'graveyard' }, causedBy(ctx, 'countered'))
          : goingTo(game, ctx, object.id, i.to);
      const moved = going === null ? [] : happen(game, [going]);
      (results.at(-1) as Outcome).object = moved[0]?.object ?? object.id;
    }
  }
  bindOutcome(game, ctx, i.out, results);
  if (i.out !== undefined)
    bind(ctx, `${i.out}.countered`, { objects: outcomes.filter((o) => o.did).map((o) => o.event.object) });
}

/** What the new targets must be; null: anything legal. */
function newTargetsOf(game: Game, ctx: Context, { to, toPlayer }: Doing<'changeTargets'>): readonly Slot[] | null {
  if (to !== undefined) return objectsOf(game, ctx, to).map((object) => ({ object }));
  return toPlayer === undefined ? null : playersOf(game, ctx, toPlayer).map((player) => ({ player }));
}

function changeTargetsOf(game: Game, ctx: Context, i: Doing<'changeTargets'>): void {
  const [player] = actorsOf(game, ctx, i.by);
  if (player === undefined) return;
  let did = false;
  for (const id of objectsOf(game, ctx, i.of)) {
    const to = newTargetsOf(game, ctx, i);
    if (objectOf(game, id)?.zone === 'stack')
      did = chooseNewTargets(game, player, id, { which: i.which ?? 'all', to }) || did;
  }
  if (i.out !== undefined) bind(ctx, i.out, { did });
}

/**
 * Copies are put on the stack, not cast; choices made for the original are copied, targets may be chosen anew. What the edition
 * does not copy stays alone (2006: 503.10 · 2009: 706.9 · 2011: 706.10 · 2026: 707.10).
 */
function copySpell(game: Game, ctx: Context, i: Doing<'copySpell'>): void {
  const outcomes: Outcome[] = [];
  for (const player of actorsOf(game, ctx, i.who)) {
    const acting = actedBy(ctx, player);
    const count = amountOf(game, acting, i.count);
    for (const id of objectsOf(game, acting, i.what)) {
      // of a spell that has left the stack: as it last was there
      const original = objectOrLast(game, id);
      if (original?.stack == null || original.zone !== 'stack') continue;
      if (!game.edition.copiedOnStack.includes(original.stack.kind)) continue;
      const { targets } = original.stack;
      const each =
        i.forEach !== undefined
          ? turnedToEach(game, ctx, player, original, i.forEach)
          : i.target !== undefined
            ? turnedToOne(game, ctx, player, original, i.target)
            : [targets];
      for (const chosen of each)
        for (let n = 0; n < soOften(count); n++) outcomes.push(...copyOnce(game, ctx, original, chosen, player, i));
    }
  }
  bindOutcome(game, ctx, i.out, outcomes);
}

/** The targets of a copy for each of the objects, in the order that the player likes (2026: 707.10d). */
function turnedToEach(
  game: Game,
  ctx: Context,
  player: PlayerId,
  original: GameObject,
  each: ObjectSet,
): (readonly ChosenTargets[])[] {
  const found = objectsOf(game, ctx, each).flatMap((object) => {
    const targets = targetsTurnedTo(game, player, original, object);
    return targets === null ? [] : [{ object, targets }];
  });
  const ordered = askOrder(game, {
    player,
    source: ctx.source,
    purpose: 'copies',
    items: found,
    option: ({ object }) => ({ object }),
  });
  return ordered.map(({ targets }) => targets);
}

/** The targets of a copy that has one of the objects for its target: which, its player says (2026: 707.10e). */
function turnedToOne(
  game: Game,
  ctx: Context,
  player: PlayerId,
  original: GameObject,
  among: ObjectSet,
): (readonly ChosenTargets[])[] {
  const legal = objectsOf(game, ctx, among).filter((id) => targetsTurnedTo(game, player, original, id) !== null);
  const [one] = askObjects(game, {
    player,
    source: ctx.source,
    purpose: 'target',
    ids: legal,
    min: lesser(1, legal.length),
    max: 1,
  });
  const targets = one === undefined ? null : targetsTurnedTo(game, player, original, one);
  return targets === null ? [] : [targets];
}

/** "It copies this spell's colour": the colours that object has now. */
function settled(game: Game, ctx: Context, exception: CopyException): CopyException {
  if (exception.except !== 'colorOf') return exception;
  const of = objectsOf(game, ctx, exception.of)[0];
  const bits = of === undefined ? 0 : characteristics(game, of).colors;
  return { except: 'color', colors: COLORS.filter((_, i) => (bits & (1 << i)) !== 0) };
}

function copyOnce(
  game: Game,
  ctx: Context,
  original: GameObject,
  targets: readonly ChosenTargets[],
  player: PlayerId,
  i: Doing<'copySpell'>,
): Outcome[] {
  // text spliced on is among the abilities copied, what an effect gave is not; mana is no object that a copy could refer to (2026: 707.10);
  // a duration that ended before the copy was there is not over for it
  const { given: _, manaFrom: __, durations: ___, helper: ____, ...announced } = original.stack as StackInfo;
  const stack: StackInfo = {
    ...announced,
    targets,
    copy: true,
    castFrom: null,
    spliced: [],
    manaSpent: [],
  };
  const copied =
    original.kind === 'ability'
      ? null
      : valuesOfNew(
          game,
          original.id,
          i.except?.map((except) => settled(game, ctx, except)),
          writtenAt(game, ctx, i.except),
        );
  const outcomes = happen(game, [
    ontoStackEvent(
      {
        definition: original.def,
        player,
        face: original.face,
        stack,
        arrival: arrival(player, { copied }),
      },
      causedBy(ctx),
    ),
  ]);
  const made = outcomes[0]?.object ?? 0;
  if (made !== 0) targetsOfCopy(game, player, made, i.newTargets === true);
  if (made !== 0 && stack.kind === 'spell')
    happen(game, [actionEvent('copy', player, causedBy(ctx), { object: made })]);
  return outcomes;
}

function howToCast(game: Game, ctx: Context, i: Doing<'cast'>, id: ObjectId): CastHow {
  const { as } = i;
  return {
    free: i.free === true,
    cost: i.cost ?? null,
    tag: i.tag ?? '',
    copy: i.copy === true,
    faceDown: i.faceDown === true,
    transformed: i.transformed === true,
    spending: i.spending,
    ...(as === undefined ? {} : { fits: () => matches(game, ctx, id, as) }),
  };
}

/** Whether any of what may be cast or played now can be. */
function canPlayAny(game: Game, ctx: Context, i: Doing<'cast'> | Doing<'playLand'>): boolean {
  if (isFromOutside(i.what)) return true;
  const players = playersOf(game, ctx, i.who);
  // looking asks nobody to choose
  const what = i.what.set === 'choice' ? i.what.from : i.what;
  return players.some((player) =>
    objectsOf(game, actedBy(ctx, player), what).some((id) =>
      i.do === 'playLand'
        ? canPlayLandFrom(game, player, id)
        : (i.lands === true && canPlayLandFrom(game, player, id)) ||
          canCastFrom(game, player, id, howToCast(game, ctx, i, id)),
    ),
  );
}

/** What has a land on one face and a spell on the other is played as the player likes. */
const playsAsLand = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  askOption(game, {
    player,
    source: id,
    purpose: 'how is it played',
    options: [{ text: 'land' }, { text: game.edition.vocabulary.cast }],
  }) === 0;

/** What is cast: where the text describes the spell, a card is chosen that can be cast as such (2026: 601.3, 715.3). */
function castOf(game: Game, ctx: Context, i: Doing<'cast'>, player: PlayerId): readonly ObjectId[] {
  const { what, as } = i;
  if (!canName(game, ctx, what)) return [];
  if (what.set !== 'choice' || as === undefined) return objectsOf(game, ctx, what);
  const objects = objectsOf(game, ctx, what.from).filter((id) =>
    canCastFrom(game, player, id, howToCast(game, ctx, i, id)),
  );
  return objectsOf(game, withBinding(ctx, 'castable', { objects }), {
    ...what,
    from: { set: 'ref', name: 'castable' },
  });
}

function castDuringResolution(game: Game, ctx: Context, i: Doing<'cast'>): void {
  const cast: ObjectId[] = [];
  for (const player of actorsOf(game, ctx, i.who)) {
    for (const id of castOf(game, actedBy(ctx, player), i, player)) {
      const how = howToCast(game, ctx, i, id);
      const castable = canCastFrom(game, player, id, how);
      if (i.lands === true && canPlayLandFrom(game, player, id) && (!castable || playsAsLand(game, player, id))) {
        cast.push(playLandFrom(game, player, id));
        continue;
      }
      if (!castable) {
        if (i.optional === true && isUnseen(game, id))
          askForNo(game, { player, source: id, purpose: game.edition.vocabulary.cast });
        continue;
      }
      const may = i.optional === true || costsHiddenCards(game, id) || takesNewMana(game, player, id, how);
      if (may && !askYesNo(game, { player, source: id, purpose: game.edition.vocabulary.cast })) continue;
      const spell = castFrom(game, player, id, how);
      if (spell !== 0) cast.push(spell);
    }
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: cast, did: cast.length > 0 });
}

function playLandDuringResolution(game: Game, ctx: Context, i: Doing<'playLand'>): void {
  const played: ObjectId[] = [];
  for (const player of actorsOf(game, ctx, i.who)) {
    for (const id of objectsOf(game, actedBy(ctx, player), i.what)) {
      if (i.optional === true && !askYesNo(game, { player, source: id, purpose: 'play' })) continue;
      const land = playLandFrom(game, player, id);
      if (land !== 0) played.push(land);
    }
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: played, did: played.length > 0 });
}

const hasTargets = (game: Game, ctx: Context, { of }: Doing<'changeTargets'>): boolean =>
  available(
    game,
    ctx,
    of,
    ({ stack }) => stack?.targets.some((chosen) => chosen.objects.length + chosen.players.length > 0) === true,
  ) > 0;

/** What effects let the players do with the cards that they have exiled (2026: 702.85b). */
function asCascades(game: Game, ctx: Context, i: Doing<'cascaded'>): void {
  const cascaded = { objects: objectsOf(game, ctx, i.what) };
  for (const player of playersOf(game, ctx, i.who))
    for (const active of rulesOf(game, 'asCascades')) {
      const own = activeContext(active);
      if (!isPlayer(game, own, active.rule.who, player)) continue;
      bind(own, 'cascaded', cascaded);
      carryOut(game, own, active.rule.effect, null);
    }
}

/** Spells and abilities on the stack. */
export const STACK = {
  counter: { possible: thereIs('what'), carryOut: counter },
  changeTargets: { possible: hasTargets, carryOut: changeTargetsOf },
  // what has left is copied as it last was (2006: 413.2f · later: 608.2g–h)
  copySpell: {
    possible: (game, ctx, { what }) => objectsOf(game, ctx, what).some((id) => objectOrLast(game, id) !== null),
    carryOut: copySpell,
  },
  cast: { possible: canPlayAny, carryOut: castDuringResolution },
  cascaded: { possible: thereIs('what'), carryOut: asCascades },
  playLand: { possible: canPlayAny, carryOut: playLandDuringResolution },
} satisfies Partial<Verbs>;
