/** Who does something, or makes a choice, that an instruction asks of players. 2006: 103.4, 600.4d · 2009: 806.7, 800.4e · 2011: 805.9, 810.7b, 800.4e · 2026: 805.9–10, 800.4g */
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { askOption, chooseInstead } from '../decisions/ask.ts';
import { bind, type Context, withBinding } from './context.ts';
import { memoised } from '../state/memoised.ts';
import { someNode } from '../vocabulary/some-node.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { objectsOf } from './objects.ts';
import { choosersAmong, playersKnown, playersOf } from './players.ts';

const ONE_OF: ReadonlySet<PlayerSet['who']> = new Set(['opponent', 'defending', 'attacking', 'attacked', 'active']);

/** Who carries out an instruction: of several players the one whose turn it is to act, else the controller of the effect. */
export const actorOf = (ctx: Context): PlayerId => ctx.env['actor']?.players?.[0] ?? ctx.controller;

/** The same context in which that player acts: "their" in the instruction is that player's. */
export const actedBy = (ctx: Context, player: PlayerId): Context => withBinding(ctx, 'actor', { players: [player] });

/**
 * The players who do something. "An opponent" is one that the controller chooses as it is done, and stays the same while the
 * ability resolves; so is "the defending player" and the like (2006: 602.2a · 2009: 802.2a, 806.7b · 2011: 508.5a, 805.9, 810.7b ·
 * 2026: 508.5a, 805.9–10), of one attacker; of several attackers each has its own.
 */
export function actorsOf(game: Game, ctx: Context, who: PlayerSet): PlayerId[] {
  const found = playersOf(game, ctx, who);
  if (found.length < 2 || !ONE_OF.has(who.who) || ofSeveral(game, ctx, attackersOf(who))) return found;
  const chosen = [oneOf(game, ctx, found)];
  if (who.who === 'opponent') bind(ctx, 'opponent', { players: chosen });
  return chosen;
}

/** The one player whom words for one mean: of several that fit the one whom the controller chooses (2009, 2011, 2026: 608.2d). */
export function oneMeant(game: Game, ctx: Context, who: PlayerSet): PlayerId | undefined {
  const found = actorsOf(game, ctx, who);
  return found.length < 2 ? found[0] : oneOf(game, ctx, found);
}

/** The one of them whom the controller chooses. */
export function oneOf(game: Game, ctx: Context, found: readonly PlayerId[]): PlayerId {
  const options = found.map((player) => ({ player }));
  const which = {
    player: ctx.controller,
    source: ctx.source,
    kind: 'player',
    purpose: 'choose a player',
    options,
  } as const;
  return found[askOption(game, which)] as PlayerId;
}

const attackersOf = (who: PlayerSet): ObjectSet | undefined => {
  if (who.who === 'attacked') return who.by;
  return who.who === 'defending' ? who.of : undefined;
};
const ofSeveral = (game: Game, ctx: Context, of: ObjectSet | undefined): boolean =>
  of !== undefined && objectsOf(game, ctx, of).length > 1;

const DEFENDING: PlayerSet = { who: 'defending' };

/** Whether what it does at once speaks of the defending player of no creature in particular. */
const speaksOfDefending = memoised<Instruction, boolean>(
  (i) =>
    i.do !== 'effect' && i.do !== 'delayed' && someNode(i, (n) => n['who'] === 'defending' && n['of'] === undefined),
);

/** Of several defending players the controller chooses the one that the whole spell or ability refers to (2006: 602.2a · later: 802.2a). */
export function chooseDefending(game: Game, ctx: Context, i: Instruction): void {
  if (game.state.players.length < 3 || !speaksOfDefending(i)) return;
  const found = playersOf(game, ctx, DEFENDING);
  if (found.length > 1) bind(ctx, 'defending', { players: [oneOf(game, ctx, found)] });
}

/** Who makes a choice; in place of one who has left another (2006: 600.4d, 601.5c · 2009, 2011: 800.4e, 801.5c · 2026: 800.4g, 801.5c). */
export function whoChooses(game: Game, ctx: Context, who: PlayerSet): PlayerId | undefined {
  const [chooser] = actorsOf(game, ctx, who);
  if (chooser !== undefined) return chooser;
  const left = playersKnown(game, ctx, who).find((p) => game.state.players[p]?.left === true);
  return left === undefined ? choosersAmong(game, ctx, who)[0] : chooseInstead(game, ctx.controller, left, ctx.source);
}
