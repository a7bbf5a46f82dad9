/**
 * Reminder text: which sentences in parentheses are known. It has no rules meaning, but a sentence that is not known may
 * mean that a keyword was misread, and is refused. 2006: 200.3 · 2009, 2011: 207.2 · 2026: 207.2a
 *
 * A form is a regular expression in which `{C}` is symbols, `{N}` a number and `{S}` a word for the object itself.
 */
const WITH = 'an? (?:creature|permanent|Sliver|land)(?: with [a-z ]+)?';
const SELF = `(?:~|~~|th(?:is|e|at) (?:creature|permanent|card|spell|land|artifact|enchantment|Aura|Equipment|token)|this|it|${WITH})`;
const NUMBER = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|X|\\d+)';
const SYMBOLS = '(?:\\{[^}]+\\})+';

const LAND =
  '(?:(?:snow )?(?:Plains|Island|Swamp|Mountain|Forest)|nonbasic land|snow land|legendary land|artifact land|Desert)';
const QUALITIES = '[a-zA-Z ,/-]+';

/** By keyword or by the kind of remark. */
const FORMS: Record<string, readonly string[]> = {
  adventure: ['Then exile this card\\. You may cast the [a-z]+ later from exile\\.'],
  ascend: ["If you control ten or more permanents, you get the city's blessing for the rest of the game\\."],
  venture: ['Enter the first room or advance to the next room\\.'],
  room: [
    'You may cast either half\\. That door unlocks on the battlefield\\. As a sorcery, you may pay the mana cost of a locked door to unlock it\\.',
  ],
  siege: [
    "As a Siege enters, choose an opponent to protect it\\. You and others can attack it\\. When it's defeated, exile it, then cast it transformed\\.",
  ],
  incubate: [
    'Create an Incubator token with {N} \\+1/\\+1 counters? on it and "\\{2\\}: Transform this token\\." It transforms into a 0/0 Phyrexian artifact creature\\.',
  ],
  crime: [
    'Targeting opponents, anything they control, and/or cards in their graveyards is a crime\\.(?: Damage and effects that say "destroy" don\'t destroy a creature with indestructible\\.)?',
  ],
  expend: ['You expend 4 as you spend your fourth total mana to cast spells during a turn\\.'],
  descended: ['You descended if a permanent card was put into your graveyard from anywhere\\.'],
  case: ['If unsolved, solve at the beginning of your end step\\.'],
  class: ['Gain the next level as a sorcery to add its ability\\.'],
  station: [
    "Tap another creature you control: Put charge counters equal to its power on this [A-Z][a-z]+\\. Station only as a sorcery\\.(?: It's an artifact creature at [0-9]+\\+\\.)?",
  ],
  aftermath: ['Cast this spell only from your graveyard\\. Then exile it\\.'],
  omen: ['Also shuffle this card\\.'],
  prototype: [
    'You may cast this spell with different mana cost, color, and size\\. It keeps its abilities and types\\.',
  ],
  affinity: ['This spell costs {C} less to cast for each [a-zA-Z ]+ you control\\.'],
  banding: ['Any creatures with banding, and up to one without, can attack in a band\\. .*'],
  'become blocked': ["This (?:spell|ability) works on creatures that can't be blocked\\."],
  'bands with other': [
    'Any .* can attack in a band as long as at least one has "bands with other .*\\." Bands are blocked as a group\\. .*',
  ],
  buyback: [
    'You may pay an additional {C} as you cast this spell\\. If you do, put this card into your hand as it resolves\\.',
    'You may [a-z0-9{} ]+ in addition to any other costs as you cast this spell\\. If you do, put this card into your hand as it resolves\\.',
  ],
  'full text': ["{S} has that card's name, mana cost, color, types, abilities, power, and toughness\\."],
  changeling: ['This card is every creature type(?: at all times)?\\.'],
  until: ["(?:That|Those) [a-z]+ returns? under (?:its owner's|their owners') control\\."],
  control: ["Control of the (?:Equipment|Aura|Auras) doesn't change\\."],
  'cumulative upkeep': [
    'At the beginning of your upkeep, put an age counter on this permanent, then sacrifice it unless you pay its upkeep cost for each age counter on it\\.',
    "At the beginning of its controller's upkeep, that player puts an age counter on it, then sacrifices it unless he or she pays its upkeep cost for each age counter on it\\.",
  ],
  cycling: [
    '{C}, Discard this card: Draw a card\\.',
    '.+, Discard this card: Draw a card\\.',
    '{C}, Discard this card: Search your library for an? [A-Za-z ]+ card, reveal it, and put it into your hand\\. Then shuffle your library\\.',
  ],
  deathtouch: ['Any amount of damage {S} deals to a creature is enough to destroy (?:it|that creature)\\.'],
  defender: ["{S} can't attack\\.", "They can't attack\\."],
  'defender and flying': ["{S} can't attack, and it can block creatures with flying\\."],
  'double strike': ['(?:{S}|They) deals? both first-strike and regular combat damage\\.'],
  echo: [
    'At the beginning of your upkeep, if this came under your control since the beginning of your last upkeep, sacrifice it unless you pay its echo cost\\.',
  ],
  enchant: ['Target an? [a-z ]+ as you cast this\\. This card enters the battlefield attached to that [a-z ]+\\.'],
  entwine: ['Choose both if you pay the entwine cost\\.', 'Choose all [a-z]+ if you pay the entwine cost\\.'],
  equip: [
    '{C}: Attach to target creature you control\\. Equip only as a sorcery\\.(?: This card enters the battlefield unattached and stays on the battlefield if the creature leaves\\.)?',
  ],
  evoke: ["You may cast this spell for its evoke cost\\. If you do, it's sacrificed when it enters the battlefield\\."],
  exalted: ['Whenever a creature you control attacks alone, that creature gets \\+1/\\+1 until end of turn\\.'],
  fading: [
    "This (?:creature|enchantment|artifact) enters the battlefield with {N} fade counters? on it\\. At the beginning of your upkeep, remove a fade counter from it\\. If you can't, sacrifice it\\.",
  ],
  fear: ["(?:{S}|They) can't be blocked except by artifact creatures and/or black creatures\\."],
  'first strike': ['(?:{S}|They) deals? combat damage before creatures without first strike\\.'],
  'first strike and protection': [
    `This creature deals combat damage before creatures without first strike\\. It can't be blocked, targeted, dealt damage, or enchanted by anything ${QUALITIES}\\.`,
  ],
  flanking: [
    'Whenever a creature without flanking blocks {S}, the blocking creature gets -1/-1 until end of turn\\.',
    'Each instance of flanking triggers separately\\.',
  ],
  flash: ['You may cast (?:this spell|it|them) any time you could cast an instant\\.'],
  flashback: ['You may cast this card from your graveyard for its flashback cost\\. Then exile it\\.'],
  flying: ["(?:{S}|They) can't be blocked except by creatures with flying or reach\\."],
  goad: [
    'Until your next turn, that creature attacks each combat if able and attacks a player other than you if able\\.',
  ],
  graft: [
    'This (?:creature|land|permanent) enters the battlefield with {N} \\+1/\\+1 counters? on it\\. Whenever an?(?:other)? creature enters the battlefield, you may move a \\+1/\\+1 counter from this (?:creature|land|permanent) onto it\\.',
  ],
  haste: [
    'They can attack and {C} (?:this turn|as soon as they come under your control|no matter when they came under your control)\\.',
    'This creature can attack and {C} as soon as it comes under your control\\.',
    'This creature can attack the turn it comes under your control\\.',
    'It can attack and {C} (?:this turn|as soon as it comes under your control|no matter when it came under your control)\\.',
  ],
  hexproof: [
    "(?:{S}|They) can't be the targets? of spells or abilities (?:your opponents control|an opponent controls)\\.",
  ],
  horsemanship: ["(?:{S}|They) can't be blocked except by creatures with horsemanship\\."],
  indestructible: [
    "(?:Damage and e|E)ffects that say \"destroy\" don't destroy (?:{S}|them)\\.(?: If its toughness is 0 or less, it's still put into its owner's graveyard\\.)?",
  ],
  infect: [
    '(?:{S}|They) deals? damage to creatures in the form of -1/-1 counters and to players in the form of poison counters\\.',
  ],
  intimidate: ["{S} can't be blocked except by artifact creatures and/or creatures that share a color with it\\."],
  kicker: [
    'You may pay an additional {C}(?: and/or {C})?(?: any number of times)? as you cast this spell\\.',
    "You may [a-zA-Z0-9{}' ]+ in addition to any other costs as you cast this spell\\.",
  ],
  landwalk: [`(?:{S}|They) can't be blocked as long as defending player controls an? ${LAND}\\.`],
  lifelink: [
    'Damage dealt by {S} also causes (?:you|its controller) to gain that much life\\.',
    'Damage dealt by those creatures also causes (?:you|their controllers?) to gain that much life\\.',
  ],
  madness: [
    'If you discard this card, discard it into exile\\. When you do, cast it for its madness cost or put it into your graveyard\\.',
  ],
  menace: ["(?:{S}|They) can't be blocked except by two or more creatures\\."],
  modular: [
    'This enters the battlefield with a \\+1/\\+1 counter on it for each color of mana spent to cast it\\. When it dies, you may put its \\+1/\\+1 counters on target artifact creature\\.',
    'This (?:creature )?enters the battlefield with {N} \\+1/\\+1 counters? on it\\. When it dies, you may put its \\+1/\\+1 counters on target artifact creature\\.',
  ],
  morph: [
    'You may cast this card face down as a 2/2 creature for {C}\\. Turn it face up any time for its (?:mega)?morph cost(?: and put a \\+1/\\+1 counter on it)?\\.',
  ],
  daybound: ['If a player casts no spells during their own turn, it becomes night next turn\\.'],
  nightbound: ['If a player casts at least two spells during their own turn, it becomes day next turn\\.'],
  disturb: ['You may cast this card from your graveyard transformed for its disturb cost\\.'],
  'more than meets the eye': ['You may cast this card converted for {C}\\.'],
  'living metal': ['During your turn, this Vehicle is also a creature\\.'],
  overload: [
    'You may cast this spell for its overload cost\\. If you do, change (?:its text by replacing all instances of "target" with|"target" in its text to) "each\\."',
  ],
  cipher: [
    'Then you may exile this spell card encoded on a creature you control\\. Whenever that creature deals combat damage to a player, its controller may cast a copy of the encoded card without paying its mana cost\\.',
  ],
  laces: ['Its mana symbols remain unchanged\\.'],
  mutate: [
    'If you cast this spell for its mutate cost, put it over or under target non-Human creature you own\\. They mutate into the creature on top plus all abilities from under it\\.',
  ],
  meld: ['Melds with [^.()]+\\.'],
  transform: ['Only double-faced (?:cards|permanents) can be transformed\\.'],
  'level up': ['{C}: Put a level counter on this(?: creature)?\\. Level up only as a sorcery\\.'],
  disguise: [
    'You may cast this card face down for {C} as a 2/2 creature with ward {C}\\. Turn it face up any time for its disguise cost\\.',
  ],
  manifest: [
    "(?:To (?:manifest|cloak) a card, p|P)ut (?:it|that card) onto the battlefield face down as a 2/2 creature(?: with ward {C})?\\. Turn it face up any time for its mana cost if it's a creature card\\.",
    "(?:That player|Its controller) puts the top card of (?:his or her|their) library onto the battlefield face down as a 2/2 creature\\. (?:If it's a creature card, it can be turned face up any time for its mana cost|He or she may turn it face up any time for its mana cost if it's a creature card)\\.",
  ],
  bushido: [
    '(?:Whenever|When) {S} blocks or becomes blocked, it gets \\+(?:\\d+|X)/\\+(?:\\d+|X) until end of turn\\.',
  ],
  'living weapon': [
    'When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this to it\\.',
    'When this Equipment enters the battlefield, create a 0/0 black Germ creature token, then attach this to it\\.',
  ],
  'battle cry': ['Whenever this creature attacks, each other attacking creature gets \\+1/\\+0 until end of turn\\.'],
  skulk: ["This creature can't be blocked by creatures with greater power\\."],
  ripple: [
    'When(?:ever)? you cast (?:this|a) spell, you may reveal the top four cards of your library\\. You may cast any revealed cards with the same name as (?:this|the) spell without paying their mana costs\\. Put the rest on the bottom of your library\\.',
  ],
  scavenge: [
    "{C}, Exile this card from your graveyard: Put a number of \\+1/\\+1 counters equal to this card's power on target creature\\. Scavenge only as a sorcery\\.",
  ],
  champion: [
    'When this (?:creature )?enters the battlefield, sacrifice it unless you exile another [a-zA-Z ]+ you control\\. When this (?:creature )?leaves the battlefield, that card returns to the battlefield\\.',
  ],
  prowl: [
    'You may cast this for its prowl cost if you dealt combat damage to a player this turn with an? [A-Za-z ]+\\.',
  ],
  offering: [
    'You may cast this card any time you could cast an instant by sacrificing an? [A-Za-z]+ and paying the difference in mana costs between this and the sacrificed [A-Za-z]+\\. Mana cost includes color\\.',
  ],
  devour: [
    'As this creature enters, you may sacrifice any number of creatures\\. It enters with (?:that many|twice that many|three times that many) \\+1/\\+1 counters on it\\.',
    'As this enters the battlefield, you may sacrifice any number of creatures\\. This creature enters the battlefield with (?:that many|twice that many|three times that many) \\+1/\\+1 counters on it\\.',
  ],
  epic: [
    "For the rest of the game, you can't cast spells\\. At the beginning of each of your upkeeps, copy this spell except for its epic ability\\.(?: You may choose a new target for the copy\\.)?",
  ],
  recover: [
    'When (?:a|another) creature is put into your graveyard from the battlefield, you may pay (?:{C}|half your life, rounded up)\\. If you do, return this card from your graveyard to your hand\\. Otherwise, exile this card\\.',
  ],
  reinforce: ['{C}, Discard this card: Put {N} \\+1/\\+1 counters? on target creature\\.'],
  transfigure: [
    '{C}, Sacrifice this creature: Search your library for a creature card with the same converted mana cost as this creature and put that card onto the battlefield\\. Then shuffle your library\\. Transfigure only as a sorcery\\.',
  ],
  'aura swap': ['{C}: Exchange this Aura with an Aura card in your hand\\.'],
  fortify: [
    '{C}: Attach to target land you control\\. Fortify only as a sorcery\\. This card enters the battlefield unattached and stays on the battlefield if the land leaves\\.',
  ],
  afflict: ['Whenever this creature becomes blocked, defending player loses \\d life\\.'],
  awaken: [
    "If you cast this spell for {C}, also put {N} \\+1/\\+1 counters on target land you control and it becomes a 0/0 Elemental creature with haste\\. It's still a land\\.",
  ],
  crew: [
    'Tap any number of creatures you control with total power \\d or more: This Vehicle becomes an artifact creature until end of turn\\.',
  ],
  dash: [
    "You may cast this spell for its dash cost\\. If you do, it gains haste, and it's returned from the battlefield to its owner's hand at the beginning of the next end step\\.",
  ],
  dethrone: [
    'Whenever {S} attacks the player with the most life or tied for most life, put a \\+1/\\+1 counter on it\\.',
  ],
  emerge: [
    "You may cast this spell by sacrificing a creature and paying the emerge cost reduced by that creature's (?:converted mana cost|mana value)\\.",
  ],
  escalate: ['Pay this cost for each mode chosen beyond the first\\.'],
  evolve: [
    'Whenever a creature enters the battlefield under your control, if that creature has greater power or toughness than this creature, put a \\+1/\\+1 counter on this creature\\.',
  ],
  extort: [
    'Whenever you cast a spell, you may pay {C}\\. If you do, each opponent loses 1 life and you gain that much life\\.',
  ],
  fabricate: [
    'When this creature enters(?: the battlefield)?, put {N} \\+1/\\+1 counters? on it or create {N} 1/1 colorless Servo artifact creature tokens?\\.',
  ],
  improvise: [
    "Your artifacts can help cast (?:this|that|those) spells?\\. Each artifact you tap after you're done activating mana abilities pays for {C}\\.",
  ],
  ingest: [
    'Whenever this creature deals combat damage to a player, that player exiles the top card of (?:his or her|their) library\\.',
  ],
  outlast: ['{C}, {C}: Put a \\+1/\\+1 counter on this creature\\. Outlast only as a sorcery\\.'],
  renown: [
    "When (?:this creature|a creature with renown 1) deals combat damage to a player, if it isn't renowned, put {N} \\+1/\\+1 counters? on it and it becomes renowned\\.",
  ],
  surge: ['You may cast this spell for its surge cost if you or a teammate has cast another spell this turn\\.'],
  undaunted: ['This spell costs {C} less to cast for each opponent\\.'],
  amplify: [
    'As this creature enters the battlefield, put {N} \\+1/\\+1 counters? on it for each [A-Za-z, ]+ card you reveal in your hand\\.',
  ],
  gravestorm: [
    'When you cast this spell, copy it for each permanent put into a graveyard (?:from the battlefield )?this turn\\.(?: You may choose new targets for the copies\\.)?',
  ],
  poison: [
    'A player with ten or more poison counters loses the game\\.',
    'Whenever {S} deals (?:combat )?damage to a player, that player gets {N} poison counters?\\.',
  ],
  frenzy: ["Whenever {S} attacks and isn't blocked, it gets \\+\\d/\\+0 until end of turn\\."],
  ninjutsu: [
    '{C}, Return an unblocked attacker you control to hand: Put this card onto the battlefield from your hand tapped and attacking\\.',
  ],
  persist: [
    "When (?:it|a creature with (?:persist|undying)) dies, if it had no [+-]1/[+-]1 counters on it, return it to the battlefield under its owner's control with a [+-]1/[+-]1 counter on it\\.",
    "When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it\\.",
  ],
  phasing: [
    "(?:This|It) phases in or out before (?:you|its controller) untaps? during each of (?:your|his or her) untap steps\\. While it's phased out, it's treated as though it doesn't exist\\.",
    'They phase in before you untap during your next untap step\\.',
    "While (?:it's|they're) phased out, (?:it's|they're) treated as though (?:it doesn't|they don't) exist\\. (?:It phases|They phase) in before (?:you|its controller|that player) untaps? during (?:your|his or her|their) next untap step\\.",
  ],
  protection: [`{S} can't be blocked, targeted, dealt damage, or enchanted by anything ${QUALITIES}\\.`],
  provoke: [
    'Whenever (?:this creature|a Sliver) attacks, (?:you|its controller) may have target creature defending player controls untap and block it if able\\.',
  ],
  prowess: ['Whenever you cast a noncreature spell, (?:this creature|it) gets \\+1/\\+1 until end of turn\\.'],
  rampage: [
    'Whenever this creature becomes blocked, it gets \\+\\d/\\+\\d until end of turn for each creature blocking it beyond the first\\.',
  ],
  reach: ['(?:{S}|They) can block creatures with flying\\.'],
  rebound: [
    'If you cast this spell from your hand, exile it as it resolves\\. At the beginning of your next upkeep, you may cast this card from exile without paying its mana cost\\.',
  ],
  regenerate: [
    'The next time (?:this creature|it|that creature) would be destroyed this turn, instead tap it, remove it from combat, and heal all damage on it\\.',
    "(?:If it regenerates, the|The) next time (?:this creature|it|that creature) would be destroyed this turn, it isn't\\. Instead tap it, remove all damage from it, and remove it from combat\\.",
  ],
  replicate: [
    'When you cast this spell, copy it for each time you paid its replicate cost\\.(?: You may choose new targets for the copies\\.)?',
  ],
  retrace: [
    'You may cast this card from your graveyard by discarding a land card in addition to paying its other costs\\.',
  ],
  surveil: [
    '(?:To surveil \\d, l|L)ook at the top {N} cards of your library, then put any number of them into your graveyard and the rest on top in any order\\.',
    '(?:To surveil 1, l|L)ook at the top card of your library\\. You may put (?:it|that card) into your graveyard\\.',
  ],
  mill: [
    '(?:You may p|P)ut the top (?:card|{N} cards) of your library into your graveyard\\.',
    'To mill {N} cards, put the top {N} cards of your library into your graveyard\\.',
  ],
  ward: [
    'Whenever {S} becomes the target of a spell or ability an opponent controls, counter it unless that player (?:pays (?:{C}|\\d life)|discards a card)\\.',
  ],
  'modern trample': ["{S} can deal excess combat damage to the player or planeswalker it's attacking\\."],
  mana: ['{C}: Add {C}(?:, {C},)?(?: or {C})?\\.'],
  scry: [
    'To scry 1, look at the top card of your library, then you may put that card on the bottom of your library\\.',
    'Look at the top card of your library\\. You may put that card on the bottom of your library\\.',
    '(?:To scry \\d, l|L)ook at the top {N} cards of your library, then put any number of them on the bottom of your library and the rest on top in any order\\.',
  ],
  shadow: ['(?:{S}|They) can block or be blocked by only creatures with shadow\\.'],
  shroud: ["(?:{S}|They) can't be the targets? of spells or abilities\\."],
  saga: [
    'As this Saga enters and after your draw step, add a lore counter\\. Sacrifice after [IV]+\\.',
    "Choose a chapter and start with that many lore counters\\. Add one after your draw step\\. Skipped chapters don't trigger\\. Sacrifice after [IV]+\\.",
  ],
  soulshift: [
    'When (?:this creature|it) dies, you may return target Spirit card with converted mana cost \\d or less from your graveyard to your hand\\.',
  ],
  splice: [
    "As you cast an Arcane spell, you may reveal this card from your hand and pay its splice cost\\. If you do, add this card's effects to that spell\\.",
  ],
  split: ['You may cast one or both halves of this card from your hand\\.'],
  'split second': [
    "As long as this spell is on the stack, players can't cast spells or activate abilities that aren't mana abilities\\.",
  ],
  storm: [
    'When you cast this spell, copy it for each spell cast before it this turn\\.(?: You may choose new targets for the copies\\.)?',
  ],
  suspend: [
    'Rather than cast this card from your hand, (?:you may )?pay {C} and exile it with {N} time counters? on it\\. At the beginning of your upkeep, remove a time counter\\. When the last is removed, you may cast it without paying its mana cost\\.(?: It has haste\\.)?',
    'Rather than cast this card from your hand, (?:you may )?pay {C} and exile it with {N} time counters? on it\\. At the beginning of your upkeep, remove a time counter\\. When the last is removed, cast it without paying its mana cost\\.(?: It has haste\\.)?',
  ],
  transmute: [
    '{C}, Discard this card: Search your library for a card with (?:the same converted mana cost as this card|converted mana cost {N}), reveal it, and put it into your hand\\. Then shuffle your library\\. Transmute only as a sorcery\\.',
  ],
  'totem armor': [
    'If enchanted creature would be destroyed, instead remove all damage from it and destroy this Aura\\.',
  ],
  trample: [
    "(?:{S}|They) can deal excess combat damage to (?:defending player or planeswalker|the player or planeswalker it's attacking) while attacking\\.",
    'If {S} would assign enough damage to its blockers to destroy them, you may have it assign the rest of its damage to defending player or planeswalker\\.',
  ],
  undying: [
    "When this creature dies, if it had no \\+1/\\+1 counters on it, return it to the battlefield under its owner's control with a \\+1/\\+1 counter on it\\.",
  ],
  unearth: [
    '{C}: Return this card from your graveyard to the battlefield\\.(?: It gains haste\\.)? Exile it at the beginning of the next end step or if it would leave the battlefield\\. Unearth only as a sorcery\\.',
  ],
  unleash: [
    "You may have this creature enter the battlefield with a \\+1/\\+1 counter on it\\. It can't block as long as it has a \\+1/\\+1 counter on it\\.",
  ],
  vanishing: [
    'This (?:creature|permanent|enchantment|land|Aura) enters the battlefield with {N} time counters? on it\\. At the beginning of your upkeep, remove a time counter from it\\. When the last is removed, sacrifice it\\.',
  ],
  'vanishing, without a number': [
    'At the beginning of your upkeep, remove a time counter from (?:it|this creature|this permanent)\\. When the last is removed, sacrifice it\\.',
  ],
  absorb: ['If a source would deal damage to (?:a Sliver|this creature), prevent {N} of that damage\\.'],
  vigilance: ["Attacking doesn't cause (?:this creature|it|them) to tap\\."],
  wither: ['(?:This|It|They) deals? damage to creatures in the form of -1/-1 counters\\.'],
  conspire: [
    'As you cast th(?:is|e) spell, you may tap two untapped creatures you control that share a color with it\\. When you do, copy it(?: and you may choose (?:a )?new targets? for the copy)?\\.',
  ],
  convoke: [
    "Your creatures can help cast this spell\\. Each creature you tap while casting this spell pays for {C} or one mana of that creature's color\\.",
  ],
  delve: ['Each card you exile from your graveyard while casting this spell pays for {C}\\.'],
  dredge: [
    'If you would draw a card, you may mill {N} cards? instead\\. If you do, return this card from your graveyard to your hand\\.',
    'If you would draw a card, instead you may put exactly {N} cards? from the top of your library into your graveyard\\. If you do, return this card from your graveyard to your hand\\. Otherwise, draw a card\\.',
  ],
  bloodthirst: [
    'If an opponent was dealt damage this turn, this creature enters the battlefield with {N} \\+1/\\+1 counters? on it\\.',
    'This creature enters the battlefield with X \\+1/\\+1 counters on it, where X is the damage dealt to your opponents this turn\\.',
  ],
  hideaway: [
    'When this (?:land|creature|permanent|enchantment|artifact) enters, look at the top {N} cards of your library, exile one face down, then put the rest on the bottom in a random order\\.',
    'This (?:land|creature|permanent) enters the battlefield tapped\\. When it does, look at the top {N} cards of your library, exile one face down, then put the rest on the bottom of your library\\.',
  ],
  haunt: [
    'When this creature dies, exile it haunting target creature\\.',
    'When this spell card is put into a graveyard after resolving, exile it haunting target creature\\.',
  ],
  annihilator: ['Whenever {S} attacks, defending player sacrifices {N} permanents?\\.'],
  cascade: [
    'When you cast this spell, exile cards from the top of your library until you exile a nonland card that costs less\\. You may cast it without paying its mana cost\\. Put the exiled cards on the bottom (?:of your library )?in a random order\\.(?: Then do it again\\.| Multiple instances of cascade each trigger separately\\.)?',
  ],
  sunburst: [
    'This enters the battlefield with a (?:\\+1/\\+1|charge) counter on it for each color of mana spent to cast it\\.',
  ],
  remarks: [
    'in addition to the mana the land produces',
    'Mana symbols on that permanent remain unchanged\\.',
    'Mana cost includes color\\. If a mana symbol has multiple colors, choose one\\.',
    '{N} energy counters?',
    'You can do this in addition to taking mulligans\\.',
    "Nonexistent mana costs can't be paid\\.",
    "For example, if that spell's mana cost is \\{3\\}\\{U\\}\\{U\\}, X is 5\\.",
    '~ isn\'t a spell, it\'s affected by summoning sickness, and it has "{T}: Add {G} to your mana pool\\."',
    'The damage is dealt before the counter is put on\\.',
    "You can't gain or lose life\\. You can't pay any amount of life except 0\\.",
    'It retains its abilities\\.',
    'The copy becomes a token\\.',
    'Copies become tokens\\.',
    'Artifacts, legendaries, and Sagas are historic\\.',
    'Auras with nothing to enchant remain in your graveyard\\.',
    'This removes {S} from combat\\.',
  ],
  symbols: [
    "{C} can be paid with any two mana or with {C}\\. This card's converted mana cost is \\d+\\.",
    '{C} can be paid with either {C} or (?:{C}|2 life)\\.',
    '{C} represents colorless mana\\.',
    '{C} is the untap symbol\\.',
    '{C} can be paid with one mana from a snow permanent\\.',
    '{C}: Add {C}(?: or {C})? to your mana pool\\.',
  ],
  'face down': ["They're 2/2 creatures\\.", "It(?:'s| becomes) a 2/2 creature\\."],
  'tokens the rules know': [
    '(?:Create a [A-Z][a-z]+ token\\. )?(?:It\'s an artifact|They\'re artifacts|A [A-Z][a-z]+ token is an artifact|[A-Z][a-z]+ tokens are artifacts) with "\\{T\\}, Sacrifice this (?:token|artifact): Add one mana of any color\\."',
    '(?:Create a Clue token\\. )?(?:It\'s an artifact|They\'re artifacts|A Clue token is an artifact) with "\\{2\\}, Sacrifice this (?:token|artifact): Draw a card\\."',
    '(?:It\'s an artifact|They\'re artifacts|A Food token is an artifact) with "\\{2\\}, \\{T\\}, Sacrifice this (?:token|artifact): You gain 3 life\\."',
    '(?:It\'s an artifact|They\'re artifacts|A Blood token is an artifact) with "\\{1\\}, \\{T\\}, Discard a card, Sacrifice this (?:token|artifact): Draw a card\\."',
    'Create a colorless Clue artifact token with "\\{2\\}, Sacrifice this artifact: Draw a card\\."',
  ],
  'mill too': [
    'To mill (?:a|{N}) cards?, a player puts the top (?:{N} )?cards? of (?:their|his or her) library into (?:their|his or her) graveyard\\.',
    'They (?:each )?put the top (?:{N} )?cards? of their library into their graveyard\\.',
  ],
  'a player who cannot be the target': [
    "You can't be the target of spells or abilities(?: your opponents control)?\\.",
  ],
  'life lost': ['Damage causes loss of life\\.'],
  'exalted too': [
    'Whenever a creature you control attacks alone, (?:it|that creature) gets \\+1/\\+1 until end of turn for each instance of exalted among permanents you control\\.',
  ],
  'card types': ['Artifact, creature, enchantment, instant, land, planeswalker, sorcery, and tribal are card types\\.'],
  upkeep: ['Activate this ability only during your upkeep and only once each turn\\.'],
  party: ['Your party consists of up to one each of Cleric, Rogue, Warrior, and Wizard\\.'],
  modified: ['Equipment, Auras you control, and counters are modifications\\.'],
  outlaws: ['Assassins, Mercenaries, Pirates, Rogues, and Warlocks are outlaws\\.'],
  devotion: [
    'Each {C} in the mana costs of permanents you control counts toward your devotion to [a-z]+\\.',
    'Each {C} and {C} in the mana costs of permanents you control counts toward your devotion to [a-z]+ and [a-z]+\\.',
  ],
  'an artifact land': ["{S} isn't a spell\\."],
  devoid: ['This card has no color\\.'],
  bolster: [
    'Choose a creature with the least toughness (?:among creatures you control|or tied with the least toughness among creatures you control)(?:,)? and put {N} \\+1/\\+1 counters? on it\\.',
    'To bolster {N}, choose a creature with the least toughness among creatures you control and put {N} \\+1/\\+1 counters? on it\\.',
  ],
  clash: [
    'Each clashing player reveals the top card of his or her library, then puts that card on the top or bottom\\. A player wins if (?:his or her|their) card had a higher converted mana cost\\.',
  ],
  'a clash': ['This ability triggers after the clash ends\\.'],
  detain: [
    "Until your next turn, (?:that creature|that permanent|those creatures|those permanents) can't attack or block and (?:its|their) activated abilities can't be activated\\.",
  ],
  explore: [
    "Reveal the top card of your library\\. Put that card into your hand if it's a land\\. Otherwise, put a \\+1/\\+1 counter on (?:this creature|that creature|it|the creature), then put the card back or put it into your graveyard\\.",
  ],
  fateseal: [
    "To fateseal {N}, its controller looks at the top card of an opponent's library, then he or she may put that card on the bottom of that library\\.",
    "(?:To fateseal {N}, l|L)ook at the top (?:{N} )?cards? of an opponent's library, then put any number of them on the bottom of that player's library and the rest on top in any order\\.",
  ],
  monstrosity: ["If this creature isn't monstrous, put {N} \\+1/\\+1 counters? on it and it becomes monstrous\\."],
  support: ['Put a \\+1/\\+1 counter on each of up to {N} (?:other )?target creatures?\\.'],
  'hexproof from': ["{S} can't be the target of [a-z]+ spells or abilities your opponents control\\."],
  mentor: ['Whenever this creature attacks, put a \\+1/\\+1 counter on target attacking creature with lesser power\\.'],
  spectacle: [
    'You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn\\.',
  ],
  escape: ['You may cast this card from your graveyard for its escape cost\\.'],
  'jump-start': [
    'You may cast this card from your graveyard by discarding a card in addition to paying its other costs\\. Then exile this card\\.',
  ],
  demonstrate: ['When you cast this spell, you may copy it\\. If you do, choose an opponent to also copy it\\.'],
  decayed: ["This creature can't block\\. When it attacks, sacrifice it at end of combat\\."],
  training: [
    'Whenever this creature attacks with another creature with greater power, put a \\+1/\\+1 counter on this creature\\.',
  ],
  blitz: [
    'If you cast this spell for its blitz cost, it gains haste and "When this creature dies, draw a card\\." Sacrifice it at the beginning of the next end step\\.',
  ],
  casualty: [
    'As you cast this spell, you may sacrifice a creature with power \\d+ or greater\\. When you do, copy this spell(?: and you may choose a new target for the copy)?\\.',
  ],
  ravenous: [
    'This creature enters with X \\+1/\\+1 counters on it\\. If X is 5 or more, draw a card when it enters\\.',
  ],
  squad: [
    'As an additional cost to cast this spell, you may pay {C} any number of times\\. When this creature enters, create that many tokens that are copies of it\\.',
  ],
  offspring: [
    'You may pay an additional {C} as you cast this spell\\. If you do, when this creature enters, create a 1/1 token copy of it\\.',
  ],
  mobilize: [
    'Whenever this creature attacks, create {N} tapped and attacking 1/1 red Warrior creature tokens?\\. Sacrifice (?:it|them) at the beginning of the next end step\\.',
  ],
  toxic: ['Players dealt combat damage by this creature also get {N} poison counters?\\.'],
  bargain: ['You may sacrifice an artifact, enchantment, or token as you cast this spell\\.'],
  'web-slinging': [
    "You may cast this spell for {C} if you also return a tapped creature you control to its owner's hand\\.",
  ],
  afterlife: ['When this creature dies, create {N} 1/1 white and black Spirit creature tokens? with flying\\.'],
  'job select': ['When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this to it\\.'],
  embalm: [
    "{C}, Exile this card from your graveyard: Create a token that's a copy of it, except it's a (?:white|4/4 black) Zombie [A-Za-z ]*with no mana cost\\. (?:Embalm|Eternalize) only as a sorcery\\.",
  ],
  monstrous: ["The token has no counters and isn't monstrous\\."],
  adapt: ['If this creature has no \\+1/\\+1 counters on it, put {N} \\+1/\\+1 counters? on it\\.'],
  amass: [
    "(?:To amass [A-Z][a-z]+ {N}, p|P)ut {N} \\+1/\\+1 counters? on an Army you control\\. It's also an? [A-Z][a-z]+\\. If you don't control an Army, (?:create|first create) a 0/0 black [A-Z][a-z]+ Army creature token(?: first)?\\.",
  ],
  populate: ["(?:To populate, c|C)reate a token that's a copy of a creature token you control\\."],
  proliferate: [
    '(?:To proliferate, c|C)hoose any number of permanents and/or players(?: with counters on them)?, then give each another counter of (?:a kind|each kind) already there\\.',
    '(?:You c|C)hoose any number of permanents and/or players with counters on them, then give each another counter of a kind already there\\.',
  ],
  fight: ['Each deals damage equal to its power to the other\\.'],
  'ending the turn': [
    'Exile all spells and abilities on the stack(?:, including this card)?\\. (?:The player whose turn it is discards|Discard) down to (?:his or her|your) maximum hand size\\. Damage wears off, and "this turn" and "until end of turn" effects end\\.',
  ],
  'controlling a player': ['You see all cards that player could see and make all decisions for the player\\.'],
  lasting: ['This effect lasts indefinitely\\.'],
  'animated equipment': ["Equipment that's a creature can't equip a creature\\."],
  'changed words': ['For example, you may change .+\\.["”](?: This effect lasts indefinitely\\.)?'],
  'a triggered ability': ['A triggered ability uses the words "when," "whenever," or "at\\."'],
  stifled: ["Mana abilities can't be targeted\\."],
  'returning only': ["Return it only if it's on the battlefield\\."],
  'X on the stack': ['If it has X in its mana cost, X is 0\\.'],
};

