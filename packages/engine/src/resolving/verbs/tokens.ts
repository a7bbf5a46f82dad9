/** Creating tokens and emblems. 2006: 216, 418.6c · 2009: 110.5, 612.2a · 2011: 110.5, 113, 612.2a · 2026: 111, 114, 303.4f–i, 612.2a, 701.7, 707.8a */
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Env } from '../../state/state.ts';
import { refTo } from '../../abilities/paths.ts';
import { happen } from '../../events/happen.ts';
import { causedBy } from '../../events/cause.ts';
import { type Move, moveEvent } from '../../events/kinds/move.ts';
import { createTokenEvent, type TokenKind } from '../../events/kinds/token.ts';
import { arrival as arrivalOf } from '../../events/event.ts';
import { cease, newToken } from '../../events/objects.ts';
import { printedOn, valuesOfNew, writtenAt } from '../../objects/copying.ts';
import { withBinding, type Context, extended } from '../../meaning/context.ts';
import { askedAbout, objectsOf } from '../../meaning/objects.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { hostOf, intoCombat } from './cards.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { act, bindOutcome } from '../outcome.ts';
import { describedAs } from '../token-described.ts';
import { objectOrLast } from '../../state/objects.ts';
import { always, type Verbs } from './verb.ts';

/** Who owns a token: the effect's controller (216.1), who gets it (110.5a), who creates it (111.2). The seam `tokenOwner`. */
function ownerFor(game: Game, ctx: Context, receiver: PlayerId): PlayerId {
  return game.edition.tokenOwner === 'effect-controller' ? ctx.controller : receiver;
}

function createTokens(game: Game, ctx: Context, i: Doing<'createTokens'>): void {
  enter(game, ctx, i.out, entering(game, ctx, making(game, ctx, i, described(game, ctx, i))));
}

/** Tokens created for each of some objects come at once: each action on several objects is done at the same time (2026: 608.2f). */
export function tokensForEach(game: Game, ctx: Context, each: readonly ForEach[], i: Making): void {
  const all = each.flatMap(({ object, amount }) => {
    const about = withBinding(withBinding(ctx, 'each.amount', { amount }), 'each.object', { objects: [object] });
    return making(game, about, i, i.do === 'createTokens' ? described(game, about, i) : copies(game, about, i));
  });
  enter(game, ctx, i.out, entering(game, ctx, all));
}

type Making = Doing<'createTokens'> | Doing<'copyToken'>;

/** One of the objects that something is done for, and what an outcome says of it in numbers. */
export interface ForEach {
  readonly object: ObjectId;
  readonly amount: number;
}

const described = (game: Game, ctx: Context, i: Doing<'createTokens'>): readonly Counted[] =>
  [{ count: i.count, token: i.token }, ...(i.also ?? [])].map(({ count, token }) => ({
    count,
    made: describedAs(game, ctx, token),
  }));

interface Counted {
  readonly count: Quantity;
  readonly made: TokenKind['made'];
}

/** The player puts the emblem into the command zone, owns it and controls it. */
function createEmblem(game: Game, ctx: Context, i: Doing<'createEmblem'>): void {
  const ref = refTo(game, ctx, i.emblem);
  const env: Env = extended(ctx.env, { granter: { objects: [ctx.source] } });
  const made = { ref, env, copied: null, by: ctx.source };
  act(
    game,
    ctx,
    i.out,
    actorsOf(game, ctx, i.who).map((player) =>
      moveEvent(
        { object: newToken(game.state, player, made, 'emblem'), player, from: 'outside', to: 'command' },
        causedBy(ctx),
      ),
    ),
  );
}

function copyToken(game: Game, ctx: Context, i: Doing<'copyToken'>): void {
  const kinds = copies(game, ctx, i);
  if (kinds.length > 0) enter(game, ctx, i.out, entering(game, ctx, making(game, ctx, i, kinds)));
}

/** Tokens that are what is printed on a card (2026: 111.11). */
function createNamed(game: Game, ctx: Context, i: Doing<'createNamed'>): void {
  const made = { ref: null, env: null, copied: printedOn(game, i.card), by: ctx.source };
  enter(game, ctx, i.out, entering(game, ctx, making(game, ctx, i, [{ count: i.count, made }])));
}

const copies = (game: Game, ctx: Context, i: Doing<'copyToken'>): readonly Counted[] =>
  askedAbout(game, ctx, i.of).map((id) => ({
    count: i.count,
    made: {
      ref: null,
      env: null,
      copied: valuesOfNew(game, id, i.except, writtenAt(game, ctx, i.except)),
      by: ctx.source,
    },
  }));

/** Tokens that a player is to create. */
export interface Creating {
  readonly player: PlayerId;
  readonly kind: TokenKind;
}

/** As many of each kind as each player is to create. */
function making(
  game: Game,
  ctx: Context,
  i: Making | Doing<'createNamed'>,
  kinds: readonly Counted[],
): readonly Creating[] {
  const host = hostOf(game, ctx, 'attachedTo' in i ? i : {});
  return actorsOf(game, ctx, i.who).flatMap((player) => {
    const asked = withBinding(ctx, 'actor', { players: [player] });
    const arrives = i.do === 'createNamed' ? {} : { tapped: i.tapped === true, ...intoCombat(game, ctx, i), ...host };
    return kinds.map(({ count, made }) => ({ player, kind: { amount: amountOf(game, asked, count), made, arrives } }));
  });
}

/** The events by which the tokens come: those of each player, once what replaces their creation has. */
export function entering(game: Game, ctx: Context, all: readonly Creating[]): readonly Move[] {
  const events: Move[] = [];
  for (const player of new Set(all.map((creating) => creating.player))) {
    const kinds = all.flatMap((one) => (one.player === player && one.kind.amount > 0 ? [one.kind] : []));
    if (kinds.length === 0) continue;
    const owner = ownerFor(game, ctx, player);
    const cause = causedBy(ctx);
    const creation = createTokenEvent(player, kinds, cause);
    happen(game, [creation]);
    for (const { amount, made, arrives } of creation.created)
      for (let n = 0; n < amount; n++) {
        const object = newToken(game.state, owner, made);
        const arrival = arrivalOf(player, arrives);
        events.push(moveEvent({ object, player: owner, from: 'outside', to: 'battlefield', arrival }, cause));
      }
  }
  return events;
}

/** They enter. */
export function enter(game: Game, ctx: Context, out: string | undefined, events: readonly Move[]): void {
  const made = happen(game, events);
  // what cannot enter, as an Aura that can enchant nothing, is not created
  for (const { event, did } of made) if (!did) cease(game, event.object);
  bindOutcome(game, ctx, out, made);
}

/** Tokens and emblems. */
export const TOKENS = {
  createTokens: { possible: always, carryOut: createTokens },
  createNamed: { possible: always, carryOut: createNamed },
  // what has left is copied as it last was (2006: 413.2f · later: 608.2g–h)
  copyToken: {
    possible: (game, ctx, { of }) => objectsOf(game, ctx, of).some((id) => objectOrLast(game, id) !== null),
    carryOut: copyToken,
  },
  createEmblem: { possible: always, carryOut: createEmblem },
} satisfies Partial<Verbs>;
