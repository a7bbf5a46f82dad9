/** How likely a player was to win, over the whole game: turns as ticks below, a mark where another answer was better, and a hand that moves along the decisions. */
import type { KeyboardEvent, ReactNode } from 'react';
import type { Reviewed } from '@rulewright/players';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { useReplay } from './replay-state.ts';
import { drawn, nearest, PLOT, turnsOf } from './reviewed.ts';

interface OfPlot {
  readonly decisions: readonly Reviewed[];
  /** undefined: the table is shown as it was before the first */
  readonly current: Reviewed | undefined;
  readonly choose: (one: Reviewed) => void;
  readonly name: string;
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 5,
  PageUp: (at) => at + 5,
  Home: () => 0,
  End: (_, last) => last,
};

/** Of more turns every fifth has its number. */
const MOST_NUMBERED = 12;

export function Plot({ decisions, current, choose, name }: OfPlot): ReactNode {
  const { before, review: words } = useWords('replay');
  const steps = useReplay((state) => state.steps);
  const inputs = steps.at(-1)?.inputs ?? 0;
  const { line, area, worse } = drawn(decisions, inputs);
  const { steps: names } = useWords('game');
  const said =
    current &&
    words.chance(
      words.when(current.turn, names[current.step].long),
      Math.round(100 * current.after),
      Math.round(100 * current.error),
    );
  const turns = turnsOf(steps);
  const apart = turns.length <= MOST_NUMBERED ? 1 : 5;
  const at = current ? decisions.indexOf(current) : -1;
  const go = (wanted: Reviewed | undefined): void => wanted && choose(wanted);
  const pressed = (event: KeyboardEvent): void => {
    const last = decisions.length - 1;
    const to = KEYS[event.key]?.(at, last);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(decisions[Math.max(0, Math.min(to, last))]);
  };
  return (
    <>
      <div className="review-plot">
        <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="review-area" d={area} />
          <path className="review-even" d={`M0 ${PLOT.height / 2}H${PLOT.width}`} />
          {turns.map(({ turn, begins }) => (
            <path key={turn} className="review-tick" d={`M${(PLOT.width * begins) / inputs} ${PLOT.height}v-7`} />
          ))}
          <path className="review-line" d={line} />
          <path className="review-worse" d={worse} />
        </svg>
        <span className="review-half" aria-hidden="true">
          50 %
        </span>
        <div className="review-turns" aria-hidden="true">
          {turns
            .filter(({ turn }) => turn % apart === 0)
            .map(({ turn, begins }) => (
              <span key={turn} style={{ left: `${(100 * begins) / inputs}%` }}>
                {turn}
              </span>
            ))}
        </div>
        <input
          type="range"
          aria-label={words.plot(name)}
          aria-valuetext={current ? `${said} ${wordsOf(current, words.better)}` : before}
          min={0}
          max={inputs}
          value={current?.inputs ?? 0}
          onChange={({ target }) => go(nearest(decisions, Number(target.value)))}
          // where the hand stands already nothing changes
          onClick={({ currentTarget }) => go(nearest(decisions, Number(currentTarget.value)))}
          onKeyDown={pressed}
        />
      </div>
      <p className="review-at">
        {current ? (
          <>
            <b>{said}</b> <Answered of={current} />
          </>
        ) : (
          words.how(name)
        )}
      </p>
    </>
  );
}

const wordsOf = ({ given, better }: Reviewed, betterWas: string): string =>
  better === null ? given : `${given}${betterWas} ${better}`;

/** The answer that was given, and the one that was better. */
export function Answered({ of: { given, better }, when = null }: { of: Reviewed; when?: string | null }): ReactNode {
  const { review: words } = useWords('replay');
  return (
    <>
      {when !== null && words.at(when)} <English>{given}</English>
      {better !== null && (
        <>
          {words.better} <English>{better}</English>
        </>
      )}
    </>
  );
}
