/** Lines that people say in words that are read. 2006: 200, 418.1, 419 · 2009, 2011, 2026: 200, 607.2, 611.3, 614 */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../continuous/derive.ts';
import type { Reworded } from '../decisions/decision.ts';
import { EDITIONS } from '../state/names.ts';
import { byRule } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { checksum, fork, load, save, setAgent, undo } from '../game.ts';
import { giveAgain } from '../replay.ts';
import { look, newLens } from '../view/lens.ts';
import { view } from '../view/make-view.ts';
import { labels } from '../view/labels.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { cloneState } from '../state/clone.ts';
import { objectOf } from '../state/objects.ts';
import { card, creature, type Table, table, yours, you, type Zones } from './table-in-tests.ts';

const LINE = 'Bears zibble.';
const totem = (...more: Ability[]) => card('Totem', '2', ['artifact'], [{ ability: 'unread', text: LINE }, ...more]);
const bear = card('Bear', '1 G', ['creature']);
const GROWS: Reworded = {
  words: 'Creatures you control get +1/+1.',
  abilities: [
    {
      ability: 'static',
      parts: [
        {
          part: 'change',
          affects: { set: 'all', where: { is: 'and', of: [creature, yours] } },
          mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
        },
      ],
    },
  ],
};
const SPARED: Reworded = {
  words: 'If a creature would die, exile it instead.',
  abilities: [
    {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'move', what: creature, from: 'battlefield', to: 'graveyard' },
            instead: { instead: 'zone', zone: 'exile' },
          },
        },
      ],
    },
  ],
};

const at = (mine: Zones = {}, theirs: Zones = {}, more: Ability[] = []): Table =>
  table(
    '2026-02',
    [totem(...more), bear],
    { battlefield: ['Totem', 'Bear', ...(mine.battlefield ?? [])], ...(mine.hand && { hand: mine.hand }) },
    { battlefield: ['Bear', ...(theirs.battlefield ?? [])], ...(theirs.hand && { hand: theirs.hand }) },
    { byHand: [0, 1] },
  );
function begin(t: Table): void {
  t.act('byHand Totem');
  t.say([labels(t.game, t.decision()).findIndex((label) => label.includes('words that are read'))]);
}
function reword(t: Table, said = GROWS): void {
  begin(t);
  t.say(said);
  t.say([0]);
}
const powers = (t: Table): number[] =>
  t.game.state.battlefield.flatMap((id) =>
    characteristics(t.game, id).name === 'Bear' ? [characteristics(t.game, id).power] : [],
  );

test.each(EDITIONS)('it applies at once, and is no line any more, under the rules of %s', (edition) => {
  const t = table(edition, [totem(), bear], { battlefield: ['Totem', 'Bear'] }, {}, { byHand: [0, 1] });
  reword(t);
  expect(powers(t)).toEqual([3]);
  expect(t.actions('attempt')).toEqual([]);
  expect(t.game.entries?.at(-1)?.text).toBe(
    `By hand, A says “${LINE}” of Totem as “Creatures you control get +1/+1.”.`,
  );
});

test('it is said of the card: others of it say it too, whosever they are and wherever', () => {
  const t = at({ battlefield: ['Totem'], hand: ['Totem'] }, { battlefield: ['Totem'] });
  reword(t);
  expect(powers(t)).toEqual([4, 3]);
  const [held = 0] = t.game.state.players[0]?.hand ?? [];
  happen(t.game, [moveEvent({ object: held, from: 'hand', to: 'battlefield' }, byRule('704.5g'))]);
  expect(powers(t)).toEqual([5, 3]);
});

