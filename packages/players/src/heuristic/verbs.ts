/**
 * What each verb is worth to this player: good and bad come from the verb and from whose objects and life it touches.
 * 2006: 413, 501 · 2009, 2011, 2026: 608, 701
 */
import type {
  Body,
  Context,
  Doing,
  Instruction,
  ObjectId,
  ObjectSet,
  PlayerId,
  PlayerSet,
  Quantity,
  RecipientSet,
  VerbName,
} from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { type Table, hasKeyword, hasType, isMine, isMyTurn, librarySize, lifeOf, lifePoint, traits } from './table.ts';
import { damageTo, losing } from './damage.ts';
import { readAmount, readCondition, readCount, readObjects, readPlayers } from './sets.ts';
import { movingTo } from './attaching.ts';
import { isUnderFire } from './on-the-stack.ts';
import { manaOf } from './mana.ts';
import { endangered, scorePart } from './continuous.ts';
import { lostByDiscard } from './discarding.ts';
import { worthOf } from './worth.ts';

/** The worth of a card to whoever draws it. */
export const CARD = 1.5;

/** In what a verb is judged, and how what it holds is. */
export interface Judging {
  readonly table: Table;
  readonly ctx: Context;
  /** how many cards this player has drawn by what comes before */
  readonly drawn: number;
  /** the worth of instructions that it holds; none: 0 */
  readonly inner: (effect: readonly Instruction[] | undefined) => number;
  /** the same in another context */
  readonly within: (ctx: Context, effect: readonly Instruction[]) => number;
  readonly body: (body: Body) => number | null;
}

/** Always the same, or judged. */
type Worth<K extends VerbName> = number | ((judging: Judging, i: Doing<K>) => number);

const losingLife = ({ table, ctx }: Judging, i: { who: PlayerSet; amount: Quantity }): number =>
  overPlayers(table, ctx, i.who, (player) => losing(table, player, readAmount(table, ctx, i.amount)));
const aCardFor = ({ table, ctx }: Judging, i: { who: PlayerSet }): number => overPlayers(table, ctx, i.who, () => CARD);
const madeFor = ({ table, ctx }: Judging, i: { who: PlayerSet }): number => overPlayers(table, ctx, i.who, () => 2);
/** Hinders creatures, or takes them away for a while. */
const hindered = ({ table, ctx }: Judging, i: { what: ObjectSet }): number =>
  overObjects(table, ctx, i.what, (id) => -worthOf(table, id) * 0.2);
/** Whoever chooses takes the best for themselves. */
const bestOption = ({ table, ctx, inner }: Judging, i: Doing<'oneOf' | 'villainousChoice'>): number => {
  const scores = i.options.map((option) => inner(option.effect));
  const mine = readPlayers(table, ctx, i.who).includes(table.me);
  return scores.length === 0 ? 0 : mine ? Math.max(...scores) : Math.min(...scores);
};

