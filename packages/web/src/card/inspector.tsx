/** The card under the pointer or the focus, whole. It floats and never takes room from the table; a pointer reaches what is under it. */
import { type ReactNode } from 'react';
import { inspect, useApp } from '../connection/store.ts';
import { withRule } from './marks.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { findObject } from '../seen/objects.ts';
import { Described } from './described.tsx';
import { Frame } from './frame.tsx';

export function Inspector(): ReactNode {
  const view = useApp((state) => state.game?.view);
  const inspected = useApp((state) => state.inspected);
  const object = typeof inspected !== 'number' ? inspected : view ? findObject(view, inspected) : undefined;
  const byTouch = useApp((state) => state.inspectedByTouch);
  const words = useWords('game');
  if (!view || !object) return null;
  return (
    <div className={`inspector${byTouch ? ' by-touch' : ''}`} onPointerDown={() => inspect(0)}>
      <Frame object={object} size="large" />
      <p className="inspector-note" aria-hidden="true">
        <Described view={view} object={object} />
        {object.cardName !== object.name && object.cardName !== '' && ` · ${words.card.printedAs(object.cardName)}`}
        {object.marks.length > 0 && (
          <English>{` · ${object.marks.map((mark) => withRule(mark, words)).join(' · ')}`}</English>
        )}
      </p>
    </div>
  );
}
