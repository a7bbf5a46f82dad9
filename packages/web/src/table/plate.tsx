/** A player at the table: name, life, counters, mana, and their piles, which open when clicked. */
import { hasTurn, type WireDecision, type WireObject, type WirePlayer, type WireView } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Symbol } from '../card/symbols.tsx';
import { focusOn, myDecision, useApp } from '../connection/store.ts';
import { useTableActions } from '../prompt/actions.tsx';
import type { Draft } from '../prompt/answering.ts';
import { EDITION_WORDS } from './edition-words.ts';
import { Marks } from './marks.tsx';
import { ZoneViewer } from './zone-viewer.tsx';

/** Cards of a hand from behind, for who looks; the count beside it says the number. */
const Backs = ({ count }: { count: number }): ReactNode => (
  <span className="backs" aria-hidden="true">
    {Array.from({ length: Math.min(count, 10) }, (_, index) => (
      <span key={index} className="back" />
    ))}
  </span>
);

type Pile = 'graveyard' | 'exile' | 'library' | 'hand' | 'ante';

/** Combat damage that unblocked attackers will deal to the player, if nothing changes: those that attack and those that are about to. */
export function comingIn(view: WireView, player: number, declared: ReadonlySet<number> = new Set()): number {
  const blocked = new Set(view.battlefield.flatMap(({ blocking }) => blocking));
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
  const coming = comingIn(view, player.id, declaredAgainst(decision, draft, player.id));
  const hidden = seat?.kind === 'human' && !seat.connected;
  const pile = (which: Pile, label: string, count = piles[which].length): ReactNode => (
    <Button
      className={`pile-button${piles[which].some((object) => available.has(object.id)) ? ' can' : ''}`}
      isDisabled={piles[which].length === 0}
      onPress={() => setOpen(which)}
    >
      <span className="unseen">{player.name}: </span>
      <span className="pile-count">{count}</span> {label}
    </Button>
  );
  return (
    <section
      data-player={player.id}
      className={`plate ${near ? 'near' : 'far'}${acting ? ' acting' : ''}${player.left ? ' gone' : ''}`}
      aria-label={player.name}
    >
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
          {coming > 0 && (
            <span className="life-then" aria-hidden="true">
              → {player.life - coming}
            </span>
          )}
          <span className="unseen"> life, </span>
        </span>
        <span className="who-name">
          {player.name}
          {hasTurn(view, player.id) && (
            <span className="turn-mark" title="whose turn it is" aria-hidden="true">
              ●
            </span>
          )}
          {hidden && <span className="away">away</span>}
          {(player.lost || player.left || player.drew) && (
            <span className="away">{player.lost ? 'lost' : player.drew ? 'drew' : 'left'}</span>
          )}
          {coming > 0 && <span className="coming">{coming} coming in, if unblocked</span>}
          {can && <span className="unseen">, can be chosen</span>}
        </span>
      </button>
      {focused !== null && (
        <button
          type="button"
          className="focus-button"
          aria-pressed={focused}
          title={`Show ${player.name}'s side whole`}
          onClick={() => focusOn(player.id)}
        >
          <span aria-hidden="true">⤢</span>
          <span className="unseen">Show {player.name}&apos;s side whole</span>
        </button>
      )}
      {player.counters.map(({ counter, count }) => (
        <span className="badge badge-counter" key={counter}>
          {count} {counter}
        </span>
      ))}
      <Marks of={player.name} marks={player.marks} />
      {(seat?.wins ?? 0) > 0 && <span className="badge">{seat?.wins} won</span>}
      <ul className="mana-pool" aria-label={`${player.name}'s mana pool`}>
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
        {pile('hand', 'in hand', player.handCount)}
        {pile('library', 'library', player.libraryCount)}
        {pile('graveyard', 'graveyard')}
        {piles.ante.length > 0 && pile('ante', 'ante')}
        {pile('exile', EDITION_WORDS[view.edition].exile)}
      </span>
      {open !== null && (
        <ZoneViewer
          title={`${player.name}'s ${open === 'exile' ? EDITION_WORDS[view.edition].exiled : open}`}
          objects={piles[open]}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
