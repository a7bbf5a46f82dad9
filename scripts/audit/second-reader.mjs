/**
 * A second reader: it knows nothing of the grammar, and looks whether each word of a card that carries a meaning stands somewhere in the tree,
 * and whether the tree says a colour, type, subtype, number or keyword that the text does not. Somebody has to read its doubts.
 */
import { KEYWORDS } from '@rulewright/engine/keywords';

/** @typedef {import('../../packages/oracle/src/card-text.ts').CardText} CardText */
/** @typedef {import('@rulewright/engine').CardDefinition} CardDefinition */
/** The contents of a tree: words and numbers that are values, `key=value` for each, and how often. @typedef {Map<string, number>} Leaves */

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COLORS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const TYPES = 'artifact battle creature enchantment instant kindred land planeswalker sorcery'.split(' ');
const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'];
/** Names of ours, and texts: no words of the card. */
const OURS = new Set(['text', 'abilityWord', 'out', 'chapters']);
/** Tokens that the rules describe, by a subtype: the card says no more of them than that. */
const KNOWN_TOKENS = new Set([
  'Blood',
  'Clue',
  'Food',
  'Gold',
  'Incubator',
  'Junk',
  'Lander',
  'Map',
  'Mutagen',
  'Powerstone',
  'Role',
  'Shard',
  'Treasure',
  'Walker',
]);
/** Groups of subtypes that have a word of their own. */
const GROUPS = {
  outlaw: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'],
  party: ['Cleric', 'Rogue', 'Warrior', 'Wizard'],
  historic: ['Saga'],
  'basic land type': ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
};

/** @param {CardDefinition} definition @returns {Leaves} */
export function leavesOf({ faces }) {
  /** @type {Leaves} */
  const leaves = new Map();
  /** @param {string} leaf */
  const add = (leaf) => leaves.set(leaf, (leaves.get(leaf) ?? 0) + 1);
  /** @param {unknown} node @param {string} key */
  const visit = (node, key) => {
    if (Array.isArray(node)) for (const each of node) visit(each, key);
    else if (typeof node === 'object' && node !== null) {
      const { subtypes } = /** @type {{subtypes?: unknown}} */ (node);
      const isKnown = key === 'token' && Array.isArray(subtypes) && subtypes.some((one) => KNOWN_TOKENS.has(one));
      for (const [inner, value] of Object.entries(node)) {
        if (OURS.has(inner)) continue;
        add(`has ${inner}`);
        if (!isKnown || inner === 'name') visit(value, inner);
      }
      if (isKnown) add('token=known');
    } else if (typeof node === 'number') {
      add(`${key}=${node}`);
      add(`=${Math.abs(node)}`);
    } else if (typeof node === 'string' || typeof node === 'boolean') {
      add(`${key}=${node}`);
      add(`=${String(node).toLowerCase()}`);
    }
  };
  for (const { abilities } of faces) visit(abilities, 'abilities');
  return leaves;
}

