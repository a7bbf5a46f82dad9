/**
 * Copying: entering or becoming as a copy, what is not copied, copying spells.
 * 2006: 503 · 2009, 2011: 706 · 2026: 707
 */
import type { Ability, CopyException } from '@rulewright/engine';
import { alt, equal, many, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardType, definite, object, singularKind, subtype, supertype } from '../nouns/index.ts';
import { abilitySeries, quotedSeries } from '../abilities/quoted.ts';
import { one } from './agree.ts';
import { colors, type Description } from './characteristics.ts';
import { flatSeries } from './flat.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  abilitySeries,
  cardTypes: many(cardType),
  colors,
  described,
  exceptions,
  quotedSeries,
  sizes,
  subtypes: many(subtype),
  supertypes: many(supertype),
}));

type Exceptions = readonly CopyException[];

interface Size {
  power: number;
  toughness: number;
}
const sizes: Rule<Size> = map<string, Size>(
  {
    name: 'power and toughness',
    needs: () => [],
    read(reading, at) {
      const text = reading.tokens[at]?.text;
      return text !== undefined && /^\d+\/\d+$/.test(text) ? [{ value: text, end: at + 1, agreement: 0 }] : [];
    },
    print: (_, value) => (typeof value === 'string' ? { words: [value], agreement: 0 } : undefined),
  },
  (text) => {
    const [power, toughness] = text.split('/').map(Number);
    return { power: power as number, toughness: toughness as number };
  },
  ({ power, toughness }) => `${power}/${toughness}`,
);

/** What the copy is, said with its size, its colours or abilities: `a 3/3 black Zombie with menace`. */
interface Being {
  d: Omit<Partial<Description>, 'pt'> & { pt?: Size };
  a?: readonly Ability[];
  /** what else it stays; absent: nothing */
  other?: string;
  /** of what it is said, unless of "it" */
  says?: string;
}
const described: Rule<Being['d']> = alt<Being['d']>('what a copy is', () => [
  phrase('[{supertypes}] [{pt:sizes}] [{colors}] [{subtypes}] [{types:cardTypes}]', {
    supertypes: '$supertypes',
    pt: '$pt',
    colors: '$colors',
    subtypes: '$subtypes',
    types: '$types',
  }),
]);

const exceptionsOf = ({ d, a, other, says }: Being): Exceptions | undefined => {
  const { supertypes, pt, colors: hues, subtypes, types } = d;
  // what is nothing but of some types is so besides others
  if ((pt ?? hues ?? a ?? other) === undefined || (types ?? subtypes) === undefined) return undefined;
  if (other === 'colors and types' && hues === undefined) return undefined;
  const list: CopyException[] = [];
  if (pt !== undefined) list.push({ except: 'pt', ...pt });
  if (hues !== undefined)
    list.push({ except: 'color', colors: hues, ...(other === 'colors and types' && { add: true }) });
  list.push({
    except: 'types',
    ...(types && (other === undefined ? { set: types } : { add: types })),
    ...(subtypes && { subtypes }),
    ...(supertypes && { supertypes }),
    ...(subtypes && other === undefined && { only: true }),
  });
  if (a !== undefined) list.push({ except: 'gain', abilities: a, $with: true } as CopyException);
  return list.map((one, i) => (i === 0 ? { ...one, $is: other ?? 'only', ...(says && { $says: says }) } : one));
};

/** The other way round: the first of the exceptions has the mark `$is`. */
function beingOf(list: Exceptions): Being | undefined {
  if (!Array.isArray(list)) return undefined;
  const { $is, $says } = (list[0] ?? {}) as { $is?: string; $says?: string };
  if ($is === undefined) return undefined;
  const find = <K extends CopyException['except']>(kind: K) =>
    list.find((one): one is Extract<CopyException, { except: K }> => one.except === kind);
  const [size, hue, kinds, given] = [find('pt'), find('color'), find('types'), find('gain')];
  const types = kinds?.add ?? kinds?.set;
  const being: Being = {
    d: {
      ...(kinds?.supertypes && { supertypes: kinds.supertypes }),
      ...(size && { pt: { power: size.power, toughness: size.toughness } }),
      ...(hue && { colors: hue.colors }),
      ...(kinds?.subtypes && { subtypes: kinds.subtypes }),
      ...(types && { types }),
    },
    ...(given && { a: given.abilities }),
    ...($is !== 'only' && { other: $is }),
    ...($says && { says: $says }),
  };
  return equal(exceptionsOf(being), list) ? being : undefined;
}

