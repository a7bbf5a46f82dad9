/**
 * Attacks and blocks by what a fight is worth: the material each side would lose, the damage that gets through, and what can
 * strike back. 2006: 308–310 · 2009, 2011, 2026: 508–510
 */
import type { AttackAnswer, BlockAnswer, Decision, ObjectId, PlayerId } from '@rulewright/engine';
import { blockable, objectOf, wrongAnswer } from '@rulewright/engine';
import { type Table, creaturesOf, faceOf, hasKeyword, lifeOf, lifePoint, opponentsOf, traits } from './table.ts';
import { growthOf } from './growing.ts';
import { reachOf } from './reach.ts';
import { worthOf } from './worth.ts';

interface Fighter {
  id: ObjectId;
  power: number;
  /** its power in a fight, as far as it can make itself larger */
  force: number;
  left: number;
  worth: number;
  first: boolean;
  double: boolean;
  trample: boolean;
  deathtouch: boolean;
  indestructible: boolean;
  shielded: boolean;
}

function fighter(table: Table, id: ObjectId): Fighter {
  const is = traits(table, id);
  const object = objectOf(table.game, id);
  const { power, toughness } = growthOf(table, id);
  return {
    id,
    power: Math.max(0, is.power),
    force: Math.max(0, is.power + power),
    left: is.toughness + toughness - (object?.damage ?? 0),
    worth: isDoomed(table, id) ? DOOMED : worthOf(table, id),
    first: hasKeyword(is, 'first strike') || hasKeyword(is, 'double strike'),
    double: hasKeyword(is, 'double strike'),
    trample: hasKeyword(is, 'trample'),
    deathtouch: hasKeyword(is, 'deathtouch'),
    indestructible: hasKeyword(is, 'indestructible'),
    shielded: (object?.shields ?? 0) > 0,
  };
}

/** What a creature is worth that this turn's end takes anyway. */
const DOOMED = 0.1;

/** Whether a creature is sacrificed as this turn ends. */
function isDoomed(table: Table, id: ObjectId): boolean {
  const object = objectOf(table.game, id);
  const face = object && faceOf(table, object, object.face);
  if (!face || object.faceDown) return false;
  return face.abilities.some(
    (ability) =>
      ability.ability === 'triggered' &&
      ability.event.on === 'step' &&
      ability.event.step === 'end' &&
      ability.condition === undefined &&
      ability.body.effect.some((instruction) => instruction.do === 'sacrifice' && instruction.what.set === 'self'),
  );
}

const damageOf = ({ power, double }: Fighter): number => power * (double ? 2 : 1);
const forceOf = ({ force, double }: Fighter): number => force * (double ? 2 : 1);

/** The fighters of those numbers. */
const fightersAt = (fighters: readonly Fighter[], numbers: readonly number[] = []): Fighter[] =>
  numbers.map((n) => fighters[n]).filter((fighter) => fighter !== undefined);

const lethal = (by: Fighter, to: Fighter): boolean =>
  !to.indestructible && !to.shielded && by.force > 0 && (by.deathtouch || forceOf(by) >= to.left);

/** Which of an attacker and one blocker dies. */
function duel(attacker: Fighter, blocker: Fighter): { attackerDies: boolean; blockerDies: boolean } {
  const kills = lethal(attacker, blocker);
  const killed = lethal(blocker, attacker);
  if (attacker.first && !blocker.first && kills) return { attackerDies: false, blockerDies: true };
  if (blocker.first && !attacker.first && killed) return { attackerDies: true, blockerDies: false };
  return { attackerDies: killed, blockerDies: kills };
}

