/** One player's part of the battlefield: creatures in front, the rest and the lands behind; what is attached hangs on its host. */
import type { WireObject } from '@rulewright/protocol';
import { type ReactNode, useMemo } from 'react';
import { CardButton } from '../card/card-button.tsx';

const is = (object: WireObject, type: string): boolean => object.types.some((one) => one.toLowerCase() === type);

type Row = 'creatures' | 'others';

/** Which row a permanent stands in: what fights or is attacked in front, a land that is a creature too. */
export function rowOf(object: WireObject): Row {
  if (is(object, 'creature') || is(object, 'planeswalker') || is(object, 'battle')) return 'creatures';
  return 'others';
}

interface Pile {
  key: number;
  cards: readonly WireObject[];
}

/** Lands alike in name and state overlap in one pile; everything else stands alone. */
export function pilesOf(objects: readonly WireObject[]): readonly Pile[] {
  const piles = new Map<string, WireObject[]>();
  for (const object of objects) {
    const alike =
      rowOf(object) === 'others' &&
      is(object, 'land') &&
      object.attachments.length === 0 &&
      object.counters.length === 0;
    const key = alike ? `${object.name}/${object.typeLine}` : `#${object.id}`;
    const pile = piles.get(key);
    if (pile) pile.push(object);
    else piles.set(key, [object]);
  }
  return [...piles.values()].map((cards) => ({
    key: cards[0]?.id ?? 0,
    cards: [...cards].sort((a, b) => Number(a.tapped) - Number(b.tapped)),
  }));
}

function Permanent({ object, byId }: { object: WireObject; byId: ReadonlyMap<number, WireObject> }): ReactNode {
  const attached = object.attachments.map((id) => byId.get(id)).filter((one) => one !== undefined);
  if (attached.length === 0) return <CardButton object={object} size="small" />;
  return (
    <span className="host">
      <CardButton object={object} size="small" />
      {attached.map((one) => (
        <span className="attached" key={one.id}>
          <CardButton object={one} size="small" strip />
          {one.attachments.length > 0 && <Permanent object={one} byId={byId} />}
        </span>
      ))}
    </span>
  );
}

export function Battlefield({
  name,
  objects,
  all,
  near,
}: {
  name: string;
  objects: readonly WireObject[];
  all: readonly WireObject[];
  near: boolean;
}): ReactNode {
  const byId = useMemo(() => new Map(all.map((object) => [object.id, object])), [all]);
  const standing = objects.filter((object) => object.attachedTo === 0 || !byId.has(object.attachedTo));
  const rows: readonly Row[] = near ? ['creatures', 'others'] : ['others', 'creatures'];
  return (
    <section className={`battlefield ${near ? 'near' : 'far'}`} aria-label={`${name}'s battlefield`}>
      {rows.map((row) => {
        const inRow = standing.filter((object) => rowOf(object) === row);
        const piles = pilesOf([
          ...inRow.filter((object) => is(object, 'land')),
          ...inRow.filter((object) => !is(object, 'land')),
        ]);
        return (
          <div className={`row row-${row}`} key={row}>
            {piles.map((pile) => (
              <span className={`pile${pile.cards.length > 1 ? ' many' : ''}`} key={pile.key}>
                {pile.cards.map((object) => (
                  <Permanent key={object.id} object={object} byId={byId} />
                ))}
              </span>
            ))}
          </div>
        );
      })}
    </section>
  );
}
