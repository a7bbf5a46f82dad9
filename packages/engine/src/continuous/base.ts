/**
 * What an object is before any effect: the printed face, the token's description, the copied values, the face-down values.
 * Shared by all objects that are the same.
 * 2006: 200–217, 418.5a, 502.40c, 503–505, 508 · 2009: 109, 613.1, 702.44c, 706–709 · 2011: 109, 613.1, 702.45c, 706–709
 * 2026: 109, 201.3, 202.3c, 306.4, 613.1, 702.47c, 702.140e, 707–712, 715, 718, 720, 729.2a, 729.2h
 */
import type { Game } from '../running/game.ts';
import type {
  AbilityRef,
  Characteristics,
  Component,
  CopySnapshot,
  DerivedAbility,
  Env,
  FaceDownBy,
  GameObject,
} from '../state/state.ts';
import { componentsOf, definitionOf } from '../state/objects.ts';
import type { Edition } from '../editions/edition.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { EmblemSpec, TokenSpec } from '../vocabulary/instructions.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { INTRINSIC_DEFINITIONS, intrinsicAbilities } from '../objects/intrinsic-abilities.ts';
import { FACE_DOWN_DEFINITIONS, faceDownDefinition, isFaceDown } from '../objects/face-down.ts';
import { flippedFace } from '../objects/flip.ts';
import { colorBits, costColors, manaValueOf } from '../objects/mana-cost.ts';
import { BOTH_HALVES, bothHalves } from '../objects/split.ts';
import { roomValues, unlockedHalves } from '../objects/room.ts';
import { CREATURE_BIT, typeBits } from '../objects/subtypes.ts';
import { BLANK, faceValues, type Values } from '../objects/values.ts';
import { amountOf } from '../meaning/quantity.ts';
import { context } from '../meaning/context.ts';
import { withAbilities } from './ability-lists.ts';
import { COUNTER_DEFINITIONS } from './counters.ts';
import { PROTECTING_DEFINITIONS } from './protecting-counters.ts';
import { zoneBit } from './functioning.ts';
import { type Profile, profileOfAbilities } from './profile.ts';
import { memoised } from '../state/memoised.ts';

/** Characteristics before effects, and the abilities among them sorted. Never changed. */
export interface Base {
  characteristics: Characteristics;
  profile: Profile;
}

/** Works out colours, mana value and intrinsic abilities, and sorts the abilities. */
export function baseOf(game: Game, values: Values): Base {
  const types = typeBits(values.types);
  const printed: DerivedAbility[] = values.abilities.map((ref, instance) => ({
    ref,
    text: ref.text ?? [],
    granted: 0,
    instance,
  }));
  const abilities = withAbilities(printed, intrinsicAbilities(types, values.subtypes, game.edition));
  const profile = profileOfAbilities(game, abilities, types);
  const manaValue = values.manaValue ?? manaValueOf(values.manaCost);
  const power = values.power ?? 0;
  const toughness = values.toughness ?? 0;
  return {
    profile,
    characteristics: {
      name: values.name,
      names: values.names ?? (values.name === '' ? [] : [values.name]),
      manaCost: values.manaCost,
      manaValue,
      manaValues: values.manaValues ?? [manaValue],
      colors: values.colors ?? costColors(values.manaCost),
      supertypes: values.supertypes,
      types,
      subtypes: values.subtypes,
      allCreatureTypes: false,
      power,
      toughness,
      loyalty: values.loyalty ?? 0,
      defense: values.defense ?? 0,
      hasPT: values.power !== null || (types & CREATURE_BIT) !== 0,
      basePower: power,
      baseToughness: toughness,
      abilities,
      keywords: profile.keywords,
    },
  };
}

/** Which printed values a card shows. */
function printedValues(game: Game, definition: CardDefinition, variant: number): Values {
  const { faces, key, layout, alsoNamed } = definition;
  if (layout === 'room') return roomValues(game.edition, definition, variant);
  if (variant === BOTH_HALVES) return bothHalves(game.edition, definition);
  if (variant === FLIPPED) return flippedFace(definition);
  const face = faces[variant];
  if (face === undefined) throw new Error(`${definition.name} has no face ${variant}`);
  const values = faceValues(key, face, variant);
  if (variant === 0 && alsoNamed !== undefined) values.names = [face.name, alsoNamed];
  // planeswalkers printed before they were legendary have become so (2026: 306.4)
  if (game.edition.planeswalkerUniqueness === 'legend' && face.types.includes('planeswalker'))
    values.supertypes = [...new Set([...face.supertypes, 'legendary' as const])];
  if (variant > 0 && layout === 'double-faced' && game.edition.backFaceManaValue === 'front')
    values.manaValue = manaValueOf(faces[0].manaCost);
  return values;
}

