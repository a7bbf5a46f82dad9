/** The table on the full screen: what is seen, and the keys. 2006: 408 · 2009, 2011: 116 · 2026: 117 */
import { type Answer, decision, result, type View, type ViewDecision } from '@rulewright/engine';
import { nextFocus, type SeatSettings } from '@rulewright/protocol';
import { Box, type Key, Text, useApp, useInput, useStdout } from 'ink';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Because } from '../../explain/cause-words.ts';
import { boardLines } from '../describe-view.ts';
import { isSingle } from '@rulewright/protocol';
import { isLine } from '../draft.ts';
import { saidOnce } from '../said-once.ts';
import { endingOf, endingSentence, seenBy, type Sitting, toldTo } from '../sitting.ts';
import { type Line, type Panel, screenLines } from './layout.ts';
import {
  adjust,
  enter,
  erase,
  freshPanel,
  move,
  type Outcome,
  panelRows,
  type PanelState,
  type,
} from './panel-state.ts';
import { settingRows } from './settings.ts';

/** What the screen is told and may do. */
export interface Driver {
  readonly sitting: Sitting;
  /** called whenever there is something new to see; returns how to stop that */
  subscribe(listener: () => void): () => void;
  /** null where the answer was taken, else why not */
  answer(given: Answer): string | null;
  undo(): string | null;
  concede(): void;
  change(seat: number, settings: SeatSettings): void;
  passUntil(until: 'end-of-turn' | 'my-turn'): void;
  leave(): void;
}

type Overlay = 'none' | 'help' | 'settings' | 'concede' | 'zones';

const HELP = [
  '↑ ↓ and Enter choose; a number and Enter too; letters show only what has them',
  'Space passes priority; ← → less and more, where amounts are divided',
  'Ctrl+E pass until the end of turn      Ctrl+N pass until your next turn',
  'Ctrl+T stops and other settings        Ctrl+U take your answer back',
  'Ctrl+G everything on the table         Ctrl+X concede',
  'Tab with several players, shows the next of the others whole',
  'Esc back                               Ctrl+C leave',
];

interface Props {
  readonly driver: Driver;
  readonly seat: number;
  /** says under each entry of the log why; null: not asked for */
  readonly why?: Because | null;
}

export function TableScreen({ driver, seat, why = null }: Props): ReactElement {
  const { sitting } = driver;
  const { exit } = useApp();
  const [width, height] = useSize();
  const [, redraw] = useState(0);
  useEffect(() => driver.subscribe(() => redraw((n) => n + 1)), [driver]);

  const asked = decision(sitting.game);
  const person = asked !== null && sitting.seats[asked.by]?.kind === 'person';
  const seen = seenBy(sitting, person ? asked.by : seat);
  const once = person && result(sitting.game) === null && seen.decision ? saidOnce(seen.decision, seen) : null;
  const question = once?.question ?? null;
  const names = question?.form === 'name' && !isLine(question) ? (sitting.game.catalogue?.names() ?? []) : [];
  // A new question begins with nothing marked.
  const key = `${sitting.game.log.length}/${asked?.by}/${asked?.kind}`;
  const [held, hold] = useState<{ key: string; state: PanelState } | null>(null);
  const state = question ? (held?.key === key ? held.state : freshPanel(question)) : null;
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [place, setPlace] = useState(0);
  const [focus, setFocus] = useState(-1);
  const [notice, setNotice] = useState('');
  const keep = (next: PanelState): void => hold({ key, state: next });
  const settle = (outcome: Outcome): void => {
    if ('state' in outcome) return keep(outcome.state);
    const wrong = driver.answer(once?.meant(outcome.answer) ?? outcome.answer);
    if (wrong !== null && state) keep({ ...state, message: wrong });
  };

  // A key counts for what is on the screen when it is pressed, not for what was there before.
  const latest = useRef<(input: string, pressed: Key) => void>(() => {});
  const onKey = (input: string, pressed: Key): void => {
    setNotice('');
    if (pressed.ctrl && input === 'c') {
      driver.leave();
      exit();
      return;
    }
    if (result(sitting.game) !== null) {
      driver.leave();
      exit();
      return;
    }
    if (overlay === 'settings') {
      const holder = sitting.seats[asked?.by ?? seat];
      const rows = holder ? settingRows(holder.settings) : [];
      if (pressed.upArrow) setPlace((place + rows.length - 1) % rows.length);
      else if (pressed.downArrow) setPlace((place + 1) % rows.length);
      else if (pressed.return || input === ' ') {
        const row = rows[place];
        if (row) driver.change(asked?.by ?? seat, row.switched);
      } else if (pressed.escape || pressed.ctrl) setOverlay('none');
      return;
    }
    if (overlay === 'concede') {
      setOverlay('none');
      if (input === 'y') driver.concede();
      return;
    }
    if (overlay === 'help' || overlay === 'zones') {
      if (pressed.upArrow) setPlace(Math.max(0, place - 1));
      else if (pressed.downArrow) setPlace(place + 1);
      else setOverlay('none');
      return;
    }
    if (pressed.ctrl) {
      const open = (which: Overlay): void => {
        setPlace(0);
        setOverlay(which);
      };
      if (input === 't') open('settings');
      else if (input === 'g') open('zones');
      else if (input === 'x' && person) open('concede');
      else if (input === 'u' && person) setNotice(driver.undo() ?? '');
      else if (input === 'e' && question?.kind === 'priority') driver.passUntil('end-of-turn');
      else if (input === 'n' && question?.kind === 'priority') driver.passUntil('my-turn');
      return;
    }
    if (input === '?') {
      setPlace(0);
      setOverlay('help');
      return;
    }
    if (pressed.tab) {
      setFocus(nextFocus(seen, focus));
      return;
    }
    if (!question || !state) return;
    // Keys that come fast, or are pasted, come as one: what stands before an Enter is typed, then entered, then the rest.
    const enterAt = pressed.return ? -1 : input.search(/[\r\n]/);
    if (enterAt >= 0) {
      settle(enter(question, enterAt === 0 ? state : type(state, input.slice(0, enterAt)), names));
      const rest = input.slice(enterAt + 1);
      if (rest !== '') setTimeout(() => latest.current(rest, pressed), 0);
      return;
    }
    if (pressed.return) settle(enter(question, state, names));
    else if (pressed.upArrow) keep(move(question, state, -1, names));
    else if (pressed.downArrow) keep(move(question, state, 1, names));
    else if (pressed.leftArrow) keep(adjust(question, state, -1));
    else if (pressed.rightArrow) keep(adjust(question, state, 1));
    else if (pressed.escape) keep({ ...state, typed: '', cursor: 0, message: '' });
    else if (pressed.backspace || pressed.delete) keep(erase(state));
    else if (input === ' ' && state.typed === '')
      settle(question.kind === 'priority' ? { answer: [0] } : enter(question, state, names));
    else if (input !== '') keep(type(state, input));
  };
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useInput((input, pressed) => latest.current(input, pressed));

  const panel =
    overlay === 'none'
      ? questionPanel(sitting, seen, question, state, names, notice)
      : overlayPanel(overlay, sitting, seen, asked?.by ?? seat, place);
  const told = { ...seen, log: toldTo(seen, sitting) };
  const { left, right, leftWidth } = screenLines(told, panel, { width, height, focus, why });
  return (
    <Box width={width} height={height}>
      <Column lines={left} width={leftWidth} />
      {right.length > 0 && (
        <Box marginLeft={1}>
          <Column lines={right} width={width - leftWidth - 1} />
        </Box>
      )}
    </Box>
  );
}

