/**
 * Marks: what players, objects and the game are designated as, and what objects remember, in the rulebook's words.
 * 2006: 200.3a, 217.7d, 300.6, 409.1b, 419.6b, 502.51b, 502.59b, 503.8, 507, 601.2, 607.2, 608.4 ·
 * 2009: 102.3, 500.7, 601.2b, 607.2a, 607.2d, 701.11a, 702.52b, 702.59b, 710, 801.2, 807.2, 808.4 ·
 * 2011: 102.3, 500.7, 601.2b, 607.2a, 607.2d, 701.12a, 702.53b, 702.60b, 712, 801.2, 807.4, 809.2 ·
 * 2009, 2011, 2026: 903 (commanders) · 2026: 102.3, 309.4, 309.7, 310.8, 500.7, 601.2b, 607.2a, 607.2d, 701.15b, 701.19a, 701.27g, 701.37b, 701.54b–c, 702.55b, 702.62b, 702.95b, 702.99b,
 * 702.112b, 702.131c, 702.179a, 709.5c, 712.4a, 714.2b, 714.2d, 716.2b, 719.3b, 722, 724.1, 725.1, 729.2, 730.1, 801.2, 807.4, 809.2
 */
import type { MarkName } from '../editions/edition.ts';
import { wordsIn } from '../state/binding.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { commanderIn, isLedBy } from '../state/commander.ts';
import { objectOf } from '../state/objects.ts';
import type { Characteristics, GameObject, Memory, PlayerState } from '../state/state.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { memoised } from '../state/memoised.ts';
import { someNode } from '../vocabulary/some-node.ts';
import { textsOnStack } from '../casting/body.ts';
import { controllerOf } from '../continuous/derive.ts';
import { answererFor } from '../decisions/ask.ts';
import { isDesignation, isSector, LEVEL, ROOM, STORED } from '../meaning/memory.ts';
import { partnerOf } from '../meaning/pairs.ts';
import { ENCODED_ON, HAUNTED } from '../vocabulary/links.ts';
import { emperorOf } from '../multiplayer/options.ts';
import { isInRange } from '../meaning/range.ts';
import { isBattle, protectorOf } from '../objects/battle.ts';
import { isTransformed } from '../objects/double-faced.ts';
import { doorName, doorsOf } from '../objects/room.ts';
import { finalChapter, isSaga, LORE } from '../objects/saga.ts';
import { dungeonOf } from '../resolving/verbs/dungeons.ts';
import { goadersOf } from '../meaning/goaded.ts';
import { COLOR_NAMES, objectLabel, playerLabel } from './labels.ts';
import type { ViewMark } from './view.ts';

type About = Partial<Pick<ViewMark, 'player' | 'object' | 'count'>>;

const marked = (game: Game, mark: MarkName, label: string, about: About = {}): ViewMark => ({
  mark,
  label,
  rule: game.edition.marks[mark] ?? null,
  player: -1,
  object: 0,
  count: null,
  ...about,
});

/** What the game itself is designated as. */
export const gameMarks = (game: Game): ViewMark[] =>
  game.state.daytime === null ? [] : [marked(game, game.state.daytime, game.state.daytime)];

export function playerMarks(game: Game, player: PlayerState, seat: PlayerId): ViewMark[] {
  const { id, blessed, speed, tempted, ringBearer, completed, team } = player;
  const { monarch, initiative, players, turn, markers } = game.state;
  const marks: ViewMark[] = [];
  if (players.some((other) => other.id !== id && other.team === team))
    marks.push(marked(game, 'team', `team ${team + 1}`, { count: team }));
  if (emperorOf(game, id) === id) marks.push(marked(game, 'emperor', 'emperor'));
  if (!isInRange(game, seat, id)) marks.push(marked(game, 'outOfRange', 'out of your range'));
  const by = answererFor(game, id);
  if (by !== id) marks.push(marked(game, 'controlled', `controlled by ${playerLabel(game, by)}`, { player: by }));
  if (monarch === id) marks.push(marked(game, 'monarch', 'the monarch'));
  if (initiative === id) marks.push(marked(game, 'initiative', 'the initiative'));
  if (speed !== undefined) marks.push(marked(game, 'speed', `speed ${speed}`, { count: speed }));
  if (blessed) marks.push(marked(game, 'blessing', "the city's blessing"));
  if (tempted > 0)
    marks.push(marked(game, 'ring', `tempted by the Ring ${times(tempted)}`, { object: ringBearer, count: tempted }));
  const dungeon = dungeonOf(game, id);
  if (dungeon !== undefined)
    marks.push(
      marked(game, 'dungeon', `in ${objectLabel(game, dungeon.id, seat)}: ${roomIn(dungeon)}`, { object: dungeon.id }),
    );
  for (const name of completed) marks.push(marked(game, 'completed', `completed ${name}`));
  for (const { holder, number } of markers)
    if (holder === id) marks.push(marked(game, 'turnMarker', `turn marker ${number}`, { count: number }));
  const extra = turn.extraTurns.filter((t) => t.player === id).length;
  if (extra > 0)
    marks.push(marked(game, 'extraTurn', extra === 1 ? 'an extra turn' : `${extra} extra turns`, { count: extra }));
  return [...marks, ...dealtByCommanders(game, player)];
}

