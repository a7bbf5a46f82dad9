/** The command zone: commanders, emblems, dungeons and whatever else lies there, by whose it is. 2006: none · 2009, 2011, 2026: 408 */
import type { WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { CardButton } from '../card/card-button.tsx';
import { Marks } from '../card/marks.tsx';
import { useWords } from '../words/language.ts';

export function CommandZone({ view }: { view: WireView }): ReactNode {
  const { commandZone, plate } = useWords('table');
  const owned = view.players
    .map(({ id, name }) => ({ id, name, objects: view.command.filter(({ owner }) => owner === id) }))
    .filter(({ objects }) => objects.length > 0);
  if (owned.length === 0) return null;
  return (
    <section className="command" aria-label={commandZone}>
      {owned.map(({ id, name, objects }) => (
        <div className="command-of" key={id}>
          <span className="command-owner">{plate.of(name)}</span>
          {objects.map((object) => (
            <span className="command-object" key={object.id}>
              <CardButton object={object} size="small" strip />
              <Marks of={object.name} marks={object.marks} />
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
