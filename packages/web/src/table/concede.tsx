/** Conceding, asked once more, or offering a draw instead. 2006: 102.3a · 2009: 104.3a · 2011, 2026: 104.3a, 104.4i */
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { concede, offerDraw, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

export function ConcedeDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { conceding, concede: toConcede } = useWords('table');
  const mayDraw = useApp(({ table }) => table?.seats.every(({ kind }) => kind === 'human') ?? false);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog" role="alertdialog">
          <Heading slot="title">{conceding.title}</Heading>
          <p>{conceding.what}</p>
          <div className="dialog-buttons">
            <Button
              className="button"
              onPress={onClose}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus on its harmless answer
              autoFocus
            >
              {conceding.playOn}
            </Button>
            {mayDraw && (
              <Button
                className="button"
                onPress={() => {
                  offerDraw(true);
                  onClose();
                }}
              >
                {conceding.offerDraw}
              </Button>
            )}
            <Button
              className="button danger"
              onPress={() => {
                concede();
                onClose();
              }}
            >
              {toConcede}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
