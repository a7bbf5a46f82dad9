/**
 * Cards given by their text: a line with what is printed around it, then the text itself, indented.
 *
 *     Card Small Spark | {R} | Instant
 *       Small Spark deals 2 damage to target creature or player.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import type { EditionName } from '@rulewright/engine';
import { CARD_LAYOUTS } from '@rulewright/oracle';
import { WORDINGS } from '@rulewright/oracle/wordings';
import { inlineCard, type InlineCard } from '../format.ts';
import { printEditions, readEditions } from './claims.ts';
import { jsonLines, readJson } from './json.ts';
import { readName } from './names.ts';
import { equal } from '@rulewright/engine';
import { Cursor, type Line, NotationFault, linesOf, placeOf, tokensOf } from './tokens.ts';

const FIELD = / \| /;
const CARD = 'Card ';
const OTHER = '//';
const ABILITIES = 'abilities ';

export const isCard = (text: string): boolean => text.startsWith(CARD);

/** A field that a word or two tell. */
const told = (key: keyof InlineCard, words: string): Field => ({
  key,
  read: (text) => (text.startsWith(words) ? text.slice(words.length) : undefined),
  print: (value: string) => `${words}${value}`,
});

interface Field {
  readonly key: keyof InlineCard;
  readonly read: (text: string) => unknown;
  readonly print: (value: never) => string;
}

/** One field of the line: how it is told from the others, and what it says. The type is the one that nothing else is. */
const FIELDS: readonly Field[] = [
  { key: 'cost', read: (text) => (text.startsWith('{') ? text : undefined), print: (cost: string) => cost },
  { key: 'type', read: () => undefined, print: (type: string) => type },
  { key: 'pt', read: (text) => (/^[^\s/|]+\/[^\s/|]+$/.test(text) ? text : undefined), print: (pt: string) => pt },
  { key: 'loyalty', read: (text) => /^loyalty (\S+)$/.exec(text)?.[1], print: (n: string) => `loyalty ${n}` },
  { key: 'defense', read: (text) => /^defense (\S+)$/.exec(text)?.[1], print: (n: string) => `defense ${n}` },
  { key: 'handModifier', read: (text) => /^hand ([+-]\d+)$/.exec(text)?.[1], print: (n: string) => `hand ${n}` },
  { key: 'lifeModifier', read: (text) => /^life ([+-]\d+)$/.exec(text)?.[1], print: (n: string) => `life ${n}` },
  told('expansion', 'expansion '),
  told('firstIn', 'first in '),
  told('alsoNamed', 'also named '),
  {
    key: 'layout',
    read: (text) => CARD_LAYOUTS.find((layout) => text === `layout ${layout}`),
    print: (layout: string) => `layout ${layout}`,
  },
  {
    key: 'wording',
    read: (text) => WORDINGS.find((wording) => text === `wording ${wording.slice(0, 4)}`),
    print: (wording: string) => `wording ${wording.slice(0, 4)}`,
  },
  {
    key: 'in',
    read(text) {
      if (!text.startsWith('in ')) return undefined;
      const cursor = new Cursor(tokensOf(text, 1, 3), { line: 1, column: 1 });
      const editions = readEditions(cursor);
      return cursor.done ? editions : undefined;
    },
    print: (editions: readonly EditionName[]) => `in ${printEditions(editions)}`,
  },
];

function readFields(text: string, line: Line): Record<string, unknown> {
  const card: Record<string, unknown> = {};
  for (const words of text.split(FIELD)) {
    const found = FIELDS.map(({ key, read }) => ({ key, value: read(words) })).find(({ value }) => value !== undefined);
    const { key, value } = found ?? { key: 'type', value: words };
    if (Object.hasOwn(card, key))
      throw new NotationFault(placeOf(line), `"${words}" is a second ${key}`, [
        'a cost as {1}{R}',
        'a type line',
        '2/2',
        'loyalty 3',
        'defense 4',
        'hand +1',
        'life -3',
        `layout ${CARD_LAYOUTS[1]}`,
        `wording 2026`,
        'in 2006',
      ]);
    card[key] = value;
  }
  return card;
}

const printFields = (card: Partial<InlineCard>): string =>
  FIELDS.flatMap(({ key, print }) => (card[key] === undefined ? [] : [print(card[key] as never)])).join(' | ');

/** A card from its line and those below it, which are indented more. */
export function readCard(line: Line, below: readonly Line[]): { name: string; card: InlineCard } {
  const at = line.text.indexOf(' | ');
  const place = { line: line.number, column: line.indent + CARD.length + 1 };
  const whole = line.text.slice(CARD.length, at < 0 ? undefined : at);
  const cursor = new Cursor(whole.startsWith('"') ? tokensOf(whole, line.number) : [], place);
  const name = whole.startsWith('"') ? readName(cursor, 'the name of the card') : whole;
  if (at < 0 || !name || !cursor.done)
    throw new NotationFault(place, 'a card has a name and a type', ['Card NAME | {COST} | TYPE | 2/2']);
  const faces = [{ line, text: line.text.slice(at + 3), lines: [] as Line[] }];
  for (const one of below)
    if (one.text === OTHER || one.text.startsWith(`${OTHER} `))
      faces.push({ line: one, text: one.text.slice(3), lines: [] });
    else faces.at(-1)?.lines.push(one);
  const [front, other] = faces.map((face) => ({ ...readFields(face.text, face.line), ...readText(face.lines) }));
  const read = inlineCard.safeParse(other === undefined ? front : { ...front, other });
  if (!read.success || faces.length > 2)
    throw new NotationFault(
      place,
      `this is no card: ${read.success ? 'it has three faces' : (read.error.issues[0]?.message ?? '')}`,
    );
  return { name, card: read.data };
}

function readText(lines: readonly Line[]): Partial<InlineCard> {
  const trees = lines.findIndex(({ text }) => text.startsWith(ABILITIES));
  const words = trees < 0 ? lines : lines.slice(0, trees);
  const [first] = words;
  const text = words.map((line) => ' '.repeat(Math.max(line.indent - (first?.indent ?? 0), 0)) + line.text).join('\n');
  return {
    ...(words.length > 0 && { text }),
    ...(trees >= 0 && { abilities: readJson(lines.slice(trees), ABILITIES.length) as InlineCard['abilities'] }),
  };
}

const textLines = (card: Partial<InlineCard>): string[] => [
  ...(card.text === undefined ? [] : card.text.split('\n')),
  ...(card.abilities === undefined ? [] : jsonLines(card.abilities, ABILITIES)),
];

/** The lines of a card, the first not indented; undefined where they would be read otherwise. */
export function printCard(name: string, card: InlineCard): string[] | undefined {
  const { other } = card;
  const plain =
    name.includes(' | ') || name.startsWith('"') || name !== name.trim() || name === '' ? JSON.stringify(name) : name;
  const lines = [
    `${CARD}${plain} | ${printFields(card)}`,
    ...textLines(card).map((text) => `  ${text}`),
    ...(other === undefined
      ? []
      : [`  ${OTHER} ${printFields(other)}`, ...textLines(other).map((text) => `  ${text}`)]),
  ];
  try {
    const [line, ...below] = linesOf(lines.join('\n'));
    if (!line || below.length !== lines.length - 1) return undefined;
    const read = readCard(line, below);
    return read.name === name && equal(read.card, card) ? lines : undefined;
  } catch {
    return undefined;
  }
}
