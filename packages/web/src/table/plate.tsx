/** A player at the table: name, life, counters, mana, and their piles, which open when clicked. */
import {
  type Draft,
  hasTurn,
  type WireDecision,
  type WireObject,
  type WirePlayer,
  type WireView,
} from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Symbol } from '../card/symbols.tsx';
import { focusOn, myDecision, useApp } from '../connection/store.ts';
import { useTableActions } from '../card/actions.tsx';

import { Clock } from './clock.tsx';
import { Marks } from '../card/marks.tsx';
import { ZoneViewer } from './zone-viewer.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

/** Cards of a hand from behind, for who looks; the count beside it says the number. */
const Backs = ({ count }: { count: number }): ReactNode => (
  <span className="backs" aria-hidden="true">
    {Array.from({ length: Math.min(count, 10) }, (_, index) => (
      <span key={index} className="back" />
    ))}
  </span>
);

const PILES = ['hand', 'library', 'graveyard', 'ante', 'exile'] as const;
type Pile = (typeof PILES)[number];

/** Combat damage that unblocked attackers will deal to the player, if nothing changes: those that attack and those that are about to. */
export function comingIn(
  view: WireView,
  player: number,
  declared: ReadonlySet<number> = new Set(),
  stopped: readonly number[] = [],
): number {
  const blocked = new Set([...stopped, ...view.battlefield.flatMap(({ blocking }) => blocking)]);
  return view.battlefield
    .filter(
      ({ id, attacking }) =>
        !blocked.has(id) &&
        (declared.has(id) || (attacking !== null && 'player' in attacking && attacking.player === player)),
    )
    .reduce((sum, { power }) => sum + Math.max(0, power ?? 0), 0);
}

/** What this seat is about to attack the player with. */
function declaredAgainst(decision: WireDecision | null, draft: Draft, player: number): ReadonlySet<number> {
  return new Set(
    (decision?.attackers ?? []).flatMap(({ attacker, targets }) => {
      const target = targets[draft.attacks.get(attacker) ?? -1]?.value;
      return target !== undefined && 'player' in target && target.player === player ? [attacker] : [];
    }),
  );
}

/** The attackers that this seat is about to block. */
const aboutToBlock = (decision: WireDecision | null, draft: Draft): readonly number[] =>
  (decision?.blockers ?? []).flatMap(({ blocker, attackers }) =>
    (draft.blocks.get(blocker) ?? []).flatMap((at) => attackers[at]?.id ?? []),
  );

/** `focused`: whether this is the one of several other players who is shown whole; null where there is only one. */
export function Plate({
  player,
  near,
  focused = null,
}: {
  player: WirePlayer;
  near: boolean;
  focused?: boolean | null;
}): ReactNode {
  const view = useApp((state) => state.game?.view);
  const table = useApp((state) => state.table);
  const { canChoosePlayer, playerPicked, clickPlayer, available } = useTableActions();
  const decision = useApp(myDecision);
  const draft = useApp((state) => state.draft);
  const foreseen = useApp((state) => state.foreseen);
  const words = useWords('table').plate;
  const exile = useWords('game').exile;
  const { playerName } = useWords();
  const [open, setOpen] = useState<Pile | null>(null);
  if (!view) return null;
  const seat = table?.seats.find((one) => one.seat === player.id);
  const own = (object: WireObject): boolean => object.owner === player.id;
  const piles: Readonly<Record<Pile, readonly WireObject[]>> = {
    hand: near ? [] : player.hand,
    library: player.libraryKnown.map(({ object }) => object),
    graveyard: [...player.graveyard].reverse(),
    exile: view.exile.filter(own),
    ante: view.ante.filter(own),
  };
  const can = canChoosePlayer(player.id);
  const acting = view.decision?.by === player.id;
  const coming = comingIn(view, player.id, declaredAgainst(decision, draft, player.id), aboutToBlock(decision, draft));
  // what combat will do is known better where it was foreseen
  const then = foreseen
    ? foreseen.life.find((one) => one.player === player.id)?.life
    : coming > 0
      ? player.life - coming
      : undefined;
  const hidden = seat?.kind === 'human' && !seat.connected;
  const said = { ...words.piles, exile: { label: exile[view.edition].pile, title: exile[view.edition].of } };
  const counts: Partial<Record<Pile, number>> = { hand: player.handCount, library: player.libraryCount };
  const pile = (which: Pile): ReactNode => (
    <button
      key={which}
      type="button"
      className={`pile-button${piles[which].some((object) => available.has(object.id)) ? ' can' : ''}`}
      disabled={piles[which].length === 0}
      onClick={() => setOpen(which)}
    >
      <span className="unseen">{words.of(player.name)}</span>
      <span className="pile-count">{counts[which] ?? piles[which].length}</span> {said[which].label}
    </button>
  );
  return (
    <section
      data-player={player.id}
      className={`plate ${near ? 'near' : 'far'}${acting ? ' acting' : ''}${player.left ? ' gone' : ''}`}
      aria-label={playerName(player.name)}
    >
      <div className="plate-head">
        <button
          type="button"
          className={`who${can ? ' can' : ''}${playerPicked(player.id) ? ' chosen' : ''}`}
          disabled={!can}
          onClick={() => clickPlayer(player.id)}
        >
          <span className={`life${player.life <= 5 ? ' low' : ''}`}>
            <span className="life-now" key={player.life}>
              {player.life}
            </span>
            {then !== undefined && (
              <span className="life-then" aria-hidden="true">
                → {String(then).replace('-', '−')}
              </span>
            )}
            <span className="unseen">{words.life}</span>
          </span>
          <span className="who-name">
            {playerName(player.name)}
            {hasTurn(view, player.id) && (
              <span className="turn-mark" title={words.turn} aria-hidden="true">
                ●
              </span>
            )}
            {hidden && <span className="away">{words.away}</span>}
            {(player.lost || player.left || player.drew) && (
              <span className="away">{player.lost ? words.lost : player.drew ? words.drew : words.left}</span>
            )}
            {coming > 0 && !foreseen && <span className="coming">{words.coming(coming)}</span>}
            {can && <span className="unseen">{words.canBeChosen}</span>}
          </span>
        </button>
        <Clock seat={player.id} />
      </div>
      {focused !== null && (
        <button
          type="button"
          className="focus-button"
          aria-pressed={focused}
          title={words.showWhole(player.name)}
          onClick={() => focusOn(player.id)}
        >
          <span aria-hidden="true">⤢</span>
          <span className="unseen">{words.showWhole(player.name)}</span>
        </button>
      )}
      {player.counters.map(({ counter, count }) => (
        <span className="badge badge-counter" key={counter}>
          {count} <English>{counter}</English>
        </span>
      ))}
      <Marks of={player.name} marks={player.marks} />
      {(seat?.wins ?? 0) > 0 && (table?.game ?? 1) > 1 && <span className="badge">{words.won(seat?.wins ?? 0)}</span>}
      <ul className="mana-pool" aria-label={words.manaPool(player.name)}>
        {player.mana.map((mana) => (
          <li className="mana" key={`${mana.type}${mana.note}`} title={mana.note}>
            <Symbol symbol={mana.type} />
            {mana.count > 1 && `×${mana.count}`}
            {mana.note !== '' && '*'}
          </li>
        ))}
      </ul>
      <span className="piles">
        {near ? null : <Backs count={player.handCount} />}
        {PILES.filter((which) => which !== 'ante' || piles.ante.length > 0).map(pile)}
      </span>
      {open !== null && (
        <ZoneViewer title={said[open].title(player.name)} objects={piles[open]} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
