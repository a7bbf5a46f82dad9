/**
 * Which rule of one edition is which rule of the next: by the likeness of their words, once each era's words are said as the newest says
 * them, and by where they stand. Only pairs that are each other's best and sure are kept.
 */

/** @typedef {import('./rules-text.mjs').Rule} Rule */

// Longer phrases first: what they become is read again by the shorter ones.
/** @type {readonly (readonly [RegExp, string])[]} */
const TODAYS_WORDS = [
  [/[“”"'’‘_*®]/g, ''],
  [/\bmagic: the gathering\b/g, 'magic'],
  [/\bconverted mana costs?\b/g, 'manavalue'],
  [/\bmana values?\b/g, 'manavalue'],
  [/\bremoved[- ]from[- ]the[- ]game zones?\b/g, 'exile'],
  [/\bremov(?:e|es|ed|ing) (?:from the game|(\w+(?: \w+)?) from the game)\b/g, 'exile $1'],
  [/\bremoved? from the game\b/g, 'exile'],
  [/\bexil(?:es|ed|ing)\b/g, 'exile'],
  [/\b(?:come|comes|came|coming)s? into play\b/g, 'enter'],
  [/\benter(?:s|ed|ing)? (?:the )?battlefield\b/g, 'enter'],
  [/\bput into a graveyard from play\b/g, 'die'],
  [/\bput into a graveyard from the battlefield\b/g, 'die'],
  [/\bleaves? play\b/g, 'leave battlefield'],
  [/\bin-play zone\b/g, 'battlefield'],
  [/\b(?:in|into|from|out of) play\b/g, 'battlefield'],
  [/\bstate-based (?:effect|action)s?\b/g, 'statebased'],
  [/\bgame actions?\b/g, 'turn-based action'],
  [/\bplay(?:s|ed|ing)? (a|the|that|an)? ?(spell|card|activated ability|ability)s?\b/g, 'cast $1 $2'],
  [/\b(?:play|cast|activate)(?:s|ed|ing)?\b/g, 'cast'],
  [/\b(?:he or she|his or her|him or her|they|their|them)\b/g, 'they'],
  [/\bend of turn step\b/g, 'end step'],
  [/\bat end of turn\b/g, 'at the beginning of the end step'],
  [/\b(?:local enchantment|aura)s?\b/g, 'aura'],
  [/\bplayable\b/g, 'castable'],
  [/\btribals?\b/g, 'kindred'],
  [/\bgeneral\b/g, 'commander'],
  [/\b(?:rules?|section)s? \d[\w.]*/g, 'rule'],
  [/\bcards face down\b/g, 'facedown'],
  [/\b(?:see|the|a|an|of|to|is|are|in|that|its|it|or|and|for|this|be)\b/g, ' '],
];

/**
 * Pairs that are alike and not the same, seen when the result was read: by the older edition, then its number.
 * @type {Record<string, readonly string[]>}
 */
const UNLIKE = {
  '2006-10': ['104.3e', '213.4', '308.1', '309.1', '402.1', '415.2', '506.4', '600.4c', '608.4e'],
  '2009-10': [],
  '2011-09': ['309.6', '510.4', '701.24b', '711.4', '901.7a'],
};

/** @param {string} text */
export function wordsOf(text) {
  let said = text.toLowerCase();
  for (const [then, now] of TODAYS_WORDS) said = said.replaceAll(then, now);
  return said
    .split(/[^a-z0-9{}/+-]+/)
    .map((word) => word.replace(/(?<=\w{3})(?:ing|ed|es|s)$/, ''))
    .filter(Boolean);
}

/** Words and pairs of words, each once. @param {string} text */
function features(text) {
  const words = wordsOf(text);
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

/**
 * Whether a rule is of a multiplayer or casual variant: the last chapter of 2006, the last two since.
 * @param {readonly Rule[]} rules of its edition
 * @param {string} number
 */
const inVariants = (rules, number) => number >= ((rules.at(-1)?.number ?? '') < '7' ? '6' : '8');

const parentOf = (/** @type {string} */ number) =>
  /[a-z]$/.test(number) ? number.replace(/[a-z]+$/, '') : number.includes('.') ? number.slice(0, 3) : '';

/**
 * @param {string} edition the older one
 * @param {readonly Rule[]} older
 * @param {readonly Rule[]} newer
 * @returns {Map<string, string>}
 */
export function concordance(edition, older, newer) {
  const unlike = UNLIKE[edition] ?? [];
  const from = older
    .filter(({ number }) => number.includes('.'))
    .map((rule) => ({ ...rule, has: features(rule.text) }));
  const to = newer.filter(({ number }) => number.includes('.')).map((rule) => ({ ...rule, has: features(rule.text) }));
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const { has } of [...from, ...to]) for (const feature of has) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const all = from.length + to.length;
  const weight = (/** @type {string} */ feature) => Math.log(all / (seen.get(feature) ?? 1)) ** 2;
  const length = (/** @type {Set<string>} */ has) => Math.sqrt([...has].reduce((sum, one) => sum + weight(one), 0));
  const lengths = { from: from.map(({ has }) => length(has)), to: to.map(({ has }) => length(has)) };
  /** @type {Map<string, number[]>} */
  const places = new Map();
  for (const [at, { has }] of to.entries())
    for (const feature of has) {
      const list = places.get(feature);
      if (list) list.push(at);
      else places.set(feature, [at]);
    }
  /** How alike each pair is that has words in common, 0 to 1. */
  const likeness = from.map(({ has }, at) => {
    /** @type {Map<number, number>} */
    const common = new Map();
    for (const feature of has)
      for (const place of places.get(feature) ?? []) common.set(place, (common.get(place) ?? 0) + weight(feature));
    for (const [place, sum] of common) common.set(place, sum / (lengths.from[at] ?? 1) / (lengths.to[place] ?? 1));
    return common;
  });
  /** @type {Map<string, string>} */
  let pairs = new Map();
  // Each round knows from the one before which sections and headings go together, and may be less strict where they do.
  for (const { alone, inPlace } of [
    { alone: 0.72, inPlace: 0.72 },
    { alone: 0.6, inPlace: 0.45 },
    { alone: 0.6, inPlace: 0.38 },
    { alone: 0.6, inPlace: 0.38 },
  ]) {
    const together = sectionsTogether(pairs);
    const score = (/** @type {number} */ at, /** @type {number} */ place, /** @type {number} */ alike) => {
      const [one, other] = [from[at]?.number ?? '', to[place]?.number ?? ''];
      const parents = parentOf(one);
      const sameParent = parents.length > 3 && pairs.get(parents) === parentOf(other);
      const sameSection = together.get(one.slice(0, 3)) === other.slice(0, 3);
      // A variant repeats in its own words what holds for every game.
      if (unlike.includes(one) || inVariants(older, one) !== inVariants(newer, other)) return 0;
      const enough = alike >= (sameParent || sameSection ? inPlace : alone);
      return enough ? alike + (sameParent ? 0.25 : 0) + (sameSection ? 0.15 : 0) : 0;
    };
    /** @type {{at: number, place: number, score: number}[]} */
    const candidates = [];
    for (const [at, common] of likeness.entries())
      for (const [place, alike] of common) {
        const value = score(at, place, alike);
        if (value > 0) candidates.push({ at, place, score: value });
      }
    candidates.sort((a, b) => b.score - a.score || a.at - b.at);
    pairs = new Map();
    const taken = new Set();
    for (const { at, place } of candidates) {
      const [one, other] = [from[at]?.number ?? '', to[place]?.number ?? ''];
      if (pairs.has(one) || taken.has(other)) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}

/**
 * For each section the one that more of its rules went to than to any other.
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {Map<string, string>}
 */
export function sectionsTogether(pairs) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const [one, other] of pairs) {
    const row = counts.get(one.slice(0, 3)) ?? new Map();
    counts.set(one.slice(0, 3), row.set(other.slice(0, 3), (row.get(other.slice(0, 3)) ?? 0) + 1));
  }
  return new Map([...counts].map(([section, row]) => [section, [...row].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}

/**
 * Sections and headings that became a section as a whole, one to one: of several that went to the same section that which most of it came
 * from; and where less than half of a section went there, the heading in it that did (212.2 of 2006 became 301).
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {Map<string, string>}
 */
export function wholesTogether(pairs) {
  const went = (/** @type {string} */ whole, /** @type {string} */ to) => {
    const own = [...pairs].filter(([one]) => one !== whole && (one.slice(0, 3) === whole || parentOf(one) === whole));
    return { there: own.filter(([, other]) => other.startsWith(to)).length, all: own.length };
  };
  /** @type {Map<string, string>} */
  const wholes = new Map();
  const headings = new Set([...pairs.keys()].map(parentOf).filter((one) => one.includes('.') && !pairs.has(one)));
  const sections = [...sectionsTogether(pairs)];
  for (const section of new Set([...pairs.values()].map((other) => other.slice(0, 3)))) {
    const came = [...pairs.values()].filter((other) => other.startsWith(section)).length;
    const [first] = sections
      .filter(([, other]) => other === section)
      .map(([one]) => ({ one, ...went(one, section) }))
      .sort((a, b) => b.there - a.there);
    const heading = [...headings].find((one) => {
      const { there, all } = went(one, section);
      return there > all / 2 && there > came / 2;
    });
    const isWhole = first !== undefined && first.there > first.all / 2;
    const whole = isWhole ? first.one : (heading ?? first?.one);
    if (whole !== undefined) wholes.set(whole, section);
  }
  return wholes;
}
