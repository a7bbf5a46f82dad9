/**
 * What a scenario is, as plain data: a position, a script, expectations, and the rules it shows.
 * 2006, 2009, 2011, 2026: none (the format is ours)
 */
import { EDITIONS, STEPS, VARIANTS, ZONES } from '@rulewright/engine';
import { CARD_LAYOUTS, WORDINGS } from '@rulewright/oracle';
import { z } from 'zod';
import { inOrder, unborne } from './shown.ts';

const edition = z.enum(EDITIONS);
/** Some editions, in their order. */
const editions = z
  .array(edition)
  .min(1)
  .transform((all) => EDITIONS.filter((one) => all.includes(one)));
const step = z.enum(STEPS);
const zone = z.enum(ZONES);
const label = z.string().min(1);
const seat = z.string().min(1);

/** A list of one is that one. */
const lone = <T>(all: readonly T[]): T | T[] => (all.length === 1 ? (all[0] as T) : [...all]);

/** No amounts are no list. */
const orNothing = <T>(record: Record<string, T>): Record<string, T> | [] =>
  Object.keys(record).length === 0 ? [] : record;
/** Several answers; none are as good as absent. */
const orAbsent = <T>(all: readonly T[]): T[] | undefined => (all.length === 0 ? undefined : [...all]);

const limits = { in: editions.optional() };

const printed = {
  cost: z.string().optional(),
  type: z.string(),
  /** none is as good as absent */
  text: z
    .string()
    .transform((text) => text || undefined)
    .optional(),
  /** as printed: `2/2` */
  pt: z.string().optional(),
  loyalty: z.string().optional(),
  /** of a vanguard, with sign */
  handModifier: z.string().optional(),
  lifeModifier: z.string().optional(),
  defense: z.string().optional(),
};

/** A card given by its text, in any edition's wording. A card named in the position and absent here comes from the card source. */
export const inlineCard = z.strictObject({
  ...limits,
  ...printed,
  /** the other half or face of a card that is called by both names, `Front // Back` */
  other: z.strictObject(printed).optional(),
  /** what kind of card it is: how its two parts relate (default `double-faced`), or what structure its text box has */
  layout: z.enum(CARD_LAYOUTS).optional(),
  /** the wording the text is quoted in (default: that of the npm data) */
  wording: z.enum(WORDINGS).optional(),
  /** ability trees of the engine's vocabulary, taken instead of the text: for what no card says, or no compiler reads yet */
  abilities: z
    .array(z.looseObject({ ability: z.enum(['spell', 'activated', 'triggered', 'static', 'keyword']) }))
    .optional(),
});

/** An object of the position; a bare string is a card under its own name, `Forest ×3` three of them. */
const placed = z.union([
  z.string(),
  z
    .strictObject({
      card: z.string(),
      label: label.optional(),
      tapped: z.boolean().optional(),
      sick: z.boolean().optional(),
      /** true: by morph */
      faceDown: z.union([z.boolean(), z.enum(['disguise', 'manifest', 'cloak', 'effect'])]).optional(),
      /** a double-faced permanent with its back face up */
      transformed: z.literal(true).optional(),
      damage: z.number().int().optional(),
      counters: z.record(z.string(), z.number().int()).optional(),
      attachedTo: label.optional(),
      /** who protects it, of a battle */
      protector: seat.optional(),
      /** who controls it where that is not its owner */
      controller: seat.optional(),
    })
    .transform((object) => (Object.keys(object).length === 1 ? object.card : object)),
]);
const cards = z.array(placed).optional();

const side = z.strictObject({
  life: z.number().int().optional(),
  poison: z.number().int().optional(),
  battlefield: cards,
  hand: cards,
  /** first is the top; absent: ten Plains */
  library: cards,
  /** first is the top */
  graveyard: cards,
  exile: cards,
  /** what leads the deck, in the command zone as the game begins */
  commander: z.union([z.string(), z.array(z.string()).length(2)]).optional(),
  /** the vanguard, in the command zone as the game begins */
  vanguard: z.string().optional(),
  /** conspiracies, in the command zone as the game begins */
  conspiracies: z.array(z.string()).optional(),
  /** the scheme deck of an archenemy, first is the top; called by their names */
  schemes: z.array(z.string()).optional(),
  /** the planar deck, first is the top; the planar controller's first plane is face up */
  planes: z.array(z.string()).optional(),
  /** cards that the player owns outside the game, called by their name */
  outside: z.array(z.string()).optional(),
  /** counters that the player has besides poison */
  counters: z.record(z.string(), z.number().int()).optional(),
});