function Column({ lines, width }: { lines: readonly Line[]; width: number }): ReactElement {
  return (
    <Box flexDirection="column" width={width}>
      {lines.map(({ text, color, bold, dim, inverse }, at) => (
        // Lines have no identity of their own: the third line is whatever stands third.
        <Text
          key={String(at)}
          wrap="truncate"
          {...(color && { color })}
          bold={bold ?? false}
          dimColor={dim ?? false}
          inverse={inverse ?? false}
        >
          {text === '' ? ' ' : text}
        </Text>
      ))}
    </Box>
  );
}

function questionPanel(
  sitting: Sitting,
  seen: View,
  question: ViewDecision | null,
  state: PanelState | null,
  names: readonly string[],
  notice: string,
): Panel {
  if (result(sitting.game) !== null)
    return { title: endingSentence(endingOf(sitting)), rows: [], cursor: 0, footer: 'any key ends it', message: '' };
  if (!question || !state)
    return {
      title: seen.decision ? `${seen.players[seen.decision.by]?.name} decides` : '…',
      rows: [],
      cursor: 0,
      footer: '? help · Ctrl+C leave',
      message: notice,
    };
  const rows = panelRows(question, state, names);
  const several = sitting.seats.filter(({ kind }) => kind === 'person').length > 1;
  const typed =
    state.typed === ''
      ? question.form === 'number' || question.form === 'name'
        ? 'type it: '
        : ''
      : `typed: ${state.typed} · `;
  const keys =
    question.kind === 'priority'
      ? 'Enter chooses · Space passes · ? help'
      : isSingle(question)
        ? 'Enter chooses · ? help'
        : 'Enter marks · Done ends · ? help';
  return {
    title: `${several ? `${seen.players[question.by]?.name}: ` : ''}${question.prompt}${question.rule === null ? '' : ` [${question.rule}]`}`,
    rows,
    cursor: Math.min(state.cursor, Math.max(0, rows.length - 1)),
    footer: `${typed}${keys}`,
    message: state.message === '' ? notice : state.message,
  };
}

function overlayPanel(overlay: Overlay, sitting: Sitting, seen: View, seat: number, place: number): Panel {
  const plain = (title: string, lines: readonly string[], footer: string): Panel => ({
    title,
    rows: lines.map((text) => ({ text, object: 0 })),
    cursor: Math.min(place, Math.max(0, lines.length - 1)),
    footer,
    message: '',
  });
  switch (overlay) {
    case 'settings':
      return plain(
        'Settings',
        settingRows(sitting.seats[seat]?.settings ?? fallback()).map(({ text }) => text),
        'Enter switches · Esc back',
      );
    case 'zones':
      return plain('Everything on the table', boardLines(seen), '↑ ↓ · Esc back');
    case 'concede':
      return plain('Concede the game?', [], 'y concedes, any other key does not');
    case 'help':
    case 'none':
      return plain('Keys', HELP, 'any key goes back');
  }
}

function fallback(): never {
  throw new Error('settings of a seat where nobody sits');
}

/** Columns and rows, as the terminal is resized. The last row stays free, so that the screen never scrolls. */
function useSize(): [number, number] {
  const { stdout } = useStdout();
  const measure = (): [number, number] => [Math.max(20, stdout.columns ?? 80), Math.max(10, (stdout.rows ?? 24) - 1)];
  const [size, resize] = useState(measure);
  useEffect(() => {
    const changed = (): void => resize(measure());
    stdout.on('resize', changed);
    return () => {
      stdout.off('resize', changed);
    };
  });
  return size;
}
