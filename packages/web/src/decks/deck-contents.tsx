/** What a deck holds, in columns: its commander, its cards by type, the sideboard, and what is thought about; each can be counted and moved. */
import { type Format, hasCommander, type WireCard } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { BasicLands, isBasic } from './basic-lands.tsx';
import { CardRow, type RowAction, type RowMoves } from './card-rows.tsx';
import {
  byColor,
  byType,
  changed,
  type DeckLine,
  ledBy,
  moved,
  type Part,
  PARTS,
  type ReadDeck,
  sizeOf,
  together,
} from './deck-text.ts';
import { useWords } from '../words/language.ts';

export function DeckContents({
  deck,
  format,
  movable,
  onEdit,
  onWrite,
  onLook,
}: {
  deck: ReadDeck;
  format: Format;
  /** whether every line is read, so that the list may be written anew */
  movable: boolean;
  onEdit(deck: ReadDeck): void;
  onWrite(list: string): void;
  onLook(card: WireCard): void;
}): ReactNode {
  const { contents: words, groups } = useWords('decks');
  const pooled = format === 'limited';
  const withCommander = hasCommander(format);
  const actions = (part: Part): readonly RowAction[] => {
    if (!movable) return [];
    if (pooled)
      return [
        {
          label: part === 'main' ? '→' : '←',
          says: part === 'sideboard' ? words.toMain : words.toPool,
          act: (card) => onEdit(moved(deck, part, part === 'main' ? 'sideboard' : 'main', card)),
        },
      ];
    return [
      { label: '−', says: words.less, act: (card) => onEdit(changed(deck, part, card, -1)) },
      { label: '+', says: words.more, act: (card) => onEdit(changed(deck, part, card, 1)) },
    ];
  };
  const moves = (part: Part): RowMoves | undefined =>
    !movable || pooled
      ? undefined
      : {
          says: words.move,
          to: PARTS.filter((to) => to !== part && (to !== 'commander' || withCommander)).map((to) => ({
            id: to,
            label: words.moveTo(words.part[to]),
            act: (card) => onEdit(moved(deck, part, to, card)),
          })),
        };
  /** Cards of the list that may lead its deck, alone or beside the one that does. */
  const leads = (card: WireCard): readonly RowAction[] => {
    if (!movable) return [];
    const [lead] = deck.commander;
    return [
      ...(deck.commanders.includes(card.name)
        ? [{ label: '♛', says: words.lead, act: () => onEdit(ledBy(deck, card.name)) }]
        : []),
      ...(deck.partners.includes(card.name)
        ? [
            {
              label: '♛+',
              says: (name: string) => words.leadBeside(name, lead?.card.name ?? ''),
              act: () => onEdit(ledBy(deck, card.name, deck.commander)),
            },
          ]
        : []),
    ];
  };
  const leaves: readonly RowAction[] = movable
    ? [{ label: '−', says: words.leadNoMore, act: (card) => onEdit(moved(deck, 'commander', 'main', card)) }]
    : [];
  const actionsOf: { readonly [P in Part]: (card: WireCard) => readonly RowAction[] } = {
    main: (card) => (pooled && isBasic(card) ? [] : [...leads(card), ...actions('main')]),
    sideboard: () => actions('sideboard'),
    maybeboard: () => actions('maybeboard'),
    commander: () => leaves,
  };
  const rowsOf =
    (part: Part) =>
    (lines: readonly DeckLine[]): ReactNode => (
      <ul className="card-rows">
        {lines.map(({ card, count }) => (
          <CardRow
            key={card.name}
            card={card}
            count={count}
            byHand={deck.byHand !== undefined && card.understood === false ? words.byHand : null}
            onLook={onLook}
            actions={actionsOf[part](card)}
            moves={part === 'commander' ? undefined : moves(part)}
          />
        ))}
      </ul>
    );
  const rows = {
    main: rowsOf('main'),
    sideboard: rowsOf('sideboard'),
    maybeboard: rowsOf('maybeboard'),
    commander: rowsOf('commander'),
  };
  const { commander, sideboard, maybeboard = [], unknown = [] } = deck;
  return (
    <>
      {pooled && movable && <BasicLands deck={deck} onWrite={onWrite} />}
      <div className="deck-columns">
        {(withCommander || commander.length > 0) && (
          <Column title={words.commander(commander.length)} size={sizeOf(commander)}>
            {rows.commander(commander)}
            {commander.length === 0 && (
              <p className="deck-empty">
                {deck.commanders.length > 0 ? words.noneYet(deck.commanders) : words.noneCan}
              </p>
            )}
          </Column>
        )}
        {byType(deck.main).map(({ group, lines }) => (
          <Column key={group} title={groups[group]} size={sizeOf(lines)}>
            {rows.main(lines)}
          </Column>
        ))}
        <Column title={pooled ? words.pool : words.sideboard} size={sizeOf(sideboard)}>
          {pooled
            ? byColor(sideboard).map(({ group, lines }) => (
                <section key={group}>
                  <h3>
                    {groups[group]} <span>{sizeOf(lines)}</span>
                  </h3>
                  {rows.sideboard(lines)}
                </section>
              ))
            : rows.sideboard(together(sideboard))}
          {sideboard.length === 0 && <p className="deck-empty">{pooled ? words.allInDeck : words.noSideboard}</p>}
          {sideboard.length > 0 && withCommander && <p className="deck-empty">{words.notUsed}</p>}
        </Column>
        {maybeboard.length > 0 && (
          <Column title={words.maybeboard} size={sizeOf(maybeboard)}>
            {rows.maybeboard(together(maybeboard))}
          </Column>
        )}
        {unknown.length > 0 && (
          <Column title={words.notYet} size={unknown.reduce((sum, { count }) => sum + count, 0)}>
            <ul className="card-rows">
              {unknown.map(({ line, count, name }) => (
                <li key={`${line} ${name}`} className="card-row refused">
                  <span className="card-row-count">{count}</span>
                  <span className="card-row-name" lang="en">
                    {name}
                  </span>
                </li>
              ))}
            </ul>
          </Column>
        )}
      </div>
    </>
  );
}

/** Cards of one kind under their heading, with how many they are. */
function Column({ title, size, children }: { title: string; size: number; children: ReactNode }): ReactNode {
  return (
    <section>
      <h2>
        {title} <span>{size}</span>
      </h2>
      {children}
    </section>
  );
}
