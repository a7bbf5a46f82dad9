/**
 * The derived table while it is being made, layer by layer. What is read meanwhile sees it as it then stands.
 * 2006: 418.5, 503.9 · 2009: 613, 614.12, 706.8 · 2011: 613, 614.12, 706.9a · 2026: 613, 614.12, 702.178b, 707.9a
 */
import type { Game } from '../running/game.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import type { AbilityRef, Characteristics, CopySnapshot, DerivedAbility, GameObject } from '../state/state.ts';
import type { Derived } from './derived.ts';
import { Bases, RULE_DEFINITIONS } from './base.ts';
import { type Layers, layersOf } from './layers.ts';
import { type Profile, profileOfAbilities } from './profile.ts';
import type { ActiveRecords } from './active.ts';
import { type AbilityList, withAbilities } from './ability-lists.ts';

/** Characteristics that effects are being applied to. */
export type Draft = { -readonly [K in keyof Characteristics]: Characteristics[K] };

/** What a game keeps between derivations: nothing here has meaning, all of it can be made again. */
export interface Workspace {
  layers: Layers;
  bases: Bases;
  /** abilities granted by an effect, by the change that grants them */
  granted: Map<
    object,
    {
      source: ObjectId;
      timestamp: number;
      def: string;
      env: object | undefined;
      abilities: AbilityList;
    }[]
  >;
  /** active parts by slot, while object and abilities stay the same */
  active: (ActiveRecords | undefined)[];
  /** the columns of a table without objects, to be copied */
  blank: { readonly nobody: readonly PlayerId[]; readonly nothing: readonly null[] };
}

/** The blank columns for so many slots. */
function blankOf(workspace: Workspace, size: number): Workspace['blank'] {
  if (workspace.blank.nobody.length !== size)
    workspace.blank = { nobody: new Array<PlayerId>(size).fill(-1), nothing: new Array<null>(size).fill(null) };
  return workspace.blank;
}

const workspaces = new WeakMap<Game, Workspace>();

export function workspaceOf(game: Game): Workspace {
  let workspace = workspaces.get(game);
  if (workspace === undefined) {
    for (const definition of RULE_DEFINITIONS)
      if (!game.definitions.has(definition.key)) game.definitions.set(definition.key, definition);
    workspace = {
      layers: layersOf(game.edition),
      bases: new Bases(),
      granted: new Map(),
      active: [],
      blank: { nobody: [], nothing: [] },
    };
    workspaces.set(game, workspace);
  }
  return workspace;
}

/** Lets an imagined variant of a game use what is kept for the game itself. */
export function shareWorkspace(game: Game, variant: Game): void {
  workspaces.set(variant, workspaceOf(game));
}

/** What a copy effect of a static ability copies from now on: its object is to remember it (2026: 707.2c). */
export interface CopyBegun {
  source: ObjectId;
  ref: AbilityRef;
  snapshot: CopySnapshot;
}

/** What a copy effect has made of an object, and the effect's timestamp. */
export interface CopyApplied {
  snapshot: CopySnapshot;
  timestamp: number;
}

/** A derived table that can be written to. */
export class Table implements Derived {
  characteristics: (Characteristics | null)[];
  controllers: PlayerId[];
  profiles: (Profile | null)[];
  rules: Derived['rules'] = new Map();
  replacements: Derived['replacements'] = {};
  triggers: Derived['triggers'] = {};
  stateTriggers: Derived['stateTriggers'] = [];
  costs: Derived['costs'] = [];
  reads = 0;
  /** no effect changes anything and no condition was asked, so that what one permanent is says nothing of another */
  plain = false;
  changes = 0;
  /** there are effects on whatever fits a description: they may reach an object that is still to come */
  open = false;
  toSpells = false;
  toCards = false;
  /** effects may apply to what comes onto the stack */
  reachesStack = false;
  /** what copy effects have made of objects, by slot */
  copies: Map<number, CopyApplied> | null = null;
  /** abilities of objects whose whole values were replaced, by slot: what they have once copying and text are settled */
  replaced: Map<number, Profile> | null = null;
  /** copy effects of static abilities that apply for the first time */
  begun: CopyBegun[] | null = null;
  /** objects whose abilities have changed, by slot, since effects were last gathered */
  abilitiesChanged = false;
  readonly changedSlots = new Set<number>();
  /** objects whose abilities have changed, and which have some that work off the battlefield */
  readonly givenElsewhere = new Set<GameObject>();

