/**
 * From card text to a definition: normalise, read, resolve, check. 2006: 200–212 · 2009, 2011, 2026: 200–209
 *
 * A card is compiled whole or refused: every word read, one meaning left, and that meaning printed back byte for byte.
 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { Ability, CardDefinition, CardType, Face, Layout, ManaCost, Supertype } from '@rulewright/engine';
import { problemOfAbilities } from '@rulewright/engine/vocabulary';
import { paragraph as paragraphRule } from './abilities/index.ts';
import type { CardText } from './card-text.ts';
import { unbound, unread } from './check/bindings.ts';
import { guards } from './check/guards.ts';
import { irregularities } from './check/normal-form.ts';
import { strip } from './check/phrasing.ts';
import { nonsense } from './check/sense.ts';
import { MOST_STEPS, readWhole, startReading, TooMuchToRead, tokenise } from './grammar/index.ts';
import type { Rule, Wording } from './grammar/index.ts';
import { canonical, hash } from './hash.ts';
import { definedByReminder } from './keywords/by-reminder.ts';
import { MANA_SYMBOL } from './nouns/numbers.ts';
import { hideNames, ownNames, shownOffset } from './normalise/names.ts';
import type { OwnNames } from './normalise/names.ts';
import { paragraphs, withReminders } from './normalise/paragraphs.ts';
import type { Paragraph } from './normalise/paragraphs.ts';
import { readEntrance, readRoom } from './normalise/rooms.ts';
import { striated } from './normalise/striations.ts';
import type { Striation } from './normalise/striations.ts';
import { readPartly } from './partly.ts';
import { printFace, printParagraphs, withReminderTexts } from './print.ts';
import type { FacePhrasing } from './print.ts';
import { outOfAnyTargets } from './references/any-target.ts';
import { resolveAbilities, Unresolved } from './references/resolve.ts';
import { withTexts } from './texts.ts';

/** A stretch of text that was not understood, and why. Offsets are into the face's text. */
export interface Refusal {
  /** the face's name */
  face: string;
  text: string;
  from: number;
  to: number;
  reason: string;
}

export interface CardPhrasing {
  faces: readonly FacePhrasing[];
}

export type Compiled =
  | { ok: true; definition: CardDefinition; phrasing: CardPhrasing }
  | { ok: false; refused: readonly Refusal[] };

export interface CompileOptions {
  /** the wording the text is in; the npm data's by default */
  wording?: Wording;
  /**
   * what is not read stays in the card as a hole: a line as `{ability: 'unread'}`, an effect of which the rest is read as `{do: 'byHand'}`
   * (`holesOf` finds them). A game takes no such card
   */
  partly?: boolean;
}

const LAYOUTS: Record<string, Layout> = {
  normal: 'normal',
  split: 'split',
  flip: 'flip',
  leveler: 'leveler',
  'double-faced': 'double-faced',
  'modal-double-faced': 'modal-double-faced',
  meld: 'meld',
  mutate: 'normal',
  aftermath: 'split',
  adventure: 'adventure',
  omen: 'omen',
  prototype: 'prototype',
  saga: 'saga',
  class: 'class',
  case: 'case',
  station: 'station',
  dungeon: 'dungeon',
  room: 'room',
};

/** Layouts of which people play the front, and carry out by hand what the inset spell does: no edition's rules have it. */
const INSET_BY_HAND: ReadonlySet<string> = new Set(['prepare']);

/** The same card without spaces at the ends of its lines, which mean nothing. */
function trimmed(card: CardText): CardText {
  if (!/ $/m.test(card.text) && card.faces === undefined) return card;
  const text = card.text.split('\n').map(withoutLastSpaces).join('\n');
  return card.faces === undefined ? { ...card, text } : { ...card, text, faces: card.faces.map(trimmed) };
}

