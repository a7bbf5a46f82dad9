/** The cards of a position with all their words, each name once. */
import type { WireObject, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { WithSymbols } from '../card/symbols.tsx';
import './card-texts.css';

export function CardTexts({ view }: { view: WireView }): ReactNode {
  const seen = [
    ...view.battlefield,
    ...view.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard]),
    ...view.exile,
  ];
  const cards = [...new Map(seen.map((object) => [object.name, object])).values()].filter(hasWords);
  if (cards.length === 0) return null;
  return (
    <ul className="card-texts" lang="en">
      {cards.map((card) => (
        <li key={card.name}>
          <strong>{card.name}</strong> <span>{card.typeLine}</span>
          {card.abilities.map((text, at) => (
            <p key={at}>
              <WithSymbols text={text} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A basic land says nothing that its name does not. */
const hasWords = ({ abilities, typeLine }: WireObject): boolean =>
  abilities.length > 0 && !typeLine.startsWith('Basic ');