/** What each verb is worth; a new one does not compile without. */
const WORTHS: { readonly [K in VerbName]: Worth<K> } = {
  draw: ({ table, ctx }, i) =>
    overPlayers(table, ctx, i.who, (player) => drawing(table, player, readAmount(table, ctx, i.count))),
  discard: ({ table, ctx, drawn }, i) => discarding(table, ctx, i.who, i.what, drawn),
  ante: ({ table, ctx }, i) => overPlayers(table, ctx, i.who, () => -0.3),
  mill: ({ table, ctx }, i) =>
    overPlayers(table, ctx, i.who, (player) =>
      librarySize(table, player) <= readAmount(table, ctx, i.count) ? -30 : -0.05,
    ),
  scry: 0.3,
  surveil: 0.3,
  fateseal: 0.3,
  clash: 0.3,
  search: ({ table, ctx }, i) =>
    overPlayers(
      table,
      ctx,
      i.who,
      () => CARD * Math.max(1, readCount(table, ctx, i.count).max > 9 ? 2 : readCount(table, ctx, i.count).max) * 0.9,
    ),
  gainLife: ({ table, ctx }, i) =>
    overPlayers(
      table,
      ctx,
      i.who,
      (player) => lifePoint(lifeOf(table, player)) * 0.5 * readAmount(table, ctx, i.amount),
    ),
  loseLife: losingLife,
  payLife: losingLife,
  incubate: aCardFor,
  ringTempts: aCardFor,
  designatePlayer: aCardFor,
  venture: aCardFor,
  setLife: ({ table, ctx }, i) =>
    overPlayers(
      table,
      ctx,
      i.who,
      (player) => lifePoint(lifeOf(table, player)) * (readAmount(table, ctx, i.amount) - lifeOf(table, player)),
    ),
  damage: ({ table, ctx }, i) => damaging(table, ctx, i.to, readAmount(table, ctx, i.amount, 2)),
  damageSplit: ({ table, ctx }, i) => damaging(table, ctx, { objects: i.among }, 1),
  exchangeLifeWith: 0,
  damageDivided: ({ table, ctx }, i) => {
    const binding = ctx.env[i.targets];
    return damaging(
      table,
      ctx,
      { objects: { set: 'ref', name: i.targets }, players: { who: 'ref', name: i.targets } },
      binding?.each?.[0] ?? 2,
    );
  },
  destroy: ({ table, ctx }, i) =>
    overObjects(table, ctx, i.what, (id) =>
      hasKeyword(traits(table, id), 'indestructible') ? 0 : -worthOf(table, id),
    ),
  sacrifice: ({ table, ctx }, i) =>
    overActors(table, ctx, i.who, (actor) => overObjects(table, actor, i.what, (id) => -worthOf(table, id))),
  counter: ({ table, ctx }, i) => overObjects(table, ctx, i.what, (id) => -threat(table, id)),
  move: ({ table, ctx }, i) => moving(table, ctx, i),
  putCounters: ({ table, ctx }, i) => {
    const count = readAmount(table, ctx, i.count);
    return overObjects(table, ctx, i.on, (id) => countersWorth(table, id, i.counter, count));
  },
  removeCounters: ({ table, ctx }, i) => {
    const count = i.count === 'all' ? 2 : readAmount(table, ctx, i.count);
    return overObjects(table, ctx, i.from, (id) => -countersWorth(table, id, i.counter, count) * 0.5);
  },
  playerCounters: ({ table, ctx }, i) =>
    i.counter === 'poison' ? overPlayers(table, ctx, i.who, () => -2 * readAmount(table, ctx, i.count)) : 0.2,
  tap: ({ table, ctx }, i) => overObjects(table, ctx, i.what, (id) => tapping(table, id)),
  untap: ({ table, ctx }, i) =>
    overObjects(table, ctx, i.what, (id) => (objectOf(table.game, id)?.tapped ? 0.5 + worthOf(table, id) * 0.05 : 0)),
  attach: ({ table, ctx }, i) =>
    i.what.set === 'self' ? movingTo(table, ctx, readObjects(table, ctx, i.to).objects) : 0.2,
  createTokens: ({ table, ctx }, i) => {
    const worth = [i, ...(i.also ?? [])].reduce((sum, { count, token }) => {
      const body = token.types.includes('creature')
        ? 0.4 + readAmount(table, ctx, token.power ?? 1) * 0.8 + readAmount(table, ctx, token.toughness ?? 1) * 0.45
        : 0.5;
      return sum + body * readAmount(table, ctx, count);
    }, 0);
    return overPlayers(table, ctx, i.who, () => worth);
  },
  createNamed: madeFor,
  createEmblem: madeFor,
  copyToken: ({ table, ctx }, i) =>
    overObjects(
      table,
      ctx,
      i.of,
      (id) => worthOf(table, id),
      () => table.me,
    ),
  regenerate: ({ table, ctx }, i) =>
    overObjects(table, ctx, i.what, (id) => (isLost(table, id) ? worthOf(table, id) : 0)),
  fight: ({ table, ctx }, i) =>
    i.b === undefined ? 0 : overObjects(table, ctx, i.b, (id) => -worthOf(table, id) * 0.6),
  block: 0,
  activateMana: 0,
  loseMana: 0,
  takeMana: 0,
  exchangeControl: 0,
  exchangeLife: 0,
  redistributeLife: 0,
  exchangeZones: 0,
  phaseOut: ({ table, ctx }, i) =>
    overObjects(table, ctx, i.what, (id) => worthOf(table, id) * (isLost(table, id) ? 0.9 : -0.2)),
  goad: hindered,
  detain: hindered,
  suspect: hindered,
  becomeBlocked: hindered,
  becomePlotted: hindered,
  becomeForetold: hindered,
  cascaded: hindered,
  airbend: hindered,
  reselectAttack: hindered,
  performed: 0,
  exert: 0,
  blight: 0,
  forage: 0,
  turnFaceUp: 1,
  proliferate: 1,
  bolster: 1,
  populate: 1,
  amass: 1,
  monstrosity: 1,
  adapt: 1,
  explore: 1,
  connive: 1,
  endure: 1,
  earthbend: 1,
  discover: 1,
  manifestDread: 1,
  learn: 1,
  recruit: 1,
  anotherOfEach: 1,
  timeTravel: 1,
  setInMotion: 1,
  manifest: 1,
  merge: 1,
  meld: 1,
  transform: 1,
  designate: 1,
  setLevel: 1,
  unlock: 1,
  flip: 1,
  extraTurn: ({ table, ctx }, i) => overPlayers(table, ctx, i.who, () => 6),
  skip: ({ table, ctx }, i) => overPlayers(table, ctx, i.who, () => -3),
  winGame: ({ table, ctx }, i) => overPlayers(table, ctx, i.who, () => 1000),
  loseGame: ({ table, ctx }, i) => overPlayers(table, ctx, i.who, () => -1000),
  effect: ({ table, ctx }, i) => {
    let sum = 0;
    for (const part of i.parts)
      sum += scorePart(table, ctx, part, i.duration.until === 'endOfTurn' || i.duration.until === 'endOfCombat');
    return sum;
  },
  delayed: ({ body }, i) => (body(i.body) ?? 0) * 0.7,
  reflexive: ({ body }, i) => body(i.body) ?? 0,
  copySpell: ({ table, ctx }, i) =>
    overObjects(
      table,
      ctx,
      i.what,
      (id) => threat(table, id),
      () => table.me,
    ),
  cast: 1.5,
  playLand: 1.5,
  changeTargets: 1,
  if: ({ table, ctx, inner }, i) => {
    const now = readCondition(table, ctx, i.condition);
    if (now === null) return 0.7 * inner(i.then) + 0.3 * inner(i.else);
    return now ? inner(i.then) : inner(i.else);
  },
  may: ({ table, ctx, inner }, i) => better(table, ctx, i.who, inner(i.effect), inner(i.else)),
  pay: ({ table, ctx, inner }, i) => {
    const paid = inner(i.then);
    const unpaid = inner(i.else);
    const payers = readPlayers(table, ctx, i.who);
    if (payers.includes(table.me)) return Math.max(paid - 1, unpaid);
    const { mana, generic } = i.cost;
    const asked =
      (mana ?? []).reduce((n, symbol) => n + (Number(symbol) || 1), 0) +
      (generic === undefined ? 0 : readAmount(table, ctx, generic));
    const able = payers.some((player) => manaOf(table, player) >= asked);
    return able ? Math.min(paid + 0.6, unpaid) * 0.2 : unpaid;
  },
  forEach: ({ table, ctx, within }, i) => {
    const { objects } = readObjects(table, ctx, i.over);
    let sum = 0;
    for (const object of objects.slice(0, 20))
      sum += within({ ...ctx, env: { ...ctx.env, 'each.object': { objects: [object] } } }, i.effect);
    return sum;
  },
  oneByOne: ({ table, ctx, within }, i) => {
    const { over, effect } = i;
    const ones: { players?: readonly PlayerId[]; objects?: readonly ObjectId[] }[] = [
      ...(over.players === undefined ? [] : readPlayers(table, ctx, over.players)).map((id) => ({ players: [id] })),
      ...(over.objects === undefined ? [] : readObjects(table, ctx, over.objects).objects).map((id) => ({
        objects: [id],
      })),
    ];
    return ones
      .slice(0, 20)
      .reduce((sum, one) => sum + within({ ...ctx, env: { ...ctx.env, 'each.one': one } }, effect), 0);
  },
  forEachPlayer: ({ table, ctx, within }, i) => overActors(table, ctx, i.who, (actor) => within(actor, i.effect)),
  repeat: ({ inner }, i) => inner(i.effect),
  oneOf: bestOption,
  villainousChoice: bestOption,
  shuffle: 0,
  reveal: 0,
  lookAt: 0,
  piles: 0,
  putCountersDivided: 0,
  moveCounters: 0,
  putSameCounters: 0,
  unattach: 0,
  phaseIn: 0,
  turnFaceDown: 0,
  removeFromCombat: 0,
  removeDamage: 0,
  exchangeWithCard: 0,
  sacrificeForCard: 0,
  addMana: 0,
  original: 0,
  endEffect: 0,
  extraPhase: 0,
  extraStep: 0,
  daytime: 0,
  endTurn: 0,
  endCombatPhase: 0,
  controlTurn: 0,
  drawGame: 0,
  openAttraction: 0,
  rollToVisit: 0,
  abandon: 0,
  planeswalk: 0,
  chaos: 0,
  rollPlanarDie: 0,
  restartGame: 0,
  subgame: 0,
  choose: 0,
  flipCoin: 0,
  rollDice: 0,
  rerollStored: 0,
  vote: 0,
  increaseSpeed: 0,
  bind: 0,
  byHand: 0,
  nothing: 0,
};

