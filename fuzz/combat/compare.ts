/** One combat through the engine and through the reference. */
import { type AttackAnswer, type BlockAnswer, type Decision, type EditionName, type Game } from '@rulewright/engine';
import { type Failure, failuresOf, noneYet } from '../against-reference.ts';
import { type Target, attackMatter, creaturesOf, targetsOf } from './attacks.ts';
import { bandings } from './bands.ts';
import { blockMatter } from './blocks.ts';
import { attackAnswer, blockAnswer, isTaken, playTo, tableOf } from './engine.ts';
import { generate } from './generate.ts';
import { type Verdict, verdicts } from './legal.ts';
import { bandingsOf, paidFor, settled } from './settle.ts';
import { smallerOnes } from './shrink.ts';
import type { World } from './world.ts';

interface Compared {
  declarations: number;
  refused: number;
  /** where the two differ first; null where they agree */
  difference: string | null;
}

/** In 2006 nobody comes along for another's requirement (500.5), and what bands with others is those with the same ability (502.11b). */
const recruits = (edition: EditionName): boolean => edition !== '2006-10';
const byAbility = (edition: EditionName): boolean => edition === '2006-10';

/** Every declaration of attackers and then, for a legal one, every declaration of blockers by each defending player. */
function compare(edition: EditionName, world: World): Compared {
  const compared: Compared = { declarations: 0, refused: 0, difference: null };
  const table = tableOf(edition, world);
  const { game } = table;
  const all = targetsOf(world);
  const own = creaturesOf(world, 0);
  const asked = playTo(game, 'attackers');
  const attacks = verdicts(attackMatter(world), recruits(edition));
  const attackOf = ({ declaration }: Verdict) =>
    declaration.flatMap((way, i) =>
      way === 0 ? [] : [{ creature: own[i] as number, way, target: all[way - 1] as Target }],
    );
  const answerOf = (verdict: Verdict) => attackAnswer(table, asked?.candidates ?? [], attackOf(verdict));
  differ(
    compared,
    attacks,
    (verdict) => isAnswerTaken(game, asked, answerOf(verdict)),
    (v) => `attack ${words(attackOf(v).map(({ creature, target }) => [creature, `${target.what} ${target.index}`]))}`,
  );
  const attack = picked(attacks, world.picks[0]);
  if (compared.difference !== null || attack === null || asked === null) return compared;

  const [attackers, given] = [attackOf(attack), answerOf(attack) ?? []];
  const { bands, last } = bandingsOf(table, given);
  const expected = bandings(world, attackers, byAbility(edition));
  const odd = [...bands].find((b) => !expected.has(b)) ?? [...expected].find((b) => !bands.has(b));
  if (odd !== undefined) {
    const which = expected.has(odd) ? 'does not offer' : 'offers';
    compared.difference = `attack ${words(attackers.map(({ creature, way }) => [creature, `target ${way}`]))}: the engine ${which} the bands ${odd}`;
    return compared;
  }
  compared.difference = paidFor(last, 0, attack.cost);

  let now = playTo(last, 'blockers');
  for (const player of [1, 2]) {
    const their = attackers.flatMap(({ creature, target }) => (target.defender === player ? [creature] : []));
    if (compared.difference !== null || their.length === 0) continue;
    const matter = blockMatter(world, player, their);
    const blocks = verdicts(matter, recruits(edition));
    const mine = now?.player === player ? now : null;
    const blockOf = ({ declaration }: Verdict) =>
      declaration.flatMap((way, i) =>
        way === 0 ? [] : [{ creature: matter.blockers[i] as number, attackers: matter.blocks[i]?.[way - 1] ?? [] }],
      );
    const answerTo = (verdict: Verdict) => blockAnswer(table, mine?.candidates ?? [], blockOf(verdict));
    differ(
      compared,
      blocks,
      (verdict) => isAnswerTaken(last, mine, answerTo(verdict)),
      (v) =>
        `${words(attackers.map(({ creature, way }) => [creature, `target ${way}`]))}; player ${player}: block ${words(blockOf(v).map((b) => [b.creature, b.attackers.join('+')]))}`,
    );
    const block = picked(blocks, world.picks[1]);
    if (compared.difference !== null || mine === null || block === null) continue;
    settled(last, answerTo(block) ?? []);
    compared.difference = paidFor(last, player, block.cost);
    now = playTo(last, 'blockers');
  }
  return compared;
}

const words = (acts: readonly (readonly [number, string])[]): string =>
  acts.length === 0 ? 'nothing' : acts.map(([who, what]) => `${who}: ${what}`).join(', ');

/** Whether the engine takes it: where nothing is asked, nobody attacks or blocks. */
const isAnswerTaken = (game: Game, asked: Decision | null, answer: AttackAnswer | BlockAnswer | null): boolean =>
  asked === null ? answer?.length === 0 : answer !== null && isTaken(game, asked, answer);

/** Notes how many declarations there are, and the first of which the engine says otherwise. */
function differ(
  compared: Compared,
  all: readonly Verdict[],
  taken: (verdict: Verdict) => boolean,
  wordsFor: (verdict: Verdict) => string,
): void {
  compared.declarations += all.length;
  compared.refused += all.filter(({ legal }) => !legal).length;
  const odd = all.find((verdict) => taken(verdict) !== verdict.legal);
  if (odd !== undefined)
    compared.difference = `${wordsFor(odd)}: the engine ${odd.legal ? 'refuses' : 'takes'} it, the reference does not`;
}

/** One of the legal declarations, of those in which more creatures take part sooner. */
function picked(all: readonly Verdict[], pick: number): Verdict | null {
  const legal = all.filter((verdict) => verdict.legal);
  const busy = ({ declaration }: Verdict): number => declaration.filter((way) => way !== 0).length;
  return legal.sort((a, b) => busy(b) - busy(a))[Math.floor(pick * pick * legal.length)] ?? null;
}

export interface CombatRun {
  /** by edition: how many declarations were tried, and how many of them are illegal */
  readonly declarations: Readonly<Record<EditionName, number>>;
  readonly refused: Readonly<Record<EditionName, number>>;
  readonly failures: readonly Failure<World>[];
}

/** That many combats in each of those editions. */
export function compareMany(
  combats: number,
  seed: string,
  from?: number,
  editions?: readonly EditionName[],
): CombatRun {
  const [declarations, refused] = [noneYet(), noneYet()];
  const failures = failuresOf(
    { option: 'combat', generate, compare, smallerOnes },
    combats,
    seed,
    from,
    editions,
    (edition, compared) => {
      declarations[edition] += compared.declarations;
      refused[edition] += compared.refused;
    },
  );
  return { declarations, refused, failures };
}
