/** Lines that are carried out by hand in a scenario: in the Lab, and not where scenarios are evidence. 2006: 200 · 2009, 2011, 2026: 207 */
import { expect, test } from 'vitest';
import { readNotation } from './notation/document.ts';
import { runScenario } from './run.ts';

const TEXT = `A line by hand decides                                                       2006 2009 2011 2026
  Card Odd Totem | {2} | Artifact
    Zibble: the wug.
  A: Odd Totem
  B: 20 life
  A does by hand Odd Totem
  A answers "A special action: at once"
  A answers "Done: there is nothing more to pay"
  A answers "Gain or lose life"
  A answers lose
  A answers B
  A answers 3
  A answers "Done: carry these steps out, or nothing"
  B says yes
  Then B has 17 life
`;

test('the Lab carries it out; elsewhere it is refused by name', () => {
  const read = readNotation(TEXT);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  for (const edition of scenario.editions) {
    const inLab = runScenario(scenario, edition, { byHand: 'accept' });
    expect(inLab.message).toBeNull();
    expect(runScenario(scenario, edition, {})).toMatchObject({ passed: false });
  }
});
