/** Taking a deck along: copied or downloaded in the forms of other programs, or as a link that holds the list. */
import { addressAt } from '#home';
import { LIST_TARGETS, LIST_WRITERS, type ListTarget, unheldBy } from '@rulewright/cards';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useApp } from '../connection/store.ts';
import { sharedOrigin } from '../lobby/link.tsx';
import { deckFragment } from './deck-address.ts';
import { countedIn, PARTS, type ReadDeck } from './deck-text.ts';
import { useWords } from '../words/language.ts';

/** The forms that are offered; `text` is what the page shows anyway. */
const TARGETS = LIST_TARGETS.filter((target) => target !== 'text');

/** Letters that file systems take. */
const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 60) || 'deck';

export function DeckShare({ deck, name, list }: { deck: ReadDeck | null; name: string; list: string }): ReactNode {
  const words = useWords('decks');
  const addresses = useApp((state) => state.welcome?.addresses) ?? [];
  const [target, setTarget] = useState<ListTarget>('arena');
  const [said, setSaid] = useState<readonly string[]>([]);
  const writer = LIST_WRITERS[target];
  const whole = deck && {
    name,
    ...(Object.fromEntries(PARTS.map((part) => [part, countedIn(deck, part)])) as Record<
      (typeof PARTS)[number],
      ReturnType<typeof countedIn>
    >),
  };
  const lost = whole ? unheldBy(target, whole).map((part) => `${writer.title}: ${words.lost[part]}.`) : [];
  const copy = (text: string, what: string, more: readonly string[]): void => {
    // a page that is not served safely has no clipboard
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setSaid([words.copied(what), ...more]),
        () => setSaid([words.notCopied]),
      );
  };
  const download = (): void => {
    if (whole === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writer.write(whole)], { type: writer.mediaType }));
    link.download = `${fileName(name)}${writer.extension}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
    setSaid(lost);
  };
  const copyLink = (): void => {
    deckFragment({ name, list }).then(
      (fragment) => {
        const origin = sharedOrigin(location, addresses) ?? location.origin;
        if (fragment === null) setSaid([words.linkTooLong]);
        else copy(addressAt(origin, `/decks${fragment}`), words.theLink, []);
      },
      () => setSaid([words.notCopied]), // this browser cannot compress
    );
  };
  const nothing = whole === null || list.trim() === '';
  return (
    <>
      <span className="split-button">
        <Button
          className="button"
          isDisabled={nothing}
          onPress={() => whole && copy(writer.write(whole), writer.title, lost)}
        >
          {words.copyAsForm(writer.title)}
        </Button>
        <select
          aria-label={words.form}
          value={target}
          onChange={(event) => setTarget(TARGETS.find((one) => one === event.target.value) ?? target)}
        >
          {TARGETS.map((one) => (
            <option key={one} value={one}>
              {LIST_WRITERS[one].title}
            </option>
          ))}
        </select>
      </span>
      <Button className="button" isDisabled={nothing} onPress={download}>
        {words.download}
      </Button>
      <Button className="button" isDisabled={list.trim() === ''} onPress={copyLink}>
        {words.copyLink}
      </Button>
      <output className="share-said">{said.join(' ')}</output>
    </>
  );
}
