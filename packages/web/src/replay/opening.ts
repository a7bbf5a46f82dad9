/** Opening a game's file in a worker: read, and played again with its cards. */
import { type CardSource, type Catalogue, createCatalogue } from '@rulewright/cards';
import type { CardDefinition, EditionName } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import { openReplay, type Replay, readGameFile } from '@rulewright/record';
import type { HouseRules } from '../connection/seams.ts';

export interface NotOpened {
  readonly ok: false;
  /** null: there are no cards to play it with */
  readonly message: string | null;
  /** what was told of the game as it was played; absent: nothing */
  readonly told?: readonly { readonly turn: number; readonly text: string }[] | null;
  /** by which rules it was played; absent: it was not read */
  readonly edition?: EditionName;
  readonly houseRules?: HouseRules | null;
}

export function newOpening(
  source: CardSource | undefined,
): (text: string) => { readonly ok: true; readonly replay: Replay } | NotOpened {
  // what was compiled for one game serves the next
  let cards: Catalogue<CardDefinition> | null = null;
  return (text) => {
    if (source === undefined) return { ok: false, message: null };
    const read = readGameFile(text);
    if (!read.ok) return read;
    cards ??= createCatalogue<CardDefinition>(source, eitherWording);
    const opened = openReplay(read.file, cards);
    const { edition, houseRules = null } = read.file;
    return opened.ok ? opened : { ...opened, edition, houseRules };
  };
}
