import { describe, expect, it } from 'vitest';
import { cloneState } from './clone.ts';
import { freshState } from './fresh.ts';
import { seedRandom } from './random.ts';
import type { GameState } from './state.ts';

describe('copying a state', () => {
  it('keeps what few turns have in the order in which it came, and shares none of it', () => {
    const state = freshState('2006-10', {} as GameState['options'], seedRandom({ key: 'c'.repeat(64) }), []);
    state.history.targeted = [{ object: 1, player: 0, by: 2 }];
    state.history.blocks = [{ blocker: 3, attacker: 4, entered: false }];
    state.history.resolved = { '5/a': 1 };
    const copy = cloneState(state);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
    copy.history.targeted?.push({ object: 6, player: 1, by: 7 });
    expect(state.history.targeted).toHaveLength(1);
  });
});
