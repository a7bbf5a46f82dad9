/** A game's end: who won and why, then the next game, the sideboard, or a rematch. */
import { type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { leaveTable, rematch, useApp } from '../connection/store.ts';
import { GameFiles } from './game-files.tsx';
import { Sideboarding } from './sideboarding.tsx';

/** Why somebody lost, in words; a reason of more than a word or two is in words already. */
const REASONS: Readonly<Record<string, string>> = {
  life: 'The loser had 0 or less life.',
  library: 'The loser had to draw from an empty library.',
  poison: 'The loser had ten poison counters.',
  concede: 'The loser conceded.',
  conceded: 'The loser conceded.',
  agreement: 'The players agreed on it.',
};
const inWords = (reason: string): string => REASONS[reason] ?? reason;

export function outcomeText(state: ReturnType<typeof useApp.getState>): { title: string; reason: string } {
  const { game, seated } = state;
  const result = game?.view.result ?? null;
  if (!game || result === null) return { title: 'The game is over.', reason: '' };
  if (result.result === 'unresolved-loop' || result.result === 'fault')
    return { title: 'The game cannot go on.', reason: result.reason };
  if (result.result === 'draw') return { title: 'The game is a draw.', reason: inWords(result.reason) };
  const mine = result.winners.some((winner) => seated?.seats.length === 1 && seated.seats.includes(winner));
  const names = result.winners.map(
    (winner) => game.view.players.find((player) => player.id === winner)?.name ?? `player ${winner + 1}`,
  );
  if (mine) return { title: 'You win this game.', reason: inWords(result.reason) };
  return { title: `${names.join(' and ')} won this game.`, reason: inWords(result.reason) };
}

export function Outcome(): ReactNode {
  const table = useApp((state) => state.table);
  const seated = useApp((state) => state.seated);
  const error = useApp((state) => state.error);
  const title = useApp((state) => outcomeText(state).title);
  const reason = useApp((state) => outcomeText(state).reason);
  if (!table) return null;
  const watching = seated?.seats.length === 0;
  const score = table.seats.map((seat) => `${seat.name} ${seat.wins}`).join(' – ');
  const waiting = table.seats.filter(
    (seat) => seat.kind === 'human' && !seat.ready && !(seated?.seats ?? []).includes(seat.seat),
  );
  const ready = table.seats.some((seat) => seat.ready && seated?.seats.includes(seat.seat));
  return (
    <section className="prompt outcome" aria-label="Result">
      <output className="prompt-text">{title}</output>
      {reason !== '' && <p className="prompt-hint">{reason}</p>}
      {table.bestOf === 3 && (
        <p className="score">
          Match: {score}
          {table.draws > 0 && `, ${table.draws} drawn`}
        </p>
      )}
      {error !== null && (
        <p className="prompt-error" role="alert">
          {error.message}
        </p>
      )}
      {table.phase === 'between' &&
        !watching &&
        table.pools.map((pool) => <Sideboarding key={`${table.game}/${pool.seat}`} pool={pool} />)}
      {table.phase === 'over' && (
        <div className="prompt-buttons">
          {!watching && (
            <Button className="button primary" isDisabled={ready} onPress={rematch}>
              {ready ? 'Waiting for the other player…' : 'Rematch'}
            </Button>
          )}
          <Button className="button" onPress={leaveTable}>
            To the lobby
          </Button>
        </div>
      )}
      <GameFiles />
      {table.phase === 'shuffling' && <p className="prompt-hint">Shuffling…</p>}
      {table.phase === 'between' && ready && waiting.length > 0 && (
        <p className="prompt-hint">Waiting for {waiting.map((seat) => seat.name).join(' and ')}.</p>
      )}
    </section>
  );
}
