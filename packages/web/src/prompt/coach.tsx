/** The coach of somebody who plays against the computer: what a strong player would answer, and how the answers compare. */
import type { AdviceMessage } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { askCoach, mayBeCoached, useApp } from '../connection/store.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function AskCoach(): ReactNode {
  const { prompt } = useWords('table');
  const may = useApp(mayBeCoached);
  const slow = useApp((state) => state.slow);
  const advice = useApp((state) => state.advice);
  if (!may || (advice !== null && advice !== 'thinking')) return null;
  return (
    <Button className="button quiet" isDisabled={slow} isPending={advice === 'thinking'} onPress={askCoach}>
      {advice === 'thinking' ? prompt.coach.thinks : prompt.coach.ask} <kbd>C</kbd>
    </Button>
  );
}

/** What the coach says of this decision. */
export function Advice(): ReactNode {
  const { prompt } = useWords('table');
  const advice = useApp((state) => state.advice);
  return (
    <output className="advice" aria-label={prompt.coach.name}>
      {advice !== null && advice !== 'thinking' && <Said advice={advice} />}
    </output>
  );
}

const percent = (share: number): number => Math.round(share * 100);

function Said({ advice: { says, win, error, games, others } }: { advice: AdviceMessage }): ReactNode {
  const { coach } = useWords('table').prompt;
  return (
    <>
      <p>
        {coach.would} <English>{says}</English>
        {win === null
          ? ` (${games > 0 ? coach.tooFew : coach.alone})`
          : ` – ${coach.wins(percent(win), percent(error))}`}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((other, place) => (
            <li key={place}>
              <English>{other.says}</English> – {coach.wins(percent(other.win), 0)}
            </li>
          ))}
        </ul>
      )}
      {win !== null && <p className="prompt-hint">{coach.how(games)}</p>}
    </>
  );
}
