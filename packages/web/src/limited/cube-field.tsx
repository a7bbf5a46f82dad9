/** Where a cube is pasted, dropped or opened. */
import type { CubeList } from '@rulewright/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { Button, DropZone, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { LIST_FILES, listInFile } from '../decks/deck-file.ts';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong } from '../words/trouble.ts';

const MOST_FAULTS = 5;

export function CubeField({
  cube,
  onChange,
}: {
  cube: CubeList | null;
  onChange(cube: CubeList | null): void;
}): ReactNode {
  const words = useWords('limited').cube;
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Wrong>('');

  const asked = useRef('');
  const notRead = (): void => setWrong(trouble('limited', ({ cube: said }) => said.notRead));
  const show = (list: string, called: string): void => {
    asked.current = list;
    setText(list);
    setWrong('');
    setFaults([]);
    onChange(null);
    if (list.trim() === '') return;
    import('./cube-list.ts').then(({ readCube }) => {
      if (asked.current !== list) return;
      const read = readCube(list, called);
      if (read.ok) onChange(read.cube);
      else setFaults(read.faults);
    }, notRead);
  };
  const take = (file: File | undefined): void => {
    if (file !== undefined)
      listInFile(file).then((read) => (read === null ? notRead() : show(read.list, read.name)), notRead);
  };
  return (
    <DropZone
      className="cube-field"
      onDrop={({ items }) => {
        const [item] = items;
        if (item?.kind === 'file') item.getFile().then(take, notRead);
        else if (item?.kind === 'text') item.getText('text/plain').then((list) => show(list, ''), notRead);
      }}
    >
      <TextField value={text} onChange={(list) => show(list, '')}>
        <Label>{words.label}</Label>
        <TextArea rows={9} spellCheck={false} placeholder={words.hint} />
      </TextField>
      <div className="cube-end">
        <FileTrigger acceptedFileTypes={LIST_FILES} onSelect={(files) => take(files?.[0])}>
          <Button className="button">{words.open}</Button>
        </FileTrigger>
        <output>{cube !== null && words.read(cube.cards.length, cube.name)}</output>
      </div>
      {(faults.length > 0 || wrong !== '') && (
        <div className="form-error" role="alert">
          {wrong !== '' && (
            <p>
              <Problem of={wrong} />
            </p>
          )}
          {faults.slice(0, MOST_FAULTS).map((fault) => (
            <p key={fault}>
              <English>{fault}</English>
            </p>
          ))}
        </div>
      )}
    </DropZone>
  );
}
