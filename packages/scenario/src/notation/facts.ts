/**
 * The facts that an expectation states. Each form reads and prints one: a key, or one entry of the record under a key.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { type Fields, type Form, form, readFirst } from './form.ts';
import { actionForms } from './moves.ts';
import { SLOTS } from './slots.ts';
import type { Cursor } from './tokens.ts';

/** Where a fact's value stands under its key: by itself, under an entry, under an entry of an entry, or as one of a list. */
type Shape = 'plain' | 'entry' | 'nested' | 'member';

interface FactForm {
  readonly key: string;
  readonly shape: Shape;
  readonly form: Form;
}

const fact = (shape: Shape, key: string, template: string, fixed?: Fields): FactForm => ({
  key,
  shape,
  form: form(SLOTS, template, fixed),
});
const plain = (key: string, template: string, fixed?: Fields): readonly FactForm[] => [
  fact('plain', key, template, fixed),
];

/** The same of one, and of several that have it alike. */
const PLURAL = /^\{of:(?:name|player)\} (is|has|lacks) /;
const VERBS: Readonly<Record<string, string>> = { is: 'are', has: 'have', lacks: 'lack' };
const both =
  (shape: Shape) =>
  (key: string, template: string, fixed?: Fields): readonly FactForm[] => {
    const plural = template.replace(PLURAL, (_, verb: string) => `{of:several} ${VERBS[verb]} `);
    return [fact(shape, key, template, fixed), ...(plural === template ? [] : [fact(shape, key, plural, fixed)])];
  };
const entry = both('entry');
const nested = both('nested');

/** `of` is the entry, `kind` the entry in it, `is` the value. */
const FACTS: readonly FactForm[] = [
  plain('step', 'it is {is:step}'),
  plain('active', 'it is {is:owner} turn'),
  plain('turn', 'it is turn {is:whole}'),
  plain('daytime', 'it is day', { is: 'day' }),
  plain('daytime', 'it is night', { is: 'night' }),
  plain('daytime', 'it is neither day nor night', { is: null }),
  plain('subgame', 'it is the main game', { is: 0 }),
  plain('subgame', 'it is subgame {is:whole}'),
  entry('turns', '{of:owner} turn {is:moment}'),
  entry('life', '{of:player} has {is:count} life'),
  entry('poison', '{of:player} has {is:count} poison'),
  nested('playerCounters', 'player {of:player} has {is:count} {kind:name} counters'),
  entry('mana', '{of:player} has no mana', { is: '' }),
  entry('mana', '{of:owner} mana is {is:mana}'),
  entry('hand', '{of:player} has 1 card in hand', { is: 1 }),
  entry('hand', '{of:player} has {is:count} cards in hand'),
  entry('hand', '{of:owner} hand is {is:cards}'),
  entry('library', '{of:player} has 1 card in the library', { is: 1 }),
  entry('library', '{of:player} has {is:count} cards in the library'),
  entry('graveyard', '{of:owner} graveyard is {is:cards}'),
  plain('ante', 'the ante is {is:cards}'),
  entry('owned', '{of:owner} ante is {is:cards}'),
  plain('monarch', '{is:who} is the monarch'),
  plain('initiative', '{is:who} has the initiative'),
  plain('blessed', "{is:players} with the city's blessing"),
  entry('room', '{of:owner} room is {is:host}'),
  entry('completed', '{of:player} has completed {is:names}'),
  entry('zone', '{of:name} is {is:place}'),
  entry('tapped', '{of:name} is tapped', { is: true }),
  entry('tapped', '{of:name} is untapped', { is: false }),
  entry('faceDown', '{of:name} is face down', { is: true }),
  entry('faceDown', '{of:name} is face up', { is: false }),
  entry('pt', '{of:name} is {is:pt}'),
  entry('pt', '{of:name} has no power and toughness', { is: 'none' }),
  entry('name', '{of:name} is called {is:name}'),
  entry('controller', '{is:player} controls {of:name}'),
  entry('owner', '{is:player} owns {of:name}'),
  entry('types', '{of:name} has no types', { is: [] }),
  entry('types', '{of:name} has the types {is:names}'),
  entry('supertypes', '{of:name} has no supertypes', { is: [] }),
  entry('supertypes', '{of:name} has the supertypes {is:names}'),
  entry('subtypes', '{of:name} has no subtypes', { is: [] }),
  entry('subtypes', '{of:name} has the subtypes {is:names}'),
  entry('colors', '{of:name} is colorless', { is: '' }),
  entry('colors', '{of:name} has the colors {is:colors}'),
  entry('manaValue', '{of:name} has mana value {is:whole}'),
  entry('loyalty', '{of:name} has {is:count} loyalty'),
  entry('damage', '{of:name} has {is:count} damage'),
  entry('abilities', '{of:name} has 1 ability', { is: 1 }),
  entry('abilities', '{of:name} has {is:count} abilities'),
  nested('counters', '{of:name} has no counters', { kind: null }),
  nested('counters', '{of:name} has 1 {kind:name} counter', { is: 1 }),
  nested('counters', '{of:name} has {is:count} {kind:name} counters'),
  entry('attached', '{of:name} is attached to {is:host}'),
  entry('protector', '{of:name} is protected by {is:who}'),
  entry('marks', '{of:name} is not marked', { is: [] }),
  entry('marks', '{of:name} is marked {is:names}'),
  entry('blocked', '{of:name} is blocked by {is:names}'),
  entry('lacks', '{of:name} lacks {is:keywords}'),
  plain('attacking', 'the attackers are {is:names}'),
  entry('mayAttack', '{of:name} could attack {is:names}'),
  entry('mayBlock', '{of:name} could block {is:names}'),
  plain('stack', 'the stack is {is:cards}'),
  entry('stacks', '{of:owner} own stack is {is:cards}'),
  entry('count', 'there is 1 {of:name}', { is: 1 }),
  entry('count', 'there are {is:count} {of:name}'),
  nested('sees', '{of:player} sees {kind:name} as {is:hidden}'),
  entry('told', '{of:player} is told {is:names}'),
  entry('untold', '{of:player} is not told {is:names}'),
  plain(
    'asks',
    '{as:player} has priority[, offered {offers:names}][, without {lacks:names}][, one of {options:whole}]',
    {
      kind: 'priority',
    },
  ),
  plain(
    'asks',
    '{as:player} must choose {kind:kind}[, offered {offers:names}][, without {lacks:names}][, one of {options:whole}]',
  ),
  actionForms('can').map((one): FactForm => ({ key: 'can', shape: 'member', form: one })),
  actionForms('cannot').map((one): FactForm => ({ key: 'cannot', shape: 'member', form: one })),
  plain('result', 'the winners are {is:players}'),
  plain('result', 'the game is a draw', { is: 'draw' }),
  plain('result', 'the game goes on', { is: null }),
  plain('lost', 'the losers are {is:players}'),
  entry('keywords', '{of:name} has {is:keywords}'),
].flat();

