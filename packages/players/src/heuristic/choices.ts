/** Every other decision of the heuristic player: what to discard, search for, pay, name, divide. 2006: 101, 409, 413 · 2009, 2011, 2026: 103, 601, 608 */
import type { Answer, Body, Color, Decision, Instruction, ObjectId, OptionValue, TargetSpec } from '@rulewright/engine';
import { COLORS, objectOf, payingAutomatically } from '@rulewright/engine';
import {
  type Table,
  faceOf,
  handOf,
  hasColor,
  hasType,
  isMine,
  landsOf,
  leftOf,
  lifeOf,
  opponentsOf,
  permanentsOf,
  traits,
} from './table.ts';
import { costWorth } from './actions.ts';
import { auraHosts } from './attaching.ts';
import { readAmount } from './sets.ts';
import { bodyOnStack } from './on-the-stack.ts';
import { rankTargets, scorePlan, scoreWith } from './effects.ts';
import { CARD } from './verbs.ts';
import { lostByDiscard } from './discarding.ts';
import { landWorth } from './lands.ts';
import { worthInHand, worthOf } from './worth.ts';

type Choose = Extract<Decision, { form: 'choose' }>;

/** Indices of the options, best first; how many are taken is decided by the caller. */
export function choose(table: Table, decision: Choose): Answer {
  const { options, min } = decision;
  const max = decision.repeat ? decision.max : Math.min(decision.max, options.length);
  const fill = (order: readonly number[], count: number): number[] => {
    const taken = order.slice(0, Math.max(min, Math.min(max, count)));
    while (decision.repeat && taken.length < min && taken[0] !== undefined) taken.push(taken[0]);
    return taken;
  };
  const by = (score: (option: OptionValue, index: number) => number): { order: number[]; good: number } => {
    const scores = options.map(score);
    const order = options.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    return { order, good: scores.filter((s) => s > 0).length };
  };
  const ranked = (score: (option: OptionValue, index: number) => number): number[] => {
    const { order, good } = by(score);
    return fill(order, good);
  };
  switch (decision.kind) {
    case 'target': {
      const { order, good } = by(targetScore(table, decision));
      return fill(order, Math.min(good, worthDividing(table, decision, order)));
    }
    case 'mode':
      return ranked(modeScore(table, decision));
    case 'discard':
      return ranked((option) => ('object' in option ? 0.01 - lostByDiscard(table, option.object) : 0));
    case 'bottom':
      return ranked((option) => ('object' in option ? 0.01 - worthInHand(table, option.object) : 0));
    case 'sacrifice':
      return ranked((option) => ('object' in option ? -worthOf(table, option.object) : 0));
    case 'search':
      return ranked((option) => ('object' in option ? findWorth(table, option.object) : 0));
    case 'legend':
      return ranked((option) => ('object' in option ? worthOf(table, option.object) : 0));
    case 'untap':
      return fill(by((option) => ('object' in option ? worthOf(table, option.object) : 0)).order, options.length);
    case 'payment':
      return [Math.max(0, payingAutomatically(decision))];
    case 'mulligan':
      return [mulligan(table, options)];
    case 'startingPlayer':
    case 'player':
      return ranked((option) => ('player' in option ? playerScore(table, decision, option.player) : 0));
    case 'yesNo':
    case 'pay':
      return [sayYes(table, decision)];
    case 'color':
      return ranked((option) => ('word' in option ? colorScore(table, decision, option.word) : 0));
    case 'creatureType':
    case 'landType':
    case 'cardType':
    case 'word':
      return ranked((option) => ('word' in option ? 0.1 + commonness(table, option.word) : 0));
    case 'objects':
    case 'source':
    case 'attachTo':
    case 'cost':
      return ranked((option) => ('object' in option ? objectScore(table, decision, option.object) : 0.1));
    case 'piles':
    case 'pile':
    case 'vote':
    case 'manaType':
    case 'option':
    case 'replacement':
    case 'priority':
    case 'x':
    case 'number':
    case 'order':
    case 'triggerOrder':
    case 'attackers':
    case 'blockers':
    case 'damageOrder':
    case 'damageDivision':
    case 'divide':
    case 'cardName':
    case 'sideboard':
      return fill(
        options.map((_, i) => i),
        Math.max(1, min),
      );
  }
}

