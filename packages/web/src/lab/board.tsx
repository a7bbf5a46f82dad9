/** The position drawn: each player's permanents, hand and numbers; the stack between. A click on an object asks about it. */
import type { WireObject, WirePlayer, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { describe } from '../card/describe.ts';
import { Frame } from '../card/frame.tsx';
import { optionsByObject } from '../prompt/answering.ts';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { Marks } from '../table/marks.tsx';
import { isLand, rowOf } from '../table/stacks.ts';
import { STEP_NAMES } from '../table/steps.tsx';
import { useLab } from './lab-state.ts';

export function Board(): ReactNode {
  const main = useLab((state) => state.main);
  const view = main?.looked?.view;
  if (!main) return <p className="lab-board empty">Reading the position…</p>;
  if (!view)
    return (
      <p className="lab-board empty">
        {main.told.ok
          ? 'The script does not come to this line: the line above it could not be played. Its fault stands in the story.'
          : `There is no position yet: ${main.told.message}.`}
      </p>
    );
  const near = view.decision?.by ?? view.turn.active;
  const seats = [...view.players].sort((a, b) => Number(a.id === near) - Number(b.id === near));
  return (
    <div className={`lab-board seats-${seats.length}`}>
      {seats.map((player) => (
        <Seat key={player.id} view={view} player={player} near={player.id === near} />
      ))}
      <p className="board-turn">
        Turn {view.turn.number}, {view.players[view.turn.active]?.name}’s {STEP_NAMES[view.turn.step].long}
        {view.result !== null && `. The game is over: ${view.result.reason}`}
      </p>
      {view.stack.length > 0 && (
        <section className="board-stack" aria-label="Stack, the top first">
          <h2>Stack</h2>
          {[...view.stack].reverse().map((object) => (
            <Thing key={object.id} view={view} object={object} />
          ))}
        </section>
      )}
    </div>
  );
}

function Seat({ view, player, near }: { view: WireView; player: WirePlayer; near: boolean }): ReactNode {
  const own = view.battlefield.filter(({ controller }) => controller === player.id);
  const creatures = own.filter((object) => rowOf(object) === 'creatures');
  const others = own.filter((object) => rowOf(object) === 'others');
  const front = [...creatures, ...others.filter((object) => !isLand(object))];
  const lands = others.filter(isLand);
  const exiled = view.exile.filter(({ owner }) => owner === player.id);
  const rows = near ? [front, lands] : [lands, front];
  return (
    <section className={`seat${near ? ' near' : ''}`} aria-label={player.name}>
      <header>
        <strong className="life">{player.life}</strong> <span className="seat-name">{player.name}</span>
        {player.counters.map(({ counter, count }) => (
          <span key={counter}>
            {count} {counter}
          </span>
        ))}
        {player.mana.length > 0 && (
          <span>mana {player.mana.map(({ type, count }) => type.repeat(count)).join('')}</span>
        )}
        <span>library {player.libraryCount}</span>
        {player.lost && <span className="lost-game">has lost</span>}
        <Marks of={player.name} marks={player.marks} />
      </header>
      {rows.map((row, at) =>
        row.length === 0 ? null : (
          <div className="board-row" key={at}>
            {row.map((object) => (
              <Thing key={object.id} view={view} object={object} />
            ))}
          </div>
        ),
      )}
      <div className="zones">
        <Zone name="Hand" view={view} objects={player.hand} />
        <Zone name="Graveyard" view={view} objects={player.graveyard} />
        <Zone name={EDITION_WORDS[view.edition].exile} view={view} objects={exiled} />
      </div>
    </section>
  );
}

function Zone({ name, view, objects }: { name: string; view: WireView; objects: readonly WireObject[] }): ReactNode {
  if (objects.length === 0) return null;
  return (
    <div className="zone">
      <span className="zone-name">{name}</span>
      {objects.map((object) => (
        <Thing key={object.id} view={view} object={object} strip />
      ))}
    </div>
  );
}

/** An object to be asked about: lit where something can be done with it. */
function Thing({ view, object, strip = false }: { view: WireView; object: WireObject; strip?: boolean }): ReactNode {
  const chosen = useLab((state) => state.chosen === object.id);
  const changed = useLab((state) => state.other?.looked && differs(state.other.looked.view, state, object));
  const can = optionsByObject(view.decision).has(object.id);
  const state = `${can ? ' can' : ''}${chosen ? ' chosen' : ''}${object.tapped ? ' tapped' : ''}${object.attacking ? ' attacking' : ''}${object.phasedOut ? ' phased' : ''}${changed ? ' differs' : ''}`;
  return (
    <button
      type="button"
      className={`card ${strip ? 'card-strip' : 'card-small'}${state}`}
      data-object={object.id}
      aria-pressed={chosen}
      onClick={() => useLab.setState({ chosen: chosen ? 0 : object.id })}
    >
      <span className="unseen">
        {describe(view, object)}
        {changed ? ', different in the other edition' : ''}
      </span>
      {strip ? (
        <span className="strip-name" aria-hidden="true">
          {object.name}
        </span>
      ) : (
        <Frame object={object} size="small" />
      )}
    </button>
  );
}

/** Whether the other edition's object of that label is something else, or is not there. */
function differs(other: WireView, state: ReturnType<typeof useLab.getState>, object: WireObject): boolean {
  if (object.zone !== 'battlefield') return false;
  const label = state.main?.looked?.labels[object.id];
  const found = Object.entries(state.other?.looked?.labels ?? {}).find(([, one]) => one === label);
  const there = other.battlefield.find(({ id }) => id === Number(found?.[0]));
  if (label === undefined) return false;
  const facts = (one: WireObject | undefined) =>
    one && [one.power, one.toughness, one.typeLine, one.tapped, one.damage, one.name, one.abilities];
  return JSON.stringify(facts(object)) !== JSON.stringify(facts(there));
}