/** The combined face of a meld pair, with the mana value of its front faces together (2026: 202.3c, 712.8g). */
function meldedBase(game: Game, one: CardDefinition, other: CardDefinition): Base {
  const fronts = [one, other].map(({ faces }) => manaValueOf(faces[0].manaCost));
  return baseOf(game, { ...printedValues(game, one, 1), manaValue: fronts.reduce((sum, value) => sum + value, 0) });
}

/** The definition of what shows half of the face of a meld pair. */
function halfOf(game: Game, part: Component): CardDefinition | null {
  const definition = part.kind === 'card' && part.face === 1 ? definitionOf(game, part) : null;
  return definition?.layout === 'meld' ? definition : null;
}

const FLIPPED = 3;

function variantOf(object: GameObject, definition: CardDefinition): number {
  switch (definition.layout) {
    case 'split':
      return object.zone === 'stack' ? object.face : BOTH_HALVES;
    case 'room':
      if (object.zone === 'battlefield') return unlockedHalves(object);
      return object.zone === 'stack' ? object.face : BOTH_HALVES;
    case 'flip':
      return object.flipped && object.zone === 'battlefield' ? FLIPPED : 0;
    case 'double-faced':
    case 'modal-double-faced':
    case 'meld':
      return object.zone === 'battlefield' || object.zone === 'stack' ? object.face : 0;
    // alternative characteristics (2026: 715.4, 718.4, 720.4)
    case 'adventure':
    case 'omen':
      return object.zone === 'stack' ? object.face : 0;
    case 'prototype':
      return object.zone === 'battlefield' || object.zone === 'stack' ? object.face : 0;
    case 'normal':
    case 'leveler':
    case 'saga':
    case 'class':
    case 'case':
    case 'station':
    case 'dungeon':
      return 0;
  }
}

/** Definitions that the rules themselves give, by key: the game's definitions must hold them. */
export const RULE_DEFINITIONS: readonly CardDefinition[] = [
  ...FACE_DOWN_DEFINITIONS,
  ...INTRINSIC_DEFINITIONS,
  ...COUNTER_DEFINITIONS,
  ...PROTECTING_DEFINITIONS,
];

const NOTHING_SPLICED: readonly AbilityRef[] = [];

// a game that goes back may give the same id to another object: everything that the base depends on is compared
interface Cached {
  id: number;
  kind: string;
  def: string;
  tokenPath: string;
  tokenText: NonNullable<AbilityRef['text']> | null;
  tokenEnv: object | null;
  face: number;
  flipped: boolean;
  down: FaceDownBy | null;
  copied: CopySnapshot | null;
  components: readonly Component[] | null;
  spliced: readonly AbilityRef[];
  zone: string;
  memory: GameObject['memory'];
  /** a card in a hand or graveyard, none of whose abilities functions there */
  inert: boolean;
  base: Base;
}

/** Bases of one game: by slot for objects that have not changed, and by definition. */
export class Bases {
  private readonly slots: (Cached | undefined)[] = [];
  private readonly tokens = new Map<string, Map<string, Base>>();
  private readonly boundTokens = new WeakMap<object, Map<string, Base>>();
  private nothing: Base | null = null;
  private readonly faceDown = new Map<CardDefinition, Base>();

  /** Whether nothing has to be known of the object until something asks: so far as it is known, it does nothing where it is. */
  inert(object: GameObject, slot: number): boolean {
    const cached = this.slots[slot];
    return (
      cached !== undefined &&
      cached.inert &&
      cached.id === object.id &&
      cached.def === object.def &&
      cached.kind === object.kind &&
      cached.zone === object.zone
    );
  }