function withoutLastSpaces(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

/** Compiles a card, all its faces. */
export function compile(given: CardText, options: CompileOptions = {}): Compiled {
  takes(
    'compile',
    'the text of a card: what a card source finds, or cardText makes',
    hasKeys(given, 'name', 'typeLine', 'text'),
  );
  const card = trimmed(given);
  const wording = options.wording ?? '2017-01';
  const layout = LAYOUTS[card.layout];
  if (options.partly === true && INSET_BY_HAND.has(card.layout)) return withInsetByHand(card, options);
  if (layout === undefined) return refuse(card, `cards with the layout "${card.layout}" are not supported`);
  const refused: Refusal[] = [];
  const faces: Face[] = [];
  const phrasings: FacePhrasing[] = [];
  for (const text of card.faces ?? [card]) {
    const read = (face: CardText): CompiledFace =>
      withinBudget(face, () => {
        const box = striated(face.text);
        if (layout === 'dungeon') return compileDungeon(face, wording);
        return box === null ? compileFace(face, wording) : compileStriated(face, box, wording);
      });
    const face = options.partly === true ? readPartly(text, striated(text.text) === null, read) : read(text);
    if (face.ok) {
      faces.push(face.face);
      phrasings.push(face.phrasing);
    } else refused.push(...face.refused);
  }
  const first = faces[0];
  if (refused.length > 0 || first === undefined) return { ok: false, refused };
  const inset = prototyped(first);
  if (layout === 'prototype') {
    if (inset === null) return refuse(card, 'a prototype card without a second set of characteristics');
    faces.push(inset);
  }
  const content = { name: card.name, layout, faces: [first, ...faces.slice(1)] as [Face, ...Face[]] };
  // as the wording has it: what was recorded before any target was one tree is the same card still
  const key = hash(canonical(outOfAnyTargets(content, wording)));
  const byReminder = phrasings.flatMap(remindedOf);
  const definition = { key, ...content, ...expansionOf(card), ...(byReminder.length > 0 && { byReminder }) };
  return { ok: true, definition, phrasing: { faces: phrasings } };
}

/** The front of the card, with each other face as a line that nobody has read. */
function withInsetByHand(card: CardText, options: CompileOptions): Compiled {
  const [front, ...insets] = card.faces ?? [];
  if (front === undefined || insets.length === 0)
    return refuse(card, `a card with the layout "${card.layout}" has two faces`);
  const lines = insets.map(insetLine);
  const alone = compile({ ...card, layout: 'normal', faces: [front] }, options);
  if (!alone.ok) return alone;
  const { faces, key: _, ...about } = alone.definition;
  const face: Face = {
    ...faces[0],
    abilities: [...faces[0].abilities, ...lines.map((text): Ability => ({ ability: 'unread', text }))],
    text: [front.text, ...lines].join('\n'),
  };
  const content = { ...about, faces: [face] as [Face] };
  return { ...alone, definition: { key: hash(canonical(content)), ...content } };
}

const insetLine = ({ name, manaCost, typeLine, text }: CardText): string =>
  `${[name, manaCost, typeLine].filter(Boolean).join(' ')}: ${text.replaceAll('\n', ' ')}`;

/** The keywords of a face that are known from their reminder text alone. */
const remindedOf = ({ paragraphs: own, striations = [] }: FacePhrasing): readonly string[] => [
  ...own.flatMap(({ keyword }) => keyword ?? []),
  ...striations.flatMap(remindedOf),
];

/** A source of card text says nothing of printings: its cards bear the symbol of the first. */
function expansionOf({ firstIn }: CardText): Pick<CardDefinition, 'expansion' | 'firstIn'> {
  return firstIn === undefined ? {} : { expansion: firstIn, firstIn };
}

/** Refused by name where reading takes more steps than any card needs. */
function withinBudget({ name, text }: CardText, read: () => CompiledFace): CompiledFace {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TooMuchToRead)) throw error;
    const reason = `read no further than ${MOST_STEPS} steps: the text is nested too deeply, or could be read in too many ways`;
    return { ok: false, refused: [{ face: name, text, from: 0, to: text.length, reason }] };
  }
}

/** The card as its prototype ability has it: with another mana cost, power and toughness (2026: 718.2, 718.5). */
function prototyped(face: Face): Face | null {
  for (const ability of face.abilities) {
    if (ability.ability !== 'keyword' || ability.keyword !== 'prototype') continue;
    const { cost, power, toughness } = ability;
    if (cost?.mana !== undefined && power !== undefined && toughness !== undefined)
      return { ...face, manaCost: cost.mana, power, toughness };
  }
  return null;
}

function refuse(card: CardText, reason: string): Compiled {
  return { ok: false, refused: [{ face: card.name, text: card.text, from: 0, to: card.text.length, reason }] };
}

/** Several times the longest text of a card. What a file gives as text may be anything, and reading it takes more than linear time. */
const MOST_TEXT = 5_000;

type CompiledFace = { ok: true; face: Face; phrasing: FacePhrasing } | { ok: false; refused: Refusal[] };

