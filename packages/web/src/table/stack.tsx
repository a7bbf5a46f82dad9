/** The stack, top first and whole, with what each spell or ability says and targets. 2006: 217.6 · 2009, 2011, 2026: 405 */
import type { WireObject, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { recipientName } from '../card/describe.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';
import { Marks } from './marks.tsx';

function Words({ object, view }: { object: WireObject; view: WireView }): ReactNode {
  return (
    <div className="stack-words">
      <span className="stack-controller">
        {object.controller === view.seat ? 'Yours' : view.players.find(({ id }) => id === object.controller)?.name}
        {object.x !== null && `, X = ${object.x}`}
      </span>
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
      <Marks of={object.name} marks={object.marks} />
    </div>
  );
}

export function Stack(): ReactNode {
  const view = useApp((state) => state.game?.view);
  if (!view) return null;
  const top = [...view.stack].reverse();
  return (
    <section
      className={`stack${top.length === 0 ? ' empty' : ''}`}
      aria-label={`Stack, ${top.length === 0 ? 'empty' : `${top.length} on it`}`}
    >
      <h2>
        Stack <span className="stack-count">{top.length === 1 ? 'one waits' : `${top.length} wait, top first`}</span>
      </h2>
      <ol>
        {top.map((object, place) => (
          <li
            key={object.id}
            className={`${place === 0 ? 'next ' : ''}${object.controller === view.seat ? 'mine' : 'theirs'}`}
          >
            <CardButton object={object} size="hand" strip={place > 0 || object.kind === 'ability'} />
            <Words object={object} view={view} />
          </li>
        ))}
      </ol>
    </section>
  );
}
