/** Saying in the log what was replaced or prevented, and by what. 2006: 419.5 · 2009, 2011, 2026: 614.6, 615.6 */
import type { Game } from '../running/game.ts';
import type { ActiveReplacement } from '../continuous/derived.ts';
import { causedBy } from '../events/cause.ts';
import type { GameEvent } from '../events/event.ts';
import { type LogWords, note } from '../events/log.ts';
import type { Damage } from '../events/kinds/damage.ts';
import type { Context } from '../meaning/context.ts';

/** How a permanent itself enters is no news, and of damage that is prevented the amount is told. */
export function noteReplaced(
  game: Game,
  event: GameEvent,
  { source, replacement }: ActiveReplacement,
  ctx: Context,
): void {
  const { instead } = replacement.instead;
  if (instead === 'prevent' || (instead === 'enters' && source === event.object)) return;
  noteWithCause(
    game,
    ctx,
    '614.6',
    (words) => `${whose(words, ctx)} replacement effect applies to ${about(words, event)}.`,
  );
}

export function notePrevented(game: Game, event: Damage, prevented: number, ctx: Context): void {
  noteWithCause(
    game,
    ctx,
    '615.6',
    (words) => `${prevented} damage from ${words.object(event.source)} to ${about(words, event)} is prevented.`,
  );
}

function noteWithCause(game: Game, ctx: Context, rule: string, sentence: (words: LogWords) => string): void {
  note(game, sentence, null, { ...causedBy(ctx), rule });
}

const whose = (words: LogWords, { source }: Context): string => (source === 0 ? 'A' : `${words.object(source)}’s`);

const about = (words: LogWords, { object, player }: GameEvent): string =>
  object === 0 ? words.player(player) : words.object(object);
