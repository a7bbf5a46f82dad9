/** What turned the game: how likely a player was to win at each decision, as a plot to walk along, and the moments that changed it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reviewed, TurningPoint } from '@rulewright/players';
import { Button } from 'react-aria-components';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';
import { Answered, Plot } from './plot.tsx';
import { goTo, useReplay } from './replay-state.ts';
import { decisionAt, NOT_BEGUN, type ReviewShown, stepBefore, withPart } from './reviewed.ts';
import { review } from './reviewing.ts';

/** `?review` in the address begins at once, `?review=200` with so many games for each decision. */
const askedFor = (): string | null => new URLSearchParams(location.search).get('review');

const begun = (seat: number): ReviewShown => ({ ...NOT_BEGUN, state: 'going', seat });

/** The part of a replay that reviews it. A game that is opened anew is given another. */
export function Review(): ReactNode {
  const { players, seat, steps, at } = useReplay();
  const { review: words } = useWords('replay');
  const [shown, setShown] = useState<ReviewShown>(() => (askedFor() === null ? NOT_BEGUN : begun(seat)));
  const [wrong, setWrong] = useState<Wrong>('');
  /** by the inputs before it */
  const [chosen, setChosen] = useState<number>();
  const end = useRef<() => void>(() => undefined);

  const think = (): void => {
    end.current();
    const { text, seat: whose } = useReplay.getState();
    end.current = review([text, whose, askedFor() ?? ''], {
      told: (part) => setShown((before) => withPart(before, part)),
      failed: (why) => {
        setWrong(why);
        setShown(NOT_BEGUN);
      },
    });
  };
  const begin = (): void => {
    setWrong('');
    setChosen(undefined);
    setShown(begun(seat));
    think();
  };
  const stop = (): void => {
    end.current();
    setShown((before) => ({ ...before, state: 'stopped' }));
  };
  // once for each game
  useEffect(() => {
    if (askedFor() !== null) think();
    return () => end.current();
  }, []);

  const { state, decisions, turning } = shown;
  const name = players[shown.seat]?.name ?? '';
  const near = players[seat]?.name ?? '';
  const isOpen = state !== 'none';
  const isOther = seat !== shown.seat;
  const done = state === 'stopped' || state === 'done';
  // several decisions may be shown as the same step
  const current =
    chosen !== undefined && stepBefore(steps, chosen) === at
      ? decisions.find(({ inputs }) => inputs === chosen)
      : decisionAt(decisions, steps, at);
  const choose = ({ inputs }: Reviewed): void => {
    setChosen(inputs);
    goTo({ at: stepBefore(steps, inputs) }).catch((error: unknown) => setWrong(wrongOf(error)));
  };
  return (
    <section className={`review${isOpen ? ' open' : ''}`} aria-label={words.title}>
      <div className="review-head">
        {isOpen && <output className="review-said">{said(shown, name, words)}</output>}
        {/* one button in one place: the focus stays on it */}
        <Button
          className="button"
          onPress={state === 'going' ? stop : done && !isOther ? () => setShown(NOT_BEGUN) : begin}
        >
          {state === 'going' ? words.stop : done && !isOther ? words.close : words.of(near)}
        </Button>
      </div>
      {state === 'going' && (
        <progress
          className="review-progress"
          aria-label={words.progress}
          max={steps.at(-1)?.inputs ?? 1}
          value={decisions.at(-1)?.inputs ?? 0}
        />
      )}
      {wrong !== '' && (
        <p className="prompt-error" role="alert">
          <Problem of={wrong} />
        </p>
      )}
      {decisions.length > 0 && <Plot {...{ decisions, current, choose, name }} />}
      {turning.length > 0 && (
        <ol className="review-turning" aria-label={words.title}>
          {turning.map((point) => (
            <Moment
              key={`${point.at.inputs} ${point.by}`}
              point={point}
              isCurrent={point.at.inputs === current?.inputs}
              choose={choose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function said({ state, decisions, turning }: ReviewShown, name: string, words: Words['replay']['review']): string {
  if (state === 'going') return words.going(name);
  if (state === 'stopped') return words.stopped(name);
  if (decisions.length === 0) return words.nothing(name);
  return turning.length === 0 ? words.even(name) : words.done(name);
}

interface OfMoment {
  readonly point: TurningPoint;
  readonly isCurrent: boolean;
  readonly choose: (one: Reviewed) => void;
}

function Moment({ point: { at, by, change }, isCurrent, choose }: OfMoment): ReactNode {
  const { review: words } = useWords('replay');
  const { steps: names } = useWords('game');
  const when = words.when(at.turn, names[at.step].long);
  return (
    <li>
      <Button className="button review-moment" aria-current={isCurrent} onPress={() => choose(at)}>
        <b className={change < 0 ? 'review-loss' : undefined}>{words.points(Math.round(100 * change))}</b>
        <span>{by === 'events' ? words.events(when) : <Answered of={at} when={when} />}</span>
      </Button>
    </li>
  );
}
