/** Who leads a pasted deck: the commander its list names, or a choice of the cards that may. */
import type { Format, WireEdition } from '@rulewright/protocol';
import { type ReactNode, useId } from 'react';
import { led, unled } from '../decks/deck-text.ts';
import { useRead } from '../decks/reading.ts';
import { useWords } from '../words/language.ts';

export function CommanderChoice({
  list,
  edition,
  format,
  onWrite,
}: {
  list: string;
  edition: WireEdition;
  format: Format;
  onWrite: (list: string) => void;
}): ReactNode {
  const id = useId();
  const words = useWords('lobby').deck;
  const { deck, reading } = useRead(list, edition, format);
  if (list.trim() === '' || deck === null) return null;
  const [leads] = deck.commander;
  const canWrite = !reading && !deck.problems.some(({ kind }) => kind === 'unreadable' || kind === 'unknown');
  if (leads === undefined && (deck.commanders.length === 0 || !(reading || canWrite)))
    return (
      <output className="commander-choice">
        {reading ? words.reading : canWrite ? words.noCommander : words.notAllRead}
      </output>
    );
  const [, partner] = deck.commander;
  const others = [...new Set([...(partner ? [partner.card.name] : []), ...deck.partners])];
  return (
    <div className="commander-choice">
      <label htmlFor={id}>{words.commander}</label>
      <select
        id={id}
        value={leads?.card.name ?? ''}
        disabled={!canWrite}
        onChange={(event) => event.target.value !== '' && onWrite(led(deck, event.target.value))}
      >
        {leads === undefined ? <option value="">{words.chooseCard}</option> : <option>{leads.card.name}</option>}
        {deck.commanders
          .filter((name) => name !== leads?.card.name)
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </select>
      {leads !== undefined && others.length > 0 && (
        <>
          <label htmlFor={`${id}-partner`}>{words.second}</label>
          <select
            id={`${id}-partner`}
            value={partner?.card.name ?? ''}
            disabled={!canWrite}
            onChange={({ target }) =>
              onWrite(target.value === '' && partner ? unled(deck, partner.card) : led(deck, target.value, [leads]))
            }
          >
            <option value="">{words.none}</option>
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
