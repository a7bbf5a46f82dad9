/**
 * Keyword abilities as printed, with their parameters, as their own files say it: `flying`, `protection from red`, `flashback {2}{R}`.
 * 2006: 502 · 2009, 2011, 2026: 702
 */
import { KEYWORDS, type PrintedForm } from '@rulewright/engine/keywords';
import type { KeywordAbility, KeywordName } from '@rulewright/engine';
import { alt, map, open, phrasesOf, series, words } from '../grammar/index.ts';
import type { OpenRule, Rule } from '../grammar/index.ts';
import { SPELL_TYPES } from '../nouns/subtypes.ts';
import { cardName } from '../nouns/names.ts';
import { digits, pluralFilter, pt, quantity, singularFilter, subtype } from '../nouns/index.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ spellType }));

const THE_GRANTERS = {
  set: 'all',
  where: {
    is: 'and',
    of: [
      { is: 'permanent' },
      { is: 'controlledBy', player: { who: 'controllers', of: { set: 'ref', name: 'granter' } } },
    ],
  },
};

const spellType: Rule = words('a type of spells', Object.fromEntries(SPELL_TYPES.map((type) => [type, type])));

const ANY_COLOR = { is: 'or', of: ['W', 'U', 'B', 'R', 'G'].map((c) => ({ is: 'color', color: c })) };

/** What protection is from: a colour, a type, or some objects. */
export const protectedFrom: Rule<object> = alt('what it is protected from', () => [
  phrase<object>('{c:color}', { quality: { is: 'color', color: '$c' } }),
  phrase('multicolored', { quality: { is: 'multicolored' } }),
  phrase('colorless', { quality: { is: 'colorless' } }),
  phrase('snow', { quality: { is: 'supertype', supertype: 'snow' } }),
  phrase('monocolored', { quality: { is: 'monocolored' } }),
  // spells of a type that has no plural
  phrase('{s:spellType}', { quality: { is: 'subtype', subtype: '$s' } }),
  phrase('{f:pluralFilter}', { quality: '$f' }),
  phrase('all colors', { quality: ANY_COLOR }),
  // whose they are is said of whoever controls what gives the protection, which may be another object
  phrase('the colors of permanents you control', { quality: { is: 'sharesColor', with: THE_GRANTERS } }),
  phrase("each of the exiled card's card types", {
    quality: { is: 'sharesType', with: { set: 'linked', link: 'exiled' }, of: 'card' },
  }),
  phrase('its colors', { quality: { is: 'sharesColor', with: { set: 'self' } } }),
  phrase('the color of your choice', { quality: { is: 'color', color: { ref: '?choose' } } }),
  phrase("the color of its controller's choice", {
    quality: { is: 'color', color: { ref: '?choose', by: { who: 'controllers', of: { set: 'it' } } } },
  }),
  phrase('<mana value> {n:digits} or greater', { quality: { is: 'stat', stat: 'manaValue', op: '≥', than: '$n' } }),
  phrase('that color', { quality: { is: 'color', color: { ref: '?color' } } }),
  phrase('the chosen color', { quality: { is: 'color', color: { ref: 'chosenColor' } } }),
  phrase('the chosen card type', { quality: { is: 'typeWord', type: { ref: 'chosenCardType' } } }),
  phrase('the chosen name', { quality: { is: 'named', name: { ref: 'chosenName' } } }),
  phrase('the chosen card name', { quality: { is: 'named', name: { ref: 'chosenName' }, $card: true } }),
  phrase('everything', { quality: { is: 'any' } }),
  phrase('instants', { quality: { is: 'type', type: 'instant' } }),
]);

/** A cost after a dash. Costs have clauses, and clauses may give keywords, so `abilities/costs.ts` says what a cost is. */
export const costOfKeyword: OpenRule = open('a cost');
const chosenPlayer: Rule = words('the chosen player', { 'the chosen player': { who: 'chosen' } });
/** "From artifacts and from each color": beside another quality, where alone each colour is an ability of its own. */
const fromSeveral: Rule<object> = alt('what it is protected from', () => [
  protectedFrom,
  phrase<object>('each color', { quality: ANY_COLOR, $each: true }),
]);
/** It begins with a capital. */
const afterDash: Rule = alt('a cost', () => [costOfKeyword]);
const manaOnly: Rule = alt('mana', () => [phrase('{m:manaSymbols}', { mana: '$m' })]);
/** One of two symbols, chosen anew whenever it is paid: as a hybrid symbol is. */
const eitherSymbol: Rule = map<{ a: readonly string[]; b: readonly string[] }, { mana: readonly string[] }>(
  phrase('{a:manaSymbols} or {b:manaSymbols}', { a: '$a', b: '$b' }),
  ({ a, b }) => (a.length === 1 && b.length === 1 ? { mana: [`${a[0]}/${b[0]}`] } : undefined),
  (cost) => {
    const [a, b, ...more] = cost?.mana?.length === 1 ? `${cost.mana[0]}`.split('/') : [];
    return a === undefined || b === undefined || more.length > 0 ? undefined : { a: [a], b: [b] };
  },
);
const typeFilter: Rule = alt('a type', () => [phrase('{t:cardType}', { is: 'type', type: '$t' })]);

/** What can stand in a slot of that name, and which parameter of the ability it is. */
const SLOTS: Readonly<
  Record<string, { readonly rule: () => Rule; readonly inSeries?: () => Rule; readonly means: object }>
