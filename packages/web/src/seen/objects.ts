/** Finding objects in a view. */
import type { WireObject, WireView } from '@rulewright/protocol';

export const isLand = ({ types }: Pick<WireObject, 'types'>): boolean =>
  types.some((type) => type.toLowerCase() === 'land');

export const allObjects = (view: WireView): readonly WireObject[] => [
  ...view.battlefield,
  ...view.stack,
  ...view.exile,
  ...view.command,
  ...view.ante,
  ...view.players.flatMap((player) => [
    ...player.hand,
    ...player.graveyard,
    ...player.libraryKnown.map((known) => known.object),
  ]),
];

export const findObject = (view: WireView, id: number): WireObject | undefined =>
  id === 0 ? undefined : allObjects(view).find((object) => object.id === id);

export const isInHand = (view: WireView | undefined, object: number): boolean =>
  view?.players.some(({ hand }) => hand.some(({ id }) => id === object)) === true;
