import type { Decision, Game, OptionValue } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { randomPlayer } from './random.ts';

const game = { pendingCheck: null, state: { turn: { number: 3 } } } as unknown as Game;
const ability = { def: 'd', path: 'faces/0/abilities/0' };
const asked = { player: 0, by: 0, source: 0, purpose: 'test' } as const;

const priority = (options: readonly OptionValue[], touched: () => void = () => {}): Decision => ({
  ...asked,
  kind: 'priority',
  form: 'choose',
  min: 1,
  max: 1,
  get options() {
    touched();
    return options;
  },
});

const PASS: OptionValue = { action: { act: 'pass' } };
const cast = (object: number): OptionValue => ({ action: { act: 'cast', object, face: 0, by: '', faceDown: false } });

describe('the random player', () => {
  it('passes three times in four, without looking at what it could do', () => {
    const player = randomPlayer('pass');
    let looked = 0;
    let passed = 0;
    for (let i = 0; i < 4000; i++) {
      const before = looked;
      const answer = player(
        priority([PASS, cast(1), cast(2)], () => {
          looked++;
        }),
        game,
      ) as number[];
      if (answer[0] === 0) {
        passed++;
        expect(looked).toBe(before);
      }
    }
    expect(Math.abs(passed - 3000)).toBeLessThan(120);
  });

  it('takes certain actions alike, and never mana abilities or attempts', () => {
    const player = randomPlayer('certain');
    const options: OptionValue[] = [
      PASS,
      cast(1),
      { action: { act: 'mana', object: 5, ability, index: 0 } },
      cast(2),
      { action: { act: 'cast', object: 3, face: 0, by: '', faceDown: false }, attempt: true },
    ];
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) {
      const [index] = player(priority(options), game) as number[];
      counts[index ?? 0] = (counts[index ?? 0] ?? 0) + 1;
    }
    expect(counts[2]).toBe(0);
    expect(counts[4]).toBe(0);
    expect(Math.abs((counts[1] ?? 0) - (counts[3] ?? 0))).toBeLessThan(200);
  });

  it('uses one ability of one object at most twice a turn', () => {
    const player = randomPlayer('twice');
    const options: OptionValue[] = [PASS, { action: { act: 'activate', object: 9, ability, index: 0 } }];
    let used = 0;
    for (let i = 0; i < 200; i++) if ((player(priority(options), game) as number[])[0] === 1) used++;
    expect(used).toBe(2);
    const next = { pendingCheck: null, state: { turn: { number: 4 } } } as unknown as Game;
    for (let i = 0; i < 200; i++) if ((player(priority(options), next) as number[])[0] === 1) used++;
    expect(used).toBe(4);
  });

  it('redraws a declaration of attackers until the rules take it', () => {
    const player = randomPlayer('attack');
    const both = {
      ...game,
      pendingCheck: (answer: unknown) =>
        (answer as unknown[]).length === 2 ? null : { error: 'illegal', message: 'both or none' },
    } as unknown as Game;
    const decision: Decision = {
      ...asked,
      kind: 'attackers',
      form: 'attackers',
      candidates: [1, 2].map((attacker) => ({ attacker, targets: [{ player: 1 }] })),
    };
    for (let i = 0; i < 20; i++) {
      expect(player(decision, both)).toEqual([
        { attacker: 1, target: 0 },
        { attacker: 2, target: 0 },
      ]);
    }
  });

  it('divides the whole amount, at least the least to each', () => {
    const player = randomPlayer('divide');
    const decision: Decision = {
      ...asked,
      kind: 'divide',
      form: 'divide',
      options: [{ player: 0 }, { player: 1 }, { object: 4 }],
      amount: 5,
      least: 1,
    };
    for (let i = 0; i < 50; i++) {
      const amounts = player(decision, game) as number[];
      expect(amounts.reduce((a, b) => a + b, 0)).toBe(5);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
    }
  });

  it('keeps its hand, pays automatically and goes first where it may say', () => {
    const player = randomPlayer('set-up');
    const yesNo: OptionValue[] = [{ yes: true }, { yes: false }];
    expect(player({ ...asked, kind: 'mulligan', form: 'choose', options: yesNo, min: 1, max: 1 }, game)).toEqual([1]);
    expect(
      player(
        { ...asked, kind: 'payment', form: 'choose', options: [{ pay: 'cancel' }, { pay: 'auto' }], min: 1, max: 1 },
        game,
      ),
    ).toEqual([1]);
    expect(
      player(
        { ...asked, kind: 'startingPlayer', form: 'choose', options: [{ player: 1 }, { player: 0 }], min: 1, max: 1 },
        game,
      ),
    ).toEqual([1]);
  });
});