/** What becomes of an attacker and those that block it together: the attacker kills what it can, the best first. */
function clash(attacker: Fighter, blockers: readonly Fighter[]): { attackerDies: boolean; lost: readonly Fighter[] } {
  const [only] = blockers;
  if (only === undefined) return { attackerDies: false, lost: [] };
  if (blockers.length === 1) {
    const { attackerDies, blockerDies } = duel(attacker, only);
    return { attackerDies, lost: blockerDies ? [only] : [] };
  }
  const quick = attacker.first ? [] : blockers.filter(({ first }) => first);
  if (isKilledBy(attacker, quick)) return { attackerDies: true, lost: [] };
  let rest = forceOf(attacker);
  const lost = blockers
    .toSorted((a, b) => b.worth - a.worth)
    .filter((blocker) => {
      const asked = attacker.deathtouch ? 1 : blocker.left;
      if (blocker.indestructible || blocker.shielded || asked > rest) return false;
      rest -= asked;
      return true;
    });
  const striking = attacker.first ? blockers.filter((blocker) => blocker.first || !lost.includes(blocker)) : blockers;
  return { attackerDies: isKilledBy(attacker, striking), lost };
}

const isKilledBy = (attacker: Fighter, blockers: readonly Fighter[]): boolean =>
  !attacker.indestructible &&
  !attacker.shielded &&
  (blockers.some(({ deathtouch, power }) => deathtouch && power > 0) ||
    blockers.reduce((sum, blocker) => sum + forceOf(blocker), 0) >= attacker.left);

interface Fight {
  /** the blockers of each attacker */
  blocks: number[][];
  /** value lost by the attacking side, and by the defending side */
  attackersLost: number;
  defendersLost: number;
  damage: number;
}

/**
 * How a sensible defender blocks: fights that pay first, of one blocker or of two, then whatever keeps it alive. `able[a]` lists the
 * blockers that may block attacker a.
 */
function defend(
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  able: readonly (readonly number[])[],
  life: number,
): Fight {
  const blocks: number[][] = attackers.map(() => []);
  const used = blockers.map(() => false);
  const order = attackers.map((_, i) => i).sort((a, b) => (attackers[b]?.worth ?? 0) - (attackers[a]?.worth ?? 0));
  for (const a of order) {
    const attacker = attackers[a];
    if (!attacker) continue;
    let best: number[] = [];
    let bestGain = 0;
    let kills = false;
    const consider = (numbers: number[], gang: number): void => {
      const { attackerDies, lost } = clash(attacker, fightersAt(blockers, numbers));
      const gain =
        (attackerDies ? attacker.worth : 0) -
        lost.reduce((sum, { worth }) => sum + worth, 0) +
        damageOf(attacker) * lifePoint(life) * 0.5 -
        (lost.length > 0 && !attackerDies ? 0.3 : 0) -
        gang;
      kills ||= attackerDies && gang === 0;
      if (gain > bestGain) {
        best = numbers;
        bestGain = gain;
      }
    };
    const free = (able[a] ?? []).filter((b) => used[b] === false);
    for (const b of free) consider([b], 0);
    if (!kills)
      for (const [n, b] of free.slice(0, MOST_IN_GANGS).entries())
        for (const c of free.slice(n + 1, MOST_IN_GANGS)) consider([b, c], GANG);
    for (const b of best) used[b] = true;
    blocks[a] = best;
  }
  const through = (): number =>
    attackers.reduce((sum, attacker, a) => sum + dealtThrough(attacker, fightersAt(blockers, blocks[a])), 0);
  // Chump only to stay alive, the cheapest before the hardest hitters.
  while (through() >= life) {
    let pick: { a: number; b: number; cost: number } | null = null;
    for (const a of order) {
      const attacker = attackers[a];
      if (attacker === undefined || (blocks[a]?.length ?? 0) > 0) continue;
      for (const b of able[a] ?? []) {
        if (used[b]) continue;
        const cost = (blockers[b]?.worth ?? 0) - damageOf(attacker) * 3;
        if (!pick || cost < pick.cost) pick = { a, b, cost };
      }
    }
    if (!pick) break;
    blocks[pick.a] = [pick.b];
    used[pick.b] = true;
  }
  return outcome(attackers, blockers, blocks);
}

