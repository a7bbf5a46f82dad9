/** A `Finder` that is fetched when it is first used, or a while after the rest of its page; until then a field that looks the same. */
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Finder } from './finder.tsx';
import { useLater } from './later.ts';
import './finder.css';

type Found = ComponentProps<typeof Finder>;
type Props = Omit<Found, 'fieldRef' | 'onFocus' | 'children'>;

export function FinderLater({
  ready,
  ...props
}: Props & { /** the rest of the page has come */ ready: boolean }): ReactNode {
  const plain = useRef<HTMLInputElement>(null);
  const [come, setCome] = useState<{ readonly Finder: typeof Finder; readonly focused: boolean } | null>(null);
  const fetched = useCallback(async () => {
    const module = await import('./finder.tsx');
    setCome({ Finder: module.Finder, focused: document.activeElement === plain.current });
  }, []);
  useLater(ready, fetched);
  if (come !== null) return <InPlace {...come} {...props} />;
  const { label, placeholder, value, onChange } = props;
  return (
    <div className="finder">
      <label className="field">
        {label}
        <input
          ref={plain}
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- it becomes one as it is used, and has no list yet
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          placeholder={placeholder}
          spellCheck={false}
          value={value}
          onFocus={() => {
            // it may be used without
            fetched().catch(() => undefined);
          }}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  );
}

/** Takes the focus that the plain field had. */
function InPlace({
  Finder: Come,
  focused,
  ...props
}: Props & { readonly Finder: typeof Finder; readonly focused: boolean }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return <Come fieldRef={field} {...props} />;
}
