/** What happens as steps begin and end, and in the cleanup step. 2006: 300–314 · 2009, 2011: 500–514 · 2026: 500–514 */
import { describe, expect, test } from 'vitest';
import { card, draw, table, you, type Table, type Zones } from '../casting/table-in-tests.ts';
import { pt } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { objectOf } from '../state/objects.ts';
import type { ManaUnit } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Duration } from '../vocabulary/rules-effects.ts';
import { instant } from '../casting/table-in-tests.ts';

const NEWEST: EditionName = '2026-02';
const opponents = { who: 'opponents' } as const;
const gain: Instruction = { do: 'gainLife', who: you, amount: 1 };
const bigger = (duration: Duration): Instruction => ({
  do: 'effect',
  parts: [
    {
      part: 'change',
      affects: { set: 'all', where: { is: 'type', type: 'creature' } },
      mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
    },
  ],
  duration,
});
const bear = card('Bear', '1 G', ['creature']);
const enchantment = (name: string, ...abilities: Ability[]) => card(name, '1', ['enchantment'], abilities);
const when = (event: EventPattern, ...effect: Instruction[]): Ability => ({
  ability: 'triggered',
  event,
  body: { effect },
});
const trick = (duration: Duration) => instant('Trick', '0', { effect: [bigger(duration)] });

/** Everybody passes, and answers with the first there is, until that is so. */
function until(t: Table, done: () => boolean): void {
  for (let n = 0; n < 200 && !done(); n++) {
    const d = t.decision();
    if (d.form === 'choose') t.say(Array.from({ length: d.min }, (_, i) => i));
    else if (d.form === 'attackers' || d.form === 'blockers') t.say([]);
    else throw new Error(`Asked is ${d.kind}`);
  }
  expect(done()).toBe(true);
}
const step = (t: Table) => t.game.state.turn.step;
const turn = (t: Table) => t.game.state.turn.number;
const scene = (
  cards: CardDefinition[],
  zones: Zones,
  edition: EditionName = NEWEST,
  more: Parameters<typeof table>[4] = {},
) => table(edition, [bear, ...cards], zones, {}, more);

describe('an effect that lasts', () => {
  const until_ = (duration: Duration, of: 'upkeep' | 'draw' | 'end' | 'main1', more: number): string => {
    const t = scene([trick(duration)], { hand: ['Trick'], battlefield: ['Bear'] });
    t.act('cast Trick');
    t.resolve();
    const start = turn(t);
    until(t, () => turn(t) === start + more && step(t) === of);
    return pt(t.game, t.the('Bear').id);
  };
  test.each<[string, Duration, 'upkeep' | 'draw' | 'end' | 'main1', number, string]>([
    ['until end of turn is there in the end step', { until: 'endOfTurn' }, 'end', 0, '3/3'],
    ['and not in the next turn', { until: 'endOfTurn' }, 'upkeep', 1, '2/2'],
    ['until the next end step is over in this one', { until: 'nextEndStep', of: you }, 'end', 0, '2/2'],
    [
      'until the next end step of others is there in this one',
      { until: 'nextEndStep', of: opponents },
      'end',
      0,
      '3/3',
    ],
    ['and over in theirs', { until: 'nextEndStep', of: opponents }, 'end', 1, '2/2'],
    ['until the next upkeep of others is over in it', { until: 'nextUpkeep', of: opponents }, 'upkeep', 1, '2/2'],
    ['until one’s next upkeep is there in theirs', { until: 'nextUpkeep', of: you }, 'upkeep', 1, '3/3'],
    ['and over in one’s own', { until: 'nextUpkeep', of: you }, 'upkeep', 2, '2/2'],
    ['until the next untap step is over after it', { until: 'nextUntapStep', of: opponents }, 'upkeep', 1, '2/2'],
    ['through the next untap step too', { until: 'nextUntapStep', of: opponents, through: true }, 'upkeep', 1, '2/2'],
    ['until one’s own next untap step is there before', { until: 'nextUntapStep', of: you }, 'upkeep', 1, '3/3'],
  ])('%s', (_, duration, of, more, expected) => {
    expect(until_(duration, of, more)).toBe(expected);
  });
  test.each<[string, boolean, boolean]>([
    ['until the untap step, during which things untap as they are', false, true],
    ['through the untap step, during which they stay tapped', true, false],
  ])('%s', (_, through, untaps) => {
    const freeze: Instruction = {
      do: 'effect',
      parts: [
        { part: 'rule', rule: { rule: 'doesntUntap', what: { set: 'all', where: { is: 'named', name: 'Bear' } } } },
      ],
      duration: { until: 'nextUntapStep', of: you, ...(through && { through: true }) },
    };
    const t = scene([instant('Trick', '0', { effect: [freeze] })], {
      hand: ['Trick'],
      battlefield: [{ name: 'Bear', tapped: true }],
    });
    t.act('cast Trick');
    t.resolve();
    const start = turn(t);
    until(t, () => turn(t) === start + 2 && step(t) === 'upkeep');
    expect(t.the('Bear').tapped).toBe(!untaps);
    until(t, () => turn(t) === start + 4 && step(t) === 'upkeep');
    expect(t.the('Bear').tapped).toBe(false);
  });
});

