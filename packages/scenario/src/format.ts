/**
 * What a scenario is, as plain data: a position, a script, expectations, and the rules it shows.
 * 2006, 2009, 2011, 2026: none (the format is ours)
 */
import { EDITIONS, HOUSE_RULES, STEPS, VARIANTS, ZONES } from '@rulewright/engine';
import { CARD_LAYOUTS } from '@rulewright/oracle';
import { WORDINGS } from '@rulewright/oracle/wordings';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { inOrder, unborne } from './shown.ts';

const edition = z.enum(EDITIONS);
/** Some editions, in their order. */
const editions = z.pipe(
  z.array(edition).check(z.minLength(1)),
  z.transform((all) => EDITIONS.filter((one) => all.includes(one))),
);
const step = z.enum(STEPS);
const zone = z.enum(ZONES);
const label = z.string().check(z.minLength(1));
const seat = z.string().check(z.minLength(1));

/** A list of one is that one. */
const lone = <T>(all: readonly T[]): T | T[] => (all.length === 1 ? (all[0] as T) : [...all]);

/** No amounts are no list. */
const orNothing = <T>(record: Record<string, T>): Record<string, T> | [] =>
  Object.keys(record).length === 0 ? [] : record;
/** Several answers; none are as good as absent. */
const orAbsent = <T>(all: readonly T[]): T[] | undefined => (all.length === 0 ? undefined : [...all]);

const limits = { in: z.optional(editions) };

const printed = {
  cost: z.optional(z.string()),
  type: z.string(),
  /** none is as good as absent */
  text: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => text || undefined),
    ),
  ),
  /** as printed: `2/2` */
  pt: z.optional(z.string()),
  loyalty: z.optional(z.string()),
  /** of a vanguard, with sign */
  handModifier: z.optional(z.string()),
  lifeModifier: z.optional(z.string()),
  defense: z.optional(z.string()),
  /** ability trees of the engine's vocabulary, taken instead of the text: for what no card says, or no compiler reads yet */
  abilities: z.optional(
    z.array(z.looseObject({ ability: z.enum(['spell', 'activated', 'triggered', 'static', 'keyword']) })),
  ),
};

/** A card given by its text, in any edition's wording. A card named in the position and absent here comes from the card source. */
export const inlineCard = z.strictObject({
  ...limits,
  ...printed,
  /** the other half or face of a card that is called by both names, `Front // Back` */
  other: z.optional(z.strictObject(printed)),
  /** what kind of card it is: how its two parts relate (default `double-faced`), or what structure its text box has */
  layout: z.optional(z.enum(CARD_LAYOUTS)),
  /** the expansion whose symbol it bears; that in which its name was first printed; a name that is the same as its own */
  expansion: z.optional(z.string()),
  firstIn: z.optional(z.string()),
  alsoNamed: z.optional(z.string()),
  /** the wording the text is quoted in (default: that of the npm data, or else today's) */
  wording: z.optional(z.enum(WORDINGS)),
});

/** An object of the position; a bare string is a card under its own name, `Forest ×3` three of them. */
const placed = z.union([
  z.string(),
  z.pipe(
    z.strictObject({
      card: z.string(),
      label: z.optional(label),
      tapped: z.optional(z.boolean()),
      sick: z.optional(z.boolean()),
      /** true: by morph */
      faceDown: z.optional(z.union([z.boolean(), z.enum(['disguise', 'manifest', 'cloak', 'effect'])])),
      /** a double-faced permanent with its back face up */
      transformed: z.optional(z.literal(true)),
      damage: z.optional(z.int()),
      counters: z.optional(z.record(z.string(), z.int())),
      attachedTo: z.optional(label),
      /** who protects it, of a battle */
      protector: z.optional(seat),
      /** who controls it where that is not its owner */
      controller: z.optional(seat),
    }),
    z.transform((object) => (Object.keys(object).length === 1 ? object.card : object)),
  ),
]);
const cards = z.optional(z.array(placed));

