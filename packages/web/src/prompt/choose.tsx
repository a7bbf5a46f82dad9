/** One or several of a list: targets, modes, cards to discard or find, yes or no, how to pay. Long lists can be narrowed by typing. */
import { ANSWERED_ALWAYS, isSingle, type WireDecision, type WireObject, type WireView } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Input, SearchField, Switch } from 'react-aria-components';
import { isLand } from '../seen/objects.ts';
import { answerAlways, inspect, useApp } from '../connection/store.ts';
import { useTableActions } from '../card/actions.tsx';
import { grouped, isMulligan, looksIn, nextOf, optionsOf, paysItself } from '../seen/answering.ts';
import { OptionLabel } from './option-label.tsx';
import { useWords } from '../words/language.ts';

const LONG = 12;

/** How often it is chosen, of how many. */
const timesOf = (chosen: number, of: number, again: boolean): string =>
  of > 1 ? (chosen > 0 ? `${chosen} / ${of}` : `×${of}`) : chosen === 0 ? '' : again ? `×${chosen}` : '✓';

/** So many lands nearly everybody keeps. */
const FEWEST_LANDS = 2;
const MOST_LANDS = 5;

const ownHand = ({ players, seat }: WireView): readonly WireObject[] =>
  players.find(({ id }) => id === seat)?.hand ?? [];

function isKept(view: WireView): boolean {
  const lands = ownHand(view).filter(isLand).length;
  return lands >= FEWEST_LANDS && lands <= MOST_LANDS;
}

/** By what a hand is kept or not, before all. */
function Lands({ of }: { of: WireView }): ReactNode {
  const { prompt } = useWords('table');
  const hand = ownHand(of);
  return <p className="prompt-hint">{prompt.landsAmong(hand.filter(isLand).length, hand.length)}</p>;
}

export function Choose({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt, keys } = useWords('table');
  const picked = useApp((state) => state.draft.picked);
  const slow = useApp((state) => state.slow);
  const view = useApp((state) => state.game?.view);
  const { choose } = useTableActions();
  const [narrow, setNarrow] = useState('');
  const [always, setAlways] = useState(false);
  const mulligan = isMulligan(decision);
  const keeps = mulligan && view !== undefined && isKept(view);
  const options = optionsOf(decision);
  const atOnce = isSingle(decision);
  const auto = paysItself(decision);
  const wanted = narrow.trim().toLowerCase();
  const numbered = options.map((option, index) => ({ option, index }));
  // of equal ones it does not matter which
  const groups = grouped(mulligan ? numbered.reverse() : numbered, looksIn(view, decision.kind === 'search'));
  const shown = groups.filter(({ label }) => label.toLowerCase().includes(wanted));
  const most = decision.repeat === true ? Number.POSITIVE_INFINITY : (decision.max ?? Number.POSITIVE_INFINITY);
  return (
    <>
      {groups.length > LONG && (
        <SearchField className="narrow" aria-label={prompt.narrow} value={narrow} onChange={setNarrow}>
          <Input placeholder={prompt.narrowHint(groups.length)} />
        </SearchField>
      )}
      {mulligan && view && <Lands of={view} />}
      {!atOnce && (
        <p className="prompt-hint">
          {decision.max === 0
            ? prompt.nothingToChoose
            : prompt.chooseSome(decision.min ?? 0, decision.max ?? null, decision.repeat === true, picked.length)}
        </p>
      )}
      <ul className="options" aria-label={prompt.choices}>
        {shown.map((group, place) => {
          const { option, label, indices } = group;
          const times = picked.filter((one) => indices.includes(one)).length;
          const index = decision.repeat === true ? indices[0] : nextOf(group, picked, most);
          return (
            <li key={indices[0]}>
              <Button
                className={`option${times > 0 ? ' chosen' : ''}${index === auto || (place === 0 && keeps) ? ' lit' : ''}`}
                isDisabled={slow}
                {...(atOnce ? {} : { 'aria-pressed': times > 0 })}
                onPress={() => (always ? answerAlways(index) : choose(index))}
                onHoverStart={() => inspect(option.object)}
                onHoverEnd={() => inspect(0)}
              >
                {place < 9 && <kbd>{place + 1}</kbd>}
                <span>
                  <OptionLabel decision={decision} option={{ ...option, label }} />
                </span>
                {index === auto && <kbd>{keys.space}</kbd>}
                <span className="times">{timesOf(times, indices.length, decision.repeat === true)}</span>
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
