/**
 * Asking people what a line does that they carry out by hand: which step, and what fills its places. Options name only what their player sees.
 * 2006: 217, 413.2 · 2009, 2011, 2026: 400.2, 608.2c–d
 */
import { controllerOf } from '../../continuous/derive.ts';
import { answererFor, ask } from '../../decisions/ask.ts';
import type { DecisionKind, OptionValue, ToldByHand } from '../../decisions/decision.ts';
import { publicName } from '../../events/log.ts';
import type { Context } from '../../meaning/context.ts';
import { areOpponents } from '../../meaning/players.ts';
import type { Binding } from '../../state/binding.ts';
import type { Game } from '../../running/game.ts';
import { carriesOut } from '../../state/hands.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { GameObject } from '../../state/state.ts';
import { lesser } from '../../state/numbers.ts';
import { objectOf, playersFrom } from '../../state/objects.ts';
import { HAND_TARGETS } from '../../vocabulary/holes.ts';
import { BASIC_LAND_TYPES, COLORS, MANA_TYPES } from '../../vocabulary/words.ts';
import { type Among, MOST_TOKENS, type Place } from './places.ts';

/** So many steps in all, objects in all their places, and tokens. */
const MOST_STEPS = 20;
const MOST_OBJECTS = 200;
/** So many names are said of many. */
const MOST_NAMED = 6;

/** What is left of the bounds while one line is carried out. */
export interface Left {
  steps: number;
  objects: number;
  tokens: number;
}
export const allLeft = (): Left => ({ steps: MOST_STEPS, objects: MOST_OBJECTS, tokens: MOST_TOKENS });

/** Whom is asked about which line, and what everybody is told meanwhile. */
export interface Asking {
  readonly game: Game;
  readonly ctx: Context;
  readonly text: string;
  readonly asks: ToldByHand['asks'];
  /** the step whose place is asked for */
  readonly now?: string;
  /** the others who have agreed */
  readonly agreed: readonly PlayerId[];
  /** the steps so far, in words that everybody may read */
  readonly said: readonly string[];
  /** steps that leave objects to go on with, by their numbers: what is said of the objects */
  readonly results: ReadonlyMap<number, string>;
  readonly left: Left;
  /** the line is said in other words: the others all agree, and not the opponents alone */
  readonly reworded?: true;
}

export const newAsking = (game: Game, ctx: Context, text: string, asks: ToldByHand['asks']): Asking => ({
  game,
  ctx,
  text,
  asks,
  agreed: [],
  said: [],
  results: new Map(),
  left: allLeft(),
});

/** Those who carry lines out too, the opponents or everybody else: they agree or object. */
export const thoseWhoAgree = (game: Game, player: PlayerId, everyone = false): readonly PlayerId[] =>
  playersFrom(game, player).filter(
    (other) => (everyone ? other !== player : areOpponents(game, player, other)) && carriesOut(game, other),
  );

