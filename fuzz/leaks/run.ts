/** `npm run fuzz -- --leaks N` and `--guess N`: what the pairs and the guesses come to. */
import type { PlayableDeck } from '@rulewright/simulate';
import { guessDraws } from './guess.ts';
import { leakPair, type Paired } from './pairs.ts';

interface Wanted {
  readonly decks: readonly PlayableDeck[];
  /** how many pairs there are to be in which there is something to swap */
  readonly pairs: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
}

/** Plays them; 1 where any leaks. */
export async function fuzzLeaks({ decks, pairs, seed, from, json }: Wanted): Promise<0 | 1> {
  const ends: Record<string, number> = {};
  const leaks: Paired[] = [];
  let [played, answers, messages, idsTell, at] = [0, 0, 0, 0, from];
  for (; played < pairs; at++) {
    const paired = await leakPair(decks, seed, at);
    if (paired.end === 'nothing to swap') continue;
    played++;
    answers += paired.answers;
    messages += paired.messages;
    if (paired.idsTell) idsTell++;
    const end = `${paired.swap}: ${paired.end}`;
    ends[end] = (ends[end] ?? 0) + 1;
    if (paired.fault === null) continue;
    leaks.push(paired);
    process.stderr.write(
      `LEAK pair ${at} [${paired.edition}] ${paired.decks.join(' – ')}, ${paired.swap}, answer ${paired.answers}: ${paired.fault}\n  again: npm run fuzz -- --leaks 1 --seed ${seed} --from ${at}\n`,
    );
  }
  const summary = { pairs: played, from, to: at, seed, answers, messages, idsTell, ends, leaks: leaks.length };
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...summary, faults: leaks })}\n`
      : `${played} pairs from ${from}, seed ${seed}: ${answers} answers, ${messages} messages the same for seats and spectators, ${leaks.length} leak (object ids would have told of ${idsTell}) ${JSON.stringify(ends)}\n`,
  );
  return leaks.length > 0 ? 1 : 0;
}

/** Has ids and handles guessed from; 1 where handles tell anything. */
export function reportGuesses({
  decks,
  guesses,
  seed,
  json,
}: Pick<Wanted, 'decks' | 'seed' | 'json'> & { readonly guesses: number }): 0 | 1 {
  const told = (['ids', 'handles'] as const).map((shown) => guessDraws(decks, seed, guesses, shown));
  for (const one of told) {
    const { shown, games, right, chance, tells } = one;
    process.stdout.write(
      json
        ? `${JSON.stringify({ seed, ...one })}\n`
        : `from ${shown}: ${right} of ${guesses} right (${games} games, seed ${seed}); chance alone ${chance[0]} to ${chance[1]} in 99 of 100: ${tells ? 'tells' : 'tells nothing'}\n`,
    );
  }
  return told.some(({ shown, tells }) => shown === 'handles' && tells) ? 1 : 0;
}
