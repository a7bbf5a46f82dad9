/** Clocks for each decision: whatever one seat says, its turn ends or goes on before it has taken more than a turn may take. */
import fc from 'fast-check';
import { createGame, decision, newLens, result, type PositionObject } from '@rulewright/engine';
import { DEFAULT_SETTINGS, type ServerMessage, type ViewMessage, type WireAnswer } from '@rulewright/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plainAnswer } from '../../../../soak/plain-answer.ts';
import { take, takeBack } from './answering.ts';
import { freshClocks } from '../table/clocks.ts';
import { definitionIn } from './definition-in-tests.ts';
import { roomInTests } from './room-in-tests.ts';
import { show } from '../table/showing.ts';
import { tableOfTwo } from './table-in-tests.ts';
import { changed, type Guest, newGuest, recordOf, type Table } from '../table/table.ts';
import { DECISIONS_OF_A_TURN, runOut, startClock } from '../table/timing.ts';

const SECONDS = 10;
const room = roomInTests();

/** Ada may play a land and take that back, cast and not pay, and equip for nothing as often as she likes. */
const THINGS: readonly (readonly [name: string, zone: PositionObject['zone']])[] = [
  ['Forest', 'hand'],
  ['Grizzly Bears', 'hand'],
  ['Giant Growth', 'hand'],
  ['Forest', 'battlefield'],
  ['Forest', 'battlefield'],
  ['Grizzly Bears', 'battlefield'],
  ['Shuko', 'battlefield'],
];

interface Playing {
  readonly table: Table;
  /** Ada says that: takes back, or answers with what is at that place among the options */
  says(what: 'undo' | number): void;
  /** the place of the option so labelled among what she is asked */
  option(label: string): number;
  /** so many milliseconds pass */
  wait(ms: number): void;
}

function playing(): Playing {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { table } = tableOfTwo();
  const libraries = [0, 1].flatMap((player) => Array.from({ length: 40 }, () => ({ name: 'Swamp', player })));
  const objects = [
    ...THINGS.map(([name, zone]) => ({ name, player: 0, zone })),
    ...libraries.map((card) => ({ ...card, zone: 'library' as const })),
  ].map((card): PositionObject => ({ ...card, def: definitionIn(room.cards, card.name).key }));
  const definitions = [...new Set(objects.map(({ name }) => name))].map((name) => definitionIn(room.cards, name));
  const players = ['Ada', 'Ben'].map((name) => ({ name, deck: [] }));
  const made = createGame({ seed: 1, players, definitions, position: { objects } });
  if (!made.ok) expect.fail(JSON.stringify(made.errors));
  table.game = made.game;
  table.lenses = [0, 1, -1].map((seat) => newLens(seat, `secret of ${seat}`));
  table.clocks = freshClocks({ per: 'decision', seconds: SECONDS }, 2);
  for (const seat of table.seats) seat.settings = { ...DEFAULT_SETTINGS, autoPay: false };
  table.guests.clear();
  const shown: (ViewMessage | null)[] = [null, null];
  const guests = [0, 1].map((seat) =>
    newGuest([seat], (message) => {
      if ((message as ServerMessage).type === 'view') shown[seat] = message as ViewMessage;
    }),
  );
  for (const guest of guests) table.guests.add(guest);
  const settle = (): void => {
    table.unstored = false;
    for (const guest of guests) show(table, guest);
    startClock(table, Date.now(), (seat) => runOut(table, seat));
  };
  const answers = (seat: number, pick: number | null): void => {
    const seen = shown[seat];
    const asked = seen?.view.decision;
    if (seen?.decision == null || asked == null) return;
    const options = asked.options ?? [];
    const given: WireAnswer =
      pick === null || asked.form !== 'choose' || options.length === 0 ? plainAnswer(asked) : [pick % options.length];
    take(room, table, guests[seat] as Guest, { decision: seen.decision, epoch: seen.epoch, answer: given });
    settle();
  };
  changed(table);
  settle();
  /** Ben passes at once, whenever he is asked. */
  const benPasses = (): void => {
    for (let times = 0; times < 20; times += 1) {
      const asked = table.game && result(table.game) === null ? decision(table.game) : null;
      if (asked?.by !== 1) return;
      answers(1, asked.kind === 'priority' ? 0 : null);
    }
  };
  return {
    table,
    says(what) {
      if (what === 'undo') takeBack(table, guests[0] as Guest);
      settle();
      if (what !== 'undo') answers(0, what);
      benPasses();
    },
    option(label) {
      const found = (shown[0]?.view.decision?.options ?? []).findIndex((one) => one.label.startsWith(label));
      if (found < 0) expect.fail(`${label} is not offered`);
      return found;
    },
    wait: (ms) => void vi.advanceTimersByTime(ms),
  };
}