const being: Rule<Exceptions> = map<Being, Exceptions>(
  alt<Being>('what a copy is', () => {
    return [
      phrase<Being>("it's a {d:described} [with {a:abilitySeries}]", { d: '$d', a: '$a' }),
      phrase<Being>("it's a {d:described} with {a:abilitySeries} and it loses all other card types", {
        d: '$d',
        a: '$a',
        says: 'and nothing else',
      }),
      ...["it's", 'the copy is', 'is'].flatMap((subject, i) =>
        ['types', 'creature types', 'colors and types'].map((other) =>
          phrase<Being>(`${subject} a {d:described} [with {a:abilitySeries}] in addition to its other ${other}`, {
            d: '$d',
            a: '$a',
            other,
            ...(i > 0 && { says: subject }),
          }),
        ),
      ),
    ];
  }),
  exceptionsOf,
  beingOf,
);

/** One exception, after "except" (2006: 503.9 · 2009: 706.8 · 2011: 706.9 · 2026: 707.9). */
const exception: Rule<Exceptions> = alt<Exceptions>('an exception', () => [
  phrase("it's still a {t:cardType}", [{ except: 'types', add: ['$t'], $still: true }]),
  phrase("it's {s:supertype} in addition to its other types", [{ except: 'types', supertypes: ['$s'] }]),
  phrase("it's {s:supertype}", [{ except: 'types', supertypes: ['$s'], $is: 'bare' }]),
  ...["it isn't", "it's not", "the copy isn't", "the token isn't", "those creatures aren't", "they're not"].map(
    (says, i) =>
      phrase<Exceptions>(`${says} {s:supertype}`, [
        { except: 'types', remove: ['$s'], ...(i === 0 ? {} : { $says: says }) },
      ]),
  ),
  // which is so of nothing that is not legendary
  ...['the spell', 'that spell'].map((of) =>
    phrase<Exceptions>(`it isn't legendary if ${of} is legendary`, [
      { except: 'types', remove: ['legendary'], $if: of },
    ]),
  ),
  phrase("it's still {pt:sizes}", [{ except: 'pt', '...': '$pt', $still: true }]),
  phrase('the token is {pt:sizes}', [{ except: 'pt', '...': '$pt', $says: 'the token' }]),
  phrase("it's {pt:sizes}", [{ except: 'pt', '...': '$pt' }]),
  phrase("it's {pt:sizes} and has {a:abilitySeries}", [
    { except: 'pt', '...': '$pt', $and: true },
    { except: 'gain', abilities: '$a' },
  ]),
  phrase('its power and toughness are {pt:sizes}', [{ except: 'pt', '...': '$pt', $are: true }]),
  phrase('it gains {a:abilitySeries}', [{ except: 'gain', abilities: '$a' }]),
  ...['it has', 'he has', 'she has', 'they have', 'the token has'].map((says, i) =>
    phrase<Exceptions>(`${says} {a:abilitySeries}`, [{ except: 'gain', abilities: '$a', $has: i === 0 ? true : says }]),
  ),
  phrase('gains {a:quotedSeries}', [{ except: 'gain', abilities: '$a', $bare: true }]),
  phrase('has {a:abilitySeries}', [{ except: 'gain', abilities: '$a', $bare: 'has' }]),
  phrase('it has this ability', [{ except: 'gainThis', $has: true }]),
  phrase('its name is still ~', [{ except: 'keepName' }]),
  phrase('its name is ~', [{ except: 'keepName', $is: true }]),
  phrase("it doesn't copy that creature's color", [{ except: 'keepColor' }]),
  phrase('for its color', [{ except: 'keepColor', $for: true }]),
  phrase("it copies ~'s color", [{ except: 'colorOf', of: { set: 'self' } }]),
  being,
  phrase("it's {c:color}", [{ except: 'color', colors: ['$c'] }]),
  phrase("it's {c:color} in addition to its other colors", [{ except: 'color', colors: ['$c'], add: true }]),
  phrase('the copy is {c:color}', [{ except: 'color', colors: ['$c'], $copy: true }]),
]);

