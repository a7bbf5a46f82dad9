/** Writing a card into the position of a notation, in the player's line, behind what is there in that zone. */

export const ZONES = ['battlefield', 'hand', 'graveyard', 'library', 'exile'] as const;
export type ZoneName = (typeof ZONES)[number];

export interface NewCard {
  readonly card: string;
  readonly player: string;
  readonly zone: ZoneName;
  /** what is so of it, as the notation has it in parentheses; empty: nothing */
  readonly state: string;
}

/** A name as the notation takes it: in quotation marks where it has a mark of the notation in it. */
const named = (card: string): string => (/[,;:|()[\]"]/.test(card) ? JSON.stringify(card) : card);

/** The text with the card in it; null where it has no position. `head` is the part of the text before its script. */
export function withCard(text: string, head: string, { card, player, zone, state }: NewCard): string | null {
  if (head.trim() === '') return null;
  const lines = text.split('\n');
  const last = head.split('\n').length;
  const words = `${named(card.trim())}${state.trim() === '' ? '' : ` (${state.trim()})`}`;
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
  const isCounted = (part: string): boolean => /^-?\d+ \S/.test(part);
  const place = parts.findIndex((part) =>
    zone === 'battlefield' ? part !== '' && !isZone(part) && !isCounted(part) : part.startsWith(`${zone}:`),
  );
  if (place >= 0) parts[place] = `${parts[place]}, ${words}`;
  else if (zone === 'battlefield') parts.unshift(words);
  else parts.push(`${zone}: ${words}`);
  lines.splice(at, end - at, `  ${player}: ${parts.filter((part) => part !== '').join(' | ')}`);
  return lines.join('\n');
}