const side = z.strictObject({
  life: z.optional(z.int()),
  poison: z.optional(z.int()),
  battlefield: cards,
  hand: cards,
  /** first is the top; absent: ten Plains */
  library: cards,
  /** first is the top */
  graveyard: cards,
  exile: cards,
  /** what leads the deck, in the command zone as the game begins */
  commander: z.optional(z.union([z.string(), z.array(z.string()).check(z.length(2))])),
  /** the vanguard, in the command zone as the game begins */
  vanguard: z.optional(z.string()),
  /** conspiracies, in the command zone as the game begins */
  conspiracies: z.optional(z.array(z.string())),
  /** the scheme deck of an archenemy, first is the top; called by their names */
  schemes: z.optional(z.array(z.string())),
  /** the planar deck, first is the top; the planar controller's first plane is face up */
  planes: z.optional(z.array(z.string())),
  /** the Attraction deck, first is the top */
  attractions: z.optional(z.array(z.string())),
  /** cards that the player owns outside the game, called by their name */
  outside: z.optional(z.array(z.string())),
  /** counters that the player has besides poison */
  counters: z.optional(z.record(z.string(), z.int())),
});

/** One answer: a name or names, yes or no, a number, or amounts by name. */
const given = z.union([
  z.string(),
  z.int(),
  z.boolean(),
  z.pipe(z.array(z.union([z.string(), z.int()])), z.transform(lone)),
  z.pipe(z.record(z.string(), z.int()), z.transform(orNothing)),
]);

/** What belongs to announcing a spell or ability: answers to the questions that follow, each used once and in order. */
const announcement = {
  modes: z.optional(given),
  x: z.optional(z.int()),
  /** one entry a target decision */
  targets: z.optional(z.pipe(z.array(given), z.transform(orAbsent))),
  divide: z.optional(z.record(z.string(), z.int())),
  /** answers to questions about costs: kicker, what to sacrifice or discard */
  costs: z.optional(z.pipe(z.array(given), z.transform(orAbsent))),
};

const faceDown = z.pipe(
  z.boolean(),
  z.transform((down) => (down ? (true as const) : undefined)),
);

/** An action, named so that it can be taken, or expected to be possible or not. */
export const actionName = z.union([
  z.strictObject({ as: seat, play: label, face: z.optional(z.int()), by: z.optional(label) }),
  z.strictObject({
    as: seat,
    cast: label,
    by: z.optional(z.string()),
    face: z.optional(z.int()),
    faceDown: z.optional(faceDown),
    attempt: z.optional(z.boolean()),
  }),
  z.strictObject({ as: seat, activate: label, ability: z.optional(z.int()), attempt: z.optional(z.boolean()) }),
  z.strictObject({ as: seat, tap: label, ability: z.optional(z.int()) }),
  z.strictObject({ as: seat, turnUp: label, by: z.optional(z.string()) }),
  z.strictObject({ as: seat, special: label, what: z.string() }),
  z.strictObject({ as: seat, byHand: label, ability: z.optional(z.int()) }),
]);

const amounts = z.record(z.string(), z.int());

