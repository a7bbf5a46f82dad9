/**
 * A face read as far as it is read. What is not read is a hole: the whole effect of an ability of which the rest is read, or a whole ability.
 * 2006: 200.3 · 2009, 2011: 207, 602–603 · 2026: 207, 602–603
 *
 * What stands before an effect is read with an instruction of ours in the place of that effect, by the same grammar as every text. No half of
 * an effect is read, for later sentences may change earlier ones.
 */
import type { Ability, Face } from '@rulewright/engine';
import { everyNode } from '@rulewright/engine/vocabulary';
import type { CardText } from './card-text.ts';
import { paragraphs } from './normalise/paragraphs.ts';
import type { FacePhrasing } from './print.ts';

/** What reading a face gives. */
type ReadFace<Refused> = { ok: true; face: Face; phrasing: FacePhrasing } | { ok: false; refused: Refused[] };

/** A line of a face, and how it is read; null: not at all. */
interface Line {
  readonly text: string;
  readonly read: ReadLine | null;
}
interface ReadLine {
  readonly text: string;
  /** the effects in whose places it has instructions of ours, by the number of the instruction */
  readonly byHand: Effects;
}

type Effects = ReadonlyMap<number, string>;
const NONE: Effects = new Map();

/** Instructions of ours, as many as a face may have effects that are not read: no card draws so many cards. */
const NUMBERS = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const FIRST = 11;
const standIn = (at: number): string => `draw ${NUMBERS[at]} cards.`;
const standsIn = (node: Readonly<Record<string, unknown>>): number | null =>
  node['do'] === 'draw' && typeof node['count'] === 'number' && node['count'] >= FIRST ? node['count'] - FIRST : null;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an ability says of itself after its effect: it is read with the ability, or nothing of the ability is. */
