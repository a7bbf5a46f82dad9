/** “Make it a test”: what is so where the document stands, each fact to be confirmed, becomes an expectation of the script. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { ask } from '../asking/asking.ts';
import { textOf } from './document.ts';
import { playLine, useLab, soon } from './lab-state.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

export function MakeTest({ onClose }: { onClose: () => void }): ReactNode {
  const { test, looking } = useWords('lab');
  const { close } = useWords();
  const doc = useLab((state) => state.doc);
  const edition = useLab((state) => state.edition);
  const [facts, setFacts] = useState<readonly string[] | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<Wrong | null>(null);
  useEffect(() => {
    ask('facts', textOf(doc), edition, doc.at).then(setFacts, (error: unknown) => setWrong(wrongOf(error)));
  }, [doc, edition]);
  const toggle = (fact: string): void => {
    const next = new Set(confirmed);
    if (!next.delete(fact)) next.add(fact);
    setConfirmed(next);
  };
  const add = async (): Promise<void> => {
    const chosen = (facts ?? []).filter((fact) => confirmed.has(fact));
    const fault = await playLine(`Then ${chosen.join('; ')}`);
    if (fault === null) onClose();
    else setWrong(fault);
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{test.title}</Heading>
          <p>{test.about}</p>
          {facts === null && wrong === null && <p>{looking}</p>}
          {facts?.length === 0 && <p>{test.nothing}</p>}
          <ul className="fields facts" lang="en">
            {(facts ?? []).map((fact) => (
              <li key={fact}>
                <label>
                  <input type="checkbox" checked={confirmed.has(fact)} onChange={() => toggle(fact)} /> {fact}
                </label>
              </li>
            ))}
          </ul>
          {wrong !== null && (
            <p className="bad" role="alert">
              <Problem of={wrong} />
            </p>
          )}
          <div className="dialog-buttons">
            <Button className="button" onPress={onClose}>
              {close}
            </Button>
            <Button className="button primary" isDisabled={confirmed.size === 0} onPress={() => soon(add())}>
              {test.expect}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