interface Plan {
  targets?: readonly TargetSpec[];
  effect: readonly Instruction[];
}

/** The targets and instructions that the modes chosen so far give. */
const plansOf = (body: Body): readonly Plan[] => body.modes?.options ?? [body];

function targetScore(table: Table, decision: Choose): (option: OptionValue) => number {
  const object = objectOf(table.game, decision.source);
  const face = object && table.game.definitions.get(object.def)?.faces[object.face];
  if (object && face?.subtypes.includes('Aura') && !object.stack?.ability) {
    const hosts = new Map(
      auraHosts(table, decision.source, object.def, object.face, face).map((h) => [h.object, h.score]),
    );
    return (option) => ('object' in option ? (hosts.get(option.object) ?? -1) : 0);
  }
  const found = bodyOnStack(table, decision.source);
  const plans = found ? plansOf(found.body) : [];
  for (const plan of plans) {
    for (const spec of plan.targets ?? []) {
      // the decision's purpose is the name of the target it is about
      if (decision.purpose !== spec.name) continue;
      if (!found) continue;
      return (option) => {
        if ('object' in option)
          return scoreWith(table, found.ctx, spec.name, { objects: [option.object] }, plan.effect);
        if ('player' in option)
          return scoreWith(table, found.ctx, spec.name, { players: [option.player] }, plan.effect);
        return 0;
      };
    }
  }
  const all = plans.flatMap((plan) => (plan.targets ?? []).map((spec) => ({ plan, spec })));
  if (found && all.length > 0) {
    // Several targets and no name to tell them apart: the best any of them would do.
    const scores = new Map<string, number>();
    for (const { plan, spec } of all) {
      for (const candidate of rankTargets(table, found.ctx, spec, plan.effect)) {
        const key = 'object' in candidate.what ? `o${candidate.what.object}` : `p${candidate.what.player}`;
        scores.set(key, Math.max(scores.get(key) ?? -99, candidate.score));
      }
    }
    return (option) =>
      ('object' in option
        ? scores.get(`o${option.object}`)
        : 'player' in option
          ? scores.get(`p${option.player}`)
          : 0) ?? 0;
  }
  return (option) => {
    if ('object' in option) return (isMine(table, option.object) ? -1 : 1) * worthOf(table, option.object);
    if ('player' in option) return option.player === table.me ? -1 : 1;
    return 0;
  };
}

/** Among how many of the targets, in that order, an amount is divided so that it does something to each; no limit where none is divided. */
function worthDividing(table: Table, { source, purpose, options }: Choose, order: readonly number[]): number {
  const found = bodyOnStack(table, source);
  const spec =
    found && plansOf(found.body).flatMap(({ targets = [] }) => targets.filter(({ name }) => name === purpose))[0];
  if (!found || spec?.divide === undefined) return Number.POSITIVE_INFINITY;
  let left = readAmount(table, found.ctx, spec.divide);
  let count = 0;
  for (const index of order) {
    const option = options[index];
    const asked = option && 'object' in option ? leftOf(table, option.object) : 1;
    if (count > 0 && asked > left) break;
    left -= asked;
    count++;
  }
  return count;
}

function modeScore(table: Table, decision: Choose): (option: OptionValue) => number {
  const found = bodyOnStack(table, decision.source);
  const plans = found ? plansOf(found.body) : [];
  return (option) => {
    if (!found || !('mode' in option)) return 0;
    const plan = plans[option.mode];
    return plan ? (scorePlan(table, found.ctx, plan.targets ?? [], plan.effect) ?? -50) : 0;
  };
}

function findWorth(table: Table, id: ObjectId): number {
  const worth = Math.max(0.1, worthInHand(table, id));
  return hasType(traits(table, id), 'land') ? worth + 0.2 * landWorth(table, id) : worth;
}