/** What the second of two blockers is worth elsewhere, and what a trick could do to both. */
const GANG = 0.5;

/** Of more blockers than this no pairs are tried. */
const MOST_IN_GANGS = 6;

/** What these blocks come to. */
function outcome(
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  blocks: readonly (readonly number[])[],
): Fight {
  const fight: Fight = { blocks: blocks.map((one) => [...one]), attackersLost: 0, defendersLost: 0, damage: 0 };
  for (const [a, attacker] of attackers.entries()) {
    const against = fightersAt(blockers, blocks[a]);
    fight.damage += dealtThrough(attacker, against);
    const { attackerDies, lost } = clash(attacker, against);
    if (attackerDies) fight.attackersLost += attacker.worth;
    for (const { worth } of lost) fight.defendersLost += worth;
  }
  return fight;
}

/** What of an attacker's damage gets through to whom it attacks. */
function dealtThrough(attacker: Fighter, blockers: readonly Fighter[]): number {
  if (blockers.length === 0) return damageOf(attacker);
  if (!attacker.trample) return 0;
  const absorbed = blockers.reduce((sum, { left }) => sum + (attacker.deathtouch ? 1 : left), 0);
  return Math.max(0, attacker.power - absorbed);
}

export function declareAttack(table: Table, decision: Extract<Decision, { form: 'attackers' }>): AttackAnswer {
  const candidates = decision.candidates.filter((c) => c.targets.length > 0);
  const target = (at: number): number => Math.max(0, candidates[at]?.targets.findIndex((t) => 'player' in t) ?? 0);
  const fighters = candidates.map((c) => fighter(table, c.attacker));
  const defender: PlayerId =
    candidates[0]?.targets.map((t) => ('player' in t ? t.player : -1)).find((p) => p >= 0) ??
    opponentsOf(table)[0] ??
    0;
  const guards = creaturesOf(table, defender).filter((id) => !objectOf(table.game, id)?.tapped);
  const blockers = guards.map((id) => fighter(table, id));
  const able = candidates.map((c) =>
    guards.flatMap((guard, b) => (blockable(table.game, guard, c.attacker) ? [b] : [])),
  );
  const life = lifeOf(table, defender);
  const back = strikeBack(table);
  const ownLife = lifeOf(table, table.me);
  const reach = reachOf(table, defender);
  const value = (chosen: readonly number[]): number => {
    const fight = defend(
      fightersAt(fighters, chosen),
      blockers,
      chosen.map((a) => able[a] ?? []),
      life,
    );
    if (fight.damage >= life) return LETHAL + 100;
    if (fight.damage > 0 && fight.damage + reach >= life) return LETHAL;
    return (
      fight.defendersLost -
      fight.attackersLost +
      fight.damage * lifePoint(life - fight.damage / 2) -
      costOfRace(life, fight.damage, ownLife, back(chosen.map((a) => candidates[a]?.attacker ?? 0)))
    );
  };
  let chosen: number[] = candidates.flatMap((c, a) => (c.must ? [a] : []));
  let score = value(chosen);
  for (;;) {
    let best: { a: number; score: number } | null = null;
    for (let a = 0; a < candidates.length; a++) {
      if (chosen.includes(a) || (fighters[a]?.power ?? 0) <= 0) continue;
      const with_ = value([...chosen, a]);
      if (with_ > (best?.score ?? score)) best = { a, score: with_ };
    }
    if (!best) break;
    chosen.push(best.a);
    score = best.score;
  }
  const everyone = fighters.flatMap((f, a) => (f.power > 0 ? [a] : []));
  const declare = (attackers: readonly number[]): AttackAnswer =>
    [...attackers].sort((a, b) => a - b).map((a) => ({ attacker: candidates[a]?.attacker ?? 0, target: target(a) }));
  // where all of them win, a trick is less likely to save the defender from all of them
  const all = value(everyone);
  if (all > score || all >= LETHAL) chosen = everyone;
  if (wrongAnswer(table.game, decision, declare(chosen)) === null) return declare(chosen);
  // some creatures cannot attack alone, or only so many may
  const others = [everyone, ...everyone.map((a) => [...new Set([...chosen, a])]), chosen.slice(0, -1)]
    .map((attackers) => ({ attackers, worth: value(attackers) }))
    .sort((a, b) => b.worth - a.worth)
    .filter(({ worth }) => worth > value([]))
    .find(({ attackers }) => wrongAnswer(table.game, decision, declare(attackers)) === null);
  return legalAttack(table, decision, declare(others?.attackers ?? chosen));
}