/** Exceptions joined: `it's 7/7, it's black in addition to its other colors, and it has flying`. */
export const exceptions: Rule<Exceptions> = flatSeries('exceptions', exception, 'and');

/** `a copy of …`, with what is not copied; the value is `of` and `except`. */
const copy = (of: string, slots: Record<string, Rule>, template: unknown): readonly Rule[] => [
  phrase.with(slots)(`a copy of ${of}`, { of: template }),
  phrase.with(slots)(`a copy of ${of}, except {x:exceptions}`, { of: template, except: '$x' }),
  phrase.with(slots)(`a copy of ${of} except {x:exceptions}`, { of: template, except: '$x', $comma: 'none' }),
];

/** After "becomes". "and gains this ability" is part of what is copied. */
export const copied: Rule = alt('a copy', () => [
  ...copy('{o}', { o: definite }, '$o'),
  phrase('a copy of {o:definite} and gains this ability', { of: '$o', except: [{ except: 'gainThis' }] }),
]);

const chosen = (kind: string) => ({
  set: 'choice',
  by: { who: 'you' },
  from: { set: 'all', '...': kind },
  count: { min: 1, max: 1 },
});

/** After "enters the battlefield as": a copy of something chosen then. */
export const copyOfAny: Rule = alt('a copy', () => [
  phrase(
    'a copy of any {k:singularKind}, except it enters with {n#:aNumber} additional {c:counterKind} counter# on it',
    { of: { ...chosen('$k'), $any: true }, counters: [{ counter: '$c', count: '$n' }] },
    { agree: 'none' },
  ),
  ...copy('any {k}', { k: singularKind }, { ...chosen('$k'), $any: true }),
  ...copy('{o}', { o: object }, '$o'),
]);

/** Copying spells; without `who`. */
export const copyVerb: Rule = alt('copying a spell', () => [
  phrase('copy~ {o:object}', { do: 'copySpell', what: '$o', count: 1 }),
  phrase('copy {o:object}. you may choose new targets for ($c:the|that) copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
  }),
  phrase('copy {o:object}, except that {x:exceptions}. you may choose new targets for the copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    except: '$x',
    $that: true,
  }),
  phrase('copy {o:object}, except {x:exceptions}. you may choose new targets for the copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    except: '$x',
  }),
  phrase('copy~ {o:object}, except {x:exceptions}', { do: 'copySpell', what: '$o', count: 1, except: '$x' }),
  phrase('copy~ {o:object} and may choose ($n:a new target|new targets) for ($c:that copy|the copy)', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    $and: true,
  }),
  phrase('copy {o:object} and you may choose new targets for the copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    $and: 'you',
  }),
  phrase(
    'copy~ {o:object} for {e:object} ($s:that the|that that|that) spell could target. each copy targets a different one of those ($k:creatures|permanents)',
    { do: 'copySpell', what: '$o', count: 1, forEach: '$e' },
  ),
  phrase(
    'copy~ each {f#:singularCardFilter} <exiled> with {s:self}. for each copy, the player may <to cast> the copy without paying its mana cost',
    {
      do: 'cast',
      what: { set: 'where', of: { set: 'linked', link: 'exiled' }, filter: '$f' },
      free: true,
      optional: true,
      copy: true,
      $exiledWith: '$s',
    },
  ),
  phrase('copy {o:anaphora} for each {e:each}. you may choose new targets for the copies', {
    do: 'copySpell',
    what: '$o',
    count: '$e',
    newTargets: true,
  }),
  phrase('copy {o:anaphora} for each {e:each}', { do: 'copySpell', what: '$o', count: '$e', $each: true }),
  phrase('copy~ {o:object} twice. you may choose new targets for the copies', {
    do: 'copySpell',
    what: '$o',
    count: 2,
    newTargets: true,
  }),
  phrase(
    'copy {o:object}. if {c:condition}, copy that spell twice instead. you may choose new targets for the copies',
    { do: 'copySpell', what: '$o', count: { q: 'if', condition: '$c', then: 2, else: 1 }, newTargets: true },
  ),
  phrase('copy {o:object} a additional time. you may choose new targets for the copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    $more: true,
  }),
  one(
    phrase('copy~ {o:object}. that player may choose new targets for the copy', {
      do: 'copySpell',
      what: '$o',
      count: 1,
      newTargets: true,
      $that: 'player',
    }),
  ),
  phrase('copy~ {o:object}. the copy targets {t:definite}', { do: 'copySpell', what: '$o', count: 1, target: '$t' }),
  phrase('put a copy of {o:object} onto the stack', { do: 'copySpell', what: '$o', count: 1, $put: true }),
  phrase('put a copy of {o:object} onto the stack. you may choose new targets for the copy', {
    do: 'copySpell',
    what: '$o',
    count: 1,
    newTargets: true,
    $put: true,
  }),
  phrase(
    'put a copy of {o:object} onto the stack, except that {x:exceptions} and you may choose new targets for the copy',
    { do: 'copySpell', what: '$o', count: 1, newTargets: true, except: '$x', $put: true },
  ),
]);

