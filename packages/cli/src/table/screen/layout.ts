/** The full-screen table as lines of a given width and height. 2006: 217, 300–306 · 2009, 2011, 2026: 400, 500–514 */
import type { View, ViewObject } from '@rulewright/engine';
import { focusedPlayer, othersOf, ownPlace } from '@rulewright/protocol';
import type { Because } from '../../explain/cause-words.ts';
import { clipped, indented, wrapped } from '../../text.ts';
import {
  battlefieldOf,
  closeLook,
  find,
  groupedLines,
  playerLine,
  stackLine,
  tally,
  turnLine,
} from '../describe-view.ts';

export interface Line {
  readonly text: string;
  readonly color?: 'cyan' | 'green' | 'yellow' | 'red' | 'magenta' | 'blue';
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly inverse?: boolean;
}

export interface Panel {
  /** the question, or what the moment is */
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly object: number }[];
  readonly cursor: number;
  /** under the rows: what was typed, what keys do */
  readonly footer: string;
  readonly message: string;
}

/** From this width on, stack and log stand beside the table. */
const WIDE = 96;

export interface ScreenForm {
  /** in columns and rows */
  readonly width: number;
  readonly height: number;
  /** the player whose side is shown whole besides one's own; -1 the next one */
  readonly focus?: number;
  /** says under each entry of the log why; null: not asked for */
  readonly why?: Because | null;
}

export function screenLines(
  view: View,
  panel: Panel,
  { width, height, focus = -1, why = null }: ScreenForm,
): { left: Line[]; right: Line[]; leftWidth: number } {
  const wide = width >= WIDE;
  const rightWidth = wide ? Math.min(60, Math.floor(width * 0.36)) : 0;
  const leftWidth = wide ? width - rightWidth - 1 : width;
  const panelLines = panelOf(view, panel, leftWidth, Math.max(5, Math.floor(height * 0.45)));
  const room = Math.max(3, height - panelLines.length);
  const logRoom = wide ? 0 : Math.max(1, Math.min(4, Math.floor(room / 5)));
  const board = boardOf(view, leftWidth, room - logRoom, wide, focusedPlayer(view, focus));
  const left = [
    ...fill(board, room - logRoom),
    ...(wide ? [] : logOf(view, leftWidth, logRoom, why)),
    ...panelLines,
  ].slice(0, height);
  return { left, right: wide ? sideOf(view, rightWidth, height, why) : [], leftWidth };
}

const fill = (lines: readonly Line[], height: number): Line[] => [
  ...lines.slice(0, height),
  ...Array.from({ length: Math.max(0, height - lines.length) }, () => ({ text: '' })),
];

/** The text, and a rule to the end of the line. */
const ruled = (text: string, width: number): string =>
  text.length + 1 < width ? `${text} ${'─'.repeat(width - text.length - 1)}` : clipped(text, width);

function boardOf(view: View, width: number, height: number, wide: boolean, focused: number): Line[] {
  const me = ownPlace(view);
  const build = (most: number): Line[] => {
    const lines: Line[] = [...restOf(view, focused, width, most > 0)];
    const row = (objects: readonly ViewObject[], color: Line['color']): void => {
      if (objects.length === 0) return;
      const all = wrapped(groupedLines(objects, view).join(' · '), width - 4, '  ').split('\n');
      const kept = Math.max(0, most - 1);
      const shown = all.length > most ? [...all.slice(0, kept), clipped(all.slice(kept).join(' '), width - 4)] : all;
      for (const text of shown) lines.push({ text: `  ${text}`, ...(color && { color }) });
    };
    const side = (player: number, mine: boolean): void => {
      const seat = view.players[player];
      if (!seat) return;
      const { creatures, others, lands } = battlefieldOf(player, view);
      const name: Line = { text: clipped(playerLine(seat, view), width), bold: true, color: mine ? 'cyan' : 'magenta' };
      const graveyard =
        seat.graveyard.length === 0
          ? []
          : [
              {
                text: clipped(
                  `  graveyard: ${[...seat.graveyard]
                    .reverse()
                    .map((card) => card.name)
                    .join(', ')}`,
                  width,
                ),
                dim: true,
              },
            ];
      if (!mine) {
        lines.push(name, ...graveyard);
        row(lands, 'green');
        row(others, 'blue');
        row(creatures, 'yellow');
        return;
      }
      row(creatures, 'yellow');
      row(others, 'blue');
      row(lands, 'green');
      lines.push(...graveyard, name);
      if (seat.hand.length > 0) {
        const hand = wrapped(`hand: ${groupedLines(seat.hand, view).join(' · ')}`, width - 2, '  ').split('\n');
        for (const text of hand.slice(0, Math.max(1, most))) lines.push({ text: `  ${text}` });
      }
    };
    side(focused, false);
    lines.push({ text: ruled(`── ${turnLine(view)}`, width), dim: true });
    if (!wide)
      for (const object of [...view.stack].reverse())
        lines.push({ text: clipped(`  stack: ${stackLine(object, view)}`, width), color: 'red' });
    side(me, true);
    return lines;
  };
  // As many lines a row as there is room for.
  for (const most of [4, 3, 2, 1]) {
    const lines = build(most);
    if (lines.length <= height) return lines;
  }
  return build(0);
}

