/** How much of decks people would carry out by hand, for `rulewright decks check --by-hand`. 2006: 200 · 2009, 2011, 2026: 207 */
import {
  type CardByHand,
  cardsByHand,
  type DecklistFault,
  type ListRemark,
  type Play,
  remarkWords,
} from '@rulewright/cards';
import { deckFilesIn, loadList } from '@rulewright/cards/node';
import type { EditionName } from '@rulewright/engine';
import { Failure } from '../failure.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table } from '../text.ts';
import { examined } from './deck.ts';
import type { Cards } from './open-cards.ts';

/** A deck by how far its cards are read. Cards are counted with their copies, lines once for each different card. */
export interface ReadByHand {
  readonly deck: string;
  readonly file: string;
  readonly whole: number;
  readonly withLines: number;
  /** cards that no table takes, and why */
  readonly refused: readonly { readonly card: string; readonly reason: string }[];
  /** how lines of the list were understood that do not say it themselves, and what of it is no part of the deck */
  readonly remarks: readonly ListRemark[];
  /** lines of text in all, those of which an effect alone was not read, and those that were not read at all */
  readonly lines: number;
  readonly effects: number;
  readonly unread: number;
}

const linesIn = ({ card }: CardByHand): number =>
  [card, ...(card.faces ?? [])].reduce((sum, { text }) => sum + (text === '' ? 0 : text.split('\n').length), 0);

/** A deck of which nothing is counted, for not every line of its list names a card. */
function unreadDeck(file: string, faults: readonly DecklistFault[]): ReadByHand {
  const refused = faults.map(({ line, reason }) => ({ card: line > 0 ? `line ${line}` : 'the list', reason }));
  return { deck: file, file, whole: 0, withLines: 0, refused, remarks: [], lines: 0, effects: 0, unread: 0 };
}

function readByHand(file: string, cards: Cards, edition: EditionName, play: Play): ReadByHand {
  const found = loadList(file);
  if (!found.ok) return unreadDeck(file, found.faults);
  const terms = { byHand: 'accept', byReminder: 'accept' } as const;
  const { deck, problems, remarks } = examined(found, cards, { edition, play, terms });
  const unread = problems.filter(({ kind }) => kind === 'unreadable' || kind === 'unknown');
  if (unread.length > 0) return unreadDeck(file, unread);
  const different = cardsByHand([...deck.main, ...(deck.commander ?? [])], cards);
  const faultOf = new Map(
    problems.toReversed().flatMap(({ card, reason }) => (card === undefined ? [] : [[card, reason]])),
  );
  const taken = different.filter(({ card }) => !faultOf.has(card.name));
  const count = (those: readonly CardByHand[]): number => those.reduce((sum, one) => sum + one.count, 0);
  const holes = different.flatMap((one) => one.holes);
  return {
    deck: found.name,
    file,
    whole: count(taken.filter((one) => one.holes.length === 0)),
    withLines: count(taken.filter((one) => one.holes.length > 0)),
    refused: different.flatMap(({ card: { name: card } }) => {
      const reason = faultOf.get(card);
      return reason === undefined ? [] : [{ card, reason }];
    }),
    remarks,
    lines: different.reduce((sum, one) => sum + linesIn(one), 0),
    effects: holes.filter(({ hole }) => hole === 'byHand').length,
    unread: holes.filter(({ hole }) => hole === 'unread').length,
  };
}

const share = (part: number, all: number): string => (all === 0 ? '0 %' : `${((100 * part) / all).toFixed(1)} %`);

/** Says of each deck how much of it is read whole, and what is left for people; of several also in all. */
export function checkByHand(
  terminal: Terminal,
  references: readonly string[],
  cards: Cards,
  { edition, play, json }: { edition: EditionName; play: Play; json: boolean },
): void {
  const files = references.flatMap((reference) => deckFilesIn(reference) ?? [reference]);
  if (files.length === 0) throw new Failure(`there are no decklists in ${references.join(', ')}`);
  const decks = files.map((file) => readByHand(file, cards, edition, play));
  if (json) return sayJson(terminal, { edition, decks });
  const sum = (of: (deck: ReadByHand) => number): number => decks.reduce((all, deck) => all + of(deck), 0);
  const row = (name: string, of: (each: (deck: ReadByHand) => number) => number): string[] => {
    const [lines, unread] = [of((deck) => deck.lines), of((deck) => deck.unread)];
    return [
      name,
      String(of(({ whole }) => whole)),
      String(of(({ withLines }) => withLines)),
      String(of(({ refused }) => refused.length)),
      String(of(({ effects }) => effects)),
      `${unread} of ${lines} (${share(unread, lines)})`,
    ];
  };
  const rows = decks.map((deck) => row(deck.file, (each) => each(deck)));
  const head = ['deck', 'cards whole', 'with lines by hand', 'refused', 'effects by hand', 'lines wholly unread'];
  say(terminal, table([head, ...rows, ...(decks.length > 1 ? [row('all', sum)] : [])]));
  for (const { file, refused, remarks } of decks) {
    for (const { card, reason } of refused) say(terminal, `${file}: ${card}: ${reason}`);
    for (const one of remarks) say(terminal, `${file}: ${remarkWords(one)}`);
  }
  const playable = decks.filter(({ refused }) => refused.length === 0);
  const nearlyWhole = decks.filter(({ whole, withLines, refused }) => whole >= 9 * (withLines + refused.length));
  say(
    terminal,
    `${playable.length} of ${counted(decks.length, 'deck')} can be brought to a table of people by the rules of ${edition}; of ${nearlyWhole.length} at least nine cards of ten are whole`,
  );
}
