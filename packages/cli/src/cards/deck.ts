/** Decks for a command: by file, by name, or from standard input; checked whole before anything is done. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import {
  type ExaminedList,
  examineList,
  leftOutWords,
  type ListProblem,
  NEWER_CARDS,
  remarkWords,
  type Play,
  type PlayedAs,
  type ResolvedDeck,
} from '@rulewright/cards';
import { FILE_LIMITS, type FoundList, loadList, type UnreadFile } from '@rulewright/cards/node';
import { type CardDefinition, type CardInDeck, type EditionName, ledBy } from '@rulewright/engine';
import type { PlayableDeck } from '@rulewright/simulate';
import { Failure, fileFailure } from '../failure.ts';
import type { Cards } from './open-cards.ts';

/** Why there is no list of that name, and what else a deck can be. */
export const noSuchList = ({ file, faults }: UnreadFile): Failure =>
  fileFailure(
    file,
    faults,
    'rulewright decks lists the built-in decks; a deck can also be a file, or - for standard input.',
  );

/** A list with all its cards, and all that keeps its deck from being played so. */
export const examined = ({ text, read }: FoundList, cards: Cards, as: PlayedAs): ExaminedList =>
  examineList(text, read, cards, as, FILE_LIMITS);

/** All that is wrong with a list, each with its place, and what to do about it. */
export const deckFailure = (file: string, problems: readonly ListProblem[]): Failure =>
  fileFailure(
    file,
    problems,
    problems.some(({ mayBeNewer }) => mayBeNewer)
      ? NEWER_CARDS
      : problems.some(({ kind }) => kind === 'anachronism')
        ? 'Choose another edition, or --anachronisms borrow.'
        : undefined,
  );

export interface ReadyDeck extends PlayableDeck {
  readonly id: string;
}

/**
 * A deck ready to be played, alone of its kind in a game without sideboarding; by default one without a commander. What the list names besides
 * the deck is told by `tell`.
 * @throws Failure with every fault; nothing is left out silently
 */
export function readyDeck(
  reference: string,
  cards: Cards,
  edition: EditionName,
  options: {
    input?: string | undefined;
    borrow?: boolean;
    atTable?: boolean;
    byPerson?: boolean;
    play?: Play;
    tell?: (remark: string) => void;
  } = {},
): ReadyDeck {
  const { play = 'constructed', tell = () => undefined } = options;
  const loaded = loadList(reference, options.input);
  if (!loaded.ok) throw noSuchList(loaded);
  const { deck, problems, leftOut, remarks } = examined(loaded, cards, {
    edition,
    play,
    sideboardUsed: false,
    terms: {
      byReminder: options.atTable === true ? 'accept' : 'refuse',
      byHand: options.byPerson === true ? 'accept' : 'refuse',
      anachronisms: options.borrow === true ? 'borrow' : 'refuse',
    },
  });
  if (problems.length > 0) throw deckFailure(reference, problems);
  for (const one of remarks) tell(`${reference}: ${remarkWords(one)}`);
  if (leftOut.length > 0) tell(`${reference}: ${leftOutWords(leftOut)} left out: no part of the deck`);
  // whoever sits at a table reads its cards
  const known = options.atTable === true ? cards.inWordsOf(edition) : cards;
  const definitions = new Map<string, CardDefinition>();
  const part = (entries: ResolvedDeck['main']): CardInDeck[] =>
    entries.flatMap(({ count, card }) => {
      const compiled = (options.byPerson === true ? known.byHand : known).compiled(card);
      if (!compiled.ok) throw new Failure(`"${card.name}" is not understood yet`);
      const { definition } = compiled;
      definitions.set(definition.key, definition);
      return Array.from({ length: count }, () => ({ def: definition.key, name: definition.name }));
    });
  const main = part(deck.main);
  const sideboard = part(deck.sideboard);
  return {
    id: loaded.id,
    name: loaded.name,
    main,
    sideboard,
    ...ledBy(part(deck.commander ?? [])),
    definitions: [...definitions.values()],
  };
}

/** Text of standard input where one of the references asks for it; two may not. */
export function wantsInput(references: readonly string[]): boolean {
  const wanting = references.filter((reference) => reference === '-').length;
  if (wanting > 1) throw new Failure('only one deck can come from standard input');
  return wanting === 1;
}