/** What an attack is worth that should win the game, with burn to come or without. */
const LETHAL = 900;

/**
 * What it costs to be struck back for that damage. Whoever kills first in a race of such attacks may take much; where the opponents do, what
 * they deal counts whole.
 */
function costOfRace(life: number, damage: number, ownLife: number, struck: number): number {
  if (struck >= ownLife) return 60;
  if (struck === 0) return 0;
  const isAhead = damage > 0 && Math.ceil(life / damage) <= Math.ceil(ownLife / struck);
  return struck * lifePoint(ownLife - struck / 2) * (isAhead ? AHEAD : BEHIND);
}

/** What a point of damage in the next attack weighs against one dealt now. */
const AHEAD = 0.3;
const BEHIND = 0.9;

/** The damage of the opponents' next attack if those creatures tap now; all that does not depend on which is worked out once. */
function strikeBack(table: Table): (tapping: readonly ObjectId[]) => number {
  const own = creaturesOf(table, table.me).filter((id) => !objectOf(table.game, id)?.tapped);
  const foes = opponentsOf(table).flatMap((player) => creaturesOf(table, player));
  const attackers = foes.map((id) => fighter(table, id));
  const guards = own.map((id) => fighter(table, id));
  const stays = own.map((id) => hasKeyword(traits(table, id), 'vigilance'));
  const able = foes.map((foe) => own.flatMap((guard, b) => (blockable(table.game, guard, foe) ? [b] : [])));
  const life = lifeOf(table, table.me);
  return (tapping) => {
    const home = own.map((id, b) => stays[b] === true || !tapping.includes(id));
    const fight = defend(
      attackers,
      guards,
      able.map((blockers) => blockers.filter((b) => home[b])),
      life,
    );
    return fight.damage;
  };
}

/** The declaration, or the legal one nearest to it: requirements added, then creatures taken out. */
function legalAttack(
  table: Table,
  decision: Extract<Decision, { form: 'attackers' }>,
  declared: AttackAnswer,
): AttackAnswer {
  const legal = (answer: AttackAnswer): boolean => wrongAnswer(table.game, decision, answer) === null;
  if (legal(declared)) return declared;
  const forced = decision.candidates.filter((c) => c.must).map((c) => ({ attacker: c.attacker, target: 0 }));
  const full = [...declared, ...forced.filter((f) => !declared.some((d) => d.attacker === f.attacker))];
  if (legal(full)) return full;
  if (legal(forced)) return forced;
  for (let n = declared.length - 1; n >= 0; n--) if (legal(declared.slice(0, n))) return declared.slice(0, n);
  const all = decision.candidates.filter((c) => c.targets.length > 0).map((c) => ({ attacker: c.attacker, target: 0 }));
  for (let n = all.length; n >= 0; n--) if (legal(all.slice(0, n))) return all.slice(0, n);
  for (const one of all) if (legal([one])) return [one];
  return declared;
}

