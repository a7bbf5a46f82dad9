/** What a click on an object or player does to the pending decision. Several possible actions: a menu by the object. */
import { isSingle, markRow } from '@rulewright/protocol';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { WithSymbols } from './symbols.tsx';
import { myDecision, sendAnswer, setDraft, useApp } from '../connection/store.ts';
import {
  clickable,
  clickWhileBlocking,
  cycleAttack,
  optionForPlayer,
  optionsByObject,
  optionsOf,
} from '../seen/answering.ts';
import { useWords } from '../words/language.ts';

interface TableActions {
  available: ReadonlySet<number>;
  picked: ReadonlySet<number>;
  unsure: ReadonlySet<number>;
  /** a click on an object; `at` is where a menu opens */
  click(object: number, at: HTMLElement): void;
  canChoosePlayer(player: number): boolean;
  playerPicked(player: number): boolean;
  clickPlayer(player: number): void;
  choose(index: number): void;
  /** attackers are being declared: what is picked steps forward */
  attacking: boolean;
}

const NOTHING: TableActions = {
  available: new Set(),
  picked: new Set(),
  unsure: new Set(),
  click: () => undefined,
  canChoosePlayer: () => false,
  playerPicked: () => false,
  clickPlayer: () => undefined,
  choose: () => undefined,
  attacking: false,
};
const Actions = createContext<TableActions>(NOTHING);
export const useTableActions = (): TableActions => useContext(Actions);

export function TableActionsProvider({ children }: { children: ReactNode }): ReactNode {
  const decision = useApp(myDecision);
  const draft = useApp((state) => state.draft);
  const { prompt } = useWords('table');
  const [menu, setMenu] = useState<{ at: HTMLElement; indices: readonly number[]; decision: unknown } | null>(null);

  const actions = useMemo<TableActions>(() => {
    if (decision === null) return NOTHING;
    const byObject = optionsByObject(decision);
    const choose = (index: number): void => {
      if (isSingle(decision)) sendAnswer([index]);
      else setDraft(markRow(decision, draft, index));
    };
    return {
      ...clickable(decision, draft),
      click(object, at) {
        if (decision.form === 'attackers') return setDraft(cycleAttack(decision, draft, object));
        if (decision.form === 'blockers') return setDraft(clickWhileBlocking(decision, draft, object));
        const indices = byObject.get(object) ?? [];
        const [only] = indices;
        if (indices.length > 1) setMenu({ at, indices, decision });
        else if (only !== undefined) choose(only);
      },
      canChoosePlayer: (player) => optionForPlayer(decision, player) >= 0,
      playerPicked: (player) => draft.picked.includes(optionForPlayer(decision, player)) && decision.form === 'choose',
      clickPlayer: (player) => {
        const index = optionForPlayer(decision, player);
        if (index >= 0) choose(index);
      },
      choose,
      attacking: decision.form === 'attackers',
    };
  }, [decision, draft]);

  const open = menu !== null && menu.decision === decision;
  return (
    <Actions value={actions}>
      {children}
      {open && decision !== null && (
        <Popover
          isOpen
          onOpenChange={(isOpen) => !isOpen && setMenu(null)}
          triggerRef={{ current: menu.at }}
          className="popover"
        >
          <Menu
            aria-label={prompt.whatToDo}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
            autoFocus="first"
            className="menu"
            onAction={(key) => {
              setMenu(null);
              actions.choose(Number(key));
            }}
          >
            {menu.indices.map((index) => (
              <MenuItem
                id={String(index)}
                key={index}
                className="menu-item"
                lang="en"
                textValue={optionsOf(decision)[index]?.label ?? ''}
              >
                <WithSymbols text={optionsOf(decision)[index]?.label ?? ''} />
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      )}
    </Actions>
  );
}
