/** A slice of `npm run fuzz -- --hostile`, in every test run. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { describe, expect, it } from 'vitest';
import { fuzzedDecks } from './decks.ts';
import { attack, HOSTILE_KINDS, targets } from './hostile.ts';

const EACH = 60;

describe('what attackers send', () => {
  const found = fuzzedDecks();
  const cards = mtgjsonSource();
  if (!found.ok || !cards.ok) throw new Error('there are no cards');
  const aims = targets(found.decks, 'slice');

  it.each(HOSTILE_KINDS)(`is met with a typed answer: ${EACH} of kind %s`, { timeout: 120_000 }, (kind) => {
    let refused = 0;
    for (let n = 0; n < EACH; n++) {
      const { fault, outcome } = attack(kind, aims, cards.source, 'slice', n);
      expect(fault, `again: npm run fuzz -- --hostile 1 --seed slice --from ${n}`).toBeNull();
      if (outcome !== 'taken') refused++;
    }
    expect(refused).toBeGreaterThan(EACH / 3);
  });
});
