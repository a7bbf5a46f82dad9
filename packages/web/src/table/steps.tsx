/** The turn as a bar: which step it is, whose turn, who has priority; a click on a step sets or takes away a stop. 2006: 300 · 2009, 2011, 2026: 500 */
import { hasTurn, WIRE_STEPS, type WireStep, type WireView } from '@rulewright/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { changeSettings, useApp } from '../connection/store.ts';
import { toggleStop, WITHOUT_PRIORITY } from '../settings/stops.ts';
import { Mark } from '../card/marks.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** Shown only while they last, where there is little room. */
const MINOR: ReadonlySet<WireStep> = new Set(['endCombat', 'cleanup']);

/** Who has priority, or who is deciding something else. */
function holderOf({ decision, players, seat, result }: WireView, turn: Words['table']['turn']): string {
  if (decision === null || result !== null) return '';
  const mine = decision.by === seat;
  const name = players.find((player) => player.id === decision.by)?.name ?? turn.nobody;
  if (decision.kind === 'priority') return mine ? turn.youHavePriority : turn.hasPriority(name);
  return mine ? turn.youDecide : turn.decides(name);
}

export function Steps(): ReactNode {
  const view = useApp((state) => state.game?.view);
  const settings = useApp((state) => state.remembered.settings);
  const watching = useApp((state) => state.seated?.seats.length === 0);
  const words = useWords('table').turn;
  const { steps } = useWords('game');
  const bar = useRef<HTMLOListElement>(null);
  const current = view?.turn.step;
  useEffect(() => {
    // on a narrow screen the bar scrolls: the present step stays in sight. Measured with the frame, which lays the page out anyway
    const frame = requestAnimationFrame(() => {
      const now = bar.current?.querySelector<HTMLElement>('.now');
      if (bar.current && now && current)
        bar.current.scrollLeft = now.offsetLeft - bar.current.clientWidth / 2 + now.offsetWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  if (!view) return null;
  const mine = view.seat >= 0 && hasTurn(view, view.seat);
  const whose = mine ? 'own' : 'opponents';
  const also = view.turns.flatMap(({ player, step }) =>
    step === null || player === view.turn.active
      ? []
      : [words.alsoIn(view.players[player]?.name ?? '', steps[step].short)],
  );
  const active = view.players.find((player) => player.id === view.turn.active)?.name ?? '';
  const before = view.turn.number === 0;
  return (
    <nav className="steps" aria-label={words.label}>
      <p className="turn-number">
        {view.subgame > 0 && <span className="turn-of">{words.subgame(view.subgame)}</span>}
        <span className="turn-of">
          {before ? words.before : words.number(view.turn.number)}
          {view.marks.map((mark) => (
            <Mark key={mark.mark} mark={mark} />
          ))}
        </span>
        <span className={`turn-who${mine ? ' mine' : ''}`}>
          {mine ? (before ? words.youBegin : words.yours) : (before ? words.begins : words.of)(active)}
        </span>
        {also.length > 0 && <span className="turn-who">{also.join(', ')}</span>}
      </p>
      <ol ref={bar}>
        {WIRE_STEPS.map((step) => {
          const now = view.turn.number > 0 && view.turn.step === step;
          const past = view.turn.number > 0 && WIRE_STEPS.indexOf(step) < WIRE_STEPS.indexOf(view.turn.step);
          const stop = settings.stops[whose].includes(step);
          const plain = watching || WITHOUT_PRIORITY.has(step);
          return (
            <li
              key={step}
              className={`${now ? 'now' : ''}${past ? ' past' : ''}${MINOR.has(step) ? ' minor' : ''}`}
              aria-current={now ? 'step' : undefined}
            >
              {plain ? (
                <span className="step">{steps[step].short}</span>
              ) : (
                <button
                  type="button"
                  className={`step${stop ? ' stop' : ''}`}
                  aria-pressed={stop}
                  title={words.stop(stop, mine)}
                  onClick={() => changeSettings(toggleStop(settings, whose, step))}
                >
                  {steps[step].short}
                  <span className="unseen">{words.stopHere(mine)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="priority-holder">{holderOf(view, words)}</p>
    </nav>
  );
}
