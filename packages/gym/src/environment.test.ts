/** Whole episodes by random legal actions: the same by seed, saved, forked, imagined; nothing hidden in an observation. 2006: 217 · 2009, 2011, 2026: 400.2 */
import { EDITIONS } from '@rulewright/engine';
import { below, type RandomSource, randomSource } from '@rulewright/players';
import { describe, expect, test } from 'vitest';
import { DECKS } from './decks-in-tests.ts';
import { ACTION_AT, ACTIONS, ACTION_SIZE, OBSERVATION_SIZE } from './encoding/layout.ts';
import { type Environment, newEnvironment, type Step } from './environment.ts';
import { GymError, OPPONENTS } from './settings.ts';

const legalOf = ({ mask }: Step): number[] => [...mask.keys()].filter((action) => mask[action] === 1);
const drawn = (source: RandomSource, step: Step): number => {
  const legal = legalOf(step);
  return legal[below(source, legal.length)] ?? -1;
};
/** Everything that a learner is given, byte for byte. */
const told = ({ observation, actions, mask, ...rest }: Step): string =>
  [Buffer.from(observation.buffer), Buffer.from(actions.buffer), Buffer.from(mask)]
    .map((bytes) => bytes.toString('base64'))
    .join('/') + JSON.stringify(rest);

/** Plays an episode, looking at each step before its action. */
function played(
  environment: Environment,
  seed: string,
  look: (step: Step, source: RandomSource) => void = () => {},
): Step[] {
  const source = randomSource(seed);
  const steps = [environment.reset(seed)];
  for (let step = steps[0] as Step; !step.terminated && !step.truncated; steps.push(step)) {
    look(step, source);
    step = environment.step(drawn(source, step));
  }
  return steps;
}

describe.each(OPPONENTS.map((opponent, at) => [opponent, EDITIONS[at] ?? '2026-02'] as const))(
  'against %s',
  (opponent, edition) => {
    test(`an episode ends as the mask lets it, under the rules of ${edition}`, () => {
      const described = ({ actions }: Step): number[] =>
        Array.from({ length: ACTIONS }, (_, action) => actions[action * ACTION_SIZE + ACTION_AT.present] ?? -1);
      const steps = played(newEnvironment({ decks: DECKS, opponent, edition }), 'whole');
      const last = steps.pop() as Step;
      // each action that may be taken is described and no other; where there is no choice nobody is asked
      expect(steps.filter((step) => described(step).join('') !== step.mask.join(''))).toEqual([]);
      expect(steps.filter((step) => legalOf(step).length < 2)).toEqual([]);
      expect(steps.filter(({ info }) => info.replaced !== null)).toEqual([]);
      expect([last.observation.length, last.actions.length]).toEqual([OBSERVATION_SIZE, ACTIONS * ACTION_SIZE]);
      expect(last).toMatchObject({ terminated: true, truncated: false });
      expect(Math.abs(last.reward)).toBe(last.info.result?.result === 'won' ? 1 : 0);
      expect(legalOf(last)).toEqual([]);
    });

    test('the same seed and actions give the same bytes, also for what was saved and what was forked', () => {
      const settings = { decks: DECKS, opponent, edition, payment: 'chosen' } as const;
      const environment = newEnvironment(settings);
      const source = randomSource('fork');
      let step = environment.reset('fork');
      for (let n = 0; n < 12; n++) step = environment.step(drawn(source, step));
      const saved: unknown = JSON.parse(JSON.stringify(environment.save()));
      const others = [environment.fork(), newEnvironment(settings)] as const;
      expect(told(others[1].load(saved))).toBe(told(step));
      for (let n = 0; n < 12 && !step.terminated; n++) {
        const action = drawn(source, step);
        step = environment.step(action);
        for (const other of others) expect(told(other.step(action))).toBe(told(step));
      }
      expect(others[1].save()).toEqual(environment.save());
    });

    test('where the hidden cards lie elsewhere, the learner is told the same', () => {
      let looked = 0;
      let asked = 0;
      const environment = newEnvironment({ decks: DECKS, opponent, edition });
      played(environment, 'hidden', () => {
        if (++looked % 5 !== 0) return;
        const twin = environment.imagine(`twin ${looked}`);
        if (twin === null) return;
        asked++;
        expect(twin.describe()).toEqual(environment.describe());
        expect(told(twin.current())).toBe(told(environment.current()));
      });
      expect(asked).toBeGreaterThan(0);
    });
  },
);

test('an imagined environment deals the hidden cards anew, and can be saved', () => {
  const environment = newEnvironment({ decks: DECKS, opponent: 'random' });
  environment.reset('imagined');
  const endings = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const imagined = environment.imagine(seed) as Environment;
    const again = newEnvironment({ decks: DECKS, opponent: 'random' });
    again.load(imagined.save());
    expect(again.save()).toEqual(imagined.save());
    endings.add(imagined.save().checksum);
  }
  expect(endings.size).toBe(6);
});

test('what is refused says why, and changes nothing', () => {
  const environment = newEnvironment({ decks: DECKS });
  const fault = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof GymError) return error.fault;
    }
    return 'none';
  };
  expect(fault(() => environment.step(0))).toBe('not-begun');
  environment.reset(1);
  const before = environment.save();
  for (const action of [-1, 63, 64, 0.5, Number.NaN])
    expect(fault(() => environment.step(action))).toBe('illegal-action');
  const damaged = [null, 7, {}, { ...before, format: 'x' }, { ...before, engine: '0' }, { ...before, encoding: 9 }];
  const forged = [
    { ...before, history: [99] },
    { ...before, checksum: '0' },
    { ...before, history: ['x'] },
    { ...before, seed: null },
  ];
  for (const saved of [...damaged, ...forged]) expect(fault(() => environment.load(saved))).toBe('cannot-load');
  expect(environment.save()).toEqual(before);
  expect(fault(() => newEnvironment({ decks: DECKS, mostSteps: 0 }))).toBe('settings');
  const short = newEnvironment({ decks: DECKS, mostSteps: 1 });
  const { mask } = short.reset(1);
  expect(short.step(mask.indexOf(1))).toMatchObject({ truncated: true, terminated: false, reward: 0 });
  expect(fault(() => short.step(0))).toBe('over');
});
