/** The stack, top first and whole, with what each spell or ability says and targets. 2006: 217.6 · 2009, 2011, 2026: 405 */
import type { WireObject, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { recipientName } from '../card/describe.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';
import { Marks } from '../card/marks.tsx';
import { useWords } from '../words/language.ts';

function About({ object, view }: { object: WireObject; view: WireView }): ReactNode {
  const { stack } = useWords('table');
  const { card } = useWords('game');
  const { playerName } = useWords();
  const controller = view.players.find(({ id }) => id === object.controller)?.name ?? '';
  return (
    <div className="stack-words">
      <span className="stack-controller">
        {object.controller === view.seat ? stack.yours : playerName(controller)}
        {object.x !== null && `, X = ${object.x}`}
      </span>
      {object.targets.length > 0 && (
        <span className="stack-targets">
          → {object.targets.map((target) => playerName(recipientName(view, target, card))).join(', ')}
        </span>
      )}
      {object.kind === 'ability' && object.abilities[0] !== undefined && (
        <span className="stack-text" lang="en">
          <WithSymbols text={object.abilities[0]} />
        </span>
      )}
      <Marks of={object.name} marks={object.marks} />
    </div>
  );
}

export function Stack(): ReactNode {
  const { stack } = useWords('table');
  const view = useApp((state) => state.game?.view);
  if (!view) return null;
  const top = [...view.stack].reverse();
  return (
    <section className={`stack${top.length === 0 ? ' empty' : ''}`} aria-label={stack.label(top.length)}>
      <h2>
        {stack.title} <span className="stack-count">{stack.waits(top.length)}</span>
      </h2>
      <ol>
        {top.map((object, place) => (
          <li
            key={object.id}
            className={`${place === 0 ? 'next ' : ''}${object.controller === view.seat ? 'mine' : 'theirs'}`}
          >
            <CardButton object={object} size="hand" strip={place > 0 || object.kind === 'ability'} />
            <About object={object} view={view} />
          </li>
        ))}
      </ol>
    </section>
  );
}
