/** What can be done with priority: pass, and every action, those of mana folded away. 2006: 408.1 · 2009, 2011: 116 · 2026: 117 */
import { hasTurn, MOST_WISHES, type WireDecision, type WireView } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { findObject } from '../seen/objects.ts';
import { WithSymbols } from '../card/symbols.tsx';
import { changeSettings, sendAnswer, useApp } from '../connection/store.ts';
import { actionOf, grouped, looksIn, optionsOf } from '../seen/answering.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** What happens if everybody passes. */
function passMeans(state: ReturnType<typeof useApp.getState>, pass: Words['table']['prompt']['pass']): string {
  const view = state.game?.view;
  if (!view) return pass.plain;
  if (view.stack.length > 0) return pass.resolve;
  const mine = view.turn.active === view.seat;
  switch (view.turn.step) {
    case 'main1':
      return mine ? pass.combat : pass.plain;
    case 'main2':
      return mine ? pass.turn : pass.plain;
    default:
      return pass.plain;
  }
}

/** Whether that kind of action may be no reason to ask: of spells only where others act. */
const mayIgnore = (view: WireView, act: string | undefined): boolean =>
  act === 'activate' || (act === 'cast' && (view.stack.length > 0 || !hasTurn(view, view.seat)));

/** Lets what an opponent has on top of the stack resolve, now and always. */
function Yield(): ReactNode {
  const view = useApp((state) => state.game?.view);
  const { alwaysLet } = useWords('table').prompt;
  const top = view?.stack.at(-1);
  if (!view || !top || top.controller === view.seat) return null;
  return (
    <Button
      className="button quiet"
      onPress={() => {
        const { yields } = useApp.getState().remembered.settings;
        changeSettings({ yields: [...yields.filter((one) => one !== top.name), top.name].slice(-MOST_WISHES) });
      }}
    >
      {alwaysLet.it}
      <span className="unseen">{alwaysLet.which(top.name)}</span>
    </Button>
  );
}

/** Whether actions with things so called are a reason to be asked. */
function Ignore({ name }: { name: string }): ReactNode {
  const settings = useApp((state) => state.remembered.settings);
  const words = useWords('table').prompt.ignore;
  const ignores = settings.ignore.includes(name);
  return (
    <ToggleButton
      className="button quiet ignore"
      isSelected={ignores}
      onChange={(on) =>
        changeSettings({
          ignore: on ? [...settings.ignore, name].slice(-MOST_WISHES) : settings.ignore.filter((one) => one !== name),
        })
      }
    >
      {ignores ? words.yes : words.no}
      <span className="unseen">{words.because(name)}</span>
    </ToggleButton>
  );
}

export function Priority({ decision }: { decision: WireDecision }): ReactNode {
  const view = useApp((state) => state.game?.view);
  const words = useWords('table').prompt;
  const { space } = useWords('table').keys;
  const means = useApp((state) => passMeans(state, words.pass));
  const slow = useApp((state) => state.slow);
  const [showMana, setShowMana] = useState(false);
  const [showAll, setShowAll] = useState(false);
  const options = optionsOf(decision).map((option, index) => ({ option, index, act: actionOf(option)?.act ?? '' }));
  const actions = grouped(
    options.filter(({ act }) => act !== 'pass' && act !== 'mana'),
    looksIn(view),
  );
  const mana = options.filter(({ act }) => act === 'mana');
  const pass = options.find(({ act }) => act === 'pass');
  return (
    <>
      <div className="prompt-buttons">
        {pass && (
          <Button className="button primary" isDisabled={slow} onPress={() => sendAnswer([pass.index])}>
            {means} <kbd>{space}</kbd>
          </Button>
        )}
        <Yield />
      </div>
      {actions.length > 0 && (
        <Button className="button quiet all-actions" aria-expanded={showAll} onPress={() => setShowAll(!showAll)}>
          {showAll ? words.hideList : words.countActions(actions.length)}
        </Button>
      )}
      {actions.length > 0 && (
        <ul className={`options actions${showAll ? ' shown' : ''}`} aria-label={words.actions}>
          {actions.map(({ label, indices, option }, place) => {
            const [index] = indices;
            const source = view && mayIgnore(view, actionOf(option)?.act) ? findObject(view, option.object) : undefined;
            return (
              <li key={index} className="action">
                <Button
                  className={`option${option.value['attempt'] === true ? ' attempt' : ''}`}
                  isDisabled={slow}
                  onPress={() => sendAnswer([index])}
                >
                  {place < 9 && <kbd>{place + 1}</kbd>}
                  <span lang="en">
                    <WithSymbols text={label} />
                  </span>
                  {indices.length > 1 && <span className="times">×{indices.length}</span>}
                </Button>
                {source && <Ignore name={source.name} />}
              </li>
            );
          })}
        </ul>
      )}
      {mana.length > 0 && (
        <>
          <Button className="button quiet mana-toggle" aria-expanded={showMana} onPress={() => setShowMana(!showMana)}>
            {words.showMana(showMana, mana.length)}
          </Button>
          {showMana && (
            <ul className="options" aria-label={words.mana}>
              {mana.map(({ option, index }) => (
                <li key={index}>
                  <Button className="option" lang="en" isDisabled={slow} onPress={() => sendAnswer([index])}>
                    <WithSymbols text={option.label} />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
