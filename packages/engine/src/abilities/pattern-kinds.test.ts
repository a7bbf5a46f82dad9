/** Index of patterns by kind of event. 2006: 404, 419 · 2009, 2011, 2026: 603, 614 */
import { describe, expect, it } from 'vitest';
import { kindsOf } from './pattern-kinds.ts';

describe('kinds of event that a pattern can match', () => {
  it('names each kind once, state triggers none', () => {
    expect(kindsOf({ on: 'move', what: { is: 'self' }, to: 'battlefield' })).toEqual(['move']);
    expect(
      kindsOf({
        on: 'either',
        of: [
          { on: 'attacks', what: { is: 'self' } },
          { on: 'attack', who: { who: 'you' } },
          { on: 'blocks', what: { is: 'self' } },
        ],
      }),
    ).toEqual(['attack', 'block']);
    expect(kindsOf({ on: 'becomesBlocked', what: { is: 'self' } })).toContain('becomesBlocked');
    expect(kindsOf({ on: 'becomesBlocked', what: { is: 'self' }, by: { is: 'any' } })).toContain('putBlocking');
    expect(kindsOf({ on: 'beginPhase', phase: 'combat', whose: { who: 'you' } })).toEqual(['step']);
    expect(kindsOf({ on: 'state', condition: { if: 'turn', of: { who: 'you' } } })).toEqual([]);
  });

  it('is remembered by pattern', () => {
    const phases = { on: 'phases', what: { is: 'self' }, dir: 'out' } as const;
    const either = { on: 'either', of: [phases, phases] } as const;
    expect(kindsOf(either)).toBe(kindsOf(either));
    expect(kindsOf(either)).toEqual(['phaseIn', 'phaseOut']);
  });
});
