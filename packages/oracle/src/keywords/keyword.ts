/**
 * Keyword abilities as printed, with their parameters: `flying`, `protection from red`, `flashback {2}{R}`.
 * 2006: 502 · 2009, 2011, 2026: 702
 */
import { KEYWORDS } from '@rulewright/engine/vocabulary';
import type { KeywordAbility, KeywordName } from '@rulewright/engine';
import { alt, map, memoised, phrase, series } from '../grammar/index.ts';
import type { Parse, Rule } from '../grammar/index.ts';
import { cardType, color, digits, pluralFilter, pt, quantity, singularFilter, subtype } from '../nouns/index.ts';
import { cost, manaOnly } from '../abilities/costs.ts';

const node = (keyword: KeywordName, more: object = {}) => ({ ability: 'keyword', keyword, ...more });

/** Keywords that stand alone. */
const PLAIN: readonly KeywordName[] = [
  'aftermath',
  'ascend',
  'banding',
  'bargain',
  'battle cry',
  'cascade',
  'changeling',
  'cipher',
  'conspire',
  'convoke',
  'daybound',
  'deathtouch',
  'decayed',
  'defender',
  'delve',
  'demonstrate',
  'dethrone',
  'double strike',
  'epic',
  'evolve',
  'exalted',
  'exploit',
  'extort',
  'fear',
  'first strike',
  'flanking',
  'flash',
  'flying',
  'fuse',
  'gravestorm',
  'haste',
  'haunt',
  'hexproof',
  'hideaway',
  'horsemanship',
  'improvise',
  'indestructible',
  'infect',
  'ingest',
  'intimidate',
  'job select',
  'jump-start',
  'lifelink',
  'living metal',
  'living weapon',
  'menace',
  'mentor',
  'nightbound',
  'persist',
  'phasing',
  'provoke',
  'prowess',
  'ravenous',
  'reach',
  'read ahead',
  'rebound',
  'retrace',
  'shadow',
  'shroud',
  'skulk',
  'split second',
  'station',
  'storm',
  'sunburst',
  'totem armor',
  'training',
  'trample',
  'umbra armor',
  'undaunted',
  'undying',
  'unleash',
  'vanishing',
  'vigilance',
  'wither',
];
/** Keywords with a number. */
const NUMBERED: readonly KeywordName[] = [
  'absorb',
  'afflict',
  'afterlife',
  'amplify',
  'annihilator',
  'bloodthirst',
  'bushido',
  'casualty',
  'crew',
  'devour',
  'dredge',
  'fabricate',
  'fading',
  'frenzy',
  'graft',
  'hideaway',
  'mobilize',
  'modular',
  'poisonous',
  'rampage',
  'renown',
  'ripple',
  'soulshift',
  'toxic',
  'vanishing',
];
/** Keywords with a cost. */
const COSTED: readonly KeywordName[] = [
  'aura swap',
  'blitz',
  'buyback',
  'cumulative upkeep',
  'cycling',
  'dash',
  'disguise',
  'disturb',
  'echo',
  'embalm',
  'emerge',
  'entwine',
  'equip',
  'escalate',
  'escape',
  'eternalize',
  'evoke',
  'flashback',
  'fortify',
  'kicker',
  'level up',
  'madness',
  'megamorph',
  'morph',
  'multikicker',
  'mutate',
  'ninjutsu',
  'offspring',
  'outlast',
  'overload',
  'prowl',
  'recover',
  'replicate',
  'scavenge',
  'spectacle',
  'squad',
  'surge',
  'transfigure',
  'transmute',
  'unearth',
  'ward',
  'web-slinging',
];

/** The keyword's words; only words the vocabulary names. */
const named = (keyword: string): string => {
  if (!(KEYWORDS as readonly string[]).includes(keyword)) throw new Error(`grammar: no keyword "${keyword}"`);
  return keyword;
};

/** What protection is from: a colour, a type, or some objects. */
const protectedFrom: Rule = alt('what it is protected from', () => [
  phrase('{c}', { quality: { is: 'color', color: '$c' } }, { c: color }),
  phrase('monocolored', { quality: { is: 'monocolored' } }),
  phrase('{f}', { quality: '$f' }, { f: pluralFilter }),
  phrase('all colors', {
    quality: { is: 'or', of: ['W', 'U', 'B', 'R', 'G'].map((c) => ({ is: 'color', color: c })) },
  }),
  phrase('the color of your choice', { quality: { is: 'color', color: { ref: '?choose' } } }),
  phrase('the chosen color', { quality: { is: 'color', color: { ref: 'chosenColor' } } }),
  phrase('everything', { quality: { is: 'any' } }),
  phrase('instants', { quality: { is: 'type', type: 'instant' } }),
]);

