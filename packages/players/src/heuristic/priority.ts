/**
 * What the heuristic player does with priority: lands and permanents in its main phase, removal on what is worth it, tricks
 * in combat, card drawing when the opponent's turn ends, and mana held for counterspells. 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import type { Action, Answer, Decision, Face, ObjectId, OptionValue, PlayerId } from '@rulewright/engine';
import { controllerOf, objectOf, profileOf, shownOf } from '@rulewright/engine';
import { type Table, creaturesOf, faceOf, handOf, isMyTurn, landsOf, lifeOf, opponentsOf, traits } from './table.ts';
import type { Habits } from '../memory.ts';
import { type Rated, counters, isHandNeededToKill, rate } from './actions.ts';
import { manaOf, manaValueOf } from './mana.ts';

type Choose = Extract<Decision, { form: 'choose' }>;

const MOST_USES = 4;
/** Uses of one ability a turn, on whatever objects it is: what comes back as a new object, or makes others like it, could go on without end. */
const MOST_ALIKE = 60;

/** The number of the option to take; 0 passes. `mainOnly`: nothing is looked at outside of this player's own main phases. */
export function withPriority(table: Table, decision: Choose, habits: Habits, mainOnly = false): number {
  const occasion = occasionOf(table);
  if (!occasion || (mainOnly && occasion !== 'main')) return 0;
  if (occasion !== 'main' && !mayActNow(table)) return 0;
  if (table.game.state.turn.step === 'main1' && isHandNeededToKill(table)) return 0;
  const mana = manaOf(table, table.me);
  const reserve = isMyTurn(table) && occasion !== 'response' ? manaForAnswers(table) : 0;
  let holding: boolean | null = null;
  const wanted: Wanted[] = [];
  for (const option of ratedOptions(table, decision, habits)) {
    const { rated } = option;
    if (rated.score <= 0 || !timely(occasion, rated)) continue;
    if (rated.waits && !mainOnly && occasion !== 'lastChance') continue;
    if (rated.dies && !isWorthDyingFor(table, occasion, rated)) continue;
    if (rated.creature && occasion === 'main' && (holding ??= isWaitingForSweeper(table))) continue;
    if (reserve > 0 && rated.purpose !== 'land' && mana - rated.mana < reserve && rated.score < 6) continue;
    wanted.push(option);
  }
  return (occasion === 'main' ? bestTogether(wanted, mana) : bestOf(wanted))?.index ?? 0;
}

interface Wanted {
  /** its number among the options */
  readonly index: number;
  /** the card or permanent that it is done with */
  readonly object: ObjectId;
  readonly rated: Rated;
}

const bestOf = (wanted: readonly Wanted[]): Wanted | null =>
  wanted.reduce<Wanted | null>((best, one) => (best === null || one.rated.score > best.rated.score ? one : best), null);

/** The best of those that together make the most of the mana; each rating counts once, whichever of its cards is taken. */
function bestTogether(wanted: readonly Wanted[], mana: number): Wanted | null {
  const best = bestOf(wanted);
  if (best === null || best.rated.purpose === 'land' || best.rated.mana === 0 || best.rated.mana > mana) return best;
  // sets[m]: the most that m mana buys
  let sets: { score: number; of: readonly Wanted[] }[] = Array.from({ length: mana + 1 }, () => ({ score: 0, of: [] }));
  const seen = new Set<number>();
  for (const one of wanted) {
    if (one.rated.mana === 0 || one.rated.mana > mana || seen.has(one.object)) continue;
    seen.add(one.object);
    sets = sets.map((set, m) => {
      const before = sets[m - one.rated.mana];
      return before !== undefined && before.score + one.rated.score > set.score
        ? { score: before.score + one.rated.score, of: [...before.of, one] }
        : set;
    });
  }
  return bestOf(sets[mana]?.of ?? []) ?? best;
}

/** Options worth a thought where there is time to think: actions of different cards, best first; none where it is not the time to act. */
export function optionsToTry(table: Table, decision: Choose, habits: Habits): number[] {
  const occasion = occasionOf(table);
  if (!occasion || (occasion !== 'main' && !mayActNow(table))) return [];
  const seen = new Set<Rated>();
  return ratedOptions(table, decision, habits)
    .filter(({ rated }) => {
      const fresh = !seen.has(rated) && rated.score > LEAST_TRIED && (occasion === 'main' || !rated.slow);
      seen.add(rated);
      return fresh && (rated.purpose !== 'answer' || occasion === 'response');
    })
    .sort((a, b) => b.rated.score - a.rated.score || a.index - b.index)
    .map(({ index }) => index);
}

