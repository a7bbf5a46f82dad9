/**
 * Announcing a line that was not read. Its player says what it is, what it costs and what it targets. It uses the stack unless it is said to be
 * a special action, a mana ability or an effect that is applied. Nothing happens before the others have agreed: where they object there is nothing
 * to take back. 2006: 402, 408.2, 409 · 2009: 114, 602, 605 · 2011: 115, 602, 605 · 2026: 116, 602, 605
 */
import { abilityAt } from '../abilities/lookup.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { answererFor, ask } from '../decisions/ask.ts';
import { isReworded } from '../decisions/check.ts';
import type { Action, Answer, Decision } from '../decisions/decision.ts';
import { reverse } from '../decisions/reversal.ts';
import { announce } from '../events/announced.ts';
import { byPlayer } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { activateEvent } from '../events/kinds/ability.ts';
import { note, publicName } from '../events/log.ts';
import { rewordLine } from '../events/reword.ts';
import { context, type Context, extended } from '../meaning/context.ts';
import { allLeft, choose, newAsking, told } from '../resolving/by-hand/asking.ts';
import {
  agreed,
  carryOutByHand,
  collect,
  MOST_OBJECTIONS,
  type Said,
  type Template,
} from '../resolving/by-hand/collecting.ts';
import { carryOut } from '../resolving/carry-out.ts';
import type { Env } from '../state/binding.ts';
import type { Game } from '../running/game.ts';
import { carriesOut } from '../state/hands.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { objectOf, onStacks } from '../state/objects.ts';
import type { AbilityRef, ChosenTargets, DerivedAbility } from '../state/state.ts';
import type { UnreadAbility } from '../vocabulary/abilities.ts';
import type { Cost, CostAction } from '../vocabulary/costs.ts';
import { MOST_REWORDED } from '../vocabulary/holes.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import { bodyOf, specsOf } from './body.ts';
import { isActivationWatched } from './costs/actions.ts';
import { OTHER, payOrReverse } from './costs/pay.ts';
import { plainCost } from './costs/total.ts';
import { supplyFor } from './mana/payability.ts';
import { abilityOntoStack, revealSource } from './onto-stack.ts';
import { announceTargets, chooseTargets } from './targets/choose.ts';
import { commitCrime } from './targets/crimes.ts';

type Announcing = Extract<Action, { act: 'byHand' }>;

const unreadAmong = memoised((abilities: readonly DerivedAbility[], game: Game): readonly [AbilityRef, number][] =>
  abilities.flatMap(({ ref }, index) =>
    abilityAt(game, ref).ability === 'unread' ? [[ref, index] as [AbilityRef, number]] : [],
  ),
);

/** The lines that the player may announce now: of what they control, elsewhere of what they own and see. */
export function linesByHand(game: Game, player: PlayerId): Announcing[] {
  if (!carriesOut(game, player)) return [];
  const { battlefield, stack, exile, command, players, priority } = game.state;
  const isOwn = (id: ObjectId): boolean => objectOf(game, id)?.owner === player;
  const objects = [
    ...[...battlefield, ...stack].filter(
      (id) => controllerOf(game, id) === player && objectOf(game, id)?.phasedOut === false,
    ),
    ...(players[player]?.hand ?? []),
    ...(players[player]?.graveyard ?? []),
    ...[...exile, ...command].filter((id) => isOwn(id) && objectOf(game, id)?.hidden === false),
  ];
  const isRefused = (object: ObjectId, { path }: AbilityRef): boolean =>
    priority.objections?.some((one) => one.object === object && one.path === path && one.times >= MOST_OBJECTIONS) ===
    true;
  return objects.flatMap((object) =>
    unreadAmong(characteristics(game, object).abilities, game).flatMap(([ability, index]): Announcing[] =>
      isRefused(object, ability) ? [] : [{ act: 'byHand', object, ability, index }],
    ),
  );
}

/** What can be paid to announce a line. `at`: under which name its objects are bound. */
interface CostStep extends Template {
  readonly cost: (env: Env, at: ObjectSet, choices: readonly number[]) => Cost;
}

const n = (env: Env): number => env['n']?.amount ?? 0;
const actions = (...all: CostAction[]): Cost => ({ actions: all });
const you = { who: 'you' } as const;
const COUNTERS = ['+1/+1', '-1/-1', 'loyalty', 'charge', 'time', 'oil', 'quest', 'storage', 'verse', 'spore'] as const;

