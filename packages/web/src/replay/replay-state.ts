/** The replay page as it stands. What it shows is put where the table's parts read it. */
import type { EditionName } from '@rulewright/engine';
import type { TableMessage } from '@rulewright/protocol';
import type { ReplayStep } from '@rulewright/record';
import { create } from 'zustand';
import { ownSeat } from '../connection/memory.ts';
import { gameText } from '../connection/shuffle.ts';
import { showRecorded } from '../connection/store.ts';
import { ask, startBench } from '../asking/asking.ts';
import type { HouseRules } from '../connection/seams.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

/** Where the file came from: a table of this server, whose game can be taken over, or a file of the reader's. */
export type Origin = { readonly table: string; readonly game: number; readonly watch: string | null } | null;

export interface ReplayState {
  readonly state: 'none' | 'loading' | 'open' | 'refused';
  /** why it is refused; '' it is not */
  readonly message: Wrong;
  /** of a game that is refused: what was told of it as it was played */
  readonly told: readonly { readonly turn: number; readonly text: string }[];
  readonly origin: Origin;
  /** the file as it came */
  readonly text: string;
  readonly edition: EditionName;
  /** seams of other editions that it was played by; null: none */
  readonly houseRules: HouseRules | null;
  readonly players: readonly { readonly name: string; readonly deck: string }[];
  readonly steps: readonly ReplayStep[];
  /** index of the step that is shown */
  readonly at: number;
  /** whose side is near */
  readonly seat: number;
  /** every hand is shown */
  readonly open: boolean;
}

const NONE: ReplayState = {
  state: 'none',
  message: '',
  told: [],
  origin: null,
  text: '',
  edition: '2026-02',
  houseRules: null,
  players: [],
  steps: [],
  at: 0,
  seat: 0,
  open: true,
};

export const useReplay = create<ReplayState>(() => NONE);

export const noCards = trouble('replay', (words) => words.noCards);
const refused = (message: Wrong, of: Partial<ReplayState> = {}): void =>
  useReplay.setState({ ...NONE, ...of, state: 'refused', message });

/** What went wrong before the game was read. */
export const notOpened = (error: unknown): void => refused(wrongOf(error));

/** Fetches the game of a table and opens it. @throws as `gameText` does */
export async function openGame(table: string, game: number, watch: string | null): Promise<void> {
  useReplay.setState({ ...NONE, state: 'loading' });
  await openFile(await gameText(table, game, watch), { table, game, watch });
}

export async function openFile(text: string, origin: Origin = null): Promise<void> {
  useReplay.setState({ ...NONE, state: 'loading' });
  try {
    const { missing } = await startBench();
    if (missing !== null) return refused(noCards);
    const opened = await ask('openReplay', text);
    if (!opened.ok) {
      const { message, told, edition = NONE.edition, houseRules = null } = opened;
      return refused(message ?? noCards, { told: told ?? [], edition, houseRules });
    }
    // one's own side is near, where one had a seat
    const seat = (origin && ownSeat(origin.table)) ?? 0;
    useReplay.setState({ ...opened, state: 'open', origin, text, seat: Math.min(seat, opened.players.length - 1) });
    await goTo({ at: 0 });
  } catch (error) {
    refused(wrongOf(error));
  }
}

let asked = 0;

/** Another step, another side, or hands open or not. */
export async function goTo(change: Partial<Pick<ReplayState, 'at' | 'seat' | 'open'>>): Promise<void> {
  const before = useReplay.getState();
  const next = { ...before, ...change };
  const at = Math.max(0, Math.min(next.at, before.steps.length - 1));
  useReplay.setState({ ...change, at });
  asked += 1;
  const mine = asked;
  const { inputs } = before.steps[at] ?? { inputs: 0 };
  const view = await ask('replaySeen', inputs, next.seat, next.open);
  const logged = before.steps[at - 1]?.logged ?? 0;
  if (mine === asked) showRecorded(tableOf(next), view, view.log[logged - 1]?.number ?? -1);
}

/** The first step of the next turn, or of this one and then of the one before. */
export function turnFrom({ steps, at }: Pick<ReplayState, 'steps' | 'at'>, by: -1 | 1): number {
  const turn = steps[at]?.turn ?? 0;
  if (by > 0) {
    const next = steps.findIndex((step) => step.turn > turn);
    return next < 0 ? steps.length - 1 : next;
  }
  const begins = (wanted: number): number =>
    Math.max(
      0,
      steps.findIndex((step) => step.turn === wanted),
    );
  const first = begins(turn);
  return at > first ? first : begins(steps[Math.max(0, first - 1)]?.turn ?? 0);
}

function tableOf({ edition, houseRules, players }: ReplayState): TableMessage {
  return {
    type: 'table',
    table: 'replay',
    edition,
    ...(houseRules && { houseRules }),
    variant: 'none',
    format: 'constructed',
    bestOf: 1,
    phase: 'over',
    game: 1,
    draws: 0,
    shuffle: null,
    files: [],
    seats: players.map(({ name, deck }, seat) => ({
      seat,
      name,
      kind: 'human',
      connected: true,
      deck,
      wins: 0,
      ready: false,
    })),
    starter: null,
    pools: [],
    winner: null,
    spectators: 0,
  };
}
