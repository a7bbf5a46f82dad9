/** One or several of a list: targets, modes, cards to discard or find, yes or no, how to pay. Long lists can be narrowed by typing. */
import { ANSWERED_ALWAYS, type WireDecision } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Input, SearchField, Switch } from 'react-aria-components';
import { answerAlways, inspect, useApp } from '../connection/store.ts';
import { useTableActions } from './actions.tsx';
import { answersAtOnce, optionsOf } from './answering.ts';
import { OptionLabel } from './option-label.tsx';
import { useWords } from '../words/language.ts';

const LONG = 12;

export function Choose({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const picked = useApp((state) => state.draft.picked);
  const sending = useApp((state) => state.sending);
  const { choose } = useTableActions();
  const [narrow, setNarrow] = useState('');
  const [always, setAlways] = useState(false);
  const options = optionsOf(decision);
  const atOnce = answersAtOnce(decision);
  const wanted = narrow.trim().toLowerCase();
  const shown = options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => option.label.toLowerCase().includes(wanted));
  return (
    <>
      {options.length > LONG && (
        <SearchField className="narrow" aria-label={prompt.narrow} value={narrow} onChange={setNarrow}>
          <Input placeholder={prompt.narrowHint(options.length)} />
        </SearchField>
      )}
      {!atOnce && (
        <p className="prompt-hint">
          {decision.max === 0
            ? prompt.nothingToChoose
            : prompt.chooseSome(decision.min ?? 0, decision.max ?? null, decision.repeat === true, picked.length)}
        </p>
      )}
      <ul className="options" aria-label={prompt.choices}>
        {shown.map(({ option, index }, place) => {
          const times = picked.filter((one) => one === index).length;
          return (
            <li key={index}>
              <Button
                className={`option${times > 0 ? ' chosen' : ''}`}
                isDisabled={sending}
                {...(atOnce ? {} : { 'aria-pressed': times > 0 })}
                onPress={() => (always ? answerAlways(index) : choose(index))}
                onHoverStart={() => inspect(option.object)}
                onHoverEnd={() => inspect(0)}
              >
                {place < 9 && <kbd>{place + 1}</kbd>}
                <span>
                  <OptionLabel decision={decision} option={option} />
                </span>
                {times > 0 && <span className="times">{decision.repeat ? `×${times}` : '✓'}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
      {atOnce && ANSWERED_ALWAYS.includes(decision.kind) && (
        <Switch className="switch" isSelected={always} onChange={setAlways}>
          <span className="switch-track" /> {prompt.always}
        </Switch>
      )}
    </>
  );
}
