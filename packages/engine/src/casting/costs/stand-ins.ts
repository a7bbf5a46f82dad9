/**
 * Objects that are tapped or exiled in place of mana. Up to 2011 that is announced with the additional costs and reduces the
 * cost; today it pays for mana of the total cost (seam `convoke`).
 * 2006: 409.1b, 502.46 · 2009: 601.2b, 702.48, 702.63 · 2011: 601.2b, 702.49, 702.64 · 2026: 601.2h, 702.51, 702.66, 702.126
 */
import type { CostAction } from '../../vocabulary/costs.ts';
import type { ContinuousPart } from '../../vocabulary/rules-effects.ts';
import { COLORS, type Color } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import type { Env } from '../../state/state.ts';
import { characteristics } from '../../continuous/derive.ts';
import { askOption } from '../../decisions/ask.ts';
import { objectsOf } from '../../meaning/objects.ts';
import type { Context } from '../../meaning/context.ts';
import { GENERIC_ONLY, manaBit, type ManaNeed, NO_NEED, WATERBENT } from '../../objects/mana-needs.ts';
import type { ManaForm, Output } from '../mana/sources.ts';
import { or, ofType, untappedOfYours } from '../../abilities/keywords/terms.ts';
import { costOfProposal, costsOf, type Proposal } from '../proposal.ts';

export type PayWith = Extract<ContinuousPart, { part: 'payWith' }>;

/** An object that may stand in for one mana. */
export interface StandIn {
  object: ObjectId;
  how: PayWith['how'];
  tag: string;
  form: ManaForm;
  outputs: readonly [Output];
}

/** The mana it stands in for: generic, of a waterbend cost, of a colour, or none (the cost had nothing left to reduce). */
export type Kind = '1' | 'waterbend' | Color | '';

/** A stand-in as announced. */
export interface Standing {
  standIn: StandIn;
  kind: Kind;
}

const form = (how: PayWith['how']): ManaForm => ({
  known: true,
  tap: how === 'tap',
  sacrifice: how === 'exile',
  counters: null,
  removed: null,
  need: NO_NEED,
  produced: [],
  depending: null,
  price: how === 'tap' ? 30 : 10,
  hurt: 0,
  costly: false,
  free: false,
  restricted: false,
  forAbilities: false,
  varies: false,
  fixed: null,
});
const FORMS: Readonly<Record<PayWith['how'], ManaForm>> = { tap: form('tap'), exile: form('exile') };

/** What may still stand in, each object once however many abilities would allow it (2006: 502.46c · 2009: 702.48b, 702.63b · 2011: 702.49b, 702.64b · 2026: 702.51d, 702.66c). */
export function standInsFor(game: Game, ctx: Context, proposal: Proposal): StandIn[] {
  const found: StandIn[] = [];
  const taken = new Set<ObjectId>([proposal.object, ...proposal.standing.map(({ standIn }) => standIn.object)]);
  for (const part of proposal.payWith) {
    for (const object of objectsOf(game, ctx, part.from)) {
      if (taken.has(object)) continue;
      taken.add(object);
      const units = [GENERIC_ONLY | (part.colors === true ? characteristics(game, object).colors : 0)];
      found.push(standIn(object, part.how, part.tag, units));
    }
  }
  const waterbends = costsOf(proposal).some((cost) => cost.waterbend === true);
  if (!waterbends) return found;
  // the permanent whose ability it is may be tapped too
  const others = waterbenders(game, ctx).filter(({ object }) => !found.some((other) => other.object === object));
  return [...found, ...others];
}

const standIn = (object: ObjectId, how: PayWith['how'], tag: string, units: number[]): StandIn => ({
  object,
  how,
  tag,
  form: FORMS[how],
  outputs: [{ units, types: [0] }],
});

/** What may be tapped for a waterbend cost. */
export const waterbenders = (game: Game, ctx: Context): StandIn[] =>
  objectsOf(game, ctx, HELPERS).map((object) => standIn(object, 'tap', 'waterbend', [WATERBENT]));
const HELPERS = untappedOfYours(or(ofType('artifact'), ofType('creature')));