const isLand = (subtype: unknown) => ({ is: 'subtype', subtype });
const landWalks: Rule = alt('landwalk', () => [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'].map((type) =>
    phrase(`${type.toLowerCase()}walk`, node('landwalk', { quality: isLand(type) })),
  ),
  phrase(
    'nonbasic landwalk',
    node('landwalk', { quality: { is: 'not', of: { is: 'supertype', supertype: 'basic' } } }),
  ),
  phrase('snow landwalk', node('landwalk', { quality: { is: 'supertype', supertype: 'snow' } })),
  phrase('legendary landwalk', node('landwalk', { quality: { is: 'supertype', supertype: 'legendary' } })),
  phrase('artifact landwalk', node('landwalk', { quality: { is: 'type', type: 'artifact' } })),
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((type) =>
    phrase(
      `snow ${type.toLowerCase()}walk`,
      node('landwalk', { quality: { is: 'and', of: [{ is: 'supertype', supertype: 'snow' }, isLand(type)] } }),
    ),
  ),
]);

const typeCyclings: Rule = alt('typecycling', () => [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wizard', 'Sliver'].map((type) =>
    phrase(`${type.toLowerCase()}cycling {m}`, node('typecycling', { quality: isLand(type), cost: '$m' }), {
      m: manaOnly,
    }),
  ),
  phrase('basic landcycling {m}', node('basic landcycling', { cost: '$m' }), { m: manaOnly }),
]);

/** The one keyword that stands in quotation marks, without a capital. */
export const bandsWithOther: Rule<KeywordAbility> = phrase(
  'bands with other {f}',
  node('bands with other', { quality: '$f' }),
  { f: pluralFilter },
);

/** One keyword ability. */
export const keywordPhrase: Rule<KeywordAbility> = alt('a keyword', () => [
  ...PLAIN.map((k) => phrase(named(k), node(k))),
  ...NUMBERED.map((k) => phrase(`${named(k)} {n}`, node(k, { n: '$n' }), { n: digits })),
  ...COSTED.map((k) => phrase(`${named(k)} {m}`, node(k, { cost: '$m' }), { m: manaOnly })),
  ...COSTED.map((k) => phrase(`${named(k)}—{c}.`, node(k, { cost: '$c', $dash: true }), { c: dashCost })),
  phrase('More Than Meets the Eye {m}', node('more than meets the eye', { cost: '$m' }), { m: manaOnly }),
  phrase('kicker {a} and/or {b}', node('kicker', { costs: ['$a', '$b'] }), { a: manaOnly, b: manaOnly }),
  phrase('devoid', {
    ability: 'static',
    cda: true,
    keyword: 'devoid',
    parts: [{ part: 'change', affects: { set: 'self' }, mods: [{ mod: 'color', op: 'set', colors: [] }] }],
  }),
  phrase('protection from {q}', node('protection', { '...': '$q' }), { q: protectedFrom }),
  phrase('protection from each opponent', node('protection', { player: { who: 'opponents' } })),
  phrase('hexproof from {q}', node('hexproof', { '...': '$q' }), { q: protectedFrom }),
  landWalks,
  typeCyclings,
  phrase('affinity for {f}', node('affinity', { quality: '$f' }), { f: pluralFilter }),
  phrase('enchant {f}', node('enchant', { quality: '$f' }), { f: singularFilter }),
  phrase('ward {X}, where X is {q}', node('ward', { cost: { generic: '$q' } }), { q: quantity }),
  phrase('enchant player', node('enchant', { enchantPlayer: true })),
  phrase(
    'enchant {f} card in a graveyard',
    node('enchant', { quality: { is: 'and', of: ['$f', { is: 'zone', zone: 'graveyard' }] } }),
    { f: typeWord },
  ),
  phrase('splice onto {s} {m}', node('splice', { quality: { is: 'subtype', subtype: '$s' }, cost: '$m' }), {
    s: subtype,
    m: manaOnly,
  }),
  phrase(
    'splice onto {s}—{c}.',
    node('splice', { quality: { is: 'subtype', subtype: '$s' }, cost: '$c', $dash: true }),
    {
      s: subtype,
      c: dashCost,
    },
  ),
  phrase('equip {f} {m}', node('equip', { quality: '$f', cost: '$m' }), { f: singularFilter, m: manaOnly }),
  phrase('suspend {n}—{m}', node('suspend', { n: '$n', cost: '$m' }), { n: digits, m: manaOnly }),
  phrase('awaken {n}—{m}', node('awaken', { n: '$n', cost: '$m' }), { n: digits, m: manaOnly }),
  phrase("suspend X—{m}. X can't be 0.", node('suspend', { n: { q: 'x' }, leastX: 1, cost: '$m' }), { m: manaOnly }),
  phrase('devour {f} {n}', node('devour', { quality: '$f', n: '$n' }), { f: typeWord, n: digits }),
  phrase('reinforce {n}—{m}', node('reinforce', { n: '$n', cost: '$m' }), { n: digits, m: manaOnly }),
  phrase('prototype {m} — {p}', node('prototype', { cost: '$m', '...': '$p' }), { m: manaOnly, p: pt }),
  phrase('{s} offering', node('offering', { quality: { is: 'subtype', subtype: '$s' } }), { s: subtype }),
  phrase('champion a {f}', node('champion', { quality: '$f' }), { f: singularFilter }),
  phrase('modular—sunburst', node('modular', { n: { q: 'manaSpent', colors: true } })),
  phrase('bushido X, where X is {q}', node('bushido', { n: '$q' }), { q: quantity }),
]) as Rule<KeywordAbility>;