function compileFace(card: CardText, wording: Wording): CompiledFace {
  const whole = (reason: string): CompiledFace => ({
    ok: false,
    refused: [{ face: card.name, text: card.text, from: 0, to: card.text.length, reason }],
  });
  if (card.text.length > MOST_TEXT)
    return whole(`the text has ${card.text.length} characters; no card has more than ${MOST_TEXT}`);
  const characteristics = readCharacteristics(card);
  if (typeof characteristics === 'string') return whole(characteristics);
  const names = ownNames(card.name, card.supertypes.includes('Legendary'));
  if (card.text.includes('~')) return whole('the text contains "~"');
  const hidden = hideNames(card.text, names);
  const spell = characteristics.types.includes('instant') || characteristics.types.includes('sorcery');
  const readBy = { wording, self: names.self, spell };
  const refused: Refusal[] = [];
  const list: Paragraph[] = [];
  const readings: (readonly (readonly Surface[])[])[] = [];
  for (const printed of paragraphs(hidden)) {
    const read = readParagraph(printed, readBy);
    const reminded = read.length > 0 ? null : definedByReminder(printed);
    const defined = reminded === null ? [] : readParagraph(reminded, readBy).filter((each) => !each.some(doesAsSpell));
    list.push(reminded !== null && defined.length > 0 ? reminded : printed);
    readings.push(defined.length > 0 ? defined : read);
    if (read.length > 0 || defined.length > 0) continue;
    const { furthest, wanted } = whereReadingStops(printed, readBy);
    const offset = (at: number) => shownOffset(card.text, names, printed.from + withReminders(printed, at));
    const from = offset(furthest ?? printed.text.length);
    const to = offset(printed.text.length);
    refused.push({
      face: card.name,
      text: card.text.slice(from, to),
      from,
      to,
      reason: `not understood here; wanted ${wanted.join(', ')}`,
    });
  }
  if (refused.length > 0) return { ok: false, refused };
  const chosen = choose(list, readings, characteristics, wording, names);
  if (typeof chosen === 'string') return whole(chosen);
  const face: Face = { ...characteristics, name: card.name, abilities: chosen.abilities };
  const odd = nonsense(face);
  if (odd !== undefined) return whole(odd);
  if (card.text !== '') face.text = card.text;
  const printed = withReminderTexts(chosen.lines, chosen.phrasing.paragraphs, names);
  if (printed !== card.text) return whole(`read, but printed back as: ${printed}`);
  return { ok: true, face, phrasing: chosen.phrasing };
}

interface ReadBy {
  readonly wording: Wording;
  /** the card's name */
  readonly self: string;
  /** of an instant or a sorcery */
  readonly spell: boolean;
}

const LINE = paragraphRule as unknown as Rule<readonly Surface[]>;

/** All that a paragraph may mean. */
function readParagraph({ text }: Paragraph, { wording, self, spell }: ReadBy): readonly (readonly Surface[])[] {
  if (text === '') return [[]];
  const all = readWhole(LINE, startReading(tokenise(text), wording, self));
  // what a spell does is said on instants and sorceries only; what triggers on the battlefield, on permanents only
  const elsewhere = spell ? triggersInPlay : doesAsSpell;
  let values = all.filter((read) => !read.some(elsewhere));
  // a line that begins as a triggered ability is one, not an instruction to trigger later
  if (values.some((read) => read[0]?.['ability'] === 'triggered'))
    values = values.filter((read) => read[0]?.['ability'] !== 'spell');
  // "You may … rather than pay ~'s mana cost" is about casting it, not something it does
  if (values.some((read) => aboutCasting(read[0]))) values = values.filter((read) => aboutCasting(read[0]));
  return values;
}

/**
 * How far the words of a paragraph go that means nothing, and what would have gone on. It is read again, where no rule could apply for want of its
 * words, without asking for them.
 */
function whereReadingStops({ text }: Paragraph, { wording, self }: ReadBy): { furthest?: number; wanted: string[] } {
  const tokens = tokenise(text);
  const again = (tried: 'present' | 'all') => {
    const reading = startReading(tokens, wording, self, tried);
    return { reading, read: readWhole(LINE, reading) };
  };
  const { reading: first, read } = again('present');
  if (read.length > 0) first.wanted = new Set(['an ability of a permanent']);
  const reading = first.furthest === 0 ? again('all').reading : first;
  const furthest = reading.tokens[reading.furthest]?.from;
  return { ...(furthest === undefined ? {} : { furthest }), wanted: [...reading.wanted].slice(0, 6) };
}

