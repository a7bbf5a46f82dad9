/**
 * Reminder texts that are of no keyword ability: of keyword actions, kinds of card, tokens and symbols, and single remarks. In the notation of
 * reminders (reminders.ts). 2006: 200.3 · 2009, 2011: 207.2 · 2026: 207.2a
 */
export const REMARKS: Readonly<Record<string, readonly string[]>> = {
  adventure: ['Then exile this card. You may cast the {word} later from exile.'],
  venture: ['Enter the first room or advance to the next room.'],
  room: [
    'You may cast either half. That door unlocks on the battlefield. As a sorcery, you may pay the mana cost of a locked door to unlock it.',
  ],
  siege: [
    "As a Siege enters, choose an opponent to protect it. You and others can attack it. When it's defeated, exile it, then cast it transformed.",
  ],
  incubate: [
    'Create an Incubator token with {number} +1/+1 (counter|counters) on it and “{2}: Transform this token.” It transforms into a 0/0 Phyrexian artifact creature.',
  ],
  crime: [
    "Targeting opponents, anything they control, and/or cards in their graveyards is a crime. (Damage and effects that say “destroy” don't destroy a creature with indestructible.|)",
  ],
  expend: ['You expend 4 as you spend your fourth total mana to cast spells during a turn.'],
  descended: ['You descended if a permanent card was put into your graveyard from anywhere.'],
  case: ['If unsolved, solve at the beginning of your end step.'],
  class: ['Gain the next level as a sorcery to add its ability.'],
  omen: ['Also shuffle this card.'],
  'become blocked': ["This (spell|ability) works on creatures that can't be blocked."],
  'full text': ["{self} has that card's name, mana cost, color, types, abilities, power, and toughness."],
  until: ["(That|Those) {word} (return|returns) under (its owner's|their owners') control."],
  control: ["Control of the (Equipment|Aura|Auras) doesn't change."],
  'defender and flying': ["{self} can't attack, and it can block creatures with flying."],
  'first strike and protection': [
    "This creature deals combat damage before creatures without first strike. It can't be blocked, targeted, dealt damage, or enchanted by anything {words}.",
  ],
  goad: [
    'Until your next turn, that creature attacks each combat if able and attacks a player other than you if able.',
  ],
  laces: ['Its mana symbols remain unchanged.'],
  meld: ['Melds with {words}.'],
  transform: ['Only double-faced (cards|permanents) can be transformed.'],
  flashback: ['Mana cost includes color.'],
  vaults: ['Auras with nothing to enchant remain in graveyards.'],
  loyalty: ["He doesn't lose loyalty while he's not a planeswalker."],
  manifest: [
    "(To (manifest|cloak) a card, put|Put) (it|that card) onto the battlefield face down as a 2/2 creature (with ward {symbols}|). Turn it face up any time for its mana cost if it's a creature card.",
    "(That player|Its controller) puts the top card of (his or her|their) library onto the battlefield face down as a 2/2 creature. (If it's a creature card, it can be turned face up any time for its mana cost|He or she may turn it face up any time for its mana cost if it's a creature card).",
  ],
  poison: ['A player with ten or more poison counters loses the game.'],
  regenerate: [
    'The next time (this creature|it|that creature) would be destroyed this turn, instead tap it, remove it from combat, and heal all damage on it.',
    "(If it regenerates, the|The) next time (this creature|it|that creature) would be destroyed this turn, it (isn't. Instead tap it, remove all damage from it, and remove it from combat|instead tap it, remove it from combat, and heal all damage on it).",
  ],
  surveil: [
    '(To surveil {number}, look|Look) at the top {number} cards of your library, then put any number of them into your graveyard and the rest on top (of your library|) in any order.',
    '(To surveil 1, look|Look) at the top card of your library. You may put (it|that card) into your graveyard.',
  ],
  mill: [
    '(You may put|Put) the top (card|{number} cards) of your library into your graveyard.',
    'To mill {number} cards, put the top {number} cards of your library into your graveyard.',
  ],
  mana: ['{symbols}: Add {symbols}(, {symbols},|) (or {symbols}|).'],
  scry: [
    'To scry 1, look at the top card of your library, then you may put that card on the bottom (of your library|).',
    'Look at the top card of your library. You may put that card on the bottom (of your library|).',
    '(To scry {number}, look|Look) at the top {number} cards of your library, then put any number of them on the bottom (of your library|) and the rest on top (of your library|) in any order.',
  ],
  saga: [
    'As this Saga enters and after your draw step, add a lore counter. Sacrifice after {word}.',
    "Choose a chapter and start with that many lore counters. Add one after your draw step. Skipped chapters don't trigger. Sacrifice after {word}.",
  ],
  split: ['You may cast one or both halves of this card from your hand.'],
  remarks: [
    'in addition to the mana the land produces',
    'Mana symbols on that permanent remain unchanged.',
    'Mana cost includes color. If a mana symbol has multiple colors, choose one.',
    '{number} energy (counter|counters)',
    'You can do this in addition to taking mulligans.',
    "Nonexistent mana costs can't be paid.",
    "For example, if that spell's mana cost is {3}{U}{U}, X is 5.",
    "~ isn't a spell, it's affected by summoning sickness, and it has “{T}: Add {G} <to your mana pool>.”",
    'The damage is dealt before the counter is put on.',
    "You can't gain or lose life. You can't pay any amount of life except 0.",
    'It retains its abilities.',
    'The copy becomes a token.',
    'Copies become tokens.',
    'Artifacts, legendaries, and Sagas are historic.',
    'Auras with nothing to enchant remain in your graveyard.',
    'This removes {self} from combat.',
  ],
  symbols: [
    "{symbols} can be paid with any two mana or with {symbols}. This card's <mana value> is {number}.",
    '{symbols} can be paid with either {symbols} or ({symbols}|2 life).',
    '{symbols} represents colorless mana.',
    '{symbols} is the untap symbol.',
    '{symbols} can be paid with one mana from a snow (permanent|source).',
    '{symbols}: Add {symbols} (or {symbols}|) <to your mana pool>.',
  ],
  'face down': ["They're 2/2 creatures.", "(It's|It becomes) a 2/2 creature."],
  'tokens the rules know': [
    "(Create a {word} token.|) (It's an artifact|They're artifacts|A {word} token is an artifact|{word} tokens are artifacts) with “{T}, Sacrifice this (token|artifact): Add one mana of any color.”",
    "(Create a Clue token.|) (It's an artifact|They're artifacts|A Clue token is an artifact) with “{2}, Sacrifice this (token|artifact): Draw a card.”",
    "(It's an artifact|They're artifacts|A Food token is an artifact) with “{2}, {T}, Sacrifice this (token|artifact): You gain 3 life.”",
    "(It's an artifact|They're artifacts|A Blood token is an artifact) with “{1}, {T}, Discard a card, Sacrifice this (token|artifact): Draw a card.”",
    'Create a colorless Clue artifact token with “{2}, Sacrifice this artifact: Draw a card.”',
  ],
  'mill too': [
    'To mill (a|{number}) (card|cards), a player puts the top ({number}|) (card|cards) of (his or her|their) library into (his or her|their) graveyard.',
    'They (each|) put the top ({number}|) (card|cards) of their library into their graveyard.',
  ],
  'a player who cannot be the target': ["You can't be the target of spells or abilities (your opponents control|)."],
  'life lost': ['Damage causes loss of life.'],
  'card types': ['Artifact, creature, enchantment, instant, land, planeswalker, sorcery, and tribal are card types.'],
  upkeep: ['Activate this ability only during your upkeep and only once each turn.'],
  party: ['Your party consists of up to one each of Cleric, Rogue, Warrior, and Wizard.'],
  modified: ['Equipment, Auras you control, and counters are modifications.'],
  outlaws: ['Assassins, Mercenaries, Pirates, Rogues, and Warlocks are outlaws.'],
  devotion: [
    'Each {symbols} in the mana costs of permanents you control counts toward your devotion to {word}.',
    'Each {symbols} and {symbols} in the mana costs of permanents you control counts toward your devotion to {word} and {word}.',
  ],
  'an artifact land': ["{self} isn't a spell."],
  bolster: [
    'Choose a creature with the least toughness (among creatures you control|or tied with the least toughness among creatures you control)(,|) and put {number} +1/+1 (counter|counters) on it.',
    'To bolster {number}, choose a creature with the least toughness among creatures you control and put {number} +1/+1 (counter|counters) on it.',
  ],
  clash: [
    'Each clashing player reveals the top card of <his or her> library, then puts that card on the top or bottom. A player wins if (his or her|their) card had a higher <mana value>.',
  ],
  'a clash': ['This ability triggers after the clash ends.'],
  detain: [
    "Until your next turn, (that creature|that permanent|those creatures|those permanents) can't attack or block and (its|their) activated abilities can't be activated.",
  ],
  explore: [
    "Reveal the top card of your library. Put that card into your hand if it's a land. Otherwise, put a +1/+1 counter on (this creature|that creature|it|the creature), then put the card back or put it into your graveyard.",
  ],
  fateseal: [
    "To fateseal {number}, its controller looks at the top card of an opponent's library, then he or she may put that card on the bottom of that library.",
    "(To fateseal {number}, look|Look) at the top ({number}|) (card|cards) of an opponent's library, then put any number of them on the bottom of that player's library and the rest on top (of your library|) in any order.",
  ],
  monstrosity: [
    "If this creature isn't monstrous, put {number} +1/+1 (counter|counters) on it and it becomes monstrous.",
  ],
  support: ['Put a +1/+1 counter on each of up to {number} (other|) target (creature|creatures).'],
  monstrous: ["The token has no counters and isn't monstrous."],
  adapt: ['If this creature has no +1/+1 counters on it, put {number} +1/+1 (counter|counters) on it.'],
  amass: [
    "(To amass {word} {number}, put|Put) {number} +1/+1 (counter|counters) on an Army you control. It's also a {word}. If you don't control an Army, (create|first create) a 0/0 black {word} Army creature token (first|).",
  ],
  populate: ["(To populate, create|Create) a token that's a copy of a creature token you control."],
  proliferate: [
    '(To proliferate, choose|Choose) any number of permanents and/or players (with counters on them|), then give each another counter of (a kind|each kind) already there.',
    '(You choose|Choose) any number of permanents and/or players with counters on them, then give each another counter of a kind already there.',
  ],
  fight: ['Each deals damage equal to its power to the other.'],
  'ending the turn': [
    'Exile all spells and abilities on the stack(, including this card|). (The player whose turn it is discards|Discard) down to (his or her|their|your) maximum hand size. Damage wears off, and “this turn” and “until end of turn” effects end.',
  ],
  'controlling a player': ['You see all cards that player could see and make all decisions for the player.'],
  lasting: ['This effect lasts indefinitely.'],
  'animated equipment': ["Equipment that's a creature can't equip a creature."],
  'changed words': ['For example, you may change {text}.” (This effect lasts indefinitely.|)'],
  'a triggered ability': ['A triggered ability uses the words “when,” “whenever,” or “at.”'],
  stifled: ["Mana abilities can't be targeted."],
  'returning only': ["Return it only if it's on the battlefield."],
  'X on the stack': ['If it has X in its mana cost, X is 0.'],
};
