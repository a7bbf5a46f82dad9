/**
 * The lines of a position, and what else is settled before the script: players, sides, objects.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { type Fields, type Form, type Slot, form, readFirst } from './form.ts';
import { isWhole, printName, readName } from './names.ts';
import { houseRules, SLOTS, phrases, whole } from './slots.ts';
import type { Cursor } from './tokens.ts';

const isMark = (cursor: Cursor, mark: string): boolean => cursor.token?.kind === 'mark' && cursor.token.text === mark;

/** A form of something that is said in several parts, each of which adds to one record; `under`: to a record of amounts under that key. */
interface Adding {
  readonly form: Form;
  readonly under?: string;
}

const adding = (template: string, fixed?: Fields, slots: Readonly<Record<string, Slot>> = SLOTS): Adding => ({
  form: form(slots, template, fixed),
});
const amount = (under: string, template: string, fixed?: Fields): Adding => ({
  form: form(SLOTS, template, fixed),
  under,
});

/** Adds what was read; false where it was said before. */
function add(record: Record<string, unknown>, { under }: Adding, fields: Record<string, unknown>): boolean {
  const into = under === undefined ? record : ((record[under] ??= {}) as Record<string, unknown>);
  for (const [key, value] of under === undefined
    ? Object.entries(fields)
    : [[String(fields['kind']), fields['is']] as const]) {
    if (Object.hasOwn(into, key)) return false;
    Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return true;
}

/** Every part in its words, in the table's order; undefined where there are no words for one. */
function printAll(table: readonly Adding[], record: Fields): string[] | undefined {
  const left = new Set(Object.keys(record).filter((key) => record[key] !== undefined));
  const printed: string[] = [];
  for (const { form: one, under } of table) {
    if (under !== undefined) continue;
    const keys = [...one.keys].filter((key) => left.has(key));
    const words = keys.length === 0 ? undefined : one.print(Object.fromEntries(keys.map((key) => [key, record[key]])));
    if (words === undefined) continue;
    printed.push(words);
    for (const key of keys) left.delete(key);
  }
  for (const key of left) {
    const forms = table.filter(({ under }) => under === key);
    const amounts = Object.entries(record[key] as Record<string, unknown>);
    if (forms.length === 0 || amounts.length === 0) return undefined;
    for (const [kind, is] of amounts) {
      const words = forms.map((one) => one.form.print({ kind, is })).find((one) => one !== undefined);
      if (words === undefined) return undefined;
      printed.push(words);
    }
  }
  return printed;
}

/** What stands in parentheses behind an object. */
const ATTRIBUTES: readonly Adding[] = [
  adding('called {label:name}'),
  adding('tapped', { tapped: true }),
  adding('untapped', { tapped: false }),
  adding('summoning sick', { sick: true }),
  adding('sick', { sick: true }),
  adding('not summoning sick', { sick: false }),
  adding(
    'face down by {faceDown:facing}',
    {},
    {
      facing: phrases('disguise, manifest, cloak or effect', [
        ['disguise', 'disguise'],
        ['manifest', 'manifest'],
        ['cloak', 'cloak'],
        ['effect', 'effect'],
      ]),
    },
  ),
  adding('face down', { faceDown: true }),
  adding('face up', { faceDown: false }),
  adding('transformed', { transformed: true }),
  adding('{damage:whole} damage'),
  amount('counters', '1 {kind:name} counter', { is: 1 }),
  amount('counters', '{is:whole} {kind:name} counters'),
  adding('attached to {attachedTo:name}'),
  adding('protected by {protector:player}'),
  adding('controlled by {controller:player}'),
];

function readObject(cursor: Cursor): unknown {
  const card = readName(cursor, 'a card');
  if (card === undefined) return undefined;
  if (!isMark(cursor, '(')) return card;
  const object: Record<string, unknown> = { card };
  do {
    cursor.at += 1;
    const found = readFirst(ATTRIBUTES, cursor, (after) => {
      if (isMark(after, ',') || isMark(after, ')')) return true;
      after.miss(', or )');
      return false;
    });
    if (!found) return undefined;
    if (!add(object, found.entry, found.fields)) throw cursor.saidBefore();
  } while (isMark(cursor, ','));
  return cursor.take(')') ? object : undefined;
}

function printObject(value: unknown): string | undefined {
  if (typeof value === 'string') return printName(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const { card, ...rest } = value as { card: string };
  const attributes = printAll(ATTRIBUTES, rest);
  return attributes && attributes.length > 0 ? `${printName(card)} (${attributes.join(', ')})` : undefined;
}

const noObjects = phrases('none', [[true, 'none', 'nothing', 'empty']]);

/** Objects between commas; `none` for an empty list. */
const objects: Slot = {
  expects: 'cards',
  read(cursor) {
    if (noObjects.read(cursor) === true) return [];
    const all: unknown[] = [];
    do {
      if (all.length > 0) cursor.at += 1;
      const object = readObject(cursor);
      if (object === undefined) return undefined;
      all.push(object);
    } while (isMark(cursor, ','));
    return all;
  },
  print(value) {
    if (!Array.isArray(value)) return undefined;
    if (value.length === 0) return 'none';
    const all = value.map(printObject);
    return all.includes(undefined) ? undefined : all.join(', ');
  },
};

const WITH_OBJECTS = { ...SLOTS, objects };
const section = (template: string): Adding => adding(template, {}, WITH_OBJECTS);

/** The sections of a player's line. */
const SECTIONS: readonly Adding[] = [
  section('{life:whole} life'),
  section('{poison:whole} poison'),
  amount('counters', '1 {kind:name} counter', { is: 1 }),
  amount('counters', '{is:whole} {kind:name} counters'),
  section('commander: {commander:name}'),
  section('commanders: {commander:several}'),
  section('vanguard: {vanguard:name}'),
  section('hand: {hand:objects}'),
  section('library: {library:objects}'),
  section('graveyard: {graveyard:objects}'),
  section('exile: {exile:objects}'),
  section('outside: {outside:names}'),
  section('conspiracies: {conspiracies:names}'),
  section('schemes: {schemes:names}'),
  section('planes: {planes:names}'),
  section('attractions: {attractions:names}'),
  section('{battlefield:objects}'),
];

/** What a player has: `Forest ×3 | hand: Shock | 15 life`. */
const side: Slot = {
  expects: 'what the player has',
  read(cursor) {
    const record: Record<string, unknown> = {};
    if (cursor.token?.kind === 'word' && cursor.token.text === 'nothing') {
      cursor.at += 1;
      return record;
    }
    for (;;) {
      const found = readFirst(SECTIONS, cursor, (after) => {
        if (after.done || isMark(after, '|')) return true;
        after.miss('| and another zone');
        return false;
      });
      if (!found) return undefined;
      if (!add(record, found.entry, found.fields)) throw cursor.saidBefore();
      if (cursor.done) return record;
      cursor.at += 1;
    }
  },
  print(value) {
    const { battlefield, ...rest } = value as Record<string, unknown>;
    const sections = printAll(SECTIONS, rest);
    const own = battlefield === undefined ? '' : objects.print(battlefield);
    if (sections === undefined || own === undefined) return undefined;
    return [own, ...sections].filter(Boolean).join(' | ') || 'nothing';
  },
};

const list = (expects: string, one: Slot, mark: string): Slot => ({
  expects,
  read(cursor) {
    const all: unknown[] = [];
    do {
      if (all.length > 0) cursor.at += 1;
      const value = one.read(cursor);
      if (value === undefined) return undefined;
      all.push(value);
    } while (isMark(cursor, mark));
    return all;
  },
  print(value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const all = value.map((each) => one.print(each));
    return all.includes(undefined) ? undefined : all.join(mark === ',' ? ', ' : ` ${mark} `);
  },
});

const seed: Slot = {
  expects: 'a number or a word',
  read: (cursor) =>
    cursor.token?.kind === 'word' && isWhole(cursor.token.text)
      ? whole.read(cursor)
      : readName(cursor, 'a number or a word'),
  print: (value) => (typeof value === 'string' ? printName(value) : whole.print(value)),
};

const HEAD_SLOTS = {
  ...SLOTS,
  side,
  seed,
  teams: list('teams', SLOTS.players, '|'),
  houseRules,
  wholes: list('numbers', whole, ','),
};

interface HeadForm extends Adding {
  /** where the fields belong: to the scenario, to its position, or to one of its sides */
  readonly of: 'scenario' | 'position' | 'side';
}

const head = (of: HeadForm['of'], template: string, fixed?: Fields): HeadForm => ({
  of,
  form: form(HEAD_SLOTS, template, fixed),
});

/** The lines before the script. */
export const HEAD: readonly HeadForm[] = [
  head('scenario', 'Players: {players:players}'),
  head('scenario', 'Teams: {teams:teams}'),
  head('scenario', 'Variant: {variant:variant}'),
  head('scenario', 'Each attack is on one opponent', { attack: 'single' }),
  head('scenario', 'Each attack is to the left', { attack: 'left' }),
  head('scenario', 'Each attack is to the right', { attack: 'right' }),
  head('scenario', 'Range of influence: {range:whole}'),
  head('scenario', 'Ranges of influence: {range:wholes}'),
  head('scenario', 'Creatures are deployed', { deploy: true }),
  head('scenario', 'Played for ante', { ante: true }),
  head('scenario', 'Brawl', { brawl: true }),
  head('scenario', 'House rules: {houseRules:houseRules}'),
  head('scenario', 'Seed: {seed:seed}'),
  head('position', 'The game starts with {active:player}', { start: true }),
  head('position', 'The game starts', { start: true }),
  head('position', 'It is {active:owner} turn, in {step:step}'),
  head('position', 'It is {active:owner} turn'),
  head('position', 'It is {step:step}'),
  head('position', 'It is turn {turn:whole}'),
  head('position', 'Planar deck: {planarDeck:names}'),
  head('position', '{monarch:player} is the monarch'),
  head('position', '{initiative:player} has the initiative'),
  head('side', '{player:player}: {side:side}'),
];

export interface Head {
  readonly scenario: Record<string, unknown>;
  readonly position: Record<string, unknown> & { sides: Record<string, unknown> };
}

/** Adds what a line before the script said; false where it was said before. */
export function addHead({ scenario, position }: Head, entry: HeadForm, fields: Record<string, unknown>): boolean {
  if (entry.of !== 'side') return add(entry.of === 'scenario' ? scenario : position, entry, fields);
  const { player, side: of } = fields;
  if (Object.hasOwn(position.sides, String(player))) return false;
  Object.defineProperty(position.sides, String(player), {
    value: of,
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return true;
}

/** The lines before the script; undefined where there are no words for something. */
export function printHead(scenario: Fields, position: Fields): string[] | undefined {
  const { sides, ...where } = position;
  const of = (kind: HeadForm['of']) => HEAD.filter((one) => one.of === kind);
  const [form_] = of('side');
  const own = printAll(of('scenario'), scenario);
  const placed = printAll(of('position'), where);
  const all = Object.entries(sides as Record<string, unknown>).map(([player, one]) =>
    form_?.form.print({ player, side: one }),
  );
  return own && placed && !all.includes(undefined) ? [...own, ...placed, ...(all as string[])] : undefined;
}
