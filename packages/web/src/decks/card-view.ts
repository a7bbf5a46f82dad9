/** A card of the pool as the frame draws it. */
import type { WireCard, WireObject } from '@rulewright/protocol';

const number = (printed: string | null): number | null =>
  printed === null || !/^-?\d+$/.test(printed) ? null : Number(printed);

export const asObject = (card: WireCard): WireObject => ({
  id: 0,
  name: card.name,
  knownAs: null,
  cardName: card.name,
  kind: 'card',
  zone: 'outside',
  owner: 0,
  controller: 0,
  manaCost: card.manaCost,
  manaValue: card.manaValue,
  colors: card.colors,
  typeLine: card.typeLine,
  types: card.types,
  subtypes: card.subtypes,
  abilities: card.text,
  power: number(card.power),
  toughness: number(card.toughness),
  printed: null,
  loyalty: null,
  defense: null,
  damage: 0,
  tapped: false,
  flipped: false,
  faceDown: false,
  phasedOut: false,
  sick: false,
  counters: [],
  attachedTo: 0,
  attachedPlayer: -1,
  attachments: [],
  attacking: null,
  blocking: [],
  targets: [],
  x: null,
  source: 0,
  marks: [],
});
