/** The cards of a pile, side by side; those that can be chosen or played from there are clicked there. */
import type { WireObject } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CardButton } from '../card/card-button.tsx';
import { useWords } from '../words/language.ts';

export function ZoneViewer({
  title,
  objects,
  onClose,
}: {
  title: string;
  objects: readonly WireObject[];
  onClose: () => void;
}): ReactNode {
  const { close } = useWords();
  const { noCards } = useWords('table').plate;
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal wide">
        <Dialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title">
              {title} ({objects.length})
            </Heading>
            <Button className="button quiet" aria-label={close} onPress={onClose}>
              ✕
            </Button>
          </div>
          <div className="zone-cards">
            {objects.map((object) => (
              <CardButton key={object.id} object={object} size="hand" />
            ))}
            {objects.length === 0 && <p>{noCards}</p>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