/** A card with a striated text box: what stands in each striation is read as a text of its own (2011: 710 · 2026: 711, 716, 721). */
function compileStriated(
  card: CardText,
  { before, striations, kind }: NonNullable<ReturnType<typeof striated>>,
  wording: Wording,
): CompiledFace {
  const whole = compileFace({ ...card, text: before }, wording);
  const parts = striations.map((striation) => compileFace({ ...card, text: striation.text }, wording));
  const refused = [whole, ...parts].flatMap((part, i) =>
    part.ok ? [] : part.refused.map((each) => within(card, each, striations[i - 1]?.from ?? 0)),
  );
  if (!whole.ok || refused.length > 0) return { ok: false, refused };
  const understood = parts.filter((part) => part.ok);
  const { power, toughness, ...unsized } = whole.face;
  const size = kind.sized && power !== undefined && toughness !== undefined ? { power, toughness } : null;
  const symbols = understood.map((part, i) =>
    kind.make(striations[i] as Striation, part.face.abilities, i === understood.length - 1 ? size : null),
  );
  const phrasing: FacePhrasing = { ...whole.phrasing, striations: understood.map((part) => part.phrasing) };
  const names = ownNames(card.name, card.supertypes.includes('Legendary'));
  const abilities = [...whole.face.abilities, ...symbols];
  const printed = printFace(abilities, phrasing, wording, names);
  if (printed !== card.text) {
    const reason = `read, but printed back as: ${printed ?? 'nothing'}`;
    return {
      ok: false,
      refused: [within(card, { face: card.name, text: '', from: 0, to: card.text.length, reason }, 0)],
    };
  }
  return { ok: true, face: { ...(kind.sized ? unsized : whole.face), abilities, text: card.text }, phrasing };
}

/** A dungeon card: each line is a room; what its ability does is read as what a sorcery says (2026: 309.4c). */
function compileDungeon(card: CardText, wording: Wording): CompiledFace {
  const refuseIt = (reason: string): CompiledFace => ({
    ok: false,
    refused: [{ face: card.name, text: card.text, from: 0, to: card.text.length, reason }],
  });
  const characteristics = readCharacteristics(card);
  if (typeof characteristics === 'string') return refuseIt(characteristics);
  const abilities: Ability[] = [];
  const phrasings: FacePhrasing[] = [];
  for (const each of card.text.split('\n')) {
    const entrance = readEntrance(each);
    if (entrance !== null) {
      abilities.push(entrance);
      phrasings.push({ paragraphs: [], marks: {} });
      continue;
    }
    const room = readRoom(each);
    if (room === null) return refuseIt('a line that is no room of a dungeon');
    const { name, says, leadsTo, line: text } = room;
    const part = compileFace({ ...card, types: ['Sorcery'], text: says }, wording);
    if (!part.ok)
      return { ok: false, refused: part.refused.map((each) => within(card, each, card.text.indexOf(says))) };
    const [does] = part.face.abilities;
    if (does?.ability !== 'spell') return refuseIt('a room that does nothing');
    abilities.push({ ability: 'keyword', keyword: 'room', room: name, leadsTo, body: does.body, text });
    phrasings.push(part.phrasing);
  }
  const phrasing: FacePhrasing = { paragraphs: [], marks: {}, striations: phrasings };
  const printed = printFace(abilities, phrasing, wording, ownNames(card.name, false));
  if (printed !== card.text) return refuseIt(`read, but printed back as: ${printed ?? 'nothing'}`);
  return { ok: true, face: { ...characteristics, name: card.name, abilities, text: card.text }, phrasing };
}

/** A refusal within a stretch of the card's text. */
function within(card: CardText, refusal: Refusal, from: number): Refusal {
  return { ...refusal, text: card.text, from: refusal.from + from, to: refusal.to + from };
}

type Surface = Record<string, unknown>;

const doesAsSpell = (ability: Surface): boolean => ability['ability'] === 'spell';
const triggersInPlay = (ability: Surface): boolean =>
  ability['ability'] === 'triggered' && ability['zones'] === undefined;

const aboutCasting = (ability: Surface | undefined): boolean =>
  ability?.['ability'] === 'static' &&
  (ability['parts'] as Surface[]).some((p) => p['part'] === 'alternativeCost' || p['part'] === 'additionalCost');

const MOST_READINGS = 64;

