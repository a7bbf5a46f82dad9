/**
 * A spell or ability being announced, and whether it can be completed from where it stands: what is left to choose is tried with the least it
 * can cost.
 * 2006: 409.1 · 2009, 2011: 601.2, 602.2 · 2026: 118.7d, 601.2, 601.3c, 601.4, 602.2, 701.20c, 702.120a, 702.174b, 702.174m
 */
import type { ActivatedAbility, ModeOption } from '../vocabulary/abilities.ts';
import type { Cost } from '../vocabulary/costs.ts';
import type { ContinuousPart, SpendingAsThough } from '../vocabulary/rules-effects.ts';
import type { ManaCost } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { AbilityRef, GameObject } from '../state/state.ts';
import { asSpell } from '../continuous/look-ahead.ts';
import { derive } from '../continuous/derive.ts';
import type { AbilityProfile, ActiveCost } from '../continuous/derived.ts';
import { activeContext, context, type Context, extended, recalling } from '../meaning/context.ts';
import { ownTag } from '../state/instances.ts';
import { isHalved } from '../objects/split.ts';
import { afford } from './costs/affording.ts';
import type { Permission } from './permission.ts';
import { activationCost, hasX } from './costs/forms.ts';
import { everyMode, hasChoices, hasPrices, specsOf, spellTexts, type Text } from './body.ts';
import { onceAnnounced } from './once-announced.ts';
import type { Targeting } from './targets/legal.ts';
import { choosable } from './targets/modes.ts';
import type { Purpose } from './mana/purpose.ts';
import { offerings } from './costs/offering.ts';
import { afterUse, type Payability, type Supply, supplyFor, withStandIns } from './mana/payability.ts';
import { mostSought } from './costs/sought-x.ts';
import { kindsFor, lessOne, type PayWith, type StandIn, type Standing, standInsFor, useOf } from './costs/stand-ins.ts';
import { lessGeneric, mostHelp } from './costs/assist.ts';
import { announcedCost, costDependsOnTargets, optionalReduction, type TotalCost, totalCost } from './costs/total.ts';
import { asProposed, proposed } from './as-proposed.ts';
import { isTapped, type Offering, type Way } from './ways-to-cast.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import { CLEAVE } from '../abilities/keywords/cleave.ts';
import type { ManaNeed } from '../objects/mana-needs.ts';
import { memoised } from '../state/memoised.ts';
import { greater } from '../state/numbers.ts';
import { isPlayer } from '../meaning/players.ts';
import { timesPaidOf } from '../meaning/paid.ts';
import { amountOf } from '../meaning/quantity.ts';

type Additional = Extract<ContinuousPart, { part: 'additionalCost' }>;

export interface Proposal {
  player: PlayerId;
  of: 'cast' | 'activate';
  /** the spell (or the card that would be one), or the object the ability is on */
  object: ObjectId;
  /** the object on the stack, 0 while it is not there */
  on: ObjectId;
  /** what it will do: its own text first */
  texts: readonly Text[];
  /** the mana, activation or alternative cost */
  base: Cost;
  additional: readonly Additional[];
  /** the effects on costs that there would be if the card were a spell; null: those that there are */
  changes: readonly ActiveCost[] | null;
  /** what lets objects stand in for mana, until that has been announced, and those announced */
  payWith: readonly PayWith[];
  standing: readonly Standing[];
  /** another player may pay generic mana of its total cost */
  helped: boolean;
  /** the permanents one of which is offered, the one chosen (0 none), and the mana cost that reduces the total */
  offering: Offering | null;
  offered: ObjectId;
  lessBy: ManaCost;
  /** optional costs that will be paid, by tag, and the alternative cost's tag */
  paid: Record<string, number>;
  /** which of "pay one of these" was chosen, by index in `additional` */
  picked: Record<number, number>;
  /** which of the ways to pay the announced costs was chosen; null: open */
  way: number | null;
  /** how much of what may be taken off its cost is not */
  forgone: number;
  /** how many modes of its own text are chosen; 0 until they are */
  modes: number;
  /** the modes chosen for each of its texts, as far as they are */
  chosen: readonly (readonly number[])[];
  /** those of them that have costs, by index; null until they are chosen, or where none has */
  priced: readonly number[] | null;
  x: number | null;
  /** as what all mana can be spent on it */
  spending: SpendingAsThough | undefined;
  /** no value was announced for X where it is not in what is paid (107.3b) */
  hasX: boolean;
}

