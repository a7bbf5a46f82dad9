/** What the replay page asks of engine and compiler: open a game's file, show a place in it, write it as a position. Runs in the Lab's worker. */
import { type CardSource, type Catalogue, createCatalogue } from '@rulewright/cards';
import type { CardDefinition, EditionName } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import type { WireView } from '@rulewright/protocol';
import { openReplay, readGameFile, type Replay, type ReplayStep } from '@rulewright/record';
import { printNotation, scenarioFrom } from '@rulewright/scenario';

export type ReplayOpened =
  | {
      readonly ok: true;
      readonly edition: EditionName;
      readonly players: readonly { readonly name: string; readonly deck: string }[];
      readonly steps: readonly ReplayStep[];
    }
  /** null: there are no cards to play it with */
  | { readonly ok: false; readonly message: string | null };

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
  let opened: Replay | null = null;
  // what was compiled for one game serves the next
  let cards: Catalogue<CardDefinition> | null = null;
  const replay = (): Replay => {
    if (opened === null) throw new Error('No game is open.');
    return opened;
  };
  return {
    openReplay(text) {
      opened = null;
      if (source === undefined) return { ok: false, message: null };
      const read = readGameFile(text);
      if (!read.ok) return read;
      const { edition, players } = read.file;
      cards ??= createCatalogue<CardDefinition>(source, { version: null, compile });
      const played = openReplay(read.file, cards);
      if (!played.ok) return played;
      opened = played.replay;
      return {
        ok: true,
        edition,
        players: players.map(({ name, deckName }) => ({ name, deck: deckName })),
        steps: opened.steps,
      };
    },
    replaySeen: (inputs, seat, open) => replay().seen(inputs, seat, open),
    replayPosition(inputs) {
      const { edition, players } = replay().file;
      const name = players.map((player) => player.name).join(' against ');
      const { scenario, left } = scenarioFrom(replay().game(inputs), `From ${name}`);
      return { edition, text: printNotation([scenario]), left };
    },
  };
}