/** What the wordings call differently: forms are written in the older words. */
const WORDINGS: readonly (readonly [older: string, either: string])[] = [
  ['enters the battlefield', '(?:enters the battlefield|enters|comes into play)'],
  ['enter the battlefield', '(?:enter the battlefield|enter|come into play)'],
  ['converted mana cost', '(?:converted mana cost|mana value)'],
  ['his or her', '(?:his or her|their)'],
  [' to your mana pool', '(?: to your mana pool)?'],
  [
    'and put it into your hand\\. Then shuffle your library',
    '(?:and put it into your hand\\. Then shuffle your library|put it into your hand, then shuffle)',
  ],
  ['on the bottom of your library', 'on the bottom(?: of your library)?'],
  ['on top in any order', 'on top(?: of your library)? in any order'],
  ['from a snow permanent', 'from a snow (?:permanent|source)'],
  [
    "isn't\\. Instead tap it, remove all damage from it, and remove it from combat",
    "(?:isn't\\. Instead tap it, remove all damage from it, and remove it from combat|instead tap it, remove it from combat, and heal all damage on it)",
  ],
  ['graveyard from the battlefield', 'graveyard from (?:the battlefield|play)'],
  ['copies\\.', 'copies\\.(?: Copies become tokens\\.)?'],
];

const sources: readonly string[] = Object.values(FORMS)
  .flat()
  .map((form) => WORDINGS.reduce((text, [older, either]) => text.replaceAll(older, either), form))
  .map((form) => form.replaceAll('{S}', SELF).replaceAll('{N}', NUMBER).replaceAll('{C}', SYMBOLS));
const single: readonly RegExp[] = sources.map((source) => new RegExp(`^${source}$`, 'i'));
/** Beginnings, for reminders of several keywords one after another. */
const beginnings: readonly RegExp[] = sources
  .filter((source) => !source.includes('.*'))
  .map((source) => new RegExp(`^${source} `, 'i'));

/** Whether a reminder, without its parentheses, is of a known form, or several known forms together. */
export function knownReminder(text: string): boolean {
  if (single.some((form) => form.test(text))) return true;
  return beginnings.some((form) => {
    const found = form.exec(text);
    return found !== null && found[0].length < text.length && knownReminder(text.slice(found[0].length));
  });
}