const NOTHING: Cost = {};
const NO_PARTS: Pick<AbilityProfile, 'casting'> = { casting: [] };
export const SACRIFICE_OFFERED: Cost = {
  actions: [{ do: 'sacrifice', who: { who: 'you' }, what: { set: 'ref', name: 'offered' } }],
};
const TAP_OFFERED: Cost = { actions: [{ do: 'tap', what: { set: 'ref', name: 'offered' } }] };
const costOfMana = memoised((mana: readonly string[]): Cost => ({ mana }));

/** What a spell costs more by what lets it be cast (2026: 601.2f). */
function surcharge(game: Game, player: PlayerId, permission: Permission): Cost | null {
  const { more } = permission.rule;
  if (more === undefined) return null;
  return more.who === undefined || isPlayer(game, activeContext(permission), more.who, player) ? more.cost : null;
}

/** The proposal of casting a card in that way, before it is on the stack. */
export function proposeSpell(game: Game, player: PlayerId, way: Way): Proposal {
  const object = objectOf(game, way.object) as GameObject;
  const is = proposed(game, object, way.face, way.faceDown);
  const base = way.cost === 'free' ? NOTHING : (way.cost ?? costOfMana(is.characteristics.manaCost ?? []));
  const spell = object.zone === 'stack' ? null : asSpell(game, object, player, way.face, way.faceDown);
  const { casting } = spell ?? (way.faceDown !== null ? NO_PARTS : is.profile);
  const additional = casting.flatMap(({ ref, part }) =>
    part.part !== 'additionalCost' ? [] : part.own === true ? { ...part, tag: ownTag(part.tag ?? '', ref) } : part,
  );
  for (const cost of way.plus ?? []) additional.push({ part: 'additionalCost', cost });
  const more = way.permission === null ? null : surcharge(game, player, way.permission);
  if (more !== null) additional.push({ part: 'additionalCost', cost: more });
  const proposal: Proposal = {
    player,
    of: 'cast',
    object: way.object,
    on: 0,
    texts: textsOfProposed(game, object, way),
    base,
    additional,
    changes: spell?.costs ?? null,
    payWith: casting.map(({ part }) => part).filter((part) => part.part === 'payWith'),
    standing: [],
    helped: casting.some(({ part }) => part.part === 'helped'),
    offering: way.offering,
    offered: 0,
    lessBy: [],
    paid: way.tag === '' ? {} : { [way.tag]: 1 },
    picked: {},
    way: null,
    forgone: 0,
    modes: 0,
    chosen: [],
    priced: null,
    x: null,
    spending: way.spending ?? way.permission?.rule.spending,
    hasX: false,
  };
  proposal.hasX = costsOf(proposal).some(hasX) || additional.some((a) => hasX(a.cost));
  return proposal;
}

function textsOfProposed(game: Game, object: GameObject, way: Way): readonly Text[] {
  if (
    object.zone === 'stack' ||
    (object.kind === 'card' && isHalved(definitionOf(game, object).layout)) ||
    way.face !== 0 ||
    way.tag === BESTOW
  ) {
    return asProposed(game, way, 0, () => spellTexts(game, object, way.tag === CLEAVE));
  }
  return spellTexts(game, { ...object, faceDown: way.faceDown !== null }, way.tag === CLEAVE);
}

