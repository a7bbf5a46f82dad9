/** Searching the pool by a query; what is found is added to the deck by a click. */
import type { CardsMessage, WireCard } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { ask, useApp } from '../connection/store.ts';
import { CardRow } from './card-rows.tsx';

/** Typing rests this long before the server is asked. */
const REST_MS = 250;
const EXAMPLES = ['t:creature c:r mv<=2', 'o:"draw a card" t:instant', 't:goblin', 'year<=1994 t:artifact'] as const;

export function CardSearch({
  onAdd,
  onLook,
}: {
  onAdd(card: WireCard, part: 'main' | 'sideboard'): void;
  onLook(card: WireCard): void;
}): ReactNode {
  const greeted = useApp((state) => state.welcome !== null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Omit<CardsMessage, 'type' | 're'> | null>(null);
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === '' || !greeted) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      ask({ type: 'search-cards', query: wanted }).then(
        (answer) => !stale && answer.type === 'cards' && setFound(answer),
        (error: unknown) =>
          !stale && setFound({ cards: [], total: 0, problem: error instanceof Error ? error.message : String(error) }),
      );
    }, REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, greeted]);
  const shown = wanted === '' ? null : found;
  return (
    <section className="card-search" aria-labelledby="card-search-title">
      <h2 id="card-search-title">Find cards</h2>
      <TextField className="narrow" value={query} onChange={setQuery}>
        <Label className="unseen">Query</Label>
        <Input placeholder="t:creature c:r mv<=2" spellCheck={false} />
      </TextField>
      {shown === null && (
        <ul className="query-examples" aria-label="Examples">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => setQuery(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="query-count">
        {shown === null
          ? wanted === ''
            ? ''
            : 'Searching…'
          : (shown.problem ??
            (shown.total === 0
              ? 'No card fits.'
              : `${shown.total} ${shown.total === 1 ? 'card' : 'cards'}${shown.total > shown.cards.length ? `, the first ${shown.cards.length}` : ''}`))}
      </output>
      {shown !== null && (
        <ul className="card-rows found">
          {shown.cards.map((card) => (
            <CardRow
              key={card.name}
              card={card}
              note={card.understood ? null : 'not understood yet'}
              onLook={onLook}
              actions={[
                { label: '+', says: (name) => `Add ${name} to the deck`, act: (one) => onAdd(one, 'main') },
                { label: 'SB', says: (name) => `Add ${name} to the sideboard`, act: (one) => onAdd(one, 'sideboard') },
              ]}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
