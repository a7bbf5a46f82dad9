/**
 * What an ability's instructions would do for this player, judged from the ability tree: good and bad come from the verbs
 * and from whose objects and life they touch. 2006: 413, 501 · 2009, 2011, 2026: 608, 701
 */
import type {
  Body,
  Context,
  Env,
  Instruction,
  ObjectId,
  ObjectSet,
  PlayerId,
  PlayerSet,
  RecipientSet,
} from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { type Table, hasKeyword, hasType, isMine, isMyTurn, librarySize, lifeOf, lifePoint, traits } from './table.ts';
import { damageTo, losing } from './damage.ts';
import { readAmount, readCondition, readCount, readObjects, readPlayers, readTargets } from './sets.ts';
import { movingTo } from './attaching.ts';
import { isUnderFire } from './on-the-stack.ts';
import { manaOf } from './mana.ts';
import { endangered, scorePart } from './continuous.ts';
import { lostByDiscard } from './discarding.ts';
import { worthOf } from './worth.ts';

export const CARD = 1.5;
const DEEPEST = 6;

/** The value of a body for this player with the best targets there are; `null` where it cannot have its targets. */
export function scoreBody(table: Table, ctx: Context, body: Body): number | null {
  if (body.modes) {
    const scores = body.modes.options
      .map((mode) => scorePlan(table, ctx, mode.targets ?? [], mode.effect))
      .filter((s) => s !== null);
    if (scores.length === 0) return null;
    return Math.max(...scores);
  }
  return scorePlan(table, ctx, body.targets ?? [], body.effect);
}

export function scorePlan(
  table: Table,
  ctx: Context,
  targets: NonNullable<Body['targets']>,
  effect: readonly Instruction[],
): number | null {
  let env: Env = ctx.env;
  for (const spec of targets) {
    const { min, max } = readCount(table, { ...ctx, env }, spec.count);
    const candidates = rankTargets(table, { ...ctx, env }, spec, effect);
    if (candidates.length < min) return null;
    const taken = candidates.slice(0, Math.max(min, Math.min(max, candidates.filter((c) => c.score > 0).length)));
    env = {
      ...env,
      [spec.name]: {
        objects: taken.flatMap((c) => ('object' in c.what ? [c.what.object] : [])),
        players: taken.flatMap((c) => ('player' in c.what ? [c.what.player] : [])),
      },
    };
  }
  return scoreInstructions(table, { ...ctx, env }, effect);
}

type Candidate = { what: { object: ObjectId } | { player: PlayerId }; score: number };

/** What a target could be, best for this player first. */
export function rankTargets(
  table: Table,
  ctx: Context,
  spec: NonNullable<Body['targets']>[number],
  effect: readonly Instruction[],
): Candidate[] {
  const { objects, players } = readTargets(table, ctx, spec);
  const ranked: Candidate[] = [
    ...objects.map((object) => ({
      what: { object },
      score: scoreWith(table, ctx, spec.name, { objects: [object] }, effect),
    })),
    ...players.map((player) => ({
      what: { player },
      score: scoreWith(table, ctx, spec.name, { players: [player] }, effect),
    })),
  ];
  return ranked.sort((a, b) => b.score - a.score);
}

/** The value of the instructions with one choice bound to a name. */
export function scoreWith(
  table: Table,
  ctx: Context,
  name: string,
  binding: Env[string],
  effect: readonly Instruction[],
): number {
  return scoreInstructions(
    table,
    { ...ctx, env: { ...ctx.env, [name]: { objects: [], players: [], ...binding } } },
    effect,
  );
}

export function scoreInstructions(table: Table, ctx: Context, effect: readonly Instruction[], depth = 0): number {
  if (depth > DEEPEST) return 0;
  let sum = 0;
  let now = ctx;
  let drawn = 0;
  for (const instruction of effect) {
    if (instruction.do === 'draw' && readPlayers(table, now, instruction.who).includes(table.me))
      drawn += readAmount(table, now, instruction.count);
    sum += scoreInstruction(table, now, instruction, depth, drawn);
    now = withCardsSeen(table, now, instruction);
  }
  return sum;
}