/** The proposal of activating an ability. */
export function proposeAbility(
  player: PlayerId,
  object: ObjectId,
  ref: AbilityRef,
  ability: ActivatedAbility,
): Proposal {
  const base = activationCost(ability);
  return {
    player,
    of: 'activate',
    object,
    on: 0,
    texts: [{ ref, body: ability.body }],
    base,
    additional: [],
    changes: null,
    payWith: [],
    standing: [],
    helped: false,
    offering: null,
    offered: 0,
    lessBy: [],
    paid: {},
    picked: {},
    way: null,
    forgone: 0,
    modes: 0,
    chosen: [],
    priced: null,
    x: null,
    spending: undefined,
    hasX: hasX(base),
  };
}

const modesOf = ({ texts }: Proposal): readonly ModeOption[] => texts[0]?.body.modes?.options ?? [];
/** Whether modes of it have costs, and none is chosen yet (2026: 702.172a, 702.183a). */
export const hasOpenPrices = (proposal: Proposal): boolean =>
  proposal.priced === null &&
  proposal.of === 'cast' &&
  proposal.texts[0] !== undefined &&
  hasPrices(proposal.texts[0].body);

/** The costs that will be paid as things stand: mandatory ones without choice, those announced, the base. */
export function costsOf(proposal: Proposal): Cost[] {
  const costs = [proposal.base];
  proposal.additional.forEach((part, i) => {
    if (part.optional === true) {
      const times = proposal.paid[part.tag ?? ''] ?? 0;
      for (let n = 0; n < times; n++) costs.push(part.cost);
    } else if (part.perMode === true) {
      for (let n = 1; n < proposal.modes; n++) costs.push(part.cost);
    } else if (part.choices !== undefined) {
      costs.push(part.cost);
      const picked = proposal.picked[i];
      if (picked !== undefined) costs.push(part.choices[picked] as Cost);
    } else costs.push(part.cost);
  });
  for (const mode of proposal.priced ?? []) costs.push(modesOf(proposal)[mode]?.cost ?? NOTHING);
  const { offering } = proposal;
  if (proposal.offered !== 0) costs.push(offering !== null && isTapped(offering) ? TAP_OFFERED : SACRIFICE_OFFERED);
  if (proposal.standing.length > 0) costs.push({ actions: useOf(proposal.standing.map((s) => s.standIn)).actions });
  return costs;
}

/** The context in which the words of one of its texts are read, by default its own. */
export function contextFor(proposal: Proposal, text = 0): Context {
  const { ref } = proposal.texts[text] as Text;
  let env = ref?.env ?? {};
  // what is paid instead of the mana cost may ask about the spell
  if (proposal.of === 'cast' && proposal.base.actions !== undefined)
    env = extended(env, { 'proposed.spell': { objects: [proposal.object] } });
  if (proposal.offered !== 0) env = extended(env, { offered: { objects: [proposal.offered] } });
  if (proposal.standing.length > 0) env = extended(env, useOf(proposal.standing.map((s) => s.standIn)).env);
  return recalling(context(proposal.player, proposal.object, env, proposal.x, ref));
}

export const purposeOf = ({ of, object, spending }: Proposal): Purpose =>
  spending === undefined ? { kind: of, object } : { kind: of, object, spending };

const changesOf = (game: Game, { changes }: Proposal): readonly ActiveCost[] => changes ?? derive(game).costs;

/** How much may be taken off its cost if its player likes. */
export const mayBeForgone = (game: Game, proposal: Proposal): number =>
  optionalReduction(game, contextFor(proposal), proposal.of, proposal.object, changesOf(game, proposal), proposal.paid);