/** Whether it can still be tapped or exiled after mana abilities have been used (2026: 702.51a). */
export function isStill(game: Game, { object, how }: StandIn): boolean {
  const at = objectOf(game, object);
  return at !== null && (how === 'exile' || (at.zone === 'battlefield' && !at.tapped));
}

function bitOf(kind: Kind): number {
  if (kind === '1') return GENERIC_ONLY;
  if (kind === 'waterbend') return WATERBENT;
  return kind === '' ? 0 : manaBit(kind);
}

/** Kinds of mana that the object could stand in for in one of these ways to pay. */
export function kindsFor({ outputs }: StandIn, ways: readonly ManaNeed[]): Kind[] {
  const [mask] = outputs[0].units as [number];
  return (['1', 'waterbend', ...COLORS] as const).filter(
    (kind) => (mask & bitOf(kind)) !== 0 && ways.some((way) => lessOne(way, kind) !== null),
  );
}

/** The need without one mana of that kind; null if it has none. */
export function lessOne(way: ManaNeed, kind: Kind): ManaNeed | null {
  if (kind === '1') return way.generic === 0 ? null : { ...way, generic: way.generic - 1 };
  const bit = bitOf(kind);
  // a hybrid need is given up last
  const exact = way.colored.indexOf(bit);
  const at = exact >= 0 ? exact : way.colored.findIndex((mask) => (mask & bit) !== 0);
  return at < 0 ? null : { ...way, colored: way.colored.filter((_, i) => i !== at) };
}

/** The cards as they are in exile (2026: 702.66a). */
const DELVED = 'delved';
/** What using them does: a part of paying, and bound under the names of the abilities that allow it. */
export function useOf(standIns: readonly StandIn[]): { actions: readonly CostAction[]; env: Env } {
  const actions: CostAction[] = [];
  const env: Record<string, Env[string]> = {};
  for (const tag of new Set(standIns.map((s) => s.tag))) {
    const own = standIns.filter((s) => s.tag === tag);
    const what = { set: 'ref', name: tag } as const;
    actions.push(
      own[0]?.how === 'tap' ? { do: 'tap', what } : { do: 'move', what, to: { zone: 'exile' }, out: DELVED },
    );
    env[tag] = { objects: own.map((s) => s.object) };
  }
  return { actions, env };
}

/** Announces what is tapped or exiled as an additional cost, one after another, and what each reduces. */
export function announceStandIns(
  game: Game,
  proposal: Proposal,
  ctx: Context,
  stays: (tried: Proposal) => boolean,
): void {
  const { player, on } = proposal;
  while (proposal.payWith.length > 0) {
    const { ways } = costOfProposal(game, proposal);
    const withOne = (standIn: StandIn, kind: Kind): Proposal => ({
      ...proposal,
      standing: [...proposal.standing, { standIn, kind }],
    });
    const open = standInsFor(game, ctx, proposal).flatMap((standIn) => {
      const useful = kindsFor(standIn, ways);
      const kinds = (useful.length === 0 ? ([''] as const) : useful).filter((kind) => stays(withOne(standIn, kind)));
      return kinds.length === 0 ? [] : [{ standIn, kinds }];
    });
    const done: Proposal = { ...proposal, payWith: [] };
    const enough = stays(done);
    const at = askOption(game, {
      player,
      source: on,
      kind: 'cost',
      purpose: 'pay',
      options: [
        ...(enough ? [{ text: 'nothing more' }] : []),
        ...open.map(({ standIn }) => ({ object: standIn.object })),
      ],
    });
    const chosen = open[enough ? at - 1 : at];
    if (chosen === undefined) {
      proposal.payWith = [];
      return;
    }
    proposal.standing = withOne(chosen.standIn, askKind(game, proposal, chosen.kinds)).standing;
  }
}

/** Asks which kind of mana it stands in for. */
export function askKind(game: Game, { player, on }: Pick<Proposal, 'player' | 'on'>, kinds: readonly Kind[]): Kind {
  const at = askOption(game, {
    player,
    source: on,
    kind: 'cost',
    purpose: 'instead of',
    options: kinds.map((kind) => ({ text: `{${kind}}` })),
  });
  return kinds[at] as Kind;
}