/** One's own least is given up, an opponent's best is taken. */
function objectScore(table: Table, decision: Choose, id: ObjectId): number {
  const object = objectOf(table.game, id);
  if (!object) return 0;
  if (object.zone === 'hand') {
    if (object.owner !== table.me) return 1 + worthOf(table, id);
    return 0.01 - (isDiscarding(table, decision) ? lostByDiscard(table, id) : worthInHand(table, id));
  }
  const wanted =
    /untap|return|copy|put|keep|attach|prevent/i.test(decision.purpose) ||
    (/choose/i.test(decision.purpose) && !givesUp(table, decision));
  const worth = worthOf(table, id);
  if (isMine(table, id)) return wanted ? worth : 0.01 - worth;
  return wanted && /copy/i.test(decision.purpose) ? worth : worth * 0.9;
}

const GIVING_UP: readonly string[] = ['sacrifice', 'discard', 'destroy', 'damage', 'tap', 'removeCounters', 'mill'];

/** Whether what is chosen is lost by it, judged from the verbs that hold a choice. */
function givesUp(table: Table, decision: Decision): boolean {
  const verbs = choosingVerbs(table, decision);
  return verbs.length === 0 || verbs.some((verb) => GIVING_UP.includes(verb));
}

/** Whether cards are chosen to be discarded, for a cost or by an effect. */
const isDiscarding = (table: Table, decision: Decision): boolean =>
  /discard/.test(decision.purpose) || choosingVerbs(table, decision).includes('discard');

/** The verbs that hold a choice in what a decision is about. */
function choosingVerbs(table: Table, decision: Decision): readonly string[] {
  const found = bodyOnStack(table, decision.source);
  if (!found) return [];
  const known = verbsOfChoices.get(found.body);
  if (known !== undefined) return known;
  const verbs = new Set<string>();
  const visit = (node: unknown, verb: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const record = node as Record<string, unknown>;
    const here = typeof record['do'] === 'string' ? record['do'] : verb;
    if (record['set'] === 'choice') verbs.add(here);
    for (const key in record) visit(record[key], here);
  };
  visit(found.body, '');
  const all = [...verbs];
  verbsOfChoices.set(found.body, all);
  return all;
}

const verbsOfChoices = new WeakMap<Body, readonly string[]>();

function playerScore(table: Table, decision: Choose, player: number): number {
  if (decision.kind === 'startingPlayer') return player === table.me ? 1 : 0;
  return player === table.me ? 0.1 : 1 + 1 / Math.max(1, lifeOf(table, player));
}

function mulligan(table: Table, options: readonly OptionValue[]): number {
  const hand = handOf(table);
  const lands = hand.filter((id) => hasType(traits(table, id), 'land')).length;
  const taken = table.game.state.players[table.me]?.mulligans ?? 0;
  const keep = hand.length <= 5 || taken >= 2 || (lands >= 2 && lands <= hand.length - 2);
  const again = options.findIndex((o) => ('yes' in o && o.yes) || ('text' in o && !/^keep/i.test(o.text)));
  const kept = options.findIndex((_, i) => i !== again);
  return keep ? Math.max(0, kept) : Math.max(0, again);
}

function sayYes(table: Table, decision: Choose): number {
  const yes = decision.options.findIndex((option) => 'yes' in option && option.yes);
  const no = decision.options.findIndex((option) => 'yes' in option && !option.yes);
  if (yes < 0) return 0;
  if (no < 0) return yes;
  // Drawing oneself out is the one thing that sounds good and is not.
  if (/draw/i.test(decision.purpose) && (table.game.state.players[table.me]?.library.length ?? 0) < 6) return no;
  if (/life/i.test(decision.purpose) && lifeOf(table, table.me) <= 4) return no;
  if (/buyback/i.test(decision.purpose)) return buybackWorth(table, decision.source) > 0 ? yes : no;
  const source = objectOf(table.game, decision.source);
  if (
    decision.kind === 'pay' &&
    source?.zone === 'battlefield' &&
    landsOf(table, table.me).length <= 3 &&
    worthOf(table, decision.source) < 2
  )
    return no;
  return yes;
}

/** What it is worth to have the card back, after what is paid for it besides mana. */
function buybackWorth(table: Table, spell: ObjectId): number {
  const object = objectOf(table.game, spell);
  const face = object && faceOf(table, object, object.face);
  const buyback = face?.abilities.find((ability) => ability.ability === 'keyword' && ability.keyword === 'buyback');
  const cost = buyback?.ability === 'keyword' ? buyback.cost : undefined;
  return CARD - (cost === undefined ? 0 : costWorth(table, spell, cost));
}