/** As many as there can be objects. */
const MANY = 1 << 14;
/** How many targets it has at least and at most, as far as its texts say: what it costs may follow from that (2026: 601.2f). */
function mayTarget({ texts }: Proposal): { least: number; most: number } {
  let [least, most] = [0, 0];
  for (const { body } of texts) {
    for (const { spec } of specsOf(body, [])) {
      const { count, forEach, ifPaid, unlessPaid } = spec;
      const always = forEach === undefined && ifPaid === undefined && unlessPaid === undefined;
      if (always && typeof count.min === 'number') least += count.min;
    }
    if (body.modes?.repeat === true) most += MANY;
    for (const { spec } of specsOf(body, everyMode(body)))
      most += typeof spec.count.max === 'number' && spec.forEach === undefined ? spec.count.max : MANY;
  }
  return { least, most };
}

/** `atBest`: with what is less for targets that are not chosen yet. */
export function costOfProposal(game: Game, proposal: Proposal, atBest = false): TotalCost {
  const { of, object, on, way, paid, forgone, lessBy, standing } = proposal;
  const targets = atBest ? mayTarget(proposal) : null;
  const costed = { of, object, on, way, mayTarget: targets, paid, changes: changesOf(game, proposal), forgone, lessBy };
  const reduced = (one: ManaNeed): ManaNeed => standing.reduce((left, { kind }) => lessOne(left, kind) ?? left, one);
  return totalCost(
    game,
    contextFor(proposal),
    costsOf(proposal),
    standing.length === 0 ? costed : { ...costed, reduced },
  );
}

/** Whether its cost can be paid with what is announced so far; open "one of these" with whichever can be. */
export function payable(game: Game, proposal: Proposal, supplyOf: () => Supply, atBest = false): Payability {
  if (proposal.offering !== null && proposal.offered === 0)
    return best(offerings(game, proposal).map((tried) => payable(game, tried, supplyOf, atBest)));
  const open = proposal.additional.findIndex(
    (part, i) => part.choices !== undefined && part.optional !== true && proposal.picked[i] === undefined,
  );
  if (open >= 0) {
    const { choices } = proposal.additional[open] as Additional;
    return best(
      choices?.map((_, n) =>
        payable(game, { ...proposal, picked: { ...proposal.picked, [open]: n } }, supplyOf, atBest),
      ) ?? [],
    );
  }
  const saving = openSaving(proposal);
  if (saving !== undefined) {
    let answer: Payability = 'no';
    for (let n = 0; n <= mostSaved(game, proposal, saving) && answer !== 'yes'; n++)
      answer = best([answer, payable(game, paidTimes(proposal, saving, n), supplyOf, atBest)]);
    return answer;
  }
  const spell = proposal.of === 'cast' ? proposal.object : 0;
  const supply = (): Supply => suppliedFor(game, proposal, supplyOf());
  const cost = costOfProposal(game, proposal, atBest);
  if (cost.least !== undefined && proposal.payWith.length > 0 && game.edition.convoke === 'reduces')
    return payableReduced(game, proposal, cost.ways, supplyOf, atBest);
  const { answer } = afford(game, contextFor(proposal), cost, supply, spell);
  if (answer === 'yes' || !proposal.helped) return answer;
  const left = lessGeneric(cost, mostHelp(game, proposal.player, purposeOf(proposal)));
  // nobody has to help
  return afford(game, contextFor(proposal), left, supply, spell).answer === 'no' ? 'no' : 'unknown';
}

const MOST_TRIED = 512;

/**
 * Whether it can be paid where objects reduce the cost, and an effect raises to its least what they leave: they pay no mana of that. Whatever can be
 * announced is tried, up to a limit (2006: 502.46a · 2009: 601.2e, 702.48a · 2011: 601.2e, 702.49a).
 */