/** One answer: a name or names, yes or no, a number, or amounts by name. */
const given = z.union([
  z.string(),
  z.number().int(),
  z.boolean(),
  z.array(z.union([z.string(), z.number().int()])).transform(lone),
  z.record(z.string(), z.number().int()).transform(orNothing),
]);

/** What belongs to announcing a spell or ability: answers to the questions that follow, each used once and in order. */
const announcement = {
  modes: given.optional(),
  x: z.number().int().optional(),
  /** one entry a target decision */
  targets: z.array(given).transform(orAbsent).optional(),
  divide: z.record(z.string(), z.number().int()).optional(),
  /** answers to questions about costs: kicker, what to sacrifice or discard */
  costs: z.array(given).transform(orAbsent).optional(),
};

const faceDown = z.boolean().transform((down) => (down ? (true as const) : undefined));

/** An action, named so that it can be taken, or expected to be possible or not. */
export const actionName = z.union([
  z.strictObject({ as: seat, play: label, face: z.number().int().optional(), by: label.optional() }),
  z.strictObject({
    as: seat,
    cast: label,
    by: z.string().optional(),
    face: z.number().int().optional(),
    faceDown: faceDown.optional(),
    attempt: z.boolean().optional(),
  }),
  z.strictObject({ as: seat, activate: label, ability: z.number().int().optional(), attempt: z.boolean().optional() }),
  z.strictObject({ as: seat, tap: label, ability: z.number().int().optional() }),
  z.strictObject({ as: seat, turnUp: label, by: z.string().optional() }),
  z.strictObject({ as: seat, special: label, what: z.string() }),
]);

const amounts = z.record(z.string(), z.number().int());

