/** What checks of state-based actions write that is no event. 2006: 216.3, 420 · 2009: 704, 706.9a, 800.4b · 2011: 704, 706.10a, 800.4b · 2026: 704, 707.10a, 800.4c */
import { Reads } from '../continuous/derived.ts';
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';
import { cease, touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';
import { slotOf } from '../state/ids.ts';

/** A check has looked at draws from an empty library and at damage by deathtouch since the last one. */
export function forgetChecked({ state }: Game, permanents: readonly GameObject[]): void {
  for (const player of state.players) player.drewFromEmpty = false;
  for (const { id, deathtouched } of permanents) {
    const object = deathtouched ? state.objects[slotOf(id)] : null;
    if (object?.id === id) toWrite(state, object).deathtouched = false;
  }
}

/** What happens from here on is for another check to look at. */
export function leaveToNextCheck({ state }: Game): void {
  state.unsettled = false;
}

/** Whoever controls it keeps it, for control would go back to a player who has left. */
export function keepControl(game: Game, object: GameObject): void {
  const kept = toWrite(game.state, object);
  kept.controller = kept.heldBy;
  touch(game, Reads.membership);
}

/**
 * Tokens off the battlefield cease to exist, and copies of spells off the stack; the copy of a card that was cast may be on the
 * battlefield (2006: 216.3, 420.5f, 420.5j, 503.10a · 2009: 704.5d–e, 706.9a · 2011: 704.5d–e, 706.10a · 2026: 704.5d–e, 707.10a).
 */
export function ceaseToExist(game: Game): boolean {
  const { state } = game;
  if (!state.fleeting) return false;
  state.fleeting = false;
  let any = false;
  for (const object of state.objects) {
    if (object === null) continue;
    if (object.components !== null) state.fleeting = true;
    if (object.kind !== 'token' && object.kind !== 'copy') continue;
    const gone =
      (object.kind === 'token' && object.zone !== 'battlefield') ||
      (object.kind === 'copy' &&
        object.zone !== 'stack' &&
        (object.zone !== 'battlefield' || object.spell?.castFrom == null));
    const phased = object.kind === 'token' && object.phasedOut && game.edition.tokensPhasing === 'cease';
    if (gone || phased) {
      cease(game, object.id);
      any = true;
    } else state.fleeting = true;
  }
  return any;
}
