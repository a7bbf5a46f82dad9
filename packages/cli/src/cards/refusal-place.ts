/** Where on a card a refused stretch of text stands. The compiler reads text with the card's name hidden and reminder text set aside. 2006: 200.3 · 2009, 2011: 207 · 2026: 207.2 */
import type { CardText, Refusal } from '@rulewright/oracle';
import { clipped } from '../text.ts';

export interface RefusalPlace {
  readonly face: string;
  /** the stretch as printed */
  readonly text: string;
  /** characters of the face's text */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

const REMINDER = '(?: ?\\([^()]*\\))?';

export function refusalPlace(card: CardText, refusal: Refusal): RefusalPlace {
  const face = card.faces?.find(({ name }) => name === refusal.face) ?? card;
  const { text } = face;
  const given = {
    face: face.name,
    text: text.slice(refusal.from, refusal.to),
    from: refusal.from,
    to: refusal.to,
    reason: refusal.reason,
  };
  if (given.text === refusal.text) return given;
  const pattern = refusal.text
    .split(/(~~|[~§]|\s)/)
    .map((part) =>
      /^(?:~~|[~§])$/.test(part)
        ? '.{1,60}?'
        : /^\s$/.test(part)
          ? `${REMINDER}\\s`
          : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  const found = refusal.text === '' ? null : new RegExp(pattern, 'g').exec(text);
  if (!found) return { ...given, from: Math.min(refusal.from, text.length), to: Math.min(refusal.to, text.length) };
  return { ...given, text: found[0], from: found.index, to: found.index + found[0].length };
}

/** The line of the text with the stretch, cut to the width, and a caret under where it begins. */
export function underlined(text: string, { from, to }: Pick<RefusalPlace, 'from' | 'to'>, width: number): string {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  const whole = text.slice(start, end < 0 ? undefined : end);
  const cut = whole.length > width ? Math.max(0, from - start - Math.floor(width / 3)) : 0;
  const line = clipped(`${cut > 0 ? '…' : ''}${whole.slice(cut > 0 ? cut + 1 : 0)}`, width);
  const at = from - start - cut;
  return `${line}\n${' '.repeat(at)}^${'~'.repeat(Math.max(0, Math.min(to - from, line.length - at) - 1))}`;
}
