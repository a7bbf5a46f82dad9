/** What the server reads in a list, a moment after it was last changed. */
import type { Format, WireEdition } from '@rulewright/protocol';
import { useEffect, useState } from 'react';
import { ask, useApp } from '../connection/store.ts';
import type { ReadDeck } from './deck-text.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

/** Typing rests this long before the list is read. */
const REST_MS = 300;

export function useRead(
  list: string,
  edition: WireEdition,
  format: Format,
  legalIn = '',
): { deck: ReadDeck | null; reading: boolean; failed: Wrong } {
  /** another welcome tells of other cards */
  const welcome = useApp((state) => state.welcome);
  const [read, setRead] = useState<{ of: string; deck: ReadDeck | null; failed: Wrong }>({
    of: '',
    deck: null,
    failed: '',
  });
  const key = `${edition} ${format} ${legalIn}\n${list}`;
  useEffect(() => {
    if (welcome === null || list.trim() === '') return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      ask({ type: 'read-deck', deck: { list }, edition, sideboard: true, format, ...(legalIn && { legalIn }) }).then(
        (answer) => !stale && answer.type === 'deck' && setRead({ of: key, deck: answer, failed: '' }),
        (error: unknown) => !stale && setRead({ of: key, deck: null, failed: wrongOf(error) }),
      );
    }, REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [key, list, edition, format, legalIn, welcome]);
  if (list.trim() === '') return { deck: null, reading: false, failed: '' };
  return { deck: read.deck, reading: read.of !== key, failed: read.of === key ? read.failed : '' };
}
