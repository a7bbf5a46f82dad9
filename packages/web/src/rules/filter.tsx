/** A field that leaves of a long list what has the words typed into it. */
import type { ReactNode } from 'react';

/** Whether each of the words begins a word in one of the texts. */
export function fits(words: string, ...texts: readonly string[]): boolean {
  const all = ` ${texts.join(' ').toLowerCase()}`;
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => [' ', '“', '(', '-'].some((before) => all.includes(before + word)));
}

export function Filter({
  label,
  value,
  onChange,
  count,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** how many of the list are left, in words */
  count: string;
}): ReactNode {
  return (
    <p className="filter">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <output>{count}</output>
    </p>
  );
}
