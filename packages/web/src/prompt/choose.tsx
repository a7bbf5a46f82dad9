/** One or several of a list: targets, modes, cards to discard or find, yes or no, how to pay. Long lists can be narrowed by typing. */
import { ANSWERED_ALWAYS, type WireDecision } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Input, SearchField, Switch } from 'react-aria-components';
import { WithSymbols } from '../card/symbols.tsx';
import { answerAlways, inspect, useApp } from '../connection/store.ts';
import { useTableActions } from './actions.tsx';
import { answersAtOnce, labelOf, optionsOf } from './answering.ts';

const LONG = 12;

export function Choose({ decision }: { decision: WireDecision }): ReactNode {
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
        <SearchField className="narrow" aria-label="Narrow the list" value={narrow} onChange={setNarrow}>
          <Input placeholder={`Narrow ${options.length} choices…`} />
        </SearchField>
      )}
      {!atOnce && (
        <p className="prompt-hint">
          {decision.max === 0 ? (
            'There is nothing to choose, which the others are not told.'
          ) : (
            <>
              {decision.min === decision.max
                ? `Choose ${decision.min}`
                : `Choose ${decision.min ?? 0} to ${decision.max ?? 'any number'}`}
              {decision.repeat ? ', the same more than once if you like' : ''}: {picked.length} chosen
            </>
          )}
        </p>
      )}
      <ul className="options" aria-label="Choices">
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
                  <WithSymbols text={labelOf(decision, option)} />
                </span>
                {times > 0 && <span className="times">{decision.repeat ? `×${times}` : '✓'}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
      {atOnce && ANSWERED_ALWAYS.includes(decision.kind) && (
        <Switch className="switch" isSelected={always} onChange={setAlways}>
          <span className="switch-track" /> Always like this, without asking
        </Switch>
      )}
    </>
  );
}
