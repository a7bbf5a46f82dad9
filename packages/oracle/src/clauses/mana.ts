/** Adding mana. 2006: 406 · 2009, 2011: 106, 605 · 2026: 106, 605 */
import type { ManaSymbol, Quantity } from '@rulewright/engine';
import { alt, kept, lazy, map, open, phrasesOf, series, SUBJECT } from '../grammar/index.ts';
import type { OpenRule, Rule } from '../grammar/index.ts';
import { COLORLESS_AS_NUMERAL } from '../wordings/words.ts';
import {
  aFilter,
  definite,
  manaSymbol,
  manaSymbols,
  pluralFilter,
  possessive,
  singularFilter,
  sourceFilter,
} from '../nouns/index.ts';
import { castFrom } from '../nouns/cast-from.ts';
import { numberWord } from '../nouns/numbers.ts';
import { asking } from '../nouns/objects.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  anyType,
  manaProduced,
  ofAnother,
  oneMana,
  oneSentence,
  producedSymbols,
  singleMana,
  singleManasAndOr: series(singleMana, 'and/or'),
  singleManasOr: series(singleMana, 'or'),
  someMana,
  someWord,
  spokenOf,
}));

const PRODUCED = new Set(['W', 'U', 'B', 'R', 'G', 'C']);
const MANA_NEXT = /^\{/;
const isProduced = (symbols: readonly ManaSymbol[]) => symbols.every((s) => PRODUCED.has(s));

const asRead = (symbols: readonly ManaSymbol[]): ManaSymbol[] =>
  symbols.flatMap((s) => (/^\d+$/.test(s) ? new Array<ManaSymbol>(Number(s)).fill('C') : [s]));
function asNumerals(symbols: readonly ManaSymbol[]): ManaSymbol[] {
  const colorless = symbols.filter((s) => s === 'C').length;
  const colored = symbols.filter((s) => s !== 'C');
  return colorless === 0 ? colored : [String(colorless), ...colored];
}

/** `{G}{G}`: mana that can be added, colours and colorless only; `{2}` where colourless mana is a numeral. */
export const producedSymbols: Rule<readonly ManaSymbol[]> = map<readonly ManaSymbol[], readonly ManaSymbol[]>(
  {
    name: 'mana',
    needs: () => [],
    read: (reading, at) =>
      manaSymbols
        .read(reading, at)
        .filter((p) => !MANA_NEXT.test(reading.tokens[p.end]?.text ?? ''))
        .map((p) => (COLORLESS_AS_NUMERAL[reading.wording] ? { ...p, value: asRead(p.value) } : p)),
    print: (printing, value, agreement) =>
      manaSymbols.print(
        printing,
        COLORLESS_AS_NUMERAL[printing.wording] && Array.isArray(value) ? asNumerals(value as ManaSymbol[]) : value,
        agreement,
      ),
  },
  (v) => (isProduced(v) ? v : undefined),
  (v) => (Array.isArray(v) && v.length > 0 && v.every((s) => typeof s === 'string') && isProduced(v) ? v : undefined),
);
export const singleMana: Rule<ManaSymbol> = map<ManaSymbol, ManaSymbol>(
  lazy(() => manaSymbol),
  (v) => (PRODUCED.has(v) ? v : undefined),
  (v) => (PRODUCED.has(v) ? v : undefined),
);

/** `{B}{B}, {B}{R}, or {R}{R}`: two mana of two colours in any combination. */
const pairs: Rule = map<{ a: string[]; b: string[]; c: string[] }, unknown>(
  phrase('{a:producedSymbols}, {b:producedSymbols}, or {c:producedSymbols}', { a: '$a', b: '$b', c: '$c' }),
  ({ a, b, c }) => {
    const [x, y] = [a[0], c[0]];
    const fits =
      a.length === 2 && a[1] === x && c.length === 2 && c[1] === y && b.length === 2 && b[0] === x && b[1] === y;
    return fits ? { types: { any: 2, among: [x, y], combination: true }, $pairs: true } : undefined;
  },
  (value) => {
    const { types, $pairs } = value as {
      types?: { any?: unknown; among?: string[]; combination?: unknown };
      $pairs?: true;
    };
    const [x, y] = types?.among ?? [];
    if ($pairs !== true || x === undefined || y === undefined) return undefined;
    return { a: [x, x], b: [x, y], c: [y, y] };
  },
);

/** One mana, which is spent on one thing. */
const isOneMana = (value: unknown): unknown => {
  const { types } = (value ?? {}) as { types?: { any?: unknown } | readonly unknown[] };
  const count = types !== undefined && 'any' in types ? types.any : (types as readonly unknown[] | undefined)?.length;
  return count === 1 ? value : undefined;
};
const oneMana: Rule = kept<unknown>(
  lazy(() => manaProduced),
  isOneMana,
);
/** What one sentence says. */
const isOneSentence = (list: readonly { $j?: string }[]): typeof list | undefined =>
  Array.isArray(list) && list.every(({ $j }) => $j === undefined) ? list : undefined;
/** What is done as mana is spent; `clauses/index.ts` says what there is. */
export const doneAsSpent: OpenRule<readonly { $j?: string }[]> = open('what is done');
const oneSentence: Rule = kept<readonly { $j?: string }[]>(doneAsSpent, isOneSentence);
/** `{B}{B} or {G}{G}`: so much mana of one of two colours. */
const severalOr: Rule = map<{ a: readonly string[]; b: readonly string[] }, object>(
  phrase('{a:producedSymbols} or {b:producedSymbols}', { a: '$a', b: '$b' }),
  ({ a, b }) => {
    const [x, y] = [a[0] as string, b[0] as string];
    const alike = a.every((one) => one === x) && b.every((one) => one === y);
    return a.length > 1 && a.length === b.length && x !== y && alike
      ? { types: { any: a.length, among: [x, y] } }
      : undefined;
  },
  (value) => {
    const { any, among, ...more } = (value as { types?: { any?: unknown; among?: readonly string[] } }).types ?? {};
    const [x, y] = among ?? [];
    if (typeof any !== 'number' || any < 2 || among?.length !== 2 || Object.keys(more).length > 0) return undefined;
    return { a: new Array<string>(any).fill(x as string), b: new Array<string>(any).fill(y as string) };
  },
);

/** What is added: `{C}{C}` · `{G} or {U}` · `one mana of any color`. */
const manaProduced: Rule = alt('mana', () => [
  phrase('{s:producedSymbols}', { types: '$s' }),
  phrase('{l:singleManasOr}', { types: { any: 1, among: '$l' } }),
  phrase('one mana of any color', { types: { any: 1 } }),
  phrase('one mana of any color ($who:<he or she chooses>|they choose)', { types: { any: 1 }, $chooses: true }),
  phrase("one mana of any color in your commander's color identity", { types: { any: 1, among: 'identity' } }),
  severalOr,
  pairs,
  phrase('{n:number} mana of any one color', { types: { any: '$n' } }),
  phrase('{n:someWord} {s:singleMana}', { types: { type: '$s', count: '$n' } }),
  phrase('two mana of different colors', { types: { any: 2, combination: true, different: true } }),
  phrase('{n:number} mana in any combination of colors', { types: { any: '$n', combination: true } }),
  phrase('{n:number} mana in any combination of {l:singleManasAndOr}', {
    types: { any: '$n', among: '$l', combination: true },
  }),
  phrase('one mana of the chosen color', { types: { type: { ref: 'chosenColor' }, count: 1 } }),
  phrase('{s:singleMana} or one mana of the chosen color', {
    types: { any: 1, among: ['$s'], or: { ref: 'chosenColor' } },
  }),
  phrase('one mana of that color', { types: { type: { ref: '?color' }, count: 1 } }),
  phrase('{n:number} mana of the chosen color', { types: { type: { ref: 'chosenColor' }, count: '$n' } }),
  phrase('mana equal to {o:objectPossessive} mana cost', { types: { costOf: '$o' } }),
  phrase('one mana of any of {o:objectPossessive} colors', { types: { colorsOf: '$o', count: 1 } }),
  phrase('one mana of any color among {k:pluralKind}', {
    types: { colorsOf: { set: 'all', '...': '$k' }, count: 1 },
    $among: true,
  }),
  phrase('one mana of any type that {o:definite} produced', { types: { anyTypeProduced: true, by: '$o', count: 1 } }),
  phrase('one mana of any type {o:spokenOf} produced', {
    types: { anyTypeProduced: true, by: '$o', count: 1 },
    $could: 'that',
  }),
  phrase('one mana of any type {o:definite} could produce', {
    types: { anyTypeProduced: true, by: '$o', count: 1 },
    $could: 'it',
  }),
  phrase('one mana of any color that {o:definite} could produce', {
    types: { anyTypeProduced: true, by: '$o', count: 1, colorsOnly: true },
  }),
]);

/** Of any type that something could produce: where the pool was said first. */
const isAnyType = (value: unknown): unknown =>
  (value as { types?: { anyTypeProduced?: true } } | undefined)?.types?.anyTypeProduced === true ? value : undefined;
const anyType: Rule = kept<unknown>(
  lazy(() => manaProduced),
  isAnyType,
);

/** `seven {R}`: so much of one type, as a word. */
const moreThanOne = (n: unknown): number | undefined => (typeof n === 'number' && n > 1 ? n : undefined);
const someWord: Rule<number> = kept<number>(numberWord, moreThanOne);

/** "That permanent": with it "that" is not said twice. */
const isSpokenOf = (o: unknown): unknown => ((o as { set?: string } | undefined)?.set === 'that' ? o : undefined);
const spokenOf: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  isSpokenOf,
);