interface Question {
  readonly kind: DecisionKind;
  readonly purpose: string;
  readonly options: readonly OptionValue[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: true;
}

export const told = ({ game, ctx, text, said, asks, now, agreed, reworded }: Asking): ToldByHand => ({
  who: ctx.controller,
  text,
  steps: said,
  asks,
  ...(now !== undefined && { now }),
  others: thoseWhoAgree(game, ctx.controller, reworded),
  ...(reworded && { reworded }),
  agreed,
});

/** Asks somebody, the controller of the line unless another is named. */
export function choose(asking: Asking, question: Question, player = asking.ctx.controller): readonly number[] {
  const { game, ctx } = asking;
  const by = answererFor(game, player);
  return ask(game, { form: 'choose', player, by, source: ctx.source, ...question, byHand: told(asking) });
}

/** A number; null where there is none. */
function number(asking: Asking, purpose: string, min: number, max: number): number | null {
  if (max < min) return null;
  const { game, ctx } = asking;
  const { controller: player, source } = ctx;
  const by = answererFor(game, player);
  return ask(game, { form: 'number', kind: 'number', player, by, source, purpose, min, max, byHand: told(asking) });
}

/** What fills a place: what is bound, the variant that it tells, the steps whose objects are meant too, and how everybody reads it. */
export interface Filled {
  readonly value: Binding;
  readonly variant: number;
  readonly from: readonly number[];
  readonly words: string;
}

/** Which objects may stand in such a place. Nothing but countering and copying is done to an ability, and nothing to emblems and the like. */
const FITS: Readonly<Record<Among, (object: GameObject, game: Game, player: PlayerId) => boolean>> = {
  permanents: ({ zone, phasedOut }) => zone === 'battlefield' && !phasedOut,
  'own permanents': ({ id, zone, phasedOut }, game, player) =>
    zone === 'battlefield' && !phasedOut && controllerOf(game, id) === player,
  spells: ({ zone }) => zone === 'stack',
  cards: ({ zone, kind }) => zone !== 'battlefield' && zone !== 'stack' && kind === 'card',
  'own hand': ({ zone, owner }, _, player) => zone === 'hand' && owner === player,
  anything: ({ zone, kind, phasedOut }) => kind !== 'ability' && (zone !== 'command' || kind === 'card') && !phasedOut,
};

/** Of these objects those that are there and may stand in the place. */
export function fitting(game: Game, player: PlayerId, place: Place, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (place.ask !== 'objects' && place.ask !== 'recipients') return ids;
  const fits = FITS[place.ask === 'objects' ? place.of : 'permanents'];
  return ids.filter((id) => {
    const object = objectOf(game, id);
    return object !== null && fits(object, game, player);
  });
}

/** The objects that the player sees, permanents first. */
const visible = ({ state }: Game, players: readonly PlayerId[]): readonly ObjectId[] => [
  ...state.battlefield,
  ...state.stack,
  ...(state.players[players[0] ?? 0]?.hand ?? []),
  ...players.flatMap((player) => state.players[player]?.graveyard ?? []),
  ...state.exile,
  ...state.command,
];

/** What a line knows by name: its targets, what an event was about that it triggered on, what was put off. */
const AT_HAND: readonly (readonly [name: string, words: string])[] = [
  [HAND_TARGETS, 'the targets'],
  ['event.object', 'what it triggered on'],
  ['event.other', 'the other object of the event'],
  ['event.player', 'the player of the event'],
  ['what', 'what this was put off for'],
];

interface Choice {
  readonly option: OptionValue;
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
  readonly from?: number;
}

/** Groups that have a name stand first. */
function choicesFor(asking: Asking, place: Extract<Place, { ask: 'objects' | 'recipients' | 'players' }>): Choice[] {
  const { game, ctx, results } = asking;
  const withObjects = place.ask !== 'players';
  const withPlayers = place.ask !== 'objects';
  const one = place.ask !== 'recipients' && place.one === true;
  const choices: Choice[] = [];
  for (const [name, words] of AT_HAND) {
    const bound = ctx.env[name];
    const objects = withObjects ? fitting(game, ctx.controller, place, bound?.objects ?? []) : [];
    const players = withPlayers ? (bound?.players ?? []) : [];
    if (objects.length + players.length > 0) choices.push({ option: { text: words }, objects, players });
  }
  if (withObjects)
    for (const [from, words] of results) choices.push({ option: { text: `what ${words} in step ${from + 1}` }, from });
  if (withPlayers) {
    const players = playersFrom(game, ctx.controller);
    if (!one && players.length > 2) choices.push({ option: { text: 'each player' }, players });
    for (const player of players) choices.push({ option: { player }, players: [player] });
  }
  if (withObjects)
    for (const object of fitting(game, ctx.controller, place, visible(game, playersFrom(game, ctx.controller))))
      choices.push({ option: { object }, objects: [object] });
  return choices;
}

/** Whether something can fill the place. */
export const canFill = (asking: Asking, place: Place): boolean =>
  place.ask === 'objects' || place.ask === 'players' || place.ask === 'recipients'
    ? choicesFor(asking, place).length > 0
    : true;

/** Asks what fills a place; null: nothing can. */
export function fill(asking: Asking, label: string, place: Place, most: number | null): Filled | null {
  const purpose = `${label}: ${place.question}`;
  switch (place.ask) {
    case 'objects':
    case 'recipients':
    case 'players':
      return named(asking, purpose, place);
    case 'number': {
      const n = number(asking, purpose, place.min, most === null ? place.max : lesser(place.max, most));
      return n === null ? null : { value: { amount: n }, variant: 0, from: [], words: String(n) };
    }
    case 'words': {
      const words = wordsFor(asking.game, place.of);
      const options = words.map((word) => ({ word }));
      const { kind, repeat } = KINDS[place.of];
      const asked = { kind, purpose, options, min: 0, max: lesser(place.most, repeat ? place.most : words.length) };
      const chosen = choose(asking, repeat ? { ...asked, repeat: true } : asked).map((at) => words[at] as string);
      return { value: { words: chosen }, variant: chosen.length, from: [], words: chosen.join(' ') };
    }
    case 'which': {
      const open = [...place.of.keys()].filter((at) => isOpen(asking, place, at));
      const options = open.map((at) => ({ text: place.of[at]?.trim() || 'as usual' }));
      const [first = 0] = choose(asking, { kind: 'option', purpose, options, min: 1, max: 1 });
      const variant = open[first] ?? 0;
      return { value: { amount: variant }, variant, from: [], words: place.of[variant] ?? '' };
    }
  }
}

/** What lasts while the object is there is only for what is on the battlefield; words of the rules are for editions that know them. */
function isOpen({ game, ctx }: Asking, place: Extract<Place, { ask: 'which' }>, at: number): boolean {
  if (at === place.whileThere && objectOf(game, ctx.source)?.zone !== 'battlefield') return false;
  const { keywords, cardTypes } = game.edition;
  const word = place.of[at] ?? '';
  if (place.among === 'keywords') return Object.hasOwn(keywords, word);
  return place.among === undefined || cardTypes.some((type) => type === word);
}

type WordsOf = Extract<Place, { ask: 'words' }>['of'];
const KINDS: Readonly<Record<WordsOf, { kind: DecisionKind; repeat: boolean }>> = {
  colors: { kind: 'color', repeat: false },
  types: { kind: 'creatureType', repeat: false },
  mana: { kind: 'color', repeat: true },
};

function wordsFor({ edition }: Game, of: WordsOf): readonly string[] {
  switch (of) {
    case 'colors':
      return COLORS;
    case 'types':
      return [...new Set([...edition.creatureTypes, ...BASIC_LAND_TYPES, ...edition.landTypes])];
    case 'mana':
      return ['1', ...MANA_TYPES];
  }
}

function named(
  asking: Asking,
  purpose: string,
  place: Extract<Place, { ask: 'objects' | 'recipients' | 'players' }>,
): Filled | null {
  const { game, left } = asking;
  const choices = choicesFor(asking, place);
  const one = place.ask !== 'recipients' && place.one === true;
  if (choices.length === 0 || left.objects < 1) return null;
  const kind = place.ask === 'players' ? ('player' as const) : ('objects' as const);
  const options = choices.map(({ option }) => option);
  const max = one ? 1 : lesser(options.length, left.objects);
  const chosen = choose(asking, { kind, purpose, options, min: 1, max }).map((at) => choices[at] as Choice);
  // a group of many may be more than there is room for
  const objects = [...new Set(chosen.flatMap((choice) => choice.objects ?? []))].slice(0, left.objects);
  const players = [...new Set(chosen.flatMap((choice) => choice.players ?? []))];
  left.objects -= objects.length;
  const words = chosen.map(({ option }) => {
    if ('text' in option) return option.text;
    return 'player' in option
      ? (game.names[option.player] ?? '')
      : 'object' in option
        ? publicName(game, option.object ?? 0)
        : '';
  });
  const more = words.length - MOST_NAMED;
  return {
    value: { objects, players },
    variant: 0,
    from: chosen.flatMap(({ from }) => from ?? []),
    words: more > 0 ? `${words.slice(0, MOST_NAMED).join(', ')} and ${more} more` : words.join(', '),
  };
}
