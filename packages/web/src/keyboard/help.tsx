/** What the keys do, and how the table works, in a few words. */
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay, Switch } from 'react-aria-components';
import { changeRemembered, useApp } from '../connection/store.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['Space or Enter', 'pass, or confirm what is chosen'],
  ['P', 'pass or confirm, wherever the focus is'],
  ['1 to 9', 'take the numbered option'],
  ['Arrows', 'go from card to card; Space or Enter acts on it'],
  ['A', 'attack with everything that can'],
  ['B', 'have an attack or blocks suggested'],
  ['E', 'pass until the end of the turn, or stop that'],
  ['H', 'hold priority after your own spells, or no longer'],
  ['O', 'with several players, show the next of the others whole'],
  ['U', 'undo, until hidden information was seen'],
  ['L', 'log'],
  ['S', 'stops and settings'],
  ['Esc', 'close, or let go of a card'],
  ['?', 'this help'],
];

export function Help({ onClose }: { onClose: () => void }): ReactNode {
  const letterKeys = useApp((state) => state.remembered.letterKeys);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">How to play here</Heading>
            <Button className="button quiet" aria-label="Close" onPress={onClose}>
              ✕
            </Button>
          </div>
          <p>
            Cards that can do something now have a bright edge: click one and it acts, or shows a menu if it could do
            several things. Costs are paid for you unless you turn that off under Stops.
          </p>
          <p>Point at a card, focus it or hold it to see it whole.</p>
          <dl className="keys">
            {KEYS.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Switch className="switch" isSelected={letterKeys} onChange={(on) => changeRemembered({ letterKeys: on })}>
            <span className="switch-track" /> Letter keys act on the game
          </Switch>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