/** What must hold. Objects by label, or by name where one object alone has it. */
export const expectation = z.strictObject({
  life: amounts.optional(),
  poison: amounts.optional(),
  /** other counters of each player, by kind */
  playerCounters: z.record(seat, amounts).optional(),
  /** who protects each battle, null nobody */
  protector: z.record(label, seat.nullable()).optional(),
  /** the monarch, who has the initiative, null nobody; who has the city's blessing */
  monarch: seat.nullable().optional(),
  initiative: seat.nullable().optional(),
  blessed: z.array(seat).optional(),
  /** the room of the dungeon that each player is in, null none */
  room: z.record(seat, z.string().nullable()).optional(),
  /** the dungeons that each player has completed */
  completed: z.record(seat, z.array(z.string())).optional(),
  /** all that a view has a player, an object or the `game` marked with, in its words: designations, markers, choices */
  marks: z.record(z.string(), z.array(z.string())).optional(),
  /** letters of the mana in each player's pool, sorted: `GRR`; `` for none */
  mana: z.record(seat, z.string()).optional(),
  hand: z.record(seat, z.union([z.number().int(), z.array(z.string())])).optional(),
  library: amounts.optional(),
  /** names of the cards in the ante zone, and of those there that each player owns */
  ante: z.array(z.string()).optional(),
  owned: z.record(seat, z.array(z.string())).optional(),
  /** names, top first */
  graveyard: z.record(seat, z.array(z.string())).optional(),
  /** `none`: it has ceased to exist */
  zone: z.record(label, z.union([zone, z.literal('none'), z.literal('phased out')])).optional(),
  /** what each player sees of a card wherever it is: its name, what a face-down object is called; null: not which card it is */
  sees: z.record(seat, z.record(label, z.string().nullable())).optional(),
  /** what some entry of the log that each player may read says, and what none does */
  told: z.record(seat, z.array(z.string())).optional(),
  untold: z.record(seat, z.array(z.string())).optional(),
  controller: z.record(label, seat).optional(),
  owner: z.record(label, seat).optional(),
  pt: z.record(label, z.string()).optional(),
  tapped: z.record(label, z.boolean()).optional(),
  faceDown: z.record(label, z.boolean()).optional(),
  /** by kind; none named: it has none at all */
  counters: z.record(label, amounts).optional(),
  damage: amounts.optional(),
  /** what it is attached to; null nothing */
  attached: z.record(label, z.string().nullable()).optional(),
  name: z.record(label, z.string()).optional(),
  /** exactly these card types, subtypes, supertypes, colours (letters in WUBRG order) */
  types: z.record(label, z.array(z.string())).optional(),
  subtypes: z.record(label, z.array(z.string())).optional(),
  supertypes: z.record(label, z.array(z.string())).optional(),
  colors: z.record(label, z.string()).optional(),
  manaValue: amounts.optional(),
  loyalty: amounts.optional(),
  /** has all of these keyword abilities; has none of those */
  keywords: z.record(label, z.array(z.string())).optional(),
  lacks: z.record(label, z.array(z.string())).optional(),
  /** number of abilities that it has */
  abilities: amounts.optional(),
  attacking: z.array(label).optional(),
  /** attackers or blockers are being declared: exactly what each creature could attack or block by itself; [] not at all */
  mayAttack: z.record(label, z.array(z.string())).optional(),
  mayBlock: z.record(label, z.array(label)).optional(),
  /** blockers by attacker */
  blocked: z.record(label, z.array(label)).optional(),
  /** from the bottom to the top: labels, or names of sources */
  stack: z.array(z.string()).optional(),
  step: step.optional(),
  active: seat.optional(),
  turn: z.number().int().optional(),
  /** who has each turn marker, and in which step (`turn`: any) of a turn (`waits`: in none); the stack of some of their turns */
  turns: z.record(seat, z.union([step, z.enum(['turn', 'waits'])])).optional(),
  stacks: z.record(seat, z.array(z.string())).optional(),
  /** how many permanents have that name */
  count: amounts.optional(),
  /** the pending decision; of a declaration, the creatures that can be declared are offered */
  asks: z
    .strictObject({
      as: seat,
      kind: z.string(),
      offers: z.array(z.string()).optional(),
      lacks: z.array(z.string()).optional(),
      options: z.number().int().optional(),
    })
    .optional(),
  can: z.array(actionName).transform(orAbsent).optional(),
  cannot: z.array(actionName).transform(orAbsent).optional(),
  /** winners, `draw`, or null while it goes on */
  result: z.union([z.array(seat), z.literal('draw'), z.null()]).optional(),
  lost: z.array(seat).optional(),
  /** whether it is day or night; null: neither */
  daytime: z.union([z.literal('day'), z.literal('night'), z.null()]).optional(),
  /** how deep in subgames the running game is: 0 the main game */
  subgame: z.number().int().optional(),
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
  z.strictObject({ expect: expectation, id: z.string().optional(), ...limits }),
  z.strictObject({ as: seat, pass: z.literal(true), ...limits }),
  /** `by`: the source of the effect that allows an additional land, or `once a turn` */
  z.strictObject({
    as: seat,
    play: label,
    face: z.number().int().optional(),
    by: label.optional(),
    costs: announcement.costs,
    ...limits,
  }),
  z.strictObject({
    as: seat,
    cast: label,
    by: z.string().optional(),
    face: z.number().int().optional(),
    faceDown: faceDown.optional(),
    attempt: z.boolean().optional(),
    ...announcement,
    ...limits,
  }),
  z.strictObject({
    as: seat,
    activate: label,
    ability: z.number().int().optional(),
    attempt: z.boolean().optional(),
    ...announcement,
    ...limits,
  }),
  z.strictObject({ as: seat, tap: label, ability: z.number().int().optional(), costs: announcement.costs, ...limits }),
  z.strictObject({
    as: seat,
    turnUp: label,
    by: z.string().optional(),
    x: announcement.x,
    costs: announcement.costs,
    ...limits,
  }),
  z.strictObject({ as: seat, special: label, what: z.string(), costs: announcement.costs, ...limits }),
  /** attackers, each with whom or what it attacks; a list attacks the only opponent */
  z.strictObject({ as: seat, attack: z.union([z.array(label), z.record(label, z.string())]), ...limits }),
  /** blockers, each with what it blocks */
  z.strictObject({ as: seat, block: z.record(label, z.union([label, z.array(label)])), ...limits }),
  z.strictObject({ as: seat, answer: given, kind: z.string().optional(), ...limits }),
  /** an answer that the rules must refuse; nothing changes */
  z.strictObject({
    as: seat,
    refused: z.union([
      z.number().int(),
      z.string(),
      z.array(label).transform(lone),
      z.record(label, z.union([z.string(), z.array(label), z.number().int()])).transform(orNothing),
    ]),
    ...limits,
  }),
  z.strictObject({ concede: seat, ...limits }),
  /** a remark for readers, a line each; nothing is done */
  z.strictObject({ note: z.string(), ...limits }),
]);