/** Actions rated lower are dominated by passing. */
const LEAST_TRIED = -4;

/** Remembers that an ability was used or a spell cast, so that none is used, or cast and taken back, without end. */
export function noteUse(table: Table, decision: Decision, habits: Habits, given: Answer): void {
  if (decision.kind !== 'priority' || decision.form !== 'choose') return;
  const [index = 0] = given as readonly number[];
  // passing is listed first, and the list is not made for that alone
  const keys = index === 0 ? NONE : usedBy(decision.options[index]);
  if (keys.length === 0) return;
  beginTurn(table, habits);
  for (const key of keys) habits.used[key] = (habits.used[key] ?? 0) + 1;
}

function beginTurn(table: Table, habits: Habits): void {
  const { number } = table.game.state.turn;
  if (habits.turn === number) return;
  habits.turn = number;
  habits.used = {};
}

/** What an option uses: the ability it activates, of that object and of any, or the card it casts, which is another object once it is cast. */
function usedBy(option: OptionValue | undefined): readonly string[] {
  if (option === undefined || !('action' in option)) return NONE;
  const { action } = option;
  if (action.act === 'cast') return [`${action.object}:cast`];
  if (action.act !== 'activate') return NONE;
  const { def, path } = action.ability;
  return [`${action.object}:${path}`, `${def}:${path}`];
}
const NONE: readonly string[] = [];

/** Every action that is offered and surely can be taken, with its rating. */
function ratedOptions(table: Table, { options }: Choose, habits: Habits): Wanted[] {
  beginTurn(table, habits);
  const mana = manaOf(table, table.me);
  const ratings = new Map<string, Rated>();
  return options.flatMap((option, index) => {
    if (!('action' in option) || option.attempt) return [];
    const { action } = option;
    if (action.act === 'pass' || action.act === 'mana') return [];
    const [one, alike] = usedBy(option);
    if (one !== undefined && (habits.used[one] ?? 0) >= MOST_USES) return [];
    if (alike !== undefined && (habits.used[alike] ?? 0) >= MOST_ALIKE) return [];
    return [{ index, object: 'object' in action ? action.object : 0, rated: ratedOnce(table, action, mana, ratings) }];
  });
}

type Occasion = 'main' | 'combat' | 'response' | 'lastChance' | 'attacked';

/** Whether this is a moment to look at what could be done. */
function occasionOf(table: Table): Occasion | null {
  const { stack, turn } = table.game.state;
  const top = stack.at(-1);
  if (top !== undefined) {
    const object = objectOf(table.game, top);
    return object && object.controller !== table.me ? 'response' : null;
  }
  if (isMyTurn(table)) {
    if (turn.step === 'main1' || turn.step === 'main2') return 'main';
    return turn.step === 'declareBlockers' ? 'combat' : null;
  }
  if (turn.step === 'declareBlockers') return 'combat';
  if (turn.step === 'declareAttackers') return 'attacked';
  return turn.step === 'end' ? 'lastChance' : null;
}

function timely(occasion: Occasion, rated: Rated): boolean {
  if (rated.purpose === 'answer') return occasion === 'response' && rated.score > 0;
  switch (occasion) {
    case 'main':
      return true;
    case 'combat':
    case 'lastChance':
      return !rated.slow;
    case 'attacked':
      return !rated.slow && rated.score > 1;
    case 'response':
      return !rated.slow && rated.score > 2.5;
  }
}

/** The rating of an action; cards in hand with one definition are rated once. */
function ratedOnce(table: Table, action: Action, mana: number, ratings: Map<string, Rated>): Rated {
  if (action.act !== 'cast' && action.act !== 'playLand') return rate(table, action, mana);
  const object = objectOf(table.game, action.object);
  if (object?.zone !== 'hand') return rate(table, action, mana);
  const key = `${object.def} ${action.act} ${action.face} ${action.act === 'cast' ? `${action.by} ${action.faceDown}` : ''}`;
  let rated = ratings.get(key);
  if (rated === undefined) {
    rated = rate(table, action, mana);
    ratings.set(key, rated);
  }
  return rated;
}