/** The one meaning of the paragraphs together, or why there is none. */
function choose(
  list: readonly Paragraph[],
  readings: readonly (readonly (readonly Surface[])[])[],
  { types, subtypes }: Characteristics,
  wording: Wording,
  names: OwnNames,
): (Meaning & { lines: readonly string[] }) | string {
  const count = readings.reduce((n, options) => n * options.length, 1);
  if (count > MOST_READINGS) return `${count} readings are too many`;
  const meanings = new Map<string, Meaning[]>();
  let failure = 'no reading';
  for (const combination of product(readings)) {
    const { abilities, structure } = assemble(combination);
    let resolved: unknown[];
    try {
      resolved = resolveAbilities(abilities, { types, subtypes, wording });
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      failure = error.message;
      continue;
    }
    const { tree, phrasing } = strip(resolved);
    const known = list.map(({ reminders, keyword }, i) => ({
      abilities: structure[i] ?? [],
      reminders,
      ...(keyword === undefined ? {} : { keyword }),
    }));
    const meaning = { abilities: tree as Ability[], phrasing: { paragraphs: known, marks: phrasing } };
    const key = canonical(tree);
    const same = meanings.get(key);
    if (same === undefined) meanings.set(key, [meaning]);
    else same.push(meaning);
  }
  if (meanings.size === 0) return failure;
  const all = [...meanings.values()];
  // a reading that does not print back is none
  const text = list.map((p) => p.text).join('\n');
  const printable = all.flatMap((same) => {
    for (const meaning of same) {
      const lines = linesOf(meaning, wording, names);
      if (lines !== undefined && hideNames(lines.join('\n'), names) === text) return [{ ...meaning, lines }];
    }
    return [];
  });
  const odd = printable.length > 1 ? printable.map((m) => irregularities(m.abilities)) : [];
  const least = Math.min(...odd);
  const told = printable.length > 1 ? printable.filter((_, i) => odd[i] === least) : printable;
  const one = told[0];
  if (one === undefined) {
    const lines = linesOf(all[0]?.[0] as Meaning, wording, names);
    return `read, but printed back as: ${lines?.join('\n') ?? 'nothing'}`;
  }
  if (told.length > 1)
    return `ambiguous: ${told.length} meanings: ${told.map((m) => canonical(m.abilities)).join(' <> ')}`;
  const unknown = problemOfAbilities(one.abilities);
  if (unknown !== null) return `outside the vocabulary: ${unknown}`;
  const loose = unbound(one.abilities) ?? unread(one.abilities);
  if (loose !== undefined) return loose;
  const guard = guards(text, one.abilities);
  if (guard !== undefined) return guard;
  return { ...one, abilities: withTexts(one.abilities, one.phrasing, one.lines, wording, names) };
}

interface Meaning {
  abilities: Ability[];
  phrasing: FacePhrasing;
}

/** Its paragraphs, without reminder text. */
const linesOf = ({ abilities, phrasing }: Meaning, wording: Wording, names: OwnNames): string[] | undefined =>
  printParagraphs(abilities, phrasing, wording, names);

/** The paragraphs' abilities in one list; effects of a spell become one ability. */
function assemble(paragraphsRead: readonly (readonly Surface[])[]): { abilities: Surface[]; structure: number[][] } {
  const abilities: Surface[] = [];
  const structure: number[][] = [];
  let spell = -1;
  for (const read of paragraphsRead) {
    const own: number[] = [];
    for (const ability of read) {
      if (ability['ability'] === 'spell' && spell >= 0 && canJoin(abilities[spell] as Surface) && canJoin(ability)) {
        const before = abilities[spell] as Surface;
        const body = before['body'] as { effect: Surface[] };
        const more = (ability['body'] as { effect: Surface[] }).effect;
        const mark = ability['abilityWord'] ?? true;
        const joined = more.map((instruction, i) => (i === 0 ? { ...instruction, $paragraph: mark } : instruction));
        abilities[spell] = { ...before, body: { ...body, effect: [...body.effect, ...joined] } };
        own.push(spell);
      } else {
        if (ability['ability'] === 'spell') spell = abilities.length;
        own.push(abilities.length);
        abilities.push(ability);
      }
    }
    structure.push(own);
  }
  return { abilities, structure };
}

/** Only plain lists of instructions are joined to one spell ability. */
function canJoin(ability: Surface): boolean {
  const body = ability['body'] as Surface;
  return (
    Object.keys(ability).every((key) => key === 'ability' || key === 'body' || key === 'abilityWord') &&
    Object.keys(body).every((key) => key === 'effect')
  );
}