export function worthOfVerb(judging: Judging, i: Instruction): number {
  // each verb takes its own instructions
  const worth = WORTHS[i.do] as Worth<VerbName>;
  return typeof worth === 'number' ? worth : worth(judging, i);
}

/** Whether a creature will be lost unless something is done. */
const isLost = (table: Table, id: ObjectId): boolean => endangered(table, id) || isUnderFire(table, id);

function overObjects(
  table: Table,
  ctx: Context,
  set: ObjectSet,
  change: (id: ObjectId) => number,
  whose?: (id: ObjectId) => PlayerId,
): number {
  const { objects, choice } = readObjects(table, ctx, set);
  const scores = objects.map((id) => ((whose ? whose(id) === table.me : isMine(table, id)) ? change(id) : -change(id)));
  if (!choice) return scores.reduce((a, b) => a + b, 0);
  // Whoever chooses takes what suits them.
  const chooser = readPlayers(table, ctx, choice.by);
  const mine = chooser.includes(table.me);
  scores.sort((a, b) => (mine ? b - a : a - b));
  const { min, max } = readCount(table, ctx, choice.count);
  const least = Math.min(min, scores.length);
  return scores
    .slice(0, Math.max(least, Math.min(max, scores.filter((s) => (mine ? s > 0 : s < 0)).length)))
    .reduce((a, b) => a + b, 0);
}

