/** Cards of a deck or of a search as rows: how many, picture, name, cost, and what can be done with each. */
import type { WireCard } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Picture } from '../card/picture.tsx';
import { WithSymbols } from '../card/symbols.tsx';
import { asObject } from './card-view.ts';
import { English } from '../words/english-text.tsx';

export interface RowAction {
  label: string;
  /** said for each card: “Move one Shock to the sideboard” */
  says(name: string): string;
  act(card: WireCard): void;
}

/** Where one copy of a card can go from here. */
export interface RowMoves {
  /** said for each card: “Move one Shock” */
  says(name: string): string;
  to: readonly { id: string; label: string; act(card: WireCard): void }[];
}

export function CardRow({
  card,
  count = null,
  note = null,
  byHand = null,
  actions,
  moves,
  onLook,
}: {
  card: WireCard;
  count?: number | null;
  note?: string | null;
  /** the words for a card with a line that people carry out; null: it has none */
  byHand?: string | null;
  actions: readonly RowAction[];
  moves?: RowMoves | undefined;
  onLook(card: WireCard): void;
}): ReactNode {
  return (
    <li
      className={`card-row${byHand !== null ? ' by-hand-row' : card.understood === false ? ' refused' : ''}`}
      onPointerEnter={() => onLook(card)}
    >
      {count !== null && <span className="card-row-count">{count}</span>}
      <Picture of={asObject(card)} className="strip-art" />
      <button type="button" className="card-row-name" onClick={() => onLook(card)} onFocus={() => onLook(card)}>
        <English>{card.name}</English>
        {note !== null && <small>{note}</small>}
        {byHand !== null && <small>{byHand}</small>}
      </button>
      <span className="card-row-cost">
        <WithSymbols text={card.manaCost} silent />
      </span>
      {actions.map(({ label, says, act }) => (
        <button
          key={label}
          type="button"
          className="card-row-act"
          aria-label={says(card.name)}
          title={says(card.name)}
          onClick={() => act(card)}
        >
          {label}
        </button>
      ))}
      {moves && moves.to.length > 0 && (
        <select
          className="card-row-act card-row-move"
          aria-label={moves.says(card.name)}
          title={moves.says(card.name)}
          value=""
          onChange={({ target }) => moves.to.find(({ id }) => id === target.value)?.act(card)}
        >
          <option value="">⋯</option>
          {moves.to.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