function* product<T>(lists: readonly (readonly T[])[], i = 0): Generator<T[]> {
  const list = lists[i];
  if (list === undefined) {
    yield [];
    return;
  }
  for (const first of list) for (const rest of product(lists, i + 1)) yield [first, ...rest];
}

export const SUPERTYPES: Record<string, Supertype> = {
  Basic: 'basic',
  Legendary: 'legendary',
  Ongoing: 'ongoing',
  Snow: 'snow',
  World: 'world',
};
export const TYPES: Record<string, CardType> = {
  Artifact: 'artifact',
  Battle: 'battle',
  Dungeon: 'dungeon',
  Creature: 'creature',
  Enchantment: 'enchantment',
  Instant: 'instant',
  Land: 'land',
  Planeswalker: 'planeswalker',
  Sorcery: 'sorcery',
  Tribal: 'kindred',
  Kindred: 'kindred',
  Conspiracy: 'conspiracy',
  Phenomenon: 'phenomenon',
  Plane: 'plane',
  Scheme: 'scheme',
  Vanguard: 'vanguard',
};
const SYMBOL = new RegExp(`\\{(${MANA_SYMBOL})\\}`, 'g');

/** The symbols of a mana cost, or undefined if one is unknown. */
export function readManaCost(text: string): ManaCost | undefined {
  const symbols = [...text.matchAll(SYMBOL)];
  if (symbols.map((s) => s[0]).join('') !== text) return undefined;
  return symbols.map((s) => s[1] as string);
}

type Characteristics = Omit<Face, 'abilities' | 'name' | 'text'>;

function readCharacteristics(card: CardText): Characteristics | string {
  const supertypes: Supertype[] = [];
  for (const word of card.supertypes) {
    const supertype = SUPERTYPES[word];
    if (supertype === undefined) return `unknown supertype "${word}"`;
    supertypes.push(supertype);
  }
  const types: CardType[] = [];
  for (const word of card.types) {
    const type = TYPES[word];
    if (type === undefined) return `unknown card type "${word}"`;
    types.push(type);
  }
  const face: Characteristics = { manaCost: null, supertypes, types, subtypes: card.subtypes };
  if (card.manaCost !== undefined) {
    const cost = readManaCost(card.manaCost);
    if (cost === undefined) return `unknown symbol in the mana cost ${card.manaCost}`;
    face.manaCost = cost;
  }
  if (card.colorIndicator !== undefined) face.colorIndicator = card.colorIndicator;
  const power = readStat(card.power);
  const toughness = readStat(card.toughness);
  if (power === null || toughness === null) return `unknown power or toughness ${card.power}/${card.toughness}`;
  if (power !== undefined) {
    face.power = power.value;
    if (power.printed !== undefined) face.printedPower = power.printed;
  }
  if (toughness !== undefined) {
    face.toughness = toughness.value;
    if (toughness.printed !== undefined) face.printedToughness = toughness.printed;
  }
  if (card.defense !== undefined) {
    const defense = Number(card.defense);
    if (!Number.isInteger(defense)) return `unknown defense ${card.defense}`;
    face.defense = defense;
  } else if (face.types?.includes('battle') === true) return 'a battle without its defense';
  if (card.loyalty !== undefined) {
    const loyalty = card.loyalty === 'X' ? 'X' : Number(card.loyalty);
    if (loyalty !== 'X' && !Number.isInteger(loyalty)) return `unknown loyalty ${card.loyalty}`;
    face.loyalty = loyalty;
  }
  for (const modifier of ['handModifier', 'lifeModifier'] as const) {
    const printed = card[modifier];
    if (printed === undefined) continue;
    if (!/^[+-]?\d+$/.test(printed))
      return `unknown ${modifier === 'handModifier' ? 'hand' : 'life'} modifier ${printed}`;
    face[modifier] = Number(printed);
  }
  return face;
}

/** A printed number; with a star its numeric part, null if it is neither. */
function readStat(text: string | undefined): { value: number; printed?: string } | null | undefined {
  if (text === undefined) return undefined;
  if (/^[+-]?\d+$/.test(text)) return { value: Number(text) };
  if (text === '*') return { value: 0, printed: text };
  const sum = /^(\d+)[+-]\*$/.exec(text) ?? /^\*[+](\d+)$/.exec(text);
  return sum === null ? null : { value: Number(sum[1]), printed: text };
}