/** The text without reminders, labels, and the names of the card and of its partner. @param {CardText} card */
function wordsOf(card) {
  const faces = card.faces ?? [card];
  return faces
    .map(({ name, text }) => {
      const own = [name, card.name, ...(name.includes(',') ? [name.split(',')[0] ?? name] : [])];
      let plain = text
        .replace(/ ?\([^()]*\)/g, '')
        .replace(/^Partner with .*$/gm, '')
        .replace(/^(• )?[A-Z][^.:"—]* — (?=[A-Z{])/gm, '$1');
      for (const each of own) plain = plain.replaceAll(each, '~');
      return plain;
    })
    .join('\n');
}

/** @param {string} text @param {RegExp} word */
const times = (text, word) => [...text.matchAll(word)].length;

/** Whether some leaf is so. @param {Leaves} leaves @param {RegExp} fits */
const some = (leaves, fits) => [...leaves.keys()].some((leaf) => fits.test(leaf));

/** Words that must have a leaf: the word, and the leaves one of which means it. @type {readonly (readonly [string, RegExp, RegExp])[]} */
const MEANT = [
  ['any target', /\bany (?:other )?target\b/i, /anyTarget/],
  [
    'graveyard',
    /\bgraveyards?\b/i,
    /graveyard|step=|did|history|^do=(?:mill|surveil|discard|counter|destroy|sacrifice|exchangeZones)|^keyword=/,
  ],
  [
    'library',
    /\blibrar(?:y|ies)\b/i,
    /library|search|shuffle|^do=(?:search|shuffle|mill|scry|surveil|fateseal|reveal\w*)|^keyword=|set=top/,
  ],
  ['hand', /\bhands?\b/i, /=hand|hand|discard|^keyword=/i],
  ['exile', /\bexil(?:e|ed|es|ing)\b/i, /exile/i],
  ['random', /\bat random\b/i, /random/i],
  ['next', /\bnext\b/i, /next|delayed|skip|step=|untilNext|until=|untap/i],
  ['tapped', /(?<!un)\btapped\b/i, /tapped|gift|do=tap|on=tap|noUntap|mana/i],
  ['untapped', /\buntapped\b/i, /untap|tapped|=not/i],
  ['attacking', /\battacking\b/i, /attack|unblocked|blocked/i],
  ['blocking', /\bblocking\b/i, /block/i],
  ['token', /\btokens?\b/i, /token|create|populate|amass|keyword=|copy/i],
  ['nontoken', /\bnontoken\b/i, /token/i],
  [
    'each',
    /\beach\b/i,
    /each|who=(?:all|opponents|each|others|team)|set=all|q=count|forEach|q=|has of|per|step=|=step|whose|controlled|rule=|keyword=|once|on=|part=/i,
  ],
  ['half', /\bhalf\b/i, /half|divid|round/i],
  ['twice', /\btwice\b/i, /=2\b|times|double|twice|repeat/i],
  ['double', /\bdoubles?\b/i, /double|times|=2\b|keyword=|q=(?:counters|stat)/i],
  ['counter on', /\bcounters? on\b/i, /counter|anotherOfEach/i],
  ['name', /\bnamed\b/i, /name/i],
  ['cast', /\bcasts?\b/i, /cast|spell|play|has cost|keyword=|timing|mana|spent|paid/i],
  ['activate', /\bactivates?\b/i, /activat|timing|perTurn|once|loyalty|onlyO|anyPlayer|keyword=|cost/i],
  ['destroy', /\bdestroy(?:s|ed)?\b/i, /destroy|indestructible|regenerate/i],
  ['sacrifice', /\bsacrific(?:e|es|ed|ing)\b/i, /sacrific|keyword=/i],
  ['damage', /\bdamage\b/i, /damage|prevent|deals|combat/i],
  ['combat damage', /\bcombat damage\b/i, /combat|Unblocked|toughness|dealsDamageBy|rule=/i],
  ['noncombat', /\bnoncombat\b/i, /combat/i],
  ['life', /\blife\b/i, /life|keyword=/i],
  ['draw', /\bdraws?\b/i, /draw/i],
  ['discard', /\bdiscards?\b/i, /discard|keyword=/i],
  ['search', /\bsearch(?:es)?\b/i, /search|keyword=/i],
  ['shuffle', /\bshuffles?\b/i, /shuffle|keyword=/i],
  ['reveal', /\breveals?\b/i, /reveal|search|clash|keyword=|public|known/i],
  ['face down', /\bface[- ]down\b/i, /faceDown|face-?down|morph|manifest|cloak|keyword=|faceUp|hideaway/i],
  ['transform', /\btransform(?:s|ed)?\b/i, /transform|keyword=/i],
  ['copy', /\bcop(?:y|ies)\b/i, /cop(?:y|ies)|keyword=/i],
  ['opponent', /\bopponents?\b/i, /opponent|clash|others|enem|keyword=|defend|=any|notYou|=not|who=all|teammate/i],
  ['owner', /\bowners?\b|\bowns?\b(?! turn)/i, /own|shuffle|do=move|=hand|=library|=graveyard|zone/i],
  ['controller', /\bcontrollers?\b/i, /control|actor|event\.|who=|[uU]ntap/i],
  ['greatest', /\bgreatest\b|\bhighest\b|\bmost\b/i, /greatest|most|max|highest|vote/i],
  ['least', /(?<!at )\bleast\b|\blowest\b|\bfewest\b/i, /least|min|lowest|fewest|≥|greatest/i],
  ['upkeep', /\bupkeep\b/i, /upkeep|keyword=/i],
  ['end step', /\bend step\b/i, /end|keyword=/i],
  ['first', /\bfirst\b/i, /first|nth|=1\b|perTarget|step=|after=0/i],
  ['second', /\bsecond\b/i, /second|nth|fromTop|=2\b/i],
  ['third', /\bthird\b/i, /third|nth|fromTop|=3\b/i],
  ['player', /\bplayers?\b/i, /who|library|player|keyword=|actor|rule=/i],
  ['prevent', /\bprevent(?:s|ed)?\b/i, /prevent/i],
  ['regenerate', /\bregenerate/i, /regenerat/i],
  ['same', /\bsame\b/i, /same|shared|share|alike|equal|match|=in|ref|order|event/i],
  ['different', /\bdifferent\b/i, /differ|distinct|other|unlike|each|valuesAmong|among/i],
  ['extra', /\bextra\b/i, /extra|additional/i],
  ['historic', /\bhistoric\b/i, /historic|saga/i],
  ['monarch', /\bmonarch\b/i, /monarch/i],
  ['mana value', /\bmana value\b|\bconverted mana cost\b/i, /mana|value|cmc|keyword=/i],
];

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = new RegExp(
  `\\b(?:\\d+|(?:${TENS.slice(2).join('|')})(?:-(?:${NUMBERS.slice(1, 10).join('|')}))?|${[...NUMBERS.slice(2), ...ORDINALS.slice(2)].join('|')})\\b|\\bd\\d+\\b`,
  'g',
);

/** The numbers that a text says, in digits or in words. @param {string} text */
const numbersIn = (text) =>
  [...text.matchAll(NUMBER)].map(([word]) => {
    if (/^d?\d/.test(word)) return Number(word.replace('d', ''));
    const [ten = '', one] = word.split('-');
    const tens = TENS.indexOf(ten);
    if (tens > 1) return tens * 10 + (one === undefined ? 0 : NUMBERS.indexOf(one));
    return Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word));
  });

