/** `npm run fuzz -- --durations N`: the run, its report and its exit code. */
import { EDITIONS } from '@rulewright/engine';
import { mtgjsonSource } from '@rulewright/cards/node';
import { lastingAbilities, type Tried, tryDuration } from './durations.ts';

interface Run {
  readonly tries: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
}

/** So many tries with every ability in every edition. Returns 0 where nothing of an effect was left, 1 where something was, 2 where there are no cards. */
export function fuzzDurations({ tries, seed, from, json }: Run): number {
  const cards = mtgjsonSource();
  if (!cards.ok) {
    process.stderr.write(`${cards.file}: ${cards.reason}\n`);
    return 2;
  }
  const { source } = cards;
  const abilities = lastingAbilities(source.names().flatMap((name) => source.find(name) ?? []));
  const failures: Tried[] = [];
  const begun = new Set<string>();
  let removals = 0;
  for (const lasting of abilities)
    for (const edition of EDITIONS)
      for (let n = from; n < from + tries; n++) {
        const one = tryDuration(lasting, edition, seed, n);
        removals += one.removed.length;
        if (one.removed.length > 0) begun.add(one.card);
        if (one.fault === null) continue;
        failures.push(one);
        process.stderr.write(
          `FAILED ${one.card}, ${edition}: ${one.fault}\n  again: npm run fuzz -- --durations 1 --seed ${seed} --from ${n}\n`,
        );
      }
  const never = [...new Set(abilities.map(({ card }) => card))].filter((card) => !begun.has(card));
  const report = { seed, from, tries, abilities: abilities.length, removals, never, failures };
  process.stdout.write(
    json
      ? `${JSON.stringify(report)}\n`
      : `${abilities.length} abilities, ${tries} tries in each edition from ${from}, seed ${seed}: ${removals} removals, ${failures.length} failed; never begun: ${never.join('; ')}\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
