/** Which cards decks may have: all, those of a time, or those that the card data call legal in a format. */
import { WIRE_EDITIONS, type WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** In words, for a month or a format of the card data. */
export function poolWords(legalIn: string, { cardPool, editions }: Words['shell']): string {
  const edition = WIRE_EDITIONS.find((one): one is WireEdition => one === legalIn);
  if (edition !== undefined) return cardPool.until(editions[edition]);
  return /^\d/.test(legalIn)
    ? cardPool.until(legalIn)
    : cardPool.legalIn(legalIn.charAt(0).toUpperCase() + legalIn.slice(1));
}

/** `chosen`: '' for all cards. */
export function CardPool({ chosen, onChange }: { chosen: string; onChange: (legalIn: string) => void }): ReactNode {
  const words = useWords();
  const welcome = useApp((state) => state.welcome);
  const formats = welcome?.cardFormats ?? [];
  const [, ...older] = welcome?.editions ?? [];
  const { label, all, noFormats } = words.cardPool;
  return (
    <label className="card-pool">
      <span className="unseen">{label}</span>
      <select value={chosen} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {[...formats, ...older.map(({ id }) => id)].map((id) => (
          <option key={id} value={id}>
            {poolWords(id, words)}
          </option>
        ))}
        {formats.length === 0 && <option disabled>{noFormats}</option>}
      </select>
    </label>
  );
}