/**
 * Whether there may be anything to do that is not a sorcery's work: looking through all actions costs more than this. A card in hand or
 * graveyard that is an instant or has a keyword or an ability of its own, an ability on the table that is no mana ability, something face
 * down, a card of one's own in exile.
 */
function mayActNow(table: Table): boolean {
  const { game, me } = table;
  const player = game.state.players[me];
  for (const id of [...(player?.hand ?? []), ...(player?.graveyard ?? [])]) {
    const definition = game.definitions.get(objectOf(game, id)?.def ?? '');
    if (definition?.faces.some(isQuick)) return true;
  }
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object === null || controllerOf(game, id) !== me) continue;
    if (object.faceDown) return true;
    if (
      profileOf(game, id).activated.some(
        ({ ability }) => !ability.body.effect.every(({ do: verb }) => verb === 'addMana'),
      )
    )
      return true;
  }
  return game.state.exile.some((id) => objectOf(game, id)?.owner === me);
}

const quick = new WeakMap<Face, boolean>();

function isQuick(face: Face): boolean {
  let found = quick.get(face);
  if (found === undefined) {
    found =
      face.types.includes('instant') ||
      face.abilities.some((ability) => ability.ability === 'activated' || ability.ability === 'keyword');
    quick.set(face, found);
  }
  return found;
}

/** What gives up its own source waits: until it wins, until the source has fought, or until the source is lost anyway. */
function isWorthDyingFor(table: Table, occasion: Occasion, rated: Rated): boolean {
  if (rated.score >= 100 || !rated.creature) return true;
  if (occasion === 'main') return table.game.state.turn.step === 'main2' && rated.score > 1.5;
  return occasion === 'response' || occasion === 'lastChance';
}

/** Whether more creatures would only die too: this player attacks already, and an opponent is known to hold what destroys them all. */
function isWaitingForSweeper(table: Table): boolean {
  const own = creaturesOf(table, table.me);
  if (own.length === 0) return false;
  return opponentsOf(table).some((player) => {
    const state = table.game.state.players[player];
    if (state === undefined || creaturesOf(table, player).length >= own.length) return false;
    const shown = shownOf(table.game, table.me, state);
    const lands = landsOf(table, player).length;
    return state.hand.some((id) => {
      if (!shown.inHand(id)) return false;
      const definition = table.game.definitions.get(objectOf(table.game, id)?.def ?? '');
      return definition?.faces.some((face) => manaValueOf(face) <= lands + 1 && sweeps(face)) === true;
    });
  });
}

/** Whether a card destroys, exiles or burns all creatures, or all that are like them. */
const sweeps = (face: Face): boolean =>
  face.abilities.some(
    (ability) =>
      ability.ability === 'spell' &&
      ability.body.effect.some((instruction) => {
        if (instruction.do === 'destroy') return instruction.what.set === 'all';
        if (instruction.do === 'move') return instruction.what.set === 'all' && instruction.to.zone !== 'battlefield';
        return instruction.do === 'damage' && instruction.to.objects?.set === 'all';
      }),
  );

/**
 * Mana to keep on one's own turn for what is done in another's: a counterspell in hand, once there are lands to do both; and where the
 * creatures on the table win in two attacks, any instant, because more creatures add little.
 */
function manaForAnswers(table: Table): number {
  const winning = opponentsOf(table).every((player) => isSoonWon(table, player));
  if (!winning && opponentsOf(table).every((player) => (table.game.state.players[player]?.hand.length ?? 0) === 0))
    return 0;
  let least = 0;
  for (const id of handOf(table)) {
    const object = objectOf(table.game, id);
    const face = object && faceOf(table, object, object.face);
    if (!face?.types.includes('instant')) continue;
    const spell = face.abilities.find((ability) => ability.ability === 'spell');
    if (!spell || spell.ability !== 'spell' || !(winning || counters(spell.body))) continue;
    const value = manaValueOf(face);
    if (least === 0 || value < least) least = value;
  }
  return landsOf(table, table.me).length >= least ? least : 0;
}

/** Whether two attacks with the creatures that are there take that player's life, as far as nobody there could block. */
function isSoonWon(table: Table, player: PlayerId): boolean {
  const guards = creaturesOf(table, player).length;
  const powers = creaturesOf(table, table.me)
    .map((id) => Math.max(0, traits(table, id).power))
    .sort((a, b) => b - a)
    .slice(guards);
  return 2 * powers.reduce((sum, power) => sum + power, 0) >= lifeOf(table, player);
}