/** The players who are neither this one nor focused: a line each, or one for all of them. */
function restOf(view: View, focused: number, width: number, roomy: boolean): Line[] {
  const rest = othersOf(view).flatMap((player) => (player === focused ? [] : (view.players[player] ?? [])));
  const line = (text: string): Line => ({ text: clipped(text, width), color: 'magenta' });
  if (roomy)
    return rest.map((player) => line([playerLine(player, view), tally(player.id, view)].filter(Boolean).join(' · ')));
  return rest.length === 0 ? [] : [line(`  ${rest.map(({ name, life }) => `${name} ${life}`).join(' · ')}`)];
}

function sideOf(view: View, width: number, height: number, why: Because | null): Line[] {
  const stack: Line[] = [{ text: `stack${view.stack.length === 0 ? ': empty' : ', the top first'}`, bold: true }];
  for (const object of [...view.stack].reverse()) {
    for (const text of wrapped(stackLine(object, view), width, '  ').split('\n').slice(0, 3))
      stack.push({ text, color: 'red' });
  }
  const exile =
    view.exile.length === 0
      ? []
      : [{ text: clipped(`exiled: ${view.exile.map(({ name }) => name).join(', ')}`, width), dim: true }];
  const head = [
    ...stack.slice(0, Math.max(1, Math.floor(height / 2))),
    ...exile,
    { text: '─'.repeat(width), dim: true },
  ];
  return [...head, ...logOf(view, width, height - head.length, why)];
}

/** The newest entries, the last at the bottom. */
function logOf(view: View, width: number, height: number, why: Because | null): Line[] {
  if (height <= 0) return [];
  const lines = view.log.slice(-height).flatMap((entry) => {
    const because = why?.(entry) ?? null;
    const text = wrapped(entry.text, width, '  ');
    return (because === null ? text : `${text}\n${indented(because, width, 2)}`).split('\n');
  });
  const shown = lines.slice(-height);
  return fill(
    shown.map((text) => ({ text: clipped(text, width), dim: !text.startsWith('Turn ') })),
    height,
  );
}

function panelOf(view: View, panel: Panel, width: number, height: number): Line[] {
  const current = panel.rows[panel.cursor];
  const object = current && current.object !== 0 ? find(current.object, view) : undefined;
  const look = object
    ? closeLook(object)
        .flatMap((line) => wrapped(line, width - 2, '  ').split('\n'))
        .slice(0, 4)
    : [];
  const room = Math.max(1, height - 3 - look.length);
  const from = Math.max(0, Math.min(panel.cursor - Math.floor(room / 2), panel.rows.length - room));
  const more = panel.rows.length > room ? ` (${panel.cursor + 1} of ${panel.rows.length})` : '';
  const rows = panel.rows.slice(from, from + room).map(({ text }, at): Line => {
    const here = from + at === panel.cursor;
    return {
      text: clipped(`${here ? '❯' : ' '} ${from + at + 1} ${text.replaceAll('\n', ' ')}`, width),
      ...(here && { inverse: true }),
    };
  });
  return [
    { text: ruled(`${panel.title.replaceAll('\n', ' ')}${more}`, width), bold: true },
    ...rows,
    ...look.map((text): Line => ({ text: clipped(`  ${text}`, width), dim: true })),
    panel.message === ''
      ? { text: clipped(panel.footer, width), dim: true }
      : { text: clipped(panel.message, width), color: 'red' },
  ];
}