/** What must hold. Objects by label, or by name where one object alone has it. */
export const expectation = z.strictObject({
  life: z.optional(amounts),
  poison: z.optional(amounts),
  /** other counters of each player, by kind */
  playerCounters: z.optional(z.record(seat, amounts)),
  /** who protects each battle, null nobody */
  protector: z.optional(z.record(label, z.nullable(seat))),
  /** the monarch, who has the initiative, null nobody; who has the city's blessing */
  monarch: z.optional(z.nullable(seat)),
  initiative: z.optional(z.nullable(seat)),
  blessed: z.optional(z.array(seat)),
  /** the room of the dungeon that each player is in, null none */
  room: z.optional(z.record(seat, z.nullable(z.string()))),
  /** the dungeons that each player has completed */
  completed: z.optional(z.record(seat, z.array(z.string()))),
  /** all that a view has a player, an object or the `game` marked with, in its words: designations, markers, choices */
  marks: z.optional(z.record(z.string(), z.array(z.string()))),
  /** letters of the mana in each player's pool, sorted: `GRR`; `` for none */
  mana: z.optional(z.record(seat, z.string())),
  hand: z.optional(z.record(seat, z.union([z.int(), z.array(z.string())]))),
  library: z.optional(amounts),
  /** names of the cards in the ante zone, and of those there that each player owns */
  ante: z.optional(z.array(z.string())),
  owned: z.optional(z.record(seat, z.array(z.string()))),
  /** names, top first */
  graveyard: z.optional(z.record(seat, z.array(z.string()))),
  /** `none`: it has ceased to exist */
  zone: z.optional(z.record(label, z.union([zone, z.literal('none'), z.literal('phased out')]))),
  /** what each player sees of a card wherever it is: its name, what a face-down object is called; null: not which card it is */
  sees: z.optional(z.record(seat, z.record(label, z.nullable(z.string())))),
  /** what some entry of the log that each player may read says, and what none does */
  told: z.optional(z.record(seat, z.array(z.string()))),
  untold: z.optional(z.record(seat, z.array(z.string()))),
  controller: z.optional(z.record(label, seat)),
  owner: z.optional(z.record(label, seat)),
  pt: z.optional(z.record(label, z.string())),
  tapped: z.optional(z.record(label, z.boolean())),
  faceDown: z.optional(z.record(label, z.boolean())),
  /** by kind; none named: it has none at all */
  counters: z.optional(z.record(label, amounts)),
  damage: z.optional(amounts),
  /** what it is attached to; null nothing */
  attached: z.optional(z.record(label, z.nullable(z.string()))),
  name: z.optional(z.record(label, z.string())),
  /** exactly these card types, subtypes, supertypes, colours (letters in WUBRG order) */
  types: z.optional(z.record(label, z.array(z.string()))),
  subtypes: z.optional(z.record(label, z.array(z.string()))),
  supertypes: z.optional(z.record(label, z.array(z.string()))),
  colors: z.optional(z.record(label, z.string())),
  manaValue: z.optional(amounts),
  loyalty: z.optional(amounts),
  /** has all of these keyword abilities; has none of those */
  keywords: z.optional(z.record(label, z.array(z.string()))),
  lacks: z.optional(z.record(label, z.array(z.string()))),
  /** number of abilities that it has */
  abilities: z.optional(amounts),
  attacking: z.optional(z.array(label)),
  /** attackers or blockers are being declared: exactly what each creature could attack or block by itself; [] not at all */
  mayAttack: z.optional(z.record(label, z.array(z.string()))),
  mayBlock: z.optional(z.record(label, z.array(label))),
  /** blockers by attacker */
  blocked: z.optional(z.record(label, z.array(label))),
  /** from the bottom to the top: labels, or names of sources */
  stack: z.optional(z.array(z.string())),
  step: z.optional(step),
  active: z.optional(seat),
  turn: z.optional(z.int()),
  /** who has each turn marker, and in which step (`turn`: any) of a turn (`waits`: in none); the stack of some of their turns */
  turns: z.optional(z.record(seat, z.union([step, z.enum(['turn', 'waits'])]))),
  stacks: z.optional(z.record(seat, z.array(z.string()))),
  /** how many permanents have that name */
  count: z.optional(amounts),
  /** the pending decision; of a declaration, the creatures that can be declared are offered */
  asks: z.optional(
    z.strictObject({
      as: seat,
      kind: z.string(),
      offers: z.optional(z.array(z.string())),
      lacks: z.optional(z.array(z.string())),
      options: z.optional(z.int()),
    }),
  ),
  can: z.optional(z.pipe(z.array(actionName), z.transform(orAbsent))),
  cannot: z.optional(z.pipe(z.array(actionName), z.transform(orAbsent))),
  /** winners, `draw`, or null while it goes on */
  result: z.optional(z.union([z.array(seat), z.literal('draw'), z.null()])),
  lost: z.optional(z.array(seat)),
  /** whether it is day or night; null: neither */
  daytime: z.optional(z.union([z.literal('day'), z.literal('night'), z.null()])),
  /** how deep in subgames the running game is: 0 the main game */
  subgame: z.optional(z.int()),
});

