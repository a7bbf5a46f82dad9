/** The command zone: commanders, emblems, dungeons and whatever else lies there, with whose it is. 2006: none · 2009, 2011, 2026: 408 */
import type { WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { Marks } from './marks.tsx';
import { useWords } from '../words/language.ts';

export function CommandZone({ view }: { view: WireView }): ReactNode {
  const { commandZone } = useWords('table');
  if (view.command.length === 0) return null;
  return (
    <section className="command" aria-label={commandZone}>
      {view.command.map((object) => (
        <span className="command-object" key={object.id}>
          <CardButton object={object} size="small" strip />
          <span className="command-owner">{view.players[object.owner]?.name}</span>
          <Marks of={object.name} marks={object.marks} />
        </span>
      ))}
    </section>
  );
}
