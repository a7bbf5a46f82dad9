/** The layouts that card files name. 2006: 505, 508 · 2009: 708–709, 901–902 · 2011: 708–711, 901–904 · 2026: 709–721, 901–904 */
import type { CardLayout, FaceFacts } from './card-text.ts';

/** The layouts of Scryfall's files, which those of MTGJSON since its version 5 follow. */
const LAYOUTS: { readonly [layout: string]: CardLayout } = {
  normal: 'normal',
  leveler: 'leveler',
  split: 'split',
  flip: 'flip',
  transform: 'double-faced',
  modal_dfc: 'modal-double-faced',
  meld: 'meld',
  aftermath: 'aftermath',
  adventure: 'adventure',
  omen: 'omen',
  prepare: 'prepare',
  room: 'room',
  saga: 'saga',
  class: 'class',
  case: 'case',
  mutate: 'mutate',
  prototype: 'prototype',
  battle: 'battle',
  station: 'station',
  vanguard: 'vanguard',
  planar: 'plane',
  scheme: 'scheme',
};

/** Layouts that are no cards of the game. */
const NO_CARD: { readonly [layout: string]: string } = {
  token: 'a token',
  double_faced_token: 'a token',
  emblem: 'an emblem',
  art_series: 'a card without rules',
  reversible_card: 'a printing with two fronts of a card listed by itself',
  host: 'a card of a silver-bordered set',
  augment: 'a card of a silver-bordered set',
};

export type KnownLayout =
  | { readonly ok: true; readonly layout: CardLayout }
  | { readonly ok: false; readonly reason: string };

/** What a layout's name and the faces make of a card; a reason where it is no card, or of a layout not known here. */
export function knownLayout(named: string, faces: readonly FaceFacts[]): KnownLayout {
  const reason = NO_CARD[named];
  if (reason !== undefined) return { ok: false, reason };
  const layout = LAYOUTS[named];
  if (layout === undefined) return { ok: false, reason: `a card of the layout ${named}` };
  return { ok: true, layout: distinguished(layout, faces) };
}

/** Files put some kinds of cards under the layout they look like; the type line or a keyword tells them apart. */
function distinguished(layout: CardLayout, faces: readonly FaceFacts[]): CardLayout {
  const lastFace = faces.at(-1);
  const everyType = (pattern: RegExp) => faces.every((face) => pattern.test(face.typeLine));
  switch (layout) {
    case 'split':
      if (everyType(/\bRoom\b/)) return 'room';
      return /^Aftermath\b/.test(lastFace?.text ?? '') ? 'aftermath' : 'split';
    case 'adventure':
      return /\bOmen\b/.test(lastFace?.typeLine ?? '') ? 'omen' : 'adventure';
    case 'plane':
      return everyType(/^Phenomenon\b/) ? 'phenomenon' : 'plane';
    default:
      return everyType(/^Dungeon\b/) ? 'dungeon' : layout;
  }
}

/** Cards that are never in a deck (108.2), and are not counted among the cards. */
export const NONTRADITIONAL: { readonly [L in CardLayout]?: string } = {
  vanguard: 'a vanguard card',
  plane: 'a plane card',
  phenomenon: 'a phenomenon card',
  scheme: 'a scheme card',
  dungeon: 'a dungeon card',
};