  readonly workspace: Workspace;
  private readonly game: Game;
  /** which slots hold a draft of this table */
  private readonly drafts: boolean[];
  /** what a trial has overwritten, to be put back */
  private journal: Saved[] | null = null;

  constructor(game: Game, workspace: Workspace, before: Table | null = null) {
    this.game = game;
    this.workspace = workspace;
    if (before === null) {
      const { nobody, nothing } = blankOf(workspace, game.state.objects.length);
      this.characteristics = nothing.slice();
      this.controllers = nobody.slice();
      this.profiles = nothing.slice();
      this.drafts = [];
      return;
    }
    this.characteristics = before.characteristics;
    this.controllers = before.controllers;
    this.profiles = before.profiles;
    this.drafts = before.drafts;
    this.rules = new Map(before.rules);
    this.replacements = { ...before.replacements };
    this.triggers = before.triggers;
    this.stateTriggers = before.stateTriggers;
    this.costs = [...before.costs];
    this.reads = before.reads;
    this.plain = before.plain;
    this.open = before.open;
    this.toSpells = before.toSpells;
    this.toCards = before.toCards;
    this.reachesStack = before.reachesStack;
    this.copies = before.copies;
    this.replaced = before.replaced;
    this.begun = before.begun;
  }

  /** A table for the same objects, whose rules, replacements and costs may be written to. */
  next(): Table {
    return new Table(this.game, this.workspace, this);
  }

  /** Starts an object with what it is before effects. */
  admit(object: GameObject): Profile {
    const slot = slotOf(object.id);
    const base = this.workspace.bases.of(this.game, object, slot);
    this.characteristics[slot] = base.characteristics;
    this.profiles[slot] = base.profile;
    this.controllers[slot] =
      object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'command'
        ? object.controller
        : object.owner;
    const given = (object.stack ?? object.spell)?.given;
    if (given === undefined) return base.profile;
    this.setAbilities(object, withAbilities(base.characteristics.abilities, given));
    return this.profile(object);
  }

  /** Takes an object out as if it had never been admitted. */
  dismiss(object: GameObject): void {
    this.changes++;
    const slot = slotOf(object.id);
    this.characteristics[slot] = null;
    this.profiles[slot] = null;
    this.controllers[slot] = -1;
    this.drafts[slot] = false;
    this.copies?.delete(slot);
    this.replaced?.delete(slot);
  }

  /** Characteristics as they stand; an object not in the table yet starts with what it is before effects. */
  current(object: GameObject): Characteristics {
    const slot = slotOf(object.id);
    const found = this.characteristics[slot];
    if (found !== null && found !== undefined) return found;
    this.admit(object);
    return this.characteristics[slot] as Characteristics;
  }

  profile(object: GameObject): Profile {
    const slot = slotOf(object.id);
    const { abilities, types } = this.current(object);
    return (this.profiles[slot] ??= profileOfAbilities(this.game, abilities, types));
  }

  /** Characteristics that may be written to. */
  draft(object: GameObject): Draft {
    const slot = slotOf(object.id);
    const now = this.current(object);
    if (this.journal !== null) {
      // a trial writes to copies of its own, and what was there is put back afterwards
      if (!this.journal.some((saved) => saved.slot === slot)) {
        this.journal.push({
          slot,
          characteristics: now,
          controller: this.controllers[slot] as PlayerId,
          profile: this.profiles[slot] as Profile | null,
          draft: this.drafts[slot] === true,
          copy: this.copies?.get(slot) ?? null,
        });
        this.characteristics[slot] = copyOf(now);
        this.drafts[slot] = true;
      }
    } else if (this.drafts[slot] !== true) {
      this.characteristics[slot] = copyOf(now);
      this.drafts[slot] = true;
    }
    return this.characteristics[slot] as Draft;
  }

