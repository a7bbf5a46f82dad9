/** Cards from MTGJSON since version 5: `AtomicCards` (faces by card name) and `AllPrintings` (sets of printings). */
import { z } from 'zod';
import { checked, type DataTaker, type FileRecord, legalitiesField, optionalText, toldOf } from './card-file.ts';
import { knownLayout, NONTRADITIONAL } from './card-layouts.ts';
import { type CardLayout, cardText, type FaceFacts, type MeldPair } from './card-text.ts';

const letters = z.array(z.string()).nullish();

const face = z.object({
  name: z.string().min(1),
  faceName: optionalText,
  side: optionalText,
  layout: z.string(),
  type: optionalText,
  manaCost: optionalText,
  text: optionalText,
  power: optionalText,
  toughness: optionalText,
  loyalty: optionalText,
  defense: optionalText,
  hand: optionalText,
  life: optionalText,
  colors: letters,
  colorIndicator: letters,
  legalities: legalitiesField,
  isFunny: z.boolean().nullish(),
  foreignData: z.array(z.object({ name: optionalText, faceName: optionalText })).nullish(),
});
type Face = z.infer<typeof face>;

const set = z.object({
  name: z.string(),
  code: z.string(),
  releaseDate: z.string(),
  type: z.string(),
  cards: z.array(z.unknown()),
});

/** Set types whose dates say nothing on when a card was first printed for play. */
const IRREGULAR: Readonly<Record<string, string>> = {
  promo: 'printed in promotional sets only',
  memorabilia: 'a memento, not a card for play',
  minigame: 'a card of a minigame',
  token: 'a token',
  funny: 'a card of a silver-bordered set',
  alchemy: 'a card that exists in digital form only',
};

interface Gathered {
  /** by side, `a` first; under the empty string where there is one face only */
  faces: Map<string, Face>;
  first: { firstPrinted: string; firstIn: string } | undefined;
  /** of the sets read so far; undefined as soon as one is regular, or where the file has no sets */
  irregular: string | undefined;
  contradicted: boolean;
  readonly foreign: Set<string>;
}

export function gatherData(): DataTaker {
  const gathered = new Map<string, Gathered>();
  return {
    add: (value, key = '') => (Array.isArray(value) ? addAtomic(gathered, key, value) : addSet(gathered, key, value)),
    records: () => assemble(gathered),
  };
}

function addAtomic(into: Map<string, Gathered>, key: string, value: readonly unknown[]): string | undefined {
  const faces = readFaces(value);
  if (typeof faces === 'string') return `${key}: ${faces}`;
  const entry: Gathered = {
    faces: new Map(),
    first: undefined,
    irregular: undefined,
    contradicted: false,
    foreign: new Set(),
  };
  for (const each of faces) {
    addForeign(entry, each);
    const side = each.side ?? '';
    if (entry.faces.has(side)) entry.contradicted = true;
    entry.faces.set(side, each);
  }
  into.set(key, entry);
  return undefined;
}

function addSet(into: Map<string, Gathered>, key: string, value: unknown): string | undefined {
  const read = checked(set, value);
  if (!read.ok) return `${key}: ${read.reason}`;
  const faces = readFaces(read.value.cards);
  if (typeof faces === 'string') return `set ${read.value.code}: ${faces}`;
  const irregular = IRREGULAR[read.value.type];
  const date = read.value.releaseDate;
  for (const each of faces) {
    let entry = into.get(each.name);
    if (!entry) {
      entry = { faces: new Map(), first: undefined, irregular, contradicted: false, foreign: new Set() };
      into.set(each.name, entry);
    }
    addForeign(entry, each);
    const side = each.side ?? '';
    if (!entry.faces.has(side)) entry.faces.set(side, each);
    if (irregular !== undefined) continue;
    entry.irregular = undefined;
    if (entry.first === undefined || date < entry.first.firstPrinted)
      entry.first = { firstPrinted: date, firstIn: read.value.name };
  }
  return undefined;
}

function addForeign({ foreign }: Gathered, { foreignData }: Face): void {
  for (const { name, faceName } of foreignData ?? []) for (const one of [name, faceName]) if (one) foreign.add(one);
}

function readFaces(records: readonly unknown[]): Face[] | string {
  const faces: Face[] = [];
  for (const record of records) {
    const read = checked(face, record);
    if (!read.ok) return read.reason;
    faces.push(read.value);
  }
  return faces;
}

function assemble(gathered: Map<string, Gathered>): FileRecord[] {
  const records: FileRecord[] = [];
  const melded = new Map<string, { entry: Gathered; face: Face; parts: string[] }>();
  for (const [name, entry] of gathered) {
    const faces = [...entry.faces].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    const [first, ...others] = faces;
    if (entry.contradicted || !first) {
      records.push({ kind: 'absent', name, reason: first ? 'several cards of one name' : 'a name without a card' });
      continue;
    }
    const known = knownLayout(first.layout, faces.map(faceFacts));
    if (!known.ok) {
      records.push({ kind: 'absent', name, reason: known.reason });
    } else if (known.layout === 'meld') {
      // A meld card's name joins its own and the result's: three cards, the result named twice.
      const [result] = others;
      if (!result) {
        records.push({ kind: 'unreadable', reason: `"${name}" melds into nothing` });
        continue;
      }
      const resultName = result.faceName ?? result.name;
      const pair = melded.get(resultName) ?? { entry, face: result, parts: [] };
      pair.parts.push(first.faceName ?? first.name);
      melded.set(resultName, pair);
    } else {
      records.push(record(entry, [first, ...others], known.layout));
    }
  }
  for (const [result, { entry, face: resultFace, parts }] of melded) {
    const [one, other] = parts.sort();
    if (one === undefined || other === undefined) {
      records.push({ kind: 'unreadable', reason: `"${result}" is melded of fewer than two cards` });
      continue;
    }
    const meld: MeldPair = { parts: [one, other], result };
    for (const part of parts) {
      const own = gathered.get(`${part} // ${result}`);
      const front = own?.faces.get('a');
      if (own && front) records.push(record(own, [front], 'meld', meld));
    }
    records.push(record(entry, [resultFace], 'meld', meld));
  }
  return records;
}

function record(entry: Gathered, faces: readonly [Face, ...Face[]], layout: CardLayout, meld?: MeldPair): FileRecord {
  const [first, ...others] = faces;
  const excluded =
    NONTRADITIONAL[layout] ?? (first.isFunny === true ? 'a card of a silver-bordered set' : entry.irregular);
  return {
    kind: 'card',
    card: cardText([faceFacts(first), ...others.map(faceFacts)], { layout, ...entry.first, meld }),
    ...(excluded !== undefined && { excluded }),
    ...toldOf(first.legalities),
    ...(meld === undefined && entry.foreign.size > 0 && { foreign: entry.foreign }),
  };
}

function faceFacts(from: Face): FaceFacts {
  return {
    name: from.faceName ?? from.name,
    typeLine: from.type ?? '',
    manaCost: from.manaCost,
    text: from.text,
    power: from.power,
    toughness: from.toughness,
    loyalty: from.loyalty,
    defense: from.defense,
    handModifier: from.hand,
    lifeModifier: from.life,
    colors: from.colors,
    colorIndicator: from.colorIndicator,
  };
}
