/** Where a cube is pasted, dropped or opened. */
import { decodeList } from '@rulewright/cards';
import type { CubeList } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, DropZone, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { LIST_FILES } from '../decks/deck-file.ts';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong } from '../words/trouble.ts';

const MOST_FAULTS = 5;
const LONGEST_FILE = 4 * 1024 * 1024;

export function CubeField({
  cube,
  onChange,
}: {
  cube: CubeList | null;
  onChange(cube: CubeList | null): void;
}): ReactNode {
  const words = useWords('limited').cube;
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Wrong>('');

  useEffect(() => {
    let stale = false;
    if (text.trim() === '') {
      setFaults([]);
      onChange(null);
      return undefined;
    }
    import('./cube-list.ts').then(
      ({ readCube }) => {
        if (stale) return;
        const read = readCube(text, name);
        setFaults(read.ok ? [] : read.faults);
        onChange(read.ok ? read.cube : null);
      },
      () => !stale && setWrong(trouble('limited', ({ cube: said }) => said.notRead)),
    );
    return () => {
      stale = true;
    };
  }, [text, name, onChange]);

  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    setWrong('');
    const notRead = (): void => setWrong(trouble('limited', ({ cube: said }) => said.notRead));
    if (file.size > LONGEST_FILE) return notRead();
    file.arrayBuffer().then((bytes) => {
      setName(file.name.replace(/\.[a-z]+$/i, ''));
      setText(decodeList(new Uint8Array(bytes)));
    }, notRead);
  };
  return (
    <DropZone
      className="cube-field"
      onDrop={({ items }) => {
        const [item] = items;
        if (item?.kind === 'file') item.getFile().then(take, () => undefined);
        else if (item?.kind === 'text') item.getText('text/plain').then(setText, () => undefined);
      }}
    >
      <TextField value={text} onChange={setText}>
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