const COSTS: readonly CostStep[] = [
  {
    label: 'Pay mana',
    group: 'costs',
    places: [{ ask: 'words', as: 'mana', question: 'which mana, 1 being generic', of: 'mana', most: 20 }],
    says: 'pay mana: {mana}',
    cost: (env) => ({ mana: env['mana']?.words ?? [] }),
  },
  {
    label: 'Tap permanents',
    group: 'costs',
    places: [{ ask: 'objects', as: 'what', question: 'which permanents', of: 'own permanents' }],
    says: 'tap {what}',
    cost: (_, what) => actions({ do: 'tap', what }),
  },
  {
    label: 'Sacrifice permanents',
    group: 'costs',
    places: [{ ask: 'objects', as: 'what', question: 'which permanents', of: 'own permanents' }],
    says: 'sacrifice {what}',
    cost: (_, what) => actions({ do: 'sacrifice', who: you, what }),
  },
  {
    label: 'Pay life',
    group: 'costs',
    places: [{ ask: 'number', as: 'n', question: 'how much life', min: 0, max: 1000 }],
    says: 'pay {n} life',
    cost: (env) => actions({ do: 'payLife', who: you, amount: n(env) }),
  },
  {
    label: 'Discard cards',
    group: 'costs',
    places: [{ ask: 'objects', as: 'what', question: 'which cards', of: 'own hand' }],
    says: 'discard {what}',
    cost: (_, what) => actions({ do: 'discard', who: you, what }),
  },
  {
    label: 'Put into exile',
    group: 'costs',
    places: [{ ask: 'objects', as: 'what', question: 'what', of: 'anything' }],
    says: 'exile {what}',
    cost: (_, what) => actions({ do: 'move', what, to: { zone: 'exile' } }),
  },
  {
    label: 'Return to the hand',
    group: 'costs',
    places: [{ ask: 'objects', as: 'what', question: 'which permanents', of: 'own permanents' }],
    says: 'return {what} to the hand',
    cost: (_, what) => actions({ do: 'move', what, to: { zone: 'hand' } }),
  },
  {
    label: 'Remove counters',
    group: 'costs',
    places: [
      { ask: 'which', as: 'which', question: 'which counters', of: COUNTERS },
      { ask: 'objects', as: 'what', question: 'from what', of: 'own permanents' },
      { ask: 'number', as: 'n', question: 'how many from each', min: 0, max: 1000 },
    ],
    says: 'remove {n} {which} counters from {what}',
    cost: (env, from, [at = 0]) =>
      actions({ do: 'removeCounters', counter: COUNTERS[at] as (typeof COUNTERS)[number], count: n(env), from }),
  },
  {
    label: 'Pay energy',
    group: 'costs',
    places: [{ ask: 'number', as: 'n', question: 'how much', min: 0, max: 1000 }],
    says: 'pay {n} energy',
    cost: (env) => actions({ do: 'playerCounters', counter: 'energy', count: -n(env), who: you }),
  },
];

/** What the line is said to be; the first gives it up. */
const WAYS = [
  'Do not announce it',
  'An activated ability: it uses the stack',
  'A special action: at once',
  'A mana ability: at once',
  'A static or replacement effect: applied now',
  'It can be said in words that are read: it applies by itself',
] as const;
const GIVEN_UP = 0;
const ON_STACK = 1;
const REWORDED = 5;

/** The whole cost, and what its actions refer to. */
function costOf(said: readonly Said[]): { cost: Cost; env: Env } {
  const costs = said.map(({ at, env, choices }, number) =>
    (COSTS[at] as CostStep).cost(env, { set: 'ref', name: `cost ${number}` }, choices),
  );
  return {
    cost: {
      mana: costs.flatMap(({ mana = [] }) => mana),
      actions: costs.flatMap((one) => one.actions ?? []),
    },
    env: Object.fromEntries(said.map(({ env }, number) => [`cost ${number}`, env['what'] ?? {}])),
  };
}