function payableReduced(
  game: Game,
  proposal: Proposal,
  whole: readonly ManaNeed[],
  supplyOf: () => Supply,
  atBest: boolean,
): Payability {
  const isSource = new Set([
    ...supplyOf().plain.map((p) => p.source.object),
    ...supplyOf().choosy.map((s) => s.object),
  ]);
  let left = MOST_TRIED;
  const tried = (announced: Proposal, ways: readonly ManaNeed[], open: readonly StandIn[]): Payability => {
    if (left-- <= 0) return 'unknown';
    let answer = payable(game, { ...announced, payWith: [] }, supplyOf, atBest);
    const alike = new Set<number>();
    for (const [n, standIn] of open.entries()) {
      const mask = standIn.outputs[0].units[0] as number;
      if (alike.has(mask)) continue;
      if (!isSource.has(standIn.object)) alike.add(mask);
      for (const kind of kindsFor(standIn, ways)) {
        if (answer === 'yes') return answer;
        const more = { ...announced, standing: [...announced.standing, { standIn, kind }] };
        const then = costOfProposal(game, more, atBest).ways;
        if (!areAlike(ways, then)) answer = best([answer, tried(more, then, open.slice(n + 1))]);
      }
    }
    return answer;
  };
  return tried(proposal, whole, standInsFor(game, contextFor(proposal), proposal));
}

/** Whether one object more reduced nothing. */
const areAlike = (before: readonly ManaNeed[], after: readonly ManaNeed[]): boolean =>
  before.every(
    ({ generic, colored }, n) => generic === after[n]?.generic && colored.length === after[n].colored.length,
  );

/** A cost that may be paid so that the rest costs less, where it is not announced yet how often it is. */
const openSaving = (proposal: Proposal): Additional | undefined =>
  proposal.additional.find(
    (part) => part.optional === true && saves(part) && proposal.paid[part.tag ?? ''] === undefined,
  );
export const saves = ({ cost }: Additional): boolean => cost.less !== undefined || cost.lessColored !== undefined;

/** Whether targets are chosen only if that optional cost is paid, or only if it is not (2006: 409.1b–d · later: 601.2b–c · 2026: 702.174m). */
export const decidesTargets = ({ texts }: Proposal, { optional, tag = '' }: Additional): boolean =>
  optional === true &&
  texts.some(({ body }) =>
    specsOf(body, everyMode(body)).some(({ spec }) => isOfTag(tag, spec.ifPaid) || isOfTag(tag, spec.unlessPaid)),
  );
const isOfTag = (tag: string, of: string | undefined): boolean => of !== undefined && timesPaidOf({ [tag]: 1 }, of) > 0;

/** A cost that decides on targets where it is not announced yet whether it is paid. */
const openDecisive = (proposal: Proposal): Additional | undefined =>
  proposal.additional.find((part) => proposal.paid[part.tag ?? ''] === undefined && decidesTargets(proposal, part));
const paidTimes = (proposal: Proposal, { tag = '' }: Additional, n: number): Proposal => ({
  ...proposal,
  paid: { ...proposal.paid, [tag]: n },
});
/** How often it saves anything. */
export function mostSaved(game: Game, proposal: Proposal, { cost }: Additional): number {
  if (cost.lessColored !== undefined) return 1;
  const less = cost.less === undefined ? 0 : amountOf(game, contextFor(proposal), cost.less);
  const { ways } = announcedCost(game, contextFor(proposal), costsOf(proposal));
  const most = ways.reduce((sofar, { generic }) => greater(sofar, generic), 0);
  return less <= 0 ? 0 : (most + less - 1 - ((most + less - 1) % less)) / less;
}

const best = (answers: readonly Payability[]): Payability =>
  answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';

/** What pays this proposal: with the objects that may stand in for mana, and without what is sacrificed before mana is made. */
export function suppliedFor(game: Game, proposal: Proposal, supply: Supply): Supply {
  const { offered } = proposal;
  const left = offered !== 0 && game.edition.offering === 'announced' ? afterUse(supply, offered, []) : supply;
  const standIns = standInsFor(game, contextFor(proposal), proposal);
  return standIns.length === 0 ? left : withStandIns(left, standIns);
}

