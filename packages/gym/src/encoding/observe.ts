/** The observation of a seat as numbers, made from its view and nothing else. 2006: 217 · 2009, 2011, 2026: 400.2 */
import type { View, ViewObject, ViewPlayer } from '@rulewright/engine';
import { GLOBALS, GLOBAL_AT, KEYWORDS, OBJECT, OBJECT_AT, OBSERVATION_SIZE, type OfPlayer } from './layout.ts';
import type { Seen } from './seen-objects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How far a course of small choices has come. */
export interface Progress {
  readonly chosen: number;
  /** of a division: what is left to be divided */
  readonly left: number;
  readonly page: number;
}

export function observe(view: View, seen: Seen, vocabulary: Vocabulary, progress: Progress): Float32Array {
  const numbers = new Float32Array(OBSERVATION_SIZE);
  setGlobals(numbers, view, seen, progress);
  for (const [slot, object] of seen.slots.entries())
    if (object !== null) setObject(numbers, GLOBALS.length + slot * OBJECT.length, object, { view, seen, vocabulary });
  return numbers;
}

function setGlobals(numbers: Float32Array, view: View, seen: Seen, progress: Progress): void {
  const set = (name: keyof typeof GLOBAL_AT, value: number | boolean): void => {
    numbers[GLOBAL_AT[name]] = Number(value);
  };
  const { seat, turn, decision } = view;
  set('turn', turn.number);
  set('my turn', turn.active === seat);
  set(
    'day',
    view.marks.some(({ mark }) => mark === 'day'),
  );
  set(
    'night',
    view.marks.some(({ mark }) => mark === 'night'),
  );
  set('subgame', view.subgame);
  set(`step ${turn.step}`, true);
  for (const player of view.players)
    for (const [name, value] of ofPlayer(view, player)) set(player.id === seat ? `my ${name}` : `their ${name}`, value);
  for (const [group, count] of seen.beyond) set(`beyond ${group}`, count);
  if (decision === null || decision.by !== seat) return;
  set(`asked ${decision.kind}`, true);
  set(`form ${decision.form}`, true);
  set('least', decision.min ?? decision.least ?? 0);
  set('most', decision.max ?? decision.amount ?? 0);
  set('chosen', progress.chosen);
  set('left', progress.left);
  set('page', progress.page);
}

function ofPlayer(view: View, player: ViewPlayer): [OfPlayer, number][] {
  const counters = (kind: string): number => player.counters.find(({ counter }) => counter === kind)?.count ?? 0;
  const marked = (name: string): number => Number(player.marks.some(({ mark }) => mark === name));
  const values: [OfPlayer, number][] = [
    ['life', player.life],
    ['poison', counters('poison')],
    ['energy', counters('energy')],
    ['experience', counters('experience')],
    ['hand', player.handCount],
    ['library', player.libraryCount],
    ['graveyard', player.graveyard.length],
    ['permanents', view.battlefield.filter(({ controller }) => controller === player.id).length],
    ['lands played', player.landsPlayed],
    ['monarch', marked('monarch')],
    ['initiative', marked('initiative')],
    ['blessing', marked('blessing')],
  ];
  const mana = new Map<OfPlayer, number>();
  for (const { type, count } of player.mana) mana.set(`mana ${type}`, (mana.get(`mana ${type}`) ?? 0) + count);
  return [...values, ...mana];
}

interface Around {
  readonly view: View;
  readonly seen: Seen;
  readonly vocabulary: Vocabulary;
}

/** A card's number is that of what it is now (a copy that of what it copies), or of what is face down where the seat knows it. */
export function cardNumber({ kind, name, cardName, knownAs }: ViewObject, vocabulary: Vocabulary): number {
  return vocabulary.numberOf(knownAs ?? (kind === 'ability' ? cardName : name));
}

function setObject(
  numbers: Float32Array,
  row: number,
  object: ViewObject,
  { view: { seat }, seen, vocabulary }: Around,
): void {
  const set = (name: keyof typeof OBJECT_AT, value: number | boolean): void => {
    numbers[row + OBJECT_AT[name]] = Number(value);
  };
  set('present', true);
  set('known', object.knownAs !== null || object.cardName !== '');
  set('card', cardNumber(object, vocabulary));
  set('handle', object.id);
  set('mine', object.controller === seat);
  set('owned', object.owner === seat);
  set(`is ${object.kind}`, true);
  flag(numbers, row, 'type', object.types);
  set('basic', /^basic\b/i.test(object.typeLine));
  set('legendary', /\blegendary\b/i.test(object.typeLine));
  flag(numbers, row, 'color', object.colors);
  set('mana value', object.manaValue);
  set('power', object.power ?? 0);
  set('toughness', object.toughness ?? 0);
  set('loyalty', object.loyalty ?? 0);
  set('defense', object.defense ?? 0);
  set('damage', object.damage);
  set('tapped', object.tapped);
  set('sick', object.sick);
  set('face down', object.faceDown);
  set('phased out', object.phasedOut);
  set('attacking', object.attacking !== null);
  if (object.attacking !== null && 'object' in object.attacking)
    set('attacked slot', seen.slotOf(object.attacking.object));
  set('blocked slot', seen.slotOf(object.blocking[0] ?? 0));
  set('attached slot', seen.slotOf(object.attachedTo));
  setTargets(object, seat, seen, set);
  set('x', object.x ?? 0);
  let others = 0;
  for (const { counter, count } of object.counters) {
    if (counter === '+1/+1' || counter === '-1/-1') set(`counters ${counter}`, count);
    else others += count;
  }
  set('counters other', others);
  set('abilities', object.abilities.length);
  for (const text of object.abilities) {
    const keyword = keywordIn(text);
    if (keyword !== null) set(`has ${keyword}`, true);
  }
  set('place', seen.placeOf(object.id));
}

function setTargets(
  { targets }: ViewObject,
  seat: number,
  seen: Seen,
  set: (name: 'targets me' | 'targets them' | 'target slot' | 'second target slot', value: number) => void,
): void {
  const [first, second] = targets.flatMap((target) => ('object' in target ? [target.object] : []));
  set('target slot', seen.slotOf(first ?? 0));
  set('second target slot', seen.slotOf(second ?? 0));
  for (const target of targets) if ('player' in target) set(target.player === seat ? 'targets me' : 'targets them', 1);
}

/** Sets the flag of each word that the row has one for. */
function flag(numbers: Float32Array, row: number, what: string, words: readonly string[]): void {
  for (const word of words) {
    const place: number | undefined = (OBJECT_AT as Record<string, number>)[`${what} ${word}`];
    if (place !== undefined) numbers[row + place] = 1;
  }
}

const known = new Map<string, (typeof KEYWORDS)[number] | null>();
const MOST_KNOWN = 10_000;

/** The keyword that an ability's text begins with; null: it is no keyword ability of those that have a flag. */
export function keywordIn(text: string): (typeof KEYWORDS)[number] | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const [words = ''] = text.toLowerCase().split(/[({—]/);
  const found = /^\w+walk$/.test(words.trim())
    ? 'landwalk'
    : (KEYWORDS.find((keyword) => words.trim() === keyword || words.startsWith(`${keyword} from `)) ?? null);
  if (known.size < MOST_KNOWN) known.set(text, found);
  return found;
}
