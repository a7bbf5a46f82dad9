/** Keys that belong to the page as long as nothing is typed. */
import { type RefObject, useEffect } from 'react';
import { useApp } from '../connection/store.ts';

/** Whether the key is written there, and means nothing else. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** “/” goes to the field, unless letters are turned off as keys. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  const letterKeys = useApp((state) => state.remembered.letterKeys);
  useEffect(() => {
    if (!letterKeys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [letterKeys, field]);
}
