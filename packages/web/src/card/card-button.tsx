/** A card one can click, reach with arrow keys, hear and look at closely. */
import type { WireObject } from '@rulewright/protocol';
import { type ReactNode, useRef } from 'react';
import { inspect, useApp } from '../connection/store.ts';
import { useTableActions } from './actions.tsx';
import { useDragOut } from './drag-out.ts';
import { Described } from './described.tsx';
import { Frame, type FrameSize } from './frame.tsx';
import { Picture } from './picture.tsx';
import { useWords } from '../words/language.ts';

const HOLD_MS = 450;

export function CardButton({
  object,
  size,
  strip = false,
  members = 1,
}: {
  object: WireObject;
  size: FrameSize;
  strip?: boolean;
  /** of how many equal ones this is the one that is shown */
  members?: number;
}): ReactNode {
  const view = useApp((state) => state.game?.view);
  const doomed = useApp((state) => state.foreseen?.gone.includes(object.id) === true);
  const { available, picked, unsure, click } = useTableActions();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  /** a finger or a pen is down, which no pointer that hovers shows where it is */
  const touched = useRef(false);
  const { card } = useWords('game');
  const can = available.has(object.id);
  const stopHolding = (): void => clearTimeout(timer.current);
  const drag = useDragOut(
    () => {
      stopHolding();
      inspect(0);
    },
    (at) => click(object.id, at),
  );
  const draggable = can && size === 'hand' && object.zone === 'hand';
  if (!view) return null;
  const chosen = picked.has(object.id);
  const state = `${doomed ? ' doomed' : ''}${can ? ' can' : ''}${unsure.has(object.id) ? ' unsure' : ''}${chosen ? ' chosen' : ''}${object.tapped ? ' tapped' : ''}${object.attacking ? ' attacking' : ''}${object.blocking.length > 0 ? ' blocking' : ''}${object.phasedOut ? ' phased' : ''}`;
  return (
    <button
      type="button"
      className={`card card-${size}${strip ? ' card-strip' : ''}${state}`}
      data-object={object.id}
      data-can={can || undefined}
      {...(can ? { 'aria-pressed': chosen } : {})}
      onClick={(event) => {
        if (held.current) held.current = false;
        else if (can) click(object.id, event.currentTarget);
        else inspect(object.id, touched.current);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(object.id, touched.current);
      }}
      onPointerDown={(event) => {
        held.current = false;
        if (draggable) drag.down(event);
        touched.current = event.pointerType !== 'mouse';
        if (!touched.current) return;
        timer.current = setTimeout(() => {
          held.current = true;
          inspect(object.id, true);
        }, HOLD_MS);
      }}
      onPointerMove={draggable ? drag.move : undefined}
      onPointerUp={(event) => {
        stopHolding();
        if (drag.up(event)) held.current = true;
      }}
      onPointerCancel={(event) => {
        stopHolding();
        drag.cancel(event);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(object.id)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && inspect(0)}
      onKeyDown={() => {
        touched.current = false;
        held.current = false;
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && inspect(object.id)}
      onBlur={() => inspect(0)}
    >
      <span className="unseen">
        {members > 1 && `${members} × `}
        <Described view={view} object={object} />
        {doomed && `, ${card.wouldDie}`}
        {can && `, ${card.canBeChosen}`}
      </span>
      {strip ? (
        <>
          <Picture of={object} className="strip-art" />
          <span className="strip-name" aria-hidden="true">
            {object.name}
          </span>
        </>
      ) : (
        <Frame object={object} size={size} />
      )}
    </button>
  );
}
