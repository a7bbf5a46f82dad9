/** What a server offers whoever greets it. */
import { DEFAULT_EDITION, type EditionName, EDITIONS } from '@rulewright/engine';
import { OPPONENTS, PROTOCOL_VERSION, type WelcomeMessage } from '@rulewright/protocol';
import type { Limits } from './addresses.ts';
import { type Cards, deckEntries } from '../decks/decks.ts';
import { formatsOf, variantsOf } from '../decks/formats.ts';

const EDITION_NAMES: Readonly<Record<EditionName, string>> = {
  '2026-02': 'Today (February 2026)',
  '2011-09': 'September 2011',
  '2009-10': 'October 2009',
  '2006-10': 'October 2006',
};

/** The part of it that follows from the cards, which takes some time to find out. */
export function offeredOf(cards: Cards): Pick<WelcomeMessage, 'decks' | 'cardFormats'> {
  const cardFormats = cards.source.formats();
  return { decks: deckEntries(cards), ...(cardFormats.length > 0 && { cardFormats: [...cardFormats] }) };
}

/** `version`: of the server. */
export const welcomeOf = (
  version: string,
  offered: ReturnType<typeof offeredOf>,
  limits: Limits,
): Omit<WelcomeMessage, 'type' | 're' | 'addresses'> => ({
  protocol: PROTOCOL_VERSION,
  server: version,
  editions: [DEFAULT_EDITION, ...[...EDITIONS].reverse().filter((one) => one !== DEFAULT_EDITION)].map((id) => ({
    id,
    name: EDITION_NAMES[id],
    variants: variantsOf(id),
    formats: formatsOf(id),
  })),
  opponents: [...OPPONENTS],
  ...offered,
  pace: { messages: limits.messagesOfOne, atOnce: limits.messagesOfOneAtOnce },
});
