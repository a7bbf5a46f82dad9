/** What a deck's cards come to: its curve, whether it is legal, its colours, and how often its lands come. */
import { type Format } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../card/symbols.tsx';
import { CURVE_END, curveOf, landsByTurnThree, type ReadDeck, symbolsOf } from './deck-text.ts';
import { useWords } from '../words/language.ts';

/** The tallest bar, in pixels. */
const CURVE_TALL = 68;

function Curve({ counts }: { counts: readonly number[] }): ReactNode {
  const words = useWords('decks').contents;
  const most = Math.max(1, ...counts);
  return (
    <ol className="curve" aria-label={words.curve}>
      {counts.map((count, value) => (
        <li key={value} aria-label={words.ofValue(value, value === CURVE_END, count)}>
          <span className="curve-count">{count > 0 ? count : ''}</span>
          <span className="curve-bar" style={{ height: `${(count / most) * CURVE_TALL}px` }} />
          <span className="curve-value">
            {value}
            {value === CURVE_END && '+'}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function DeckFigures({
  deck,
  format,
  formatName,
  reading,
}: {
  deck: ReadDeck;
  format: Format;
  formatName: string;
  reading: boolean;
}): ReactNode {
  const { figures: words, contents } = useWords('decks');
  const legal = !deck.problems.some(({ kind }) => kind !== 'not-understood');
  const lands = landsByTurnThree(deck.main);
  const symbols = symbolsOf([...deck.commander, ...deck.main]);
  return (
    <section className="deck-figures" aria-labelledby="deck-figures-title">
      <h2 id="deck-figures-title">{words.title}</h2>
      <Curve counts={curveOf(deck.main)} />
      <dl>
        {format !== 'limited' && (
          <div>
            <dt>{words.legal(formatName)}</dt>
            <dd>{reading ? '…' : legal ? words.yes : words.no}</dd>
          </div>
        )}
        {symbols.length > 0 && (
          <div>
            <dt>{words.colors}</dt>
            <dd>
              <ul className="deck-symbols" aria-label={contents.symbols}>
                {symbols.map(({ color, count }) => (
                  <li key={color}>
                    <Symbol symbol={color} /> {count}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {lands !== null && (
          <div>
            <dt>{words.lands}</dt>
            <dd>{words.chance(lands)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
