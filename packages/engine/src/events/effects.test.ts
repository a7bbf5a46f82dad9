/** Effects and delayed triggered abilities of one duration end at the same moments. 2006: 404.4, 418.3 · 2009, 2011, 2026: 603.7b, 611.2a */
import { describe, expect, it } from 'vitest';
import { board, EDITIONS, testEdition } from '../continuous/board-in-tests.ts';
import type { Moment } from '../continuous/durations.ts';
import { context } from '../meaning/context.ts';
import { carryOut } from '../resolving/carry-out.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ContinuousPart, Duration } from '../vocabulary/rules-effects.ts';
import { endExpired } from './effects.ts';

const THEM = { who: 'opponents' } as const;
const IT = { set: 'ref', name: 'it' } as const;
const UNTAPPED = { if: 'matches', what: IT, filter: { is: 'untapped' } } as const;

/** The moments of a turn of player 1, each with its name. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'turn begins': { at: 'turnBegins', player: 1 },
  'untap step begins': { at: 'untapStepBegins', player: 1 },
  'untap step ends': { at: 'untapStepEnds', player: 1 },
  'upkeep begins': { at: 'upkeepBegins', player: 1 },
  'end of combat': { at: 'endOfCombat' },
  'end step begins': { at: 'endStepBegins', player: 1 },
  cleanup: { at: 'cleanup' },
  planeswalk: { at: 'planeswalk' },
  any: { at: 'any' },
};

/** A duration of each kind, and when in that turn what lasts so long ends, if nothing has left; null: not in it. */
const DURATIONS: { readonly [U in Duration['until']]: readonly [Extract<Duration, { until: U }>, string | null] } = {
  endOfTurn: [{ until: 'endOfTurn' }, 'cleanup'],
  endOfCombat: [{ until: 'endOfCombat' }, 'end of combat'],
  forever: [{ until: 'forever' }, null],
  nextTurn: [{ until: 'nextTurn', of: THEM }, 'turn begins'],
  nextUpkeep: [{ until: 'nextUpkeep', of: THEM }, 'upkeep begins'],
  nextEndStep: [{ until: 'nextEndStep', of: THEM }, 'end step begins'],
  nextUntapStep: [{ until: 'nextUntapStep', of: THEM, through: true }, 'untap step ends'],
  endOfNextTurn: [{ until: 'endOfNextTurn', of: THEM }, 'cleanup'],
  planeswalk: [{ until: 'planeswalk' }, 'planeswalk'],
  leaves: [{ until: 'leaves', what: IT }, 'as it leaves'],
  asLongAs: [{ until: 'asLongAs', condition: UNTAPPED }, 'as it leaves'],
  all: [{ until: 'all', of: [{ until: 'endOfCombat' }, { until: 'forever' }] }, 'end of combat'],
};

const PART: ContinuousPart = { part: 'rule', rule: { rule: 'cantGainLife', who: { who: 'all' } } };

describe.each(EDITIONS)('what lasts, by the rules of %s', (edition) => {
  it.each(Object.values(DURATIONS))('$0.until', (duration, end) => {
    const b = board(testEdition(edition));
    const { game } = b;
    const effect: Instruction[] = [
      { do: 'effect', parts: [PART], duration },
      {
        do: 'delayed',
        pattern: { on: 'gainLife', who: THEM },
        body: { effect: [{ do: 'draw', who: THEM, count: 1 }] },
        repeat: true,
        duration,
      },
    ];
    const source = b.put({ abilities: [{ ability: 'spell', body: { effect } }] });
    const it = b.put({});
    const ref = { def: game.state.objects[source & 16383]?.def ?? '', path: 'faces/0/abilities/0' };
    carryOut(game, context(0, source, { it: { objects: [it] } }, null, ref), effect, null);
    const lasting = () => [game.state.effects.length, game.state.delayed.length];
    expect(lasting()).toEqual([1, 1]);
    // the turn of player 1 has begun since
    Object.assign(game.state.turn, { number: 2, active: 1 });
    Object.assign(game.state.players[1] ?? {}, { turnBegan: game.state.nextTimestamp++ });
    if (end === 'as it leaves') {
      game.state.objects[it & 16383] = null;
      endExpired(game, { at: 'any' });
      return expect(lasting()).toEqual([0, 0]);
    }
    const seen: string[] = [];
    for (const [name, moment] of Object.entries(MOMENTS)) {
      endExpired(game, moment);
      if (!lasting().includes(0)) continue;
      expect(lasting()).toEqual([0, 0]);
      seen.push(name);
      break;
    }
    expect(seen).toEqual(end === null ? [] : [end]);
  });
});