const notForSpells = (types: unknown): object => ({
  do: 'addMana',
  who: SUBJECT,
  mana: { types, restriction: { notCast: { is: 'spell' } } },
});

/** `{C}{C} for each card revealed this way`: so many of one kind for each. */
const severalForEach: Rule = map<{ l: readonly ManaSymbol[]; e: Quantity }, object>(
  phrase('add~ {l:producedSymbols} <to your mana pool> for each {e:each}', { l: '$l', e: '$e' }),
  ({ l, e }) =>
    l.length > 1 && l.every((one) => one === l[0])
      ? { do: 'addMana', mana: { types: { type: l[0], count: { q: 'times', of: l.length, by: e } }, $several: true } }
      : undefined,
  (value) => {
    const { mana } = value as {
      mana?: { types?: { type?: ManaSymbol; count?: { of?: unknown; by?: Quantity } }; $several?: true };
    };
    const { type, count } = mana?.types ?? {};
    if (mana?.$several !== true || typeof type !== 'string' || typeof count?.of !== 'number') return undefined;
    return { l: new Array<ManaSymbol>(count.of).fill(type), e: count.by as Quantity };
  },
);

/** Players add mana; without `who`. */
export const manaVerb: Rule = alt('adding mana', () => [
  phrase('activate~ a mana ability of each land ($p:<he or she controls>|you control)', {
    do: 'activateMana',
    of: {
      set: 'all',
      where: {
        is: 'and',
        of: [
          { is: 'type', type: 'land' },
          { is: 'controlledBy', player: { who: 'actor' } },
        ],
      },
    },
  }),
  phrase('add~ a amount of {s:singleMana} <to your mana pool> equal to {q:quantity}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$q' }, $amount: true },
  }),
  phrase('add~ <to your mana pool> a amount of mana of that color equal to {q:quantity}', {
    do: 'addMana',
    mana: { types: { type: { ref: '?color' }, count: '$q' }, $amount: true },
  }),
  phrase('add~ <to your mana pool> a amount of {s:singleMana} equal to {q:quantity}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$q' }, $amount: 'pool' },
  }),
  phrase('add~ one mana of that color <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { type: { ref: '?color' }, count: '$e' }, $each: true },
  }),
  phrase('add~ one mana of any color <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { any: '$e', combination: true }, $each: true },
  }),
  phrase('add~ {a:singleMana} or {b:singleMana} <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { any: '$e', among: ['$a', '$b'], combination: true }, $each: true },
  }),
  phrase("add~ <to your mana pool> one mana of any color in your commander's color identity", {
    do: 'addMana',
    mana: { types: { any: 1, among: 'identity' } },
  }),
  phrase('add~ <to your mana pool> one mana of any type that a {f:singularFilter} could produce', {
    do: 'addMana',
    mana: { types: { anyTypeProduced: true, by: { set: 'all', where: '$f' }, count: 1 }, $could: 'type' },
  }),
  phrase('add~ <to your mana pool> one mana of any color that a {f:singularFilter} could produce', {
    do: 'addMana',
    mana: { types: { anyTypeProduced: true, by: { set: 'all', where: '$f' }, count: 1, colorsOnly: true } },
  }),
  phrase('add~ one mana to {p:possessive} mana pool of any type that land produced', {
    do: 'addMana',
    mana: {
      types: { anyTypeProduced: true, by: { set: 'that', noun: { is: 'type', type: 'land' } }, count: 1 },
      $order: true,
      $pool: '$p',
    },
  }),
  phrase('add~ {s:singleMana} <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$e' } },
  }),
  severalForEach,
  phrase('add~ <to your mana pool> {m:anyType}', { do: 'addMana', mana: { '...': '$m', $first: 'pool' } }),
  phrase('add~ a additional {m:manaProduced} <to your mana pool>', {
    do: 'addMana',
    mana: { '...': '$m', $more: true },
  }),
  phrase('add~ {m:manaProduced} ($pool:<to your mana pool>|to <his or her> mana pool)', { do: 'addMana', mana: '$m' }),
  phrase('add~ {s:singleMana} ($pool:<to your mana pool>|to <his or her> mana pool) for each {e:each}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$e' } },
    $each: 'their',
  }),
  phrase('add~ a additional {s:singleMana} <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$e' } },
    $each: 'more',
  }),
  phrase('add~ {s:singleMana} <to your mana pool> for each {e:each}', {
    do: 'addMana',
    mana: { types: { type: '$s', count: '$e' } },
    $each: 'after',
  }),
  phrase('add~ {m:someMana} <to your mana pool>. spend this mana only to <to cast> {f:pluralFilter}', {
    do: 'addMana',
    mana: { '...': '$m', restriction: { cast: '$f' } },
  }),
  phrase('add~ {m:manaProduced} <to your mana pool>. spend this mana only to <to cast> {f:aFilter}', {
    do: 'addMana',
    mana: { '...': '$m', restriction: { cast: '$f' }, $one: true },
  }),
  phrase(
    'add~ X mana of any one color <to your mana pool>, where X is {q:quantity}. spend this mana only to <to cast> {f:pluralFilter}',
    { do: 'addMana', mana: { types: { any: '$q' }, restriction: { cast: '$f' }, $x: true } },
  ),
  phrase(
    'add~ X mana of any one color <to your mana pool>, where X is {q:quantity}. spend this mana only to <to cast> {f:pluralFilter} or {g:pluralFilter}',
    { do: 'addMana', mana: { types: { any: '$q' }, restriction: { cast: { is: 'or', of: ['$f', '$g'] } }, $x: 'or' } },
  ),
  ...['you spend this mana to', 'that mana is spent to'].map(($when) =>
    phrase(`add~ {m:oneMana} <to your mana pool>. when ${$when} <to cast> {f:aFilter}, {b:oneSentence}`, {
      do: 'addMana',
      mana: {
        '...': '$m',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'cast', who: { who: 'you' }, what: '$f' },
            body: { effect: '$b' },
            $when,
          },
        ],
      },
    }),
  ),
  ...(
    [
      ['', 'haste'],
      [' until end of turn', 'hasteThisTurn'],
    ] as const
  ).map(([time, does]) =>
    phrase(`add~ {m:manaProduced} <to your mana pool>. if that mana is spent on {f:aFilter}, it gains haste${time}`, {
      do: 'addMana',
      mana: { '...': '$m', rider: { spell: '$f', does } },
    }),
  ),
  ...['', ' by spells or abilities'].flatMap((by) => [
    phrase(
      `add~ {m:manaProduced} <to your mana pool>. if that mana is spent on {f:aFilter}, that spell can't be countered${by}`,
      {
        do: 'addMana',
        mana: { '...': '$m', rider: { spell: '$f', does: 'uncounterable' } },
        ...(by === '' ? {} : { $by: true }),
      },
    ),
    phrase(
      `add~ {m:manaProduced} <to your mana pool>. spend this mana only to <to cast> {f:aFilter}, and that spell can't be countered${by}`,
      {
        do: 'addMana',
        mana: { '...': '$m', restriction: { cast: '$f' }, rider: { spell: { is: 'any' }, does: 'uncounterable' } },
        ...(by === '' ? {} : { $by: true }),
      },
    ),
  ]),
  phrase("add~ {m:manaProduced} <to your mana pool>. this mana can't be spent to <to cast> {f:aFilter}", {
    do: 'addMana',
    mana: { '...': '$m', restriction: { notCast: '$f' } },
  }),
  phrase("add~ {m:someMana} <to your mana pool>. this mana can't be spent to <to cast> {f:pluralFilter}", {
    do: 'addMana',
    mana: { '...': '$m', restriction: { notCast: '$f' }, $several: true },
  }),
  phrase(
    "add~ {m:someMana} <to your mana pool>. this mana can't be spent to <to cast> {f:pluralFilter} from {z:castFrom}",
    { do: 'addMana', mana: { '...': '$m', restriction: { notCast: { '&': ['$f', '$z'] } }, $several: 'from' } },
  ),
  phrase("add~ {m:producedSymbols} <to your mana pool>. you can't spend this mana to <to cast> spells", {
    do: 'addMana',
    mana: { types: '$m', restriction: { notCast: { is: 'spell' } }, $you: true },
  }),
  phrase(
    "add~ {a:producedSymbols} or {b:producedSymbols} <to your mana pool>. you can't spend this mana to <to cast> spells",
    {
      do: 'oneOf',
      options: [
        { label: 'the first', effect: [notForSpells('$a')] },
        { label: 'the second', effect: [notForSpells('$b')] },
      ],
    },
  ),
  phrase('add~ {m:someMana} <to your mana pool>. until end of turn, <you keep this mana> as steps and phases end', {
    do: 'addMana',
    mana: { '...': '$m', keep: 'turn' },
  }),
  phrase(
    'add~ {m:manaProduced} <to their mana pool>. until end of turn, <that player keeps this mana> as steps and phases end',
    { do: 'addMana', mana: { '...': '$m', keep: 'turn' }, $pool: 'to <his or her> mana pool' },
  ),
  phrase(
    'add~ {s:singleMana} <to your mana pool> for each {e:each}. until end of turn, <you keep this mana> as steps and phases end',
    { do: 'addMana', mana: { types: { type: '$s', count: '$e' }, keep: 'turn' }, $each: true },
  ),
  phrase('add~ that much {s:singleMana} <to your mana pool>', {
    do: 'addMana',
    mana: { types: { type: '$s', count: { q: 'that' } } },
  }),
  phrase('choose a color of a {k:singularKind}. add one mana of that color <to your mana pool>', {
    do: 'addMana',
    mana: { types: { colorsOf: { set: 'all', '...': '$k' }, count: 1 } },
    $chosen: true,
  }),
  phrase(
    'add~ that much {s:singleMana} <to your mana pool>. until end of turn, <you keep this mana> as steps and phases end',
    { do: 'addMana', mana: { types: { type: '$s', count: { q: 'that' } }, keep: 'turn' } },
  ),
  ...spendingOn(),
  phrase(
    'add~ {m:someMana} <to your mana pool>. spend this mana only to <to cast> {f:pluralFilter} or <to activate> abilities of {g:pluralFilter}',
    // a creature is one on the battlefield where no zone is said (109.2)
    {
      do: 'addMana',
      mana: {
        '...': '$m',
        restriction: { cast: '$f', activate: { '&': ['$g', { is: 'zone', zone: 'battlefield' }] } },
      },
    },
  ),
]);

