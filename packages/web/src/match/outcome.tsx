/** A game's end: who won and why, then the next game, the sideboard, or a rematch. */
import { type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { leaveTable, rematch, useApp } from '../connection/store.ts';
import { GameFiles } from './game-files.tsx';
import { Sideboarding } from './sideboarding.tsx';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

type Said = Words['table']['outcome'];

/** How the game ended. */
function titleOf({ game, seated }: ReturnType<typeof useApp.getState>, words: Said): string {
  const result = game?.view.result ?? null;
  if (!game || result === null) return words.over;
  if (result.result === 'unresolved-loop' || result.result === 'fault') return words.stuck;
  if (result.result === 'draw') return words.draw;
  if (seated?.seats.length === 1)
    return result.winners.some((winner) => seated.seats.includes(winner)) ? words.youWin : words.youLose;
  return words.won(
    result.winners.map(
      (winner) => game.view.players.find((player) => player.id === winner)?.name ?? words.somebody(winner + 1),
    ),
  );
}

/** Why it ended: the reasons of the rules have words, another is said as the game says it. */
function Reason({ reason }: { reason: string }): ReactNode {
  const { reasons } = useWords('table').outcome;
  if (reason === '') return null;
  const isKnown = (one: string): one is keyof typeof reasons => Object.hasOwn(reasons, one);
  return <p className="prompt-hint">{isKnown(reason) ? reasons[reason] : <English>{reason}</English>}</p>;
}

export function Outcome(): ReactNode {
  const table = useApp((state) => state.table);
  const seated = useApp((state) => state.seated);
  const error = useApp((state) => state.error);
  const words = useWords('table').outcome;
  const { toLobby, playerName } = useWords();
  const title = useApp((state) => titleOf(state, words));
  const reason = useApp((state) => state.game?.view.result?.reason ?? '');
  if (!table) return null;
  const watching = seated?.seats.length === 0;
  const score = table.seats.map((seat) => `${playerName(seat.name)} ${seat.wins}`).join(' – ');
  const waiting = table.seats.filter(
    (seat) => seat.kind === 'human' && !seat.ready && !(seated?.seats ?? []).includes(seat.seat),
  );
  const ready = table.seats.some((seat) => seat.ready && seated?.seats.includes(seat.seat));
  return (
    <section className="prompt outcome" aria-label={words.label}>
      <output className="prompt-text">{title}</output>
      <Reason reason={reason} />
      {table.bestOf === 3 && <p className="score">{words.match(score, table.draws)}</p>}
      {error !== null && (
        <p className="prompt-error" role="alert">
          <Problem of={error.message} />
        </p>
      )}
      {table.phase === 'between' &&
        !watching &&
        table.pools.map((pool) => <Sideboarding key={`${table.game}/${pool.seat}`} pool={pool} />)}
      {table.phase === 'over' && (
        <div className="prompt-buttons">
          {!watching && (
            <Button className="button primary" isDisabled={ready} onPress={rematch}>
              {ready ? words.waitingForOther : words.rematch}
            </Button>
          )}
          <Button className="button" onPress={leaveTable}>
            {toLobby}
          </Button>
        </div>
      )}
      <GameFiles />
      {table.phase === 'shuffling' && <p className="prompt-hint">{words.shuffling}</p>}
      {table.phase === 'between' && ready && waiting.length > 0 && (
        <p className="prompt-hint">{words.waitingFor(waiting.map((seat) => seat.name))}</p>
      )}
    </section>
  );
}
