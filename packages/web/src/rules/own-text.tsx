/** Where the reader gives the page an own copy of the official rules, and takes it back. */
import type { EditionName } from '@rulewright/engine';
import type { ReactNode } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import {
  forgetOfficialText,
  refuseNoFile,
  takeOfficialText,
  useOfficialText,
  useOfficialTrouble,
} from './official-texts.ts';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function OwnText({ edition }: { edition: EditionName }): ReactNode {
  const official = useOfficialText(edition);
  const trouble = useOfficialTrouble();
  const { own } = useWords('rules');
  const { editions } = useWords();
  return (
    <section className="own-text">
      <h2>{own.title}</h2>
      {official === null ? (
        <DropZone
          className="own-text-drop"
          onDrop={(event) => {
            for (const item of event.items)
              if (item.kind === 'file') item.getFile().then(takeOfficialText, refuseNoFile);
              else refuseNoFile();
          }}
        >
          <Text slot="label">{own.drop}</Text>
          <FileTrigger
            acceptedFileTypes={['.txt', 'text/plain']}
            onSelect={(files) => {
              for (const file of files ?? []) takeOfficialText(file);
            }}
          >
            <Button className="button">{own.choose}</Button>
          </FileTrigger>
        </DropZone>
      ) : (
        <p>
          {own.shown(official.rules.size, editions[edition])}{' '}
          <Button className="button" onPress={() => forgetOfficialText(edition)}>
            {own.remove}
          </Button>
        </p>
      )}
      {trouble !== '' && (
        <p className="bad" role="alert">
          <Problem of={trouble} />
        </p>
      )}
    </section>
  );
}