/** What may be spent on some things only. */
const someMana: Rule = alt('mana', () => [
  manaProduced,
  phrase('a amount of {s:singleMana} equal to {q:quantity}', { types: { type: '$s', count: '$q' }, $amount: true }),
  phrase('{s:singleMana} for each {e:each}', { types: { type: '$s', count: '$e' }, $each: 'some' }),
]);
const ANY_ABILITY = { is: 'any' };
/** Further words for what mana may be spent on (2026: 106.6). */
function spendingOn(): readonly Rule[] {
  const source = asking(() => sourceFilter, 1);
  const says = (words: string, restriction: object, slots: Record<string, Rule | (() => Rule)>) =>
    phrase.with(slots)(`add~ {m:someMana} <to your mana pool>. spend this mana only to ${words}`, {
      do: 'addMana',
      mana: { '...': '$m', restriction },
    });
  return [
    says('<to cast> {f} from {z}', { cast: { '&': ['$f', '$z'] }, $several: true }, { f: pluralFilter, z: castFrom }),
    says('<to cast> {f} or <to activate> a ability', { cast: '$f', activate: ANY_ABILITY, $a: true }, { f: aFilter }),
    says(
      '<to cast> {f} or to <to activate> a ability',
      { cast: '$f', activate: ANY_ABILITY, $a: 'to' },
      { f: aFilter },
    ),
    says('<to activate> a ability or <to cast> {f}', { cast: '$f', activate: ANY_ABILITY, $a: 'last' }, { f: aFilter }),
    says(
      '<to cast> {f} or <to activate> abilities of {g}',
      { cast: '$f', activate: '$g', $sources: true },
      { f: pluralFilter, g: asking(() => sourceFilter, 2) },
    ),
    says(
      '<to cast> {f} or {g}',
      { cast: { is: 'or', of: ['$f', '$g'] }, $or: 'several' },
      { f: pluralFilter, g: pluralFilter },
    ),
    says('<to activate> abilities', { activate: ANY_ABILITY }, {}),
    says(
      '<to activate> abilities of {g}',
      { activate: { '&': ['$g', { is: 'zone', zone: 'battlefield' }] }, $several: true },
      { g: pluralFilter },
    ),
    says('<to cast> {f} or {g}', { cast: { is: 'or', of: ['$f', '$g'] }, $or: true }, { f: aFilter, g: aFilter }),
    says(
      '<to cast> {f} or {g}, or to <to activate> a ability of a {h}',
      { cast: { is: 'or', of: ['$f', '$g'] }, activate: '$h', $or: 'source' },
      { f: aFilter, g: aFilter, h: source },
    ),
    says('<to cast> {f} from {z}', { cast: { '&': ['$f', '$z'] }, $from: true }, { f: aFilter, z: castFrom }),
    ...['', 'to '].flatMap((to) => [
      says(
        `<to cast> {f} or ${to}<to activate> a ability of a {g}`,
        { cast: '$f', activate: { '&': ['$g', { is: 'zone', zone: 'battlefield' }] }, $a: `${to}thing` },
        { f: aFilter, g: singularFilter },
      ),
      says(
        `<to cast> {f} or ${to}<to activate> a ability of a {g}`,
        { cast: '$f', activate: '$g', $a: `${to}source` },
        { f: aFilter, g: source },
      ),
    ]),
  ];
}

/** "For each color among permanents you control, add one mana of that color." */
export const manaOfEachColor: Rule = phrase(
  'for each color among {k:pluralKind}, add one mana of that color <to your mana pool>',
  { do: 'addMana', who: { who: 'you' }, mana: { types: { everyColorOf: { set: 'all', '...': '$k' } } } },
);

/** Somebody else's pool: with it the imperative says who gets the mana. */
const ofAnother: Rule = map<{ who: string }, { who: string }>(
  lazy(() => possessive as Rule<{ who: string }>),
  (player) => (IMPLIED.has(player.who) ? undefined : player),
  (player) => (player === undefined || IMPLIED.has(player.who) ? undefined : player),
);
const IMPLIED = new Set(['you', 'they', 'actor']);

/** "Add {G}{G} to that player's mana pool": an imperative, yet that player gets the mana. */
export const manaClause: Rule = phrase('add {m:manaProduced} to {p:ofAnother} mana pool', {
  do: 'addMana',
  who: '$p',
  mana: '$m',
  $pool: 'whose',
});
