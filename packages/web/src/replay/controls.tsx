/** Where the question stands at the table: what was done, the scrubber, by step and by turn, both sides, and ways out of the replay. */
import { addressAt, hasServer } from '#home';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Switch } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useApp, takeOver } from '../connection/store.ts';
import { saveText } from '../connection/shuffle.ts';
import { ask } from '../asking/asking.ts';
import { sharedOrigin } from '../lobby/link.tsx';
import { openText } from '../lab/lab-state.ts';
import { Review } from './review.tsx';
import { goTo, type ReplayState, turnFrom, useReplay } from './replay-state.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { wrongOf } from '../words/trouble.ts';

const soon = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => useReplay.setState({ message: wrongOf(error) }));
};

const KEYS: Readonly<Record<string, (state: ReplayState) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  ' ': ({ at }) => at + 1,
  ArrowUp: (state) => turnFrom(state, -1),
  ArrowDown: (state) => turnFrom(state, 1),
  PageUp: (state) => turnFrom(state, -1),
  PageDown: (state) => turnFrom(state, 1),
  Home: () => 0,
  End: ({ steps }) => steps.length - 1,
};

/** The keys of a replay, but for those that a field or a button takes. */
function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event;
      const own = event.key === ' ' ? 'input, textarea, select, button, a' : 'input, textarea, select';
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(`${own}, [role=dialog]`)) return;
      const next = KEYS[event.key];
      if (!next) return;
      event.preventDefault();
      soon(goTo({ at: next(useReplay.getState()) }));
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** “Turn 7, Ada: first main phase” */
const whereWords = (
  { steps, at, players }: ReplayState,
  words: Words['replay'],
  names: Words['game']['steps'],
): string => {
  const step = steps[at];
  if (!step) return '';
  if (step.turn === 0) return words.before;
  return words.where(step.turn, players[step.active]?.name ?? '', names[step.step].long);
};

export function Controls(): ReactNode {
  const state = useReplay();
  const words = useWords('replay');
  const { steps: names } = useWords('game');
  const where = whereWords(state, words, names);
  const { steps, at, seat, open, players, message } = state;
  const last = steps.length - 1;
  const [more, setMore] = useState(false);
  useKeys();
  const move = (to: number, label: string, sign: string): ReactNode => (
    <Button className="button" aria-label={label} isDisabled={to === at} onPress={() => soon(goTo({ at: to }))}>
      {sign}
    </Button>
  );
  return (
    <section className="prompt replay-controls" aria-label={words.title}>
      <output className="prompt-text">{where}</output>
      <input
        type="range"
        className="scrubber"
        aria-label={words.place}
        aria-valuetext={where}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => soon(goTo({ at: Number(target.value) }))}
      />
      <div className="prompt-buttons replay-moves">
        {move(turnFrom(state, -1), words.turnBack, '◀◀')}
        {move(Math.max(0, at - 1), words.stepBack, '◀')}
        <Button className="button primary" isDisabled={at === last} onPress={() => soon(goTo({ at: at + 1 }))}>
          {at === last ? words.end : words.next} <kbd>→</kbd>
        </Button>
        {move(turnFrom(state, 1), words.turnOn, '▶▶')}
      </div>
      <p className="prompt-hint">{words.step(at + 1, steps.length)}</p>
      <Review />
      <Button className="button quiet replay-more-button" aria-expanded={more} onPress={() => setMore(!more)}>
        {more ? words.less : words.more}
      </Button>
      <div className={`replay-more${more ? ' shown' : ''}`}>
        <div className="prompt-buttons">
          <Button className="button" onPress={() => soon(goTo({ seat: (seat + 1) % players.length }))}>
            {words.sitWith(players[(seat + 1) % players.length]?.name ?? '')}
          </Button>
          <Switch className="switch" isSelected={open} onChange={(on) => soon(goTo({ open: on }))}>
            <span className="switch-track" /> {words.openHands}
          </Switch>
        </div>
        <Onward />
      </div>
      {message !== '' && (
        <p className="prompt-error" role="alert">
          <Problem of={message} />
        </p>
      )}
    </section>
  );
}

const NO_ADDRESSES: readonly string[] = [];

/** Out of the replay: playing on from here, the Lab, the file, the link. */
function Onward(): ReactNode {
  const { origin, steps, at, seat, text, players } = useReplay();
  const words = useWords('replay');
  const { openInLab } = useWords('game');
  const { copied: done } = useWords();
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const error = useApp((state) => state.error);
  const addresses = useApp((state) => state.welcome?.addresses) ?? NO_ADDRESSES;
  const inputs = steps[at]?.inputs ?? 0;
  const toLab = async (): Promise<void> => {
    const position = await ask('replayPosition', inputs);
    if (position.left.length > 0 && left === null) return setLeft(position.left);
    await openText(position.text, position.edition);
    go('/lab');
  };
  return (
    <>
      {left !== null && <output className="prompt-hint">{words.leftOut(left)}</output>}
      {error !== null && (
        <p className="prompt-error" role="alert">
          <Problem of={error.message} />
        </p>
      )}
      <div className="prompt-buttons replay-onward">
        {origin !== null && (
          <Button
            className="button"
            isDisabled={at === steps.length - 1}
            onPress={() => takeOver({ ...origin, inputs, seat })}
          >
            {words.playOn(players[seat]?.name ?? '')}
          </Button>
        )}
        <Button className="button" onPress={() => soon(toLab())}>
          {openInLab}
        </Button>
        <Button className="button" onPress={() => saveText('rulewright-game.json', text)}>
          {words.save}
        </Button>
        {hasServer && origin?.watch != null && (
          <Button
            className="button"
            onPress={() =>
              soon(
                navigator.clipboard
                  .writeText(
                    addressAt(
                      sharedOrigin(location, addresses) ?? location.origin,
                      `/replay/${origin.table}/${origin.game}#${origin.watch}`,
                    ),
                  )
                  .then(() => setCopied(true)),
              )
            }
          >
            {copied ? done : words.copyLink}
          </Button>
        )}
      </div>
    </>
  );
}
