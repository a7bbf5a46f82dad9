/** What can be done with priority: pass, and every action, those of mana folded away. 2006: 408.1 · 2009, 2011: 116 · 2026: 117 */
import type { WireDecision } from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { WithSymbols } from '../card/symbols.tsx';
import { sendAnswer, useApp } from '../connection/store.ts';
import { actionOf, optionsOf } from './answering.ts';

/** What happens if everybody passes. */
function passMeans(state: ReturnType<typeof useApp.getState>): string {
  const view = state.game?.view;
  if (!view) return 'Pass';
  const top = view.stack.at(-1);
  if (top) return top.controller === view.seat ? `Pass: ${top.name} resolves next` : `Pass: let ${top.name} resolve`;
  const mine = view.turn.active === view.seat;
  switch (view.turn.step) {
    case 'main1':
      return mine ? 'Pass: go to combat' : 'Pass';
    case 'main2':
      return mine ? 'Pass: end the turn' : 'Pass';
    default:
      return 'Pass priority';
  }
}

export function Priority({ decision }: { decision: WireDecision }): ReactNode {
  const means = useApp(passMeans);
  const sending = useApp((state) => state.sending);
  const [showMana, setShowMana] = useState(false);
  const options = optionsOf(decision).map((option, index) => ({ option, index, act: actionOf(option)?.act ?? '' }));
  const actions = options.filter(({ act }) => act !== 'pass' && act !== 'mana');
  const mana = options.filter(({ act }) => act === 'mana');
  const pass = options.find(({ act }) => act === 'pass');
  return (
    <>
      <div className="prompt-buttons">
        {pass && (
          <Button className="button primary" isDisabled={sending} onPress={() => sendAnswer([pass.index])}>
            {means} <kbd>Space</kbd>
          </Button>
        )}
      </div>
      {actions.length > 0 && (
        <ul className="options" aria-label="Actions">
          {actions.map(({ option, index }, place) => (
            <li key={index}>
              <Button
                className="option"
                isDisabled={sending}
                onPress={() => sendAnswer([index])}
                data-key={place < 9 ? place + 1 : undefined}
              >
                {place < 9 && <kbd>{place + 1}</kbd>}
                <span>
                  <WithSymbols text={option.label} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mana.length > 0 && (
        <>
          <Button className="button quiet mana-toggle" aria-expanded={showMana} onPress={() => setShowMana(!showMana)}>
            {showMana ? 'Hide' : 'Show'} mana abilities ({mana.length})
          </Button>
          {showMana && (
            <ul className="options" aria-label="Mana abilities">
              {mana.map(({ option, index }) => (
                <li key={index}>
                  <Button className="option" isDisabled={sending} onPress={() => sendAnswer([index])}>
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
