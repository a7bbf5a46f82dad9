/** What the replay page asks of engine and compiler: open a game's file, show a place in it, write it as a position. Runs in the Lab's worker. */
import type { CardSource } from '@rulewright/cards';
import type { EditionName } from '@rulewright/engine';
import type { WireView } from '@rulewright/protocol';
import type { Replay, ReplayStep } from '@rulewright/record';
import { printNotation, scenarioFrom } from '@rulewright/scenario';
import type { HouseRules } from '../connection/seams.ts';
import { newOpening, type NotOpened } from './opening.ts';

export type ReplayOpened =
  | {
      readonly ok: true;
      readonly edition: EditionName;
      /** seams of other editions that it was played by */
      readonly houseRules: HouseRules | null;
      readonly players: readonly { readonly name: string; readonly deck: string }[];
      readonly steps: readonly ReplayStep[];
    }
  | NotOpened;

export interface AsPosition {
  readonly edition: EditionName;
  readonly text: string;
  /** what of the game is not in the position */
  readonly left: readonly string[];
}

export interface Replays {
  readonly openReplay: (text: string) => ReplayOpened;
  /** as that seat saw it after so many inputs, or with every hand open */
  readonly replaySeen: (inputs: number, seat: number, open: boolean) => WireView;
  readonly replayPosition: (inputs: number) => AsPosition;
}

/** Keeps the game that was opened last. */
export function newReplays(source: CardSource | undefined): Replays {
  const open = newOpening(source);
  let opened: Replay | null = null;
  const replay = (): Replay => {
    if (opened === null) throw new Error('No game is open.');
    return opened;
  };
  return {
    openReplay(text) {
      opened = null;
      const played = open(text);
      if (!played.ok) return played;
      opened = played.replay;
      const { edition, houseRules = null, players } = opened.file;
      return {
        ok: true,
        edition,
        houseRules,
        players: players.map(({ name, deckName }) => ({ name, deck: deckName })),
        steps: opened.steps,
      };
    },
    replaySeen: (inputs, seat, isOpen) => replay().seen(inputs, seat, isOpen),
    replayPosition(inputs) {
      const { edition, players } = replay().file;
      const name = players.map((player) => player.name).join(' against ');
      const { scenario, left } = scenarioFrom(replay().game(inputs), `From ${name}`);
      return { edition, text: printNotation([scenario]), left };
    },
  };
}
