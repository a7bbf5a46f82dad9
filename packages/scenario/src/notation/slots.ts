/**
 * What the places of a line can hold: names, lists, numbers, steps, answers.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { CLAUSES, isWhole, printName, printOwner, readName, readOwner } from './names.ts';
import { suggestAmong } from '@rulewright/cards';
import { EDITIONS, type EditionName, HOUSE_RULES } from '@rulewright/engine';
import type { Slot } from './form.ts';
import { type Cursor, NotationFault } from './tokens.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const nameSlot = (expects: string): Slot => ({
  expects,
  read: (cursor) => readName(cursor, expects),
  print: (value) => (isText(value) ? printName(value) : undefined),
  endsInName: true,
});

export const whole: Slot = {
  expects: 'a whole number',
  read(cursor) {
    const { token } = cursor;
    if (token?.kind !== 'word' || !isWhole(token.text)) {
      cursor.miss('a whole number');
      return undefined;
    }
    cursor.at += 1;
    return Number(token.text);
  },
  print: (value) => (typeof value === 'number' && isWhole(String(value)) ? String(value) : undefined),
};

/** One of some values, each with its words; the first words are printed, all are read. */
export function phrases(expects: string, table: readonly (readonly [unknown, ...string[]])[]): Slot {
  const rows = table.flatMap(([value, ...all]) => all.map((words) => ({ value, words: words.split(' ') })));
  rows.sort((a, b) => b.words.length - a.words.length);
  const printed = new Map(table.map(([value, first]) => [value, first]));
  return {
    expects,
    read(cursor) {
      const { at } = cursor;
      const row = rows.find(({ words }) => words.every((word, i) => isWord(cursor, at + i, word)));
      if (!row) {
        cursor.miss(expects);
        return undefined;
      }
      cursor.at = at + row.words.length;
      return row.value;
    },
    print: (value) => printed.get(value),
  };
}

function isWord(cursor: Cursor, at: number, word: string): boolean {
  const token = cursor.tokens[at];
  return token?.kind === 'word' && token.text === word;
}

/** That slot, or one word for a value of its own, as `nobody` for null. */
const or = (slot: Slot, word: string, stands: unknown): Slot => {
  const own = phrases(word, [[stands, word]]);
  return { ...alsoRead(slot, own), print: (value) => own.print(value) ?? slot.print(value) };
};

/** That slot, or another way to write some of its values, which is read and not printed. */
function alsoRead(slot: Slot, other: Slot): Slot {
  return {
    ...slot,
    read(cursor) {
      const value = other.read(cursor);
      return value === undefined ? slot.read(cursor) : value;
    },
  };
}

/** Whether a comma stands here that goes on with the list, not with another clause. */
function listGoesOn(cursor: Cursor): boolean {
  const next = cursor.tokens[cursor.at + 1];
  if (cursor.token?.text !== ',' || cursor.token.kind !== 'mark') return false;
  return next === undefined || next.kind !== 'word' || !CLAUSES.has(next.text);
}

/** Members between commas. */
function members<T>(cursor: Cursor, one: () => T | undefined): T[] | undefined {
  const all: T[] = [];
  do {
    if (all.length > 0) cursor.at += 1;
    const member = one();
    if (member === undefined) return undefined;
    all.push(member);
  } while (listGoesOn(cursor));
  return all;
}

const isAmong = <T extends string>(all: readonly T[], word: string): word is T => all.some((one) => one === word);

/** Seams of the editions between commas, each with the edition it is taken from: `manaBurn of 2006-10`. */
export const houseRules: Slot = {
  expects: 'house rules, such as manaBurn of 2006-10',
  read(cursor) {
    const rules: Record<string, EditionName> = {};
    const one = (): true | undefined => {
      const [seam, of, from] = cursor.tokens.slice(cursor.at, cursor.at + 3);
      if (seam === undefined || of?.text !== 'of' || from === undefined || !isAmong(EDITIONS, from.text)) {
        cursor.miss(houseRules.expects);
        return undefined;
      }
      if (!isAmong(HOUSE_RULES, seam.text))
        throw new NotationFault(seam, `there is no house rule ${seam.text}`, suggestAmong(HOUSE_RULES)(seam.text));
      rules[seam.text] = from.text;
      cursor.at += 3;
      return true;
    };
    return members(cursor, one) && rules;
  },
  print: (value) =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? Object.entries(value)
          .map(([seam, from]) => `${seam} of ${String(from)}`)
          .join(', ')
      : undefined,
};

