/**
 * Choices, coins, piles, bindings.
 * 2006: 413.2, 413.2c, 418.6a, 503.8, 511, 601.5 · 2009, 2011: 607, 608.2d, 612.2, 700.3, 705, 801.5 · 2026: 201.4a, 201.4g, 607, 608.2d, 612.2,
 * 700.3, 705, 722.4, 801.5
 */
import type { Choosable, Doing } from '../../vocabulary/instructions.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import { BASIC_LAND_TYPES, type CardType, type Color, COLORS, TYPES_OF_PERMANENTS } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { randomBelow } from '../../state/random.ts';
import type { Binding, Memory } from '../../state/state.ts';
import { answererFor, ask, askNumber, askObjects, askOption, askOptions, chooseAtRandom } from '../../decisions/ask.ts';
import type { Decision, DecisionKind } from '../../decisions/decision.ts';
import { happen } from '../../events/happen.ts';
import { causedBy } from '../../events/cause.ts';
import { coinEvent } from '../../events/kinds/action.ts';
import { revealEvent } from '../../events/kinds/cards.ts';
import { rememberEvent } from '../../events/kinds/remember.ts';
import { note } from '../../events/log.ts';
import { creatureTypes } from '../../objects/type-words.ts';
import { activeContext, bind, withBinding, type Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { memoryOf, wordOf } from '../../meaning/memory.ts';
import { notEntering, objectsOf, withinRange } from '../../meaning/objects.ts';
import { isInRange } from '../../meaning/range.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { dependsOnUnseen, isUnseen } from '../../meaning/unseen.ts';
import { namesOf, splitNameFault } from '../../objects/split.ts';
import { actorsOf, whoChooses } from '../../meaning/actors.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { hasRule } from '../../continuous/prohibitions.ts';
import { lesser } from '../../state/numbers.ts';
import { looksOutside } from '../from-outside.ts';
import { available } from '../possible.ts';
import { always, type Verbs } from './verb.ts';

/** Each player chooses in turn order; the values are bound, and remembered by the object where the ability is linked. */
function choose(game: Game, ctx: Context, i: Doing<'choose'>): void {
  const chosen: Binding[] = [];
  const players = actorsOf(game, ctx, i.who);
  for (const player of players)
    chosen.push(chooseOne(game, withBinding(ctx, 'actor', { players: [player] }), player, i.what, i.random === true));
  const value = merge(chosen, players);
  if (i.out !== undefined) bind(ctx, i.out, value);
  if (i.link !== undefined) {
    const open = memoryOf(game, ctx, i.link, kindOf(i.what), value);
    const memory = i.secret === true ? { ...open, secret: i.secret } : open;
    bind(ctx, i.link, value);
    if (game.scope.choosing !== null) game.scope.choosing.push(memory);
    else happen(game, [rememberEvent(ctx.source, [memory], causedBy(ctx))]);
  }
  const said = value.word ?? (players.length === 1 ? value.words?.join(', ') : undefined);
  if (said !== undefined && i.secret !== true) note(game, (w) => `${w.player(players[0] ?? 0)} chooses ${said}.`);
}

function merge(values: readonly Binding[], players: readonly PlayerId[]): Binding {
  const [first] = values;
  if (first === undefined) return { did: false };
  if (values.length === 1) return { ...first, did: true };
  const words = values.flatMap((v) => (v.word === undefined ? [] : [v.word]));
  return {
    ...first,
    objects: values.flatMap((v) => [...(v.objects ?? [])]),
    players: values.flatMap((v) => [...(v.players ?? [])]),
    ...(words.length > 0 ? { words } : {}),
    did: true,
    shares: values.map((v, i) => ({
      player: players[i] as PlayerId,
      objects: v.objects ?? [],
      amount: v.amount ?? v.objects?.length ?? 0,
    })),
  };
}

function kindOf(what: Choosable): Memory['kind'] {
  switch (what.choose) {
    case 'color':
      return 'color';
    case 'cardName':
      return 'name';
    case 'number':
      return 'number';
    case 'player':
      return 'player';
    case 'objects':
    case 'onePerFilter':
      return 'objects';
    case 'creatureType':
    case 'basicLandType':
    case 'landType':
    case 'cardType':
    case 'textWord':
    case 'word':
      return 'word';
  }
}

/** The card types of the edition, or those of them that may be chosen. */
function cardTypesAmong({ edition }: Game, among: Extract<Choosable, { choose: 'cardType' }>['among']): CardType[] {
  const options = among === 'permanent' ? TYPES_OF_PERMANENTS : (among ?? edition.cardTypes);
  return edition.cardTypes.filter((type) => options.includes(type));
}

function chooseOne(game: Game, ctx: Context, player: PlayerId, what: Choosable, random: boolean): Binding {
  const word = (kind: DecisionKind, purpose: string, options: readonly string[]): Binding => {
    const at = random
      ? randomBelow(game.state, 'at random', options.length)
      : askOption(game, { player, source: ctx.source, kind, purpose, options: options.map((w) => ({ word: w })) });
    return { word: options[at] as string };
  };
  switch (what.choose) {
    case 'color': {
      const colors = what.among ?? COLORS;
      return what.several === true
        ? { words: severalColors(game, ctx, player, colors) }
        : word('color', 'choose a color', colors);
    }
    case 'creatureType': {
      const types = creatureTypes(game);
      const { not } = what;
      return word(
        'creatureType',
        'choose a creature type',
        not === undefined ? types : types.filter((type) => !not.includes(type)),
      );
    }
    case 'basicLandType':
      return word('landType', 'choose a basic land type', BASIC_LAND_TYPES);
    case 'landType':
      return word('landType', 'choose a land type', game.edition.landTypes);
    case 'cardType':
      return word('cardType', 'choose a card type', cardTypesAmong(game, what.among));
    case 'textWord':
      return word(
        'word',
        what.for === undefined ? 'choose a word to replace' : 'choose what replaces it',
        textWords(game, ctx, what),
      );
    case 'word':
      return word('word', 'choose', what.options);
    case 'cardName':
      return chooseNames(game, ctx, player, what);
    case 'number': {
      const max = what.max === null ? null : amountOf(game, ctx, what.max);
      return {
        amount: askNumber(game, {
          player,
          source: ctx.source,
          purpose: 'choose a number',
          min: amountOf(game, ctx, what.min),
          max,
        }),
      };
    }
    case 'player': {
      const players = playersOf(game, ctx, what.among).filter((p) => isInRange(game, player, p));
      const at = random
        ? randomBelow(game.state, 'at random', players.length)
        : askOption(game, {
            player,
            source: ctx.source,
            kind: 'player',
            purpose: 'choose a player',
            options: players.map((p) => ({ player: p })),
          });
      return { players: players.slice(at, at + 1) };
    }
    case 'objects': {
      if (!looksOutside(game, ctx, player, what.from)) return { did: false };
      const options = withinRange(game, player, notEntering(game, objectsOf(game, ctx, what.from)));
      const unseen = dependsOnUnseen(game, ctx, what.from);
      const min = lesser(options.length, amountOf(game, ctx, what.count.min));
      const max =
        what.count.max === null ? options.length : lesser(options.length, amountOf(game, ctx, what.count.max));
      return {
        objects: random
          ? chooseAtRandom(game, options, max)
          : askObjects(game, { player, source: ctx.source, purpose: 'choose', ids: options, min, max, unseen }),
      };
    }
    case 'onePerFilter': {
      const from = withinRange(game, player, objectsOf(game, ctx, what.from));
      const unseen = dependsOnUnseen(game, ctx, what.from) || from.some((id) => isUnseen(game, id));
      const chosen: ObjectId[] = [];
      for (const filter of what.filters) {
        const options = from.filter((id) => matches(game, ctx, id, filter));
        chosen.push(
          ...askObjects(game, {
            player,
            source: ctx.source,
            purpose: 'choose',
            ids: options,
            min: what.upTo === true ? 0 : 1,
            max: 1,
            unseen,
          }),
        );
      }
      return { objects: [...new Set(chosen)] };
    }
  }
}

/** "The color or colors of your choice". */
function severalColors(game: Game, { source }: Context, player: PlayerId, colors: readonly Color[]): readonly string[] {
  const options = colors.map((word) => ({ word }));
  const asked = {
    player,
    source,
    kind: 'color',
    purpose: 'choose colors',
    options,
    min: 1,
    max: options.length,
  } as const;
  return askOptions(game, asked).map((at) => colors[at] as Color);
}

/** Words of the kinds that may be replaced; in place of a word, the others of its kind. */
function textWords(game: Game, ctx: Context, what: Extract<Choosable, { choose: 'textWord' }>): readonly string[] {
  const lists = what.of.map((kind): readonly string[] => {
    if (kind === 'color') return COLORS;
    return kind === 'basicLandType' ? BASIC_LAND_TYPES : creatureTypes(game);
  });
  const replaced = what.for === undefined ? null : wordOf(game, ctx, what.for);
  const words = replaced === null ? lists.flat() : (lists.find((list) => list.includes(replaced)) ?? []);
  return words.filter((word) => word !== replaced && what.not?.includes(word) !== true);
}

/** One card name, or so many different ones, no more than there is time to ask for. */
function chooseNames(
  game: Game,
  ctx: Context,
  player: PlayerId,
  { where, count = 1 }: Extract<Choosable, { choose: 'cardName' }>,
): Binding {
  const words: string[] = [];
  while (words.length < soOften(count)) words.push(chooseName(game, ctx, player, where, words));
  const [word = ''] = words;
  return count === 1 ? { word } : { word, words };
}

/** A card name other than those named, of the catalogue where there is one, with the types the text asks for. */
function chooseName(
  game: Game,
  ctx: Context,
  player: PlayerId,
  where: Filter | undefined,
  named: readonly string[],
): string {
  const decision: Extract<Decision, { form: 'name' }> = {
    form: 'name',
    kind: 'cardName',
    player,
    by: answererFor(game, player),
    source: ctx.source,
    purpose: 'name a card',
    ...nameLimits(where),
  };
  return ask(game, decision, (answer) => {
    const { catalogue } = game;
    const name = typeof answer === 'string' ? answer : '';
    if (catalogue !== null && !namesOf(name).every((each) => catalogue.has(each)))
      return { error: 'illegal', message: `There is no card named ${name}.` };
    if (named.includes(name)) return { error: 'illegal', message: `${name} is named already: name another card.` };
    const misnamed = splitNameFault(game, name);
    if (misnamed !== null) return { error: 'illegal', message: misnamed };
    if (catalogue === null || where === undefined) return null;
    const types = catalogue.types(name);
    const supertypes = catalogue.supertypes(name);
    const { notCardTypes, notSupertypes } = decision;
    // "other than a basic land card": of those types only what has those supertypes
    const isLeftOut =
      (notCardTypes !== undefined || notSupertypes !== undefined) &&
      (notCardTypes ?? types).some((t) => types.includes(t)) &&
      (notSupertypes ?? []).every((t) => supertypes.includes(t));
    const fits =
      !isLeftOut &&
      (decision.cardTypes ?? types).some((t) => types.includes(t)) &&
      (decision.supertypes ?? []).every((t) => supertypes.includes(t));
    return fits ? null : { error: 'illegal', message: `${name} is not a card of that kind.` };
  });
}

/** What a filter over names asks of their types; a filter that asks for more is refused by the compiler. */
function nameLimits(where: Filter | undefined): {
  cardTypes?: string[];
  notCardTypes?: string[];
  supertypes?: string[];
  notSupertypes?: string[];
} {
  const limits = {
    cardTypes: [] as string[],
    notCardTypes: [] as string[],
    supertypes: [] as string[],
    notSupertypes: [] as string[],
  };
  const read = (f: Filter, not: boolean): void => {
    switch (f.is) {
      case 'type':
        (not ? limits.notCardTypes : limits.cardTypes).push(f.type);
        return;
      case 'supertype':
        (not ? limits.notSupertypes : limits.supertypes).push(f.supertype);
        return;
      case 'not':
        read(f.of, !not);
        return;
      case 'and':
      case 'or':
        for (const part of f.of) read(part, not);
        return;
      case 'any':
      case 'card':
        return;
      default:
        throw new Error(`A card name cannot be limited by "${f.is}"`);
    }
  };
  if (where !== undefined) read(where, false);
  return Object.fromEntries(Object.entries(limits).filter(([, list]) => list.length > 0));
}

/** An effect says that the player's coins come up heads, and that the player wins the flips, whatever they show (2026: 705.3). */
const flipsAreWon = (game: Game, player: PlayerId): boolean => hasRule(game, 'winsFlips', player);

/** Which side comes up, 0 being heads: of two coins in place of one that the player keeps (2006: 419 · 2009, 2011, 2026: 614). */
function coin(game: Game, ctx: Context, player: PlayerId): number {
  const doubled = rulesOf(game, 'flipsTwice').filter((active) =>
    isPlayer(game, activeContext(active), active.rule.who, player),
  );
  const first = randomBelow(game.state, 'coin', 2);
  let differ = false;
  for (let coins = 2 ** doubled.length; coins > 1; coins--)
    if (randomBelow(game.state, 'coin', 2) !== first) differ = true;
  if (!differ) return first;
  return askOption(game, {
    player,
    source: ctx.source,
    kind: 'word',
    purpose: 'keep a coin',
    options: [{ word: 'heads' }, { word: 'tails' }],
  });
}

function flipCoin(game: Game, ctx: Context, i: Doing<'flipCoin'>): void {
  if (i.sides === true) {
    const heads = actorsOf(game, ctx, i.who).filter((player) => {
      const up = coin(game, ctx, player) === 0 || flipsAreWon(game, player);
      happen(game, [coinEvent(player, null, causedBy(ctx))]);
      note(game, (w) => `${w.player(player)} flips ${up ? 'heads' : 'tails'}.`);
      return up;
    });
    if (i.out !== undefined) bind(ctx, i.out, { amount: heads.length, players: heads, did: heads.length > 0 });
    return;
  }
  for (const player of actorsOf(game, ctx, i.who)) {
    const call = askOption(game, {
      player,
      source: ctx.source,
      kind: 'word',
      purpose: 'call the coin',
      options: [{ word: 'heads' }, { word: 'tails' }],
    });
    const won = coin(game, ctx, player) === call || flipsAreWon(game, player);
    happen(game, [coinEvent(player, won, causedBy(ctx))]);
    note(game, (w) => `${w.player(player)} ${won ? 'wins' : 'loses'} the flip.`);
    if (i.out !== undefined) bind(ctx, i.out, { amount: won ? 1 : 0, players: [player], did: won });
  }
}

/** One player makes two piles, another chooses one (2026: 700.3). */
function piles(game: Game, ctx: Context, i: Doing<'piles'>): void {
  const ids = objectsOf(game, ctx, i.what);
  const by = whoChooses(game, ctx, i.by);
  const chooser = whoChooses(game, ctx, i.chooser);
  if (by === undefined || chooser === undefined) return;
  const first = askObjects(game, {
    player: by,
    source: ctx.source,
    kind: 'piles',
    purpose:
      i.faceDown === true ? 'make the face-down pile; the rest are face up' : 'make a pile; the rest are the other',
    ids,
    min: 0,
    max: ids.length,
  });
  const second = ids.filter((id) => !first.includes(id));
  if (i.faceDown === true)
    happen(
      game,
      second.map((id) => revealEvent(id, by, causedBy(ctx))),
    );
  const label = (pile: readonly ObjectId[]): string => `${pile.length} card${pile.length === 1 ? '' : 's'}`;
  const at = askOption(game, {
    player: chooser,
    source: ctx.source,
    kind: 'pile',
    purpose: 'choose a pile',
    options: [
      i.faceDown === true
        ? { text: `Face-down pile: ${label(first)}` }
        : { text: `First pile: ${label(first)}`, objects: first },
      { text: `${i.faceDown === true ? 'Face-up' : 'Second'} pile: ${label(second)}`, objects: second },
    ],
  });
  bind(ctx, i.chosen, { objects: at === 0 ? first : second, did: true });
  bind(ctx, i.other, { objects: at === 0 ? second : first, did: true });
}

function bindValue(game: Game, ctx: Context, i: Doing<'bind'>): void {
  const { value } = i;
  if ('objects' in value) {
    const objects = objectsOf(game, ctx, value.objects);
    bind(ctx, i.name, { objects, amount: objects.length, did: objects.length > 0 });
  } else if ('players' in value) {
    const players = playersOf(game, ctx, value.players);
    bind(ctx, i.name, { players, did: players.length > 0 });
  } else if ('number' in value) bind(ctx, i.name, { amount: amountOf(game, ctx, value.number), did: true });
  else {
    const { name } = value;
    const word = typeof name === 'object' && 'of' in name ? null : wordOf(game, ctx, name);
    bind(ctx, i.name, word === null ? { did: false } : { word, did: true });
  }
}

/** Whether there are as many as must be chosen; what is outside this game is looked at only as it is carried out (407, 729). */
const canChoose = (game: Game, ctx: Context, { from, count }: Extract<Choosable, { choose: 'objects' }>): boolean =>
  amountOf(game, ctx, count.min) <= 0 || available(game, ctx, { set: 'choice', by: { who: 'you' }, from, count }) > 0;

/** Choices, and names for what is chosen. */
export const CHOICES = {
  choose: {
    possible: (game, ctx, { what }) => what.choose !== 'objects' || canChoose(game, ctx, what),
    carryOut: choose,
  },
  flipCoin: { possible: always, carryOut: flipCoin },
  piles: { possible: always, carryOut: piles },
  bind: { possible: always, carryOut: bindValue },
} satisfies Partial<Verbs>;
