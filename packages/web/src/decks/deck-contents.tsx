/** What a deck holds: how many, its curve and colours, its cards by type, and the sideboard beside them. */
import { type Format, hasCommander, type WireCard } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../card/symbols.tsx';
import { CardRow, type RowAction } from './card-rows.tsx';
import { BasicLands, isBasic } from './basic-lands.tsx';
import {
  byColor,
  byType,
  changed,
  CURVE_END,
  curveOf,
  led,
  moved,
  type ReadDeck,
  sizeOf,
  symbolsOf,
  together,
  unled,
} from './deck-text.ts';

/** The tallest bar, in pixels. */
const CURVE_TALL = 68;

function Curve({ counts }: { counts: readonly number[] }): ReactNode {
  const most = Math.max(1, ...counts);
  return (
    <ol className="curve" aria-label="Cards by mana value">
      {counts.map((count, value) => (
        <li key={value} aria-label={`${value}${value === CURVE_END ? ' or more' : ''}: ${count}`}>
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

export function DeckContents({
  deck,
  format,
  movable,
  onWrite,
  onLook,
}: {
  deck: ReadDeck;
  format: Format;
  /** whether every line is read, so that the list may be written anew */
  movable: boolean;
  onWrite(list: string): void;
  onLook(card: WireCard): void;
}): ReactNode {
  const pooled = format === 'limited';
  const actions = (part: 'main' | 'sideboard'): readonly RowAction[] => {
    const move: RowAction = {
      label: part === 'main' ? '→' : '←',
      says: (name) => `Move one ${name} to the ${part === 'sideboard' ? 'main deck' : pooled ? 'pool' : 'sideboard'}`,
      act: (card) => onWrite(moved(deck, part, card)),
    };
    if (!movable) return [];
    if (pooled) return [move];
    return [
      { label: '−', says: (name) => `One ${name} less`, act: (card) => onWrite(changed(deck, part, card, -1)) },
      { label: '+', says: (name) => `One ${name} more`, act: (card) => onWrite(changed(deck, part, card, 1)) },
      move,
    ];
  };
  const leads = (card: WireCard): readonly RowAction[] =>
    movable && deck.commanders.includes(card.name)
      ? [{ label: '♛', says: (name) => `Make ${name} the commander`, act: () => onWrite(led(deck, card.name)) }]
      : [];
  const joins = (card: WireCard): readonly RowAction[] =>
    movable && deck.partners.includes(card.name)
      ? [
          {
            label: '♛+',
            says: (name) => `Make ${name} a commander beside ${deck.commander[0]?.card.name ?? ''}`,
            act: () => onWrite(led(deck, card.name, deck.commander)),
          },
        ]
      : [];
  const leaves: readonly RowAction[] = movable
    ? [{ label: '−', says: (name) => `${name} leads no more`, act: (card) => onWrite(unled(deck, card)) }]
    : [];
  const withCommander = hasCommander(format);
  return (
    <>
      <div className="deck-figures">
        <p className="deck-size">
          <b>{sizeOf(deck.main) + sizeOf(deck.commander)}</b> cards
          {deck.commander.length > 0 && ` with the commander${deck.commander.length > 1 ? 's' : ''}`}
          {deck.sideboard.length > 0 && (
            <>
              , <b>{sizeOf(deck.sideboard)}</b> in the {pooled ? 'rest of the pool' : 'sideboard'}
            </>
          )}
        </p>
        <ul className="deck-symbols" aria-label="Mana symbols">
          {symbolsOf([...deck.commander, ...deck.main]).map(({ color, count }) => (
            <li key={color}>
              <Symbol symbol={color} /> {count}
            </li>
          ))}
        </ul>
        <Curve counts={curveOf(deck.main)} />
      </div>
      {pooled && movable && <BasicLands deck={deck} onWrite={onWrite} />}
      <div className="deck-columns">
        <div className="deck-column">
          {withCommander && (
            <section>
              <h3>{deck.commander.length > 1 ? 'Commanders' : 'Commander'}</h3>
              <ul className="card-rows">
                {deck.commander.map(({ card }) => (
                  <CardRow key={card.name} card={card} onLook={onLook} actions={leaves} />
                ))}
              </ul>
              {deck.commander.length === 0 && (
                <p className="deck-empty">
                  {deck.commanders.length > 0
                    ? `None yet: choose ${deck.commanders.join(' or ')} with ♛ below.`
                    : 'None yet, and no card of the list can be one: add a legendary creature.'}
                </p>
              )}
            </section>
          )}
          {byType(deck.main).map(({ title, lines }) => (
            <section key={title}>
              <h3>
                {title} <span>{sizeOf(lines)}</span>
              </h3>
              <ul className="card-rows">
                {lines.map(({ card, count }) => (
                  <CardRow
                    key={card.name}
                    card={card}
                    count={count}
                    onLook={onLook}
                    actions={pooled && isBasic(card) ? [] : [...leads(card), ...joins(card), ...actions('main')]}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="deck-column">
          <h3>
            {pooled ? 'Rest of the pool' : 'Sideboard'} <span>{sizeOf(deck.sideboard)}</span>
          </h3>
          {(pooled ? byColor(deck.sideboard) : [{ title: '', lines: together(deck.sideboard) }]).map(
            ({ title, lines }) => (
              <section key={title}>
                {title !== '' && (
                  <h4>
                    {title} <span>{sizeOf(lines)}</span>
                  </h4>
                )}
                <ul className="card-rows">
                  {lines.map(({ card, count }) => (
                    <CardRow key={card.name} card={card} count={count} onLook={onLook} actions={actions('sideboard')} />
                  ))}
                </ul>
              </section>
            ),
          )}
          {deck.sideboard.length === 0 && (
            <p className="deck-empty">{pooled ? 'Every card is in the deck.' : 'No sideboard.'}</p>
          )}
          {deck.sideboard.length > 0 && withCommander && (
            <p className="deck-empty">Not used in games with commanders.</p>
          )}
        </div>
      </div>
    </>
  );
}