/** `change` is what it means to the player concerned. */
function overPlayers(table: Table, ctx: Context, set: PlayerSet, change: (player: PlayerId) => number): number {
  let sum = 0;
  for (const player of readPlayers(table, ctx, set)) sum += player === table.me ? change(player) : -change(player);
  return sum;
}

function overActors(table: Table, ctx: Context, set: PlayerSet, score: (ctx: Context) => number): number {
  let sum = 0;
  for (const player of readPlayers(table, ctx, set))
    sum += score({ ...ctx, env: { ...ctx.env, actor: { players: [player] } } });
  return sum;
}

function better(table: Table, ctx: Context, who: PlayerSet, done: number, otherwise: number): number {
  return readPlayers(table, ctx, who).includes(table.me) ? Math.max(done, otherwise) : Math.min(done, otherwise);
}

function drawing(table: Table, player: PlayerId, count: number): number {
  const left = librarySize(table, player);
  if (count > left) return -100;
  if (left - count < 8) return -2;
  return CARD * count;
}

function discarding(table: Table, ctx: Context, who: PlayerSet, what: ObjectSet, drawn: number): number {
  let sum = 0;
  for (const player of readPlayers(table, ctx, who)) {
    const actor: Context = { ...ctx, env: { ...ctx.env, actor: { players: [player] } } };
    const hand = table.game.state.players[player]?.hand ?? [];
    const most = what.set === 'choice' ? readCount(table, actor, what.count).max : Number.POSITIVE_INFINITY;
    if (player === table.me) {
      const worths = [
        ...hand.filter((id) => id !== ctx.source).map((id) => lostByDiscard(table, id)),
        ...Array.from({ length: drawn }, () => CARD),
      ].sort((a, b) => a - b);
      sum -= worths.slice(0, Math.min(most, worths.length)).reduce((a, b) => a + b * 0.8, 0);
    } else {
      sum += Math.min(most, hand.length) * 1.3;
    }
  }
  return sum;
}

