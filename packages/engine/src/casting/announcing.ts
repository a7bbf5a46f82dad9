/**
 * The steps between putting a spell or ability on the stack and its being cast or activated: intentions to pay costs, modes, X, targets,
 * division, the total cost, mana abilities, payment.
 * 2006: 409.1b–h · 2009: 601.2b–g, 602.2b · 2011: 107.4f, 601.2b–g, 602.2b, 702.31c · 2026: 107.4f, 601.2b–h, 602.2b, 700.2h, 701.4a, 702.33c
 */
import type { Cost } from '../vocabulary/costs.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import { inScope } from '../running/scope.ts';
import type { PlayerId } from '../state/ids.ts';
import { askForNo, askNumber, askNumberAmong, askOption, askYesNo } from '../decisions/ask.ts';
import { maySpeakOf } from '../abilities/paths.ts';
import { dependsOnUnseen } from '../meaning/unseen.ts';
import { objectOf } from '../state/objects.ts';
import { wordOfTag } from '../state/instances.ts';
import type { ChosenTargets, GameObject, StackInfo } from '../state/state.ts';
import type { Context } from '../meaning/context.ts';
import { announce } from '../events/announced.ts';
import { hasChoices, specsOf } from './body.ts';
import { announceTargets, chooseTargets } from './targets/choose.ts';
import { obligationsOf } from './targets/obliged.ts';
import { nounOf } from './costs/actions.ts';
import { askForHelp } from './costs/assist.ts';
import { greatest } from './costs/greatest.ts';
import { mostSought } from './costs/sought-x.ts';
import type { ManaNeed } from '../objects/mana-needs.ts';
import { chooseModes } from './targets/modes.ts';
import { LIFE_FOR_SYMBOL } from '../state/stack.ts';
import { payOrReverse } from './costs/pay.ts';
import { type Payability, type Supply, supplyFor } from './mana/payability.ts';
import {
  completable,
  contextFor,
  costOfProposal,
  costsOf,
  fromX,
  hasOpenPrices,
  hasTargets,
  mayBeForgone,
  mostSaved,
  openX,
  decidesTargets,
  saves,
  payable,
  type Proposal,
  purposeOf,
  suppliedFor,
  supplyOnce,
  targetingOf,
} from './proposal.ts';
import { reverse } from '../decisions/reversal.ts';
import { askWay } from './costs/hybrid.ts';
import { chooseOffered } from './costs/offering.ts';
import { chooseSpliced } from './splice.ts';
import { announceStandIns, standInsFor } from './costs/stand-ins.ts';
import { announcedCost } from './costs/total.ts';
import { greater } from '../state/numbers.ts';

/**
 * Announces everything and pays. The proposal's object on the stack gets it all. Reverses the action if it cannot be completed, or is
 * not `legal` as proposed (2026: 601.2e).
 */
export function completeAnnouncement(game: Game, proposal: Proposal, legal: () => boolean = () => true): void {
  const { announcing } = game.scope;
  inScope(game, { announcing: announcing && { ...announcing, on: proposal.on } }, () =>
    announceAndPay(game, proposal, legal),
  );
}