const turnOf = ({ game }: Table): number => game?.state.turn.number ?? -1;
const over = ({ game }: Table): boolean => game !== null && result(game) !== null;

test('any sequence of what a seat can say, repeated, ends its turn in the time of so many decisions', () => {
  const move = fc.record({
    what: fc.oneof(fc.constant('undo' as const), fc.nat({ max: 9 })),
    ms: fc.integer({ min: 50, max: SECONDS * 1000 - 1 }),
  });
  let undone = 0;
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 6 }), (moves) => {
      const { table, says, wait } = playing();
      const turn = turnOf(table);
      let taken = 0;
      for (let at = 0; !over(table) && turnOf(table) === turn; at += 1) {
        const { what, ms } = moves[at % moves.length] ?? { what: 'undo', ms: SECONDS * 1000 };
        const before = table.game?.log.length ?? 0;
        says(what);
        if ((table.game?.log.length ?? 0) < before) undone += 1;
        if (over(table) || turnOf(table) !== turn) break;
        wait(ms);
        taken += ms;
        expect(taken).toBeLessThanOrEqual((DECISIONS_OF_A_TURN + 1) * SECONDS * 1000);
      }
    }),
    { numRuns: 40, seed: Number(process.env['PROPERTY_SEED'] ?? 1) },
  );
  expect(undone).toBeGreaterThan(20);
});

test('a land that is played and taken back brings no time', () => {
  const { table, says, wait, option } = playing();
  for (let times = 0; !over(table) && times < 10; times += 1) {
    says(option('Play Forest'));
    wait(4000);
    says('undo');
  }
  // in the turn of the event loop in which its time is up, nothing more is heard of it; in the next, it leaves
  wait(1);
  expect(table.game && result(table.game)).toMatchObject({ result: 'won', winners: [1] });
});

test('a spell that is announced and not paid for brings no time', () => {
  const { table, says, wait, option } = playing();
  for (let times = 0; !over(table) && times < 10; times += 1) {
    says(option('Cast Grizzly Bears'));
    wait(4000);
    if (!over(table)) says(option('Do not pay'));
  }
  // in the turn of the event loop in which its time is up, nothing more is heard of it; in the next, it leaves
  wait(1);
  expect(table.game && result(table.game)).toMatchObject({ result: 'won', winners: [1] });
});

test('what another takes back costs one no time; it is theirs', () => {
  const { table, says, option } = playing();
  says(option('Play Forest'));
  vi.advanceTimersByTime(2000);
  const [answer] = table.answers;
  const clocks = recordOf(table).clocks;
  // as if Ben had been asked meanwhile, and had thought for three seconds
  table.clocks = clocks && { ...clocks, left: [10_000, 7000], spent: [0, 3000] };
  says('undo');
  expect(answer?.clocks).toMatchObject({ left: [10_000, 10_000], spent: [0, 0] });
  expect(table.clocks).toMatchObject({ left: [5000, 10_000], spent: [5000, 0] });
});