function damaging(table: Table, ctx: Context, to: RecipientSet, amount: number): number {
  let sum = 0;
  if (to.players) sum += overPlayers(table, ctx, to.players, (player) => losing(table, player, amount));
  if (to.objects) sum += overObjects(table, ctx, to.objects, (id) => damageTo(table, id, amount));
  return sum;
}

/** What an opponent's spell or ability on the stack threatens to be worth to its controller. */
function threat(table: Table, id: ObjectId): number {
  const object = objectOf(table.game, id);
  if (!object) return 0;
  const is = traits(table, id);
  if (object.kind === 'ability') return 1.2;
  const permanent = hasType(is, 'instant') || hasType(is, 'sorcery') ? 1 + is.manaValue * 0.7 : worthOf(table, id);
  return Math.max(permanent, is.manaValue * 0.6);
}

function countersWorth(table: Table, id: ObjectId, counter: string, count: number): number {
  const signs = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  if (!signs) return counter === 'loyalty' ? count * 0.8 : 0.1;
  const power = Number(signs[1]) * count;
  const toughness = Number(signs[2]) * count;
  const is = traits(table, id);
  if (!hasType(is, 'creature')) return 0;
  if (is.toughness + toughness <= (objectOf(table.game, id)?.damage ?? 0)) return -worthOf(table, id);
  return power * 0.8 + toughness * 0.45;
}

function tapping(table: Table, id: ObjectId): number {
  const object = objectOf(table.game, id);
  if (!object || object.tapped) return 0;
  const is = traits(table, id);
  const { step } = table.game.state.turn;
  const beforeAttack = step === 'upkeep' || step === 'draw' || step === 'main1' || step === 'beginCombat';
  // A creature tapped before the attack neither attacks on its own turn nor blocks on its opponent's.
  if (hasType(is, 'creature')) return beforeAttack ? -0.5 - worthOf(table, id) * 0.15 : -0.05;
  if (hasType(is, 'land')) return step === 'upkeep' && !isMyTurn(table) ? -0.8 : -0.1;
  return -0.1;
}

/** What it adds to a card that is still to be found that it goes onto the battlefield, without being paid for. */
const FOUND_INTO_PLAY = 1.2;

function moving(table: Table, ctx: Context, instruction: Extract<Instruction, { do: 'move' }>): number {
  const { zone } = instruction.to;
  const under = instruction.to.under && readPlayers(table, ctx, instruction.to.under)[0];
  const { what } = instruction;
  if (zone === 'battlefield') {
    if (what.set === 'ref' && ctx.env[what.name] === undefined) return FOUND_INTO_PLAY;
    return overObjects(
      table,
      ctx,
      what,
      (id) => worthOf(table, id),
      () => under ?? ctx.controller,
    );
  }
  return overObjects(table, ctx, what, (id) => {
    const object = objectOf(table.game, id);
    if (!object) return 0;
    switch (object.zone) {
      case 'battlefield': {
        const token = object.kind === 'token';
        const share = zone === 'hand' && !token ? 0.45 : zone === 'library' && !token ? 0.7 : 1;
        return -worthOf(table, id) * share;
      }
      case 'hand':
        return zone === 'library' ? -0.6 : -1.2;
      case 'stack':
        return -threat(table, id);
      case 'graveyard':
        return zone === 'hand' ? CARD : zone === 'library' ? 0.2 : -0.2;
      case 'library':
        return zone === 'hand' ? CARD : 0;
      case 'exile':
      case 'ante':
      case 'command':
      case 'outside':
        return 0.5;
    }
  });
}