function announceAndPay(game: Game, proposal: Proposal, legal: () => boolean): void {
  const { on } = proposal;
  if (proposal.of === 'cast') {
    chooseOffered(game, proposal, keeps(game, proposal));
    chooseSpliced(game, proposal, keeps(game, proposal));
  }
  chooseOptionalCosts(game, proposal);
  chooseOneOfEach(game, proposal);
  // how many modes are chosen may follow from what is going to be paid (2026: 601.4)
  if (proposal.texts.some(({ body }) => body.modes !== undefined)) announce(game, on, { paid: { ...proposal.paid } });
  const by = targetingOf(proposal);
  const modes = proposal.texts.map(({ body }, n) => {
    const most = n === 0 ? mostModes(game, proposal) : null;
    // only its own text has modes that cost something, and they are chosen first
    const isPriced = hasOpenPrices(proposal);
    const stays = isPriced ? keeps(game, proposal) : null;
    const payable = stays === null ? null : (priced: readonly number[]) => stays({ ...proposal, priced });
    const xs = openX(game, proposal);
    const chosen = chooseModes(game, contextFor(proposal, n), body, by, proposal.paid, { most, payable, xs });
    if (chosen === null) reverse(game, 'no mode can be chosen');
    if (n === 0) proposal.modes = chosen.length;
    if (isPriced) proposal.priced = chosen;
    proposal.chosen = [...proposal.chosen, chosen];
    return chosen;
  });
  if (proposal.hasX) proposal.x = chooseX(game, proposal);
  chooseHalves(game, proposal);
  if (game.edition.convoke === 'reduces') announceStandIns(game, proposal, contextFor(proposal), keeps(game, proposal));
  announce(game, on, { modes, x: proposal.x, paid: { ...proposal.paid } });
  const targets: ChosenTargets[] = [];
  let must = obligationsOf(game, proposal.player);
  for (const [n, { body }] of proposal.texts.entries()) {
    if (!hasChoices(body)) continue;
    const ctx = contextFor(proposal, n);
    const chosen = chooseTargets(game, ctx, specsOf(body, modes[n] as number[]), by, {
      paid: proposal.paid,
      text: n,
      must,
    });
    if (chosen === null) reverse(game, 'no legal target can be chosen');
    targets.push(...chosen);
    must = must.filter((ids) => !chosen.some(({ objects }) => objects.some((id) => ids.includes(id))));
  }
  if (targets.length > 0) {
    announce(game, on, { targets });
    announceTargets(game, on, targets);
  }
  if (!legal()) reverse(game, 'what was chosen for the spell makes it illegal to cast');
  payProposal(game, proposal);
}

/** Does what is done while something is announced. What comes up meanwhile is not seen yet (2006: 217.2e–f · 2009, 2011: 401.5–401.6 · 2026: 121.8, 401.5). */
export function whileAnnouncing(game: Game, player: PlayerId, run: () => void): void {
  const tops = game.state.players.map(({ library }) => library[0] ?? 0);
  inScope(game, { announcing: { player, on: 0, tops, drawn: [] } }, run);
}

type Additional = Extract<ContinuousPart, { part: 'additionalCost' }>;

/**
 * What is sure stays sure: choices after which it would not be are not offered. An attempt, and what another player may help to pay for, offers
 * whatever is not impossible.
 */
function keeps(game: Game, proposal: Proposal): (tried: Proposal) => boolean {
  let sure: boolean | null = null;
  return (tried) => {
    sure ??= !proposal.helped && completable(game, proposal, supplyOnce(game, proposal)) === 'yes';
    const answer = completable(game, tried, supplyOnce(game, tried));
    return sure ? answer === 'yes' : answer !== 'no';
  };
}

/** Whether cards that somebody has not seen decide whether the cost can be paid. */
const paidFromUnseen = (game: Game, ctx: Context, { actions = [] }: Cost): boolean =>
  actions.some((action) => {
    const set = nounOf(action)?.set;
    return set !== undefined && dependsOnUnseen(game, ctx, set);
  });

/** Each time adds its cost to the total. */
const MOST_TIMES = 1000;