const by = z.string().optional();
/**
 * What a scenario shows: a rule by its number (and, with `example`, the rule's n-th example, counted from 1 in that edition's text)
 * or an entry of the 2006 glossary by its title.
 */
const shown = z.union([
  z.strictObject({
    rule: z.string(),
    edition: edition.optional(),
    by,
    example: z.number().int().positive().optional(),
  }),
  z.strictObject({ glossary: z.string(), edition, by, example: z.number().int().positive().optional() }),
]);

const whole = z.strictObject({
  name: z.string().min(1),
  /** remarks for readers, a line each */
  about: z.string().optional(),
  editions,
  players: z.array(seat).min(2).optional(),
  /** several texts of one card are each for the editions they are limited to; in the others it comes from the card source */
  cards: z.record(z.string(), z.union([inlineCard, z.array(inlineCard).transform(lone)])).optional(),
  /** teammates, each list one team; absent: each player alone, or as the variant seats them */
  teams: z.array(z.array(seat)).optional(),
  variant: z.enum(VARIANTS).optional(),
  /** whom a player may attack (default any opponent): one opponent chosen as combat begins, only the next player on that side */
  attack: z.enum(['single', 'left', 'right']).optional(),
  /** the range of influence in seats, of everybody or of each player in turn */
  range: z.union([z.number().int(), z.array(z.number().int())]).optional(),
  /** the option deploy creatures; playing for ante */
  deploy: z.boolean().optional(),
  ante: z.boolean().optional(),
  /** with commanders: the Brawl option */
  brawl: z.boolean().optional(),
  position: z.strictObject({
    /** the game is started instead: the libraries are the decks, and `active` goes first (absent: chosen at random) */
    start: z.literal(true).optional(),
    active: seat.optional(),
    monarch: seat.optional(),
    initiative: seat.optional(),
    step: step.optional(),
    turn: z.number().int().optional(),
    /** the one planar deck that all players have in common, first is the top */
    planarDeck: z.array(z.string()).optional(),
    sides: z.record(seat, side),
  }),
  seed: z.union([z.number(), z.string()]).optional(),
  script: z.array(move),
  /** at most three rules an edition: each would fail `by` (the id of an expectation; absent: all of them) were it not followed */
  shows: z.array(shown).optional(),
});

export const scenario = whole
  .superRefine((one, context) => {
    for (const claim of unborne(one))
      context.addIssue({
        code: 'custom',
        path: ['shows'],
        message: `${'rule' in claim ? claim.rule : claim.glossary} is shown by "${claim.by}", which is no expectation${claim.edition === undefined ? '' : ` in ${claim.edition}`}`,
      });
  })
  .transform((one) => (one.shows === undefined ? one : { ...one, shows: inOrder(one) }));

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
  const result = z.array(scenario).safeParse(Array.isArray(data) ? data : [data]);
  if (result.success) return { ok: true, scenarios: result.data };
  return { ok: false, message: z.prettifyError(result.error) };
}
