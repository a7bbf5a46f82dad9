/** Where the reader gives the page an own copy of the official rules, and takes it back. */
import type { EditionName } from '@rulewright/engine';
import type { ReactNode } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { EDITION_WORDS } from '../table/edition-words.ts';
import {
  forgetOfficialText,
  refuseNoFile,
  takeOfficialText,
  useOfficialText,
  useOfficialTrouble,
} from './official-texts.ts';

export function OwnText({ edition }: { edition: EditionName }): ReactNode {
  const official = useOfficialText(edition);
  const trouble = useOfficialTrouble();
  return (
    <section className="own-text">
      <h2>Your own copy of the rules</h2>
      {official === null ? (
        <DropZone
          className="own-text-drop"
          onDrop={(event) => {
            for (const item of event.items)
              if (item.kind === 'file') item.getFile().then(takeOfficialText, refuseNoFile);
              else refuseNoFile();
          }}
        >
          <Text slot="label">
            If you have the official text file of these rules, drop it here: its words are then shown in place of ours.
            It stays in this browser.
          </Text>
          <FileTrigger
            acceptedFileTypes={['.txt', 'text/plain']}
            onSelect={(files) => {
              for (const file of files ?? []) takeOfficialText(file);
            }}
          >
            <Button className="button">Choose the file</Button>
          </FileTrigger>
        </DropZone>
      ) : (
        <p>
          {official.rules.size.toLocaleString('en')} numbers of the rules of {EDITION_WORDS[edition].name} are shown in
          the words of your copy.{' '}
          <Button className="button" onPress={() => forgetOfficialText(edition)}>
            Remove it
          </Button>
        </p>
      )}
      {trouble !== '' && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