/** Kicker, buyback and the like: whether, or how often, each will be paid. Only what can then be paid is offered. */
function chooseOptionalCosts(game: Game, proposal: Proposal): void {
  if (!proposal.additional.some((part) => part.optional === true)) return;
  const stays = keeps(game, proposal);
  for (const part of proposal.additional) {
    if (part.optional !== true) continue;
    const tag = part.tag ?? '';
    const times = (n: number): boolean => stays({ ...proposal, paid: { ...proposal.paid, [tag]: n } });
    const question = {
      player: proposal.player,
      source: proposal.on,
      kind: 'pay',
      purpose: `pay ${wordOfTag(tag)}`,
    } as const;
    const saving = saves(part);
    const decides = decidesTargets(proposal, part);
    const least = saving ? leastSaved(game, proposal, part, times) : decides && !times(0) ? 1 : 0;
    if (least === 0 && !times(1)) {
      // nobody learns from its absence what the hand lacks
      if (paidFromUnseen(game, contextFor(proposal), part.cost)) askForNo(game, question);
      continue;
    }
    if (part.repeat === true) {
      const n = askNumber(game, {
        player: proposal.player,
        source: proposal.on,
        purpose: `pay ${wordOfTag(tag)}`,
        min: least,
        max: greatest(times, greater(least, 1), MOST_TIMES),
      });
      if (n > 0 || saving || decides) proposal.paid = { ...proposal.paid, [tag]: n };
    } else {
      const n = least > 0 || askYesNo(game, question) ? 1 : 0;
      if (n > 0 || saving || decides) proposal.paid = { ...proposal.paid, [tag]: n };
    }
  }
}

/** How often a cost must be paid that makes the rest cheaper, for the rest to be paid at all. */
function leastSaved(game: Game, proposal: Proposal, part: Additional, works: (n: number) => boolean): number {
  const most = mostSaved(game, proposal, part);
  return Array.from({ length: most }, (_, n) => n).find(works) ?? most;
}

/** "As an additional cost, … or …". */
function chooseOneOfEach(game: Game, proposal: Proposal): void {
  if (!proposal.additional.some((part) => part.choices !== undefined)) return;
  const stays = keeps(game, proposal);
  proposal.additional.forEach((part: Additional, i) => {
    const { choices } = part;
    if (choices === undefined || (part.optional === true && (proposal.paid[part.tag ?? ''] ?? 0) === 0)) return;
    const open = choices.map((_, n) => n).filter((n) => stays({ ...proposal, picked: { ...proposal.picked, [i]: n } }));
    if (open.length === 0) reverse(game, 'an additional cost cannot be paid');
    const at = askOption(game, {
      player: proposal.player,
      source: proposal.on,
      kind: 'cost',
      purpose: 'additional cost',
      options: open.map((n) => ({ text: `cost ${n + 1}` })),
      unseen: choices.some((cost) => paidFromUnseen(game, contextFor(proposal), cost)),
    });
    proposal.picked = { ...proposal.picked, [i]: open[at] as number };
  });
}

/** How each symbol that can be paid in several ways will be (2009, 2011: 601.2b · 2026: 118.13a, 601.2b). Only what can be paid is offered. */
function chooseHalves(game: Game, proposal: Proposal): void {
  if (game.edition.hybrid !== 'announced') return;
  const { ways } = announcedCost(game, contextFor(proposal), costsOf(proposal));
  if (ways.length < 2) return;
  const stays = keeps(game, proposal);
  const open = [...ways.keys()].filter((way) => stays({ ...proposal, way }));
  if (open.length === 0) reverse(game, 'the cost cannot be paid');
  const at = askWay(
    game,
    proposal.player,
    proposal.on,
    open.map((way) => ways[way] as ManaNeed),
  );
  proposal.way = open[at] as number;
}

/** As many modes as can be paid for where each beyond the first costs something (2026: 702.120a); null: no limit. */
function mostModes(game: Game, proposal: Proposal): number | null {
  const options = proposal.texts[0]?.body.modes?.options.length ?? 0;
  if (!proposal.additional.some((part) => part.perMode === true)) return null;
  const stays = keeps(game, proposal);
  return greatest((n) => stays({ ...proposal, modes: n }), 1, options);
}