/** Combat damage that each commander has dealt the player, where enough of it loses the game. */
function dealtByCommanders(game: Game, { commanderDamage }: PlayerState): ViewMark[] {
  const { players, objects, options } = game.state;
  if (options.brawl) return [];
  return Object.entries(commanderDamage ?? {}).map(([card, dealt]) => {
    const led = players.find((player) => isLedBy(player, Number(card)))?.id ?? -1;
    const object = objects.find((one) => one?.card === Number(card) && one.kind === 'card');
    const name = game.definitions.get(object?.def ?? '')?.name ?? `${playerLabel(game, led)}’s ${called(game)}`;
    return marked(game, 'commanderDamage', `${dealt} combat damage from ${name}`, { player: led, count: dealt });
  });
}

const called = ({ edition }: Game): string => edition.commander?.called ?? 'commander';

/** Whose commander it is, and what casting it from the command zone costs besides. */
function leading(game: Game, object: GameObject): ViewMark[] {
  const commander = commanderIn(game, object);
  if (commander === null || object.faceDown) return [];
  const marks = [marked(game, 'commander', called(game), { player: object.owner })];
  const tax = 2 * commander.casts;
  return object.zone === 'command' && tax > 0
    ? [...marks, marked(game, 'commanderTax', `{${tax}} more to cast`, { count: tax })]
    : marks;
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const roomIn = ({ memory }: GameObject): string => memory?.findLast((m) => m.link === ROOM)?.value.word ?? '';

/** What an object that the seat may see is marked with. */
export function objectMarks(game: Game, object: GameObject, is: Characteristics, seat: PlayerId): ViewMark[] {
  const marks = [
    ...leading(game, object),
    ...(object.memory === null ? [] : remembered(game, object, seat)),
    ...(hasLinesByHand(game, object, is) ? [marked(game, 'byHand', 'by hand')] : []),
    ...wordsOf(game, is).map((words) => marked(game, 'reworded', `by hand: “${words}”`)),
  ];
  if (object.zone === 'exile') {
    if ((object.counters?.['time'] ?? 0) > 0 && is.keywords.includes('suspend'))
      marks.push(marked(game, 'suspended', 'suspended'));
    return marks;
  }
  if (object.zone === 'stack') return [...marks, ...announced(game, object)];
  if (object.zone !== 'battlefield') return marks;
  const { id } = object;
  const controller = controllerOf(game, id);
  const protector = isBattle(is) ? protectorOf(game, id) : -1;
  if (protector >= 0)
    marks.push(marked(game, 'protector', `protected by ${playerLabel(game, protector)}`, { player: protector }));
  const lore = isSaga(is) ? (object.counters?.[LORE] ?? 0) : 0;
  if (lore > 0) marks.push(marked(game, 'chapter', `chapter ${lore} of ${finalChapter(game, is)}`, { count: lore }));
  if (game.state.players[controller]?.ringBearer === id) marks.push(marked(game, 'ringBearer', 'Ring-bearer'));
  const partner = partnerOf(game, id);
  if (partner !== 0)
    marks.push(marked(game, 'paired', `paired with ${objectLabel(game, partner, seat)}`, { object: partner }));
  for (const player of goadersOf(game, id))
    marks.push(marked(game, 'goaded', `goaded by ${playerLabel(game, player)}`, { player }));
  for (const half of doorsOf(game, id, true))
    marks.push(marked(game, 'unlocked', `${doorName(game, id, half)} unlocked`, { count: half }));
  if (isTransformed(game, object)) marks.push(marked(game, 'transformed', 'transformed'));
  if (object.components !== null && !object.faceDown) {
    const others = object.components.map(({ def, faceDown }) =>
      faceDown ? 'a face-down card' : (game.definitions.get(def)?.name ?? ''),
    );
    marks.push(marked(game, 'merged', `with ${others.join(', ')}`));
  }
  if (object.shields > 0)
    marks.push(
      marked(game, 'regeneration', `regeneration shield${object.shields === 1 ? '' : ` ×${object.shields}`}`, {
        count: object.shields,
      }),
    );
  return marks;
}

/** Whether it says something that was not read, which people carry out. */
const hasLinesByHand = (game: Game, { stack }: GameObject, { abilities }: Characteristics): boolean =>
  game.state.options.byHand !== undefined &&
  (stack?.ability ? [stack.ability] : abilities.map(({ ref }) => ref)).some((ref) =>
    isByHand(nodeAt(game, ref) as object),
  );

/** The words in which people have said lines of its card that were not read. */
const wordsOf = ({ state }: Game, { abilities }: Characteristics): readonly string[] =>
  (state.reworded ?? []).flatMap(({ def, words }) => (abilities.some(({ ref }) => ref.def === def) ? [words] : []));
const isByHand = memoised((tree: object): boolean => someNode(tree, (node) => node['do'] === 'byHand'));

/** The modes of a spell or ability, and which of its optional and alternative costs were paid, and how often. */
function announced(game: Game, object: GameObject): ViewMark[] {
  const { modes = [], paid = {} } = object.stack ?? {};
  const texts = modes.some((chosen) => chosen.length > 0) ? textsOnStack(game, object) : [];
  return [
    ...texts.flatMap(({ body }, n) =>
      (modes[n] ?? []).map((mode) =>
        marked(game, 'mode', `mode: ${body.modes?.options[mode]?.text ?? mode + 1}`, { count: mode }),
      ),
    ),
    ...Object.entries(paid).flatMap(([tag, count]) =>
      count > 0 ? [marked(game, 'paid', count === 1 ? tag : `${tag} ×${count}`, { count })] : [],
    ),
  ];
}

/** Designations, and what an ability of the object had its player choose or exile: the last choice under each name. */
function remembered(game: Game, object: GameObject, seat: PlayerId): ViewMark[] {
  const memory = object.memory ?? [];
  const isLast = (m: Memory, at: number): boolean =>
    !memory.some((later, place) => place > at && later.link === m.link && later.def === m.def);
  return memory.flatMap((m, at) => {
    // what no ability had it remember is told otherwise: a protector, unlocked halves
    if (isSector(m)) return [marked(game, 'sector', m.link)];
    if (m.def === '' || m.secret === true) return [];
    const { link, kind, value } = m;
    if (kind === 'objects') return linked(game, m, seat);
    if (!isLast(m, at) && link !== STORED) return [];
    if (isDesignation(m)) return [marked(game, link as MarkName, link)];
    if (link === ROOM)
      return [marked(game, 'dungeon', `venture marker on ${value.word ?? ''}`, { player: object.owner })];
    if (link === LEVEL) return [marked(game, 'level', `level ${value.amount ?? 1}`, { count: value.amount ?? 1 })];
    return chosen(game, m);
  });
}

function chosen(game: Game, { link, kind, value }: Memory): ViewMark[] {
  const [player = -1] = value.players ?? [];
  const words = wordsIn(value).map((word) => (kind === 'color' ? (COLOR_NAMES[word] ?? word) : word));
  const what = player >= 0 ? playerLabel(game, player) : kind === 'number' ? String(value.amount) : words.join(', ');
  return what === '' ? [] : [marked(game, 'chosen', `${inWords(link)}: ${what}`, { player })];
}

/** The creature that a card haunts or is encoded on, and cards that are still where an ability of the object exiled them. */
function linked(game: Game, { link, value }: Memory, seat: PlayerId): ViewMark[] {
  return (value.objects ?? []).flatMap((id) => {
    const label = objectLabel(game, id, seat);
    if (link === HAUNTED) return [marked(game, 'haunting', `haunting ${label}`, { object: id })];
    if (link === ENCODED_ON) return [marked(game, 'encoded', `encoded on ${label}`, { object: id })];
    return objectOf(game, id)?.zone === 'exile'
      ? [marked(game, 'linked', `${inWords(link)}: ${label}`, { object: id })]
      : [];
  });
}

/** `chosenColor` is written `chosen color`. */
const inWords = (link: string): string => link.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
