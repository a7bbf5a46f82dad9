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

const REWORDED = `A line in other words decides                                                  2006 2009 2011 2026
  Card Odd Banner | {2} | Artifact
    Bears zibble.
  Card Grizzly Cub | {1}{G} | Creature — Bear | 2/2
  A: Odd Banner, Grizzly Cub
  A does by hand Odd Banner
  A answers "It can be said in words that are read: it applies by itself"
  A answers "Creatures you control get +1/+1."
  B says yes
  Then Grizzly Cub is 3/3
`;

test.each(['A answers "Creatures you control zibble."', 'A answers ""'])(
  'words that are not read are refused with the reason, and none give up: %s',
  (line) => {
    const read = readNotation(REWORDED.replace('A answers "Creatures you control get +1/+1."', line));
    if (!read.ok) throw new Error(read.message);
    const [scenario] = read.notation.scenarios;
    const run = scenario && runScenario(scenario, '2026-02', { byHand: 'accept' });
    expect(run).toMatchObject({ passed: false });
    if (line.includes('zibble')) expect(run?.message).toMatch(/Not read from “zibble/);
  },
);

test.each([TEXT, REWORDED])('the Lab carries it out; elsewhere it is refused by name', (text) => {
  const read = readNotation(text);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  for (const edition of scenario.editions) {
    const inLab = runScenario(scenario, edition, { byHand: 'accept' });
    expect(inLab.message).toBeNull();
    expect(runScenario(scenario, edition, {})).toMatchObject({ passed: false });
  }
});