const ABOUT_ITSELF =
  /(?: (?:Activate (?:this ability )?(?:only|no more)|Any player may activate|This ability triggers only|Do this only|Spend only|X can't be)[^.]*\.)+$/;
/** Whether an ability makes mana follows from its effect (2006: 411.1 · later: 605.1). */
const MAKES_MANA = /\badds? /i;
/** An intervening "if" belongs to the trigger, and not to its effect (2006: 404.3 · later: 603.4). */
const OPENS_CONDITION = /^(?:if|while|during|unless|except)\b/i;
const TRIGGERS = /^(?:[^.:"“]{1,40} — )?(?:When|Whenever|At)\b/;
const CHAPTER = /^[IVX]+(?:, [IVX]+)* — /;
const MODE = /^(?:[•+]|(?:\{P\})+)(?: \{[^}]+\})*(?: [^.—"]{1,40} —| —)? /;
/** What a spell says of how it is cast, which is no part of what it does as it resolves. */
const ABOUT_CASTING = /^(?:As an additional cost|Cast this spell|This spell|You may cast|.*rather than pay)/;

/** Reads one face by lines: what of it alone is read, with how many effects put aside before it. */
class ByLine<Refused> {
  private readonly card: CardText;
  private readonly read: (face: CardText) => ReadFace<Refused>;
  constructor(card: CardText, read: (face: CardText) => ReadFace<Refused>) {
    this.card = card;
    this.read = read;
  }

  abilitiesOf(text: string): readonly Ability[] | null {
    const found = this.read({ ...this.card, text });
    return found.ok ? found.face.abilities : null;
  }

  line(text: string, plain: string, before: number): ReadLine | null {
    if (this.abilitiesOf(text) !== null) return { text, byHand: NONE };
    return plain.includes('\n') ? this.modes(plain, before) : this.framed(plain, before);
  }

  /** Read with nothing but our instructions in the places of the effects put aside. */
  private isRead({ text, byHand }: ReadLine): boolean {
    const abilities = this.abilitiesOf(text);
    return abilities !== null && filled(abilities, byHand) !== null;
  }

  /** An ability with its effect put aside: the longest beginning that is read as one. */
  private framed(text: string, before: number): ReadLine | null {
    const itself = ABOUT_ITSELF.exec(text)?.[0] ?? '';
    const said = text.slice(0, text.length - itself.length);
    const [places, opens] = placesOfEffect(said);
    for (const at of places) {
      const effect = said.slice(at);
      if (effect === '' || OPENS_CONDITION.test(effect) || NUMBERS[before] === undefined) continue;
      const instruction = opens ? capital(standIn(before)) : standIn(before);
      const line = { text: `${said.slice(0, at)}${instruction}${itself}`, byHand: new Map([[before, effect]]) };
      if (this.isRead(line)) return line;
    }
    return null;
  }

  /** A list of modes, of which those are put aside that are not read. */
  private modes(text: string, before: number): ReadLine | null {
    const [head = '', ...rows] = text.split('\n');
    const modes = rows.map((row) => ({ row, mark: MODE.exec(row)?.[0] }));
    if (modes.length > NUMBERS.length - before || modes.some(({ mark }) => mark === undefined)) return null;
    const lineOf = (aside: readonly boolean[]): ReadLine => {
      const byHand = new Map<number, string>();
      const lines = modes.map(({ row, mark = '' }, at) => {
        if (aside[at] !== true) return row;
        const number = before + byHand.size;
        byHand.set(number, row.slice(mark.length));
        return `${mark}${capital(standIn(number))}`;
      });
      return { text: [head, ...lines].join('\n'), byHand };
    };
    let aside = modes.map(() => true);
    if (!this.isRead(lineOf(aside))) return null;
    for (const at of modes.keys()) {
      const fewer = aside.map((one, other) => one && other !== at);
      if (this.isRead(lineOf(fewer))) aside = fewer;
    }
    return lineOf(aside);
  }
}

/** Where the effect of an ability may begin, the last place first, and whether it begins as a sentence. */
function placesOfEffect(text: string): [readonly number[], boolean] {
  const chapter = CHAPTER.exec(text);
  if (chapter !== null) return [[chapter[0].length], true];
  if (TRIGGERS.test(text)) return [outside(text, ', ').reverse(), false];
  const [colon] = outside(text, ': ');
  return [colon === undefined || MAKES_MANA.test(text.slice(colon)) ? [] : [colon], true];
}

/** The places after that mark, outside quotation marks. */
function outside(text: string, mark: string): number[] {
  const found: number[] = [];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && text.startsWith(mark, at)) found.push(at + mark.length);
  }
  return found;
}

/** The face with a hole for each line or effect that is not read; refused where even without its text it is no card. */
export function readPartly<Refused>(
  card: CardText,
  /** whether each of its lines means what it means alone */
  hasLines: boolean,
  read: (face: CardText) => ReadFace<Refused>,
): ReadFace<Refused> {
  const whole = read(card);
  if (whole.ok || !read({ ...card, text: '' }).ok) return whole;
  const byLine = new ByLine(card, read);
  const all = paragraphs(card.text);
  let lines: Line[] = [];
  for (const [at, { from, text: plain }] of all.entries()) {
    const text = card.text.slice(from, (all[at + 1]?.from ?? card.text.length + 1) - 1);
    const before = effectsAside(lines);
    lines.push({ text, read: hasLines ? byLine.line(text, plain, before) : null });
  }
  if (card.types.includes('Instant') || card.types.includes('Sorcery')) lines = withOneEffect(lines, byLine);
  return together(card, lines, read) ?? whole;
}

const effectsAside = (lines: readonly Line[]): number =>
  lines.reduce((sum, { read }) => sum + (read?.byHand.size ?? 0), 0);

/** A spell whose instructions are not all read is read but for all of them. */
function withOneEffect<Refused>(lines: readonly Line[], byLine: ByLine<Refused>): Line[] {
  const isEffect = ({ text, read }: Line): boolean =>
    read === null
      ? !ABOUT_CASTING.test(text)
      : byLine.abilitiesOf(read.text)?.some(({ ability }) => ability === 'spell') === true && !text.includes('\n');
  const effect = lines.filter(isEffect);
  const [first] = effect;
  if (first === undefined || effect.every(({ read }) => read !== null)) return [...lines];
  const before = effectsAside(lines);
  const text = effect.map((line) => line.text).join('\n');
  return lines.flatMap((line) => {
    if (line === first && NUMBERS[before] !== undefined)
      return [{ text, read: { text: capital(standIn(before)), byHand: new Map([[before, text]]) } }];
    return effect.includes(line) ? [] : [line];
  });
}

/** The lines read together, without as few as must be for that; the others are abilities that are not read. */
function together<Refused>(
  card: CardText,
  lines: readonly Line[],
  read: (face: CardText) => ReadFace<Refused>,
): ReadFace<Refused> | null {
  const tried = (without: readonly Line[]): ReadFace<Refused> | null => {
    const kept = lines.filter((line) => line.read !== null && !without.includes(line));
    const found = read({ ...card, text: kept.map((line) => line.read?.text).join('\n') });
    if (!found.ok) return null;
    const abilities = filled(found.face.abilities, new Map(kept.flatMap((line) => [...(line.read?.byHand ?? [])])));
    if (abilities === null) return null;
    const unread = lines
      .filter((line) => !kept.includes(line))
      .map(({ text }): Ability => ({ ability: 'unread', text }));
    return { ...found, face: { ...found.face, abilities: [...abilities, ...unread], text: card.text } };
  };
  // what a line refers to stands before it
  const latest = lines.filter((line) => line.read !== null).reverse();
  return (
    tried([]) ??
    latest.reduce<ReadFace<Refused> | null>((found, line) => found ?? tried([line]), null) ??
    latest.slice(1).reduce<ReadFace<Refused> | null>((found, _, at) => found ?? tried(latest.slice(0, at + 2)), null)
  );
}

/** The abilities with each of those instructions of ours become the effect that it stands for; null where one is not the whole of an effect. */
function filled(abilities: readonly Ability[], effects: Effects): readonly Ability[] | null {
  const said = [...effects].flatMap(([at, effect]) => [
    [standIn(at), effect],
    [capital(standIn(at)), effect],
  ]) as [string, string][];
  let filledIn = 0;
  const within = (node: unknown, key: string): unknown => {
    if (key === 'text' && typeof node === 'string')
      return said.reduce((text, [sentence, effect]) => text.replaceAll(sentence, () => effect), node);
    if (typeof node !== 'object' || node === null) return node;
    if (!Array.isArray(node))
      return Object.fromEntries(Object.entries(node).map(([inner, value]) => [inner, within(value, inner)]));
    const at = key === 'effect' && node.length === 1 ? standsIn(node[0]) : null;
    const text = at === null ? undefined : effects.get(at);
    if (text === undefined) return node.map((each) => within(each, ''));
    filledIn += 1;
    return [{ do: 'byHand', text }];
  };
  const given = within(abilities, '') as readonly Ability[];
  const ours = everyNode(abilities).filter((node) => standsIn(node) !== null);
  return filledIn === effects.size && ours.length === filledIn ? given : null;
}