/** X, where it can be announced (107.3a): any number that can be paid for, or one that something to be targeted or paid has. */
function chooseX(game: Game, proposal: Proposal): number {
  const supply = supplyOnce(game, proposal);
  const works = (x: number): Payability => {
    const tried = { ...proposal, x };
    return hasTargets(game, tried) ? payable(game, tried, supply) : 'no';
  };
  const asked = { player: proposal.player, source: proposal.on, kind: 'x', purpose: 'X' } as const;
  const sought = mostSought(game, proposal.player, costsOf(proposal), proposal.texts);
  const numbers: number[] = [];
  const least = fromX(proposal);
  for (let x = least; x <= (sought ?? -1); x++) if (works(x) !== 'no') numbers.push(x);
  const next = greater(least, sought === null ? 0 : sought + 1);
  const beyond = works(next);
  if (sought !== null && beyond === 'no') {
    if (numbers.length === 0) reverse(game, 'there is no X with which it can be completed');
    return askNumberAmong(game, { ...asked, numbers });
  }
  // what grows with X only gets harder
  const affords = (x: number): boolean => (proposal.helped ? works(x) !== 'no' : works(x) === 'yes');
  const isBound = beyond !== 'unknown' || proposal.helped;
  const max = isBound ? greatest(affords, next) : null;
  return askNumber(game, { ...asked, min: numbers[0] ?? next, max });
}

/** How much of what may be taken off the cost is not: no more than can be paid for, and asked only where it makes a difference. */
function chooseForgone(game: Game, proposal: Proposal): number {
  const most = mayBeForgone(game, proposal);
  if (most === 0) return 0;
  const amount = (forgone: number): number =>
    costOfProposal(game, { ...proposal, forgone }).ways.reduce((sum, { generic }) => greater(sum, generic), 0);
  const differs = amount(most) - amount(0);
  // what there is nothing to take off for is forgone first
  const idle = most - differs;
  const stays = keeps(game, proposal);
  const max = greatest((n) => stays({ ...proposal, forgone: idle + n }), 0, differs);
  const { player, on: source } = proposal;
  return idle + askNumber(game, { player, source, kind: 'cost', purpose: 'pay more', min: 0, max });
}

/** Determines the total cost and pays it (2006: 409.1f–h · 2009, 2011: 601.2e–g · 2026: 601.2f–h). */
function payProposal(game: Game, proposal: Proposal): void {
  const { on } = proposal;
  const ctx = contextFor(proposal);
  const own = supplyOnce(game, proposal);
  const supply = (): Supply => suppliedFor(game, proposal, own());
  proposal.forgone = chooseForgone(game, proposal);
  const cost = costOfProposal(game, proposal);
  const purpose = purposeOf(proposal);
  const help = proposal.helped
    ? askForHelp(game, { player: proposal.player, spell: on, ctx, cost, purpose, supply })
    : null;
  const paid = payOrReverse(game, ctx, {
    source: on,
    cost: help?.left ?? cost,
    purpose,
    supply: help === null ? supply : () => suppliedFor(game, proposal, supplyFor(game, proposal.player, purpose)),
    spell: on,
    standIns: standInsFor(game, ctx, proposal),
    done: help?.done ?? [],
  });
  const { life } = paid;
  const mana = help === null ? paid.mana : [...help.mana, ...paid.mana];
  const object = objectOf(game, on) as GameObject;
  const stack = object.stack as StackInfo;
  // two life for each symbol (107.4f)
  const costs = life === 0 ? stack.paid : { ...stack.paid, [LIFE_FOR_SYMBOL]: life / 2 };
  const manaSpent = mana.map(({ type }) => type);
  const manaFrom = asksForSources(game.definitions) ? { manaFrom: mana.map(({ source }) => source) } : {};
  const helper = help === null ? {} : { helper: { player: help.helper, mana: help.mana.length } };
  announce(game, on, { manaSpent, ...manaFrom, ...helper, paid: costs, env: ctx.env });
}

const asksForSources = maySpeakOf('manaFrom', 'payableFromX');