  of(game: Game, object: GameObject, slot: number): Base {
    const cached = this.slots[slot];
    const down = object.faceDownBy;
    const spliced = object.stack?.spliced ?? NOTHING_SPLICED;
    if (
      cached !== undefined &&
      cached.id === object.id &&
      cached.def === object.def &&
      cached.kind === object.kind &&
      cached.tokenPath === object.tokenPath &&
      cached.tokenText === object.tokenText &&
      cached.tokenEnv === object.tokenEnv &&
      cached.face === object.face &&
      cached.flipped === object.flipped &&
      cached.down === down &&
      cached.copied === object.copied &&
      cached.components === object.components &&
      cached.spliced === spliced &&
      cached.zone === object.zone &&
      cached.memory === object.memory
    ) {
      return cached.base;
    }
    const base = this.find(game, object);
    const { id, kind, def, tokenPath, tokenText, tokenEnv } = object;
    this.slots[slot] = {
      id,
      kind,
      def,
      tokenPath,
      tokenText,
      tokenEnv,
      face: object.face,
      flipped: object.flipped,
      down,
      copied: object.copied,
      components: object.components,
      spliced,
      zone: object.zone,
      memory: object.memory,
      inert:
        kind === 'card' &&
        (object.zone === 'hand' || object.zone === 'graveyard') &&
        (base.profile.elsewhere & zoneBit(object.zone)) === 0,
      base,
    };
    return base;
  }

  /** The same, of an object that is only imagined: nothing is kept under its slot. */
  unshared(game: Game, object: GameObject): Base {
    return this.find(game, object);
  }

  private find(game: Game, object: GameObject): Base {
    if (object.kind === 'ability') return (this.nothing ??= baseOf(game, BLANK));
    if (isFaceDown(object)) return this.down(game, faceDownDefinition(object));
    const base = this.faceUp(game, object);
    const spliced = object.stack?.spliced ?? NOTHING_SPLICED;
    return spliced.length === 0 ? base : withMore(game, base, spliced);
  }

  private down(game: Game, definition: CardDefinition): Base {
    let base = this.faceDown.get(definition);
    if (base === undefined) {
      base = baseOf(game, faceValues(definition.key, definition.faces[0], 0));
      this.faceDown.set(definition, base);
    }
    return base;
  }

  /** What it is, or would be, face up. */
  private faceUp(game: Game, object: GameObject): Base {
    if (object.components !== null && object.zone !== 'outside') return this.represented(game, object);
    if (object.copied !== null) return snapshotBase(game, object, object.copied);
    if (object.tokenPath !== '') return this.token(game, object);
    const definition = definitionOf(game, object);
    return printedBase(game, definition, variantOf(object, definition));
  }

  /** What several are together: the topmost, with the abilities of all (2026: 702.140e, 729.2a); a meld pair is one of them. */
  private represented(game: Game, object: GameObject): Base {
    const parts = componentsOf(object);
    const bases: Base[] = [];
    const paired = new Set<Component>();
    for (const part of parts) {
      if (paired.has(part)) continue;
      const one = halfOf(game, part);
      const partner = one && parts.find((p) => p !== part && halfOf(game, p)?.faces[1]?.name === one.faces[1]?.name);
      if (partner != null) paired.add(partner);
      bases.push(
        one !== null && partner != null && part.copied === null
          ? meldedBase(game, one, definitionOf(game, partner))
          : this.find(game, { ...object, ...part, components: null }),
      );
    }
    const [top, ...under] = bases as [Base, ...Base[]];
    const more = under.flatMap(({ characteristics }) => characteristics.abilities.map(({ ref }) => ref));
    return more.length === 0 ? top : withMore(game, top, more);
  }

  private token(game: Game, object: GameObject): Base {
    let byPath: Map<string, Base> | undefined;
    const env = object.tokenEnv;
    const key = env === null ? object.def : null;
    byPath = key === null ? this.boundTokens.get(env as object) : this.tokens.get(key);
    if (byPath === undefined) {
      byPath = new Map();
      if (key === null) this.boundTokens.set(env as object, byPath);
      else this.tokens.set(key, byPath);
    }
    const { tokenPath, tokenText } = object;
    const place = tokenText === null ? tokenPath : `${tokenPath} ${JSON.stringify(tokenText)}`;
    let base = byPath.get(place);
    if (base === undefined) {
      base = baseOf(game, tokenValues(game, object));
      byPath.set(place, base);
    }
    return base;
  }
}

