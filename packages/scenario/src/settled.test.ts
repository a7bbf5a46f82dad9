/** A question with one answer may be answered in a script or not; a step that it is in is none to wait for. 2006: 408 · 2009, 2011: 116 · 2026: 117 */
import { expect, test } from 'vitest';
import { readNotation } from './notation/index.ts';
import { runScenario } from './run.ts';

const TOLL = `Card Toll | {B} | Sorcery
  Each player sacrifices a creature.
Card Bear | {1}{G} | Creature — Bear | 2/2
Card Burn | {R} | Instant
  Burn deals 3 damage divided as you choose among any number of target creatures.
`;

/** Why a scenario with these lines does not run; null where it does. */
function fault(lines: string): string | null {
  const read = readNotation(`${TOLL}\nTried                                                        2026\n${lines}`);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  return runScenario(scenario, '2026-02').message;
}

const CAST = '  A: Swamp, Bear | hand: Toll\n  A casts Toll\n  All pass until it resolves\n';

test('an only creature may be named, or nothing be said of it', () => {
  expect(fault(CAST)).toBeNull();
  expect(fault(`${CAST}  A answers Bear\n  Then Bear is in the graveyard`)).toBeNull();
  expect(fault(`${CAST}  A chooses a sacrifice: Bear`)).not.toBeNull();
});

test('another answer than the only one is a fault, and so is one by another player', () => {
  expect(fault(`${CAST}  A answers Swamp`)).toContain('"Swamp" is not among');
  expect(fault(`${CAST}  B answers Bear`)).toContain('not B decides');
});

test('an only target may be named as it is chosen', () => {
  const cast = '  A: Mountain | hand: Burn\n  B: Bear\n  A casts Burn, targeting Bear';
  expect(fault(cast)).toBeNull();
  expect(fault(`${cast}, divided Bear = 3`)).toBeNull();
  expect(fault(`${cast}, divided Bear = 2`)).toContain('unused');
});

test('a step that it is in is none to wait for', () => {
  expect(fault('  A: Swamp\n  All pass until the first main phase')).toContain('already');
  expect(fault('  A: Swamp\n  All pass until the second main phase')).toBeNull();
});
