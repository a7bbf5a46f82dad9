/** A position drawn: each player's permanents, hand and numbers; the stack between. */
import type { WireObject, WirePlayer, WireView } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { isLand } from '../seen/objects.ts';
import { Described } from '../card/described.tsx';
import { Frame } from '../card/frame.tsx';
import { optionsByObject } from '../seen/answering.ts';
import { Marks } from '../card/marks.tsx';
import { rowOf } from '../seen/stacks.ts';
import type { Held } from './lab-state.ts';
import './drawn.css';
import { useWords } from '../words/language.ts';
import { English } from '../words/english-text.tsx';

/** What can be done with what is drawn. */
export interface Touch {
  /** the object asked about; 0 none */
  readonly chosen: number;
  /** whether it is something else in the edition beside this one */
  readonly differs: (object: WireObject) => boolean;
  readonly press: (object: WireObject) => void;
  /** what of a player is asked about */
  readonly held: Held | null;
  readonly ask: (held: Held) => void;
}

/** Whether it is asked about already. */
export const isAsked = (held: Held | null, { player, what }: Held): boolean =>
  held?.player === player && held.what === what;

/** A letter for each mana: `RRG`. */
export const lettersOf = (mana: WirePlayer['mana']): string =>
  mana.map(({ type, count }) => type.repeat(count)).join('');

/** Without `touch` it is a picture. Everybody keeps their place through all steps: the first player sits near. */
export function Drawn({ view, touch = null }: { view: WireView; touch?: Touch | null }): ReactNode {
  const { position, steps } = useWords('game');
  const [near, ...far] = view.players;
  return (
    <div className="lab-board">
      {[...far, ...(near ? [near] : [])].map((player) => (
        <Seat key={player.id} view={view} player={player} near={player === near} touch={touch} />
      ))}
      <p className="board-turn">
        {position.when(view.turn.number, view.players[view.turn.active]?.name ?? '', steps[view.turn.step].long)}
        {view.result !== null && (
          <>
            {position.over} <English>{view.result.reason}</English>
          </>
        )}
      </p>
      {view.stack.length > 0 && (
        <section className="board-stack" aria-label={position.topFirst}>
          <h2>{position.stack}</h2>
          {[...view.stack].reverse().map((object) => (
            <Thing key={object.id} view={view} object={object} touch={touch} />
          ))}
        </section>
      )}
    </div>
  );
}

function Seat({
  view,
  player,
  near,
  touch,
}: {
  view: WireView;
  player: WirePlayer;
  near: boolean;
  touch: Touch | null;
}): ReactNode {
  const { exile, position } = useWords('game');
  const own = view.battlefield.filter(({ controller }) => controller === player.id);
  const creatures = own.filter((object) => rowOf(object) === 'creatures');
  const others = own.filter((object) => rowOf(object) === 'others');
  const front = [...creatures, ...others.filter((object) => !isLand(object))];
  const lands = others.filter(isLand);
  const exiled = view.exile.filter(({ owner }) => owner === player.id);
  const rows = near ? [front, lands] : [lands, front];
  const decides = (view.decision?.by ?? view.turn.active) === player.id;
  return (
    <section className={`seat${near ? ' near' : ''}`} aria-label={player.name}>
      <header>
        <Has player={player.name} what="life" touch={touch}>
          <span className="unseen">{position.life}</span>
          <strong className="life">{player.life}</strong>
        </Has>
        <span className={`seat-name${decides ? ' decides' : ''}`}>{player.name}</span>
        {player.counters.map(({ counter, count }) => (
          <span key={counter}>
            {count} <English>{counter}</English>
          </span>
        ))}
        {player.mana.length > 0 && (
          <Has player={player.name} what="mana" touch={touch}>
            {position.mana(lettersOf(player.mana))}
          </Has>
        )}
        <Has player={player.name} what="hand" touch={touch}>
          {position.inHand(player.handCount)}
        </Has>
        <span>{position.inLibrary(player.libraryCount)}</span>
        {player.lost && <span className="lost-game">{position.hasLost}</span>}
        <Marks of={player.name} marks={player.marks} />
      </header>
      {own.length > 0 && (
        <div className="board-rows">
          {rows.map((row, at) =>
            row.length === 0 ? null : (
              <div className="board-row" key={at}>
                {row.map((object) => (
                  <Thing key={object.id} view={view} object={object} touch={touch} />
                ))}
              </div>
            ),
          )}
        </div>
      )}
      <div className="zones">
        <Zone name={position.hand} view={view} objects={player.hand} touch={touch} />
        <Zone name={position.graveyard} view={view} objects={player.graveyard} touch={touch} />
        <Zone name={exile[view.edition].pile} view={view} objects={exiled} touch={touch} />
      </div>
    </section>
  );
}

/** What a player has; to be pressed where there is something to touch. */
function Has({
  player,
  what,
  touch,
  children,
}: Held & { readonly touch: Touch | null; readonly children: ReactNode }): ReactNode {
  const { position } = useWords('game');
  if (touch === null) return <span className="has">{children}</span>;
  const asked = { player, what };
  return (
    <button
      type="button"
      className="has"
      aria-pressed={isAsked(touch.held, asked)}
      title={position.whySoMuch(player)}
      onClick={() => touch.ask(asked)}
    >
      {children}
    </button>
  );
}

function Zone({
  name,
  view,
  objects,
  touch,
}: {
  name: string;
  view: WireView;
  objects: readonly WireObject[];
  touch: Touch | null;
}): ReactNode {
  if (objects.length === 0) return null;
  return (
    <div className="zone">
      <span className="zone-name">{name}</span>
      {objects.map((object) => (
        <Thing key={object.id} view={view} object={object} touch={touch} strip />
      ))}
    </div>
  );
}

/** An object, lit where something can be done with it; to be pressed where there is something to touch. */
function Thing({
  view,
  object,
  touch,
  strip = false,
}: {
  view: WireView;
  object: WireObject;
  touch: Touch | null;
  strip?: boolean;
}): ReactNode {
  const { position } = useWords('game');
  const chosen = touch?.chosen === object.id;
  const differs = touch?.differs(object) ?? false;
  const can = touch !== null && optionsByObject(view.decision).has(object.id);
  const state = `${can ? ' can' : ''}${chosen ? ' chosen' : ''}${object.tapped ? ' tapped' : ''}${object.attacking ? ' attacking' : ''}${object.phasedOut ? ' phased' : ''}${differs ? ' differs' : ''}`;
  const className = `card ${strip ? 'card-strip' : 'card-small'}${state}`;
  const face = (
    <>
      <span className="unseen">
        <Described view={view} object={object} />
        {differs ? position.isOther : ''}
      </span>
      {strip ? (
        <span className="strip-name" aria-hidden="true">
          {object.name}
        </span>
      ) : (
        <Frame object={object} size="small" />
      )}
    </>
  );
  if (touch === null)
    return (
      <div className={className} title={[object.typeLine, ...object.abilities].join('\n')}>
        {face}
      </div>
    );
  return (
    <button
      type="button"
      className={className}
      data-object={object.id}
      aria-pressed={chosen}
      onClick={() => touch.press(object)}
    >
      {face}
    </button>
  );
}
