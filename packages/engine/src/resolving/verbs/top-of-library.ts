/**
 * Scry, surveil, fateseal, clash: looking at or revealing the top of libraries, and what of it stays there.
 * 2006: 502.36 · 2009: 701.16–18 · 2011: 701.18–20 · 2026: 701.22, 701.25, 701.29–30
 */
import { causedBy } from '../../events/cause.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { revealEvent } from '../../events/kinds/cards.ts';
import { moveEvent } from '../../events/kinds/move.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap } from '../../state/objects.ts';
import { compareAny, comparedStats } from '../../meaning/filter.ts';
import { askObjects, askOrder, askYesNo } from '../../decisions/ask.ts';
import { happen } from '../../events/happen.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { activeContext, bind, withBinding, type Context } from '../../meaning/context.ts';
import { isPlayer } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { reorder } from '../../events/shuffling.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

/**
 * Some of the top cards go to the bottom (scry, fateseal) or the graveyard (surveil), the rest stays on top, each in any order. All
 * players look at once, decide in turn order, and then the cards are moved at once (2026: 701.22c). Of no card nothing is done (701.22b, 701.25c).
 */
function sortTop(game: Game, ctx: Context, i: Doing<'scry'> | Doing<'surveil'> | Doing<'fateseal'>): void {
  const looks = actorsOf(game, ctx, i.who).flatMap((player) => {
    const own = withBinding(ctx, 'actor', { players: [player] });
    const said = amountOf(game, own, i.count);
    if (said <= 0) return [];
    const count = i.do === 'surveil' ? said + furtherCards(game, own, player) : said;
    const [owner = player] = i.do === 'fateseal' ? actorsOf(game, own, { who: 'opponent' }) : [player];
    return [{ player, owner, top: (game.state.players[owner]?.library ?? []).slice(0, count) }];
  });
  happen(
    game,
    looks.flatMap(({ player, top }) => top.map((id) => revealEvent(id, -1, causedBy(ctx), 1 << player))),
  );
  const order = (player: PlayerId, purpose: string, ids: readonly ObjectId[]): ObjectId[] =>
    askOrder(game, { player, source: ctx.source, purpose, items: ids, option: (object) => ({ object }) });
  const sorted = looks.map(({ player, owner, top }) => {
    const purpose = i.do === 'surveil' ? 'put into your graveyard' : 'put on the bottom';
    const away = askObjects(game, { player, source: ctx.source, purpose, ids: top, min: 0, max: top.length });
    const bottom = i.do === 'surveil' ? [] : order(player, 'on the bottom, last is lowest', away);
    const kept = order(
      player,
      'on top, first is topmost',
      top.filter((id) => !away.includes(id)),
    );
    return { owner, away, bottom, kept };
  });
  if (i.do === 'surveil')
    happen(
      game,
      sorted.flatMap(({ away }) =>
        away.map((id) => moveEvent({ object: id, from: 'library', to: 'graveyard' }, causedBy(ctx))),
      ),
    );
  for (const { owner, bottom, kept } of sorted) {
    reorder(game, owner, bottom, 'bottom');
    reorder(game, owner, kept, 'top');
  }
  act(
    game,
    ctx,
    i.out,
    looks.map(({ player, top }) => actionEvent(i.do, player, causedBy(ctx), { amount: top.length })),
  );
}

/** How many additional cards the player looks at, who may do without. */
function furtherCards(game: Game, ctx: Context, player: PlayerId): number {
  let more = 0;
  for (const active of rulesOf(game, 'surveilsFurther'))
    if (
      isPlayer(game, activeContext(active), active.rule.who, player) &&
      askYesNo(game, { player, source: ctx.source, purpose: 'look at more cards' })
    )
      more += active.rule.n;
  return more;
}

/** Both reveal their top card at once and decide in turn order whether it goes to the bottom; the card of the greater mana value wins. */
function clash(game: Game, ctx: Context, i: Doing<'clash'>): void {
  const opponents = actorsOf(game, ctx, { who: 'opponent' });
  const clashing = [...actorsOf(game, ctx, i.who), ...opponents];
  bind(ctx, 'clashed', { players: opponents });
  const revealed = apnap(game).flatMap((player) => {
    const top = game.state.players[player]?.library[0];
    return clashing.includes(player) ? [{ player, top }] : [];
  });
  const cards = revealed.filter((one): one is { player: PlayerId; top: ObjectId } => one.top !== undefined);
  happen(
    game,
    cards.map(({ player, top }) => revealEvent(top, player, causedBy(ctx))),
  );
  const values = cards.map(({ top }) => comparedStats(game, top, 'manaValue'));
  const away = cards.filter(({ player }) =>
    askYesNo(game, { player, source: ctx.source, purpose: 'put it on the bottom' }),
  );
  for (const { player, top } of away) reorder(game, player, [top], 'bottom');
  // each card is compared by either half of a split card, so that both players may win (2009, 2011: 708.6a)
  const won = cards
    .filter((_, n) => values.every((others, m) => m === n || compareAny(values[n] ?? [], '>', others)))
    .map(({ player }) => player);
  act(
    game,
    ctx,
    undefined,
    revealed.map(({ player }) => actionEvent('clash', player, causedBy(ctx), { won: won.includes(player) })),
  );
  if (i.out !== undefined) bind(ctx, i.out, { players: won, did: won.length > 0 });
}

/** Looking at the top of libraries. */
export const TOP_OF_LIBRARY = {
  scry: { possible: always, carryOut: sortTop },
  surveil: { possible: always, carryOut: sortTop },
  fateseal: { possible: always, carryOut: sortTop },
  clash: { possible: always, carryOut: clash },
} satisfies Partial<Verbs>;