export function declareBlock(table: Table, decision: Extract<Decision, { form: 'blockers' }>): BlockAnswer {
  const combat = table.game.state.combat;
  const attackerIds = (combat?.attackers ?? []).map((a) => a.id);
  const attackers = attackerIds.map((id) => fighter(table, id));
  const blockers = decision.candidates.map((c) => fighter(table, c.blocker));
  const able = attackerIds.map((id) => decision.candidates.flatMap((c, b) => (c.attackers.includes(id) ? [b] : [])));
  const blocks = improved(table, attackers, blockers, able, defend(attackers, blockers, able, lifeOf(table, table.me)));
  const declared = blocks.flatMap((those, a) =>
    those.flatMap((b) => {
      const candidate = decision.candidates[b];
      const index = candidate?.attackers.indexOf(attackerIds[a] ?? 0) ?? -1;
      return candidate && index >= 0 ? [{ blocker: candidate.blocker, attackers: [index] }] : [];
    }),
  );
  return legalBlock(table, decision, declared);
}

/** The blocks, changed one at a time as long as that is better: above all where those who live on win the game by striking back. */
function improved(
  table: Table,
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  able: readonly (readonly number[])[],
  from: Fight,
): readonly (readonly number[])[] {
  const life = lifeOf(table, table.me);
  const attacking = new Set(attackers.map(({ id }) => id));
  const foes = opponentsOf(table);
  const foeLife = Math.min(...foes.map((player) => lifeOf(table, player)));
  const guards = foes
    .flatMap((player) => creaturesOf(table, player))
    .filter((id) => !objectOf(table.game, id)?.tapped && !attacking.has(id)).length;
  // those that attacked untap only after they have been struck
  const striking = creaturesOf(table, table.me).map((id) => fighter(table, id));
  const value = (blocks: readonly (readonly number[])[]): number => {
    const fight = outcome(attackers, blockers, blocks);
    if (fight.damage >= life) return -1000 - fight.damage;
    const lost = new Set(
      attackers.flatMap((attacker, a) => clash(attacker, fightersAt(blockers, blocks[a])).lost.map(({ id }) => id)),
    );
    const powers = striking.filter(({ id }) => !lost.has(id)).map(({ power }) => power);
    const unblocked = powers
      .sort((one, other) => other - one)
      .slice(guards)
      .reduce((sum, power) => sum + power, 0);
    return (
      fight.attackersLost -
      fight.defendersLost -
      fight.damage * lifePoint(life - fight.damage / 2) * 0.5 +
      (unblocked >= foeLife ? 40 : 0)
    );
  };
  let blocks: readonly (readonly number[])[] = from.blocks;
  let best = value(blocks);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let better: readonly (readonly number[])[] | null = null;
    for (const [a, choices] of able.entries()) {
      for (const b of [-1, ...choices]) {
        const those = b < 0 ? [] : [b];
        const changed = blocks.map((others, at) => (at === a ? those : others.filter((other) => other !== b)));
        const worth = value(changed);
        if (worth > best + 1e-9) {
          best = worth;
          better = changed;
        }
      }
    }
    if (better === null) break;
    blocks = better;
  }
  return blocks;
}

/** Changes of a block that are tried one after the other; with more attackers than this few are left to mend. */
const MOST_ROUNDS = 4;

function legalBlock(
  table: Table,
  decision: Extract<Decision, { form: 'blockers' }>,
  declared: BlockAnswer,
): BlockAnswer {
  const legal = (answer: BlockAnswer): boolean => wrongAnswer(table.game, decision, answer) === null;
  if (legal(declared)) return declared;
  for (let n = declared.length - 1; n >= 0; n--) if (legal(declared.slice(0, n))) return declared.slice(0, n);
  // Requirements: everything that can block one attacker does, attacker by attacker.
  const attackers = new Set(decision.candidates.flatMap((c) => c.attackers));
  for (const id of attackers) {
    const all = decision.candidates.flatMap((c) =>
      c.attackers.includes(id) ? [{ blocker: c.blocker, attackers: [c.attackers.indexOf(id)] }] : [],
    );
    for (let n = all.length; n > 0; n--) if (legal(all.slice(0, n))) return all.slice(0, n);
  }
  return declared;
}
