/** Writing a card into the position of a notation, in the player's line, behind what is there in that zone. */
import { printName } from '@rulewright/scenario/notation';

export const ZONES = ['battlefield', 'hand', 'graveyard', 'library', 'exile'] as const;
export type ZoneName = (typeof ZONES)[number];

export interface NewCard {
  readonly card: string;
  readonly player: string;
  readonly zone: ZoneName;
  /** what is so of it, as the notation has it in parentheses; empty: nothing */
  readonly state: string;
}

/** The head of a position in which nothing lies yet, under the rules of every edition. */
export const EMPTY_POSITION = 'New position  2006 2009 2011 2026';

/** The text with the card in it: an empty one becomes a position. Null where it has none. `head` is the part of the text before its script. */
export function withCard(text: string, head: string, put: NewCard): string | null {
  if (text.trim() === '') return withCard(`${EMPTY_POSITION}\n`, EMPTY_POSITION, put);
  if (head.trim() === '') return null;
  const { card, player, zone, state } = put;
  const lines = text.split('\n');
  const last = head.split('\n').length;
  const words = `${printName(card.trim())}${state.trim() === '' ? '' : ` (${state.trim()})`}`;
  const at = lines.findIndex((line, place) => place < last && line.startsWith(`  ${player}:`));
  if (at < 0) {
    lines.splice(last, 0, `  ${player}: ${zone === 'battlefield' ? words : `| ${zone}: ${words}`}`.replace(': |', ':'));
    return lines.join('\n');
  }
  // a line that goes on below is indented more
  let end = at + 1;
  while (end < last && /^ {3,}\S/.test(lines[end] ?? '')) end += 1;
  const whole = lines
    .slice(at, end)
    .map((line, place) => (place === 0 ? line.trimEnd() : line.trim()))
    .join(' ');
  const parts = whole
    .slice(`  ${player}:`.length)
    .split(' | ')
    .map((part) => part.trim());
  const isZone = (part: string): boolean => /^(?:hand|graveyard|library|exile|commander|outside):/.test(part);
  const isCounted = (part: string): boolean => /^-?\d+ (?:life|poison|\S+ counters?)$/.test(part);
  const place = parts.findIndex((part) =>
    zone === 'battlefield' ? part !== '' && !isZone(part) && !isCounted(part) : part.startsWith(`${zone}:`),
  );
  // a zone in which nothing lies holds `none`
  if (place >= 0) parts[place] = `${parts[place]}, ${words}`.replace(/(^|: )none, /, '$1');
  else if (zone === 'battlefield') parts.unshift(words);
  else parts.push(`${zone}: ${words}`);
  lines.splice(at, end - at, `  ${player}: ${parts.filter((part) => part !== '').join(' | ')}`);
  return lines.join('\n');
}
