/** Taking the document elsewhere: a link, a file, a picture; bringing one in; and making a test of what is seen. */
import { addressAt, addressOf } from '#home';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { textOf } from './document.ts';
import { openText, useLab, soon } from './lab-state.ts';
import { useLater } from '../shell/later.ts';
import { linkTo } from './link.ts';
import { room } from '../shell/room.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

/** A file larger than this is not read. */
const LARGEST_FILE = 400_000;
const pictures = () => import('./picture.ts');
const MAKE_TEST = room([], async () => ({ default: (await import('./make-test.tsx')).MakeTest }));

export function Sharing({ onNotice }: { onNotice: (notice: Wrong | null) => void }): ReactNode {
  const words = useWords('lab').sharing;
  const { copied: done } = useWords();
  const [copied, setCopied] = useState(false);
  const [testing, setTesting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const isReady = useLab(({ cards }) => cards !== 'loading');
  useLater(isReady, pictures);
  useLater(isReady, MAKE_TEST.fetch);
  const copyLink = async (): Promise<void> => {
    const { doc, edition, beside } = useLab.getState();
    const linked = await linkTo({ doc, edition, beside });
    if (!linked.ok) return onNotice(linked.message);
    const path = `/lab#${linked.link}`;
    const address = addressAt(location.origin, path);
    history.replaceState(null, '', addressOf(path));
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      onNotice(trouble('lab', ({ sharing }) => sharing.notCopied));
    }
  };
  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const { name, size } = chosen;
    if (size > LARGEST_FILE) onNotice(trouble('lab', ({ sharing }) => sharing.tooLarge(name, size, LARGEST_FILE)));
    else {
      onNotice(null);
      await openText(await chosen.text());
    }
  };
  return (
    <>
      <Button className="button" onPress={() => file.current?.click()}>
        {words.open}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".scenario,.json,.txt"
        hidden
        aria-label={words.file}
        onChange={({ target }) => {
          openFile(target.files?.[0]).catch((error: unknown) => onNotice(wrongOf(error)));
          target.value = '';
        }}
      />
      <Button className="button" onPress={saveFile}>
        {words.save}
      </Button>
      <Button
        className="button"
        onPress={() => {
          savePicture().catch((error: unknown) => onNotice(wrongOf(error)));
        }}
      >
        {words.picture}
      </Button>
      <Button className="button" onPress={() => setTesting(true)}>
        {words.test}
      </Button>
      <Button className="button primary" onPress={() => soon(copyLink())}>
        {copied ? done : words.copyLink}
      </Button>
      {testing && (
        <Suspense>
          <MAKE_TEST.Room onClose={() => setTesting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The open branch as a scenario file. */
function saveFile(): void {
  const { doc } = useLab.getState();
  saveAs('scenario', new Blob([textOf(doc)], { type: 'text/plain' }));
}

/** The position as it is drawn, as a picture. @throws Error where there is none, or the browser cannot draw it */
async function savePicture(): Promise<void> {
  const board = document.querySelector('.lab-board:not(.empty)');
  if (!(board instanceof HTMLElement)) throw trouble('lab', ({ sharing }) => sharing.noPosition);
  const { pictureOf } = await pictures().catch(() => {
    throw trouble('lab', ({ sharing }) => sharing.noPictures);
  });
  saveAs('png', await pictureOf(board));
}

/** Saves it under the name of the position. */
function saveAs(ending: string, content: Blob): void {
  const { name } = useLab.getState();
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'position'
  }.${ending}`;
  link.click();
  URL.revokeObjectURL(address);
}