/** Against the colours opponents play where it protects; one's own where it makes mana. */
function colorScore(table: Table, decision: Choose, word: string): number {
  if (!(COLORS as readonly string[]).includes(word)) return 0.1;
  const color = word as Color;
  const found = bodyOnStack(table, decision.source);
  const guards = JSON.stringify(found?.body ?? {}).includes('protection');
  const whose = guards ? opponentsOf(table) : [table.me];
  const seen = whose
    .flatMap((player) => permanentsOf(table, player))
    .filter((id) => hasColor(traits(table, id), color)).length;
  const held = guards ? 0 : handOf(table).filter((id) => hasColor(traits(table, id), color)).length;
  return 0.1 + seen + held;
}

function commonness(table: Table, word: string): number {
  const own = [...permanentsOf(table, table.me), ...handOf(table)];
  return own.filter((id) => traits(table, id).subtypes.some((s) => s.toLowerCase() === word.toLowerCase())).length;
}

/** A number: as much as it may be where that is bounded and small, the least where it is not. */
export function number(table: Table, decision: Extract<Decision, { form: 'number' }>): number {
  if (decision.max === null) return decision.min;
  if (/life/i.test(decision.purpose) || (decision.max >= lifeOf(table, table.me) && paysLife(table, decision.source)))
    return Math.max(decision.min, Math.min(decision.max, Math.floor(lifeOf(table, table.me) / 3)));
  return decision.max;
}

/** Whether an object makes somebody pay or lose as much life as was chosen. */
function paysLife(table: Table, id: ObjectId): boolean {
  const visit = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const record = node as Record<string, unknown>;
    const spent = record['do'] === 'payLife' || record['do'] === 'loseLife';
    return (spent && typeof record['amount'] !== 'number') || Object.values(record).some(visit);
  };
  const object = objectOf(table.game, id);
  return object !== null && visit(faceOf(table, object, object.face)?.abilities);
}

/** Damage and counters divided: what is lethal, best victims first, and the rest where it may go. */
export function divide(table: Table, decision: Extract<Decision, { form: 'divide' }>): number[] {
  const amounts = decision.options.map(() => decision.least);
  let rest = decision.amount - decision.least * amounts.length;
  const { constraint, most } = decision;
  if (most) {
    // what a shield prevents: any will do, each up to its own amount
    return amounts.map((least, i) => {
      const given = Math.min(rest, (most[i] ?? least) - least);
      rest -= given;
      return least + given;
    });
  }
  const lethalTo = (i: number): number => {
    const known = constraint?.lethal[i];
    if (known !== undefined) return known;
    const option = decision.options[i];
    if (option && 'object' in option) return leftOf(table, option.object);
    return option && 'player' in option ? lifeOf(table, option.player) : 1;
  };
  const order = decision.options.map((_, i) => i);
  if (!constraint?.ordered) {
    const worth = (i: number): number => {
      const option = decision.options[i];
      if (option && 'object' in option) return (isMine(table, option.object) ? -1 : 1) * worthOf(table, option.object);
      return option && 'player' in option ? (option.player === table.me ? -5 : 0.1) : 0;
    };
    order.sort(
      (a, b) => Number(a === constraint?.excess) - Number(b === constraint?.excess) || worth(b) - worth(a) || a - b,
    );
  }
  for (const i of order) {
    if (i === constraint?.excess) continue;
    const given = Math.min(rest, Math.max(0, lethalTo(i) - (amounts[i] ?? 0)));
    // Damage that kills nothing is better spent on what it can kill, unless order or trample asks for it.
    if (given < lethalTo(i) - (amounts[i] ?? 0) && !constraint) continue;
    amounts[i] = (amounts[i] ?? 0) + given;
    rest -= given;
  }
  const last = constraint && constraint.excess >= 0 ? constraint.excess : (order[0] ?? 0);
  const sink = constraint?.ordered && constraint.excess < 0 ? amounts.findLastIndex((n, i) => n > 0 || i === 0) : last;
  amounts[sink] = (amounts[sink] ?? 0) + rest;
  return amounts;
}
