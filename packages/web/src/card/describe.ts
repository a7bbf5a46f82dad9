/** An object in one line of words, for those who hear the table instead of seeing it; its colours and its picture. */
import type { WireObject, WireRecipient, WireView } from '@rulewright/protocol';
import { findObject, isLand } from '../seen/objects.ts';
import { artImage } from './art/art.ts';
import type { Tone } from './art/palette.ts';
import type { Words } from '../words/words.ts';

const COLOR_TONES: Readonly<Record<string, Tone>> = {
  w: 'w',
  u: 'u',
  b: 'b',
  r: 'r',
  g: 'g',
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
};
const BASIC_TONES: Readonly<Record<string, Tone>> = {
  Plains: 'w',
  Island: 'u',
  Swamp: 'b',
  Mountain: 'r',
  Forest: 'g',
};

/** What a frame and its picture are made from: all that a card, a token or an entry of a deck has. */
export type Faced = Pick<WireObject, 'name' | 'colors' | 'types' | 'subtypes' | 'faceDown'>;

/** The colours of its picture; a land has that of its basic type, if it has but one. */
export function tonesOf(object: Faced): readonly Tone[] {
  if (object.faceDown) return ['a'];
  const colors = object.colors.flatMap((color) => COLOR_TONES[color.toLowerCase()] ?? []);
  if (colors.length > 0) return colors;
  if (!isLand(object)) return ['a'];
  const basic = object.subtypes.flatMap((subtype) => BASIC_TONES[subtype] ?? []);
  return basic.length === 1 ? basic : ['l'];
}

/** A basic land that says nothing but what its type says: its symbol stands for its text. */
export const isBasic = (object: Pick<WireObject, 'typeLine' | 'abilities'> & Faced): boolean =>
  object.typeLine.startsWith('Basic') && object.abilities.length <= 1 && /^[wubrg]$/.test(bandOf(object));

/** The colour of its frame: one letter as in `tonesOf`, or `m` for many. */
export function bandOf(object: Faced): Tone | 'm' {
  const [first = 'a', ...more] = tonesOf(object);
  return more.length > 0 ? 'm' : first;
}

/** Its picture, as a CSS image. */
export const artOf = (object: Faced): string =>
  artImage({
    name: object.name,
    tones: tonesOf(object),
    types: object.types.map((type) => type.toLowerCase()),
    subtypes: object.subtypes,
    faceDown: object.faceDown,
  });

type CardWords = Words['game']['card'];

export function recipientName(view: WireView, recipient: WireRecipient, words: CardWords): string {
  if ('player' in recipient)
    return view.players.find((player) => player.id === recipient.player)?.name ?? words.aPlayer;
  return findObject(view, recipient.object)?.name ?? words.gone;
}

/** What stands in the corner of the frame: power and toughness, loyalty, defense; null for what has none. */
export const cornerOf = (object: WireObject): string | number | null =>
  hasPT(object) ? `${object.power}/${object.toughness}` : (object.loyalty ?? object.defense);

export const hasPT = (object: WireObject): boolean => object.power !== null && object.toughness !== null;

/** Whether power or toughness is another than printed. */
export const isChanged = ({ power, toughness, printed }: WireObject): boolean =>
  printed !== null && (power !== printed.power || toughness !== printed.toughness);
export const printedPT = ({ printed }: WireObject): string =>
  printed === null ? '' : `${printed.power}/${printed.toughness}`;

/** What whoever looks knows it to be: of one's own face-down card, what is below. */
export const knownAs = (object: Pick<WireObject, 'name' | 'knownAs'>): string => object.knownAs ?? object.name;

/** A part of a description; what comes from the rules or the card is English in every language. */
export type Part = string | { readonly english: string };

/** “Grizzly Bears, 2/2, tapped, attacking Ben”, part by part. */
export function describe(view: WireView, object: WireObject, words: CardWords): readonly Part[] {
  const name = (what: WireRecipient): string => recipientName(view, what, words);
  const parts: Part[] = [
    { english: knownAs(object) === object.name ? object.name : `${object.name} (${knownAs(object)})` },
  ];
  if (object.kind === 'token' || object.kind === 'emblem') parts.push(words.kinds[object.kind]);
  if (hasPT(object))
    parts.push(
      `${object.power}/${object.toughness}${isChanged(object) ? ` (${words.printed(printedPT(object))})` : ''}`,
    );
  else if (object.typeLine !== '') parts.push({ english: object.typeLine });
  if (object.loyalty !== null) parts.push(words.loyalty(object.loyalty));
  if (object.defense !== null) parts.push(words.defense(object.defense));
  if (object.damage > 0) parts.push(words.damage(object.damage));
  for (const { counter, count } of object.counters) parts.push(words.counters(count, counter));
  if (object.zone === 'battlefield') {
    if (object.tapped) parts.push(words.tapped);
    if (object.sick && object.types.some((type) => type.toLowerCase() === 'creature')) parts.push(words.sick);
    if (object.attacking) parts.push(words.attacking(name(object.attacking)));
    if (object.blocking.length > 0) parts.push(words.blocking(object.blocking.map((id) => name({ object: id }))));
    if (object.attachedTo !== 0) parts.push(words.attachedTo(name({ object: object.attachedTo })));
    if (object.attachedPlayer >= 0) parts.push(words.attachedTo(name({ player: object.attachedPlayer })));
    if (object.phasedOut) parts.push(words.phasedOut);
  }
  for (const { label } of object.marks) parts.push({ english: label });
  if (object.targets.length > 0) parts.push(words.targeting(object.targets.map(name)));
  return parts;
}
