/**
 * What one seat may know of a game, as it crosses the wire: the engine's view, field for field.
 * 2006: 217, 401 · 2009, 2011, 2026: 400.2, 401–406, 706/708
 */
import { z } from 'zod';
import { WIRE_EDITIONS, WIRE_PHASES, WIRE_STEPS, WIRE_VARIANTS, WIRE_ZONES } from './names.ts';

const int = z.number().int();
const many = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const counters = many(z.strictObject({ counter: z.string(), count: int }));

/** Whom or what damage, an attack or a target goes to. */
export const wireRecipient = z.union([z.strictObject({ object: int }), z.strictObject({ player: int })]);
export type WireRecipient = z.infer<typeof wireRecipient>;

/** A designation, a choice, a marker: what a rule says of the game, a player or an object. */
export const wireMark = z.strictObject({
  mark: z.string(),
  label: z.string(),
  /** rule number in this edition */
  rule: z.string().nullable(),
  /** the player it is about, -1 none, and the object, 0 none */
  player: int,
  object: int,
  count: int.nullable(),
});
export type WireMark = z.infer<typeof wireMark>;

export const wireObject = z.strictObject({
  id: int,
  name: z.string(),
  knownAs: z.string().nullable(),
  cardName: z.string(),
  kind: z.enum(['card', 'token', 'copy', 'ability', 'emblem']),
  zone: z.enum(WIRE_ZONES),
  owner: int,
  controller: int,
  manaCost: z.string(),
  manaValue: z.number(),
  colors: many(z.string()),
  typeLine: z.string(),
  types: many(z.string()),
  subtypes: many(z.string()),
  abilities: many(z.string()),
  power: z.number().nullable(),
  toughness: z.number().nullable(),
  /** as printed, or as copied; null where there is nothing to compare with */
  printed: z.strictObject({ power: z.number(), toughness: z.number() }).nullable(),
  loyalty: z.number().nullable(),
  /** of a battle */
  defense: z.number().nullable(),
  damage: z.number(),
  tapped: z.boolean(),
  flipped: z.boolean(),
  faceDown: z.boolean(),
  phasedOut: z.boolean(),
  sick: z.boolean(),
  counters,
  attachedTo: int,
  /** the player it is attached to, -1 none */
  attachedPlayer: int,
  attachments: many(int),
  attacking: wireRecipient.nullable(),
  blocking: many(int),
  targets: many(wireRecipient),
  x: z.number().nullable(),
  source: int,
  marks: many(wireMark),
  /** tokens on the battlefield of the same number are alike but for their handles; absent: it is like no other */
  group: int.optional(),
});
export type WireObject = z.infer<typeof wireObject>;

export const wirePlayer = z.strictObject({
  id: int,
  name: z.string(),
  /** players of the same number are teammates */
  team: int,
  life: z.number(),
  counters,
  handCount: int,
  hand: many(wireObject),
  libraryCount: int,
  libraryKnown: many(z.strictObject({ place: int, object: wireObject })),
  graveyard: many(wireObject),
  mana: many(z.strictObject({ type: z.enum(['W', 'U', 'B', 'R', 'G', 'C']), count: int, note: z.string() })),
  lost: z.boolean(),
  lossReason: z.string().nullable(),
  drew: z.boolean(),
  left: z.boolean(),
  landsPlayed: int,
  marks: many(wireMark),
});
export type WirePlayer = z.infer<typeof wirePlayer>;

/** A value that can be chosen. Clients show `label` and may read `object`; the value itself says what it does. */
export const wireOption = z.strictObject({ label: z.string(), value: z.looseObject({}), object: int });
export type WireOption = z.infer<typeof wireOption>;

export const wireDecision = z.strictObject({
  kind: z.string(),
  form: z.enum(['choose', 'order', 'number', 'divide', 'name', 'attackers', 'blockers']),
  player: int,
  by: int,
  source: int,
  prompt: z.string(),
  /** the line that somebody carries out by hand, and the steps so far; absent: none is */
  byHand: z
    .strictObject({
      who: int,
      text: z.string(),
      steps: many(z.string()),
      asks: z.enum(['way', 'cost', 'step', 'place', 'words', 'consent']),
      now: z.string().optional(),
      reworded: z.literal(true).optional(),
      others: many(int),
      agreed: many(int),
    })
    .optional(),
  rule: z.string().nullable(),
  options: many(wireOption).optional(),
  min: z.number().optional(),
  max: z.number().nullable().optional(),
  repeat: z.boolean().optional(),
  amount: z.number().optional(),
  least: z.number().optional(),
  constraint: z.strictObject({ lethal: many(z.number()), ordered: z.boolean(), excess: int }).optional(),
  attackers: many(
    z.strictObject({
      attacker: int,
      label: z.string(),
      targets: many(z.strictObject({ label: z.string(), value: wireRecipient })),
      must: z.boolean(),
    }),
  ).optional(),
  blockers: many(
    z.strictObject({
      blocker: int,
      label: z.string(),
      attackers: many(z.strictObject({ id: int, label: z.string() })),
      max: z.number().nullable(),
    }),
  ).optional(),
});
export type WireDecision = z.infer<typeof wireDecision>;

export const wireResult = z.union([
  z.strictObject({ result: z.literal('won'), winners: many(int), reason: z.string() }),
  z.strictObject({ result: z.literal('draw'), reason: z.string() }),
  z.strictObject({ result: z.literal('unresolved-loop'), reason: z.string() }),
  z.strictObject({
    result: z.literal('fault'),
    fault: z.enum(['too-many-ticks', 'too-many-objects', 'too-much-mana', 'too-great-numbers']),
    reason: z.string(),
  }),
]);
export type WireResult = z.infer<typeof wireResult>;

/** Why that happened which an entry tells. */
export const wireLogCause = z.strictObject({
  source: z.string().nullable(),
  ability: z.string().nullable(),
  /** by its number in that edition: the newest that has the rule, which need not be the game's */
  rule: z.strictObject({ edition: z.enum(WIRE_EDITIONS), number: z.string() }).nullable(),
});
export type WireLogCause = z.infer<typeof wireLogCause>;

export const wireLogEntry = z.strictObject({
  number: int,
  seats: many(int).nullable(),
  text: z.string(),
  turn: int,
  /** absent where nothing is known beyond the text */
  because: wireLogCause.optional(),
});
export type WireLogEntry = z.infer<typeof wireLogEntry>;

export const wireView = z.strictObject({
  /** the seat it is for, -1 a spectator */
  seat: int,
  edition: z.enum(WIRE_EDITIONS),
  /** how deep in subgames this game is: 0 the main game */
  subgame: int,
  variant: z.enum(WIRE_VARIANTS),
  /** day or night */
  marks: many(wireMark),
  turn: z.strictObject({ number: int, active: int, phase: z.enum(WIRE_PHASES), step: z.enum(WIRE_STEPS) }),
  /** all the turns taken at the same time in a Grand Melee, else none; step null: it has not begun */
  turns: many(z.strictObject({ player: int, step: z.enum(WIRE_STEPS).nullable(), stack: many(wireObject) })),
  priority: int,
  players: many(wirePlayer),
  battlefield: many(wireObject),
  stack: many(wireObject),
  exile: many(wireObject),
  ante: many(wireObject),
  command: many(wireObject),
  decision: wireDecision.nullable(),
  result: wireResult.nullable(),
  log: many(wireLogEntry),
});
export type WireView = z.infer<typeof wireView>;