const isEnd = ({ token }: Cursor): boolean =>
  token === undefined || (token.kind === 'mark' && (token.text === ';' || token.text === '['));

/**
 * Facts between semicolons; undefined where one is not understood.
 * @throws NotationFault where one is stated twice
 */
export function readFacts(cursor: Cursor): Record<string, unknown> | undefined {
  const facts: Record<string, unknown> = {};
  for (;;) {
    const found = readFirst(FACTS, cursor, (after) => {
      if (isEnd(after)) return true;
      after.miss('; and another fact');
      return false;
    });
    if (!found) return undefined;
    if (!state(facts, found.entry, found.fields)) throw cursor.saidBefore();
    if (!cursor.token || cursor.token.text !== ';') return facts;
    cursor.at += 1;
  }
}

function state(facts: Record<string, unknown>, { key, shape }: FactForm, fields: Record<string, unknown>): boolean {
  const { of, kind, is, ...rest } = fields;
  if (shape === 'plain')
    return put(facts, key, 'is' in fields ? is : { ...rest, ...(kind === undefined ? {} : { kind }) });
  if (shape === 'member') {
    const list = (facts[key] ??= []) as unknown[];
    list.push(fields);
    return true;
  }
  const record = (facts[key] ??= {}) as Record<string, unknown>;
  return [of].flat().every((one) => {
    const name = one as string;
    if (shape === 'entry') return put(record, name, is);
    if (kind === null) return put(record, name, {});
    if (!Object.hasOwn(record, name)) put(record, name, {});
    return put(record[name] as Record<string, unknown>, kind as string, is);
  });
}

function put(record: Record<string, unknown>, key: string, value: unknown): boolean {
  if (Object.hasOwn(record, key)) return false;
  Object.defineProperty(record, key, { value, enumerable: true, writable: true, configurable: true });
  return true;
}

/** Each fact in its words, in the order of the table; undefined where there are no words for one. */
export function printFacts(expected: Fields): string[] | undefined {
  const printed: string[] = [];
  for (const key of new Set([...KEYS, ...Object.keys(expected)])) {
    if (expected[key] === undefined) continue;
    const all = fieldsOf(key, expected[key]);
    if (all.length === 0) return undefined;
    for (const fields of all) {
      const words = (BY_KEY.get(key) ?? []).map((one) => one.form.print(fields)).find((one) => one !== undefined);
      if (words === undefined) return undefined;
      printed.push(words);
    }
  }
  return printed;
}

const KEYS = [...new Set(FACTS.map(({ key }) => key))];
const BY_KEY = new Map(KEYS.map((key) => [key, FACTS.filter((one) => one.key === key)]));

/** The fields of each fact under a key; entries that are alike stand together. */
function fieldsOf(key: string, value: unknown): Fields[] {
  const shape = BY_KEY.get(key)?.[0]?.shape;
  if (shape === 'plain') return key === 'asks' ? [value as Fields] : [{ is: value }];
  if (shape === 'member') return value as Fields[];
  const facts = Object.entries(value as Record<string, unknown>).flatMap(([of, is]): Fields[] => {
    if (shape === 'entry') return [{ of, is }];
    const inner = Object.entries(is as Record<string, unknown>);
    return inner.length > 0 ? inner.map(([kind, one]) => ({ of, kind, is: one })) : [{ of, kind: null }];
  });
  const alike = new Map<string, { of: string[]; rest: Fields }>();
  for (const { of, ...rest } of facts) {
    const same = JSON.stringify(rest);
    const group = alike.get(same);
    if (group) group.of.push(String(of));
    else alike.set(same, { of: [String(of)], rest });
  }
  const isPlural = BY_KEY.get(key)?.some(({ form: one }) => one.template.includes('{of:several}')) === true;
  return [...alike.values()].flatMap(({ of, rest }): Fields[] =>
    isPlural && of.length > 1 ? [{ of, ...rest }] : of.map((one) => ({ of: one, ...rest })),
  );
}
