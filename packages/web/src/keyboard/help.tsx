/** What the keys do, and how the table works, in a few words. */
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay, Switch } from 'react-aria-components';
import { changeRemembered, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

export function Help({ onClose }: { onClose: () => void }): ReactNode {
  const { keys } = useWords('table');
  const { close } = useWords();
  const letterKeys = useApp((state) => state.remembered.letterKeys);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">{keys.title}</Heading>
            <Button className="button quiet" aria-label={close} onPress={onClose}>
              ✕
            </Button>
          </div>
          <p>{keys.cards}</p>
          <p>{keys.look}</p>
          <dl className="keys">
            {keys.list.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <div className="dialog-buttons">
            <Button
              className="button"
              onPress={() => {
                changeRemembered({ hints: [] });
                onClose();
              }}
            >
              {keys.hintsAgain}
            </Button>
          </div>
          <Switch className="switch" isSelected={letterKeys} onChange={(on) => changeRemembered({ letterKeys: on })}>
            <span className="switch-track" /> {keys.letters}
          </Switch>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
