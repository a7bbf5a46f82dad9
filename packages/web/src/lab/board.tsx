/** The Lab's position, drawn. A click on an object, on life, hand or mana asks about it. */
import type { WireObject, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Drawn, isAsked } from './drawn.tsx';
import { type Lab, askAbout, askWhat, useLab } from './lab-state.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Board(): ReactNode {
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const chosen = useLab((state) => state.chosen);
  const held = useLab((state) => state.held);
  const words = useWords('lab');
  const view = main?.looked?.view;
  if (!main) return <p className="lab-board empty">{words.reading}</p>;
  if (!view)
    return (
      <p className="lab-board empty">
        {main.told.ok ? (
          words.notReached
        ) : (
          <>
            {words.noPosition} <English>{main.told.message}</English>.
          </>
        )}
      </p>
    );
  return (
    <Drawn
      view={view}
      touch={{
        chosen,
        differs: (object) => other?.looked != null && differs(other.looked.view, { main, other }, object),
        press: ({ id }) => askAbout(chosen === id ? 0 : id),
        held,
        ask: (asked) => (isAsked(held, asked) ? askAbout(0) : askWhat(asked)),
      }}
    />
  );
}

/** Whether the other edition's object of that label is something else, or is not there. */
function differs(other: WireView, state: Pick<Lab, 'main' | 'other'>, object: WireObject): boolean {
  if (object.zone !== 'battlefield') return false;
  const label = state.main?.looked?.labels[object.id];
  const found = Object.entries(state.other?.looked?.labels ?? {}).find(([, one]) => one === label);
  const there = other.battlefield.find(({ id }) => id === Number(found?.[0]));
  if (label === undefined) return false;
  const facts = (one: WireObject | undefined) =>
    one && [one.power, one.toughness, one.typeLine, one.tapped, one.damage, one.name, one.abilities];
  return JSON.stringify(facts(object)) !== JSON.stringify(facts(there));
}