/** What a permanent becomes as it enters: its size, and what else it has. */
const form: Rule<Exceptions> = alt<Exceptions>('a creature to become', () => [
  phrase('a {pt:sizes} artifact creature', [{ except: 'pt', '...': '$pt', $artifact: true }]),
  phrase('a {pt:sizes} artifact creature with {a:abilitySeries}', [
    { except: 'pt', '...': '$pt', $artifact: true },
    { except: 'gain', abilities: '$a' },
  ]),
  phrase('a {pt:sizes} {t:creatureType} artifact creature with {a:abilitySeries} in addition to its other types', [
    { except: 'pt', '...': '$pt', $artifact: true },
    { except: 'types', subtypes: ['$t'] },
    { except: 'gain', abilities: '$a' },
  ]),
  phrase('a {pt:sizes} creature', [{ except: 'pt', '...': '$pt' }]),
  phrase('a {pt:sizes} creature with {a:abilitySeries}', [
    { except: 'pt', '...': '$pt' },
    { except: 'gain', abilities: '$a' },
  ]),
]);

/** `a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender`. */
export const forms: Rule<readonly Exceptions[]> = series(form, 'or');

/** Casting a copy of a card (2006: 503.12 · 2009: 706.11 · 2011: 706.12 · 2026: 707.12). */
export const castCopy: Rule = alt('casting a copy', () => [
  phrase('you may copy {o:definite}. if you do, you may <cast> the copy without paying its mana cost', {
    do: 'cast',
    who: { who: 'you' },
    what: '$o',
    free: true,
    optional: true,
    copy: true,
  }),
  ...(
    [
      ['twice', 2],
      ['three times', 3],
    ] as const
  ).map(([words, times]) =>
    phrase(`copy {o:definite} ${words}. you may <cast> the copies without paying their mana costs`, {
      do: 'repeat',
      times,
      effect: [{ do: 'cast', who: { who: 'you' }, what: '$o', free: true, optional: true, copy: true }],
    }),
  ),
  phrase('copy {o:definite}, then you may <cast> the copy without paying its mana cost', {
    do: 'cast',
    who: { who: 'you' },
    what: '$o',
    free: true,
    optional: true,
    copy: true,
    $told: 'then',
  }),
  phrase('copy {o:definite}. you may <cast> the copy without paying its mana cost', {
    do: 'cast',
    who: { who: 'you' },
    what: '$o',
    free: true,
    optional: true,
    copy: true,
    $told: true,
  }),
]);

/** After a choice of what to copy: `a copy of that creature`, with what is not copied; the value is `except`. */
export const copyOfThat: Rule = alt('a copy of it', () => [
  phrase('a copy of that ($n:creature|artifact|permanent|enchantment|land)', {}),
  phrase('a copy of that ($n:creature|artifact|permanent|enchantment|land), except {x:exceptions}', { except: '$x' }),
  phrase('a copy of that ($n:creature|artifact|permanent|enchantment|land) except {x:exceptions}', {
    except: '$x',
    $comma: 'none',
  }),
]);
