/** A table at which two people play, for tests of what happens at one; nothing is stored. */
import { createGame } from '@rulewright/engine';
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { expect } from 'vitest';
import { noOffers } from '../table/draw-offers.ts';
import { newMatch } from '../table/match.ts';
import type { Seat } from '../table/seat.ts';
import { type Guest, newGuest, openTable, type Table } from '../table/table.ts';

const person = (name: string): Seat => ({
  kind: 'human',
  name,
  token: name,
  deckName: '',
  pool: { main: [], sideboard: [] },
  settings: DEFAULT_SETTINGS,
  passing: null,
  wins: 0,
  ready: false,
});

/** Ada is there; Ben was, until the moment 0. */
export function tableOfTwo(): { table: Table; ada: Guest; watcher: Guest; sent: object[] } {
  const made = createGame({
    seed: 1,
    players: [
      { name: 'Ada', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [],
    position: { objects: [] },
  });
  if (!made.ok) expect.fail(JSON.stringify(made.errors));
  const table = openTable({
    id: 'company',
    edition: '2026-02',
    variant: 'none',
    format: 'constructed',
    seed: 0,
    shuffle: null,
    seats: [person('Ada'), person('Ben')],
    match: { ...newMatch(1), phase: 'playing', game: 1 },
    invite: null,
    watches: [],
    lenses: [],
    answers: [],
    draws: noOffers(),
    clocks: null,
    dealt: null,
    memories: [],
  });
  table.game = made.game;
  table.away.set(1, 0);
  const sent: object[] = [];
  const guest = (seats: number[]): Guest => newGuest(seats, (message) => sent.push(message));
  const [ada, watcher] = [guest([0]), guest([])];
  table.guests.add(ada);
  table.guests.add(watcher);
  return { table, ada, watcher, sent };
}
