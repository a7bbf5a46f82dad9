/** Whether a game takes a card, and why not: every place that accepts cards asks this. 2006: 200.3, 502 · 2009, 2011, 2026: 207.2, 702 */
import type { Edition } from '../editions/edition.ts';
import { visibleText } from '../soundness/plain-text.ts';
import { memoised } from '../state/memoised.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { holesOf } from '../vocabulary/holes.ts';
import { borrowing, problemsOf } from './anachronism.ts';
import { byReminderProblem } from './by-reminder.ts';
import type { Setup } from './description.ts';

/**
 * Why a game does not take a card. `unread`: it has a line that was not read; `by-reminder`: a keyword is known from its reminder text alone;
 * `anachronism`: the edition has no rules for it.
 */
export interface CardProblem {
  readonly kind: 'unread' | 'by-reminder' | 'anachronism';
  /** the card's name */
  readonly card: string;
  readonly message: string;
  /** of an anachronism: what the edition does not have */
  readonly what?: string;
}

/** What the game is for: a table and the Lab take cards known from reminder text and lines by hand, and who asks for it borrows from later editions. */
export interface CardTerms extends Pick<Setup, 'byReminder' | 'anachronisms'> {
  /** lines that were not read: default refuse; people carry them out */
  byHand?: 'refuse' | 'accept';
}

/** Everything that keeps the card out of a game of that edition; empty: it is taken. */
export function cardProblems(
  edition: Edition,
  definition: CardDefinition,
  { byReminder = 'refuse', anachronisms = 'refuse', byHand = 'refuse' }: CardTerms = {},
): readonly CardProblem[] {
  const card = definition.name;
  const unread = byHand === 'accept' ? null : unreadProblem(definition);
  const reminded = byReminder === 'accept' ? null : byReminderProblem(definition);
  const rules = anachronisms === 'borrow' ? borrowing(edition, [definition]).edition : edition;
  return [
    ...(unread === null ? [] : [unread]),
    ...(reminded === null ? [] : [{ kind: 'by-reminder' as const, card, message: reminded }]),
    ...problemsOf(rules, definition).map(({ what, message }) => ({
      kind: 'anachronism' as const,
      card,
      message,
      what,
    })),
  ];
}

const holes = memoised(holesOf);

/** Nobody but people can carry out a line that was not read (`Setup.byHand`). Null: all was read. */
export function unreadProblem(definition: CardDefinition): CardProblem | null {
  const [hole] = holes(definition);
  if (hole === undefined) return null;
  const card = definition.name;
  return {
    kind: 'unread',
    card,
    message: `${card} has a line that was not read: “${visibleText(hole.text)}”`,
  };
}
