/** `npm run fuzz -- --hostile N`: the run, its report and its exit code. */
import { findCard } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import type { PlayableDeck } from '@rulewright/simulate';
import { attack, type Attack, HOSTILE_KINDS, targets } from './hostile.ts';

interface Run {
  readonly attacks: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
}

/** So many attacks of each kind. Returns 0 where all were met with a typed answer, 1 where something broke, 2 where there are no cards. */
export function fuzzHostile(decks: readonly PlayableDeck[], { attacks, seed, from, json }: Run): number {
  const cards = mtgjsonSource();
  if (!cards.ok) {
    process.stderr.write(`${cards.file}: ${cards.reason}\n`);
    return 2;
  }
  const aims = targets(decks, seed);
  // the index of names is made once, as a server makes it when it starts
  findCard(cards.source, 'nothing');
  const failures: Attack[] = [];
  const kinds = HOSTILE_KINDS.map((kind) => {
    const outcomes: Record<string, number> = {};
    let slowest: Attack | null = null;
    let failed = 0;
    for (let n = from; n < from + attacks; n++) {
      const one = attack(kind, aims, cards.source, seed, n);
      outcomes[one.outcome] = (outcomes[one.outcome] ?? 0) + 1;
      if (slowest === null || one.milliseconds > slowest.milliseconds) slowest = one;
      if (one.fault === null) continue;
      failed++;
      if (failures.push(one) <= 20)
        process.stderr.write(
          `FAILED ${kind} ${n}: ${one.fault}\n  again: npm run fuzz -- --hostile 1 --seed ${seed} --from ${n}\n`,
        );
    }
    const slow = { number: slowest?.number ?? 0, milliseconds: Math.round((slowest?.milliseconds ?? 0) * 10) / 10 };
    return { kind, attacks, failed, slowest: slow, outcomes };
  });
  if (json) process.stdout.write(`${JSON.stringify({ seed, from, kinds, failures })}\n`);
  else
    for (const { kind, failed, slowest, outcomes } of kinds)
      process.stdout.write(
        `${attacks} of kind ${kind} from ${from}, seed ${seed}: ${failed} failed, slowest ${slowest.milliseconds} ms (number ${slowest.number}) ${JSON.stringify(outcomes)}\n`,
      );
  return failures.length > 0 ? 1 : 0;
}