/** One line of the script. `in` limits it to some of the scenario's editions. */
export const move = z.union([
  // the most frequent first: each form in turn is tried
  /**
   * Everybody passes (and declares no attack and no block where that is legal) until: the top of the stack has left it
   * (`resolved`), the stack is empty (`empty`), a step or a decision in it comes, the next turn begins (`turn`), any
   * decision but priority comes (`asked`), the game is over.
   */
  z.strictObject({
    until: z.union([
      z.literal('resolved'),
      z.literal('empty'),
      z.literal('turn'),
      z.literal('asked'),
      z.literal('over'),
      step,
    ]),
    ...limits,
  }),
  z.strictObject({ expect: expectation, id: z.optional(z.string()), ...limits }),
  z.strictObject({ as: seat, pass: z.literal(true), ...limits }),
  /** `by`: the source of the effect that allows an additional land, or `once a turn` */
  z.strictObject({
    as: seat,
    play: label,
    face: z.optional(z.int()),
    by: z.optional(label),
    costs: announcement.costs,
    ...limits,
  }),
  z.strictObject({
    as: seat,
    cast: label,
    by: z.optional(z.string()),
    face: z.optional(z.int()),
    faceDown: z.optional(faceDown),
    attempt: z.optional(z.boolean()),
    ...announcement,
    ...limits,
  }),
  z.strictObject({
    as: seat,
    activate: label,
    ability: z.optional(z.int()),
    attempt: z.optional(z.boolean()),
    ...announcement,
    ...limits,
  }),
  z.strictObject({ as: seat, tap: label, ability: z.optional(z.int()), costs: announcement.costs, ...limits }),
  z.strictObject({
    as: seat,
    turnUp: label,
    by: z.optional(z.string()),
    x: announcement.x,
    costs: announcement.costs,
    ...limits,
  }),
  z.strictObject({ as: seat, special: label, what: z.string(), costs: announcement.costs, ...limits }),
  z.strictObject({ as: seat, byHand: label, ability: z.optional(z.int()), costs: announcement.costs, ...limits }),
  /** attackers, each with whom or what it attacks; a list attacks the only opponent */
  z.strictObject({ as: seat, attack: z.union([z.array(label), z.record(label, z.string())]), ...limits }),
  /** blockers, each with what it blocks */
  z.strictObject({ as: seat, block: z.record(label, z.union([label, z.array(label)])), ...limits }),
  z.strictObject({ as: seat, answer: given, kind: z.optional(z.string()), ...limits }),
  /** an answer that the rules must refuse; nothing changes */
  z.strictObject({
    as: seat,
    refused: z.union([
      z.int(),
      z.string(),
      z.pipe(z.array(label), z.transform(lone)),
      z.pipe(z.record(label, z.union([z.string(), z.array(label), z.int()])), z.transform(orNothing)),
    ]),
    ...limits,
  }),
  z.strictObject({ concede: seat, ...limits }),
  /** a remark for readers, a line each; nothing is done */
  z.strictObject({ note: z.string(), ...limits }),
]);

const by = z.optional(z.string());
/**
 * What a scenario shows: a rule by its number (and, with `example`, the rule's n-th example, counted from 1 in that edition's text)
 * or an entry of the 2006 glossary by its title.
 */
const shown = z.union([
  z.strictObject({
    rule: z.string(),
    edition: z.optional(edition),
    by,
    example: z.optional(z.int().check(z.positive())),
  }),
  z.strictObject({ glossary: z.string(), edition, by, example: z.optional(z.int().check(z.positive())) }),
]);

