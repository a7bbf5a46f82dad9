/** The basic lands of a deck of opened boosters, which are free: a number for each of the five. */
import type { WireCard } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../card/symbols.tsx';
import { type ReadDeck, sizeOf, withBasics } from './deck-text.ts';
import { useWords } from '../words/language.ts';

const BASICS = [
  ['W', 'Plains'],
  ['U', 'Island'],
  ['B', 'Swamp'],
  ['R', 'Mountain'],
  ['G', 'Forest'],
] as const;

export const isBasic = ({ typeLine }: WireCard): boolean => /^Basic\b.*\bLand\b/.test(typeLine);

export function BasicLands({ deck, onWrite }: { deck: ReadDeck; onWrite(list: string): void }): ReactNode {
  const words = useWords('decks').contents;
  return (
    <fieldset className="basic-lands">
      <legend>{words.basicLands}</legend>
      {BASICS.map(([color, name]) => {
        const count = sizeOf(deck.main.filter(({ card }) => card.name === name));
        return (
          <div key={name} className="basic-land">
            <Symbol symbol={color} silent />
            <button
              type="button"
              className="card-row-act"
              aria-label={words.less(name)}
              disabled={count === 0}
              onClick={() => onWrite(withBasics(deck, name, count - 1))}
            >
              −
            </button>
            <output aria-label={name} lang="en">
              {count}
            </output>
            <button
              type="button"
              className="card-row-act"
              aria-label={words.more(name)}
              onClick={() => onWrite(withBasics(deck, name, count + 1))}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