  setController(object: GameObject, player: PlayerId): void {
    this.draft(object);
    this.controllers[slotOf(object.id)] = player;
  }

  /** Gives the draft another list of abilities. */
  setAbilities(object: GameObject, abilities: readonly DerivedAbility[]): void {
    const draft = this.draft(object);
    if (draft.abilities === abilities) return;
    const slot = slotOf(object.id);
    draft.abilities = abilities;
    const profile = profileOfAbilities(this.game, abilities, draft.types);
    this.profiles[slot] = profile;
    draft.keywords = profile.keywords;
    if (profile.elsewhere !== 0 && this.journal === null) this.givenElsewhere.add(object);
    if (profile.changing.length > 0) this.noteAbilities(slot);
  }

  private noteAbilities(slot: number): void {
    if (this.journal !== null) return;
    this.abilitiesChanged = true;
    this.changedSlots.add(slot);
  }

  /** The profile of characteristics that belong to no object any more. */
  profileFrom(characteristics: Characteristics): Profile {
    return profileOfAbilities(this.game, characteristics.abilities, characteristics.types);
  }

  /** Puts in what copiable values or other whole values give. */
  replace(object: GameObject, characteristics: Characteristics, profile: Profile): void {
    const draft = this.draft(object);
    Object.assign(draft, characteristics);
    const slot = slotOf(object.id);
    this.profiles[slot] = profile;
    if (this.journal === null) (this.replaced ??= new Map()).set(slot, profile);
    this.noteAbilities(slot);
  }

  /** Keeps what a copy effect has made of the object, which may be face down. */
  noteCopy(object: GameObject, applied: CopyApplied): void {
    this.draft(object);
    this.copies ??= new Map();
    this.copies.set(slotOf(object.id), applied);
  }

  noteBegun(source: ObjectId, ref: AbilityRef, snapshot: CopySnapshot): void {
    if (this.journal !== null) return;
    this.begun ??= [];
    if (!this.begun.some((b) => b.source === source && b.ref.path === ref.path))
      this.begun.push({ source, ref, snapshot });
  }

  /** Does something, reports what `look` then sees, and undoes it. */
  trial<R>(act: () => void, look: () => R): R {
    const journal: Saved[] = [];
    this.journal = journal;
    try {
      act();
      return look();
    } finally {
      this.journal = null;
      for (const saved of journal) {
        this.characteristics[saved.slot] = saved.characteristics;
        this.controllers[saved.slot] = saved.controller;
        this.profiles[saved.slot] = saved.profile;
        this.drafts[saved.slot] = saved.draft;
        if (saved.copy !== null) this.copies?.set(saved.slot, saved.copy);
        else this.copies?.delete(saved.slot);
      }
    }
  }
}

interface Saved {
  slot: number;
  characteristics: Characteristics;
  controller: PlayerId;
  profile: Profile | null;
  draft: boolean;
  copy: CopyApplied | null;
}

/** A copy with the fields in one order, so that all characteristics have one shape. */
function copyOf(c: Characteristics): Characteristics {
  return {
    name: c.name,
    names: c.names,
    manaCost: c.manaCost,
    manaValue: c.manaValue,
    manaValues: c.manaValues,
    colors: c.colors,
    supertypes: c.supertypes,
    types: c.types,
    subtypes: c.subtypes,
    allCreatureTypes: c.allCreatureTypes,
    power: c.power,
    toughness: c.toughness,
    loyalty: c.loyalty,
    defense: c.defense,
    hasPT: c.hasPT,
    basePower: c.basePower,
    baseToughness: c.baseToughness,
    abilities: c.abilities,
    keywords: c.keywords,
  };
}

/** Zones whose objects are in the table if they do something there; libraries are looked up when asked for (2006: 402.8 · 2009, 2011: 112.6 · 2026: 113.6). */
export function ownedZones({ state }: Game): (readonly ObjectId[])[] {
  const zones: (readonly ObjectId[])[] = [];
  for (const { hand, graveyard } of state.players) zones.push(hand, graveyard);
  zones.push(state.exile, state.ante, state.command);
  return zones;
}