test('what the object remembers, and what is on the stack of it, is known under its new words too', () => {
  const remembers: Ability = {
    ability: 'activated',
    cost: { mana: ['0'] },
    body: { effect: [{ do: 'draw', who: you, count: 1 }] },
  };
  const t = at({}, {}, [remembers]);
  t.act('activate Totem');
  const before = t.game.state.stack.map((id) => objectOf(t.game, id)?.stack?.ability?.path);
  reword(t);
  const on = t.game.state.stack.map((id) => objectOf(t.game, id)?.stack?.ability);
  expect(on.map((ref) => ref?.path)).toEqual(before);
  expect(on[0]?.def).toBe(t.the('Totem').def);
  t.resolve();
  expect(t.game.state.players[0]?.hand).toHaveLength(1);
});

test('while the line itself is on the stack it stays as it is', () => {
  const t = at();
  t.act('byHand Totem');
  t.say([1]);
  t.say([0]);
  t.say([0]);
  expect(t.game.state.stack).toHaveLength(1);
  t.act('byHand Totem');
  expect(labels(t.game, t.decision()).some((label) => label.includes('words that are read'))).toBe(false);
});

test('a replacement replaces', () => {
  const t = at();
  reword(t, SPARED);
  happen(t.game, [moveEvent({ object: t.the('Bear').id, from: 'battlefield', to: 'graveyard' }, byRule('704.5g'))]);
  expect(t.the('Bear').zone).toBe('exile');
});

test('an objection leaves all as it was', () => {
  const t = at();
  const { definitions } = t.game;
  const before = JSON.stringify(cloneState(t.game.state).objects);
  begin(t);
  t.say(GROWS);
  t.say([1]);
  expect(t.decision()).toMatchObject({ kind: 'priority', by: 0 });
  expect(JSON.stringify(t.game.state.objects)).toBe(before);
  expect(t.game.definitions).toBe(definitions);
});

test('a fork made before has nothing of it; one made after, a save and an undo have what they should', () => {
  const t = at();
  const before = fork(t.game);
  const sum = checksum(t.game);
  reword(t);
  const known = t.game.definitions.size;
  expect(before.definitions.size).toBe(known - 1);
  expect(checksum(before)).toBe(sum);
  const loaded = load(JSON.parse(JSON.stringify(save(t.game))));
  if (!loaded.ok) throw new Error(loaded.error);
  for (const game of [loaded.game, fork(t.game)]) {
    expect(checksum(game)).toBe(checksum(t.game));
    expect(game.definitions.size).toBe(known);
  }
  for (const input of t.game.log) expect(giveAgain(before, input).ok).toBe(true);
  expect(checksum(before)).toBe(checksum(t.game));
  while (t.game.state.reworded !== undefined) expect(undo(t.game)).toBe(true);
  expect(checksum(t.game)).toBe(sum);
  expect(t.game.definitions.size).toBe(known - 1);
});

test('a seat with an agent says nothing and agrees', () => {
  const t = at();
  setAgent(t.game, 1, () => {
    throw new Error('an agent was asked');
  });
  begin(t);
  t.say(GROWS);
  expect(powers(t)).toEqual([3, 2]);
});

describe('nothing of what lies hidden is told', () => {
  test.each([0, 1])('to seat %i', (seat) => {
    const other: Zones[] = [{ hand: ['Bear'] }, { hand: ['Totem'] }];
    const [one, two] = other.map((hidden) => (seat === 0 ? at({}, hidden) : at(hidden))) as [Table, Table];
    const same = (): void => {
      const [seen, again] = [one, two].map((t) => JSON.stringify(look(t.game, newLens(seat, 'x')).view));
      expect(seen).toBe(again);
    };
    // whoever holds the other card may announce a line of it: that is for that seat alone to see
    const steps: ((t: Table) => void)[] = [begin, (t) => t.say(GROWS), (t) => t.say([0])];
    for (const step of steps) {
      for (const t of [one, two]) step(t);
      if (one.decision().kind !== 'priority' || seat === 0) same();
    }
    expect(
      view(one.game, seat).battlefield.filter(({ marks }) => marks.some(({ mark }) => mark === 'reworded')),
    ).toHaveLength(1);
  });
});
