/** The stack, top first, with what each spell or ability says and targets. 2006: 217.6 · 2009, 2011, 2026: 405 */
import type { ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { recipientName } from '../card/describe.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';
import { Marks } from './marks.tsx';

export function Stack(): ReactNode {
  const view = useApp((state) => state.game?.view);
  if (!view) return null;
  const top = [...view.stack].reverse();
  return (
    <section
      className={`stack${top.length === 0 ? ' empty' : ''}`}
      aria-label={`Stack, ${top.length === 0 ? 'empty' : `${top.length} on it`}`}
    >
      <h2>Stack{top.length > 0 && <span className="count">{top.length}</span>}</h2>
      <ol>
        {top.map((object, place) => (
          <li key={object.id} className={object.controller === view.seat ? 'mine' : 'theirs'}>
            <CardButton object={object} size="small" strip />
            <div className="stack-words">
              {place === 0 && <span className="badge">next</span>}
              <span className="stack-controller">
                {view.players.find((player) => player.id === object.controller)?.name}
              </span>
              <Marks of={object.name} marks={object.marks} />
              {object.x !== null && <span>X = {object.x}</span>}
              {object.targets.length > 0 && (
                <span className="stack-targets">
                  → {object.targets.map((target) => recipientName(view, target)).join(', ')}
                </span>
              )}
              {object.kind === 'ability' && object.abilities[0] !== undefined && (
                <span className="stack-text">
                  <WithSymbols text={object.abilities[0]} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
