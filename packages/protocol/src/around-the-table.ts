/** Who sits around the table, for whoever shows it: the others in turn order, and which of them whole where there is not room for all. */
import type { WireView } from './view.ts';

type Seen = Pick<WireView, 'seat' | 'variant' | 'turn'> & {
  readonly turns: readonly { readonly player: number; readonly step: string | null }[];
  readonly players: readonly { readonly id: number; readonly team: number; readonly left: boolean }[];
};

/** Whose side is one's own: the seat's, to a spectator the first. */
export const ownPlace = ({ seat }: Seen): number => Math.max(0, seat);

/** Who else plays, in turn order after whose table it is. */
export function othersOf(view: Seen): readonly number[] {
  const { length } = view.players;
  return view.players.map((_, at) => (ownPlace(view) + at) % length).slice(1);
}

/** Whose side is shown whole besides one's own: who was chosen, else the next opponent who is still playing. */
export function focusedPlayer(view: Seen, chosen: number): number {
  const others = othersOf(view);
  if (others.includes(chosen)) return chosen;
  const team = view.players[ownPlace(view)]?.team;
  const opponent = others.find((at) => view.players[at]?.left === false && view.players[at].team !== team);
  return opponent ?? others[0] ?? 0;
}

/** The next of the others, to be shown whole. */
export function nextFocus(view: Seen, chosen: number): number {
  const others = othersOf(view);
  return others[(others.indexOf(focusedPlayer(view, chosen)) + 1) % others.length] ?? chosen;
}

/** Whether it is that player's turn: alone, with a team, or at the same time as others have theirs. */
export const hasTurn = ({ variant, turn, turns, players }: Seen, player: number): boolean =>
  turn.active === player ||
  turns.some((own) => own.player === player && own.step !== null) ||
  (variant === 'two-headed-giant' && players[turn.active]?.team === players[player]?.team);