/** Announces the line. False: somebody objected, and what it does has not happened. Reverses the action where it is given up, or cannot be paid. */
export function announceByHand(game: Game, player: PlayerId, { object: id, ability: ref }: Announcing): boolean {
  const isOffered = linesByHand(game, player).some(({ object, ability }) => object === id && ability.path === ref.path);
  if (!isOffered) reverse(game, 'the line cannot be announced');
  const { text } = abilityAt(game, ref) as UnreadAbility;
  const ctx = context(player, id, {}, null, ref);
  const asking = newAsking(game, ctx, text, 'way');
  const ways = WAYS.filter((_, at) => at !== REWORDED || mayBeReworded(game, ref));
  const options = ways.map((way) => ({ text: way }));
  const [way = GIVEN_UP] = choose(asking, {
    kind: 'option',
    purpose: `by hand: “${text}”`,
    options,
    min: 1,
    max: 1,
  });
  if (way === GIVEN_UP) reverse(game, 'it is not announced');
  if (way === REWORDED) return reword(ctx, game, ref, text);
  const { said } = collect({
    game,
    ctx,
    text,
    asks: 'cost',
    templates: COSTS,
    left: allLeft(),
    done: 'Done: there is nothing more to pay',
    goOn: null,
    results: new Map(),
    first: 0,
    before: [],
  });
  const targets = way === ON_STACK ? targetsOf(game, ctx, ref) : [];
  const words = [
    `${publicName(game, id)}, “${text}”`,
    (WAYS[way] ?? '').toLowerCase(),
    ...said.map((step) => step.words),
    ...targets.flatMap((chosen) => namesOf(game, chosen)),
  ];
  // what costs nothing and happens at once is agreed to with its steps
  if ((way === ON_STACK || said.length > 0) && !agreed(game, ctx, text, words)) return false;
  note(game, (w) => `By hand, ${w.player(player)} announces ${words.join('; ')}.`);
  // whoever was asked may have left, and taken it along
  if (objectOf(game, id) === null) reverse(game, 'it is not there any more');
  revealSource(game, player, id);
  const on = way === ON_STACK ? ontoStack(game, player, id, ref, targets) : 0;
  const { cost, env } = costOf(said);
  const paying: Context = { ...ctx, env: extended(ctx.env, env) };
  const supply = () => supplyFor(game, player, OTHER);
  payOrReverse(game, paying, { source: id, cost: plainCost(game, paying, cost), purpose: OTHER, supply, spell: on });
  if (on === 0) return carryOutByHand(game, ctx, text, (own, effect) => carryOut(game, own, effect, null));
  if (isActivationWatched(game)) happen(game, [activateEvent(id, player, on, byPlayer(player, 'effect', id))]);
  return true;
}

/** While the line itself is on a stack it stays as it is, and so many are reworded at most. */
const mayBeReworded = (game: Game, { def, path }: AbilityRef): boolean =>
  (game.state.reworded?.length ?? 0) < MOST_REWORDED &&
  onStacks(game.state).every((id) => {
    const on = objectOf(game, id)?.stack?.ability;
    return on == null || on.def !== def || on.path !== path;
  });

/** Its player says the line in words that are read, and everybody agrees; false: somebody objects, and all is as it was. */
function reword(ctx: Context, game: Game, line: AbilityRef, text: string): boolean {
  const { controller: player, source } = ctx;
  const said: Answer = ask<Decision>(game, {
    form: 'name',
    kind: 'word',
    player,
    by: answererFor(game, player),
    source,
    purpose: `say “${text}” in words that are read`,
    line,
    byHand: told({ ...newAsking(game, ctx, text, 'words'), reworded: true }),
  });
  if (!isReworded(said)) return reverse(game, 'it is not said in other words');
  if (!agreed(game, ctx, text, [said.words], true)) return false;
  // whoever was asked may have left, and taken it along
  if (objectOf(game, source) === null) reverse(game, 'it is not there any more');
  revealSource(game, player, source);
  note(game, (w) => `By hand, ${w.player(player)} says “${text}” of ${publicName(game, source)} as “${said.words}”.`);
  rewordLine(game, line, said);
  return true;
}

function targetsOf(game: Game, ctx: Context, ref: AbilityRef): readonly ChosenTargets[] {
  const specs = specsOf(bodyOf(game, ref), []);
  return chooseTargets(game, ctx, specs, { on: 0, source: ctx.source }) ?? [];
}

const namesOf = (game: Game, { objects, players }: ChosenTargets): readonly string[] => {
  const names = [...objects.map((id) => publicName(game, id)), ...players.map((player) => game.names[player] ?? '')];
  return names.length === 0 ? [] : [`targeting ${names.join(', ')}`];
};

function ontoStack(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ref: AbilityRef,
  targets: readonly ChosenTargets[],
): ObjectId {
  const on = abilityOntoStack(game, player, id, ref);
  announce(game, on, { targets: [...targets] });
  announceTargets(game, on, targets);
  commitCrime(game, on, player);
  return on;
}