/** "This creature", "that land", "enchanted creature", "still a land": what is pointed at is what it is. "Land type", "battle cry": no types of cards. */
const POINTING =
  /\b(?:this|that|those|these|the|enchanted|equipped|fortified|sacrificed|attacking|blocking|its|paired|still a) (?:artifact|battle|creature|enchantment|land|planeswalker)s?\b|\b(?:land|creature) types?\b|\bbattle cry\b|\bcreatures? (?:in your party|it devoured)|\bcreature .{0,30}as your ring-bearer/g;
/** Leaves that mean a type in other words: what attacks and blocks is a creature, what is attacked may be a planeswalker. */
const TYPE_MEANT = /timing|Flash|Sorcery|Instant/;
const TYPE_MEANT_BY = new Map([
  ['creature', /creature|attack|block|combat|pair|walk|shadow|anyTarget/i],
  ['land', /land|=mayPlay$|=(?:plains|island|swamp|mountain|forest)$/i],
  ['planeswalker', /attack/i],
]);

/**
 * What a second reader doubts of a card that was read, each in a few words; none: all is accounted for.
 * @param {CardText} card
 * @param {CardDefinition} definition
 * @returns {string[]}
 */
export function doubtsOf(card, definition) {
  const leaves = leavesOf(definition);
  const text = wordsOf(card);
  const lower = text.toLowerCase();
  const whole = (card.faces ?? [card])
    .map((face) => `${face.text}\n${face.power ?? ''}/${face.toughness ?? ''}`)
    .join('\n')
    .toLowerCase();
  /** the text without what means the card itself or something named before */
  const plain = lower.replace(POINTING, ' ');
  /** @type {string[]} */
  const doubts = [];
  for (const [word, said, fits] of MEANT)
    if (said.test(text) && !some(leaves, fits)) doubts.push(`${word} is not meant`);
  for (const [word, letter] of Object.entries(COLORS)) {
    const told = times(lower, new RegExp(`\\b(?:non)?${word}\\b`, 'g'));
    const meant = leaves.get(`=${letter.toLowerCase()}`) ?? 0;
    if (told > 0 && meant === 0) doubts.push(`colour: ${word} is not meant`);
    if (
      told === 0 &&
      !/colou?r/.test(lower) &&
      [...leaves.keys()].some((leaf) => /^colou?rs?=/.test(leaf) && leaf.endsWith(`=${letter}`))
    )
      doubts.push(`colour: ${word} is not said`);
  }
  for (const type of TYPES)
    if (
      new RegExp(`\\b(?:non)?${type === 'sorcery' ? 'sorcer(?:y|ies)' : `${type}s?`}\\b`).test(plain) &&
      !some(leaves, TYPE_MEANT_BY.get(type) ?? TYPE_MEANT) &&
      !leaves.has(`=${type}`)
    )
      doubts.push(`type: ${type} is not meant`);
  for (const type of SUPERTYPES)
    if (
      new RegExp(`\\b(?:non)?${type}\\b(?! land type)`).test(lower) &&
      !some(leaves, new RegExp(`${type}|keyword=`, 'i'))
    )
      doubts.push(`supertype: ${type} is not meant`);
  for (const leaf of leaves.keys()) {
    const [, subtype] = /^subtypes?=(.+)$/.exec(leaf) ?? [];
    if (
      subtype !== undefined &&
      !Object.entries(GROUPS).some(([word, some]) => whole.includes(word) && some.includes(subtype)) &&
      !whole.includes(subtype.toLowerCase().replace(/(?:f|fe|y|us|ouse|x)$/, '')) &&
      !/chosen|\?/.test(subtype)
    )
      doubts.push(`subtype: ${subtype} is not said`);
  }
  const said = numbersIn(
    lower.replace(
      /\{[^}]*\}|[+-]\d+\/[+-]\d+ counters?|two piles|split second|\w+ from the top|one or two|two or more|one, two,? or three/g,
      ' ',
    ),
  );
  for (const number of new Set(said)) {
    if (number < 2) continue;
    const meant = leaves.get(`=${number}`) ?? 0;
    if (meant === 0) doubts.push('a number is not meant');
    else if (said.filter((one) => one === number).length > meant) doubts.push('a number is said more often than meant');
  }
  for (const leaf of leaves.keys()) {
    const [, key, digits] = /^(\w+)=(-?\d+)$/.exec(leaf) ?? [];
    const number = Math.abs(Number(digits));
    if (key === undefined || number < 2 || key === 'abilities' || key === 'fromTop' || key === 'any') continue;
    if (
      /twice|double|second|both|pair|once|(?:\{e\}){2}|full party|two/.test(lower) ||
      numbersIn(whole).includes(number)
    )
      continue;
    if (!lower.includes(`{${number}}`)) doubts.push(`a number (${key}) is not said`);
  }
  for (const symbol of new Set([...text.matchAll(/\{([^}]+)\}/g)].map(([, one]) => one ?? ''))) {
    if (/^(?:T|Q|E|C|CHAOS|P|TK|X|S)$/.test(symbol)) continue;
    if (!leaves.has(`=${symbol.toLowerCase()}`) && !leaves.has('has generic') && !some(leaves, /^keyword=/))
      doubts.push('a mana symbol is not meant');
  }
  for (const { name } of KEYWORDS) {
    const told = whole.includes(name.toLowerCase());
    const meant = leaves.has(`keyword=${name}`);
    if (meant && !told && !/landwalk|typecycling|chapter|station|level|class|case|room|solved/.test(name))
      doubts.push(`keyword: ${name} is not said`);
  }
  return doubts;
}
