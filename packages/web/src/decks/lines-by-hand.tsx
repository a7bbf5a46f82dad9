/** The lines of a deck that were not read: whoever plays it carries them out by hand. */
import type { ReactNode } from 'react';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { ReadDeck } from './deck-text.ts';

/** Nothing where every card is read whole. */
export function LinesByHand({ deck: { byHand } }: { deck: ReadDeck }): ReactNode {
  const words = useWords('decks');
  if (byHand === undefined) return null;
  const { whole, withLines, lines, moreLines } = byHand;
  return (
    <details className="lines-by-hand">
      <summary>{words.byHand(withLines, whole + withLines)}</summary>
      <ul>
        {lines.map(({ card, face, text }) => (
          <li key={`${card}/${face}/${text}`}>
            <English>
              <b>{card}</b>
            </English>{' '}
            <q lang="en">{text}</q>
          </li>
        ))}
        {moreLines > 0 && <li>{words.moreByHand(moreLines)}</li>}
      </ul>
    </details>
  );
}
