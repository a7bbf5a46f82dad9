/** Cards from a Scryfall file: "oracle-cards", where a record is a card with all its faces, or one of printings ("default-cards", "all-cards"). */
import { z } from 'zod';
import { checked, type DataTaker, type FileRecord, legalitiesField, optionalText, toldOf } from './card-file.ts';
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
  oracle_id: optionalText,
  printed_name: optionalText,
});

const record = face.extend({
  layout: z.string(),
  lang: optionalText,
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

type Read = Exclude<FileRecord, { kind: 'unreadable' }>;

/** A card as its printings tell it so far. */
interface Gathered {
  read: Read;
  readonly foreign: Set<string>;
}

/** Collects printings: those of one card have the same `oracle_id`. */
export function gatherScryfall(): DataTaker {
  const all: Gathered[] = [];
  const byId = new Map<string, Gathered>();
  return {
    add(value) {
      const checkedValue = checked(record, value);
      if (!checkedValue.ok) return checkedValue.reason;
      const card = checkedValue.value;
      const id = card.oracle_id ?? card.card_faces?.[0]?.oracle_id;
      const before = id ? byId.get(id) : undefined;
      // names alone are of use there
      const isForeign = card.lang != null && card.lang !== 'en';
      const entry = before ?? { read: fromRecord(card), foreign: new Set() };
      if (before === undefined) all.push(entry);
      else if (!isForeign) before.read = ofBoth(before.read, fromRecord(card));
      if (id) byId.set(id, entry);
      if (isForeign) for (const name of printedNames(card)) entry.foreign.add(name);
      return undefined;
    },
    records: () =>
      all.map(({ read, foreign }) => (read.kind === 'card' && foreign.size > 0 ? { ...read, foreign } : read)),
  };
}

/** Of two printings of a card: one that counts, with the earlier date of those that do. */
function ofBoth(one: Read, other: Read): Read {
  if (other.kind !== 'card' || (one.kind === 'card' && one.excluded === undefined && other.excluded !== undefined))
    return one;
  if (one.kind !== 'card' || (one.excluded !== undefined && other.excluded === undefined)) return other;
  const [a, b] = [one.card.firstPrinted, other.card.firstPrinted];
  return b !== undefined && (a === undefined || b < a) ? { ...one, card: { ...one.card, firstPrinted: b } } : one;
}

/** The name as printed, whole and of each face. */
function printedNames({ printed_name: whole, card_faces: faces }: Record): readonly string[] {
  const ofFaces = (faces ?? []).flatMap(({ printed_name: name }) => name ?? []);
  return [...(whole ? [whole] : []), ...ofFaces, ...(ofFaces.length > 1 ? [ofFaces.join(' // ')] : [])];
}

function fromRecord(card: Record): Read {
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