> = {
  n: { rule: () => digits, means: { n: '$n' } },
  chosenPlayer: { rule: () => chosenPlayer, means: { player: '$chosenPlayer' } },
  mana: { rule: () => manaOnly, means: { cost: '$mana' } },
  either: { rule: () => eitherSymbol, means: { cost: '$either', $or: true } },
  mana2: { rule: () => manaOnly, means: {} },
  cost: { rule: () => afterDash, means: { cost: '$cost', $dash: true } },
  object: { rule: () => singularFilter, means: { quality: '$object' } },
  objects: { rule: () => pluralFilter, means: { quality: '$objects' } },
  type: { rule: () => typeFilter, means: { quality: '$type' } },
  subtype: { rule: () => subtype, means: { quality: { is: 'subtype', subtype: '$subtype' } } },
  from: { rule: () => protectedFrom, inSeries: () => fromSeveral, means: { '...': '$from' } },
  name: { rule: () => cardName, means: { partner: '$name' } },
  pt: { rule: () => pt, means: { '...': '$pt' } },
  quantity: { rule: () => quantity, means: {} },
};

type Form = Exclude<PrintedForm, string>;
interface Said extends Form {
  readonly keyword: KeywordName;
}
const FORMS: readonly Said[] = KEYWORDS.flatMap(({ name, printed = [] }) =>
  printed.map((form) => ({ keyword: name, ...(typeof form === 'string' ? { says: form } : form) })),
);

const slotsIn = (says: string): readonly string[] =>
  [...says.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].map(([, slot = '']) => {
    if (SLOTS[slot] === undefined) throw new Error(`grammar: no slot {${slot}} for keywords in "${says}"`);
    return slot;
  });

const node = (keyword: KeywordName, parameters: object) => ({ ability: 'keyword', keyword, ...parameters });
const slotRules = (says: string) =>
  Object.fromEntries(slotsIn(says).map((slot) => [slot, SLOTS[slot]?.rule as () => Rule]));

/** The phrase of a form that is one ability. */
function single({ keyword, says, means }: Said): Rule<KeywordAbility> {
  const parameters = means ?? Object.assign({}, ...slotsIn(says).map((slot) => SLOTS[slot]?.means));
  return phrase.with(slotRules(says))<KeywordAbility>(says, node(keyword, parameters));
}

/** The phrase of a form that is several abilities: `hexproof from each color`. */
const several = ({ keyword, says, means }: Said): Rule<readonly KeywordAbility[]> =>
  phrase(
    says,
    (means as readonly object[]).map((each, i) => ({
      ...node(keyword, each),
      $each: true,
      ...(i > 0 ? { $from: true } : {}),
    })),
  );

/** `protection from black and from red`: an ability for each. */
function joined({ keyword, says, joined: by = '' }: Said): Rule<readonly KeywordAbility[]> {
  const [slot = ''] = slotsIn(says);
  return map<readonly object[], readonly KeywordAbility[]>(
    phrase.with({ [slot]: series((SLOTS[slot]?.inSeries ?? SLOTS[slot]?.rule)?.() as Rule<object>, by) })<
      readonly object[]
    >(says, `$${slot}`),
    (list) => list.map((each, i) => ({ ...node(keyword, each), ...(i > 0 ? { $from: true } : {}) }) as KeywordAbility),
    (list) => {
      if (!Array.isArray(list) || list.length < 2) return undefined;
      const each: object[] = [];
      for (let i = 0; i < list.length; i++) {
        const { ability: _, keyword: said, $from, ...parameters } = list[i] as Record<string, unknown>;
        if (said !== keyword || ($from === true) !== i > 0) return undefined;
        each.push(parameters);
      }
      return each;
    },
  );
}

/** `protection from Vampires, from Werewolves, and from Zombies`: an ability for each of three. */
function threeOf({ keyword, says, joined: by = '' }: Said): Rule<readonly KeywordAbility[]> {
  const [slot = ''] = slotsIn(says);
  const rule = SLOTS[slot]?.rule as () => Rule;
  const word = by.split(' ').at(-1) ?? '';
  const each = (hole: string, i: number): object => ({
    '...': hole,
    ability: 'keyword',
    keyword,
    ...(i > 0 ? { $from: true } : { $three: true }),
  });
  return phrase.with({ [slot]: rule, b: rule, c: rule })<readonly KeywordAbility[]>(
    `${says}, ${word} {b}, and ${word} {c}`,
    [`$${slot}`, '$b', '$c'].map(each),
  );
}

const isSeveral = ({ means }: Form): boolean => Array.isArray(means);

/** Keywords that stand in quotation marks, without a capital: `"bands with other legends"`. */
export const quotedKeyword: Rule<KeywordAbility> = alt('a quoted keyword', () =>
  FORMS.filter(({ quoted }) => quoted).map(single),
);

/** One keyword ability. */
export const keywordPhrase: Rule<KeywordAbility> = alt('a keyword', () =>
  FORMS.filter((form) => !form.quoted && !isSeveral(form)).map(single),
);

/** Several of one keyword, said at once. */
export const severalOfOne = (): readonly Rule<readonly KeywordAbility[]>[] => [
  ...FORMS.filter((form) => form.joined !== undefined).flatMap((form) => [joined(form), threeOf(form)]),
  ...FORMS.filter(isSeveral).map(several),
];
