/** The card that is read and says most of the words around a place where reading another stopped. 2006: 200 · 2009, 2011, 2026: 200 */
import type { CardSource } from '@rulewright/cards';
import { type CardText, compileEitherWording } from '@rulewright/oracle';
import type { RefusalPlace } from './refusal-place.ts';

export interface NearestCard {
  readonly name: string;
  /** the words that both say */
  readonly words: string;
}

/** Words around the place that are looked for together: more than these say the same, fewer say nothing. */
const [MOST_WORDS, LEAST_WORDS] = [12, 3];
/** Cards that are compiled to find one that is read. */
const MOST_TRIED = 20;

/** Null where reading did not stop at a place, or no card that is read says three words up to it. */
export function nearestRead(source: CardSource, card: CardText, { face, from, to }: RefusalPlace): NearestCard | null {
  const whole = card.faces?.find(({ name }) => name === face) ?? card;
  if (from === 0 && to === whole.text.length && whole.text.includes('\n')) return null;
  const windows = windowsAround(whole.text, from);
  if (windows.length === 0) return null;
  const found: { name: string; at: number }[] = [];
  for (const name of source.names()) {
    if (name === card.name) continue;
    const other = source.find(name);
    const at = windows.findIndex((words) => (other?.faces ?? [other]).some((one) => one?.text.includes(words)));
    if (at >= 0) found.push({ name, at });
  }
  found.sort((a, b) => a.at - b.at);
  for (const { name, at } of found.slice(0, MOST_TRIED)) {
    const other = source.find(name);
    if (other !== undefined && compileEitherWording(other).ok) return { name, words: windows[at] ?? '' };
  }
  return null;
}

/** The stretches of a line that reach that place from before it, the longest first, of the same length those that go furthest beyond it. */
function windowsAround(text: string, at: number): string[] {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const words = [...text.slice(start, end < 0 ? undefined : end).matchAll(/\S+/g)];
  const next = words.findIndex(({ index }) => start + index >= at);
  const stop = next < 0 ? words.length - 1 : next;
  const before = Math.max(0, stop - 1);
  const windows: string[] = [];
  for (let size = Math.min(MOST_WORDS, words.length); size >= LEAST_WORDS; size -= 1)
    for (let first = Math.min(before, words.length - size); first >= 0 && first + size > before; first -= 1)
      windows.push(
        words
          .slice(first, first + size)
          .map(([word]) => word)
          .join(' '),
      );
  return windows;
}
