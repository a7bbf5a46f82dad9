/** Cards from MTGJSON version 3 (`AllSets`): sets of printings, the faces of a card as separate records that name each other. */
import { z } from 'zod';
import { checked, type DataTaker, type FileRecord, optionalText } from './card-file.ts';
import { NONTRADITIONAL } from './card-layouts.ts';
import { type CardFacts, type CardLayout, cardText, type FaceFacts, type MeldPair } from './card-text.ts';

const printing = z.object({
  name: z.string().min(1),
  layout: z.string(),
  names: z.array(z.string()).nullish(),
  type: optionalText,
  manaCost: optionalText,
  text: optionalText,
  power: optionalText,
  toughness: optionalText,
  loyalty: z.union([z.number(), z.string()]).nullish(),
  colors: z.array(z.string()).nullish(),
  hand: z.number().nullish(),
  life: z.number().nullish(),
});
type Printing = z.infer<typeof printing>;

const set = z.object({
  name: z.string(),
  code: z.string(),
  releaseDate: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  type: z.string(),
  border: optionalText,
  cards: z.array(z.unknown()),
});

const LAYOUTS: { readonly [layout: string]: CardLayout } = {
  normal: 'normal',
  leveler: 'leveler',
  split: 'split',
  flip: 'flip',
  'double-faced': 'double-faced',
  meld: 'meld',
  aftermath: 'aftermath',
  vanguard: 'vanguard',
  plane: 'plane',
  phenomenon: 'phenomenon',
  scheme: 'scheme',
};

const LETTERS: { readonly [colour: string]: string } = { White: 'W', Blue: 'U', Black: 'B', Red: 'R', Green: 'G' };

/** The earliest set that counts. */
interface FirstPrinting {
  date: string;
  set: string;
}

/** All that the sets read so far say of one name. */
interface Gathered {
  face: Printing;
  /** when the set was released that `face` is from, and whether it counts */
  faceDate: string;
  faceRegular: boolean;
  firstRegular: FirstPrinting | undefined;
  firstAny: string;
  onlyPromotional: boolean;
  /** two different records of one set under one name are not one card */
  contradicted: boolean;
}

export function gatherSets(): DataTaker {
  const gathered = new Map<string, Gathered>();
  return {
    add(value) {
      const read = checked(set, value);
      if (!read.ok) return read.reason;
      const { code, name, releaseDate, type, border } = read.value;
      const regular = type !== 'promo' && border !== 'silver';
      const faces: Printing[] = [];
      for (const record of read.value.cards) {
        const face = checked(printing, record);
        if (!face.ok) return `set ${code}: ${face.reason}`;
        faces.push(face.value);
      }
      const ofSet = new Map<string, Printing>();
      for (const face of faces) {
        const twin = ofSet.get(face.name);
        ofSet.set(face.name, face);
        gather(gathered, face, { date: releaseDate, set: name }, regular, type === 'promo');
        if (twin && twin.type !== face.type) {
          const entry = gathered.get(face.name);
          if (entry) entry.contradicted = true;
        }
      }
      return undefined;
    },
    records: () => assemble(gathered),
  };
}

function gather(
  into: Map<string, Gathered>,
  face: Printing,
  first: FirstPrinting,
  regular: boolean,
  promo: boolean,
): void {
  const { date } = first;
  const known = into.get(face.name);
  if (!known) {
    into.set(face.name, {
      face,
      faceDate: date,
      faceRegular: regular,
      firstRegular: regular ? first : undefined,
      firstAny: date,
      onlyPromotional: promo,
      contradicted: false,
    });
    return;
  }
  // Where printings differ in text, the newest outside promotional sets is right: older records were not all brought up to date.
  if (regular === known.faceRegular ? date >= known.faceDate : regular) {
    Object.assign(known, { face, faceDate: date, faceRegular: regular });
  }
  if (regular && (known.firstRegular === undefined || date < known.firstRegular.date)) known.firstRegular = first;
  if (date < known.firstAny) known.firstAny = date;
  known.onlyPromotional &&= promo;
}

function assemble(gathered: Map<string, Gathered>): FileRecord[] {
  const records: FileRecord[] = [];
  for (const [name, entry] of gathered) {
    const { face } = entry;
    const layout = LAYOUTS[face.layout];
    if (layout === undefined) {
      records.push({
        kind: 'absent',
        name,
        reason: face.layout === 'token' ? 'a token' : `a card of the layout ${face.layout}`,
      });
      continue;
    }
    if (entry.contradicted) {
      records.push({ kind: 'absent', name, reason: 'several cards of one name' });
      continue;
    }
    const names = face.names ?? [];
    const together = names.length > 1 && layout !== 'meld' && layout !== 'normal';
    if (together && names[0] !== name) {
      if (names.some((other) => gathered.get(other) === undefined) || !names.includes(name)) {
        records.push({ kind: 'unreadable', reason: `"${name}" is part of ${names.join(' // ')}, which is incomplete` });
      }
      continue;
    }
    const faces = together ? names.flatMap((other) => gathered.get(other)?.face ?? []) : [face];
    if (together && faces.length !== names.length) {
      records.push({ kind: 'unreadable', reason: `"${names.join(' // ')}" is incomplete` });
      continue;
    }
    const [first, ...others] = faces.map(faceFacts);
    if (!first) continue;
    const facts: CardFacts = {
      layout,
      firstPrinted: entry.firstRegular?.date,
      firstIn: entry.firstRegular?.set,
      meld: layout === 'meld' ? meldPair(names) : undefined,
    };
    const excluded = reasonNotCounted(entry, layout);
    records.push({
      kind: 'card',
      card: cardText([first, ...others], facts),
      ...(excluded !== undefined && { excluded }),
    });
  }
  return records;
}

function faceFacts(face: Printing): FaceFacts {
  return {
    name: face.name,
    typeLine: (face.type ?? '').replaceAll('’', "'"),
    manaCost: face.manaCost,
    text: face.text && tidied(face.text),
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty === null || face.loyalty === undefined ? undefined : String(face.loyalty),
    handModifier: signed(face.hand),
    lifeModifier: signed(face.life),
    colors: face.colors?.map((colour) => LETTERS[colour] ?? colour),
  };
}

/** Straight quotation marks, and the full stop that an activated ability lacks. A quotation within a quotation keeps its opening mark. */
const tidied = (text: string): string =>
  text.replace(/’|(?<! )‘|‘(?![{A-Z])/g, "'").replace(/^(\{[^:\n]*: .*[a-z}])$/gm, '$1.');

function signed(modifier: number | null | undefined): string | undefined {
  if (modifier === null || modifier === undefined) return undefined;
  return modifier < 0 ? String(modifier) : `+${modifier}`;
}

function meldPair(names: readonly string[]): MeldPair | undefined {
  const [one, other, result] = names;
  return one !== undefined && other !== undefined && result !== undefined ? { parts: [one, other], result } : undefined;
}

function reasonNotCounted(entry: Gathered, layout: CardLayout): string | undefined {
  if (NONTRADITIONAL[layout] !== undefined) return NONTRADITIONAL[layout];
  if (entry.firstRegular !== undefined) return undefined;
  return entry.onlyPromotional ? 'printed in promotional sets only' : 'a card of a silver-bordered set';
}