/** The same with more abilities: of the cards spliced onto a spell, of the cards under the topmost. */
function withMore(game: Game, { characteristics }: Base, more: readonly AbilityRef[]): Base {
  const printed = characteristics.abilities;
  const added = more.map(
    (ref, i): DerivedAbility => ({ ref, text: ref.text ?? [], granted: 0, instance: printed.length + i }),
  );
  const abilities = withAbilities(printed, added);
  const profile = profileOfAbilities(game, abilities, characteristics.types);
  return { profile, characteristics: { ...characteristics, abilities, keywords: profile.keywords } };
}

/** A word that an action names (amass), or that was chosen, is bound when the token is created. */
function wordsOf<W extends string>(words: readonly (W | { ref: string })[], env: Env | null): readonly W[] {
  const literal = words.filter((word) => typeof word === 'string');
  if (literal.length === words.length) return literal;
  return words.flatMap((word) => (typeof word === 'string' ? [word] : ((env?.[word.ref]?.word ?? []) as W[])));
}

/** What the effect that created a token or emblem says it is (2006: 216 · 2009, 2011: 110.5 · 2026: 111.3–4, 114.3). */
export function tokenValues(game: Game, object: GameObject): Values {
  const env = object.tokenEnv;
  const ref: AbilityRef = { def: object.def, path: object.tokenPath };
  if (env !== null) ref.env = env;
  // words changed in what creates it are changed in it, its name too (2006: 418.6c · later: 612.2a)
  if (object.tokenText !== null) ref.text = object.tokenText;
  const abilitiesOf = ({ abilities }: EmblemSpec): AbilityRef[] =>
    abilities.map((_, i) => ({ ...ref, path: `${ref.path}/abilities/${i}` }));
  // an emblem has no characteristics but its abilities (2011: 113.3 · 2026: 114.3)
  if (object.kind === 'emblem') return { ...BLANK, abilities: abilitiesOf(nodeAt(game, ref) as EmblemSpec) };
  const spec = nodeAt(game, ref) as TokenSpec;
  // numbers of the description are bound when the token is created: `token.power` and `token.toughness`
  const number = (name: 'power' | 'toughness'): number | null => {
    const q = spec[name];
    if (q === undefined) return null;
    if (typeof q === 'number') return q;
    return (
      env?.[`token.${name}`]?.amount ??
      amountOf(game, context(object.controller, object.createdBy, env ?? {}, env?.['token.x']?.amount ?? null, ref), q)
    );
  };
  const subtypes = wordsOf(spec.subtypes, env);
  return {
    name: spec.name ?? [...subtypes, ...(game.edition.tokenNames === 'subtypes-and-token' ? ['Token'] : [])].join(' '),
    manaCost: null,
    colors: colorBits(wordsOf(spec.colors, env)),
    supertypes: spec.supertypes ?? [],
    types: spec.types,
    subtypes,
    power: number('power'),
    toughness: number('toughness'),
    loyalty: null,
    abilities: abilitiesOf({ abilities: spec.abilities ?? [] }),
  };
}

const printedIn = memoised((_edition: Edition) =>
  memoised((_definition: CardDefinition): (Base | undefined)[] => [undefined, undefined, undefined, undefined]),
);

const printedBase = (game: Game, definition: CardDefinition, variant: number): Base =>
  (printedIn(game.edition)(definition)[variant] ??= baseOf(game, printedValues(game, definition, variant)));

/** The base that copiable values give, as the status of their object modifies them (2006: 503.3 · 2009, 2011: 706.3 · 2026: 707.3). */
export function snapshotBase(game: Game, object: GameObject, copied: CopySnapshot): Base {
  const snapshot =
    (object.zone === 'battlefield' ? copied.doors?.[unlockedHalves(object)] : undefined) ??
    (object.flipped ? copied.flipped : object.face !== copied.face ? copied.otherFace : undefined) ??
    copied;
  return snapshotsIn(game.edition)(snapshot, game);
}

const snapshotsIn = memoised((_edition: Edition) =>
  memoised(
    ({ colors, ...values }: CopySnapshot, game: Game): Base =>
      baseOf(game, { ...values, colors: colors === null ? null : colorBits(colors) }),
  ),
);
