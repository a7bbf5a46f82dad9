/**
 * The keys of the table. Space passes or confirms unless the keyboard's focus is on a button, which it then presses;
 * digits take the numbered option; arrows go from card to card; letters are listed under “?” and can be turned off.
 */
import { useEffect } from 'react';
import { nextFocus } from '@rulewright/protocol';
import {
  allAttack,
  changeSettings,
  confirmDraft,
  focusOn,
  myDecision,
  passUntil,
  sendAnswer,
  askCoach,
  mayBeCoached,
  suggestDeclaration,
  undo,
  useApp,
} from '../connection/store.ts';
import { actionOf, byHandOption, optionsOf, paysItself } from '../seen/answering.ts';
import type { Panel } from '../table/table.tsx';
import { nearest } from './nearest.ts';
import { isTyping } from './typing.ts';

const OWN_KEYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Pass with priority, pay automatically, confirm anything else. */
export function primary(): void {
  const decision = myDecision(useApp.getState());
  if (decision === null) return;
  if (decision.kind === 'priority') {
    const pass = optionsOf(decision).findIndex((option) => actionOf(option)?.act === 'pass');
    if (pass >= 0) sendAnswer([pass]);
    return;
  }
  const auto = paysItself(decision);
  if (auto >= 0) return sendAnswer([auto]);
  // what is said of a line by hand is done; nothing at all is not done by a key
  if ((decision.byHand?.steps.length ?? 0) > 0 && byHandOption(decision, 'done') >= 0)
    return sendAnswer([byHandOption(decision, 'done')]);
  const only = decision.form === 'choose' && decision.min === 1 && decision.max === 1;
  if (!only) confirmDraft();
}

/** Takes the last step of a line by hand back. */
export function takeStepBack(): boolean {
  const decision = myDecision(useApp.getState());
  const back = decision === null ? -1 : byHandOption(decision, 'takeBack');
  if (back >= 0) sendAnswer([back]);
  return back >= 0;
}

/** Presses the option that shows this digit. */
function pressDigit(digit: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('.prompt .option')];
  const nested = buttons.filter((button) => button.closest('.nested'));
  const among = nested.length > 0 ? nested : buttons;
  const button = among.find((one) => one.querySelector('kbd')?.textContent === digit);
  button?.click();
  return button !== undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function focusTowards(direction: readonly [number, number]): boolean {
  const places = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-object], .who:not(:disabled), .focus-button, .pile-button:enabled, .prompt .option, .prompt .button',
    ),
  ];
  const from =
    document.activeElement instanceof HTMLElement && places.includes(document.activeElement)
      ? document.activeElement
      : null;
  const to =
    from === null ? (places.find((place) => place.closest('.hand')) ?? places[0]) : nearest(from, places, direction);
  to?.focus({ preventScroll: false });
  return to !== undefined;
}

export function useKeys(openPanel: (panel: Panel) => void): void {
  useEffect(() => {
    const letters: Readonly<Record<string, () => void>> = {
      p: primary,
      u: undo,
      e: () => passUntil(useApp.getState().game?.passUntil ? null : 'end-of-turn'),
      a: allAttack,
      b: () => {
        const form = myDecision(useApp.getState())?.form;
        if (form === 'attackers' || form === 'blockers') suggestDeclaration();
      },
      c: () => {
        if (mayBeCoached(useApp.getState())) askCoach();
      },
      h: () => changeSettings({ holdPriority: !useApp.getState().remembered.settings.holdPriority }),
      o: () => {
        const { game, focused } = useApp.getState();
        if (game !== null && game.view.players.length > 2) focusOn(nextFocus(game.view, focused));
      },
      l: () => openPanel('log'),
      s: () => openPanel('settings'),
    };
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' && target.closest('.prompt input')) {
        // when the field has taken what was typed; the search among steps takes the first that is found
        if (target.closest('.step-search')) pressDigit('↵');
        else setTimeout(primary);
        return;
      }
      if (isTyping(target) || target.closest(OWN_KEYS)) return;
      const onButton = target.closest('button, a') !== null && target.matches(':focus-visible');
      if ((event.key === ' ' || event.key === 'Enter') && !onButton) primary();
      else if (event.key === '?') openPanel('help');
      else if (event.key === 'Backspace') {
        if (!takeStepBack()) return;
      } else if (event.key === 'Escape') {
        openPanel(null);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      } else if (/^[1-9]$/.test(event.key)) {
        if (!pressDigit(event.key)) return;
      } else if (ARROWS[event.key]) {
        const direction = ARROWS[event.key];
        if (!direction || !focusTowards(direction)) return;
      } else if (useApp.getState().remembered.letterKeys && letters[event.key.toLowerCase()])
        letters[event.key.toLowerCase()]?.();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [openPanel]);
}