/** The least that can be announced for X. */
export const fromX = (proposal: Proposal): number =>
  costsOf(proposal).reduce((least, { leastX = 0 }) => greater(least, leastX), 0);

/** With X as small as it can be where it is not chosen yet. */
export const leastX = (proposal: Proposal): Proposal =>
  proposal.hasX && proposal.x === null ? { ...proposal, x: fromX(proposal) } : proposal;

/** While X is open, the values of it for which something else can be targeted or paid; null where that is the same for every X. */
function soughtXs(game: Game, proposal: Proposal): readonly number[] | null {
  const { hasX, x, player, texts } = proposal;
  const most = hasX && x === null ? mostSought(game, player, costsOf(proposal), texts) : null;
  if (most === null) return null;
  const least = fromX(proposal);
  return Array.from({ length: greater(1, most + 2 - least) }, (_, n) => least + n);
}

/**
 * The values of X with which its modes may be chosen: each that can be paid for and makes a difference to what is targeted, where X is
 * announced with the modes (2006: 409.1b · later: 601.2b).
 */
export function openX(game: Game, proposal: Proposal): readonly (number | null)[] {
  const sought = soughtXs(game, proposal);
  if (sought === null) return [proposal.x];
  const supply = supplyOnce(game, proposal);
  return sought.filter((x) => payable(game, { ...proposal, x }, supply) !== 'no');
}

/** Whether it can be completed: modes and targets exist and the cost can be paid. */
export function completable(game: Game, proposal: Proposal, supplyOf: () => Supply): Payability {
  const sought = soughtXs(game, proposal);
  if (sought !== null) {
    let answer: Payability = 'no';
    for (const x of sought) {
      answer = best([answer, completable(game, { ...proposal, x }, supplyOf)]);
      if (answer === 'yes') break;
    }
    return answer;
  }
  const decisive = openDecisive(proposal);
  if (decisive !== undefined)
    return best([0, 1].map((n) => completable(game, paidTimes(proposal, decisive, n), supplyOf)));
  if (hasOpenPrices(proposal))
    return best(modesOf(proposal).map((_, mode) => completable(game, { ...proposal, priced: [mode] }, supplyOf)));
  const cheapest = leastX(proposal);
  const { player, of, object } = proposal;
  const byTargets =
    proposal.texts.some(({ body }) => hasChoices(body)) &&
    costDependsOnTargets(game, player, of, object, changesOf(game, proposal));
  const pays = payable(game, cheapest, supplyOf, byTargets);
  if (pays === 'no') return 'no';
  if (!hasTargets(game, cheapest)) return 'no';
  return byTargets || (proposal.helped && hasOpenCosts(proposal)) ? 'unknown' : pays;
}

/** Whether its player may still announce a greater cost, which then takes the help of another player (2026: 702.132a). */
const hasOpenCosts = ({ hasX, x, additional }: Proposal): boolean =>
  (hasX && x === null) || additional.some(({ optional, choices }) => optional === true || choices !== undefined);

/** Whether all its texts have modes and targets that can be chosen. */
export function hasTargets(game: Game, proposal: Proposal): boolean {
  const { of, object, texts, paid } = proposal;
  const then = of === 'cast' ? onceAnnounced(game, object, texts) : game;
  return texts.every(({ body }, n) => {
    const chosen = proposal.chosen[n] ?? (n === 0 ? proposal.priced : null);
    return !hasChoices(body) || choosable(then, contextFor(proposal, n), body, targetingOf(proposal), paid, chosen);
  });
}

export const targetingOf = ({ of, on, object }: Proposal): Targeting => ({
  on,
  source: object,
  proposed: of === 'cast' && on === 0,
});

/** What the player has to pay a proposal with; made when first asked for. */
export function supplyOnce(game: Game, proposal: Proposal): () => Supply {
  let supply: Supply | null = null;
  return () => {
    supply ??= supplyFor(game, proposal.player, purposeOf(proposal));
    return supply;
  };
}
