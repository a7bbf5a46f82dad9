/** The part that both games must show alike: every object by its name, the players, the stack, and whose turn it is. */
import { characteristics, controllerOf, type Game, type GameObject } from '@rulewright/engine';
import { isExtra, type Named } from './names.ts';

function shownOf(named: Named, object: GameObject): string {
  const { game } = named;
  const is = characteristics(game, object.id);
  const { zone, tapped, flipped, faceDown, phasedOut, counters, damage, stack } = object;
  const sorted = Object.entries(counters ?? {}).filter(([, n]) => n !== 0);
  return named.word(
    JSON.stringify({
      zone,
      owner: named.player(object.owner),
      controller: named.player(controllerOf(game, object.id)),
      tapped,
      flipped,
      faceDown,
      phasedOut,
      counters: sorted.sort(([a], [b]) => a.localeCompare(b)),
      damage,
      on: named.object(object.attachedTo),
      onPlayer: named.player(object.attachedPlayer),
      names: is.names,
      pt: [is.power, is.toughness],
      types: is.types,
      supertypes: is.supertypes.toSorted(),
      subtypes: is.subtypes.toSorted(),
      colors: is.colors,
      keywords: is.keywords.toSorted(),
      x: stack?.x ?? null,
      // those of one phrase are kept in the order of the options, which is that of the seats
      targets: (stack?.targets ?? []).map(({ objects, players }) => [
        objects.map((id) => named.object(id)).sort(),
        players.map((seat) => named.player(seat)).sort((a, b) => a - b),
      ]),
    }),
  );
}

/** The lines of it, in an order that both games share. */
export function tableOf(named: Named): string[] {
  const { state }: Game = named.game;
  const called = (ids: readonly number[]): string => ids.map((id) => named.object(id)).join(', ');
  // a hand has no order; where cards of one are put into a graveyard at once, their order there is by their names if no card looks at it
  const inAnyOrder = (ids: readonly number[]): string =>
    ids
      .map((id) => named.object(id))
      .sort()
      .join(', ');
  const objects = named
    .objects()
    .filter(({ id }) => !isExtra(named.object(id)))
    .map((object) => `${named.object(object.id)}: ${shownOf(named, object)}`);
  const players = state.players.map((player) => {
    const { id, life, counters, mana, library, hand, graveyard, landsPlayed, lost, left } = player;
    return `player ${named.player(id)}: ${JSON.stringify({ life, counters, landsPlayed, lost, left })} mana ${mana
      .map(({ type }) => type)
      .sort()
      .join('')} library ${called(library)} hand ${inAnyOrder(hand)} graveyard ${inAnyOrder(graveyard)}`;
  });
  const { turn } = state;
  return [
    ...objects.sort(),
    ...players.sort(),
    `stack ${called(state.stack)}`,
    `turn ${turn.number} of ${named.player(turn.active)}: ${turn.step}`,
  ];
}

/** The first line that differs; null where none does. */
export function difference(one: readonly string[], two: readonly string[]): string | null {
  for (let at = 0; at < Math.max(one.length, two.length); at++)
    if (one[at] !== two[at]) return `${one[at] ?? 'nothing'}\n    and not ${two[at] ?? 'nothing'}`;
  return null;
}