const typeWord = (): Rule => typeWordRule;
const typeWordRule: Rule = alt('a type', () => [phrase('{t}', { is: 'type', type: '$t' }, { t: cardType })]);

/** A cost after a dash begins with a capital. */
const dashCost = (): Rule => dashCostRule;
const dashCostRule: Rule = alt('a cost', () => [cost]);

/**
 * Keywords as one list: `protection from black and from red` is two of them.
 */
export const keywords: Rule<readonly KeywordAbility[]> = alt('keywords', () => [
  map<KeywordAbility, readonly KeywordAbility[]>(
    keywordPhrase,
    (k) => [k],
    (list) => (Array.isArray(list) && list.length === 1 ? list[0] : undefined),
  ),
  ...(['protection', 'hexproof'] as const).map(fromSeveral),
  // an ability for each colour (2026: 702.11g)
  phrase(
    'hexproof from each color',
    ['W', 'U', 'B', 'R', 'G'].map((c, i) => ({
      ...node('hexproof', { quality: { is: 'color', color: c } }),
      $each: true,
      ...(i > 0 ? { $from: true } : {}),
    })),
  ),
]);

/** `protection from black and from red`: an ability for each. */
function fromSeveral(named: 'protection' | 'hexproof'): Rule<readonly KeywordAbility[]> {
  return map<readonly object[], readonly KeywordAbility[]>(
    phrase<readonly object[]>(`${named} from {l}`, '$l', { l: series(protectedFrom, 'and from') }),
    (list) => list.map((q, i) => ({ ...node(named, q), ...(i > 0 ? { $from: true } : {}) }) as KeywordAbility),
    (list) => {
      if (!Array.isArray(list) || list.length < 2) return undefined;
      const qualities: object[] = [];
      for (let i = 0; i < list.length; i++) {
        const { ability: _, keyword, $from, ...rest } = list[i] as Record<string, unknown>;
        if (keyword !== named || ($from === true) !== i > 0) return undefined;
        qualities.push(rest);
      }
      return qualities;
    },
  );
}

/** A line of keywords: `Flying, first strike`. */
export const keywordLine: Rule<readonly KeywordAbility[]> = memoised<readonly KeywordAbility[]>({
  name: 'a line of keywords',
  needs: () => [],
  read(reading, at) {
    const found: Parse<readonly KeywordAbility[]>[] = [];
    const more = (list: readonly KeywordAbility[], end: number): void => {
      found.push({ value: list, end, agreement: 0 });
      const between = reading.tokens[end]?.text;
      if (between !== ',' && between !== ';') return;
      for (const p of keywords.read(reading, end + 1)) {
        const [first, ...rest] = p.value;
        const marked = { ...first, $sep: between } as unknown as KeywordAbility;
        more([...list, marked, ...rest], p.end);
      }
    };
    for (const p of keywords.read(reading, at)) more(p.value, p.end);
    return found;
  },
  print(printing, value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const out: string[] = [];
    for (let i = 0; i < value.length; ) {
      let to = i + 1;
      while (to < value.length && (value[to] as { $from?: true }).$from === true) to++;
      const { $sep, ...first } = value[i] as KeywordAbility & { $sep?: string };
      if (i > 0) out.push($sep ?? ',');
      const said = keywords.print(printing, [first, ...value.slice(i + 1, to)], 0);
      if (said === undefined) return undefined;
      out.push(...said.words);
      i = to;
    }
    return { words: out, agreement: 0 };
  },
});
