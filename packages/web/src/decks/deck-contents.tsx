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
  const { contents: words, groups } = useWords('decks');
  const pooled = format === 'limited';
  const actions = (part: 'main' | 'sideboard'): readonly RowAction[] => {
    const move: RowAction = {
      label: part === 'main' ? '→' : '←',
      says: part === 'sideboard' ? words.toMain : pooled ? words.toPool : words.toSideboard,
      act: (card) => onWrite(moved(deck, part, card)),
    };
    if (!movable) return [];
    if (pooled) return [move];
    return [
      { label: '−', says: words.less, act: (card) => onWrite(changed(deck, part, card, -1)) },
      { label: '+', says: words.more, act: (card) => onWrite(changed(deck, part, card, 1)) },
      move,
    ];
  };
  const leads = (card: WireCard): readonly RowAction[] =>
    movable && deck.commanders.includes(card.name)
      ? [{ label: '♛', says: words.lead, act: () => onWrite(led(deck, card.name)) }]
      : [];
  const joins = (card: WireCard): readonly RowAction[] =>
    movable && deck.partners.includes(card.name)
      ? [
          {
            label: '♛+',
            says: (name) => words.leadBeside(name, deck.commander[0]?.card.name ?? ''),
            act: () => onWrite(led(deck, card.name, deck.commander)),
          },
        ]
      : [];
  const leaves: readonly RowAction[] = movable
    ? [{ label: '−', says: words.leadNoMore, act: (card) => onWrite(unled(deck, card)) }]
    : [];
  const withCommander = hasCommander(format);
  const size = sizeOf(deck.main) + sizeOf(deck.commander);
  return (
    <>
      <div className="deck-figures">
        <p className="deck-size">
          <b>{size}</b> {words.cards(size)}
          {deck.commander.length > 0 && words.withCommanders(deck.commander.length)}
          {deck.sideboard.length > 0 && (
            <>
              , <b>{sizeOf(deck.sideboard)}</b> {pooled ? words.inPool : words.inSideboard}
            </>
          )}
        </p>
        <ul className="deck-symbols" aria-label={words.symbols}>
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
              <h3>{words.commander(deck.commander.length)}</h3>
              <ul className="card-rows">
                {deck.commander.map(({ card }) => (
                  <CardRow key={card.name} card={card} onLook={onLook} actions={leaves} />
                ))}
              </ul>
              {deck.commander.length === 0 && (
                <p className="deck-empty">
                  {deck.commanders.length > 0 ? words.noneYet(deck.commanders) : words.noneCan}
                </p>
              )}
            </section>
          )}
          {byType(deck.main).map(({ group, lines }) => (
            <section key={group}>
              <h3>
                {groups[group]} <span>{sizeOf(lines)}</span>
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
            {pooled ? words.pool : words.sideboard} <span>{sizeOf(deck.sideboard)}</span>
          </h3>
          {(pooled ? byColor(deck.sideboard) : [{ group: null, lines: together(deck.sideboard) }]).map(
            ({ group, lines }) => (
              <section key={group}>
                {group !== null && (
                  <h4>
                    {groups[group]} <span>{sizeOf(lines)}</span>
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
          {deck.sideboard.length === 0 && <p className="deck-empty">{pooled ? words.allInDeck : words.noSideboard}</p>}
          {deck.sideboard.length > 0 && withCommander && <p className="deck-empty">{words.notUsed}</p>}
        </div>
      </div>
    </>
  );
}