/** Names between commas, with the word that stands for none. */
export const names = (none: string): Slot => ({
  expects: 'names',
  read(cursor) {
    if (isWord(cursor, cursor.at, none)) {
      cursor.at += 1;
      return [];
    }
    return members(cursor, () => readName(cursor, 'a name'));
  },
  print: (value) =>
    Array.isArray(value) && value.every(isText)
      ? value.length === 0
        ? none
        : value.map((name) => printName(name)).join(', ')
      : undefined,
  endsInName: true,
});

/** Keyword abilities between commas; bare ones begin with a small letter, as none of the other things that one has does. */
const keywords: Slot = {
  ...names('nothing'),
  expects: 'keyword abilities',
  read(cursor) {
    const { token } = cursor;
    if (token?.kind === 'quoted' || (token?.kind === 'word' && /^[a-z]/.test(token.text)))
      return names('nothing').read(cursor);
    cursor.miss('a keyword ability');
    return undefined;
  },
  print(value) {
    const words = names('nothing').print(value);
    return words === undefined || /^["a-z]/.test(words) ? words : undefined;
  },
};

/** Two names or more, between commas. */
const several: Slot = {
  ...names('nothing'),
  read(cursor) {
    const all = members(cursor, () => readName(cursor, 'a name'));
    return all !== undefined && all.length > 1 ? all : undefined;
  },
  print: (value) => (Array.isArray(value) && value.length > 1 ? names('nothing').print(value) : undefined),
};

/** One member of an answer: a name or a number, or either with what follows `=` or `→`. */
interface Member {
  readonly word: string | number;
  readonly amount?: number;
  readonly towards?: string | readonly string[];
}

function readMember(cursor: Cursor): Member | undefined {
  const word = readName(cursor, 'a name or a number') ?? (whole.read(cursor) as number | undefined);
  if (word === undefined) return undefined;
  if (isWord(cursor, cursor.at, '=')) {
    cursor.at += 1;
    const amount = whole.read(cursor);
    return amount === undefined ? undefined : { word, amount: amount as number };
  }
  if (isWord(cursor, cursor.at, '→') || isWord(cursor, cursor.at, '->')) {
    cursor.at += 1;
    const towards = readTowards(cursor);
    return towards === undefined ? undefined : { word, towards };
  }
  return { word };
}

/** `X`, or `(X, Y)` for several. */
function readTowards(cursor: Cursor): string | string[] | undefined {
  if (cursor.token?.text !== '(') return readName(cursor, 'a name');
  cursor.at += 1;
  const all = isMark(cursor, ')') ? [] : members(cursor, () => readName(cursor, 'a name'));
  return all !== undefined && cursor.take(')') ? all : undefined;
}

const isMark = (cursor: Cursor, mark: string): boolean => cursor.token?.kind === 'mark' && cursor.token.text === mark;

const printTowards = (value: unknown): string | undefined =>
  isText(value)
    ? printName(value)
    : Array.isArray(value) && value.every(isText)
      ? `(${value.map((name) => printName(name)).join(', ')})`
      : undefined;

/** A record of amounts (`Bear = 2, B = 3`) or of what each goes to (`Bear → B`). */
function printRecord(record: object): string | undefined {
  const entries = Object.entries(record).map(([name, value]) => {
    const words = typeof value === 'number' ? whole.print(value) : printTowards(value);
    return words === undefined ? undefined : `${printName(name)} ${typeof value === 'number' ? '=' : '→'} ${words}`;
  });
  return entries.length > 0 && entries.every(isText) ? entries.join(', ') : undefined;
}

const yesNo = phrases('yes or no', [
  [true, 'yes'],
  [false, 'no'],
]);

function readGiven(cursor: Cursor): unknown {
  const word = yesNo.read(cursor);
  if (word !== undefined) return word;
  if (isWord(cursor, cursor.at, 'nothing')) {
    cursor.at += 1;
    return [];
  }
  const all = members(cursor, () => readMember(cursor));
  if (all === undefined) return undefined;
  const [first] = all;
  if (first === undefined) return undefined;
  if (all.every(({ amount, towards }) => amount === undefined && towards === undefined))
    return all.length === 1 ? first.word : all.map(({ word: one }) => one);
  const record: Record<string, unknown> = {};
  for (const { word: name, amount, towards } of all) {
    const value = amount ?? towards;
    if (typeof name === 'number' || value === undefined || Object.hasOwn(record, name)) {
      cursor.miss('each name once, with an amount');
      return undefined;
    }
    Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return record;
}

function printGiven(value: unknown): string | undefined {
  if (typeof value === 'boolean') return yesNo.print(value);
  if (typeof value === 'number') return whole.print(value);
  if (isText(value)) return printName(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    const all = value.map((one) =>
      typeof one === 'number' ? whole.print(one) : isText(one) ? printName(one) : undefined,
    );
    return value.length > 1 && all.every(isText) ? all.join(', ') : undefined;
  }
  return typeof value === 'object' && value !== null ? printRecord(value) : undefined;
}

/** An answer: yes, no, nothing, a number, names, or amounts by name. */
const given: Slot = { expects: 'an answer', read: readGiven, print: printGiven, endsInName: true };

/** Answers to one question after the other. */
const answers: Slot = {
  expects: 'answers',
  read(cursor) {
    const all: unknown[] = [];
    do {
      if (all.length > 0) cursor.at += 2;
      const one = readGiven(cursor);
      if (one === undefined) return undefined;
      all.push(one);
    } while (isMark(cursor, ',') && isWord(cursor, cursor.at + 1, 'then'));
    return all;
  },
  print(value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const all = value.map(printGiven);
    return all.every(isText) ? all.join(', then ') : undefined;
  },
  endsInName: true,
};

/** Amounts alone: `Bear = 2, B = 3`. */
const amounts: Slot = {
  ...given,
  read(cursor) {
    const value = readGiven(cursor);
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  },
  print: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? printRecord(value) : undefined,
};

/** Whom or what with which: `B with Bear, Jace with Wurm`; `turned`: what stands second is the key. */
const pairs: Slot = {
  expects: 'whom with what',
  read(cursor) {
    if (isWord(cursor, cursor.at, 'nothing')) {
      cursor.at += 1;
      return {};
    }
    const all = members(cursor, () => {
      const whom = isMark(cursor, '(') ? readTowards(cursor) : readName(cursor, 'a name');
      if (whom === undefined || !cursor.take('with')) return undefined;
      const what = readName(cursor, 'a name');
      return what === undefined ? undefined : { whom, what };
    });
    if (all === undefined) return undefined;
    const record: Record<string, unknown> = {};
    for (const { whom, what } of all)
      Object.defineProperty(record, what, { value: whom, enumerable: true, writable: true, configurable: true });
    return Object.keys(record).length === all.length ? record : undefined;
  },
  print(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const all = Object.entries(value).map(([what, whom]) => {
      const words = printTowards(whom);
      return words === undefined ? undefined : `${words} with ${printName(what)}`;
    });
    return all.every(isText) ? (all.length === 0 ? 'nothing' : all.join(', ')) : undefined;
  },
  endsInName: true,
};

/** Each step and phase, and how it is written: the first is what is printed. */
export const STEP_WORDS = [
  ['untap', 'the untap step'],
  ['upkeep', 'the upkeep step', 'upkeep'],
  ['draw', 'the draw step'],
  ['main1', 'the first main phase'],
  ['beginCombat', 'the beginning of combat'],
  ['declareAttackers', 'the declare attackers step', 'attackers are declared'],
  ['declareBlockers', 'the declare blockers step', 'blockers are declared'],
  ['combatDamage', 'the combat damage step'],
  ['endCombat', 'the end of combat', 'the end of combat step'],
  ['main2', 'the second main phase'],
  ['end', 'the end step'],
  ['cleanup', 'the cleanup step'],
] as const;

/** A word with nothing to be read in it: of mana, of colours. */
const letters = (none: string): Slot => ({
  expects: 'letters of colors',
  read(cursor) {
    const { token } = cursor;
    if (token?.kind === 'word' && (token.text === none || /^[A-Z]+$/.test(token.text))) {
      cursor.at += 1;
      return token.text === none ? '' : token.text;
    }
    cursor.miss(`letters such as WU, or ${none}`);
    return undefined;
  },
  print: (value) => (isText(value) && /^[A-Z]*$/.test(value) ? value || none : undefined),
});

/** Power and toughness: `2/2`. */
const pt: Slot = {
  expects: 'power and toughness, as 2/2',
  read(cursor) {
    const { token } = cursor;
    if (token?.kind === 'word' && /^-?\d+\/-?\d+$/.test(token.text)) {
      cursor.at += 1;
      return token.text;
    }
    cursor.miss('power and toughness, as 2/2');
    return undefined;
  },
  print: (value) => (isText(value) && /^-?\d+\/-?\d+$/.test(value) ? value : undefined),
};

/** What is asked, as decisions call it. */
const kind = ((): Slot => {
  const known = phrases('what is decided', [
    ['target', 'a target'],
    ['mode', 'a mode'],
    ['yesNo', 'yes or no'],
    ['mulligan', 'whether to mulligan'],
    ['objects', 'objects'],
    ['triggerOrder', 'the order of triggers'],
    ['damageOrder', 'the order of damage'],
    ['damageDivision', 'how damage is divided'],
    ['divide', 'how it is divided'],
    ['replacement', 'what is applied first'],
    ['manaType', 'a type of mana'],
    ['creatureType', 'a creature type'],
    ['landType', 'a land type'],
    ['order', 'an order'],
    ['player', 'a player'],
    ['search', 'what is found'],
    ['bottom', 'what goes to the bottom'],
    ['word', 'a word'],
    ['pay', 'whether to pay'],
    ['cost', 'a cost'],
    ['discard', 'a discard'],
    ['sacrifice', 'a sacrifice'],
    ['color', 'a color'],
    ['piles', 'the piles'],
    ['pile', 'a pile'],
    ['legend', 'which legend stays'],
    ['x', 'a value of X'],
    ['number', 'a number'],
    ['cardName', 'the name of a card'],
    ['option', 'an option'],
    ['attackers', 'attackers'],
    ['blockers', 'blockers'],
    ['attachTo', 'what it is attached to'],
    ['payment', 'a payment'],
  ]);
  const name = nameSlot('what is decided');
  return {
    ...name,
    read: (cursor) => known.read(cursor) ?? (cursor.token?.kind === 'quoted' ? name.read(cursor) : undefined),
    print: (value) => known.print(value) ?? (isText(value) ? JSON.stringify(value) : undefined),
  };
})();

const name = nameSlot('a name');

/** By the names that templates use. */
export const SLOTS = {
  name,
  player: nameSlot('a player'),
  owner: {
    expects: "a player with 's",
    read: (cursor: Cursor) => readOwner(cursor, "a player with 's"),
    print: (value: unknown) => (isText(value) ? printOwner(value) : undefined),
  },
  who: or(nameSlot('a player'), 'nobody', null),
  host: or(name, 'nothing', null),
  hidden: or(name, 'hidden', null),
  names: names('nothing'),
  several,
  keywords,
  cards: names('empty'),
  players: names('nobody'),
  whole,
  count: alsoRead(whole, phrases('no', [[0, 'no']])),
  given,
  answers,
  amounts,
  pairs,
  pt,
  kind,
  mana: letters('nothing'),
  colors: letters('colorless'),
  step: phrases('a step or phase', STEP_WORDS),
  until: phrases('it resolves, the stack is empty, the next turn, a choice, the game is over, or a step', [
    ['resolved', 'it resolves'],
    ['empty', 'the stack is empty'],
    ['turn', 'the next turn'],
    ['asked', 'a choice', 'somebody must choose'],
    ['over', 'the game is over'],
    ...STEP_WORDS,
  ]),
  moment: phrases('waits, goes on, or a step', [
    ['waits', 'waits'],
    ['turn', 'goes on'],
    ...STEP_WORDS.map(([value, ...all]) => [value, ...all.map((words) => `is in ${words}`)] as const),
  ]),
  place: phrases('on the battlefield, in the graveyard, …', [
    ['battlefield', 'on the battlefield'],
    ['graveyard', 'in the graveyard'],
    ['exile', 'in exile'],
    ['hand', 'in hand', 'in a hand'],
    ['library', 'in the library'],
    ['stack', 'on the stack'],
    ['command', 'in the command zone'],
    ['ante', 'in the ante zone'],
    ['phased out', 'phased out'],
    ['none', 'gone'],
  ]),
  variant: phrases('a variant', [
    ['free-for-all', 'free-for-all'],
    ['two-headed-giant', 'Two-Headed Giant'],
    ['emperor', 'Emperor'],
    ['grand-melee', 'Grand Melee'],
    ['team-vs-team', 'Team vs. Team'],
    ['alternating-teams', 'Alternating Teams'],
    ['none', 'no variant'],
  ]),
} satisfies Readonly<Record<string, Slot>>;
