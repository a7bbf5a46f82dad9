/** Cards from a Scryfall "oracle-cards" file: one record is one card with all its faces. */
import { z } from 'zod';
import { checked, type FileRecord, legalitiesField, optionalText, toldOf } from './card-file.ts';
import { knownLayout, NONTRADITIONAL } from './card-layouts.ts';
import { type CardFacts, type CardLayout, cardText, type FaceFacts } from './card-text.ts';

const colours = z.array(z.string()).nullish();

const face = z.object({
  name: z.string().min(1),
  mana_cost: optionalText,
  type_line: optionalText,
  oracle_text: optionalText,
  power: optionalText,
  toughness: optionalText,
  loyalty: optionalText,
  defense: optionalText,
  colors: colours,
  color_indicator: colours,
});

const record = face.extend({
  layout: z.string(),
  card_faces: z.array(face).nullish(),
  released_at: optionalText,
  set_type: optionalText,
  border_color: optionalText,
  security_stamp: optionalText,
  digital: z.boolean().nullish(),
  promo_types: z.array(z.string()).nullish(),
  hand_modifier: optionalText,
  life_modifier: optionalText,
  legalities: legalitiesField,
  all_parts: z.array(z.object({ component: z.string(), name: z.string() })).nullish(),
});
type Record = z.infer<typeof record>;

/** The card of one record of the file. */
export function fromScryfall(value: unknown): FileRecord {
  const read = checked(record, value);
  if (!read.ok) return { kind: 'unreadable', reason: read.reason };
  const card = read.value;
  const [first = faceFacts(card), ...others] = (card.card_faces ?? []).map(faceFacts);
  const known = knownLayout(card.layout, [first, ...others]);
  if (!known.ok) return { kind: 'absent', name: card.name, reason: known.reason };
  const excluded = reasonNotCounted(card, known.layout);
  return {
    kind: 'card',
    card: cardText([first, ...others], {
      layout: known.layout,
      firstPrinted: card.released_at ?? undefined,
      meld: meldOf(card),
    }),
    ...(excluded !== undefined && { excluded }),
    ...toldOf(card.legalities),
  };
}

function faceFacts(from: z.infer<typeof face> & Partial<Record>): FaceFacts {
  return {
    name: from.name,
    typeLine: from.type_line ?? '',
    manaCost: from.mana_cost,
    text: from.oracle_text,
    power: from.power,
    toughness: from.toughness,
    loyalty: from.loyalty,
    defense: from.defense,
    handModifier: from.hand_modifier,
    lifeModifier: from.life_modifier,
    colors: from.colors,
    colorIndicator: from.color_indicator,
  };
}

function meldOf(card: Record): CardFacts['meld'] {
  const named = (component: string) =>
    (card.all_parts ?? []).filter((part) => part.component === component).map((part) => part.name);
  const [one, other] = named('meld_part');
  const [result] = named('meld_result');
  return one !== undefined && other !== undefined && result !== undefined ? { parts: [one, other], result } : undefined;
}

function reasonNotCounted(card: Record, layout: CardLayout): string | undefined {
  if (NONTRADITIONAL[layout] !== undefined) return NONTRADITIONAL[layout];
  if (card.border_color === 'silver' || card.set_type === 'funny') return 'a card of a silver-bordered set';
  if (card.security_stamp === 'acorn') return 'a card with an acorn symbol';
  if (card.set_type === 'memorabilia') return 'a memento, not a card for play';
  if (card.set_type === 'alchemy' || card.promo_types?.includes('alchemy'))
    return 'a card that exists in digital form only';
  return undefined;
}
