/** Searching the pool by a query; what is found is added to the deck by a click. */
import type { CardsMessage, WireCard } from '@rulewright/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { ask, useApp } from '../connection/store.ts';
import { useSlash } from '../keyboard/typing.ts';
import { CardRow } from './card-rows.tsx';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 250;
const EXAMPLES = ['t:creature c:r mv<=2', 'o:"draw a card" t:instant', 't:goblin', 'year<=1994 t:artifact'] as const;

export function CardSearch({
  onAdd,
  onLook,
}: {
  /** null: nothing can be added now */
  onAdd: ((card: WireCard, part: 'main' | 'sideboard') => void) | null;
  onLook(card: WireCard): void;
}): ReactNode {
  const words = useWords('decks').search;
  const greeted = useApp((state) => state.welcome !== null);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const [found, setFound] = useState<
    (Omit<CardsMessage, 'type' | 're' | 'problem'> & { problem: Wrong | null }) | null
  >(null);
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === '' || !greeted) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      const search = async (brief: boolean): Promise<void> => {
        const answer = await ask({ type: 'search-cards', query: wanted, ...(brief && { brief }) });
        if (!stale && answer.type === 'cards') setFound(answer);
      };
      // the cards at once, and then which of them are understood
      search(true)
        .then(() => (stale ? undefined : search(false)))
        .catch((error: unknown) => !stale && setFound({ cards: [], total: 0, problem: wrongOf(error) }));
    }, REST_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, greeted]);
  const shown = wanted === '' ? null : found;
  return (
    <section className="card-search" aria-labelledby="card-search-title">
      <h2 id="card-search-title">{words.title}</h2>
      <TextField className="narrow" value={query} onChange={setQuery}>
        <Label className="unseen">{words.query}</Label>
        <Input ref={input} placeholder="t:creature c:r mv<=2" spellCheck={false} />
        <kbd aria-hidden="true">/</kbd>
      </TextField>
      {shown === null && (
        <ul className="query-examples" aria-label={words.examples}>
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
        {shown === null ? (
          wanted !== '' && words.searching
        ) : shown.problem !== null ? (
          <Problem of={shown.problem} />
        ) : shown.total === 0 ? (
          words.none
        ) : (
          words.found(shown.total, shown.cards.length)
        )}
      </output>
      {shown !== null && (
        <ul className="card-rows found">
          {shown.cards.map((card) => (
            <CardRow
              key={card.name}
              card={card}
              note={card.understood ? null : words.notUnderstood}
              onLook={onLook}
              actions={
                onAdd === null
                  ? []
                  : [
                      { label: '+', says: words.add, act: (one) => onAdd(one, 'main') },
                      { label: words.sideboard, says: words.addToSideboard, act: (one) => onAdd(one, 'sideboard') },
                    ]
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