const whole = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** remarks for readers, a line each */
  about: z.optional(z.string()),
  editions,
  players: z.optional(z.array(seat).check(z.minLength(2))),
  /** several texts of one card are each for the editions they are limited to; in the others it comes from the card source */
  cards: z.optional(z.record(z.string(), z.union([inlineCard, z.pipe(z.array(inlineCard), z.transform(lone))]))),
  /** teammates, each list one team; absent: each player alone, or as the variant seats them */
  teams: z.optional(z.array(z.array(seat))),
  variant: z.optional(z.enum(VARIANTS)),
  /** whom a player may attack (default any opponent): one opponent chosen as combat begins, only the next player on that side */
  attack: z.optional(z.enum(['single', 'left', 'right'])),
  /** the range of influence in seats, of everybody or of each player in turn */
  range: z.optional(z.union([z.int(), z.array(z.int())])),
  /** the option deploy creatures; playing for ante */
  deploy: z.optional(z.boolean()),
  ante: z.optional(z.boolean()),
  /** with commanders: the Brawl option */
  brawl: z.optional(z.boolean()),
  /** seams of other editions, in every edition of the scenario */
  houseRules: z.optional(z.partialRecord(z.enum(HOUSE_RULES), z.enum(EDITIONS))),
  position: z.strictObject({
    /** the game is started instead: the libraries are the decks, and `active` goes first (absent: chosen at random) */
    start: z.optional(z.literal(true)),
    active: z.optional(seat),
    monarch: z.optional(seat),
    initiative: z.optional(seat),
    step: z.optional(step),
    turn: z.optional(z.int()),
    /** the one planar deck that all players have in common, first is the top */
    planarDeck: z.optional(z.array(z.string())),
    sides: z.record(seat, side),
  }),
  seed: z.optional(z.union([z.number(), z.string()])),
  script: z.array(move),
  /** at most three rules an edition: each would fail `by` (the id of an expectation; absent: all of them) were it not followed */
  shows: z.optional(z.array(shown)),
});

export const scenario = z.pipe(
  whole.check((context) => {
    const one = context.value;
    for (const claim of unborne(one))
      context.issues.push({
        code: 'custom',
        input: one,
        path: ['shows'],
        message: `${'rule' in claim ? claim.rule : claim.glossary} is shown by "${claim.by}", which is no expectation${claim.edition === undefined ? '' : ` in ${claim.edition}`}`,
      });
  }),
  z.transform((one) => (one.shows === undefined ? one : { ...one, shows: inOrder(one) })),
);

export type InlineCard = z.infer<typeof inlineCard>;
export type ActionName = z.infer<typeof actionName>;
export type Expectation = z.infer<typeof expectation>;
export type Move = z.infer<typeof move>;
export type Given = z.infer<typeof given>;
export type Side = z.infer<typeof side>;
export type Placed = z.infer<typeof placed>;
export type Shown = z.infer<typeof shown>;
export type Scenario = z.infer<typeof scenario>;
export type ScenarioInput = z.input<typeof scenario>;

/** Reads scenarios from data: one or a list of them. */
export function readScenarios(data: unknown): { ok: true; scenarios: Scenario[] } | { ok: false; message: string } {
  const read = checked(z.array(scenario), Array.isArray(data) ? data : [data]);
  return read.ok ? { ok: true, scenarios: read.value } : read;
}

/** zod/mini is small, and leaves the words of its messages to whoever wants some. */
const { localeError } = en();

/** Data of that form, or what is wrong with it, in words. */
export function checked<T>(
  form: z.ZodMiniType<T>,
  data: unknown,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string } {
  const read = form.safeParse(data, { error: localeError });
  return read.success ? { ok: true, value: read.data } : { ok: false, message: z.prettifyError(read.error) };
}