/** The context after an instruction that shows the top of a library: which cards those are makes no difference to what follows. */
function withCardsSeen(table: Table, ctx: Context, instruction: Instruction): Context {
  const bind = (bound: Readonly<Record<string, readonly ObjectId[]>>): Context => ({
    ...ctx,
    env: {
      ...ctx.env,
      ...Object.fromEntries(Object.entries(bound).map(([name, objects]) => [name, { objects, players: [] }])),
    },
  });
  switch (instruction.do) {
    case 'lookAt':
    case 'reveal':
      return instruction.out !== undefined && instruction.what.set === 'top'
        ? bind({ [instruction.out]: readObjects(table, ctx, instruction.what).objects })
        : ctx;
    case 'piles': {
      const { objects } = readObjects(table, ctx, instruction.what);
      const half = Math.ceil(objects.length / 2);
      return bind({ [instruction.chosen]: objects.slice(0, half), [instruction.other]: objects.slice(half) });
    }
    default:
      return ctx;
  }
}

/** `drawn`: how many cards this player has drawn by what comes before. */
function scoreInstruction(table: Table, ctx: Context, instruction: Instruction, depth: number, drawn: number): number {
  const inner = (list: readonly Instruction[] | undefined): number =>
    list ? scoreInstructions(table, ctx, list, depth + 1) : 0;
  switch (instruction.do) {
    case 'draw':
      return overPlayers(table, ctx, instruction.who, (player) =>
        drawing(table, player, readAmount(table, ctx, instruction.count)),
      );
    case 'discard':
      return discarding(table, ctx, instruction.who, instruction.what, drawn);
    case 'ante':
      return overPlayers(table, ctx, instruction.who, () => -0.3);
    case 'mill':
      return overPlayers(table, ctx, instruction.who, (player) =>
        librarySize(table, player) <= readAmount(table, ctx, instruction.count) ? -30 : -0.05,
      );
    case 'scry':
    case 'surveil':
    case 'fateseal':
    case 'clash':
      return 0.3;
    case 'search':
      return overPlayers(
        table,
        ctx,
        instruction.who,
        () =>
          CARD *
          Math.max(
            1,
            readCount(table, ctx, instruction.count).max > 9 ? 2 : readCount(table, ctx, instruction.count).max,
          ) *
          0.9,
      );
    case 'gainLife':
      return overPlayers(
        table,
        ctx,
        instruction.who,
        (player) => lifePoint(lifeOf(table, player)) * 0.5 * readAmount(table, ctx, instruction.amount),
      );
    case 'loseLife':
    case 'payLife':
      return overPlayers(table, ctx, instruction.who, (player) =>
        losing(table, player, readAmount(table, ctx, instruction.amount)),
      );
    case 'incubate':
    case 'ringTempts':
    case 'designatePlayer':
    case 'venture':
      return overPlayers(table, ctx, instruction.who, () => CARD);
    case 'setLife':
      return overPlayers(
        table,
        ctx,
        instruction.who,
        (player) =>
          lifePoint(lifeOf(table, player)) * (readAmount(table, ctx, instruction.amount) - lifeOf(table, player)),
      );
    case 'damage':
      return damaging(table, ctx, instruction.to, readAmount(table, ctx, instruction.amount, 2));
    case 'damageSplit':
      return damaging(table, ctx, { objects: instruction.among }, 1);
    case 'exchangeLifeWith':
      return 0;
    case 'damageDivided': {
      const binding = ctx.env[instruction.targets];
      return damaging(
        table,
        ctx,
        { objects: { set: 'ref', name: instruction.targets }, players: { who: 'ref', name: instruction.targets } },
        binding?.each?.[0] ?? 2,
      );
    }
    case 'destroy':
      return overObjects(table, ctx, instruction.what, (id) =>
        hasKeyword(traits(table, id), 'indestructible') ? 0 : -worthOf(table, id),
      );
    case 'sacrifice':
      return overActors(table, ctx, instruction.who, (actor) =>
        overObjects(table, actor, instruction.what, (id) => -worthOf(table, id)),
      );
    case 'counter':
      return overObjects(table, ctx, instruction.what, (id) => -threat(table, id));
    case 'move':
      return moving(table, ctx, instruction);
    case 'putCounters': {
      const count = readAmount(table, ctx, instruction.count);
      return overObjects(table, ctx, instruction.on, (id) => countersWorth(table, id, instruction.counter, count));
    }
    case 'removeCounters': {
      const count = instruction.count === 'all' ? 2 : readAmount(table, ctx, instruction.count);
      return overObjects(
        table,
        ctx,
        instruction.from,
        (id) => -countersWorth(table, id, instruction.counter, count) * 0.5,
      );
    }
    case 'playerCounters':
      return instruction.counter === 'poison'
        ? overPlayers(table, ctx, instruction.who, () => -2 * readAmount(table, ctx, instruction.count))
        : 0.2;
    case 'tap':
      return overObjects(table, ctx, instruction.what, (id) => tapping(table, id));
    case 'untap':
      return overObjects(table, ctx, instruction.what, (id) =>
        objectOf(table.game, id)?.tapped ? 0.5 + worthOf(table, id) * 0.05 : 0,
      );
    case 'attach':
      return instruction.what.set === 'self'
        ? movingTo(table, ctx, readObjects(table, ctx, instruction.to).objects)
        : 0.2;
    case 'createTokens': {
      const worth = [instruction, ...(instruction.also ?? [])].reduce((sum, { count, token }) => {
        const body = token.types.includes('creature')
          ? 0.4 + readAmount(table, ctx, token.power ?? 1) * 0.8 + readAmount(table, ctx, token.toughness ?? 1) * 0.45
          : 0.5;
        return sum + body * readAmount(table, ctx, count);
      }, 0);
      return overPlayers(table, ctx, instruction.who, () => worth);
    }
    case 'createNamed':
    case 'createEmblem':
      return overPlayers(table, ctx, instruction.who, () => 2);
    case 'copyToken':
      return overObjects(
        table,
        ctx,
        instruction.of,
        (id) => worthOf(table, id),
        () => table.me,
      );
    case 'regenerate':
      return overObjects(table, ctx, instruction.what, (id) => (isLost(table, id) ? worthOf(table, id) : 0));
    case 'fight':
      return instruction.b === undefined
        ? 0
        : overObjects(table, ctx, instruction.b, (id) => -worthOf(table, id) * 0.6);
    case 'block':
    case 'activateMana':
    case 'loseMana':
    case 'takeMana':
    case 'exchangeControl':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'exchangeZones':
      return 0;
    case 'phaseOut':
      return overObjects(table, ctx, instruction.what, (id) => worthOf(table, id) * (isLost(table, id) ? 0.9 : -0.2));
    case 'goad':
    case 'detain':
    case 'suspect':
    case 'becomeBlocked':
    case 'becomePlotted':
    case 'becomeForetold':
    case 'cascaded':
    case 'airbend':
    case 'reselectAttack':
      return overObjects(table, ctx, instruction.what, (id) => -worthOf(table, id) * 0.2);
    case 'performed':
    case 'exert':
    case 'blight':
    case 'forage':
      return 0;
    case 'turnFaceUp':
    case 'proliferate':
    case 'bolster':
    case 'populate':
    case 'amass':
    case 'monstrosity':
    case 'adapt':
    case 'explore':
    case 'connive':
    case 'endure':
    case 'earthbend':
    case 'discover':
    case 'manifestDread':
    case 'learn':
    case 'recruit':
    case 'anotherOfEach':
    case 'timeTravel':
    case 'setInMotion':
    case 'manifest':
    case 'merge':
    case 'meld':
    case 'transform':
    case 'designate':
    case 'setLevel':
    case 'unlock':
    case 'flip':
      return 1;
    case 'extraTurn':
      return overPlayers(table, ctx, instruction.who, () => 6);
    case 'skip':
      return overPlayers(table, ctx, instruction.who, () => -3);
    case 'winGame':
      return overPlayers(table, ctx, instruction.who, () => 1000);
    case 'loseGame':
      return overPlayers(table, ctx, instruction.who, () => -1000);
    case 'effect': {
      let sum = 0;
      for (const part of instruction.parts)
        sum += scorePart(
          table,
          ctx,
          part,
          instruction.duration.until === 'endOfTurn' || instruction.duration.until === 'endOfCombat',
        );
      return sum;
    }
    case 'delayed':
      return (scoreBody(table, ctx, instruction.body) ?? 0) * 0.7;
    case 'reflexive':
      return scoreBody(table, ctx, instruction.body) ?? 0;
    case 'copySpell':
      return overObjects(
        table,
        ctx,
        instruction.what,
        (id) => threat(table, id),
        () => table.me,
      );
    case 'cast':
    case 'playLand':
      return 1.5;
    case 'changeTargets':
      return 1;
    case 'if': {
      const now = readCondition(table, ctx, instruction.condition);
      if (now === null) return 0.7 * inner(instruction.then) + 0.3 * inner(instruction.else);
      return now ? inner(instruction.then) : inner(instruction.else);
    }
    case 'may':
      return better(table, ctx, instruction.who, inner(instruction.effect), inner(instruction.else));
    case 'pay': {
      const paid = inner(instruction.then);
      const unpaid = inner(instruction.else);
      const payers = readPlayers(table, ctx, instruction.who);
      if (payers.includes(table.me)) return Math.max(paid - 1, unpaid);
      const { mana, generic } = instruction.cost;
      const asked =
        (mana ?? []).reduce((n, symbol) => n + (Number(symbol) || 1), 0) +
        (generic === undefined ? 0 : readAmount(table, ctx, generic));
      const able = payers.some((player) => manaOf(table, player) >= asked);
      return able ? Math.min(paid + 0.6, unpaid) * 0.2 : unpaid;
    }
    case 'forEach': {
      const { objects } = readObjects(table, ctx, instruction.over);
      let sum = 0;
      for (const object of objects.slice(0, 20))
        sum += scoreInstructions(
          table,
          { ...ctx, env: { ...ctx.env, 'each.object': { objects: [object] } } },
          instruction.effect,
          depth + 1,
        );
      return sum;
    }
    case 'oneByOne': {
      const { over, effect } = instruction;
      const ones: { players?: readonly PlayerId[]; objects?: readonly ObjectId[] }[] = [
        ...(over.players === undefined ? [] : readPlayers(table, ctx, over.players)).map((id) => ({ players: [id] })),
        ...(over.objects === undefined ? [] : readObjects(table, ctx, over.objects).objects).map((id) => ({
          objects: [id],
        })),
      ];
      return ones
        .slice(0, 20)
        .reduce(
          (sum, one) =>
            sum + scoreInstructions(table, { ...ctx, env: { ...ctx.env, 'each.one': one } }, effect, depth + 1),
          0,
        );
    }
    case 'forEachPlayer':
      return overActors(table, ctx, instruction.who, (actor) =>
        scoreInstructions(table, actor, instruction.effect, depth + 1),
      );
    case 'repeat':
      return inner(instruction.effect);
    case 'oneOf':
    case 'villainousChoice': {
      const scores = instruction.options.map((option) => inner(option.effect));
      const mine = readPlayers(table, ctx, instruction.who).includes(table.me);
      return scores.length === 0 ? 0 : mine ? Math.max(...scores) : Math.min(...scores);
    }
    case 'shuffle':
    case 'reveal':
    case 'lookAt':
    case 'piles':
    case 'putCountersDivided':
    case 'moveCounters':
    case 'putSameCounters':
    case 'unattach':
    case 'phaseIn':
    case 'turnFaceDown':
    case 'removeFromCombat':
    case 'removeDamage':
    case 'exchangeWithCard':
    case 'sacrificeForCard':
    case 'addMana':
    case 'original':
    case 'endEffect':
    case 'extraPhase':
    case 'extraStep':
    case 'daytime':
    case 'endTurn':
    case 'endCombatPhase':
    case 'controlTurn':
    case 'drawGame':
    case 'openAttraction':
    case 'rollToVisit':
    case 'abandon':
    case 'planeswalk':
    case 'chaos':
    case 'rollPlanarDie':
    case 'restartGame':
    case 'subgame':
    case 'choose':
    case 'flipCoin':
    case 'rollDice':
    case 'rerollStored':
    case 'vote':
    case 'increaseSpeed':
    case 'bind':
    case 'byHand':
    case 'nothing':
      return 0;
  }
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