describe('the cleanup step', () => {
  const seven = Array.from({ length: 7 }, () => 'Bear');
  test.each([
    [7, 0],
    [8, 1],
    [9, 2],
  ])('of %i cards in hand %i are discarded', (count, discarded) => {
    const t = scene([], { hand: Array.from({ length: count }, () => 'Bear') }, NEWEST, { step: 'end' });
    until(t, () => t.decision().kind === 'discard' || turn(t) > 1);
    expect(t.decision()).toMatchObject(
      discarded === 0 ? { kind: 'priority' } : { kind: 'discard', min: discarded, max: discarded },
    );
  });
  test('damage wears off', () => {
    const t = scene([], { battlefield: [{ name: 'Bear', damage: 1 }] }, NEWEST, { step: 'end' });
    const start = turn(t);
    expect(t.the('Bear').damage).toBe(1);
    until(t, () => turn(t) > start);
    expect(t.the('Bear').damage).toBe(0);
  });
  test('where something triggers players have priority, and another one follows', () => {
    const law = enchantment(
      'Law',
      when({ on: 'discard', who: you } as EventPattern, bigger({ until: 'endOfTurn' }), gain),
    );
    const t = scene([law], { hand: [...seven, 'Bear'], battlefield: ['Law', 'Bear'] }, NEWEST, { step: 'end' });
    const start = turn(t);
    const last = t.game.state.battlefield.at(-1) ?? 0;
    until(t, () => t.decision().kind === 'priority' && step(t) === 'cleanup');
    expect(t.game.state.stack).toHaveLength(1);
    t.resolve();
    expect([step(t), pt(t.game, last)]).toEqual(['cleanup', '3/3']);
    until(t, () => turn(t) > start);
    // what began in the first ends in the second
    expect([pt(t.game, last), t.game.state.players[0]?.life]).toEqual(['2/2', 21]);
  });
  test('where nothing does they have none', () => {
    const t = scene([], { hand: [...seven, 'Bear'] }, NEWEST, { step: 'end' });
    const start = turn(t);
    let had = false;
    until(t, () => {
      had ||= t.decision().kind === 'priority' && step(t) === 'cleanup';
      return turn(t) > start;
    });
    expect(had).toBe(false);
  });
});

describe('mana that is not spent', () => {
  test.each<[EditionName, number]>([
    ['2006-10', 1],
    ['2009-10', 0],
    ['2011-09', 0],
    ['2026-02', 0],
  ])('is in %s there in the next step of the phase: %i', (edition, expected) => {
    const t = scene([], {}, edition, { step: 'upkeep' });
    Object.assign(t.game.state.players[0] ?? {}, {
      mana: [{ type: 'R', source: 0, snow: false, by: null, keep: false } satisfies ManaUnit],
    });
    until(t, () => step(t) === 'draw');
    expect(t.game.state.players[0]?.mana).toHaveLength(expected);
  });
});

describe('what is counted', () => {
  test('the main phases, combats and upkeeps of the turn', () => {
    const t = scene([], {}, NEWEST, { step: 'upkeep' });
    const start = turn(t);
    const counts = () => [t.game.state.turn.upkeeps, t.game.state.turn.mains, t.game.state.turn.combats];
    until(t, () => turn(t) === start + 1 && step(t) === 'upkeep');
    expect(counts()).toEqual([1, 0, 0]);
    until(t, () => step(t) === 'main1');
    expect(counts()).toEqual([1, 1, 0]);
    until(t, () => step(t) === 'main2');
    expect(counts()).toEqual([1, 2, 1]);
  });
  test('no upkeep that is skipped, nor when it began', () => {
    const law = enchantment('Law', {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: { event: { on: 'step', step: 'upkeep', whose: opponents }, instead: { instead: 'nothing' } },
        },
      ],
    });
    const t = scene([law], { battlefield: ['Law'] }, NEWEST, { step: 'end' });
    const before = t.game.state.players[1]?.lastUpkeep;
    until(t, () => step(t) === 'draw');
    expect([t.game.state.turn.active, t.game.state.turn.upkeeps, t.game.state.players[1]?.lastUpkeep]).toEqual([
      1,
      0,
      before,
    ]);
  });
});

test('what triggers at the beginning of a step goes on the stack before anybody acts', () => {
  const law = enchantment('Law', when({ on: 'step', step: 'draw', whose: you }, draw(1)));
  const t = scene([law], { battlefield: ['Law'] }, NEWEST, { step: 'upkeep' });
  until(t, () => step(t) === 'draw');
  expect(t.game.state.stack).toHaveLength(1);
});

test('a creature that is nothing any more is put into the graveyard before anybody acts', () => {
  const t = scene([], { battlefield: ['Bear'] });
  const { id } = t.the('Bear');
  Object.assign(t.the('Bear'), { damage: 2 });
  t.game.derived = null;
  until(t, () => step(t) === 'beginCombat');
  expect(objectOf(t.game, id)).toBeNull();
});
